/** Operations on the sales terms of customers, and the removal of customers. */
import { command, query } from '../../kernel/contract/contract.ts';
import { boolean, int32, NAME_MAX, oneOf, optionalText, pathId, percentage } from '../../kernel/contract/fields.ts';
import { form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { REMAINING_DAYS_MAX } from '../article/sales-data.ts';
import { ELECTRONIC_ADDRESS_SCHEMES, electronicAddress } from '../party/electronic-address.ts';
import { vatId } from '../party/vat-id.ts';
import { customerSubject } from '../subjects.ts';
import { BILLINGS, E_INVOICES } from './sales-terms.ts';

const salesTerms = out.object('SalesTermsResponse', {
  vatId: out.text({ description: 'Empty: none', examples: ['DE136695976'] }),
  buyerReference: out.text({ description: 'What the buyer wants to see on an invoice; empty: nothing' }),
  electronicAddress: out.nullable(
    out.object('ElectronicAddressResponse', {
      scheme: out.oneOf(ELECTRONIC_ADDRESS_SCHEMES, {
        description: 'EM e-mail, 0088 GLN, 0204 Leitweg-ID, 9930 German VAT id',
      }),
      value: out.text(),
    }),
  ),
  eInvoice: out.oneOf(E_INVOICES),
  skonto: out.nullable(
    out.object('SkontoResponse', {
      days: out.int32(),
      percent: out.exactNumber({ description: 'At most 2 decimal places' }),
    }),
  ),
  billing: out.oneOf(BILLINGS, { description: 'NONE: paid at the till' }),
  minimumRemainingDays: out.nullable(
    out.int32({ description: 'How many days goods have to last after their dispatch; null: what the article says' }),
  ),
  pricesOnPapers: out.boolean({ description: 'Whether delivery notes and order confirmations show prices' }),
});

export const getSalesTerms = query({
  name: 'customer.get-sales-terms',
  subject: customerSubject,
  address: 'GET /api/customers/{id}/sales-terms',
  summary: 'Read the sales terms of a customer',
  permission: 'CUSTOMER_READ',
  input: form({ id: pathId() }),
  output: salesTerms,
  givesVersion: true,
});

/** The smallest discount in percent: the least value above zero with two places. */
const LEAST_SKONTO = Decimal.of('0.01');
const MOST_SKONTO = Decimal.of('20');
const SKONTO_DAYS_MAX = 365;

export const setSalesTerms = command({
  name: 'customer.set-sales-terms',
  subject: customerSubject,
  address: 'PUT /api/customers/{id}/sales-terms',
  summary: 'Set the sales terms of a customer; a missing member takes its default',
  permission: 'CUSTOMER_WRITE',
  input: form({
    id: pathId(),
    vatId: optional(vatId()),
    buyerReference: optionalText(NAME_MAX),
    electronicAddress: optional(electronicAddress()),
    eInvoice: optional(oneOf(E_INVOICES)),
    skonto: optional(form({ days: int32(1, SKONTO_DAYS_MAX), percent: percentage(LEAST_SKONTO, MOST_SKONTO, 2) })),
    billing: optional(oneOf(BILLINGS)),
    minimumRemainingDays: optional(int32(0, REMAINING_DAYS_MAX)),
    pricesOnPapers: optional(boolean()),
  }),
  output: salesTerms,
  comparesVersion: true,
});

export const deleteCustomer = command({
  name: 'customer.delete',
  subject: customerSubject,
  address: 'DELETE /api/customers/{id}',
  summary: 'Delete a customer without orders, standing orders and documents',
  permission: 'CUSTOMER_DELETE',
  refuses: [customerSubject.inUse],
  input: form({ id: pathId() }),
  output: out.nothing,
  comparesVersion: true,
  removesSubject: true,
});
