import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { reasonsOf, withLabels } from './with-labels.ts';

async function withLot(...[t]: Parameters<typeof service>) {
  const shop = await service(t);
  const it = await withLabels(shop);
  await it.declare();
  const label = await it.released();
  const lotId = await it.lot('S-47');
  const print = (more: object = { weightsKg: ['0.405'] }) => shop.admin.post('/api/labels/prints', { lotId, ...more });
  return { ...shop, ...it, label, lotId, print };
}

test('GET /api/labels/preview shows the label of a lot, with its elements and reasons', async (t) => {
  const { admin, label, lotId, articleId } = await withLot(t);
  const { elements, ...rest } = (await admin.get(`/api/labels/preview?lotId=${lotId}`)).json();
  t.strictSame(rest, { labelId: label.id, version: 1, warnings: [], reasons: [] });
  t.same(
    elements.map(({ text }: { text: string }) => text),
    [
      ...['Hausmachersenf', 'Zutaten: Wasser, Senfsaat, Branntweinessig, Speisesalz'],
      ...['Mindestens haltbar bis: 01.03.2026', 'L S-47', 'Metzgerei Huber, Marktplatz 3, 83022 Rosenheim'],
    ],
  );
  t.match(elements[2], { kind: 'DATE', rule: 'LMIV Art. 24', sources: [{ kind: 'LOT', id: lotId }] });
  const loose = (await admin.get(`/api/labels/preview?lotId=${lotId}&use=LOOSE`)).json();
  t.match(loose.elements, [{ kind: 'NAME' }, { kind: 'ALLERGENS', text: 'Enthält: Senf', emphasis: [[0, 13]] }]);
  isError(t, await admin.get('/api/labels/preview'), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get(`/api/labels/preview?lotId=${lotId}&frozenOn=2026-01-06`), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/labels/preview?lotId=unknown'), 404, 'LOT_NOT_FOUND');
  await admin.post(`/api/labels/${label.id}/withdraw`, { reason: 'x' });
  const none = (await admin.get(`/api/labels/preview?lotId=${lotId}`)).json();
  t.match(none, { labelId: null, version: null, elements: { length: 0 }, warnings: { length: 0 } });
  t.match(none.reasons, [{ code: 'NO_RELEASED_LABEL', articleId, lotId: null, message: String, rule: String }]);
});

test('POST /api/labels/prints freezes what goes onto each pack, and each symbol scans back', async (t) => {
  const { admin, label, lotId, articleId, print } = await withLot(t);
  const answer = await print({ weightsKg: ['0.405', '1.25'] });
  t.equal(answer.statusCode, 200);
  const { id, elements, packs, printedAt, ...rest } = answer.json();
  t.strictSame(rest, {
    ...{ labelId: label.id, labelVersion: 1, lotId, lotNumber: 'S-47', articleId, articleName: 'Senf im Glas' },
    ...{ size: 'M', count: 2, warnings: [], printedBy: 'admin' },
  });
  t.match(printedAt, /^2026-01-05T/);
  t.strictSame(elements, (await admin.get(`/api/labels/preview?lotId=${lotId}`)).json().elements);
  t.strictSame(packs[0], {
    ...{ weightKg: '0.405', netQuantity: '405 g', price: 'Preis: 6,84 € (16,90 €/kg)' },
    symbols: [
      { kind: 'EAN13', text: '2800123004057' },
      { kind: 'GS1_128', text: '(01)04006381333931(10)S-47(3103)000405(15)260301' },
    ],
  });
  t.match(packs[1], { weightKg: '1.25', netQuantity: '1,250 kg', price: 'Preis: 21,13 € (16,90 €/kg)' });
  for (const { weightKg, symbols } of packs) {
    for (const { text } of symbols) {
      const read = (await admin.get(`/api/scan?code=${encodeURIComponent(text)}`)).json();
      t.match(read, { problems: { length: 0 }, article: { id: articleId }, elements: { netWeightKg: weightKg } }, text);
    }
  }
  t.strictSame((await admin.get(`/api/labels/prints/${id}`)).json(), answer.json());
  const listed = async (query: string) => (await admin.get(`/api/labels/prints?${query}`)).json().content;
  for (const query of [`lotId=${lotId}`, `articleId=${articleId}`, `labelId=${label.id}`, 'sort=printedAt,desc']) {
    t.strictSame(await listed(query), [answer.json()], query);
  }
  t.same(await listed('lotId=unknown'), []);
  isError(t, await admin.get('/api/labels/prints/unknown'), 404, 'LABEL_PRINT_NOT_FOUND');
});

test('a fixed filling takes copies, and wrong members are 400', async (t) => {
  const { admin, label, print, released, lotId } = await withLot(t);
  const faults = async (more: object) => Object.keys(isError(t, await print(more), 400, 'VALIDATION_ERROR'));
  t.same(await faults({ weightsKg: ['1'], copies: 1 }), ['copies']);
  t.same(await faults({ weightsKg: [] }), ['weightsKg']);
  t.same(await faults({ weightsKg: ['0.4055'] }), ['weightsKg[0]']);
  t.same(await faults({ weightsKg: Array(501).fill('1') }), ['weightsKg']);
  t.same(await faults({ copies: 1001 }), ['copies']);
  t.same(await faults({ weightsKg: ['1'], size: 'XL' }), ['size']);
  t.same(await faults({ weightsKg: ['1'], frozenOn: '2026-01-06' }), ['frozenOn']);
  isError(t, await print({ lotId: 'unknown', weightsKg: ['1'] }), 404, 'LOT_NOT_FOUND');
  const mismatch = [{ code: 'WEIGHT_MISMATCH', lotId: null }];
  t.match(reasonsOf(t, await print({ copies: 2 })), mismatch);
  await admin.post(`/api/labels/${label.id}/withdraw`, { reason: 'x' });
  await released({ netQuantityKg: '0.25' });
  t.match((await print({})).json(), { count: 1, packs: [{ netQuantity: '250 g' }] });
  const fixed = (await print({ copies: 3, priced: false, size: 'L' })).json();
  t.match(fixed, {
    count: 3,
    size: 'L',
    packs: [{ price: null, symbols: [{ kind: 'EAN13', text: '4006381333931' }, {}] }],
  });
  t.equal(fixed.packs.length, 1);
  t.match(reasonsOf(t, await print({ weightsKg: ['0.25'] })), mismatch);
  await admin.post(`/api/inventory/lots/${lotId}/holds`, { reason: 'Salmonellen' });
  t.match(reasonsOf(t, await print({ copies: 1 })), [{ code: 'LOT_ON_HOLD', lotId }]);
});

test('a size of the settings is printed on, and what does not fit is 409 and stores nothing', async (t) => {
  const { admin, label, print, released } = await withLot(t);
  const labelSizes = [{ name: 'Schmal', widthMm: 58, heightMm: 40 }];
  t.strictSame((await admin.put('/api/settings', { labelSizes })).json().labelSizes, labelSizes);
  t.match((await print({ weightsKg: ['1'], size: 'Schmal' })).json(), { size: 'Schmal' });
  await admin.post(`/api/labels/${label.id}/withdraw`, { reason: 'x' });
  await released({ notes: Array(5).fill('x'.repeat(200)), storage: 'y'.repeat(200) });
  await print({ weightsKg: ['1'], size: 'L' });
  const before = (await admin.get('/api/labels/prints')).json().page.totalElements;
  const large = await print();
  isError(t, large, 409, 'LABEL_DOES_NOT_FIT');
  t.equal(large.json().message, 'The label does not fit on size M. Print it on size L');
  t.equal((await admin.get('/api/labels/prints')).json().page.totalElements, before);
});

test('GET /api/labels/prints/{id}/document sends the same PDF or ZPL again', async (t) => {
  const { admin, login, print } = await withLot(t);
  const { id } = (await print()).json();
  const url = `/api/labels/prints/${id}/document`;
  const pdf = await admin.get(`${url}?format=PDF`);
  t.equal(pdf.statusCode, 200);
  t.equal(pdf.headers['content-type'], 'application/pdf');
  t.equal(pdf.headers['content-disposition'], `attachment; filename="labels-${id}.pdf"`);
  t.ok((await admin.get(`${url}?format=PDF`)).rawPayload.equals(pdf.rawPayload));
  const zpl = await admin.get(`${url}?format=ZPL`);
  t.equal(zpl.headers['content-type'], 'text/plain; charset=utf-8');
  t.equal(zpl.headers['content-disposition'], `attachment; filename="labels-${id}.zpl"`);
  t.match(zpl.body, 'Hausmachersenf');
  t.equal((await admin.get(`${url}?format=ZPL`)).body, zpl.body);
  isError(t, await admin.get(url), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get(`${url}?format=PNG`), 400, 'VALIDATION_ERROR');
  isError(t, await admin.get('/api/labels/prints/unknown/document?format=PDF'), 404, 'LABEL_PRINT_NOT_FOUND');
  isError(t, await (await login('QUALITY_MANAGER')).get(`${url}?format=PDF`), 403, 'ACCESS_DENIED');
  t.equal((await (await login('SALES_STAFF')).get(`${url}?format=ZPL`)).statusCode, 200);
});
