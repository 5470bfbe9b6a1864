/** Tests that concurrent writes do not mix the figures of two instants in a response. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'tap';
import { Lots, readScan, writeOffGoods } from '../src/inventory/index.ts';
import { bookPayment, getInvoice } from '../src/invoicing/index.ts';
import { listFrameContracts } from '../src/sales/index.ts';
import { desk } from './invoicing/desk.ts';
import { counter, kilos } from './sales/counter.ts';

/**
 * Starts `write` after the next read by the method. Waits for it at most 50 ms, because reads of one instant delay
 * writes. Returns a function that waits for the write.
 */
function writeAfter(reads: object, method: string, write: () => Promise<unknown>): () => Promise<unknown> {
  const outsideOfUnits = AsyncLocalStorage.snapshot();
  const read: (...given: readonly unknown[]) => Promise<unknown> = Reflect.get(reads, method);
  const begun = Promise.withResolvers<unknown>();
  let writes = 0;
  Object.assign(reads, {
    async [method](...given: readonly unknown[]) {
      const found = await read(...given);
      if (writes++ === 0) {
        const written = outsideOfUnits(write);
        begun.resolve(written);
        await Promise.race([written, wait(50)]);
      }
      return found;
    },
  });
  return () => begun.promise;
}

test('listFrameContracts reads the agreed and the called-off quantities at one instant', async (t) => {
  const { customer, article, contract, place, confirm, rest, ask, ports } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  await contract(customerId, articleId, 60);
  await confirm((await place(customerId, [kilos(articleId, '50')])).id);
  const further = await place(customerId, [kilos(articleId, '40')]);
  const written = writeAfter(ports.reader, 'whereIn', async () => {
    await contract(customerId, articleId, 100);
    await confirm(further.id);
  });
  const { content } = await ask(listFrameContracts, { id: customerId });
  t.match(content, [{ lineItems: [{ agreedQuantity: 60, called: '50', rest: '10' }] }]);
  await written();
  t.equal(await rest(customerId), '90 10 KG');
});

test('readScan reads the accounts of lots and their stock batches at one instant', async (t) => {
  const { article, goods, ask, ports } = counter();
  const { id: articleId } = await article();
  const stockBatchId = await goods(articleId);
  const { lotNumber } = (await ports.reader.where(Lots, {}))[0] ?? {};
  const line = { stockBatchId, quantityAmount: '30', quantityUnit: 'KG', reasonCode: 'WASTE' };
  const written = writeAfter(ports.inventory, 'allBatches', () => ask(writeOffGoods, { lines: [line] }));
  const scan = () => ask(readScan, { code: lotNumber });
  const found = await scan();
  t.match(found, { lots: [{ account: { inStock: '100' } }], stockBatches: [{ quantityBase: '100' }] });
  await written();
  t.match(await scan(), { lots: [{ account: { inStock: '70' } }], stockBatches: [{ quantityBase: '70' }] });
});

test('getInvoice reads what is open and what was paid at one instant', async (t) => {
  const { issue, send, buyer, ask, ports } = await desk();
  const { id } = await issue([(await send('1')).id]);
  const payment = { customerId: buyer.id, bookedOn: '2026-01-05', items: [{ invoiceId: id, amount: '10.70' }] };
  const written = writeAfter(ports.reader, 'versioned', () => ask(bookPayment, payment));
  const figures = async () => {
    const { openAmount, payments } = await ask(getInvoice, { id });
    return [openAmount, ...payments.map(({ amount }) => amount)];
  };
  t.strictSame(await figures(), ['10.70']);
  await written();
  t.strictSame(await figures(), ['0.00', '10.70']);
});
