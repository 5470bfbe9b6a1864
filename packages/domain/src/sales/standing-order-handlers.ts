/** Handlers that maintain standing orders and create their orders. */
import { shopDay } from '../inventory/index.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { nextDocumentNumbers } from '../kernel/document.ts';
import type { InputOf } from '../kernel/form.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import type { Ports, UnitPorts } from '../kernel/ports.ts';
import { checkNoFaults } from '../kernel/refusal.ts';
import type { Reader } from '../kernel/unit-of-work.ts';
import { type ArticleState, Articles, type CustomerState, Customers } from '../masterdata/index.ts';
import { settingsFrom, settingsIn } from '../settings/index.ts';
import { addressOf, changedAddress } from './confirming.ts';
import { Order, Orders } from './order.ts';
import { basisOf } from './price.ts';
import { StandingOrder, StandingOrders } from './standing-order.ts';
import {
  changeStandingOrder,
  createStandingOrder,
  getStandingOrder,
  listStandingOrders,
  MADE_ORDERS_MAX,
  runStandingOrders,
  type StandingOrderState,
  untilFaults,
} from './standing-order-contracts.ts';
import { planRun, type RunSources } from './standing-order-run.ts';

type Lines = StandingOrderState['lines'];
type GivenLines = InputOf<typeof createStandingOrder.input>['lines'];
type GivenPauses = InputOf<typeof createStandingOrder.input>['pauses'];

const articleIdsOf = (standing: readonly StandingOrderState[]): readonly string[] => [
  ...new Set(standing.flatMap(({ lines }) => lines.map(({ articleId }) => articleId))),
];

/** Returns the state with the current names of the customer and the articles. */
const named = (
  state: StandingOrderState,
  customers: ReadonlyMap<string, CustomerState>,
  articles: ReadonlyMap<string, ArticleState>,
): StandingOrderState => ({
  ...state,
  customerName: customers.get(state.customerId)?.name ?? state.customerName,
  lines: state.lines.map((line) => {
    const article = articles.get(line.articleId);
    return article ? { ...line, articleNumber: article.articleNumber, articleName: article.name } : line;
  }),
});

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

async function shown(reader: Reader, standing: readonly StandingOrderState[]): Promise<readonly StandingOrderState[]> {
  const [customers, articles] = await Promise.all([
    reader.whereIn(Customers, 'id', [...new Set(standing.map(({ customerId }) => customerId))]),
    reader.whereIn(Articles, 'id', articleIdsOf(standing)),
  ]);
  const [ofCustomers, ofArticles] = [byId(customers), byId(articles)];
  return standing.map((state) => named(state, ofCustomers, ofArticles));
}

/** Returns the state with current names, in a unit of work. */
async function shownIn(unit: UnitPorts, { state }: StandingOrder): Promise<StandingOrderState> {
  const [customer, articles] = await Promise.all([
    unit.of(Customers).peek(state.customerId),
    unit.of(Articles).peekIn('id', articleIdsOf([state])),
  ]);
  return named(state, byId([customer]), byId(articles));
}

/** Returns the lines in their stored form, numbered from 1. Refuses an unknown article with ARTICLE_NOT_FOUND. */
async function linesOf(unit: UnitPorts, lines: GivenLines): Promise<Lines> {
  const articles = byId(await unit.of(Articles).peekAll([...new Set(lines.map(({ articleId }) => articleId))]));
  return lines.map(({ articleId, quantityAmount, quantityUnit, note = '' }, index) => {
    const { articleNumber = '', name: articleName = '' } = articles.get(articleId) ?? {};
    const quantity = { quantityAmount: quantityAmount.toText(), quantityUnit };
    return { line: index + 1, articleId, articleNumber, articleName, ...quantity, note };
  });
}

const pausesOf = (pauses: GivenPauses): StandingOrderState['pauses'] | undefined =>
  pauses?.map(({ from, until, reason = '' }) => ({ from, until, reason }));

/**
 * The name of the lock of a run. Because of the lock, the second of two concurrent runs sees the orders of the first.
 */
const RUN = 'standing-orders';

async function sourcesFrom(
  { reader, supply }: Pick<Ports, 'reader' | 'supply'>,
  from: CalendarDate,
  until: CalendarDate,
): Promise<RunSources> {
  const [standing, closed, made] = await Promise.all([
    reader.where(StandingOrders, {}),
    settingsFrom(reader),
    supply.made(from, until),
  ]);
  const customers = await reader.whereIn(Customers, 'id', [...new Set(standing.map(({ customerId }) => customerId))]);
  return { standing, closed, made, customers: byId(customers) };
}

async function sourcesIn(unit: UnitPorts, from: CalendarDate, until: CalendarDate) {
  const [standing, closed, made] = await Promise.all([
    unit.of(StandingOrders).peekWhere({}),
    settingsIn(unit),
    unit.reads.supply.made(from, until),
  ]);
  const customerIds = [...new Set(standing.map(({ customerId }) => customerId))];
  // The orders store the names of the customers. The lock prevents a change of the names until the commit.
  await unit.of(Customers).hold(customerIds);
  return { standing, closed, made, customers: byId(await unit.of(Customers).peekIn('id', customerIds)) };
}

/** Adds a draft for a planned day. */
function makeOrder(
  unit: UnitPorts,
  { of, date }: { readonly of: StandingOrderState; readonly date: CalendarDate },
  { id: customerId, name: customerName, type }: CustomerState,
  placed: { readonly orderNumber: string; readonly createdBy: string },
): Order {
  const { deliveryAddressLabel, reference, note, lines } = of;
  const order = Order.place(
    {
      id: unit.newId(),
      customerId,
      customerName,
      basis: basisOf({ type }),
      requestedDate: date,
      ...placed,
      deliveryAddressLabel,
      reference,
      note,
      standingOrderId: of.id,
      plannedDate: date,
      createdAt: unit.now,
    },
    lines.map(({ line: _, ...line }) => ({ ...line, id: unit.newId(), manualPrice: null, price: null, pieceKg: null })),
  );
  unit.of(Orders).add(order);
  return order;
}

export const standingOrderHandlers: readonly Handler[] = [
  handle(listStandingOrders, {
    async run({ reader }, { customerId, ...request }) {
      const { content, page } = await reader.page(StandingOrders, { customerId }, request);
      return { content: await shown(reader, content), page };
    },
  }),
  handle(getStandingOrder, {
    async run({ reader }, { id }) {
      const { state, version } = await reader.versioned(StandingOrders, id);
      const [view = state] = await shown(reader, [state]);
      return { state: view, version };
    },
  }),
  handle(createStandingOrder, {
    async run(unit, { customerId, lines, pauses, ...given }) {
      // The standing order stores the name of the customer. The lock prevents a change of the name until the commit.
      await unit.of(Customers).hold([customerId]);
      const customer = await unit.of(Customers).peek(customerId);
      const { deliveryAddressLabel = '', reference = '', note = '', lastDate = null, firstDate, weekdays } = given;
      addressOf(customer, deliveryAddressLabel);
      const standing = StandingOrder.create({
        id: unit.newId(),
        customerId,
        customerName: customer.name,
        deliveryAddressLabel,
        reference,
        note,
        firstDate,
        lastDate,
        weekdays,
        pauses: pausesOf(pauses) ?? [],
        lines: await linesOf(unit, lines),
        createdAt: unit.now,
      });
      unit.of(StandingOrders).add(standing);
      return standing.state;
    },
  }),
  handle(changeStandingOrder, {
    async run(unit, { id, lines, pauses, ...given }, { expected }) {
      const standing = await unit.of(StandingOrders).get(id, expected);
      standing.checkPeriod(given);
      await changedAddress(unit, standing.state, given.deliveryAddressLabel);
      standing.change({ ...given, pauses: pausesOf(pauses), lines: lines && (await linesOf(unit, lines)) });
      return shownIn(unit, standing);
    },
  }),
  handle(runStandingOrders, {
    isLong: true,
    async prepare({ reader, supply, sequences, clock, settings }, { until }) {
      const today = shopDay(clock.now(), settings);
      checkNoFaults(untilFaults(until, today));
      const { create } = planRun(await sourcesFrom({ reader, supply }, today, until), today, until, MADE_ORDERS_MAX);
      return nextDocumentNumbers(sequences, 'O', today, create.length);
    },
    async run(unit, { until }, { caller, prepared: numbers }) {
      await unit.lock(RUN);
      const today = shopDay(unit.now, unit.settings);
      const sources = await sourcesIn(unit, today, until);
      // Creates at most as many orders as there are reserved numbers. The next call creates the remaining orders.
      const { create, skipped, complete } = planRun(sources, today, until, numbers.length);
      const articles = byId(await unit.of(Articles).peekIn('id', articleIdsOf(create.map(({ of }) => of))));
      const created = create.map(({ of, date }, index) => {
        const customer = sources.customers.get(of.customerId) as CustomerState;
        const placed = { orderNumber: numbers[index] ?? '', createdBy: caller.username };
        const order = makeOrder(unit, { of: named(of, sources.customers, articles), date }, customer, placed);
        return { orderId: order.state.id, standingOrderId: of.id, date };
      });
      return {
        created,
        complete,
        skipped: skipped.map(({ of, date, reason }) => ({
          standingOrderId: of.id,
          customerName: sources.customers.get(of.customerId)?.name ?? of.customerName,
          date,
          reason,
        })),
      };
    },
  }),
];
