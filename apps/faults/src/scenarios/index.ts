/** All scenarios, in the order in which they run. */
import type { Scenario } from '../scenario.ts';
import { clock } from './clock.ts';
import { deliveries } from './deliveries.ts';
import { diskFull } from './disk-full.ts';
import { halfOpen } from './half-open.ts';
import { hostileHour } from './hostile.ts';
import { dataDir, kill, killAtStart } from './kill.ts';
import { killDeliveries } from './kill-deliveries.ts';
import { killGoods } from './kill-goods.ts';
import { killLabels } from './kill-labels.ts';
import { killRecall } from './kill-recall.ts';
import { littleMemory } from './little-memory.ts';
import { longNumbers } from './long-numbers.ts';
import { paused } from './paused.ts';
import { picking } from './picking.ts';
import { exhausted, network, stopped, terminated } from './postgres-gone.ts';
import { slowClients } from './slow-clients.ts';
import { standingOrders } from './standing-orders.ts';
import { stop } from './stop.ts';
import { twoInstances } from './two-instances.ts';

export const scenarios: readonly Scenario[] = [
  network,
  stopped,
  terminated,
  exhausted,
  twoInstances,
  kill,
  killGoods,
  killDeliveries,
  killLabels,
  killRecall,
  stop,
  slowClients,
  diskFull,
  clock,
  dataDir,
  killAtStart,
  paused,
  littleMemory,
  standingOrders,
  picking,
  longNumbers,
  deliveries,
  halfOpen,
  hostileHour,
];
