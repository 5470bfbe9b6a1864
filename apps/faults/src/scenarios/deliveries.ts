/** Books deliveries of the maximum size, to a customer with the maximum number of frame contracts. */
import { made, tally } from '../client.ts';
import { figuresOf, inContainer } from '../in-container.ts';
import { newCustomer, soldByWeight } from '../records.ts';
import { dayAhead, range } from '../scenario.ts';

/** The number of lines that one delivery may have. */
const LINES = 1000;
/** The number of frame contracts that a customer may have. */
const CONTRACTS = 100;

export const deliveries = inContainer({
  name: 'deliveries',
  title: `Deliveries of ${LINES} lines to a customer with ${CONTRACTS} frame contracts leave others served`,
  async prepare({ client, isFull }) {
    const customerId = await newCustomer(client);
    const sold = await soldByWeight(client);
    const named = range(LINES).map((n) => ({ name: `Sausage ${n}`, articleNumber: `${n}`, ...sold }));
    const articles = await made(client.post('/api/articles/import', { rows: named }));
    const lineItems = articles.ids.slice(0, isFull ? 200 : 10).map((articleId: string) => ({
      ...{ articleId, agreedPrice: 8.5, agreedQuantity: 5000, unit: 'KG' },
    }));
    const setContract = (day: string) =>
      client.send('PUT', `/api/customers/${customerId}/frame-contract`, {
        ...{ validFrom: day, validUntil: day, rhythm: 'DAILY', lineItems },
      });
    for (const n of range(CONTRACTS)) await made(setContract(dayAhead(CONTRACTS - 1 - n)));
    const oneMore = await setContract(dayAhead(CONTRACTS));
    const room = { name: 'Cold room', storageType: 'COLD_ROOM' };
    await made(client.post('/api/inventory/storage-locations', room));
    const goods = { batchType: 'PRODUCED', expiryDate: dayAhead(30), quantityAmount: '500', quantityUnit: 'KG' };
    const rows = range(LINES).map((n) => ({
      ...{ articleNumber: `${n}`, storageLocation: room.name, batchId: `L-${n}`, ...goods },
    }));
    const { ids: batches } = await made(client.post('/api/inventory/stock-batches/import', { rows }));
    return { customerId, batches, oneMore };
  },
  async attack({ service, client, isFull }, { customerId, batches, oneMore }) {
    const lines = batches.map((stockBatchId: string) => ({
      ...{ stockBatchId, quantityAmount: '1', quantityUnit: 'KG' },
    }));
    const booked = [];
    for (const _ of range(isFull ? 50 : 4)) {
      if (service.isAlive) booked.push(await client.post('/api/sales/deliveries', { customerId, lines }));
    }
    return { booked, oneMore };
  },
  judge(check, { booked, oneMore }, { answered }) {
    check(
      `a customer has at most ${CONTRACTS} frame contracts`,
      oneMore.body?.code === 'TOO_MANY_CONTRACTS',
      tally([oneMore]),
    );
    check(
      'each delivery is booked',
      answered(booked).every(({ status, body }) => status === 200 && body.lines.length === LINES),
      tally(booked),
    );
    return figuresOf('deliveries', booked);
  },
});
