/** Tests bulk creation with POST /api/suppliers/import. */
import { test } from 'tap';
import { isError, service } from '../helper.ts';

const rows = [
  { name: 'Hof Huber', phone: '1' },
  { name: 'Hof Meier', phone: '2' },
];
const names = async ({ admin }: Awaited<ReturnType<typeof service>>) =>
  (await admin.get('/api/suppliers')).json().content.map(({ name }: { name: string }) => name);

test('an import reads dryRun from the query, and the rows from the body', async (t) => {
  const shop = await service(t);
  const { admin } = shop;
  const dry = await admin.post('/api/suppliers/import?dryRun=true', { rows });
  t.same(dry.json(), { dryRun: true, rows: 2, ids: [] });
  t.same(await names(shop), []);
  for (const query of ['', '?dryRun=false', '?dryRun=']) {
    t.match((await admin.post(`/api/suppliers/import${query}`, { rows })).json(), {
      dryRun: false,
      rows: 2,
      ids: [/./, /./],
    });
  }
  t.equal((await names(shop)).length, 6);
  const faults = isError(t, await admin.post('/api/suppliers/import?dryRun=maybe', { rows }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['dryRun']);
  t.match((await admin.post('/api/suppliers/import', { rows, dryRun: true } as object)).json(), { dryRun: false });
});

test('an import reports faults by row, in German if the request prefers it', async (t) => {
  const { admin } = await service(t);
  const wrong = { rows: [rows[0], { name: '' }] };
  t.match(isError(t, await admin.post('/api/suppliers/import', wrong), 400, 'VALIDATION_ERROR'), {
    'rows[1].name': 'must not be blank',
    'rows[1].phone': 'is required',
  });
  const german = await admin.post('/api/suppliers/import', wrong, { 'accept-language': 'de' });
  t.match(german.json().validationErrors, [{ field: 'rows[1].name', message: 'darf nicht leer sein' }, {}]);
});
