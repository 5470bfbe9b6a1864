/** Tests the command `cleaver label`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelPrinter } from '@cleaver/papers';
import { type Test, test } from 'tap';
import { withStock } from '../../http/test/inventory/with-stock.ts';
import { jsonOf, shop } from './helper.ts';

const OPERATOR = { name: 'Huber', street: 'Weg', houseNumber: '3', postalCode: '91522', city: 'Ansbach' };

/** A lot of a weighed mustard with its released label, and a lot without one. */
async function withLabel(t: Test) {
  const it = await shop(t, undefined, { ports: () => ({ labelPrinter }) });
  const { admin } = it;
  await admin.put('/api/settings', { operator: OPERATOR });
  const { article, stock, bookIn } = withStock(admin);
  const { id: articleId } = await article();
  t.equal((await admin.put(`/api/articles/${articleId}`, { productKind: 'OTHER' })).statusCode, 200);
  await admin.post(`/api/articles/${articleId}/declarations`, {
    ...{ role: 'INGREDIENT', name: 'Senf', composition: 'Wasser, Senfsaat' },
    allergens: [{ code: 'MUSTARD', word: 'Senf' }],
  });
  const decisions = {
    ...{ uses: ['PREPACKED'], legalName: 'Grober Senf', dateKind: 'BEST_BEFORE', nutritionExempt: 'DIRECT_SALE' },
  };
  const { id } = (await admin.post('/api/labels', { articleId, decisions })).json();
  t.equal((await admin.post(`/api/labels/${id}/release`)).statusCode, 200);
  await bookIn((await stock({ articleId })).id, { batchId: 'SENF-1' });
  await bookIn((await stock()).id, { batchId: 'OHNE-1' });
  const prints = async () => (await admin.get('/api/labels/prints')).json().page.totalElements as number;
  return { ...it, prints, file: (name: string) => join(it.home, name) };
}

test('cleaver label shows the label of a lot and prints nothing', async (t) => {
  const { cleaver, prints } = await withLabel(t);
  const shown = await cleaver('label SENF-1');
  t.match(shown, { code: 0, stderr: /Nothing was printed/ });
  t.match(shown.stdout, /^Grober Senf\nZutaten: Wasser, SENFsaat\n/);
  t.match(shown.stdout, /\nL SENF-1\nHuber, Weg 3, 91522 Ansbach\n$/);
  t.match((await cleaver('label SENF-1', { columns: 80 })).stdout, '\u001b[1mSenf\u001b');
  const refused = await cleaver('label OHNE-1');
  t.match(refused, { code: 1, stdout: '', stderr: /cannot be printed\n {2}NO_RELEASED_LABEL: / });
  const json = await cleaver('label OHNE-1 --json');
  t.match([json.code, jsonOf(json.stdout)], [1, { elements: { length: 0 }, reasons: [{ code: 'NO_RELEASED_LABEL' }] }]);
  t.match(await cleaver('label NONE-1'), { code: 1, stderr: /Nothing has the name NONE-1/ });
  t.equal(await prints(), 0);
});

test('cleaver label prints ZPL and PDF of each weight', async (t) => {
  const { cleaver, done, prints, file, admin } = await withLabel(t);
  const zpl = await cleaver('label senf-1 --weight 0.405 --weight 1.25 --zpl --no-price');
  t.equal(zpl.code, 0, zpl.stderr);
  t.match(zpl.stdout, /^\^XA/);
  t.equal(zpl.stdout.split('^XA').length - 1, 2, 'a label for each pack');
  const [print] = (await admin.get('/api/labels/prints')).json().content;
  t.match(print, { lotNumber: 'SENF-1', packs: [{ weightKg: '0.405', price: null }, { weightKg: '1.25' }] });
  const document = await admin.get(`/api/labels/prints/${print.id}/document?format=ZPL`);
  t.equal(zpl.stdout, document.payload, 'the text of the service');
  const path = file('label.pdf');
  const args = ['label', 'SENF-1', '--weight', '0.5', '--no-price', '--size', 'L', '--pdf', path];
  t.match(await cleaver(args), { code: 0, stdout: '', stderr: /Written to .*label\.pdf/ });
  t.equal(readFileSync(path).subarray(0, 5).toString(), '%PDF-');
  const both = ['label', 'SENF-1', '--weight', '0.5', '--no-price', '--zpl', '--out', file('label.zpl'), '--json'];
  t.match(jsonOf(await done(both)), { size: 'M', count: 1, packs: [{ netQuantity: '500 g' }] });
  t.match(readFileSync(file('label.zpl'), 'utf8'), /^\^XA/);
  t.equal(await prints(), 3);
});

test('cleaver label refuses a wrong call before it prints', async (t) => {
  const { cleaver, prints, file } = await withLabel(t);
  writeFileSync(file('there.pdf'), 'mine');
  const there = ['label', 'SENF-1', '--weight', '0.5', '--no-price', '--pdf', file('there.pdf')];
  t.match(await cleaver(there), { code: 2, stderr: /already exists: --force/ });
  t.equal(readFileSync(file('there.pdf'), 'utf8'), 'mine');
  t.match(await cleaver('label SENF-1 --out a.zpl'), { code: 2, stderr: /--out is for --zpl/ });
  t.match(await cleaver('label SENF-1 --zpl --json'), { code: 2, stderr: /ZPL is not JSON/ });
  t.match(await cleaver('label'), { code: 2, stderr: /Missing: <lot>/ });
  const refused = await cleaver(['label', 'SENF-1', '--zpl', '--no-price', '--out', file('a.zpl')]);
  t.match(refused, { code: 1, stdout: '', stderr: /WEIGHT_MISMATCH/ });
  t.notOk(existsSync(file('a.zpl')));
  t.match(await cleaver('label OHNE-1 --weight 1 --zpl'), { code: 1, stderr: /NO_RELEASED_LABEL/ });
  t.match(await cleaver('label SENF-1 --weight 1 --copies 2 --zpl'), { code: 1, stderr: /copies/ });
  t.equal(await prints(), 0);
  t.match(await cleaver([...there, '--force']), { code: 0 });
  t.equal(await prints(), 1);
});
