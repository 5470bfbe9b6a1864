import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

const URL = '/api/sales/deliveries';
const ANNA = {
  ...{ name: 'Anna', type: 'B2B', street: 'Hauptstraße', postalCode: '91522', city: 'Ansbach', country: 'DE' },
  phone: '0981 5555',
};

test('a delivery is posted, partly returned, and read with its traceability data', async (t) => {
  const { admin } = await service(t);
  const { article, location, stock, bookIn } = withStock(admin);
  const { id: customerId } = (await admin.post('/api/customers', ANNA)).json();
  const { id: articleId } = await article();
  const { id: stockId } = await stock({ articleId });
  const { id: returns } = await stock({ articleId, storageLocationId: (await location()).id });
  const { id: stockBatchId, lotId } = await bookIn(stockId, { batchId: 'L/1' });
  const body = { customerId, lines: [{ stockBatchId, quantityAmount: '2.50', quantityUnit: 'KG' }] };
  const posted = await admin.post(URL, body, { 'idempotency-key': 'one delivery' });
  const delivery = posted.json();
  t.equal(posted.statusCode, 200);
  const line = {
    ...{ line: 1, lotId, lotNumber: 'L/1', articleId, articleName: 'Rinderhack', stockBatchId },
    ...{ quantityAmount: '2.5', quantityUnit: 'KG', takenBack: '0', takenBackPieces: null, undone: false },
    ...{ orderId: null, orderNumber: null, orderLine: null, last: false, alreadyCounted: false },
    ...{ pieces: null, price: null, due: '2.5', dueUnit: 'KG', invoices: [] },
  };
  t.match(delivery, { id: String, createdAt: String });
  t.strictSame(
    { ...delivery, id: '', createdAt: '' },
    {
      ...{ id: '', deliveryNumber: 'D-2026-01-05-001', customerId, customerName: 'Anna' },
      address: { street: 'Hauptstraße', houseNumber: '', postalCode: '91522', city: 'Ansbach', country: 'DE' },
      ...{ dispatchDate: '2026-01-05', billable: true, lines: [line], warnings: [] },
      ...{ createdBy: 'admin', createdAt: '' },
    },
  );
  t.same((await admin.post(URL, body, { 'idempotency-key': 'one delivery' })).json(), delivery, 'one effect');

  const back = { line: 1, stockId: returns, quantityAmount: '100', quantityUnit: 'G' };
  const returned = await admin.post(`${URL}/${delivery.id}/returns`, { lines: [back], reason: 'zu warm' });
  t.strictSame(returned.json(), { ...delivery, lines: [{ ...line, takenBack: '0.1', due: '2.4' }] });
  t.strictSame((await admin.get(`${URL}/${delivery.id}`)).json(), returned.json());
  t.strictSame((await admin.get(`${URL}?customerId=${customerId}`)).json().content, [returned.json()]);
  const much = { lines: [{ ...back, quantityAmount: '2401' }], reason: 'x' };
  isError(t, await admin.post(`${URL}/${delivery.id}/returns`, much), 409, 'MORE_THAN_DISPATCHED');

  const operator = 'Anna, Hauptstraße, 91522 Ansbach, DE';
  t.strictSame((await admin.get(`${URL}/${delivery.id}/traceability`)).json(), {
    ...{ deliveryId: delivery.id, deliveryNumber: delivery.deliveryNumber },
    lines: [
      {
        ...{ line: 1, description: 'Rinderhack', quantity: '2.5 KG', dispatchingOperator: '', owner: '' },
        ...{ receivingOperator: operator, consignee: operator, lotReference: 'L/1', dispatchDate: '2026-01-05' },
      },
    ],
    missing: ['dispatchingOperator', 'owner'],
  });
  isError(t, await admin.get(`${URL}/unknown/traceability`), 404, 'DELIVERY_NOT_FOUND');
  const twice = { ...body, lines: [...body.lines, ...body.lines] };
  const faults = isError(t, await admin.post(URL, twice), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['lines[1].stockBatchId']);
});
