/** Handlers that maintain standing orders. */
import { shopDay } from '../../inventory/index.ts';
import { inUse } from '../../kernel/contract/aggregate.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Articles, Customers } from '../../masterdata/index.ts';
import { addressOf, changedAddress } from '../order/confirmation.ts';
import { type Order, Orders } from '../order/order.ts';
import { customerAddressMissing } from '../refusals.ts';
import { STANDING_ORDERS_LOCK, StandingOrder, type StandingOrderState, StandingOrders } from './standing-order.ts';
import {
  changeStandingOrder,
  createStandingOrder,
  deleteStandingOrder,
  getStandingOrder,
  listStandingOrders,
} from './standing-order-contracts.ts';
import { followedBy } from './standing-order-drafts.ts';
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

/**
 * Locks and returns the drafts of a standing order, of planned days from `from` on. Callers lock them before the standing
 * order, because a new name of the customer locks in this order, too.
 */
async function draftsIn(unit: UnitPorts, standingOrderId: string, from?: CalendarDate): Promise<readonly Order[]> {
  const ids = await unit.reads.supply.drafts(standingOrderId, from);
  // Somebody may have confirmed or cancelled a draft meanwhile.
  return (await unit.of(Orders).whereIn('id', ids)).filter(({ state }) => state.status === 'DRAFT');
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
      const address = addressOf(customer, deliveryAddressLabel);
      const ordered = await linesOf(unit, lines);
      if (address === null) throw customerAddressMissing();
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
        lines: ordered,
        createdAt: unit.now,
      });
      unit.of(StandingOrders).add(standing);
      return standing.state;
    },
  }),
  handle(changeStandingOrder, {
    async run(unit, { id, lines, pauses, drafts, ...given }, { expected }) {
      await unit.lock(STANDING_ORDERS_LOCK);
      const following = drafts === 'FOLLOW' ? await draftsIn(unit, id, shopDay(unit.now, unit.settings)) : undefined;
      const standing = await unit.of(StandingOrders).get(id, expected);
      standing.checkPeriod(given);
      const address = await changedAddress(unit, standing.state, given.deliveryAddressLabel);
      const ordered = lines && (await linesOf(unit, lines));
      if (address === null) throw customerAddressMissing();
      standing.change({ ...given, pauses: pausesOf(pauses), lines: ordered });
      const view = await shownIn(unit, standing.state);
      if (!following) return view;
      const remove = (draft: Order) => unit.of(Orders).remove(draft);
      return { ...view, draftChanges: followedBy(following, view, { newId: () => unit.newId(), remove }) };
    },
  }),
  handle(deleteStandingOrder, {
    async run(unit, { id }, { expected }) {
      await unit.lock(STANDING_ORDERS_LOCK);
      const drafts = await draftsIn(unit, id);
      const standing = await unit.of(StandingOrders).get(id, expected);
      if (await unit.reads.supply.isUsed(id)) throw inUse(StandingOrders);
      for (const draft of drafts) unit.of(Orders).remove(draft);
      unit.of(StandingOrders).remove(standing);
    },
  }),
  runHandler,
];
