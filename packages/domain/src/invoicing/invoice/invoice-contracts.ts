/** The operations that issue invoices and credit notes, and read them. */
import { again, command, query, type Tag } from '../../kernel/contract/contract.ts';
import {
  boolean,
  date,
  distinct,
  distinctBy,
  id,
  int32,
  lines as linesField,
  list,
  money,
  NOTE_MAX,
  oneOf,
  optionalLines,
  pathId,
  quantityAmount,
  text,
} from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm, listFormWithoutIds } from '../../kernel/contract/page.ts';
import { type Fault, responseTooLarge } from '../../kernel/contract/refusal.ts';
import { SEARCH } from '../../kernel/contract/search.ts';
import type { Settings } from '../../kernel/contract/settings.ts';
import { outsideOf } from '../../kernel/execution/document.ts';
import { addDays, type CalendarDate, calendarDay } from '../../kernel/values/calendar.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { customerSubject } from '../../masterdata/contracts.ts';
import { BILLINGS, VAT_CLASSES } from '../../masterdata/index.ts';
import { deliveryLineUnknown, deliverySubject } from '../../sales/index.ts';
import { CREDIT_KINDS, DOCUMENT_TYPES, XML_PROFILES } from '../document/document.ts';
import { documentOutput, draftOutput, findingOutput, sum } from '../document/document-output.ts';
import { DELIVERIES_MAX, INVOICE_LINES_MAX } from '../due/periods.ts';
import { datevPostingBatch, invoiceJournal } from '../journal/journal-contracts.ts';
import {
  deliveryNotBillable,
  invoiceLineUnknown,
  invoiceNotValid,
  invoiceTooLarge,
  invoiceXmlUnknown,
  moreThanInvoiced,
  notAnInvoice,
  nothingToCredit,
  nothingToInvoice,
} from '../refusals.ts';
import { dueSubject, INVOICE_STATUSES, invoiceSubject } from '../subjects.ts';
import { moneySum } from './money-sum.ts';

/** Maximum number of lines typed by hand. */
const TYPED_LINES_MAX = 200;
/** Days back from today in which typed goods or services may have been supplied. */
const SUPPLY_DAYS_BACK = 366;

const summary = {
  id: out.text(),
  type: out.oneOf(DOCUMENT_TYPES),
  kind: out.nullable(out.oneOf(CREDIT_KINDS), { description: 'Null: an invoice' }),
  invoiceNumber: out.text({ examples: ['RE-2026-00001'] }),
  issueDate: out.day(),
  dueDate: out.nullable(out.day(), { description: 'Null: a credit note' }),
  customerId: out.text(),
  customerName: out.text({ description: 'Its name at that time' }),
  correctsId: out.nullable(out.text({ description: 'The invoice that a credit note corrects' })),
  supplyFrom: out.day(),
  supplyUntil: out.day(),
  net: sum(),
  tax: sum(),
  gross: sum(),
  openAmount: sum(
    'The gross sum, less credit notes, payments and their discounts; below zero: the shop owes it; of a credit note 0.00',
  ),
  status: out.oneOf(INVOICE_STATUSES, {
    description: 'OPEN while `openAmount` is not 0; else CANCELLED if a cancellation took it back; else SETTLED',
  }),
  overdue: out.boolean({ description: 'Whether something is to be paid, and `dueDate` is past' }),
};

export const listedInvoiceOutput = out.object('InvoiceSummaryResponse', summary);
export type ListedInvoice = out.GivenBy<typeof listedInvoiceOutput>;

const invoice = out.object('InvoiceResponse', {
  ...summary,
  document: documentOutput,
  sha256: out.text({
    description: 'In hexadecimal digits, over the canonical JSON (RFC 8785) of `document` as it is here',
  }),
  xml: out.nullable(
    out.object('InvoiceXmlResponse', {
      profile: out.oneOf(XML_PROFILES),
      bytes: out.int32(),
      sha256: out.text(),
    }),
    { description: 'The e-invoice; null: a document with gross prices' },
  ),
  creditNotes: out.listOf(
    out.object('InvoiceCreditNoteResponse', {
      invoiceId: out.text(),
      invoiceNumber: out.text(),
      issueDate: out.day(),
      kind: out.oneOf(CREDIT_KINDS),
      gross: sum(),
    }),
    { description: 'In the order of their issue' },
  ),
  payments: out.listOf(
    out.object('InvoicePaymentResponse', {
      paymentId: out.text(),
      bookedOn: out.day(),
      amount: sum(),
      discount: sum(),
    }),
    { description: 'The payments that are BOOKED' },
  ),
});
export type InvoiceView = out.GivenBy<typeof invoice>;

export const dueDocumentOutput = out.object('DueDocumentResponse', {
  type: out.oneOf(DOCUMENT_TYPES),
  customerId: out.text(),
  customerName: out.text(),
  billing: out.oneOf(BILLINGS),
  supplyFrom: out.day({ description: 'The first dispatch date' }),
  supplyUntil: out.day({ description: 'The last dispatch date' }),
  deliveryIds: out.listOf(out.text(), { description: 'Empty for a credit note' }),
  invoiceId: out.nullable(out.text({ description: 'The invoice with something to credit; null: a new invoice' })),
  invoiceNumber: out.nullable(out.text()),
  gross: out.nullable(sum(), { description: 'Null with a finding' }),
  findings: out.listOf(findingOutput),
});
export type DueDocument = out.GivenBy<typeof dueDocumentOutput>;

export const listDue = query({
  name: 'invoice.due',
  subject: dueSubject,
  address: 'GET /api/sales/invoices/due',
  summary: 'List the documents to issue: what was delivered and kept, but is not billed, and what is to credit',
  description:
    'Invoices of the periods that ended by `until`, by the rhythm in the sales terms of each customer; and credit notes for goods that came back.',
  permission: 'INVOICE_READ',
  refuses: [responseTooLarge],
  input: listFormWithoutIds(dueSubject.sortable, {
    until: described(optional(date()), 'Default: today'),
    customerId: optional(pathId()),
  }),
  output: out.page(dueDocumentOutput, [
    'type',
    'customerName',
    'supplyFrom',
    'supplyUntil',
    'gross',
    'findings.message',
  ]),
});

export const listInvoices = query({
  name: 'invoice.list',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices',
  summary: 'List invoices and credit notes',
  permission: 'INVOICE_READ',
  input: listForm(invoiceSubject.sortable, {
    ...SEARCH,
    customerId: optional(pathId()),
    type: optional(oneOf(DOCUMENT_TYPES)),
    status: optional(oneOf(INVOICE_STATUSES)),
    overdue: optional(boolean()),
    issuedFrom: optional(date()),
    issuedUntil: optional(date()),
    deliveryId: optional(pathId()),
  }),
  output: out.page(listedInvoiceOutput, [
    'invoiceNumber',
    'type',
    'customerName',
    'issueDate',
    'dueDate',
    'gross',
    'openAmount',
    'status',
  ]),
});

export const getInvoice = query({
  name: 'invoice.get',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices/{id}',
  summary: 'Read one invoice or credit note',
  permission: 'INVOICE_READ',
  input: form({ id: pathId() }),
  output: invoice,
  givesVersion: true,
});

export const invoiceXml = query({
  name: 'invoice.xml',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices/{id}/xml',
  summary: 'Read the e-invoice: a CII document of EN 16931',
  permission: 'INVOICE_READ',
  refuses: [invoiceXmlUnknown],
  input: form({ id: pathId() }),
  output: out.download('application/xml'),
});

export const invoicePdf = query({
  name: 'invoice.pdf',
  subject: invoiceSubject,
  address: 'GET /api/sales/invoices/{id}/pdf',
  summary: 'Read the document as PDF, with its e-invoice attached',
  description: 'PDF/A-3b in German. The same document has the same bytes until the layout changes.',
  permission: 'INVOICE_READ',
  input: form({ id: pathId() }),
  output: out.paper(),
});

const typedLine = form({
  text: text(),
  quantityAmount: quantityAmount({ unitIn: 'unit' }),
  unit: defaulted(oneOf(['KG', 'PIECE']), 'PIECE'),
  price: described(money(), 'Per `unit`, in the basis of the customer: net for businesses, gross for persons'),
  vatClass: oneOf(VAT_CLASSES),
  supplyDate: described(optional(date()), `At most ${SUPPLY_DAYS_BACK} days back; default: today`),
});

const givenPrice = form({
  deliveryId: described(id(), 'One of `deliveryIds`'),
  line: int32(1),
  price: described(money(), 'Replaces the price of the line, or gives one, in its unit'),
  reason: linesField(),
});

/** What an invoice bills. */
const issueFields = {
  customerId: id(),
  deliveryIds: optional(distinct(id(), DELIVERIES_MAX)),
  lines: described(optional(list(typedLine, TYPED_LINES_MAX)), 'Lines typed by hand'),
  prices: optional(list(givenPrice, INVOICE_LINES_MAX)),
  note: optionalLines(NOTE_MAX),
};

/** Reports a line with two prices, and a price of a delivery that the invoice does not bill. */
function priceRule(
  given: {
    readonly deliveryIds?: readonly string[] | undefined;
    readonly prices?:
      | readonly { readonly deliveryId?: string | undefined; readonly line?: number | undefined }[]
      | undefined;
  },
  fault: (at: 'prices', message: Message) => void,
): void {
  const seen = new Set<string>();
  for (const [index, { deliveryId, line: number }] of (given.prices ?? []).entries()) {
    if (deliveryId === undefined || number === undefined) continue;
    const key = `${deliveryId} ${number}`;
    if (seen.has(key)) fault('prices', say`has line ${number} of one delivery twice, at ${index}`);
    seen.add(key);
    if ('deliveryIds' in given && !given.deliveryIds?.includes(deliveryId))
      fault('prices', say`names a delivery at ${index} that is not one of deliveryIds`);
  }
}

const issueForm = form(issueFields, priceRule);

interface When {
  readonly now: Date;
  readonly settings: Settings;
}

/** Reports supply dates of typed lines that are too old, or in the future. */
export function supplyDateFaults(
  { lines: typed = [] }: { readonly lines?: readonly { readonly supplyDate?: CalendarDate | undefined }[] | undefined },
  { now, settings }: When,
): readonly Fault[] {
  const today = calendarDay(now, settings.shopTimeZone);
  const first = addDays(today, -SUPPLY_DAYS_BACK);
  return typed.flatMap(({ supplyDate }, index) => {
    const message = supplyDate && outsideOf(supplyDate, first, today);
    return message ? [{ field: `lines[${index}].supplyDate`, message }] : [];
  });
}

const drafting = {
  subject: invoiceSubject,
  refuses: [
    customerSubject.unknown,
    deliverySubject.unknown,
    deliveryLineUnknown,
    deliveryNotBillable,
    nothingToInvoice,
    invoiceTooLarge,
  ],
  input: issueForm,
  dateFaults: supplyDateFaults,
};

export const previewInvoice = query({
  ...drafting,
  name: 'invoice.preview',
  address: 'POST /api/sales/invoices/preview',
  summary: 'Draft an invoice without issuing it, with what keeps it from being issued',
  description: 'Writes nothing. A line without a price or a VAT class leaves its amounts and all sums null.',
  permission: 'INVOICE_READ',
  output: out.object('InvoicePreviewResponse', { document: draftOutput, findings: out.listOf(findingOutput) }),
});

export const previewInvoicePdf = query({
  ...drafting,
  name: 'invoice.preview-pdf',
  address: 'POST /api/sales/invoices/preview/pdf',
  summary: 'Draft an invoice as PDF, with "Entwurf" for its number',
  permission: 'INVOICE_READ',
  refuses: [...drafting.refuses, invoiceNotValid],
  output: out.paper(),
});

export const issueInvoice = command({
  ...drafting,
  name: 'invoice.issue',
  address: 'POST /api/sales/invoices',
  summary: 'Issue an invoice for all that is due of the deliveries, and for lines typed by hand',
  description:
    'It takes the next number and cannot be changed. The error INVOICE_NOT_VALID has `findings`: what to mend, and where.',
  permission: 'INVOICE_WRITE',
  again: again(getInvoice),
  refuses: [...drafting.refuses, invoiceNotValid],
  // The document does not say why a price was given.
  noted: ({ prices = [] }, { id: invoiceId }) =>
    prices.length === 0 ? undefined : { id: invoiceId, facts: { prices } },
  output: invoice,
});

const allowance = form({ line: int32(1), amount: described(moneySum(), 'Above zero, in the basis of the invoice') });
const creditLines = distinctBy(list(allowance, INVOICE_LINES_MAX, 1), 'line');

export const issueCreditNote = command({
  name: 'invoice.credit',
  subject: invoiceSubject,
  address: 'POST /api/sales/invoices/{id}/credit-notes',
  summary: 'Issue a credit note that corrects an invoice',
  description:
    'CANCELLATION: takes back what is left of every line; its goods are due again. RETURN: credits what is due back. ALLOWANCE: lowers the amounts of `lines`; the goods stay billed.',
  permission: 'INVOICE_DELETE',
  again: again(getInvoice),
  refuses: [invoiceLineUnknown, notAnInvoice, nothingToCredit, moreThanInvoiced],
  input: form(
    {
      id: pathId(),
      reason: linesField(),
      kind: oneOf(CREDIT_KINDS),
      lines: described(optional(creditLines), 'Of an ALLOWANCE alone'),
    },
    (given, fault) => {
      if (!given.kind || !('lines' in given)) return;
      if (given.kind === 'ALLOWANCE' && given.lines === undefined) fault('lines', say`is required for an allowance`);
      if (given.kind !== 'ALLOWANCE' && given.lines !== undefined)
        fault('lines', say`must be omitted: only an allowance has lines`);
    },
  ),
  output: invoice,
});

export const invoiceTag: Tag = {
  title: 'Invoices',
  description: 'Invoices and credit notes: what is due, issuing, e-invoices and PDFs',
  contracts: [
    listDue,
    listInvoices,
    issueInvoice,
    previewInvoice,
    previewInvoicePdf,
    getInvoice,
    issueCreditNote,
    invoiceXml,
    invoicePdf,
    invoiceJournal,
    datevPostingBatch,
  ],
};
