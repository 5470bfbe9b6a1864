import { test } from 'tap';
import { type Client, service } from '../helper.ts';

const CSV = 'text/csv';

const post = (client: Client, path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  client.send({ method: 'POST', url: `/api/files/${path}`, payload, headers: { 'content-type': CSV, ...headers } });

test('a file goes in and comes out as CSV', async (t) => {
  const { admin, audit } = await service(t);
  const name = encodeURIComponent('Lieferanten März.csv');
  const sent = await post(admin, 'suppliers', 'Name;Telefon\nMüller;0981 1\n', { 'x-file-name': name });
  t.match([sent.statusCode, sent.json()], [200, { created: 1, delimiter: ';', decimalMark: ',', faults: [] }]);
  t.match(audit.at(-1)?.changes[0]?.after, { name: 'Lieferanten März.csv', rows: 1 });
  const out = await admin.send({ method: 'GET', url: '/api/files/suppliers' });
  t.equal(out.headers['content-type'], 'text/csv; charset=utf-8');
  t.equal(out.headers['content-disposition'], 'attachment; filename="suppliers.csv"');
  t.match(out.body, /^"name","phone","email",/);
  t.match(out.body, /"Müller","0981 1"/);
  const excel = await admin.send({
    method: 'GET',
    url: '/api/files/suppliers?format=EXCEL&template=true',
    headers: { 'accept-language': 'de' },
  });
  t.match(excel.body, /^\uFEFF"Name";"Telefon";/);
  t.match((await post(admin, 'suppliers', out.body)).json(), { unchanged: 1, created: 0, changed: 0 });
});

test('a faulty file is refused with its faults beside the code, in the language of the caller', async (t) => {
  const { admin } = await service(t);
  const refused = await post(admin, 'suppliers?dryRun=true', 'name,phone,Farbe\n,1\n#NV,2\n', {
    'accept-language': 'de',
  });
  t.equal(refused.statusCode, 400);
  t.match(refused.json(), {
    code: 'FILE_FAULTY',
    message: 'Die Datei hat Fehler (2). Es wurde nichts geschrieben',
    kind: 'suppliers',
    dryRun: true,
    faultCount: 2,
    faults: [
      { row: 2, column: 'name', value: '' },
      { row: 3, column: 'name', value: '#NV' },
    ],
    warnings: [{ row: 1, column: 'Farbe' }],
  });
});

test('only files within their bounds are read', async (t) => {
  const { admin, login } = await service(t);
  const row = 'Huber,1\n';
  t.equal((await post(admin, 'suppliers', Buffer.alloc(8 * 1024 * 1024 + 1, 97))).statusCode, 413);
  t.equal((await post(admin, 'suppliers', `name,phone\n${row.repeat(20_001)}`)).statusCode, 413);
  const json = await admin.send({ method: 'POST', url: '/api/files/suppliers', payload: { name: 'a' } });
  t.match([json.statusCode, json.json()], [415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  t.match((await post(admin, 'suppliers', '')).json(), { code: 'FILE_FAULTY' });
  t.equal((await post(admin, 'boats', row)).statusCode, 404);
  t.equal((await admin.send({ method: 'GET', url: '/api/files/suppliers?from=2026-01-01' })).statusCode, 400);
  const driver = await login('SALES_STAFF');
  t.match((await post(driver, 'suppliers', row)).json(), { code: 'ACCESS_DENIED' });
});

test('a file takes the filters of its list that are true or false', async (t) => {
  const { admin } = await service(t);
  for (const path of ['stock?depleted=false', 'stock?depleted=true', 'orders?openOnly=true']) {
    t.equal((await admin.get(`/api/files/${path}`)).statusCode, 200, path);
  }
  t.equal((await admin.get('/api/files/stock?depleted=maybe')).statusCode, 400);
});

test('a file of declarations goes in and out, with German headings too', async (t) => {
  const { admin, login } = await service(t);
  const { id: categoryId } = (await admin.post('/api/categories', { name: 'Gewürze' })).json();
  await admin.post('/api/articles', { articleNumber: 'G-1', name: 'Mischung', categoryId });
  const file = `articleNumber,role,name,composition,allergens\nG-1,INGREDIENT,Gewürzmischung,"Senfkörner, Salz",MUSTARD=Senf\n`;
  t.match((await post(admin, 'declarations', file)).json(), { created: 1, faults: { length: 0 } });
  const wrong = file.replace('MUSTARD=Senf', 'MUSTARD=Sellerie');
  t.match((await post(admin, 'declarations', wrong)).json(), {
    ...{ code: 'FILE_FAULTY', faults: [{ row: 2, column: 'allergens', value: 'MUSTARD=Sellerie' }] },
  });
  for (const language of ['en', 'de']) {
    const url = '/api/files/declarations?format=EXCEL';
    const { body } = await admin.send({ method: 'GET', url, headers: { 'accept-language': language } });
    t.match(body, /"MUSTARD=Senf"/);
    t.match((await post(admin, 'declarations', body)).json(), {
      unchanged: 1,
      created: 0,
      changed: 0,
      warnings: { length: 0 },
    });
  }
  t.equal((await admin.get('/api/declarations')).json().content[0].version, 1);
  const inspector = await login('QUALITY_INSPECTOR');
  t.equal((await inspector.send({ method: 'GET', url: '/api/files/declarations' })).statusCode, 200);
  t.match((await post(inspector, 'declarations', file)).json(), { code: 'ACCESS_DENIED' });
});
