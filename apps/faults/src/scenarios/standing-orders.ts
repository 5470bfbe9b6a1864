/** Runs standing orders with many lines, with the memory of the container. */
import { made, tally } from '../client.ts';
import { figuresOf, inContainer } from '../in-container.ts';
import { newCustomer, soldByWeight } from '../records.ts';
import { dayAhead, range } from '../scenario.ts';

const STANDING = 20;
const LINES = 200;
const DAYS_AHEAD = 60;
/** The number of lines that one run may create. */
const RUN_LINES = 5000;

export const standingOrders = inContainer({
  name: 'standing-orders',
  title: `Runs of ${STANDING} standing orders of ${LINES} lines end early and leave others served`,
  async prepare({ client }) {
    const customerId = await newCustomer(client);
    const sold = await soldByWeight(client);
    const { id: articleId } = await made(client.post('/api/articles', { name: 'Ring', articleNumber: 'R', ...sold }));
    const lines = range(LINES).map(() => ({ articleId, quantityAmount: '1', quantityUnit: 'KG' }));
    const weekly = { customerId, firstDate: dayAhead(-1), weekdays: [1, 2, 3, 4, 5, 6], lines };
    for (const _ of range(STANDING)) await made(client.post('/api/sales/standing-orders', weekly));
  },
  async attack({ service, client, isFull }) {
    const runs = [];
    for (let left = isFull ? 100 : 4; left > 0 && service.isAlive; left--) {
      const run = await client.post('/api/sales/standing-orders/run', { until: dayAhead(DAYS_AHEAD) });
      runs.push(run);
      if (run.status !== 200 || run.body.complete) break;
    }
    return runs;
  },
  async judge(check, all, { client, answered }) {
    const runs = answered(all);
    check(
      'each run is answered',
      runs.every(({ status }) => status === 200),
      tally(all),
    );
    const most = Math.max(...runs.map(({ body }) => body?.created?.length ?? 0)) * LINES;
    check(
      `a run creates at most ${RUN_LINES} lines`,
      runs.length === 0 || (most > 0 && most <= RUN_LINES),
      `${most} lines`,
    );
    const log = await client.get('/api/audit-log');
    check('the first page of the audit log can be read', log.status === 200, `${log.status} ${log.fault ?? ''}`);
    return figuresOf('runs', all);
  },
});
