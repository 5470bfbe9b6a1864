/** Handlers that place, change, confirm and cancel orders. */
import { shopDay } from '../../inventory/index.ts';
import { acknowledged } from '../../kernel/contract/acknowledgement.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { type ArticleState, Articles, Customers } from '../../masterdata/index.ts';
import { nextNumber } from '../../settings/index.ts';
import { basisOf } from '../price/price.ts';
import { addressOf, type Confirming, callingOf, changedAddress, confirming, pricedLines } from './confirmation.ts';
import { Order, type OrderState, Orders } from './order.ts';
import { cancelOrder, changeOrder, confirmOrder, getOrder, listOrders, placeOrder } from './order-contracts.ts';
import type { OrderLine } from './order-line.ts';
import { checkKept, type GivenLine, type LineEntry, lineEntry, newLineOf } from './order-revision.ts';
import { type OrderView, orderView, orderViews } from './order-view.ts';
import { orderWarningWords, overCalls } from './order-warnings.ts';
import { requestedDateFaults } from './requested-date.ts';

type ById = ReadonlyMap<string, ArticleState>;

/** Returns the articles with these ids. Refuses an unknown id with ARTICLE_NOT_FOUND. */
async function articlesById(unit: UnitPorts, ids: readonly string[]): Promise<ById> {
  const articles = await unit.of(Articles).peekAll([...new Set(ids)]);
  return new Map(articles.map((article) => [article.id, article]));
}

/** Returns an order for the response of a command. */
async function shown(unit: UnitPorts, { state }: Order): Promise<OrderView> {
  if (state.confirmedAt !== null) return orderView(state, { customer: undefined, articleNames: new Map() });
  const customer = await unit.of(Customers).peek(state.customerId);
  const articles = await articlesById(
    unit,
    state.lines.map(({ articleId }) => articleId),
  );
  const articleNames = new Map([...articles].map(([id, { name }]) => [id, name]));
  return orderView(state, { customer, articleNames });
}

/**
 * Stores the acknowledged warnings about call-offs beyond a frame contract. Refuses with ACKNOWLEDGEMENT_REQUIRED if a
 * warning is not acknowledged.
 */
async function askOverCalls(
  unit: UnitPorts,
  order: Order,
  before: readonly OrderLine[],
  found: Confirming,
  given: Parameters<typeof acknowledged>[2],
  by: string,
): Promise<void> {
  if (!order.state.lines.some(({ price }) => price?.source === 'CONTRACT')) return;
  const warnings = overCalls(before, order.state.lines, await callingOf(unit, found));
  order.keep(acknowledged(warnings, orderWarningWords, given, by, unit.now));
}

export const orderHandlers: readonly Handler[] = [
  handle(listOrders, {
    async run({ reader }, { customerId, status, requestedDate, articleId, standingOrderId, openOnly, ...request }) {
      const wanted = { ...(articleId !== undefined && { articleId }), ...(openOnly && { status: 'OPEN' as const }) };
      const lines = Object.keys(wanted).length > 0 ? wanted : undefined;
      const filter = { customerId, status, requestedDate, standingOrderId, lines };
      const { content, page } = await reader.page(Orders, filter, request);
      return { content: await orderViews(reader, content), page };
    },
  }),
  handle(getOrder, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(Orders, id);
      const [view] = await orderViews(reader, [state]);
      return { state: view as OrderView, version };
    },
  }),
  handle(placeOrder, {
    async prepare(ports, { requestedDate }) {
      const today = shopDay(ports.clock.now(), ports.settings);
      checkNoFaults(requestedDateFaults(requestedDate, today));
      return nextNumber(ports, 'order', today);
    },
    async run(unit, { customerId, lines, requestedDate, ...given }, { caller, prepared: orderNumber }) {
      // The order stores the name of the customer. The lock prevents a change of the name until the commit.
      await unit.of(Customers).hold([customerId]);
      const customer = await unit.of(Customers).peek(customerId);
      const { deliveryAddressLabel = '', reference = '', note = '' } = given;
      addressOf(customer, deliveryAddressLabel);
      const articles = await articlesById(
        unit,
        lines.map(({ articleId }) => articleId),
      );
      const order = Order.place(
        {
          id: unit.newId(),
          orderNumber,
          customerId: customer.id,
          customerName: customer.name,
          basis: basisOf(customer),
          requestedDate,
          deliveryAddressLabel,
          reference,
          note,
          standingOrderId: null,
          plannedDate: null,
          createdBy: caller.username,
          createdAt: unit.now,
        },
        lines.map((line) => newLineOf(unit.newId(), line, articles)),
      );
      unit.of(Orders).add(order);
      return shown(unit, order);
    },
  }),
  handle(changeOrder, {
    async run(unit, { id, lines, acknowledge, ...details }, { caller, expected }) {
      const order = await unit.of(Orders).get(id, expected);
      const before = order.state;
      checkDay(unit, before, details.requestedDate);
      checkKept(before.lines, lines ?? []);
      const entries = lines && (await entriesOf(unit, lines));
      const address = await changedAddress(unit, before, details.deliveryAddressLabel);
      const added = order.addedBy(entries);
      if (before.confirmedAt === null) {
        order.change(details, entries);
        return shown(unit, order);
      }
      const articleIds = [...before.lines, ...added].map(({ articleId }) => articleId);
      const found = await confirming(unit, before.customerId, articleIds);
      const priced = pricedLines(found, added, details.requestedDate ?? before.requestedDate);
      order.change(details, entries, { address, priced });
      await askOverCalls(unit, order, before.lines, found, acknowledge, caller.username);
      return shown(unit, order);
    },
  }),
  handle(confirmOrder, {
    async run(unit, { id, acknowledge }, { caller }) {
      const order = await unit.of(Orders).get(id);
      order.checkConfirmable();
      const { customerId, lines, deliveryAddressLabel, requestedDate } = order.state;
      const found = await confirming(
        unit,
        customerId,
        lines.map(({ articleId }) => articleId),
      );
      const address = addressOf(found.customer, deliveryAddressLabel);
      order.confirm({
        customerName: found.customer.name,
        basis: basisOf(found.customer),
        address,
        tolerancePercent: found.settings.deliveryTolerancePercent,
        lines: pricedLines(found, lines, requestedDate),
        confirmedBy: caller.username,
        confirmedAt: unit.now,
      });
      await askOverCalls(unit, order, lines, found, acknowledge, caller.username);
      return shown(unit, order);
    },
  }),
  handle(cancelOrder, {
    async run(unit, { id, reason, lines }) {
      const order = await unit.of(Orders).get(id);
      order.cancel(reason, lines);
      return shown(unit, order);
    },
  }),
];

/** Refuses the faults of `requestedDateFaults` with VALIDATION_ERROR. Always accepts an unchanged date. */
function checkDay(
  unit: UnitPorts,
  { requestedDate }: OrderState,
  given: OrderState['requestedDate'] | undefined,
): void {
  if (given === undefined || given === requestedDate) return;
  checkNoFaults(requestedDateFaults(given, shopDay(unit.now, unit.settings)));
}

/** Returns the entries of a list of lines. Reads the articles of the new lines. */
async function entriesOf(unit: UnitPorts, lines: readonly GivenLine[]): Promise<readonly LineEntry[]> {
  const articles = await articlesById(
    unit,
    lines.flatMap(({ line, articleId }) => (line === undefined && articleId !== undefined ? [articleId] : [])),
  );
  return lines.map((line) => lineEntry(unit.newId(), line, articles));
}
