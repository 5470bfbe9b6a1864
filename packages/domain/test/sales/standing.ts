/** Makes standing orders and runs them, for tests. */
import { createStandingOrder, runStandingOrders } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { counter } from './counter.ts';

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns the fixture `counter` with functions for standing orders. The shop has no closed weekdays. */
export async function withStandingOrders() {
  const shop = counter();
  const { ask, day } = shop;
  await ask(updateSettings, { closedWeekdays: [] });
  return {
    ...shop,
    create: (customerId: string, lines: readonly object[], more: object = {}) =>
      ask(createStandingOrder, { customerId, firstDate: day(0), weekdays: EVERY_DAY, lines, ...more }),
    run: (ahead: number) => ask(runStandingOrders, { until: day(ahead) }),
  };
}
