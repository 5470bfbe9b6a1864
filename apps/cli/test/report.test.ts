/** Tests the commands that save a hygiene report and check its hash. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { shop } from './helper.ts';

async function withReport(t: Test) {
  const it = await shop(t);
  const point = { name: 'Kühlraum', measure: 'TEMPERATURE', limits: { max: 7 } };
  const { id } = (await it.admin.post('/api/quality/control-points', point)).json();
  await it.admin.post('/api/quality/readings', { readings: [{ controlPointId: id, value: 8.5 }] });
  const day = it.clock.now().toISOString().slice(0, 10);
  return {
    ...it,
    get: ['hygiene-report', 'get', '--from', day, '--to', day],
    file: (name: string) => join(it.home, name),
  };
}

test('cleaver hygiene-report get saves each format, or prints it', async (t) => {
  const { get, file, cleaver, done } = await withReport(t);
  const [json, pdf, csv] = [file('r.json'), file('r.pdf'), file('r.csv')];
  t.match(await cleaver([...get, '--out', json]), { code: 0, stdout: '', stderr: `Written to ${json}.\n` });
  await done([...get, '--format', 'PDF', '--out', pdf]);
  await done([...get, '--format', 'CSV', '--part', 'DAYS', '--out', csv]);
  t.match(JSON.parse(readFileSync(json, 'utf8')), { complete: false });
  t.match(readFileSync(pdf).subarray(0, 5).toString(), '%PDF-');
  t.match(readFileSync(csv, 'utf8'), /^\uFEFF"date";"name"/);
  t.match(await cleaver([...get, '--out', json]), { code: 2, stderr: /already exists: --force/ });
  t.equal(await done([...get, '--json']), readFileSync(json, 'utf8'));
  t.equal(await done([...get, '--format', 'CSV', '--part', 'DAYS']), readFileSync(csv, 'utf8'));
  t.match(await cleaver([...get, '--format', 'CSV']), { code: 1 });
});

test('cleaver verify-report finds a change, without a service', async (t) => {
  const { get, file, cleaver, done } = await withReport(t);
  const path = file('r.json');
  await done([...get, '--out', path]);
  const verify = (...more: string[]) => cleaver(['verify-report', path, '--url', 'http://127.0.0.1:9', ...more]);
  t.match(await verify(), { code: 0, stdout: /^Unchanged: .* SHA-256 [0-9a-f]{64}\n$/, stderr: '' });
  const saved = readFileSync(path, 'utf8');
  writeFileSync(path, saved.replace('"highest": 8.5', '"highest": 6.5'));
  t.match(await verify(), { code: 1, stdout: '', stderr: /was changed: its hash is not that of its content/ });
  const { code, stdout } = await verify('--json');
  t.match([code, JSON.parse(stdout)], [1, { unchanged: false }]);
  writeFileSync(path, '{}');
  t.match(await verify(), { code: 2, stderr: /is no report/ });
  writeFileSync(path, 'no JSON');
  t.match(await verify(), { code: 2, stderr: /is no report/ });
});
