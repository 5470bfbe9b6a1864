import { test } from 'tap';
import { isError, service } from '../helper.ts';
import { DECIDED, reasonsOf, withLabels } from './with-labels.ts';

test('a label is drafted, decided, released and withdrawn, and answers with all members', async (t) => {
  const shop = await service(t);
  const { articleId, declare, draft } = await withLabels(shop);
  await declare();
  const nulls = { recipeId: null, moistureLossPercent: null, nutrition: null, netQuantityKg: null };
  const created = await draft(nulls);
  t.equal(created.statusCode, 200);
  const { id, createdAt, changedAt, prepacked, loose, ...rest } = created.json();
  t.equal(createdAt, changedAt);
  t.strictSame(rest, {
    ...{ articleId, articleName: 'Senf im Glas', version: 1, status: 'DRAFT' },
    decisions: { ...DECIDED, ...nulls, ingredients: [], cutLike: false, storage: '', notes: [] },
    ...{ reasons: [], declarations: [{ articleId, articleName: 'Senf im Glas', version: 1 }], outdated: false },
    ...{ createdBy: 'admin', changedBy: 'admin', releasedBy: null, releasedAt: null, selfReleased: false },
    ...{ withdrawnBy: null, withdrawnAt: null, withdrawReason: null },
  });
  const source = { kind: 'LABEL', id };
  t.strictSame(prepacked[0], {
    ...{ kind: 'NAME', text: 'Hausmachersenf', emphasis: [], rule: 'LMIV Art. 17', sources: [source] },
  });
  t.match(prepacked[1], { kind: 'INGREDIENTS', text: 'Zutaten: Wasser, Senfsaat, Branntweinessig, Speisesalz' });
  t.strictSame(prepacked[1].emphasis, [[17, 21]], 'in code points');
  const texts = (elements: readonly { kind: string; text: string }[]) => elements.map(({ text }) => text);
  t.same(texts(loose), ['Hausmachersenf', 'Enthält: Senf']);

  const url = `/api/labels/${id}`;
  const changed = await shop.admin.put(url, { decisions: { ...DECIDED, uses: ['LOOSE'] } });
  t.match(changed.json(), { prepacked: null, decisions: { uses: ['LOOSE'] } });
  t.strictSame((await shop.admin.get(url)).json(), changed.json());
  const released = await shop.admin.post(`${url}/release`);
  t.equal(released.statusCode, 200);
  t.match(released.json(), { status: 'RELEASED', selfReleased: true, releasedBy: 'admin', releasedAt: String });
  isError(t, await shop.admin.post(`${url}/release`), 409, 'INVALID_STATUS_TRANSITION');
  isError(t, await shop.admin.put(url, { decisions: DECIDED }), 409, 'LABEL_NOT_DRAFT');
  isError(t, await shop.admin.delete(url), 409, 'LABEL_NOT_DRAFT');
  await declare({ name: 'Feiner Senf' });
  t.match((await shop.admin.get('/api/labels?outdated=true')).json().content, [{ id, outdated: true, version: 1 }]);
  isError(t, await shop.admin.post(`${url}/withdraw`, {}), 400, 'VALIDATION_ERROR');
  const withdrawn = (await shop.admin.post(`${url}/withdraw`, { reason: 'Neues Rezept' })).json();
  t.match(withdrawn, { status: 'WITHDRAWN', outdated: false, withdrawnBy: 'admin', withdrawReason: 'Neues Rezept' });
  t.match(withdrawn.withdrawnAt, /^2026-01-05T/);
});

test('a release with reasons is 409 LABEL_REFUSED, with all reasons beside the code', async (t) => {
  const shop = await service(t);
  const { draft, articleId } = await withLabels(shop);
  const { id, reasons } = (await draft({ dateKind: 'USE_BY', nutritionExempt: null })).json();
  const codes = reasons.map(({ code }: { code: string }) => code);
  t.same(codes, ['DECLARATION_MISSING', 'STORAGE_MISSING', 'NUTRITION_UNDECIDED']);
  const answer = await shop.admin.send({
    ...{ method: 'POST', url: `/api/labels/${id}/release`, headers: { 'accept-language': 'de' } },
  });
  const told = reasonsOf(t, answer);
  t.strictSame(told[0], {
    ...{ code: 'DECLARATION_MISSING', rule: 'LMIV Art. 9, 18, 21', articleId, lotId: null },
    message: 'Senf im Glas ist nicht deklariert. Bitte als Zutat deklarieren',
  });
  t.same(
    told.map(({ code }) => code),
    codes,
  );
});

test('a draft is deleted with 200 and no body, and its version is given again', async (t) => {
  const shop = await service(t);
  const { draft } = await withLabels(shop);
  const { id } = (await draft()).json();
  const url = `/api/labels/${id}`;
  const etag = String((await shop.admin.get(url)).headers['etag']);
  await shop.admin.put(url, { decisions: { ...DECIDED, legalName: 'Senf' } });
  const late = { url, headers: { 'if-match': etag } };
  isError(t, await shop.admin.send({ method: 'DELETE', ...late }), 412, 'CHANGED_MEANWHILE');
  const decisions = { ...DECIDED, legalName: 'Zu spät' };
  isError(t, await shop.admin.send({ method: 'PUT', payload: { decisions }, ...late }), 412, 'CHANGED_MEANWHILE');
  const deleted = await shop.admin.delete(url);
  t.same([deleted.statusCode, deleted.body], [200, '']);
  isError(t, await shop.admin.get(url), 404, 'LABEL_NOT_FOUND');
  isError(t, await shop.admin.delete(url), 404, 'LABEL_NOT_FOUND');
  t.equal((await draft()).json().version, 1);
  t.equal((await draft()).json().version, 2);
});

test('wrong decisions are 400 at their members, and unknown records 404', async (t) => {
  const shop = await service(t);
  const { draft, articleId } = await withLabels(shop);
  const faults = async (more: object) => Object.keys(isError(t, await draft(more), 400, 'VALIDATION_ERROR'));
  t.same(await faults({ uses: [], legalName: '' }), ['decisions.uses', 'decisions.legalName']);
  t.same(await faults({ moistureLossPercent: '91' }), ['decisions.moistureLossPercent']);
  const ingredients = [{ articleId, quid: null, moistureLossPercent: null }, { articleId }];
  t.same(await faults({ ingredients }), ['decisions.ingredients[1].articleId']);
  const grams = { fat: '22', saturates: '8.5', carbohydrate: '0.8', sugars: '0.5', protein: '12', salt: '2.1' };
  const nutrition = { energyKj: '1045', energyKcal: '252', ...grams };
  t.same(await faults({ nutrition }), ['decisions.nutritionExempt']);
  t.same(await faults({ notes: Array(6).fill('Kühl lagern') }), ['decisions.notes']);
  isError(t, await draft({ recipeId: 'unknown' }), 404, 'RECIPE_NOT_FOUND');
  isError(t, await draft({ ingredients: [{ articleId: 'unknown' }] }), 404, 'ARTICLE_NOT_FOUND');
  isError(t, await draft({}, 'unknown'), 404, 'ARTICLE_NOT_FOUND');
  const full = await draft({ nutrition, nutritionExempt: null });
  t.strictSame(full.json().decisions.nutrition, nutrition);
  t.match(full.json().prepacked, [{ kind: 'NAME' }, { kind: 'NUTRITION', text: /1045 kJ \/ 252 kcal, Fett 22 g/ }]);
});

test('GET /api/labels filters, searches both names and sorts', async (t) => {
  const shop = await service(t);
  const { draft, released, declare, article, articleId } = await withLabels(shop);
  await declare();
  const one = (await released()).id;
  const other = (await draft({ legalName: 'Kren' }, await article('Meerrettich'))).json().id;
  const found = async (query: string) =>
    (await shop.admin.get(`/api/labels?${query}`)).json().content.map(({ id }: { id: string }) => id);
  t.same(await found('sort=articleName'), [other, one]);
  t.same(await found('sort=createdAt'), [one, other]);
  t.same(await found(`articleId=${articleId}`), [one]);
  t.same(await found('status=DRAFT'), [other]);
  t.same(await found('outdated=true'), []);
  for (const query of ['q=meerrettich', 'q=kren', `id=${other}`]) t.same(await found(query), [other], query);
});
