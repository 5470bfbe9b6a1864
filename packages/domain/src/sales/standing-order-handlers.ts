/** Handlers that maintain standing orders. */
import type { InputOf } from '../kernel/form.ts';
import { type Handler, handle } from '../kernel/handler.ts';
import type { UnitPorts } from '../kernel/ports.ts';
import { Articles, Customers } from '../masterdata/index.ts';
import { addressOf, changedAddress } from './confirming.ts';
import { STANDING_ORDERS_LOCK, StandingOrder, StandingOrders } from './standing-order.ts';
import {
  changeStandingOrder,
  createStandingOrder,
  getStandingOrder,
  listStandingOrders,
  type StandingOrderState,
} from './standing-order-contracts.ts';
import { runHandler } from './standing-order-run-handler.ts';
import { byId, shown, shownIn } from './standing-order-view.ts';

type Lines = StandingOrderState['lines'];
type GivenLines = InputOf<typeof createStandingOrder.input>['lines'];
type GivenPauses = InputOf<typeof createStandingOrder.input>['pauses'];

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
      const { rhythm, onClosedDay } = given;
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
        rhythm,
        onClosedDay,
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
      await unit.lock(STANDING_ORDERS_LOCK);
      const standing = await unit.of(StandingOrders).get(id, expected);
      standing.checkPeriod(given);
      await changedAddress(unit, standing.state, given.deliveryAddressLabel);
      standing.change({ ...given, pauses: pausesOf(pauses), lines: lines && (await linesOf(unit, lines)) });
      return shownIn(unit, standing.state);
    },
  }),
  runHandler,
];
