import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { MUSTARD, withLabels } from './with-labels.ts';

test('POST /api/articles/{id}/declarations adds versions, which answer with all members', async (t) => {
  const shop = await service(t);
  const { articleId, declare } = await withLabels(shop);
  const first = await declare({ validFrom: '2026-01-02' });
  t.equal(first.statusCode, 200);
  const { id, createdAt, ...rest } = first.json();
  const members = {
    ...{ articleId, version: 1, ...MUSTARD, allergens: [{ code: 'MUSTARD', presence: 'CONTAINED', word: 'Senf' }] },
    ...{ additives: [], meat: null, kgPerUnit: null, source: '', validFrom: null, createdBy: 'admin' },
  };
  t.strictSame(rest, members, 'version 1 holds since ever');
  t.match(createdAt, /^2026-01-05T/);
  const meat = { species: 'PORK', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' };
  const second = await declare({ meat, kgPerUnit: '0.5', additives: ['E250'], source: 'Analyse' });
  t.match(second.json(), {
    ...{ version: 2, validFrom: '2026-01-05', meat: { ...meat, fatName: 'Schweinefett' } },
    ...{ kgPerUnit: '0.5', additives: ['E250'], source: 'Analyse' },
  });
  const none = { meat: null, kgPerUnit: null };
  const third = await declare({ ...none, validFrom: '2025-12-01' });
  t.match(third.json(), { version: 3, validFrom: '2025-12-01', ...none });
  const list = (await shop.admin.get(`/api/articles/${articleId}/declarations?sort=version,desc`)).json();
  t.match(list, { content: [{ version: 3 }, { version: 2 }, { version: 1, id }], page: { totalElements: 3 } });
  t.strictSame(list.content[2], first.json(), 'none is ever changed');
});

test('a wrong declaration is 400 at its members, and an unknown article 404', async (t) => {
  const shop = await service(t);
  const { declare } = await withLabels(shop);
  const faults = async (more: object) => Object.keys(isError(t, await declare(more), 400, 'VALIDATION_ERROR'));
  t.same(await faults({ role: 'SPICE', name: '' }), ['role', 'name']);
  t.same(await faults({ allergens: [{ code: 'MUSTARD', word: 'Kren' }] }), ['allergens[0].word']);
  t.same(await faults({ allergens: [{ code: 'MUSTARD' }] }), ['allergens[0].word']);
  const twice = { code: 'MUSTARD', word: 'Senf' };
  t.same(await faults({ allergens: [twice, twice] }), ['allergens[1].code']);
  t.same(await faults({ allergens: [twice, { code: 'MUSTARD', presence: 'TRACE' }] }), ['allergens[1].presence']);
  t.same(await faults({ additives: ['250'] }), ['additives[0]']);
  t.same(await faults({ validFrom: '2026-01-06' }), ['validFrom']);
  const meat = { species: 'GAME', fatPercent: '90', proteinPercent: '20', collagenPercent: '21' };
  t.same((await faults({ meat })).sort(), ['meat.collagenPercent', 'meat.fatName', 'meat.proteinPercent']);
  t.same(await faults({ role: 'AID', meat: { ...meat, fatPercent: '1', collagenPercent: '1', fatName: 'Wildfett' } }), [
    'meat',
  ]);
  isError(t, await declare({}, 'unknown'), 404, 'ARTICLE_NOT_FOUND');
  isError(t, await shop.admin.get('/api/articles/unknown/declarations'), 404, 'ARTICLE_NOT_FOUND');
});

test('GET /api/declarations lists each version in force, with name and number of its article', async (t) => {
  const shop = await service(t);
  const { articleId, article, declare } = await withLabels(shop);
  await declare();
  await declare({ name: 'Süßer Senf' });
  const water = await article('Wasser');
  await declare({ role: 'WATER', name: 'Trinkwasser', composition: '', allergens: [] }, water);
  const found = async (query = '') => (await shop.admin.get(`/api/declarations?${query}`)).json();
  const all = await found();
  t.match(all.content, [
    { articleId, articleName: 'Senf im Glas', articleNumber: 'A-1', version: 2, name: 'Süßer Senf' },
    { articleId: water, articleName: 'Wasser', articleNumber: 'A-2', version: 1, role: 'WATER', kgPerUnit: '1' },
  ]);
  t.equal(all.page.totalElements, 2);
  for (const query of ['allergen=MUSTARD', 'q=glas', 'q=süßer', 'q=a-1', `articleId=${articleId}`]) {
    t.match(await found(query), { content: [{ articleId }], page: { totalElements: 1 } }, query);
  }
  t.match(await found('sort=articleName,desc'), { content: [{ articleId: water }, { articleId }] });
  t.same((await found('allergen=MILK')).content, []);
});
