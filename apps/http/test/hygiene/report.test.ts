import { createHash } from 'node:crypto';
import { CleaverClient } from '@cleaver/client';
import { hygieneReportTag, isHashRight } from '@cleaver/domain/hygiene/contracts';
import { type Test, test } from 'tap';
import { openApiDocument } from '../../src/openapi.ts';
import { routesOf } from '../../src/operation-route.ts';
import { isError, service } from '../helper.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function withReport(t: Test) {
  const it = await service(t);
  const day = it.clock.now().toISOString().slice(0, 10);
  const point = { name: 'Kühlraum', measure: 'TEMPERATURE', limits: { max: 7 }, schedule: { every: 'DAY' } };
  const { id } = (await it.admin.post('/api/quality/control-points', point)).json();
  const action = { cause: '=Tür', measure: 'zu', goods: 'NONE' };
  const readings = [{ controlPointId: id, value: 8.25, action }];
  t.equal((await it.admin.post('/api/quality/readings', { readings })).statusCode, 200);
  const url = `/api/quality/report?from=${day}&to=${day}`;
  const get = (more = '', language = 'de', by = it.admin) =>
    by.send({ method: 'GET', url: `${url}${more}`, headers: { 'accept-language': language } });
  return { ...it, day, url, get };
}

test('one address answers JSON, PDF or CSV by its format', async (t) => {
  const { get, day } = await withReport(t);
  const json = await get();
  t.match(json.headers['content-type'], /^application\/json/);
  t.notOk(json.headers['content-disposition']);
  t.match(json.json(), { from: day, to: day, complete: false, days: [{ planned: 1, done: 1, highest: 8.25 }] });
  t.equal((await get('&format=JSON', 'en')).json().sha256, json.json().sha256, 'in any language');

  const pdf = await get('&format=PDF');
  t.equal(pdf.headers['content-type'], 'application/pdf');
  t.equal(pdf.headers['content-disposition'], `attachment; filename="hygiene-${day}-${day}.pdf"`);
  t.match(String(pdf.headers['vary']), /accept-language/i);
  t.match(pdf.rawPayload.subarray(0, 5).toString(), '%PDF-');
  t.notOk((await get('&format=PDF', 'en')).rawPayload.equals(pdf.rawPayload), 'in the language of the caller');

  const csv = await get('&format=CSV&part=DEVIATIONS');
  t.equal(csv.headers['content-type'], 'text/csv; charset=utf-8');
  t.equal(csv.headers['content-disposition'], `attachment; filename="hygiene-deviations-${day}-${day}.csv"`);
  const [head = '', row = '', ...rest] = csv.body.split('\r\n');
  t.match(head, /^\uFEFF"from";"until";"minutes";/);
  t.match(row, /;8,25;8,25;;7;"'=Tür";"zu";"NONE";/, 'decimal commas, and formulas are guarded');
  t.strictSame(rest, ['']);
});

test('the hash of a report is that of its JSON', async (t) => {
  const { get } = await withReport(t);
  const report = (await get()).json();
  t.equal(isHashRight(report, sha256), true);
  report.days[0].highest = 6;
  t.equal(isHashRight(report, sha256), false);
});

test('the typed client reads each format', async (t) => {
  const { app, admin, day } = await withReport(t);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const tokens = { accessToken: admin.token ?? '', refreshToken: '' };
  const client = new CleaverClient({ baseUrl, tokens });
  const read = (more: object) => client.call('get', '/api/quality/report', { query: { from: day, to: day, ...more } });
  t.match(await read({}), { from: day, complete: false });
  t.ok((await read({ format: 'PDF' })) instanceof Uint8Array);
  t.match(await read({ format: 'CSV', part: 'DAYS' }), /^\uFEFF"date";"name"/);
});

test('a report needs HACCP_READ, and a part with CSV alone', async (t) => {
  const { get, login } = await withReport(t);
  isError(t, await get('&format=CSV'), 400, 'VALIDATION_ERROR');
  isError(t, await get('&part=DAYS'), 400, 'VALIDATION_ERROR');
  isError(t, await get('', 'de', await login('SALES_STAFF')), 403, 'ACCESS_DENIED');
  t.equal((await get('', 'de', await login('PRODUCTION_MANAGER'))).statusCode, 200);
});

test('the document names all three media types', (t) => {
  const document = openApiDocument([routesOf(hygieneReportTag, new Map())]);
  const { paths } = document as { paths: Record<string, { get: { responses: Record<string, { content: object }> } }> };
  const { content = {} } = paths['/api/quality/report']?.get.responses['200'] ?? {};
  t.strictSame(Object.keys(content), ['application/json', 'application/pdf', 'text/csv']);
  t.end();
});
