/** A shop that issues documents and books payments at random, and compares each with the books. */
import {
  bookPayment,
  cancelPayment,
  type InvoiceView,
  issueCreditNote,
  issueInvoice,
  previewInvoice,
} from '@cleaver/domain/invoicing';
import type { Test } from 'tap';
import type { Stored } from '../contract/samples.ts';
import { ONE, quantityOf, text } from '../reports/report-books.ts';
import {
  type CreditKind,
  type Customer,
  type Document,
  type Draft,
  type Group,
  type Line,
  money,
  type Sent,
  sums,
  type Typed,
} from './invoice-books.ts';
import { InvoiceShop } from './invoice-shop.ts';

export const DAY = 86_400_000;

/** Returns the fields of a line in both, for comparison. */
const lineText = ({ sent, name, pieces, day, quantity, unit, price, category, rate, amount, of }: Line, at: number) =>
  [
    ...[at + 1, name, sent?.goods.articleNumber ?? '', sent?.deliveryId ?? null, sent?.deliveryNumber ?? ''],
    ...[sent?.line ?? null, sent?.goods.lotNumber ?? null, pieces, day, text(quantity, ONE), unit],
    ...[price === null ? null : text(price, 10_000n), category, rate === null ? null : text(rate, 100n)],
    ...[amount === null ? null : money(amount), of],
  ].join('|');

/** Returns a decimal text without zeros at its end. */
export const plain = (decimal: string | null): string | null => decimal && text(quantityOf(decimal), ONE);

type Shown = Pick<InvoiceView['document'], 'vat'> & {
  readonly lines: readonly {
    readonly [M in keyof InvoiceView['document']['lines'][number]]: InvoiceView['document']['lines'][number][M] | null;
  }[];
  readonly [M: string]: unknown;
};

const shownLine = (line: Shown['lines'][number]): string =>
  [
    ...[line.line, line.name, line.articleNumber, line.deliveryId, line.deliveryNumber, line.deliveryLine],
    ...[line.lotNumber, line.pieces, line.supplyDate, line.quantity, line.unit, plain(line.price), line.category],
    ...[plain(line.rate), line.amount, line.invoiceLine],
  ].join('|');

const groupText = ({ category, rate, net, tax, gross }: Group): string =>
  [category, text(rate, 100n), money(net), money(tax), money(gross)].join(' ');

/** Returns what never changes of a document as a text. */
export const frozenText = ({ document, sha256, xml }: InvoiceView): string =>
  JSON.stringify([document, sha256, xml], (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Returns what a document or draft says of amounts. */
const shown = ({ lines, vat, net, tax, gross }: Shown) => ({
  lines: lines.map(shownLine),
  groups: vat.map((group) => [group.category, plain(group.rate), group.net, group.tax, group.gross].join(' ')),
  sums: [net, tax, gross].join(' '),
});

/** Returns what the books say of the same. */
const wanted = ({ lines, groups }: Draft) => {
  const { net, tax, gross } = sums(groups);
  return {
    lines: lines.map(lineText),
    groups: groups.map(groupText),
    sums: groups.length === 0 ? '  ' : [net, tax, gross].map(money).join(' '),
  };
};

export class InvoiceHistory extends InvoiceShop {
  readonly t: Test;
  readonly note: string;
  /** Documents as they were issued, with their hashes. */
  readonly issued = new Map<string, string>();

  constructor(t: Test, stored: Omit<Stored, 'close'>, seed: number) {
    super(stored, seed);
    this.t = t;
    this.note = `seed ${seed}`;
  }

  async step(): Promise<void> {
    this.clock.advance(60_000 * (1 + this.chance.upTo(400)));
    const steps = [
      ...[this.deliver, this.deliver, this.deliver, this.takeBack, this.takeBack, this.undoReturn, this.undoReturn],
      ...[this.#issue, this.#issue, this.#issue, this.#credit, this.#credit, this.#credit],
      ...[this.#pay, this.#pay, this.#cancelPayment, this.undoDispatch, this.changeData, this.changeRates],
    ];
    await this.chance.oneOf(steps).call(this);
  }

  /** Issues all or some of the deliveries of a customer, with typed lines and given prices, sometimes some days back. */
  async #issue(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    // A wrong clock must not set the issue dates back.
    const back = upTo(6) === 0 ? 3 * DAY : 0;
    this.clock.advance(-back);
    const customer = oneOf(this.customers);
    const isForeign = upTo(10) === 0;
    const lines = this.books.sent.filter((sent) => isForeign || (sent.customer === customer && sent.isBillable));
    const all = [...new Set(lines.map(({ deliveryId }) => deliveryId))];
    const deliveryIds = isForeign || upTo(2) === 0 ? all.filter(() => upTo(3) === 0) : all;
    const typed = Array.from({ length: upTo(3) === 0 ? 1 + upTo(3) : 0 }, () => this.typed());
    const prices = new Map<Sent, bigint>();
    for (const sent of lines.filter((each) => this.books.due(each) > 0n && deliveryIds.includes(each.deliveryId)))
      if ((upTo(sent.price ? 8 : 12) === 0) !== (sent.price === null)) prices.set(sent, BigInt(this.#price()));
    await this.issueOf(customer, deliveryIds, typed, prices);
    this.clock.advance(back);
  }

  /** Issues an invoice as the books say. */
  async issueOf(
    customer: Customer,
    deliveryIds: readonly string[],
    typed: readonly Typed[] = [],
    prices: ReadonlyMap<Sent, bigint> = new Map(),
  ): Promise<void> {
    const body = {
      ...{ customerId: customer.id, deliveryIds },
      lines: typed.map(({ name, quantity, unit, price, vatClass, day }) => ({
        ...{ text: name, quantityAmount: text(quantity, ONE), unit, price: Number(price) / 10_000, vatClass },
        supplyDate: day,
      })),
      prices: [...prices].map(([{ deliveryId, line }, price]) => ({
        ...{ deliveryId, line, price: Number(price) / 10_000, reason: 'by chance' },
      })),
    };
    const draft = this.books.draft(customer, deliveryIds, typed, prices);
    const refused = this.#refusalOf(customer, deliveryIds, draft);
    const preview = await this.attempt(previewInvoice, body);
    if (typeof preview === 'string') this.t.equal(preview, refused, this.note);
    else {
      this.t.strictSame(shown(preview.document), wanted(draft), `draft ${this.note}`);
      const findings = preview.findings.map(({ code, line }) => `${code} ${line}`).sort();
      this.t.strictSame(findings, [...draft.findings].sort(), this.note);
    }
    const issued = await this.attempt(issueInvoice, body);
    if (typeof issued === 'string' || refused) this.t.equal(issued, refused, this.note);
    else this.#keep(issued, draft, customer, null, null);
  }

  #refusalOf(customer: Customer, deliveryIds: readonly string[], draft: Draft): string | undefined {
    const own = this.books.sent.filter(({ deliveryId }) => deliveryIds.includes(deliveryId));
    if (own.some((sent) => !sent.isBillable || sent.customer !== customer)) return 'DELIVERY_NOT_BILLABLE';
    if (draft.lines.length === 0) return 'NOTHING_TO_INVOICE';
    return draft.findings.length > 0 ? 'INVOICE_NOT_VALID' : undefined;
  }

  /** Returns a random price in hundredths of a cent. */
  #price = (): number => 1 + this.chance.upTo(this.chance.upTo(4) === 0 ? 30 : 300_000);

  /** Returns a random line typed by hand. */
  typed(): Typed {
    const { upTo, oneOf } = this.chance;
    const unit = oneOf(['KG', 'PIECE'] as const);
    const thousandths = BigInt(1 + upTo(9000)) * (unit === 'KG' ? 1n : 1000n);
    return {
      ...{ name: 'Grillbuffet', unit, quantity: (thousandths * ONE) / 1000n, price: BigInt(this.#price()) },
      ...{ vatClass: oneOf(['STANDARD', 'REDUCED', 'EXEMPT']), day: this.someDay() },
    };
  }

  /** Compares an issued document with its draft in the books, and enters it. */
  #keep(view: InvoiceView, draft: Draft, customer: Customer, kind: CreditKind | null, invoice: Document | null): void {
    const { id, document } = view;
    const { issueDate, number } = this.books.next(this.today);
    const days = draft.lines.map(({ day }) => day).sort();
    this.t.strictSame(shown(document), wanted(draft), `${number} ${this.note}`);
    this.t.strictSame(
      [document.number, document.issueDate, document.kind, document.basis, document.supplyFrom, document.supplyUntil],
      [number, issueDate, kind, customer.basis, days[0], days.at(-1)],
      this.note,
    );
    const entered = { ...draft, id, number, kind, customer, issueDate, invoice };
    const { dueDate, skonto } = document;
    const terms = skonto && [plain(skonto.percent), skonto.days, skonto.until, skonto.amount].join(' ');
    this.t.equal(`${dueDate} ${terms ?? 'none'}`, invoice ? 'null none' : this.books.terms(entered), this.note);
    this.books.documents.push(entered);
    this.issued.set(id, frozenText(view));
  }

  async #credit(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    if (this.books.documents.length === 0) return;
    const owed = this.books.documents.filter((each) => this.books.credit(each, 'RETURN') !== 'NOTHING_TO_CREDIT');
    const document = oneOf(owed.length > 0 && upTo(3) > 0 ? owed : this.books.documents);
    const kind = upTo(6) === 0 ? 'CANCELLATION' : oneOf(['RETURN', 'RETURN', 'ALLOWANCE'] as const);
    const allowances = new Map<number, bigint>();
    if (kind === 'ALLOWANCE') {
      for (const { amount, at } of this.books.left(document)) {
        const some = [amount, amount / 2n, BigInt(1 + upTo(9)), amount + (upTo(9) === 0 ? 1n : 0n)];
        if (upTo(2) === 0) allowances.set(at, oneOf(some) || 1n);
      }
      if (allowances.size === 0) return;
    }
    await this.creditOf(document, kind, allowances);
  }

  /** Issues a credit note as the books say. */
  async creditOf(document: Document, kind: CreditKind, allowances?: ReadonlyMap<number, bigint>): Promise<void> {
    const draft = document.kind === null ? this.books.credit(document, kind, allowances) : 'NOT_AN_INVOICE';
    const lines = allowances && [...allowances].map(([line, amount]) => ({ line, amount: money(amount) }));
    const given = { id: document.id, kind, reason: 'by chance', ...(kind === 'ALLOWANCE' && { lines }) };
    const issued = await this.attempt(issueCreditNote, given);
    if (typeof issued === 'string' || typeof draft === 'string') this.t.equal(issued, draft, `${kind} ${this.note}`);
    else this.#keep(issued, draft, document.customer, kind, document);
  }

  async #pay(): Promise<void> {
    const { upTo, oneOf } = this.chance;
    const { documents } = this.books;
    if (documents.length === 0) return;
    const { customer } = oneOf(documents);
    const own = documents.filter((each) => upTo(30) === 0 || (each.customer === customer && each.kind === null));
    const items = own
      .filter(() => upTo(3) === 0)
      .map((invoice) => {
        const open = this.books.open(invoice);
        const amount = oneOf([open, open, open / 2n, open - 3n, -1n, BigInt(upTo(100_000))]);
        const discount = oneOf([0n, 0n, 0n, open > amount ? open - amount : 0n, 1n]);
        return { invoice, amount, discount };
      })
      .filter(({ amount, discount }) => amount !== 0n || discount !== 0n);
    if (items.length === 0) return;
    const mistakes = [
      ...(items.some(({ invoice }) => invoice.kind !== null) ? ['NOT_AN_INVOICE'] : []),
      ...(items.some(({ invoice }) => invoice.customer !== customer) ? ['PAYMENT_MISMATCH'] : []),
      ...(items.some(({ invoice, amount, discount }) => discount > 0n && this.books.open(invoice) < amount + discount)
        ? ['MORE_THAN_OPEN']
        : []),
    ];
    const booked = await this.attempt(bookPayment, {
      ...{ customerId: customer.id, bookedOn: this.today },
      items: items.map(({ invoice, amount, discount }) => ({
        ...{ invoiceId: invoice.id, amount: money(amount), discount: money(discount) },
      })),
    });
    if (typeof booked === 'string' || mistakes.length > 0) this.t.equal(booked, mistakes[0], this.note);
    else this.books.payments.push({ id: booked.id, items, isBooked: true });
  }

  async #cancelPayment(): Promise<void> {
    if (this.books.payments.length === 0) return;
    const payment = this.chance.oneOf(this.books.payments);
    const done = await this.attempt(cancelPayment, { id: payment.id, reason: 'by chance' });
    this.t.equal(
      typeof done === 'string' ? done : done.status,
      payment.isBooked ? 'CANCELLED' : 'INVALID_STATUS_TRANSITION',
    );
    payment.isBooked = false;
  }
}
