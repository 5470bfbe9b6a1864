/** Bills the week of the shop: sales terms, invoices, credit notes and payments. The rest of the week stays due. */
import { COMPLAINT } from './week.ts';
import type { Made, Writer } from './writer.ts';

/** The Leitweg-ID of a public buyer, which is also its electronic address. */
const LEITWEG_ID = '08416041-31415-88';

/** The sales terms by customer. Other businesses are billed by delivery, other persons pay at the till. */
export const TERMS: Readonly<Record<string, object>> = {
  'Gasthof zum Hirsch': { billing: 'PER_DELIVERY', skonto: { days: 10, percent: 2 }, pricesOnPapers: true },
  'Hotel Krone': { billing: 'MONTHLY' },
  'Imbiss am Bahnhof': { billing: 'WEEKLY' },
  'Kantine der Stadtwerke': {
    billing: 'WEEKLY',
    eInvoice: 'XRECHNUNG',
    buyerReference: LEITWEG_ID,
    electronicAddress: { scheme: '0204', value: LEITWEG_ID },
  },
  // Its invoice cannot be issued yet, because an XRechnung needs the Leitweg-ID.
  'Pflegeheim St. Elisabeth': { billing: 'PER_DELIVERY', eInvoice: 'XRECHNUNG' },
  'Dr. Johannes Vogt': { billing: 'PER_DELIVERY' },
};

interface Billed {
  readonly customer: string;
  /** The day of the delivery. */
  readonly day: number;
  /** The lines typed by hand, in the body of the request. */
  readonly lines?: readonly object[];
  /** Lowers the amount of the first line: sum and reason. */
  readonly allowance?: readonly [amount: string, reason: string];
  /** Credits the goods that came back. */
  readonly isReturned?: true;
  /** What the customer paid: all of it less Skonto, or a sum. Undefined: nothing yet. */
  readonly paid?: 'ALL' | string;
}

/** The invoices in the order of their numbers. */
const BILLED: readonly Billed[] = [
  { customer: 'Kantine der Stadtwerke', day: -6, paid: '40.00' },
  { customer: 'Dr. Johannes Vogt', day: -5, allowance: ['2.00', 'Fettrand dicker als bestellt'] },
  { customer: 'Gasthof zum Hirsch', day: -3, paid: 'ALL' },
  {
    customer: 'Partyservice Löffelmann',
    day: -1,
    lines: [
      { text: 'Leihgebühr für Warmhaltebehälter', quantityAmount: '2', price: 15, vatClass: 'STANDARD' },
      { text: 'Anfahrt', quantityAmount: '1', price: 12.5, vatClass: 'STANDARD' },
    ],
    isReturned: true,
  },
];

const CREDITED = BILLED.filter(({ allowance, isReturned }) => allowance ?? isReturned);
const PAID = BILLED.filter(({ paid }) => paid);

/** The numbers of documents and payments. */
export const BILLED_COUNTS = {
  invoices: BILLED.length,
  'credit notes': CREDITED.length,
  payments: PAID.length,
} as const;

/** An issued invoice. Sums are decimal texts with two places. */
interface Issued extends Made {
  readonly invoiceNumber: string;
  readonly gross: string;
  readonly document: { readonly skonto: { readonly amount: string } | null };
}

export const trade = (shop: Writer, customer: string, terms: object): Promise<unknown> =>
  shop.host.ask('put', `/api/customers/${shop.id(customer)}/sales-terms`, { body: terms });

/** Issues the invoices, one after the other so that their numbers are the same every time. Returns them by customer. */
export async function bill(shop: Writer): Promise<ReadonlyMap<string, Issued>> {
  const issued = new Map<string, Issued>();
  for (const { customer, day, lines } of BILLED) {
    const deliveryIds = [shop.delivery(day, customer)];
    const body = { customerId: shop.id(customer), deliveryIds, lines };
    issued.set(customer, (await shop.post('/api/sales/invoices', body)) as Issued);
  }
  return issued;
}

/** Issues the credit notes and books the payments. The goods that they credit have come back before. */
export async function settle(shop: Writer, issued: ReadonlyMap<string, Issued>): Promise<void> {
  const invoiceOf = ({ customer }: Billed): Issued => issued.get(customer) as Issued;
  for (const one of CREDITED) {
    const [amount, reason] = one.allowance ?? [];
    const body =
      amount === undefined
        ? { kind: 'RETURN', reason: COMPLAINT.reason }
        : { kind: 'ALLOWANCE', reason, lines: [{ line: 1, amount }] };
    await shop.post(`/api/sales/invoices/${invoiceOf(one).id}/credit-notes`, body);
  }
  for (const one of PAID) {
    const { id: invoiceId, invoiceNumber, gross, document } = invoiceOf(one);
    const discount = one.paid === 'ALL' ? (document.skonto?.amount ?? '0.00') : '0.00';
    const amount = one.paid === 'ALL' ? less(gross, discount) : one.paid;
    await shop.post('/api/sales/payments', {
      customerId: shop.id(one.customer),
      bookedOn: shop.day(0),
      reference: `Rechnung ${invoiceNumber}`,
      items: [{ invoiceId, amount, discount }],
    });
  }
}

/** Returns the difference of two sums in cents, so that no float rounds it. The difference is not below zero. */
function less(sum: string, discount: string): string {
  const cents = String(Number(sum.replace('.', '')) - Number(discount.replace('.', ''))).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}
