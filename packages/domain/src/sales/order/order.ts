/**
 * Orders. An order is a promise to one customer for one day and one address. It reserves no goods and books nothing.
 */
import type { KeptWarning } from '../../kernel/contract/acknowledgement.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { isSame } from '../../kernel/contract/edit.ts';
import { invalid } from '../../kernel/contract/refusal.ts';
import { statusWord, wrongStatus } from '../../kernel/contract/state-machine.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';
import { type Address, Customers } from '../../masterdata/index.ts';
import type { Price, PriceBasis } from '../price/price.ts';
import { orderExists, orderLineClosed, orderLineUnknown, plannedDayTaken } from '../refusals.ts';
import { orderSubject } from '../subjects.ts';
import { salesWords } from '../words.ts';
import { lineValue, type OrderLine, settledLine } from './order-line.ts';
import { type LineEntry, type NewLine, revisedLines, UNTOUCHED } from './order-revision.ts';
import { DELIVERABLE, type OrderStatus, type OrderWarningCode, orderMachine, orderStatus } from './order-status.ts';

export interface OrderState {
  readonly id: string;
  /** An order number such as `O-2026-11-21-007`, with the day on which the order was placed. */
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly customerId: string;
  /**
   * The name of the customer. A draft has the current name. Later statuses have the name at the confirmation or
   * cancellation.
   */
  readonly customerName: string;
  readonly basis: PriceBasis;
  readonly requestedDate: CalendarDate;
  /** The label of the delivery address. The empty text means the billing address. */
  readonly deliveryAddressLabel: string;
  /** The delivery address. Null before the confirmation, or if the customer collects the goods. */
  readonly address: Address | null;
  readonly reference: string;
  readonly note: string;
  readonly standingOrderId: string | null;
  /** The planned day of the standing order that created this order. Null without a standing order. */
  readonly plannedDate: CalendarDate | null;
  /** The tolerance of weights in percent. Null before the confirmation. */
  readonly tolerancePercent: string | null;
  /** The lines, sorted by number. */
  readonly lines: readonly OrderLine[];
  /** The number that the next new line takes. */
  readonly nextLine: number;
  readonly warnings: readonly KeptWarning<OrderWarningCode>[];
  /** Whether somebody changed the order after it was placed. A standing order does not rewrite such a draft. */
  readonly changedByHand: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** An order that is CONFIRMED or COMPLETED. */
export interface OrderOnPaper extends OrderState {
  readonly confirmedAt: Date;
}

type Details = Pick<OrderState, 'requestedDate' | 'deliveryAddressLabel' | 'reference' | 'note'>;
type Placed = Details &
  Pick<
    OrderState,
    | 'id'
    | 'orderNumber'
    | 'customerId'
    | 'customerName'
    | 'basis'
    | 'standingOrderId'
    | 'plannedDate'
    | 'createdBy'
    | 'createdAt'
  >;

/** The data of a line that a confirmation freezes. */
export interface PricedLine {
  readonly line: number;
  readonly articleNumber: string;
  readonly articleName: string;
  readonly price: Price;
  readonly pieceKg: string | null;
}

/** The data of an order that a confirmation freezes. */
export interface Frozen extends Pick<OrderState, 'customerName' | 'basis'> {
  readonly address: Address | null;
  readonly tolerancePercent: string;
  readonly lines: readonly PricedLine[];
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
}

/** Returns the value of an order, which is the sum of the values of its lines. Null if a line has no value. */
export function orderValue(lines: readonly OrderLine[]): Decimal | null {
  let sum = Decimal.ZERO;
  for (const line of lines) {
    const value = lineValue(line);
    if (!value) return null;
    sum = sum.plus(value);
  }
  return sum;
}

export class Order implements Aggregate<OrderState> {
  #state: OrderState;

  private constructor(state: OrderState) {
    this.#state = state;
  }

  /** Returns a new order in status DRAFT. Numbers the lines from 1, in the sequence of `lines`. */
  static place(to: Placed, lines: readonly NewLine[]): Order {
    const numbered = lines.map((given, index) => ({
      line: index + 1,
      ...given,
      ...UNTOUCHED,
    }));
    const order = new Order({
      ...to,
      status: 'DRAFT',
      address: null,
      tolerancePercent: null,
      warnings: [],
      lines: numbered,
      nextLine: numbered.length + 1,
      changedByHand: false,
      confirmedBy: null,
      confirmedAt: null,
    });
    order.#become(order.#state);
    return order;
  }

  /** Rebuilds a stored order for an adapter, without checks. */
  static restore(state: OrderState): Order {
    return new Order(state);
  }

  get state(): OrderState {
    return this.#state;
  }

  /** Returns the state of a confirmed order. Refuses another with INVALID_STATUS_TRANSITION. */
  confirmed(): OrderOnPaper {
    this.#checkStatus('order.confirmation', ['CONFIRMED', 'COMPLETED']);
    return this.#state as OrderOnPaper;
  }

  /** Refuses an order that is not CONFIRMED with INVALID_STATUS_TRANSITION. */
  checkDeliverable(): void {
    this.#checkStatus('order.deliver', DELIVERABLE);
  }

  /**
   * Changes the given members. `entries` is the whole list of lines. Without it, the lines stay unchanged. For a
   * confirmed order, `priced` has the prices of the lines from `addedBy`, and `address` is the new delivery address.
   * Refuses with INVALID_STATUS_TRANSITION if the order is neither DRAFT nor CONFIRMED. The refusals of `revisedLines`
   * also apply. A change to the same values changes nothing.
   */
  change(
    details: { readonly [M in keyof Details]?: Details[M] | undefined },
    entries: readonly LineEntry[] | undefined,
    more: { readonly address?: Address | null | undefined; readonly priced?: readonly PricedLine[] } = {},
  ): void {
    const before = this.#state;
    const order = { ...before, ...defined<Details>(details) };
    const { lines, nextLine } = this.#revised(order, entries);
    this.#become({
      ...order,
      nextLine,
      lines: withPrices(lines, more.priced ?? []),
      ...(more.address !== undefined && { address: more.address }),
    });
    this.#state = isSame(before, this.#state) ? before : { ...this.#state, changedByHand: true };
  }

  /**
   * Replaces the details and all lines of a draft by those of its standing order, numbered from 1. This is no change by
   * hand. Refuses an order that is not DRAFT with INVALID_STATUS_TRANSITION.
   */
  rewrite(details: Omit<Details, 'requestedDate'>, lines: readonly NewLine[]): void {
    this.#checkStatus('order.change', ['DRAFT']);
    const before = this.#state.lines;
    // Keeps the ids of the lines, so that a store updates rows instead of replacing them.
    const numbered = lines.map((given, index) => ({
      ...{ line: index + 1, ...given, ...UNTOUCHED, id: before[index]?.id ?? given.id },
    }));
    this.#become({ ...this.#state, ...details, lines: numbered, nextLine: numbered.length + 1 });
  }

  /** Returns the lines that the entries would add, with their numbers. The refusals of `change` apply. */
  addedBy(entries: readonly LineEntry[] | undefined): readonly OrderLine[] {
    const { nextLine } = this.#state;
    return this.#revised(this.#state, entries).lines.filter(({ line }) => line >= nextLine);
  }

  #revised(order: OrderState, entries: readonly LineEntry[] | undefined): Pick<OrderState, 'lines' | 'nextLine'> {
    if (entries) {
      const confirmed = order.confirmedAt !== null;
      return revisedLines({ ...order, confirmed }, entries, () => this.#checkChangeable());
    }
    this.#checkChangeable();
    return order;
  }

  /** Stores a new name of the customer. Callers rename only drafts. */
  rename(customerName: string): void {
    this.#state = { ...this.#state, customerName };
  }

  /** Adds acknowledged warnings to the stored ones. */
  keep(warnings: OrderState['warnings']): void {
    this.#state = { ...this.#state, warnings: [...this.#state.warnings, ...warnings] };
  }

  /** Refuses an order that is not DRAFT with INVALID_STATUS_TRANSITION. */
  checkConfirmable(): void {
    orderMachine.move(this.#state.status, 'confirm');
  }

  /**
   * Changes the status from DRAFT to CONFIRMED. Freezes names, address, prices and tolerance. Refuses any other status
   * with INVALID_STATUS_TRANSITION.
   */
  confirm({ lines, ...frozen }: Frozen): void {
    this.checkConfirmable();
    this.#become({ ...this.#state, ...frozen, lines: withPrices(this.#state.lines, lines) });
  }

  /**
   * Cancels the lines with these numbers, or all OPEN lines. Refuses numbers for a DRAFT with VALIDATION_ERROR, because
   * a DRAFT is cancelled as a whole. Refuses an unknown line with ORDER_LINE_NOT_FOUND. Refuses an order that is
   * neither DRAFT nor CONFIRMED with INVALID_STATUS_TRANSITION. Refuses a line that is not OPEN with ORDER_LINE_CLOSED.
   */
  cancel(reason: string, numbers: readonly number[] | undefined): void {
    const { status, lines } = this.#state;
    if (status === 'DRAFT' && numbers) {
      throw invalid([{ field: 'lines', message: say`must be left out: a draft is cancelled as a whole` }]);
    }
    const isOpen = (line: OrderLine) => line.status === 'OPEN';
    for (const number of numbers ?? []) this.line(number);
    orderMachine.move(status, 'cancel');
    for (const number of numbers ?? []) if (!isOpen(this.line(number))) throw orderLineClosed({ line: number });
    const closes = (line: OrderLine) => (numbers ? numbers.includes(line.line) : isOpen(line));
    this.#become({
      ...this.#state,
      lines: lines.map((line) => (closes(line) ? { ...line, cancelReason: reason } : line)),
    });
  }

  /**
   * Adds the quantity of a delivery line to an order line, in kilograms or pieces. `last`: no further delivery of the
   * order line follows.
   */
  deliver(number: number, base: Decimal, last: boolean): void {
    this.#count(number, base, last ? 1 : 0);
  }

  /** Reverts `deliver` after an undo of the delivery line. The order line may become OPEN again. */
  undoDelivery(number: number, base: Decimal, last: boolean): void {
    this.#count(number, Decimal.ZERO.minus(base), last ? -1 : 0);
  }

  /** Returns a line. Refuses an unknown number with ORDER_LINE_NOT_FOUND. */
  line(number: number): OrderLine {
    const line = this.#state.lines.find((each) => each.line === number);
    if (!line) throw orderLineUnknown({ line: number });
    return line;
  }

  #count(number: number, change: Decimal, lasts: number): void {
    const counted = this.line(number);
    const delivered = Decimal.of(counted.delivered).plus(change).toText();
    const next = { ...counted, delivered, lasts: counted.lasts + lasts };
    this.#become({ ...this.#state, lines: this.#state.lines.map((line) => (line === counted ? next : line)) });
  }

  #become(state: OrderState): void {
    const { tolerancePercent, confirmedAt } = state;
    const lines = state.lines.map((line) => settledLine(line, tolerancePercent));
    this.#state = { ...state, lines, status: orderStatus(lines, confirmedAt !== null) };
  }

  #checkChangeable(): void {
    this.#checkStatus('order.change', ['DRAFT', 'CONFIRMED']);
  }

  #checkStatus(action: keyof typeof salesWords.actions, allowed: readonly OrderStatus[]): void {
    const { status } = this.#state;
    if (allowed.includes(status)) return;
    throw wrongStatus(salesWords.actions[action], statusWord(status), allowed.map(statusWord));
  }
}

/** Returns the lines, with the members of the `priced` entry that has the same line number. */
function withPrices(lines: readonly OrderLine[], priced: readonly PricedLine[]): readonly OrderLine[] {
  const found = new Map(priced.map((line) => [line.line, line]));
  return lines.map((line) => ({ ...line, ...found.get(line.line) }));
}

/** Returns the object without undefined members. */
const defined = <T extends object>(given: { readonly [M in keyof T]?: T[M] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

export const Orders = aggregateKind<OrderState, Order>({
  ...orderSubject,
  restore: Order.restore,
  unique: [
    { members: ['orderNumber'], refuse: orderExists },
    { members: ['plannedDate', 'standingOrderId'], refuse: plannedDayTaken },
  ],
  references: [{ member: 'customerId', to: () => Customers }],
  filters: ['customerId', 'status', 'requestedDate', 'standingOrderId', 'lines'],
  day: 'requestedDate',
  searched: ({ orderNumber, customerName, reference }) => [orderNumber, customerName, reference],
});
