import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

const URL = '/api/sales/deliveries';
const POST = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE', phone: '1', type: 'B2B' };

test('an order and its frame contract follow partial deliveries, a return and an undo', async (t) => {
  const { admin, login } = await service(t);
  const { article, location, stock, bookIn } = withStock(admin);
  const { id: customerId } = (await admin.post('/api/customers', { name: 'Post', ...POST })).json();
  const { id: articleId } = await article();
  const pieceWeight = { kg: '0.25', tolerancePercent: 10 };
  await admin.put(`/api/articles/${articleId}/sales-data`, { vatClass: 'REDUCED', pieceWeight });
  const agreed = [{ articleId, agreedPrice: 8.5, agreedQuantity: 100, unit: 'KG' }];
  await admin.put(`/api/customers/${customerId}/frame-contract`, { rhythm: 'WEEKLY', lineItems: agreed });
  const { id: stockId } = await stock({ articleId });
  const { id: stockBatchId } = await bookIn(stockId, { quantityAmount: '40' });
  const { id: stockBackId } = await stock({ articleId, storageLocationId: (await location()).id });

  const lines = [
    { articleId, quantityAmount: '30', quantityUnit: 'KG' },
    { articleId, quantityAmount: '8', quantityUnit: 'PIECE' },
  ];
  const { id: orderId, orderNumber } = (
    await admin.post('/api/sales/orders', { customerId, requestedDate: '2026-01-06', lines })
  ).json();
  await admin.post(`/api/sales/orders/${orderId}/confirm`, {});
  const rest = async () => {
    const [contract] = (await admin.get(`/api/customers/${customerId}/frame-contracts`)).json().content;
    return `${contract.lineItems[0].called} ${contract.lineItems[0].rest}`;
  };
  t.equal(await rest(), '32 68');

  const worker = await login('WAREHOUSE_WORKER');
  const line = (orderLine: number, quantityAmount: string, more: object = {}) => ({
    ...{ stockBatchId, quantityAmount, quantityUnit: 'KG', orderId, orderLine, ...more },
  });
  const body = { customerId, lines: [line(1, '12.4'), line(2, '2.4', { pieces: 8, last: true })] };
  const asked = await worker.post(URL, body);
  t.match(asked.json(), {
    ...{ status: 409, code: 'ACKNOWLEDGEMENT_REQUIRED' },
    warnings: [{ code: 'WEIGHT_DEVIATION', line: 2, message: /0.3 kg, not 0.25 kg/ }],
  });
  const acknowledge = { codes: ['WEIGHT_DEVIATION'], reason: 'Küche weiß es' };
  const posted = await worker.post(URL, { ...body, acknowledge });
  t.equal(posted.statusCode, 200, posted.body);
  const delivery = posted.json();
  const price = { amount: 8.5, per: 'KG', basis: 'NET', source: 'CONTRACT', reason: null, day: '2026-01-06' };
  t.match(delivery, {
    billable: true,
    lines: [
      { orderId, orderNumber, orderLine: 1, last: false, pieces: null, takenBackPieces: null, price },
      { orderLine: 2, last: true, pieces: 8, takenBackPieces: 0, price },
    ],
    warnings: [{ code: 'WEIGHT_DEVIATION', line: 2, reason: 'Küche weiß es', by: String, at: String }],
  });
  t.match((await admin.get(`/api/sales/orders/${orderId}`)).json(), {
    status: 'CONFIRMED',
    lines: [
      { status: 'OPEN', delivered: '12.4', open: '17.6' },
      { status: 'COMPLETE', delivered: '8', open: '0' },
    ],
  });
  t.equal(await rest(), '32.4 67.6');
  t.strictSame((await admin.get(`${URL}?orderId=${orderId}`)).json().content, [delivery]);

  const back = { line: 2, stockId: stockBackId, quantityAmount: '0.3', quantityUnit: 'KG' };
  isError(
    t,
    await worker.post(`${URL}/${delivery.id}/returns`, { lines: [back], reason: 'zu warm' }),
    400,
    'VALIDATION_ERROR',
  );
  const returned = await worker.post(`${URL}/${delivery.id}/returns`, {
    ...{ lines: [{ ...back, pieces: 1 }], reason: 'zu warm', acknowledge },
  });
  t.equal(returned.statusCode, 200, returned.body);
  t.match(returned.json().lines, [{}, { takenBack: '0.3', takenBackPieces: 1 }]);
  t.equal(await rest(), '32.1 67.9');

  const moved = (await admin.get(`/api/inventory/movements?documentId=${delivery.id}&type=DISPATCHED`)).json().content;
  t.notOk('pieces' in moved[0], 'movements stay as they were on the wire');
  const undone = await worker.post(`/api/inventory/movements/${moved[0].id}/undo`, { reason: 'falscher Auftrag' });
  t.equal(undone.statusCode, 200, undone.body);
  t.match((await admin.get(`/api/sales/orders/${orderId}`)).json().lines, [{ delivered: '0', open: '30' }]);
  t.equal(await rest(), '32.1 67.9');

  const whole = { customerId, lines: [line(1, '28')] };
  t.equal((await worker.post(URL, whole)).statusCode, 200);
  t.match((await admin.get(`/api/sales/orders/${orderId}`)).json(), { status: 'COMPLETED' });
  isError(t, await worker.post(URL, whole), 409, 'INVALID_STATUS_TRANSITION');
  isError(t, await admin.delete(`/api/customers/${customerId}`), 409, 'CUSTOMER_IN_USE');
});
