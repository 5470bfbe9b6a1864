import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { withLabels } from './with-labels.ts';

test('GET /api/labels/counter tells about the goods at the counters, also those without a label', async (t) => {
  const shop = await service(t);
  const { admin } = shop;
  const { articleId, article, counterId, declare, released, lot } = await withLabels(shop);
  await declare();
  const { id: labelId } = await released();
  const bare = await article('Brot', { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.5 });
  const lotId = await lot('S-47');
  const lotOfBare = await lot('B-1', counterId, bare);
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const { id: roomId } = (await admin.post('/api/inventory/storage-locations', room)).json();
  await lot('S-48', roomId);
  const counter = async (query = '') => (await admin.get(`/api/labels/counter${query}`)).json().articles;
  const [other, mustard, ...rest] = await counter();
  t.same(rest, []);
  const empty = { allergens: [], allergensText: '', additivesText: '', traces: [], tracesText: '', origin: [] };
  t.strictSame(mustard, {
    ...{ articleId, articleName: 'Senf im Glas', name: 'Hausmachersenf', ...empty },
    ...{ allergens: ['MUSTARD'], allergensText: 'Enthält: Senf', price: '16,90 €/kg' },
    lots: [{ lotId, lotNumber: 'S-47', expiryDate: '2026-03-01', labelId }],
    reasons: [],
  });
  const { reasons, ...told } = other;
  t.strictSame(told, {
    ...{ articleId: bare, articleName: 'Brot', name: 'Brot', ...empty, price: '2,50 €/Stück' },
    lots: [{ lotId: lotOfBare, lotNumber: 'B-1', expiryDate: '2026-03-01', labelId: null }],
  });
  t.match(reasons, [{ code: 'NO_RELEASED_LABEL', articleId: bare }]);
  t.match(await counter(`?storageLocationId=${roomId}`), [{ articleId, lots: [{ lotNumber: 'S-48' }] }]);
  const both = await counter(`?storageLocationId=${roomId}&storageLocationId=${counterId}`);
  t.same(
    both.map(({ lots }: { lots: object[] }) => lots.length),
    [1, 2],
  );
  const unknown = await admin.get(`/api/labels/counter?storageLocationId=${counterId}&storageLocationId=unknown`);
  isError(t, unknown, 404, 'STORAGE_LOCATION_NOT_FOUND');
});
