import type { RoleName } from '@cleaver/domain/identity';
import { test } from 'tap';
import { service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';

test('GET /api/today lists goods that need attention, with the parts that the roles permit', async (t) => {
  const { admin, login } = await service(t);
  const { stock, bookIn } = withStock(admin);
  const { id: stockId } = await stock({ minimumLevelAmount: '12', minimumLevelUnit: 'KG' });
  const { id } = await bookIn(stockId, { expiryDate: '2026-01-08' });
  await bookIn(stockId, { expiryDate: '2026-01-01' });
  const none = { count: 0, entries: [] };
  const seen = (await admin.get('/api/today')).json();
  t.match(seen, {
    date: '2026-01-05',
    expiring: { count: 1, entries: [{ id, stockId, articleName: 'Rinderhack', status: 'AVAILABLE' }] },
    expired: { count: 1, entries: [{ status: 'EXPIRED' }] },
    belowMinimum: { count: 1, entries: [{ id: stockId, usable: '10', expired: '10', minimumLevel: { amount: 12 } }] },
  });
  for (const part of [
    'blocked',
    'held',
    'batches',
    'certificates',
    'frameContracts',
    'recalls',
    'exercises',
    'receiptsToInspect',
    'counts',
    'labels',
  ])
    t.same(seen[part], none, part);
  const parts = async (...roles: readonly RoleName[]) =>
    Object.keys((await (await login(...roles)).get('/api/today')).json()).sort();
  t.same(await parts(), ['date']);
  t.same(await parts('SALES_STAFF'), [
    ...['certificates', 'cleaningDue', 'controlsDue', 'date', 'deviations', 'draftOrders', 'frameContracts'],
    ...['invoicesDue', 'invoicesOverdue', 'labels', 'openOrders', 'shortArticles', 'silentSensors'],
  ]);
  t.notOk((await parts('WAREHOUSE_WORKER')).includes('batches'));
});
