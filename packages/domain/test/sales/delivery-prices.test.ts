import { test } from 'tap';
import { dispatchDelivery, getDelivery, listDeliveries, returnDelivery } from '../../src/sales/index.ts';
import { aCaller } from '../with-core.ts';
import { counter } from './counter.ts';

test('delivery lines have a price only for callers with ORDER_READ, also in stored responses', async (t) => {
  const { ask, customer, article, goods, elsewhere } = counter();
  const [{ id: customerId }, { id: articleId }] = [await customer(), await article()];
  const stockBatchId = await goods(articleId);
  const stockId = await elsewhere(articleId);
  const [seller, packer] = [
    aCaller(['STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE', 'ORDER_READ']),
    aCaller(['STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE']),
  ];
  const kilo = { quantityAmount: '1', quantityUnit: 'KG' };
  const dispatch = (caller: typeof seller, idempotencyKey: string) =>
    ask(dispatchDelivery, { customerId, lines: [{ stockBatchId, ...kilo }] }, { caller, idempotencyKey });
  const amount = ({ lines: [line] }: { lines: readonly { price: { amount: string } | null }[] }) =>
    line?.price?.amount ?? null;
  const { id, ...sold } = await dispatch(seller, 'k1');
  t.equal(amount(sold), '10');
  t.equal(amount(await dispatch(packer, 'k1')), null, 'the stored response of a caller who lost the permission');
  t.equal(amount(await dispatch(packer, 'k2')), null);
  t.equal(amount(await dispatch(seller, 'k2')), '10', 'the stored response has the price');
  t.equal(amount(await ask(getDelivery, { id }, { caller: packer })), null);
  t.equal(amount(await ask(getDelivery, { id }, { caller: seller })), '10');
  const { content } = await ask(listDeliveries, {}, { caller: packer });
  t.same(content.map(amount), [null, null]);
  const back = { id, lines: [{ line: 1, stockId, ...kilo }], reason: 'zu warm' };
  const key = { idempotencyKey: 'k3' };
  t.equal(amount(await ask(returnDelivery, back, { caller: packer, ...key })), null);
  t.equal(amount(await ask(returnDelivery, back, { caller: seller, ...key })), '10');
});
