/** Tests that bookings of many lines give way to other requests. */
import { test } from 'tap';
import {
  approveInventoryCount,
  enterCountLines,
  openInventoryCount,
  submitInventoryCount,
  transferGoods,
  writeOffGoods,
} from '../../src/inventory/index.ts';
import { dispatchDelivery, returnDelivery } from '../../src/sales/index.ts';
import { PORK, withSuppliers } from '../procurement/with-suppliers.ts';

test('bookings of 250 lines pause at least twice, those of a few lines never', async (t) => {
  const { ask, ports, customer, stock, place, receive } = await withSuppliers();
  let pauses = 0;
  ports.clock.pause = async () => void pauses++;
  const during = async <T>(work: Promise<T>, least: number): Promise<T> => {
    pauses = 0;
    const result = await work;
    t.ok(least === 0 ? pauses === 0 : pauses >= least, `${pauses} pauses`);
    return result;
  };
  const { id: stockId, storageLocationId } = await stock();
  const batches: string[] = [];
  for (const [count, least] of [
    [50, 0],
    [200, 1],
  ] as const) {
    const lines = Array.from({ length: count }, () => ({ ...PORK, stockId }));
    const receipt = await during(receive(...lines), least);
    batches.push(...receipt.lines.map(({ stockBatchId }) => stockBatchId ?? ''));
  }
  const kilo = { quantityAmount: '1', quantityUnit: 'KG' };
  const lines = batches.map((stockBatchId) => ({ stockBatchId, ...kilo }));
  const wasted = lines.map((line) => ({ ...line, reasonCode: 'WASTE' }));
  await during(ask(writeOffGoods, { lines: wasted.slice(0, 100) }), 0);
  await during(ask(writeOffGoods, { lines: wasted }), 2);
  const elsewhere = { storageLocationId: (await place()).id };
  await during(ask(transferGoods, { lines: lines.map((line) => ({ ...line, ...elsewhere })) }), 2);
  const { id, lines: sent } = await during(ask(dispatchDelivery, { customerId: customer.id, lines }), 2);
  const quarantine = { storageLocationId: (await place()).id };
  const back = sent.map(({ line }) => ({ line, ...kilo, ...quarantine }));
  await during(ask(returnDelivery, { id, reason: 'x', lines: back }), 2);
  const count = await ask(openInventoryCount, { storageLocationId });
  await ask(enterCountLines, { id: count.id, lines });
  await ask(submitInventoryCount, { id: count.id });
  await during(ask(approveInventoryCount, { id: count.id }), 2);
});
