import { test } from 'tap';
import { isError, service } from '../helper.ts';

test('availability returns free quantities, and picking returns the lots and places to pick from', async (t) => {
  const { admin, login } = await service(t);
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const { id: customerId } = (
    await admin.post('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...address })
  ).json();
  const { id: categoryId } = (await admin.post('/api/categories', { name: 'Wurst', vatClass: 'REDUCED' })).json();
  const article = { name: 'Lyoner', articleNumber: 'A-1', categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED' };
  const { id: articleId } = (await admin.post('/api/articles', { ...article, price: 18.9 })).json();
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = (await admin.post('/api/inventory/storage-locations', room)).json();
  const { id: stockId } = (await admin.post('/api/inventory/stocks', { articleId, storageLocationId })).json();
  const { date } = (await admin.get('/api/today')).json();
  const lot = { batchId: 'L-1', batchType: 'PRODUCED', quantityAmount: '2500', quantityUnit: 'g' };
  await admin.post(`/api/inventory/stocks/${stockId}/batches`, { ...lot, expiryDate: date });
  const lines = [{ articleId, quantityAmount: '3', quantityUnit: 'KG' }];
  const { id } = (await admin.post('/api/sales/orders', { customerId, requestedDate: date, lines })).json();
  await admin.post(`/api/sales/orders/${id}/confirm`, {});

  const worker = await login('WAREHOUSE_WORKER');
  const answer = (await worker.get('/api/sales/availability?shortOnly=true')).json();
  t.strictSame(answer, {
    content: [
      {
        ...{ articleId, articleNumber: 'A-1', articleName: 'Lyoner', unit: 'KG' },
        ...{ usable: '2.5', planned: '0', ordered: '3', drafted: '0', free: '-0.5' },
      },
    ],
    page: { number: 0, size: 20, totalElements: 1, totalPages: 1 },
  });
  isError(t, await worker.get('/api/sales/availability?date=2020-01-01'), 400, 'VALIDATION_ERROR');
  isError(t, await worker.get('/api/sales/availability?sort=free'), 400, 'VALIDATION_ERROR');

  const picking = (
    await worker.get(`/api/sales/picking?orderId=${id}&orderId=x&storageLocationId=${storageLocationId}`)
  ).json();
  t.match(picking, { date, complete: true, orders: [{ orderId: id, customerName: 'Post', requestedDate: date }] });
  t.match(picking.orders[0].lines, [
    {
      ...{ line: 1, open: '3', quantityUnit: 'KG', unit: 'KG', needed: '3', missing: '0.5', remainingDays: null },
      picks: [{ lotNumber: 'L-1', storageLocationName: 'Kühlraum', quantity: '2.5', expiryDate: date }],
      tooShort: [],
    },
  ]);
  t.same((await worker.get('/api/sales/picking?orderId=x')).json().orders, []);
  const inspector = await login('QUALITY_MANAGER');
  isError(t, await inspector.get('/api/sales/picking'), 403, 'ACCESS_DENIED');
});
