/**
 * Tests concurrent confirmations and deliveries of orders. A call-off exceeds a contract only if the caller
 * acknowledges the excess.
 */
import { bookInStockBatch, createStock } from '@cleaver/domain/inventory';
import { createCustomer, setFrameContract, setSalesData, updateCustomer } from '@cleaver/domain/masterdata';
import {
  changeOrder,
  confirmOrder,
  dispatchDelivery,
  getOrder,
  listDeliveries,
  listFrameContracts,
  Orders,
  placeOrder,
} from '@cleaver/domain/sales';
import { onEachDatabase } from '../databases.ts';
import { times, warehouse } from '../inventory/warehouse.ts';

const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };

onEachDatabase('concurrent confirmations and deliveries do not exceed the contract or the order', async (t, open) => {
  const database = await open();
  const { ask, article, location, lot, outcomes } = warehouse(database);

  /**
   * Creates a customer with a frame contract for `agreedQuantity` kg of an article, and books in 1,000 kg of the
   * article.
   */
  async function shop(agreedQuantity: number) {
    const { id: customerId } = await ask(createCustomer, { name: 'Post', type: 'B2B', phone: '1', ...ADDRESS });
    const { id: articleId } = await article();
    await ask(setSalesData, { id: articleId, vatClass: 'REDUCED' });
    const lineItems = [{ articleId, agreedPrice: 8, agreedQuantity, unit: 'KG' }];
    await ask(setFrameContract, { id: customerId, rhythm: 'WEEKLY', lineItems });
    const { id: stockId } = await ask(createStock, { articleId, storageLocationId: (await location()).id });
    const { id: stockBatchId } = await ask(bookInStockBatch, { stockId, ...lot('1000') });
    const placed = async (quantityAmount: string) => {
      const lines = [{ articleId, quantityAmount, quantityUnit: 'KG' }];
      return (await ask(placeOrder, { customerId, requestedDate: '2026-01-06', lines })).id;
    };
    const rest = async () => {
      const { content } = await ask(listFrameContracts, { id: customerId });
      const [item] = content[0]?.lineItems ?? [];
      return `${item?.called} ${item?.rest}`;
    };
    const serves = (orderId: string, quantityAmount: string, more: object = {}) => ({
      ...{ customerId, ...more },
      lines: [{ stockBatchId, quantityAmount, quantityUnit: 'KG', orderId, orderLine: 1 }],
    });
    return { customerId, placed, rest, serves };
  }

  await t.test('of 100 concurrent confirmations of 1 kg, a contract with a rest of 60 kg accepts 60', async (t) => {
    const { placed, rest } = await shop(60);
    const ids: string[] = [];
    for (let number = 0; number < 100; number++) ids.push(await placed('1'));
    const asked = ids.map((id) => [confirmOrder, { id }] as const);
    t.strictSame(await outcomes(asked), { done: 60, ACKNOWLEDGEMENT_REQUIRED: 40 });
    t.equal(await rest(), '60 0');
  });

  await t.test('concurrent deliveries of 1 kg succeed until the order is complete', async (t) => {
    const { placed, rest, serves } = await shop(100);
    const id = await placed('11');
    await ask(confirmOrder, { id });
    await ask(dispatchDelivery, serves(id, '1'));
    const asked = times(20, () => [dispatchDelivery, serves(id, '1')] as const);
    const { done = 0, INVALID_STATUS_TRANSITION: late = 0 } = await outcomes(asked);
    t.equal(done + late, 20);
    const { lines, status } = await ask(getOrder, { id });
    t.match({ status, lines }, { status: 'COMPLETED', lines: [{ delivered: '10', status: 'COMPLETE', open: '0' }] });
    t.equal(done, 9, 'until it was complete by its tolerance');
    t.equal(await rest(), '10 90');
    t.equal((await ask(listDeliveries, { orderId: id, size: 50 })).content.length, 10);
  });

  await t.test('concurrent deliveries and changes of two orders in opposite sequence do not deadlock', async (t) => {
    const { customerId, placed, rest, serves } = await shop(1000);
    const [one, two] = [await placed('100'), await placed('100')];
    for (const id of [one, two]) await ask(confirmOrder, { id });
    const both = (...ids: string[]) => ({ customerId, lines: ids.flatMap((id) => serves(id, '1').lines) });
    const grows = (id: string) => [changeOrder, { id, lines: [{ line: 1, quantityAmount: '120' }] }] as const;
    const asked = times(12, (n) =>
      n % 4 === 3
        ? grows(n % 8 === 3 ? one : two)
        : ([dispatchDelivery, both(...(n % 2 ? [one, two] : [two, one]))] as const),
    );
    t.strictSame(await outcomes(asked), { done: 12 });
    t.equal(await rest(), '240 760', 'what is open and what went add up at every moment');
  });

  await t.test('drafts placed while their customer is renamed are stored with the last name', async (t) => {
    const { customerId, placed } = await shop(1000);
    const renamed = (round: number) => ask(updateCustomer, { id: customerId, name: `Post ${round}` });
    for (let round = 0; round < 8; round++) {
      const id = await placed('1');
      const places = () => times(5, () => placed('1'));
      await Promise.all([...places(), renamed(round), ask(confirmOrder, { id }), ...places()]);
      const drafts = await database.reader.where(Orders, { customerId, status: 'DRAFT' });
      t.equal(drafts.length, 10 * (round + 1));
      t.same(new Set(drafts.map(({ customerName }) => customerName)), new Set([`Post ${round}`]));
    }
  });
});
