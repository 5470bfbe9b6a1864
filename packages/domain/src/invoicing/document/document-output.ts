/** Documents in responses. */
import * as out from '../../kernel/contract/output.ts';
import { ELECTRONIC_ADDRESS_SCHEMES } from '../../masterdata/index.ts';
import { PRICE_BASES } from '../../sales/index.ts';
import { CREDIT_KINDS, DOCUMENT_TYPES, type DraftDocument, type InvoiceDocument, VAT_CATEGORIES } from './document.ts';
import { FINDING_CODES, type Finding } from './findings.ts';

export const sum = (description = 'A decimal text with two places', example = '29.21') =>
  out.text({ description, examples: [example] });
const quantity = out.text({ description: 'A decimal text, in `unit`', examples: ['12.4'] });
const rate = out.exactNumber({ description: 'In percent', examples: [7] });

const address = out.object('InvoiceAddressResponse', {
  street: out.text(),
  houseNumber: out.text(),
  postalCode: out.text(),
  city: out.text(),
  countryCode: out.text({ description: 'ISO 3166-1 alpha-2; empty: unknown', examples: ['DE'] }),
});

const seller = out.object('SellerResponse', {
  name: out.text(),
  ...address.members,
  phone: out.text(),
  email: out.text(),
  vatId: out.text(),
  taxNumber: out.text(),
  register: out.text(),
  contactPerson: out.text(),
  accountHolder: out.text(),
  iban: out.text(),
  bic: out.text(),
});

const buyer = out.object('BuyerResponse', {
  customerId: out.text(),
  name: out.text(),
  address,
  vatId: out.text(),
  reference: out.text({ description: 'The buyer reference, such as a Leitweg-ID' }),
  electronicAddress: out.nullable(
    out.object('InvoiceElectronicAddressResponse', {
      scheme: out.oneOf(ELECTRONIC_ADDRESS_SCHEMES),
      value: out.text(),
    }),
  ),
});

const lineStart = {
  line: out.int32({ description: 'Counts from 1' }),
  name: out.text(),
  articleNumber: out.text({ description: 'Empty: a line typed by hand' }),
  deliveryId: out.nullable(out.text()),
  deliveryNumber: out.text(),
  deliveryLine: out.nullable(out.int32()),
  lotNumber: out.nullable(out.text()),
  pieces: out.nullable(out.int32({ description: 'Of a line at a price per KG, those not taken back' })),
  supplyDate: out.day(),
  quantity,
  unit: out.text({ description: 'KG, PIECE, another base unit, or ONE', examples: ['KG'] }),
};
const price = out.money({ description: 'Per `unit`, in the basis of the document' });
const category = out.oneOf(VAT_CATEGORIES, {
  description: 'S a rate above 0, Z a rate of 0, E exempt (UNTDID 5305)',
});
const invoiceLine = out.nullable(out.int32({ description: 'The line that a credit note corrects' }));

const line = out.object('InvoiceLineResponse', { ...lineStart, price, category, rate, amount: sum(), invoiceLine });

const draftLine = out.object('InvoiceDraftLineResponse', {
  ...lineStart,
  price: out.nullable(price, { description: 'Null: it has no price' }),
  category: out.nullable(category, { description: 'Null: its article has no VAT class' }),
  rate: out.nullable(rate),
  amount: out.nullable(sum()),
  invoiceLine,
});

const headOf = {
  type: out.oneOf(DOCUMENT_TYPES),
  kind: out.nullable(out.oneOf(CREDIT_KINDS), { description: 'Null: an invoice' }),
  basis: out.oneOf(PRICE_BASES),
  issueDate: out.day(),
  dueDate: out.nullable(out.day(), { description: 'Null: a credit note' }),
  supplyFrom: out.day({ description: 'The first supply date' }),
  supplyUntil: out.day({ description: 'The last supply date' }),
  orderReference: out.text({ description: 'The reference of the orders, if it is one; else empty' }),
  corrects: out.nullable(
    out.object('CorrectedInvoiceResponse', { invoiceId: out.text(), number: out.text(), issueDate: out.day() }),
  ),
  reason: out.text({ description: 'Of a credit note; else empty' }),
  seller,
  buyer,
  deliverTo: out.nullable(out.object('DeliverToResponse', { name: out.text(), address }), {
    description: 'Where all deliveries went, if that is not the address of the buyer',
  }),
};

const vat = out.listOf(
  out.object('VatGroupResponse', {
    category,
    rate,
    net: sum(),
    tax: sum(),
    gross: sum(),
    exemptionReason: out.text({ description: 'Empty: not exempt' }),
  }),
  { description: 'Highest rate first' },
);

const skonto = out.nullable(
  out.object('OfferedSkontoResponse', {
    percent: out.exactNumber(),
    days: out.int32(),
    until: out.day(),
    amount: sum(),
  }),
);

export const documentOutput = out.object('InvoiceDocumentResponse', {
  number: out.text({ examples: ['RE-2026-00001'] }),
  ...headOf,
  lines: out.listOf(line),
  vat,
  net: sum(),
  tax: sum(),
  gross: sum(),
  terms: out.text({ description: 'German sentences about payment' }),
  skonto,
  note: out.text(),
  issuedBy: out.text({ description: 'The username' }),
  issuedAt: out.timestamp<string>(),
}) satisfies out.Output<InvoiceDocument, unknown>;

/** A member of a draft that only an issued document has. */
const notYet: out.Output<null, null> = { schema: { type: 'null' } };

export const draftOutput = out.object('InvoiceDraftResponse', {
  number: notYet,
  ...headOf,
  lines: out.listOf(draftLine),
  vat,
  net: out.nullable(sum(), { description: 'Null: a line is incomplete, as for `tax` and `gross`' }),
  tax: out.nullable(sum()),
  gross: out.nullable(sum()),
  terms: out.text(),
  skonto,
  note: out.text(),
  issuedBy: notYet,
  issuedAt: notYet,
}) satisfies out.Output<DraftDocument, unknown>;

export const findingOutput = out.object('InvoiceFindingResponse', {
  code: out.oneOf(FINDING_CODES),
  message: out.sentence({ description: 'What to do' }),
  line: out.nullable(out.int32({ description: 'The line of the document; null: all of it' })),
}) satisfies out.Output<Finding, unknown>;
