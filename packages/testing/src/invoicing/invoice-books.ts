/**
 * The books of the invoice histories: deliveries, documents and payments, and what follows from them by the rules of the
 * specification. They share no code with the core. Sums are in cents, quantities in `1 / ONE` of a base unit or a piece,
 * prices in hundredths of a cent, and rates in hundredths of a percent.
 */
import { ONE, text } from '../reports/report-books.ts';

export type VatClass = 'STANDARD' | 'REDUCED' | 'EXEMPT';
export type CreditKind = 'CANCELLATION' | 'RETURN' | 'ALLOWANCE';

export interface Goods {
  readonly id: string;
  readonly name: string;
  readonly articleNumber: string;
  readonly lotNumber: string;
  readonly kind: 'mass' | 'count' | 'volume';
  vatClass: VatClass | null;
}

export interface Customer {
  readonly id: string;
  readonly basis: 'NET' | 'GROSS';
  readonly billing: 'PER_DELIVERY' | 'WEEKLY' | 'MONTHLY';
  readonly dueDays: number;
  /** The percentage in hundredths. */
  readonly skonto: { readonly days: number; readonly percent: bigint } | null;
}

/** A line of a delivery. The books have them in the order in which they were made. */
export interface Sent {
  readonly day: string;
  readonly deliveryId: string;
  readonly deliveryNumber: string;
  readonly line: number;
  readonly customer: Customer;
  readonly isBillable: boolean;
  readonly goods: Goods;
  readonly quantity: bigint;
  readonly pieces: bigint | null;
  readonly price: { readonly amount: bigint; readonly per: 'KG' | 'PIECE' } | null;
  isUndone: boolean;
  back: bigint;
  backPieces: bigint;
}

export interface Typed {
  readonly name: string;
  readonly quantity: bigint;
  readonly unit: 'KG' | 'PIECE';
  readonly price: bigint;
  readonly vatClass: VatClass;
  readonly day: string;
}

export interface Line {
  readonly sent: Sent | null;
  readonly name: string;
  readonly pieces: bigint | null;
  readonly day: string;
  readonly quantity: bigint;
  readonly unit: string;
  readonly price: bigint | null;
  readonly category: string | null;
  readonly rate: bigint | null;
  readonly amount: bigint | null;
  /** The line of the invoice. Null: a line of an invoice. */
  readonly of: number | null;
}

export interface Group {
  readonly category: string;
  readonly rate: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
}

export interface Draft {
  readonly lines: readonly Line[];
  /** Empty with an incomplete line. */
  readonly groups: readonly Group[];
  /** The codes of findings with their lines. */
  readonly findings: readonly string[];
}

export interface Document extends Draft {
  readonly id: string;
  readonly number: string;
  readonly kind: CreditKind | null;
  readonly customer: Customer;
  readonly issueDate: string;
  /** The invoice that a credit note corrects. */
  readonly invoice: Document | null;
}

export interface Payment {
  readonly id: string;
  readonly items: readonly { readonly invoice: Document; readonly amount: bigint; readonly discount: bigint }[];
  isBooked: boolean;
}

interface Left {
  readonly at: number;
  readonly line: Line;
  readonly quantity: bigint;
  readonly amount: bigint;
  readonly back: bigint;
  readonly returned: bigint;
}

const sumOf = <T>(all: readonly T[], of: (one: T) => bigint): bigint => all.reduce((sum, one) => sum + of(one), 0n);
/** Divides and rounds half away from zero. Both numbers are not negative. */
const rounded = (part: bigint, whole: bigint): bigint => (2n * part + whole) / (2n * whole);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns cents as a text with two places. */
export const money = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const sums = (groups: readonly Group[]): Pick<Group, 'net' | 'tax' | 'gross'> => ({
  net: sumOf(groups, ({ net }) => net),
  tax: sumOf(groups, ({ tax }) => tax),
  gross: sumOf(groups, ({ gross }) => gross),
});
const grossOf = ({ groups }: Draft): bigint => sums(groups).gross;
const keyOf = ({ category, rate }: Pick<Line, 'category' | 'rate'>): string => `${category} ${rate}`;

/** Returns the last day of the period in which a delivery is billed. */
function periodEnd(billing: Customer['billing'], day: string): string {
  if (billing === 'PER_DELIVERY') return day;
  let last = day;
  for (let days = 0; days < 31; days++) {
    const isSunday = new Date(`${last}T00:00:00Z`).getUTCDay() === 0;
    if (later(last, 1).slice(0, 7) !== last.slice(0, 7) || (billing === 'WEEKLY' && isSunday)) break;
    last = later(last, 1);
  }
  return last;
}

export class InvoiceBooks {
  readonly sent: Sent[] = [];
  readonly documents: Document[] = [];
  readonly payments: Payment[] = [];
  /** The rates by class and first day, in the order of the days. */
  rates: Readonly<Record<'STANDARD' | 'REDUCED', readonly (readonly [from: string, rate: bigint])[]>> = {
    STANDARD: [],
    REDUCED: [],
  };
  hasExemptionReason = true;
  prefix = 'RE';

  #rate(vatClass: VatClass, day: string): bigint {
    if (vatClass === 'EXEMPT') return 0n;
    return this.rates[vatClass].findLast(([from]) => from <= day)?.[1] ?? this.rates[vatClass][0]?.[1] ?? 0n;
  }

  /** Returns what is kept of a line, in the unit of its price. */
  kept({ isUndone, goods, quantity, pieces, price, back, backPieces }: Sent): { quantity: bigint; unit: string } {
    const isCounted = price?.per === 'PIECE' && pieces !== null;
    const base = { mass: 'KG', count: 'PIECE', volume: 'L' }[goods.kind];
    const left = isCounted ? (pieces - backPieces) * ONE : quantity - back;
    return { quantity: isUndone ? 0n : left, unit: isCounted ? 'PIECE' : base };
  }

  /** Returns the invoices of a line. */
  invoicesOf = (sent: Sent): readonly Document[] =>
    this.documents.filter(({ kind, lines }) => kind === null && lines.some((line) => line.sent === sent));

  /** Returns what documents bill of a line, or those of one invoice. */
  billed(sent: Sent, of?: Document): bigint {
    return sumOf(this.documents, ({ kind, lines, ...document }) => {
      const invoice = document.invoice?.id ?? document.id;
      if (kind === 'ALLOWANCE' || (of && of.id !== invoice)) return 0n;
      const billed = sumOf(lines, (line) => (line.sent === sent ? line.quantity : 0n));
      return kind === null ? billed : -billed;
    });
  }

  due = (sent: Sent): bigint => (sent.isBillable ? this.kept(sent).quantity - this.billed(sent) : 0n);

  /** Returns an invoice for all that is due of the deliveries, with prices by line. */
  draft(
    customer: Customer,
    deliveryIds: readonly string[],
    typed: readonly Typed[],
    prices: ReadonlyMap<Sent, bigint>,
  ): Draft {
    const lines = this.sent
      .filter((sent) => deliveryIds.includes(sent.deliveryId) && this.due(sent) > 0n)
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map((sent): Line => {
        const { goods, day, pieces, backPieces } = sent;
        const [{ unit }, quantity] = [this.kept(sent), this.due(sent)];
        const price = prices.get(sent) ?? sent.price?.amount ?? null;
        return {
          ...{ sent, name: goods.name, pieces: unit !== 'KG' || pieces === null ? null : pieces - backPieces, day },
          ...{ quantity, unit, price, ...this.#vat(goods.vatClass, day), of: null },
          amount: price === null ? null : rounded(quantity * price, ONE * 100n),
        };
      });
    const all = [
      ...lines,
      ...typed.map(({ vatClass, ...line }): Line => {
        const amount = rounded(line.quantity * line.price, ONE * 100n);
        return { sent: null, pieces: null, ...line, ...this.#vat(vatClass, line.day), amount, of: null };
      }),
    ];
    const isComplete = all.every(({ amount, rate }) => amount !== null && rate !== null);
    return {
      lines: all,
      groups: isComplete ? this.#groups(all, customer) : [],
      findings: all.flatMap(({ price, category }, at) => [
        ...(price === null ? [`PRICE_MISSING ${at + 1}`] : []),
        ...(category === null ? [`VAT_CLASS_MISSING ${at + 1}`] : []),
        ...(category === 'E' && !this.hasExemptionReason ? [`EXEMPTION_REASON_MISSING ${at + 1}`] : []),
      ]),
    };
  }

  #vat(vatClass: VatClass | null, day: string): Pick<Line, 'category' | 'rate'> {
    if (vatClass === null) return { category: null, rate: null };
    const rate = this.#rate(vatClass, day);
    return { category: vatClass === 'EXEMPT' ? 'E' : rate === 0n ? 'Z' : 'S', rate };
  }

  /** Returns the groups, highest rate first. `taxOf`: returns a tax that is known otherwise. */
  #groups(
    lines: readonly Line[],
    { basis }: Customer,
    taxOf: (key: string) => bigint | null = () => null,
  ): readonly Group[] {
    const keys = [...new Set(lines.map(keyOf))];
    return keys
      .map((key): Group => {
        const own = lines.filter((line) => keyOf(line) === key);
        const { category, rate } = own[0] as Line & { category: string; rate: bigint };
        const amount = sumOf(own, (line) => line.amount ?? 0n);
        const tax = taxOf(key) ?? rounded(amount * rate, basis === 'NET' ? 10_000n : 10_000n + rate);
        return basis === 'NET'
          ? { category, rate, net: amount, tax, gross: amount + tax }
          : { category, rate, net: amount - tax, tax, gross: amount };
      })
      .sort((a, b) => (a.rate === b.rate ? (a.category < b.category ? -1 : 1) : a.rate > b.rate ? -1 : 1));
  }

  credits = (invoice: Document): readonly Document[] => this.documents.filter((each) => each.invoice === invoice);

  /** Returns what is left of each line of an invoice. */
  left(invoice: Document): readonly Left[] {
    const credits = this.credits(invoice);
    const isCancelled = credits.some(({ kind }) => kind === 'CANCELLATION');
    return invoice.lines.map((line, index) => {
      const own = (of: readonly Document[]) => of.flatMap(({ lines }) => lines.filter((each) => each.of === index + 1));
      const returns = own(credits.filter(({ kind }) => kind === 'RETURN'));
      const back = sumOf(returns, ({ quantity }) => quantity);
      const amount = (line.amount ?? 0n) - sumOf(own(credits), (each) => each.amount ?? 0n);
      const returned = sumOf(returns, (each) => each.amount ?? 0n);
      if (isCancelled) return { at: index + 1, line, quantity: 0n, amount: 0n, back, returned };
      return { at: index + 1, line, quantity: line.quantity - back, amount, back, returned };
    });
  }

  /** Returns what is due back of a line on an invoice: the later invoice first, at most what is left on it. */
  #back(sent: Sent, invoice: Document): bigint {
    let rest = -this.due(sent);
    for (const each of this.documents.filter(({ kind }) => kind === null).toReversed()) {
      const taken = rest > 0n ? least(rest, this.billed(sent, each)) : 0n;
      if (each === invoice) return taken;
      rest -= taken;
    }
    return 0n;
  }

  /** Returns a credit note, or the code of its refusal. */
  credit(invoice: Document, kind: CreditKind, allowances: ReadonlyMap<number, bigint> = new Map()): Draft | string {
    const left = this.left(invoice);
    const taken = left.flatMap(({ at, line, quantity, amount, back, returned }): Line[] => {
      const given = { ...line, pieces: null, of: at };
      if (kind === 'CANCELLATION') return quantity === 0n && amount === 0n ? [] : [{ ...given, quantity, amount }];
      if (kind === 'ALLOWANCE') {
        const less = allowances.get(at);
        return less === undefined ? [] : [{ ...given, quantity: ONE, unit: 'ONE', price: less * 100n, amount: less }];
      }
      const q = line.sent ? this.#back(line.sent, invoice) : 0n;
      if (q === 0n) return [];
      const share = rounded((line.amount ?? 0n) * (back + q), line.quantity) - returned;
      return [{ ...given, quantity: q, amount: least(share, amount) }];
    });
    if (left.every(({ quantity, amount }) => quantity === 0n && amount === 0n) || taken.length === 0)
      return 'NOTHING_TO_CREDIT';
    if (left.some(({ at, amount }) => (allowances.get(at) ?? 0n) > amount)) return 'MORE_THAN_INVOICED';
    const groups = this.#groups(taken, invoice.customer, (key) => {
      const own = (lines: readonly Line[]) => sumOf(lines, (line) => (keyOf(line) === key ? (line.amount ?? 0n) : 0n));
      if (sumOf(left, ({ line, amount }) => (keyOf(line) === key ? amount : 0n)) !== own(taken)) return null;
      const tax = (of: readonly Group[]) => sumOf(of, (group) => (keyOf(group) === key ? group.tax : 0n));
      return tax(invoice.groups) - sumOf(this.credits(invoice), (each) => tax(each.groups));
    });
    return { lines: taken, groups, findings: [] };
  }

  /** Returns what is open of a document. */
  open(document: Document): bigint {
    if (document.kind !== null) return 0n;
    const items = this.payments.filter(({ isBooked }) => isBooked).flatMap((payment) => payment.items);
    const paid = sumOf(items, (item) => (item.invoice === document ? item.amount + item.discount : 0n));
    return grossOf(document) - sumOf(this.credits(document), grossOf) - paid;
  }

  status(document: Document): string {
    if (this.open(document) !== 0n) return 'OPEN';
    return this.credits(document).some(({ kind }) => kind === 'CANCELLATION') ? 'CANCELLED' : 'SETTLED';
  }

  isOverdue = (document: Document, today: string): boolean =>
    this.open(document) > 0n && later(document.issueDate, document.customer.dueDays) < today;

  /** Returns the issue date and the number of the next document. */
  next(today: string): { readonly issueDate: string; readonly number: string } {
    const last = this.documents.at(-1)?.issueDate ?? '';
    const issueDate = last > today ? last : today;
    const year = issueDate.slice(0, 4);
    const serial = this.documents.filter((each) => each.issueDate.startsWith(year)).length + 1;
    return { issueDate, number: `${this.prefix}-${year}-${String(serial).padStart(5, '0')}` };
  }

  /** Returns due date and Skonto of an invoice as text. */
  terms({ customer: { dueDays, skonto }, issueDate, ...document }: Document): string {
    const [due, gross] = [later(issueDate, dueDays), grossOf(document as Document)];
    if (!skonto) return `${due} none`;
    const until = later(issueDate, skonto.days);
    return `${due} ${text(skonto.percent, 100n)} ${skonto.days} ${until} ${money(rounded(gross * skonto.percent, 10_000n))}`;
  }

  /** Returns a text for each document to issue. */
  dueDocuments(until: string): readonly string[] {
    const groups = new Map<string, Sent[]>();
    for (const sent of this.sent.filter((each) => this.due(each) > 0n)) {
      const { customer, day, deliveryId } = sent;
      const end = periodEnd(customer.billing, day);
      const key = `${customer.id} ${customer.billing === 'PER_DELIVERY' ? deliveryId : end}`;
      if (end <= until) groups.set(key, [...(groups.get(key) ?? []), sent]);
    }
    const invoices = [...groups.values()].map((all) => {
      const own = all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
      const [ids, { customer }] = [[...new Set(own.map(({ deliveryId }) => deliveryId))], own[0] as Sent];
      const draft = this.draft(customer, ids, [], new Map());
      const days = own.map(({ day }) => day).sort();
      const gross = draft.findings.length > 0 ? null : money(grossOf(draft));
      return ['INVOICE', customer.id, days[0], days.at(-1), ids, null, gross, [...draft.findings].sort()].join(' ');
    });
    const credits = this.documents.flatMap((document) => {
      if (document.kind !== null) return [];
      const draft = this.credit(document, 'RETURN');
      if (typeof draft === 'string') return [];
      const days = draft.lines.map(({ day }) => day).sort();
      const { customer, id } = document;
      return [['CREDIT_NOTE', customer.id, days[0], days.at(-1), [], id, money(grossOf(draft)), []].join(' ')];
    });
    return [...invoices, ...credits].sort();
  }
}
