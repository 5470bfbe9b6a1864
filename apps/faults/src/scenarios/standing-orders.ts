/** Runs standing orders with many lines, with the memory of the container. */
import { made, tally } from '../client.ts';
import { memoryGroup } from '../memory-group.ts';
import { percentile, range, type Scenario } from '../scenario.ts';
import { start } from '../service.ts';

/** The memory limit in docker-compose.yml. */
const CONTAINER_MIB = 1024;
const STANDING = 20;
const LINES = 200;
const DAYS_AHEAD = 60;
/** The number of lines that one run may create. */
const RUN_LINES = 5000;

export const standingOrders: Scenario = {
  name: 'standing-orders',
  title: `Runs of ${STANDING} standing orders of ${LINES} lines end early and leave others served in ${CONTAINER_MIB} MiB`,
  on: ['embedded', 'PostgreSQL'],
  async run(context, place) {
    const { check, note, isFull } = context;
    const group = await memoryGroup(CONTAINER_MIB, context.after);
    const service = await group.within(() => start(context, place));
    const client = await service.logIn();
    const address = { street: 'Lange Zeile', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    const customer = await made(client.post('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...address }));
    const { id: categoryId } = await made(client.post('/api/categories', { name: 'Sausage' }));
    const sold = { categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 };
    const { id: articleId } = await made(client.post('/api/articles', { name: 'Ring', articleNumber: 'R', ...sold }));
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const lines = range(LINES).map(() => ({ articleId, quantityAmount: '1', quantityUnit: 'KG' }));
    const weekly = { customerId: customer.id, firstDate: day(-1), weekdays: [1, 2, 3, 4, 5, 6], lines };
    for (const _ of range(STANDING)) await made(client.post('/api/sales/standing-orders', weekly));

    let isRunning = true;
    const reading = (async () => {
      const seen = [];
      while (isRunning && service.isAlive) seen.push(await client.get('/api/suppliers?size=1'));
      return seen;
    })();
    const runs = [];
    for (let left = isFull ? 100 : 4; left > 0 && service.isAlive; left--) {
      const run = await client.post('/api/sales/standing-orders/run', { until: day(DAYS_AHEAD) });
      runs.push(run);
      if (run.status !== 200 || run.body.complete) break;
    }
    isRunning = false;
    const reads = await reading;
    check('the process lives', service.isAlive, service.output().slice(-1000));
    check(
      'each run is answered',
      runs.every(({ status }) => status === 200),
      tally(runs),
    );
    const most = Math.max(...runs.map(({ body }) => body?.created?.length ?? 0)) * LINES;
    check(`a run creates at most ${RUN_LINES} lines`, most > 0 && most <= RUN_LINES, `${most} lines`);
    check(
      'others are served meanwhile',
      reads.every(({ status }) => status === 200),
      tally(reads),
    );
    const log = await client.get('/api/audit-log');
    check('the first page of the audit log can be read', log.status === 200, `${log.status} ${log.fault ?? ''}`);
    const [ofRuns, ofReads] = [runs, reads].map((outcomes) => outcomes.map(({ ms }) => ms));
    note(
      `${runs.length} runs: p50 ${percentile(ofRuns ?? [], 0.5)} ms; ${reads.length} reads: p50 ${percentile(ofReads ?? [], 0.5)} ms, p99 ${percentile(ofReads ?? [], 0.99)} ms; at most ${await group.peak()} MiB`,
    );
    client.close();
    const { code, ms } = await service.stop();
    check('it ends in good order', code === 0, `${code} after ${ms} ms`);
  },
};
