/** The handler that creates the drafts of standing orders. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { handle } from '../../kernel/execution/handler.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { type CustomerState, Customers } from '../../masterdata/index.ts';
import { nextNumbers, type ShopSettingsState, settingsFrom, settingsIn } from '../../settings/index.ts';
import type { SupplyReader } from '../availability/availability-ports.ts';
import { draftProblems } from '../order/confirmation.ts';
import { Order, Orders } from '../order/order.ts';
import { basisOf } from '../price/price.ts';
import { lookupIn, soldArticles } from '../price/pricing.ts';
import { STANDING_ORDERS_LOCK, type StandingOrderState, StandingOrders } from './standing-order.ts';
import { runStandingOrders, untilFaults } from './standing-order-contracts.ts';
import { draftLines } from './standing-order-drafts.ts';
import { planRun, type RunPlan } from './standing-order-run.ts';
import { articleIdsOf, byId, named } from './standing-order-view.ts';

/** Reads the data from which a run is planned, outside of a unit of work or in one. */
async function sourcesOf(
  supply: Pick<SupplyReader, 'scheduled' | 'made'>,
  settings: Promise<ShopSettingsState>,
  from: CalendarDate,
  until: CalendarDate,
) {
  const [standing, closed, made] = await Promise.all([
    supply.scheduled(from, until),
    settings,
    supply.made(from, until),
  ]);
  return { standing, closed, made };
}

/**
 * Returns a function that adds the draft of a planned day. It returns the state of the draft, and the codes with which
 * its confirmation would be refused now. Locks the customers, because the orders store their names.
 */
async function draftingIn(unit: UnitPorts, { create }: RunPlan, settings: ShopSettingsState, createdBy: string) {
  const customerIds = [...new Set(create.map(({ of }) => of.customerId))];
  await unit.of(Customers).hold(customerIds);
  const customers = byId(await unit.of(Customers).peekIn('id', customerIds));
  const standing = byId(await unit.of(StandingOrders).peekIn('id', [...new Set(create.map(({ of }) => of.id))]));
  const sold = await soldArticles(lookupIn(unit), articleIdsOf([...standing.values()]));
  const articles = byId([...sold.values()].map(({ article }) => article));
  return ({ of, date, requestedDate }: RunPlan['create'][number], orderNumber: string) => {
    const customer = customers.get(of.customerId) as CustomerState;
    const from = named(standing.get(of.id) as StandingOrderState, customers, articles);
    const { id, name: customerName } = customer;
    const order = Order.place(
      {
        ...{ id: unit.newId(), orderNumber, customerId: id, customerName, basis: basisOf(customer), requestedDate },
        ...{ deliveryAddressLabel: from.deliveryAddressLabel, reference: from.reference, note: from.note },
        ...{ standingOrderId: of.id, plannedDate: date, createdBy, createdAt: unit.now },
      },
      draftLines(from, () => unit.newId()),
    );
    unit.of(Orders).add(order);
    return { order: order.state, problems: draftProblems({ customer, settings, articles: sold }, order.state) };
  };
}

export const runHandler = handle(runStandingOrders, {
  isLong: true,
  async prepare(ports, { until }) {
    const { reader, supply, clock, settings } = ports;
    const today = shopDay(clock.now(), settings);
    checkNoFaults(untilFaults(until, today));
    const { create } = planRun(await sourcesOf(supply, settingsFrom(reader), today, until), today, until);
    return nextNumbers(ports, 'order', today, create.length);
  },
  async run(unit, { until }, { caller, prepared: numbers }) {
    await unit.lock(STANDING_ORDERS_LOCK);
    const today = shopDay(unit.now, unit.settings);
    const sources = await sourcesOf(unit.reads.supply, settingsIn(unit), today, until);
    // Creates at most as many orders as there are reserved numbers. The next call creates the remaining orders.
    const plan = planRun(sources, today, until, numbers.length);
    const draft = await draftingIn(unit, plan, sources.closed, caller.username);
    return {
      created: plan.create.map((planned, index) => {
        const { order, problems } = draft(planned, numbers[index] ?? '');
        return { orderId: order.id, standingOrderId: planned.of.id, date: planned.date, problems };
      }),
      skipped: plan.skipped.map(({ of, date, reason }) => ({
        ...{ standingOrderId: of.id, customerName: of.customerName, date, reason },
      })),
      complete: plan.complete,
    };
  },
});
