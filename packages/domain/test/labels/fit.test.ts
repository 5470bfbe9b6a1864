import { test } from 'tap';
import { messageOf, previewLabel, withdrawLabel } from '../../src/labels/index.ts';
import { consumeIntoBatch, returnFromBatch } from '../../src/production/index.ts';
import { codesOf, type Goods, withLabels } from './with-labels.ts';

const meat = (species = 'PORK') => ({
  meat: { species, fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6', fatName: 'Fett' },
});
const contains = (code: string, word: string) => ({ allergens: [{ code, word }] });
const MUSTARD = contains('MUSTARD', 'Senf');

/** Returns the English message of a reason. */
const saidOf = (of: Parameters<typeof messageOf>[0] | undefined): string => (of ? String(messageOf(of)) : '');

/** A shop that makes sausage of pork and spice by a recipe, and has a released label for it. */
async function withSausage() {
  const shop = await withLabels();
  const pork = await shop.declared('Schweinefleisch', meat());
  const spice = await shop.declared('Gewürz', { composition: 'Senf, Salz', additives: ['E250'], ...MUSTARD });
  const sausage = await shop.article('Wurst');
  const recipeId = await shop.recipe(sausage, [
    [pork, 97],
    [spice, 3],
  ]);
  const label = await shop.released(sausage, { recipeId });
  const inputs = [await shop.receive(pork), await shop.receive(spice)];
  return {
    ...shop,
    ...{ pork, spice, sausage, recipeId, label, inputs },
    /** Makes sausage of the usual lots and of others. */
    of: (...more: readonly Goods[]) => shop.made(recipeId, sausage, [...inputs, ...more]),
  };
}

test('a lot without a released label is refused, with all other reasons', async (t) => {
  const { declared, receive, preview, hold, nextDay, draft } = await withLabels();
  const articleId = await declared('Senf');
  const lot = await receive(articleId);
  await draft(articleId);
  t.match(await preview(lot), { labelId: null, version: null, elements: { length: 0 }, warnings: { length: 0 } });
  const [only, ...others] = (await preview(lot)).reasons;
  t.match(only, { code: 'NO_RELEASED_LABEL', articleId, lotId: null });
  t.strictSame(others, []);
  await hold(lot);
  nextDay(20);
  t.strictSame(codesOf((await preview(lot)).reasons), ['NO_RELEASED_LABEL', 'LOT_EXPIRED', 'LOT_ON_HOLD']);
});

test('a preview needs a lot that exists, and is of closed packs by default', async (t) => {
  const { ask, refused, released, declared, receive } = await withLabels();
  t.equal(await refused(previewLabel, {}), 'VALIDATION_ERROR');
  t.equal(await refused(previewLabel, { lotId: 'x' }), 'LOT_NOT_FOUND');
  const articleId = await declared('Senf');
  const { lotId } = await receive(articleId);
  await released(articleId);
  const [byDefault, packs, loose] = [
    await ask(previewLabel, { lotId }),
    await ask(previewLabel, { lotId, use: 'PREPACKED' }),
    await ask(previewLabel, { lotId, use: 'LOOSE' }),
  ];
  t.strictSame(byDefault, packs);
  t.not(loose.elements.length, packs.elements.length);
});

test('a preview has the frozen elements, and date and lot in their place', async (t) => {
  const { declared, receive, released, preview } = await withLabels();
  const articleId = await declared('Senf', { composition: 'Wasser, Senfsaat', ...MUSTARD });
  const label = await released(articleId, { storage: 'Kühl lagern', legalName: 'Senf' });
  const lot = await receive(articleId, { lotNumber: 'ab 12' });
  const { elements, labelId, version } = await preview(lot);
  t.match({ labelId, version }, { labelId: label.id, version: 1 });
  t.strictSame(
    elements.map(({ kind, text }) => `${kind} ${text}`),
    [
      'NAME Senf',
      'INGREDIENTS Zutaten: Wasser, Senfsaat',
      'DATE Mindestens haltbar bis: 20.01.2026',
      'STORAGE Kühl lagern',
      'LOT L ab 12',
      'OPERATOR Metzgerei Huber, Marktplatz 3, 83022 Rosenheim',
      'ID_MARK DE BY 12345 EG',
    ],
  );
  for (const kind of ['DATE', 'LOT']) {
    t.match(
      elements.find((one) => one.kind === kind),
      { emphasis: [], sources: [{ kind: 'LOT', id: lot.lotId }] },
    );
  }
  t.strictSame(
    elements.filter(({ kind }) => kind !== 'DATE' && kind !== 'LOT'),
    label.prepacked,
  );
});

test('the date is told by its kind, and a lot number that begins with L stands alone', async (t) => {
  const { declared, receive, released, texts } = await withLabels();
  const articleId = await declared('Senf');
  await released(articleId, { dateKind: 'USE_BY', storage: 'Kühl' });
  const lots = [await receive(articleId, { lotNumber: 'L-7' }), await receive(articleId, { lotNumber: 'l7' })];
  for (const lot of lots) {
    t.strictSame(await texts(lot, 'DATE'), ['Zu verbrauchen bis: 20.01.2026']);
    t.strictSame(await texts(lot, 'LOT'), [lot.lotNumber]);
  }
});

test('an expired lot and a held lot get no label of closed packs', async (t) => {
  const { declared, receive, released, preview, reasons, hold, nextDay, texts } = await withLabels();
  const articleId = await declared('Senf');
  await released(articleId);
  const lot = await receive(articleId);
  nextDay(15);
  t.strictSame(await reasons(lot), [], 'its last day');
  nextDay();
  t.match((await preview(lot)).reasons, [{ code: 'LOT_EXPIRED', articleId, lotId: lot.lotId }]);
  await hold(lot);
  t.strictSame(await reasons(lot), ['LOT_EXPIRED', 'LOT_ON_HOLD']);
  t.match((await preview(lot)).reasons[1], { articleId, lotId: lot.lotId });
  t.strictSame(await reasons(lot, { use: 'LOOSE' }), []);
  t.strictSame(await texts(lot, 'DATE', { use: 'LOOSE' }), []);
});

test('frozen meat tells when it was frozen, on closed packs', async (t) => {
  const { declared, receive, released, preview, reasons, texts, faultsOf } = await withFaults();
  for (const productKind of ['MEAT', 'OFFAL', 'POULTRY', 'MINCED_MEAT', 'MEAT_PREPARATION']) {
    const articleId = await declared(productKind, meat('POULTRY'), { productKind, frozen: true });
    await released(articleId, { notes: ['Gut durchgaren'] });
    const lot = await receive(articleId);
    t.ok((await reasons(lot)).includes('FREEZING_DATE_MISSING'), productKind);
    const frozenOn = '2026-01-04';
    t.notOk((await reasons(lot, { frozenOn })).includes('FREEZING_DATE_MISSING'));
    t.equal((await texts(lot, 'NOTE', { frozenOn })).at(-1), 'Eingefroren am 04.01.2026');
    t.equal((await texts(lot, 'NOTE', { frozenOn }))[0], 'Gut durchgaren');
    t.notOk((await reasons(lot, { use: 'LOOSE' })).includes('FREEZING_DATE_MISSING'));
    t.strictSame(await texts(lot, 'NOTE', { use: 'LOOSE', frozenOn }), []);
    t.match(
      (await preview(lot)).reasons.find(({ code }) => code === 'FREEZING_DATE_MISSING'),
      { articleId, lotId: lot.lotId },
    );
    t.ok((await texts(lot, 'NOTE', { frozenOn: '2026-01-05' })).includes('Eingefroren am 05.01.2026'));
    t.strictSame(await faultsOf(lot, { frozenOn: '2026-01-06' }), ['frozenOn']);
  }
});

test('goods that are not frozen, and other kinds, tell no day of freezing', async (t) => {
  const { declared, receive, released, reasons, texts } = await withLabels();
  for (const about of [{ productKind: 'MEAT_PREPARATION' }, { productKind: 'MEAT_PRODUCT', frozen: true }]) {
    const articleId = await declared(JSON.stringify(about), {}, about);
    await released(articleId, { dateKind: 'USE_BY', storage: 'Kühl' });
    const lot = await receive(articleId);
    t.strictSame(await reasons(lot), []);
    t.strictSame(await texts(lot, 'NOTE', { frozenOn: '2026-01-04' }), []);
  }
});

async function withFaults() {
  const shop = await withLabels();
  const faultsOf = async ({ lotId }: Goods, more: object) =>
    (await shop.refusal(previewLabel, { lotId, ...more })).faults?.map(({ field }) => field);
  return { ...shop, faultsOf };
}

/**
 * Returns the reasons and the warnings of a lot that is declared otherwise than its label, which was released the day
 * before.
 */
async function judged(label: object, lot: object): Promise<readonly string[]> {
  const { article, declare, receive, released, preview, nextDay } = await withLabels();
  const articleId = await article('Ware');
  const about = { composition: 'Senf, Salz (Jod), Öl', additives: ['E250', 'E300'], ...MUSTARD, ...meat() };
  await declare(articleId, 'Ware', { ...about, ...label });
  await released(articleId);
  nextDay();
  await declare(articleId, 'Ware', { ...about, ...lot });
  const { reasons, warnings } = await preview(await receive(articleId));
  return codesOf([...reasons, ...warnings]);
}

test('a declaration covers one that says the same', async (t) => {
  t.strictSame(await judged({}, {}), []);
  t.strictSame(await judged({}, { composition: 'Öl;Jod: Senf [Salz]', additives: ['E300', 'E250'] }), []);
  t.strictSame(await judged({}, { source: 'neu', ...meat(), kgPerUnit: '3' }), []);
  const fatter = { meat: { ...meat().meat, fatPercent: '9' } };
  t.strictSame(await judged({}, fatter), [], 'another analysis of the same meat');
});

test('a declaration with another role, name or species is not covered', async (t) => {
  t.strictSame(await judged({}, { name: 'Anderes' }), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({}, { ...meat('BEEF') }), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({}, { meat: null }), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({ meat: null }, {}), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({ meat: null }, { meat: null, role: 'UNWEIGHED' }), ['INGREDIENT_DIFFERS']);
});

test('what a lot contains must all be declared by the label, and more on the label is a warning', async (t) => {
  const egg = { allergens: [...MUSTARD.allergens, { code: 'EGG', word: 'Öl' }] };
  t.strictSame(await judged({}, egg), ['INGREDIENT_DIFFERS', 'ALLERGEN_NOT_DECLARED']);
  t.strictSame(await judged(egg, {}), ['DECLARES_MORE']);
  const trace = { allergens: [...MUSTARD.allergens, { code: 'EGG', presence: 'TRACE' }] };
  t.strictSame(await judged({}, trace), [], 'a trace is not contained');
  t.strictSame(await judged(trace, {}), []);
});

test('the additives of a lot must be among those of the label', async (t) => {
  t.strictSame(await judged({}, { additives: ['E250', 'E621'] }), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({}, { additives: ['E300'] }), ['DECLARES_MORE']);
  t.strictSame(await judged({ additives: [] }, {}), ['INGREDIENT_DIFFERS']);
});

test('each part of the composition of a lot must be one of the label, split at , ; : and brackets', async (t) => {
  t.strictSame(await judged({}, { composition: 'Senf, Salz, Essig' }), ['INGREDIENT_DIFFERS']);
  t.strictSame(await judged({}, { composition: 'Senf (Jod)' }), ['DECLARES_MORE']);
  t.strictSame(
    await judged({}, { composition: 'Senf, Salz Jod, Öl' }),
    ['INGREDIENT_DIFFERS'],
    'a blank does not split',
  );
  t.strictSame(await judged({}, { composition: ' Senf ;Öl:Jod[Salz] ,' }), [], 'parts are trimmed');
  t.strictSame(await judged({}, { composition: 'Senf, salz' }), ['INGREDIENT_DIFFERS'], 'letters count');
  t.strictSame(await judged({ composition: '', allergens: [{ code: 'MUSTARD', word: 'Ware' }] }, {}), [
    'INGREDIENT_DIFFERS',
  ]);
});

test('DECLARES_MORE names the lot', async (t) => {
  const { declared, declare, receive, released, preview, nextDay } = await withLabels();
  const articleId = await declared('Gewürz', { additives: ['E250'] });
  await released(articleId);
  nextDay();
  await declare(articleId, 'Gewürz');
  const lot = await receive(articleId);
  t.match((await preview(lot)).warnings, [{ code: 'DECLARES_MORE', articleId, lotId: lot.lotId }]);
});

test('an aid is always right, water and casings only where the label has that role', async (t) => {
  const { declared, receive, of, preview, recipe, made, released, sausage, pork, inputs } = await withSausage();
  for (const role of ['WATER', 'CASING']) {
    const lot = await receive(await declared(`Fremd ${role}`, { role }));
    t.match((await preview(await of(lot))).reasons, [{ code: 'INGREDIENT_DIFFERS', lotId: lot.lotId }], role);
  }
  const aid = await receive(await declared('Beutel', { role: 'AID', composition: 'PE' }));
  t.strictSame((await preview(await of(aid))).reasons, []);
  const lines = [
    [await declared('Wasser', { role: 'WATER' }), 3] as const,
    [await declared('Darm', { role: 'CASING' }), 1] as const,
  ];
  const recipeId = await recipe(sausage, [[pork, 97], ...lines]);
  await released(sausage, { recipeId });
  const others = [await declared('Eis', { role: 'WATER' }), await declared('Saitling', { role: 'CASING' })];
  const [meatLot] = inputs as [Goods, ...Goods[]];
  const lots = [meatLot, await receive(others[0] ?? ''), await receive(others[1] ?? '')];
  const { reasons, warnings } = await preview(await made(recipeId, sausage, lots));
  t.strictSame([reasons, warnings], [[], []]);
});

test('a batch of the recipe with its ingredients is right', async (t) => {
  const { of, preview, label } = await withSausage();
  t.match(await preview(await of()), { labelId: label.id, reasons: { length: 0 }, warnings: { length: 0 } });
});

test('a substitute that the label does not declare differs, and is named', async (t) => {
  const { declared, receive, of, preview } = await withSausage();
  const articleId = await declared('Rindfleisch', meat('BEEF'));
  const lot = await receive(articleId);
  const { reasons } = await preview(await of(lot));
  t.match(reasons, [{ code: 'INGREDIENT_DIFFERS', articleId, lotId: lot.lotId }]);
  t.equal(reasons.length, 1);
  t.equal(saidOf(reasons[0]), `Rindfleisch in lot ${lot.lotNumber} is not as the label says. Renew the label`);
});

test('a substitute with the same declaration is right, whatever its article', async (t) => {
  const { declared, receive, of, preview } = await withSausage();
  t.strictSame(
    (await preview(await of(await receive(await declared('Nacken', { name: 'Schweinefleisch', ...meat() }))))).reasons,
    [],
  );
});

test('a bought lot without a declaration is refused, and named', async (t) => {
  const { article, receive, of, preview } = await withSausage();
  const articleId = await article('Unbekanntes');
  const lot = await receive(articleId);
  const { reasons } = await preview(await of(lot));
  t.match(reasons, [{ code: 'DECLARATION_MISSING', articleId, lotId: lot.lotId }]);
  t.match(saidOf(reasons[0]), /^Unbekanntes was not declared when lot/);
});

test('a cut lot without a declaration is judged by what it was cut of', async (t) => {
  const { article, receive, cutInto, of, reasons, pork, declared } = await withSausage();
  const part = await article('Abschnitt');
  t.strictSame(await reasons(await of(await cutInto(part, [await receive(pork)]))), []);
  const beef = await receive(await declared('Rindfleisch', meat('BEEF')));
  t.strictSame(await reasons(await of(await cutInto(part, [beef]))), ['INGREDIENT_DIFFERS']);
});

test('a cut lot with a declaration is judged by that', async (t) => {
  const { receive, cutInto, of, preview, pork, declared } = await withSausage();
  const rind = await declared('Schwarte');
  const lot = await cutInto(rind, [await receive(pork)]);
  t.match((await preview(await of(lot))).reasons, [{ code: 'INGREDIENT_DIFFERS', articleId: rind, lotId: lot.lotId }]);
});

test('a lot of a batch that the label does not cover is judged by the inputs of the batch', async (t) => {
  const { article, recipe, made, of, reasons, inputs, declared, receive, pork } = await withSausage();
  for (const brine of [await article('Brät'), await declared('Brätmasse')]) {
    const recipeId = await recipe(brine, [[pork, 10]]);
    t.strictSame(await reasons(await of(await made(recipeId, brine, inputs))), []);
    const milk = await receive(await declared(`Milch ${brine}`));
    t.strictSame(await reasons(await of(await made(recipeId, brine, [...inputs, milk]))), ['INGREDIENT_DIFFERS']);
  }
});

test('rework of the same sausage is judged by its inputs', async (t) => {
  const { of, reasons, declared, receive } = await withSausage();
  let rework = await of();
  for (let round = 0; round < 5; round++) rework = await of(rework);
  t.strictSame(await reasons(rework), []);
  let wrong = await of(await receive(await declared('Rindfleisch', meat('BEEF'))));
  for (let round = 0; round < 5; round++) wrong = await of(wrong);
  t.strictSame(await reasons(wrong), ['INGREDIENT_DIFFERS'], 'once, however often it was reworked');
});

test('each lot is judged once, although the paths to it double with each batch', async (t) => {
  const { of, preview, made, recipeId, sausage, receive, declared } = await withSausage();
  const wrong = await receive(await declared('Rindfleisch', meat('BEEF')));
  let pair: readonly Goods[] = [await of(wrong), await of()];
  for (let level = 0; level < 30; level++) {
    pair = [await made(recipeId, sausage, pair), await made(recipeId, sausage, pair)];
  }
  const [last] = pair as [Goods];
  t.match((await preview(last)).reasons, [{ code: 'INGREDIENT_DIFFERS', lotId: wrong.lotId }]);
});

test('each cut lot is passed once, although the paths to it double with each cutting', async (t) => {
  const { preview, cutInto, sausage, receive } = await withSausage();
  const facts = { species: 'PORK', rearedIn: ['DE'], slaughteredIn: 'DE' };
  const bought = await receive(sausage, { facts });
  let pair: readonly Goods[] = [bought, await receive(sausage)];
  for (let level = 0; level < 30; level++) pair = [await cutInto(sausage, pair), await cutInto(sausage, pair)];
  const [last] = pair as [Goods];
  t.equal((await preview(last)).warnings.length, 2);
});

test('a batch of another recipe differs, and its inputs are judged too', async (t) => {
  const { recipe, made, preview, sausage, pork, inputs, declared, receive } = await withSausage();
  const other = await recipe(sausage, [[pork, 10]]);
  const beef = await receive(await declared('Rindfleisch', meat('BEEF')));
  const lot = await made(other, sausage, [...inputs, beef]);
  const { reasons } = await preview(lot);
  t.match(reasons, [
    { code: 'RECIPE_DIFFERS', articleId: sausage, lotId: lot.lotId },
    { code: 'INGREDIENT_DIFFERS', lotId: beef.lotId },
  ]);
  t.match(saidOf(reasons[0]), new RegExp(`of lot ${lot.lotNumber} follows another recipe`));
});

test('what is sliced or portioned has the recipe of what it was cut of', async (t) => {
  const { article, cutInto, released, preview, reasons, recipeId, of, recipe, made, sausage, pork, inputs } =
    await withSausage();
  const slices = await article('Aufschnitt');
  await released(slices, { recipeId });
  t.match(await preview(await cutInto(slices, [await cutInto(slices, [await of()])])), {
    reasons: { length: 0 },
    warnings: { length: 0 },
  });
  const other = await made(await recipe(sausage, [[pork, 10]]), sausage, inputs);
  t.strictSame(await reasons(await cutInto(slices, [other])), ['RECIPE_DIFFERS']);
});

test('a lot that was booked in without its inputs is not traced, which is a warning', async (t) => {
  const { receive, preview, cutInto, of, sausage } = await withSausage();
  const bought = await receive(sausage);
  t.match(await preview(bought), {
    ...{ reasons: { length: 0 }, warnings: [{ code: 'NOT_TRACED', articleId: sausage, lotId: bought.lotId }] },
  });
  const mixed = await preview(await cutInto(sausage, [bought, await of()]));
  t.match(mixed, { reasons: { length: 0 }, warnings: [{ code: 'NOT_TRACED', lotId: bought.lotId }] });
  t.equal(mixed.warnings.length, 1);
});

test('without a recipe the lot itself is judged', async (t) => {
  const { declared, released, receive, preview, cutInto, article, pork } = await withSausage();
  const chop = await declared('Kotelett', { name: 'Schweinefleisch', ...meat() });
  await released(chop);
  t.match(await preview(await cutInto(chop, [await receive(pork)])), {
    reasons: { length: 0 },
    warnings: { length: 0 },
  });
  const other = await article('Anderes');
  t.strictSame(codesOf((await preview(await receive(other))).reasons), ['NO_RELEASED_LABEL']);
});

/** A shop whose spice is declared anew each day, with labels of the sausage. */
async function withVersions() {
  const shop = await withSausage();
  return {
    ...shop,
    /** Declares the spice anew on the next day. Returns a lot of it. */
    async spiced(more: object) {
      shop.nextDay();
      await shop.declare(shop.spice, 'Gewürz', { composition: 'Senf, Salz', additives: ['E250'], ...MUSTARD, ...more });
      return shop.receive(shop.spice);
    },
    renewed: () => shop.released(shop.sausage, { recipeId: shop.recipeId }),
  };
}

test('the newest label without reasons and without DECLARES_MORE is chosen', async (t) => {
  const { spiced, renewed, of, preview, label, made, recipeId, sausage, inputs } = await withVersions();
  const old = await of();
  const more = await spiced({ additives: ['E250', 'E621'] });
  const second = await renewed();
  t.match(
    await preview(old),
    { labelId: label.id, version: 1, reasons: { length: 0 }, warnings: { length: 0 } },
    'not the newest',
  );
  const [meatLot] = inputs as [Goods];
  const fresh = await made(recipeId, sausage, [meatLot, more]);
  t.match(await preview(fresh), { labelId: second.id, version: 2, reasons: { length: 0 }, warnings: { length: 0 } });
  t.match(await preview(await of(more)), {
    ...{ labelId: second.id, reasons: { length: 0 }, warnings: [{ code: 'DECLARES_MORE', lotId: inputs[1]?.lotId }] },
  });
});

test('of several labels without reasons that all declare more the newest is chosen', async (t) => {
  const { spiced, renewed, of, preview, ask, label } = await withVersions();
  const old = await of();
  await spiced({ additives: ['E250', 'E621'] });
  await renewed();
  await spiced({ additives: ['E250', 'E621', 'E300'] });
  const third = await renewed();
  t.equal((await preview(old)).labelId, label.id);
  await ask(withdrawLabel, { id: label.id, reason: 'x' });
  t.match(await preview(old), {
    labelId: third.id,
    version: 3,
    reasons: { length: 0 },
    warnings: [{ code: 'DECLARES_MORE' }],
  });
});

test('if all labels have reasons the newest is shown with its reasons', async (t) => {
  const { spiced, renewed, of, preview, sausage, recipeId, made, inputs } = await withVersions();
  await spiced({ additives: ['E621'] });
  const second = await renewed();
  const third = await spiced({ additives: ['E300'] });
  const [meatLot] = inputs as [Goods];
  const lot = await made(recipeId, sausage, [meatLot, third]);
  t.match(await preview(lot), { labelId: second.id, reasons: [{ code: 'INGREDIENT_DIFFERS', lotId: third.lotId }] });
  t.match((await preview(await of(third))).reasons.length, 2);
});

test('a label of another use, a draft and a withdrawn label are not chosen', async (t) => {
  const { declared, receive, released, draft, preview, ask } = await withLabels();
  const articleId = await declared('Senf');
  const lot = await receive(articleId);
  const packs = await released(articleId, { uses: ['PREPACKED'] });
  const loose = await released(articleId, { uses: ['LOOSE'] });
  await draft(articleId);
  t.equal((await preview(lot)).labelId, packs.id);
  t.equal((await preview(lot, { use: 'LOOSE' })).labelId, loose.id);
  await ask(withdrawLabel, { id: packs.id, reason: 'x' });
  t.match(await preview(lot), { labelId: null, reasons: [{ code: 'NO_RELEASED_LABEL' }] });
});

test('an allergen of any ancestor, however far, must be declared', async (t) => {
  const { of, preview, reasons, receive, declared, made, recipe, cutInto, pork } = await withSausage();
  const egg = await declared('Ei', contains('EGG', 'Ei'));
  const bought = await receive(egg);
  let lot = bought;
  for (let level = 0; level < 6; level++) {
    const articleId = await declared(`Stufe ${level}`, { name: 'Schweinefleisch', ...meat() });
    lot =
      level % 2 === 0
        ? await cutInto(articleId, [lot])
        : await made(await recipe(articleId, [[pork, 1]]), articleId, [lot]);
  }
  const far = await of(lot);
  t.match((await preview(far)).reasons, [{ code: 'ALLERGEN_NOT_DECLARED', articleId: egg, lotId: bought.lotId }]);
  t.match(saidOf((await preview(far)).reasons[0]), /contains Eier, and the label does not name it$/);
  const mustard = await receive(await declared('Ei mit Senf', contains('MUSTARD', 'Senf')));
  const hidden = await cutInto(await declared('Nacken', { name: 'Schweinefleisch', ...meat() }), [mustard]);
  t.strictSame(await reasons(await of(hidden)), [], 'an allergen that the label names anyway');
});

test('an allergen of an aid or of the lot itself must be declared, and a trace need not', async (t) => {
  const { of, reasons, receive, declared, declare, sausage } = await withSausage();
  const aid = await receive(
    await declared('Trennmittel', { role: 'AID', allergens: [{ code: 'SOY' }, { code: 'MILK' }] }),
  );
  t.strictSame(await reasons(await of(aid)), ['ALLERGEN_NOT_DECLARED', 'ALLERGEN_NOT_DECLARED'], 'each allergen');
  const trace = await receive(
    await declared('Beutel', { role: 'AID', allergens: [{ code: 'SOY', presence: 'TRACE' }] }),
  );
  t.strictSame(await reasons(await of(trace)), []);
  await declare(sausage, 'Wurst', contains('FISH', 'Wurst'));
  t.strictSame(await reasons(await of()), ['ALLERGEN_NOT_DECLARED']);
});

test('what was returned or undone is no input', async (t) => {
  const { reasons, receive, declared, started, completed, ask, sausage, recipeId, inputs, undo } = await withSausage();
  const beef = await receive(await declared('Rindfleisch', { ...meat('BEEF'), ...contains('EGG', 'Rind') }));
  const id = await started(recipeId, [...inputs, beef]);
  const line = { stockBatchId: beef.stockBatchId, quantityAmount: '1', quantityUnit: 'KG' };
  await ask(returnFromBatch, { id, inputs: [line] });
  t.strictSame(await reasons(await completed(id, sausage)), []);
  const again = await started(recipeId, inputs);
  await ask(consumeIntoBatch, { id: again, inputs: [{ ...line, reason: 'x' }] });
  await undo(beef, 'CONSUMED');
  t.strictSame(await reasons(await completed(again, sausage)), []);
});

test('what was returned in part is an input', async (t) => {
  const { reasons, receive, declared, started, completed, ask, sausage, recipeId, inputs } = await withSausage();
  const beef = await receive(await declared('Rindfleisch', meat('BEEF')));
  const id = await started(recipeId, [...inputs, beef]);
  const line = { stockBatchId: beef.stockBatchId, quantityAmount: '0.999', quantityUnit: 'KG' };
  await ask(returnFromBatch, { id, inputs: [line] });
  t.strictSame(await reasons(await completed(id, sausage)), ['INGREDIENT_DIFFERS']);
});

test('the declaration of a lot is the one in force on the day of its creation', async (t) => {
  const { declared, declare, receive, released, reasons, nextDay } = await withLabels();
  const articleId = await declared('Senf');
  await released(articleId);
  const first = await receive(articleId);
  nextDay(2);
  const second = await receive(articleId);
  await declare(articleId, 'Ketchup');
  const third = await receive(articleId);
  const all = async () => [await reasons(first), await reasons(second), await reasons(third)];
  const differs = ['INGREDIENT_DIFFERS'];
  t.strictSame(await all(), [[], differs, differs], 'from the start of its day');
  await declare(articleId, 'Senf', { validFrom: '2026-01-07' });
  t.strictSame(await all(), [[], [], []], 'a later version of the same day mends it');
  await declare(articleId, 'Majo', { validFrom: '2026-01-06' });
  t.strictSame(await all(), [[], differs, differs], 'the highest version');
  await declare(articleId, 'Majo', { validFrom: '2026-01-05' });
  t.strictSame(await all(), [differs, differs, differs]);
});

test('the day of a lot is that of the shop', async (t) => {
  const { declared, declare, receive, released, reasons, ports } = await withLabels();
  const articleId = await declared('Senf');
  await released(articleId);
  ports.clock.set('2026-01-05T22:30:00.000Z');
  const before = await receive(articleId);
  ports.clock.set('2026-01-05T23:30:00.000Z');
  const after = await receive(articleId);
  await declare(articleId, 'Ketchup', { validFrom: '2026-01-06' });
  t.strictSame([await reasons(before), await reasons(after)], [[], ['INGREDIENT_DIFFERS']]);
});

test('a lot of before its article was declared has the first version', async (t) => {
  const { article, declare, receive, released, reasons, nextDay } = await withLabels();
  const articleId = await article('Senf');
  const lot = await receive(articleId);
  nextDay();
  await declare(articleId, 'Senf');
  await released(articleId);
  t.strictSame(await reasons(lot), []);
});

test('a label that is outdated still fits its lots', async (t) => {
  const { declared, declare, receive, released, preview, label, nextDay } = await withLabels();
  const articleId = await declared('Senf');
  const { id } = await released(articleId);
  const lot = await receive(articleId);
  nextDay();
  await declare(articleId, 'Ketchup');
  t.equal((await label(id)).outdated, true);
  t.match(await preview(lot), { labelId: id, reasons: { length: 0 } });
});
