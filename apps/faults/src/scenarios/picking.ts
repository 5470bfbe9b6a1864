/** Picks from many large orders and many lots that are too short, with the memory of the container. */
import { made, tally } from '../client.ts';
import { figuresOf, inContainer } from '../in-container.ts';
import { newCustomer, soldByWeight } from '../records.ts';
import { dayAhead, range } from '../scenario.ts';

const LINES = 200;
const LOTS = 60;
/** The number of lines that one proposal may have. */
const PICKED_LINES = 2000;
const PICKS = 10;

export const picking = inContainer({
  name: 'picking',
  title: `Picking from many orders of ${LINES} lines ends early and leaves others served`,
  async prepare({ client, isFull }) {
    const customerId = await newCustomer(client, 'B2C');
    await made(client.send('PUT', `/api/customers/${customerId}/sales-terms`, { minimumRemainingDays: 3650 }));
    const sold = await soldByWeight(client);
    const { id: articleId } = await made(client.post('/api/articles', { name: 'Ring', articleNumber: 'R', ...sold }));
    const room = { name: 'Cold room', storageType: 'COLD_ROOM' };
    const { id: storageLocationId } = await made(client.post('/api/inventory/storage-locations', room));
    const stock = await made(client.post('/api/inventory/stocks', { articleId, storageLocationId }));
    const goods = { batchType: 'PRODUCED', expiryDate: dayAhead(30), quantityAmount: '50', quantityUnit: 'KG' };
    for (const lot of range(LOTS)) {
      await made(client.post(`/api/inventory/stocks/${stock.id}/batches`, { ...goods, batchId: `L-${lot}` }));
    }
    const lines = range(LINES).map(() => ({ articleId, quantityAmount: '1', quantityUnit: 'KG' }));
    for (const _ of range(isFull ? 1000 : 15)) {
      const order = { customerId, requestedDate: dayAhead(0), lines };
      const { id } = await made(client.post('/api/sales/orders', order));
      await made(client.post(`/api/sales/orders/${id}/confirm`, {}));
    }
  },
  async attack({ service, client }) {
    const picks = [];
    for (const _ of range(PICKS)) {
      if (service.isAlive) picks.push(await client.get(`/api/sales/picking?date=${dayAhead(1)}`));
    }
    return picks;
  },
  judge(check, proposed, { answered }) {
    const picks = answered(proposed);
    check(
      'each proposal is answered, and says that there are more orders',
      picks.every(({ status, body }) => status === 200 && body.complete === false),
      tally(proposed),
    );
    const counts = picks.map(({ body }) =>
      (body?.orders ?? []).reduce((sum: number, order: { lines: readonly unknown[] }) => sum + order.lines.length, 0),
    );
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    check(
      `a proposal has at most ${PICKED_LINES} lines`,
      picks.length === 0 || (least > 0 && most <= PICKED_LINES),
      `${least} to ${most} lines`,
    );
    return figuresOf('proposals', proposed);
  },
});
