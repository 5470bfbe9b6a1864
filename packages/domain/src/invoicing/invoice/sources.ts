/** Reads what an invoice is made from, in a unit of work or outside of one. */

import { type DocumentLine, documentLines, StockMovements, shopDay } from '../../inventory/index.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import { checkNoFaults, type Fault } from '../../kernel/contract/refusal.ts';
import type { QueryPorts, UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { say } from '../../kernel/values/message.ts';
import { type CustomerState, Customers } from '../../masterdata/index.ts';
import {
  type Billing,
  Deliveries,
  type DeliveryState,
  type DueLine,
  deliveryLineUnknown,
  dueLines,
  lookupFrom,
  lookupIn,
  type OrderState,
  Orders,
  soldArticles,
} from '../../sales/index.ts';
import { type ShopSettingsState, settingsFrom, settingsIn } from '../../settings/index.ts';
import type { BilledDelivery, DraftOf } from '../document/draft.ts';
import { INVOICE_LINES_MAX } from '../due/periods.ts';
import { deliveryNotBillable, invoiceTooLarge, nothingToInvoice } from '../refusals.ts';
import type { issueInvoice } from './invoice-contracts.ts';

/** The reads of invoices. Those of a unit of work see what was committed when it holds the lock of the deliveries. */
export interface Sources {
  readonly today: CalendarDate;
  settings(): Promise<ShopSettingsState>;
  customer(id: string): Promise<CustomerState>;
  /** Refuses an unknown id with DELIVERY_NOT_FOUND. */
  deliveries(ids: readonly string[]): Promise<readonly DeliveryState[]>;
  ledger(deliveryIds: readonly string[]): Promise<readonly DocumentLine[]>;
  billings(deliveryIds: readonly string[]): Promise<readonly Billing[]>;
  orders(ids: readonly string[]): Promise<readonly Pick<OrderState, 'id' | 'reference'>[]>;
  readonly lookup: ReturnType<typeof lookupIn>;
}

export const sourcesFrom = (ports: QueryPorts): Sources => {
  const { reader, inventory, sales, clock, settings } = ports;
  return {
    today: shopDay(clock.now(), settings),
    settings: () => settingsFrom(reader),
    customer: (id) => reader.get(Customers, id),
    deliveries: async (ids) => {
      const found = await reader.whereIn(Deliveries, 'id', ids);
      const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
      return Promise.all(ids.map((id) => byId.get(id) ?? reader.get(Deliveries, id)));
    },
    ledger: (ids) => inventory.documentLines(ids),
    billings: (ids) => sales.billings(ids),
    orders: (ids) => reader.whereIn(Orders, 'id', ids),
    lookup: lookupFrom(reader),
  };
};

/** Returns the sources in a unit of work. They lock the deliveries, which no other document then bills. */
export const sourcesIn = (unit: UnitPorts): Sources => ({
  today: shopDay(unit.now, unit.settings),
  settings: () => settingsIn(unit),
  customer: (id) => unit.of(Customers).peek(id),
  deliveries: async (ids) => (await unit.of(Deliveries).getAll(ids)).map(({ state }) => state),
  ledger: async (ids) => documentLines(await unit.of(StockMovements).peekIn('documentId', ids)),
  billings: (ids) => unit.reads.sales.billings(ids),
  orders: (ids) => unit.of(Orders).peekIn('id', ids),
  lookup: lookupIn(unit),
});

type Given = InputOf<typeof issueInvoice.input>;
type Prices = NonNullable<Given['prices']>;

const byDispatch = (a: DeliveryState, b: DeliveryState): number =>
  a.dispatchDate < b.dispatchDate
    ? -1
    : a.dispatchDate > b.dispatchDate
      ? 1
      : a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Returns deliveries by dispatch date and as they were made. */
export const sortedDeliveries = (deliveries: readonly DeliveryState[]): readonly DeliveryState[] =>
  deliveries.toSorted(byDispatch);

export interface InvoiceSources {
  readonly of: DraftOf;
  /** Whether invoices bill exactly what was delivered and kept, once this one is issued, by delivery. */
  readonly settled: ReadonlyMap<string, boolean>;
}

/**
 * Returns what an invoice is made from. Refuses unknown customers, deliveries and lines as not found. Then refuses with
 * DELIVERY_NOT_BILLABLE, NOTHING_TO_INVOICE or INVOICE_TOO_LARGE, in this order. Refuses the price of a line with
 * nothing to bill with VALIDATION_ERROR.
 */
export async function invoiceSources(sources: Sources, given: Given): Promise<InvoiceSources> {
  const { deliveryIds = [], lines: typed = [], prices = [] } = given;
  const customer = await sources.customer(given.customerId);
  const [settings, found] = await Promise.all([sources.settings(), sources.deliveries(deliveryIds)]);
  const ids = found.map(({ id }) => id);
  const [ledger, billings] = await Promise.all([sources.ledger(ids), sources.billings(ids)]);
  checkPrices(prices, found);
  const foreign = found.filter((each) => !each.billable || each.customerId !== customer.id);
  if (foreign.length > 0) {
    throw deliveryNotBillable({ deliveries: foreign.map(({ deliveryNumber }) => deliveryNumber).join(', ') });
  }
  const all = sortedDeliveries(found).map((delivery) => ({ delivery, lines: dueLines(delivery, ledger, billings) }));
  const deliveries = all.flatMap(({ delivery, lines }) => {
    const own = lines.filter(isToBill);
    return own.length === 0 ? [] : [{ delivery, lines: own }];
  });
  const count = deliveries.reduce((sum, { lines }) => sum + lines.length, typed.length);
  if (count === 0) throw nothingToInvoice();
  if (count > INVOICE_LINES_MAX) throw invoiceTooLarge({ lines: count, max: INVOICE_LINES_MAX });
  checkNoFaults(unusedPrices(prices, deliveries));
  const of: DraftOf = {
    ...(await draftSources(sources, deliveries)),
    ...{ customer, settings, deliveries },
    typed: typed.map((line) => ({ ...line, supplyDate: line.supplyDate ?? sources.today })),
    prices,
    note: given.note ?? '',
  };
  const settled = all.map(({ delivery, lines }) => [delivery.id, lines.every(({ due }) => !due.isNegative())] as const);
  return { of, settled: new Map(settled) };
}

/** Returns whether something of a delivery line is to bill. */
export const isToBill = ({ due }: DueLine): boolean => !due.isNegative() && !due.isZero();

/** Returns the articles and the references of the orders of all these deliveries, by two reads. */
export async function draftSources(
  sources: Pick<Sources, 'orders' | 'lookup'>,
  deliveries: readonly BilledDelivery[],
): Promise<Pick<DraftOf, 'references' | 'articles'>> {
  const lines = deliveries.flatMap((each) => each.lines.map(({ line }) => line));
  const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))];
  const [orders, articles] = await Promise.all([
    sources.orders(orderIds),
    soldArticles(
      sources.lookup,
      lines.map(({ articleId }) => articleId),
    ),
  ]);
  const references = new Map(orders.map(({ id, reference }) => [id, reference]));
  return { references, articles };
}

/** Refuses a price of a line that its delivery does not have, with DELIVERY_LINE_NOT_FOUND. */
function checkPrices(prices: Prices, deliveries: readonly DeliveryState[]): void {
  for (const { deliveryId, line } of prices) {
    const delivery = deliveries.find(({ id }) => id === deliveryId);
    if (!delivery?.lines.some((each) => each.line === line)) throw deliveryLineUnknown({ line });
  }
}

const unusedPrices = (prices: Prices, deliveries: readonly BilledDelivery[]): readonly Fault[] =>
  prices.flatMap(({ deliveryId, line }, index) => {
    const billed = deliveries.find(({ delivery }) => delivery.id === deliveryId);
    if (billed?.lines.some((each) => each.line.line === line)) return [];
    return [{ field: `prices[${index}].line`, message: say`must be a line of which something is due` }];
  });
