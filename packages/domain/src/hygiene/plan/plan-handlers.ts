/** Handlers of the daily list and the starting plan. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { plannedPoints, plannedTasks, sensorsNow, slotsOn } from './daily-list.ts';
import { getDailyList, getStartingPlan } from './plan-contracts.ts';
import { startingPlan } from './starting-plan.ts';

export const planHandlers: readonly Handler[] = [
  handle(getDailyList, {
    atOneInstant: true,
    async run(ports, { date: given }, { caller: { permissions } }) {
      const today = shopDay(ports.clock.now(), ports.settings);
      checkNoFaults(aheadFaults({ date: given }, 'date', today));
      const date = given ?? today;
      const [points, tasks, sensors] = await Promise.all([
        plannedPoints(ports),
        permissions.has('CLEANING_RECORD_READ') ? plannedTasks(ports) : [],
        date === today ? sensorsNow(ports) : [],
      ]);
      return { date, slots: await slotsOn(ports, date, [...points, ...tasks]), sensors };
    },
  }),
  handle(getStartingPlan, {
    atOneInstant: true,
    run: ({ reader }) => startingPlan(reader),
  }),
];
