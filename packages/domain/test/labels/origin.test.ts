import { test } from 'tap';
import { messageOf, reasonsGerman } from '../../src/labels/index.ts';
import { updateSettings } from '../../src/settings/contracts.ts';
import { type Goods, withLabels } from './with-labels.ts';

const PORK = { species: 'PORK', rearedIn: ['DE', 'DK'], slaughteredIn: 'DE' };
const BEEF = {
  ...{ species: 'BEEF', bornIn: 'AT', rearedIn: ['DE'], slaughteredIn: 'DE', slaughterhouse: 'ES 123' },
  ...{ cutIn: 'DE', cuttingPlants: ['EZ 45'] },
};
const GERMAN = { ...BEEF, bornIn: 'DE' };

/** A shop with meat that has a label, and the origin of lots with some facts. */
async function withMeat(productKind = 'MEAT', more: object = {}) {
  const shop = await withLabels();
  const decisions = { legalName: 'Fleisch', dateKind: 'USE_BY', storage: 'Kühl', ...more };
  const meat = { species: 'BEEF', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' };
  const articleId = await shop.declared('Fleisch', { meat }, { productKind });
  await shop.released(articleId, decisions);
  const lotOf = (facts: object | undefined) => shop.receive(articleId, { facts });
  return {
    ...shop,
    ...{ articleId, lotOf },
    /** Returns the texts of the origin of a lot L7 with these facts. */
    async origin(facts: object | undefined) {
      const lot = await lotOf(facts);
      return (await shop.texts(lot, 'ORIGIN')).map((text) => text.replace(lot.lotNumber, 'L7'));
    },
    /** Returns the reasons of an origin, with the facts that are named. */
    lacks: async (goods: Goods) =>
      (await shop.preview(goods)).reasons.map(({ code, values, lotId }) => ({ code, facts: values['facts'], lotId })),
    /** Makes meat of lots of other articles with these facts. */
    async mixed(...facts: readonly object[]) {
      const inputs: Goods[] = [];
      for (const one of facts)
        inputs.push(await shop.receive(await shop.article(`Roh ${inputs.length}`), { facts: one }));
      const recipeId = await shop.recipe(
        articleId,
        inputs.map((input) => [input.articleId, 1] as const),
      );
      return { inputs, lot: await shop.made(recipeId, articleId, inputs) };
    },
  };
}

test('pork tells where it was reared and slaughtered, with all countries sorted', async (t) => {
  const { origin } = await withMeat();
  for (const species of ['PORK', 'LAMB', 'GOAT', 'POULTRY']) {
    t.strictSame(
      await origin({ ...PORK, species }),
      ['Aufgezogen in: Dänemark, Deutschland; Geschlachtet in: Deutschland'],
      species,
    );
  }
  t.strictSame(await origin({ ...PORK, rearedIn: ['DE'] }), [
    'Aufgezogen in: Deutschland; Geschlachtet in: Deutschland',
  ]);
});

test('pork of one country alone has that as its Ursprung', async (t) => {
  const { origin } = await withMeat();
  for (const species of ['PORK', 'LAMB', 'GOAT', 'POULTRY']) {
    t.strictSame(await origin({ ...PORK, species, bornIn: 'DE', rearedIn: ['DE'] }), ['Ursprung: Deutschland']);
  }
  t.strictSame(await origin({ ...PORK, bornIn: 'DK', rearedIn: ['DE'] }), [
    'Aufgezogen in: Deutschland; Geschlachtet in: Deutschland',
  ]);
  t.strictSame(await origin({ ...PORK, bornIn: 'DE', rearedIn: [] }), ['Geschlachtet in: Deutschland'], 'not known');
});

test('beef tells all stages, with the establishments and the lot number', async (t) => {
  const { origin } = await withMeat();
  for (const species of ['BEEF', 'VEAL']) {
    t.strictSame(await origin({ ...BEEF, species }), [
      'Geboren in: Österreich; Aufgezogen in: Deutschland; Geschlachtet in: Deutschland (ES 123); Zerlegt in: Deutschland (EZ 45); Referenznummer: L7',
    ]);
    t.strictSame(await origin({ ...GERMAN, species }), [
      'Herkunft: Deutschland; Geschlachtet in: Deutschland (ES 123); Zerlegt in: Deutschland (EZ 45); Referenznummer: L7',
    ]);
  }
});

test('beef that was not cut before is cut here, by approval number or name', async (t) => {
  const { origin, ask } = await withMeat();
  const cut = async (more: object = {}) =>
    /Zerlegt in: (.*); Ref/.exec(
      (await origin({ ...GERMAN, cutIn: undefined, cuttingPlants: [], ...more }))[0] ?? '',
    )?.[1];
  t.equal(await cut(), 'Deutschland (DE BY 12345 EG)');
  await ask(updateSettings, { operator: { approvalNumber: '', country: 'Österreich' } });
  t.equal(await cut(), 'Österreich (Metzgerei Huber)');
  t.equal(await cut({ cutIn: 'FR', cuttingPlants: ['B', 'A'] }), 'Frankreich (A, B)');
  t.equal(await cut({ cutIn: 'FR' }), 'Frankreich');
});

test('minced beef tells slaughter, mincing, origin and lot number', async (t) => {
  const { origin } = await withMeat('MINCED_MEAT');
  t.strictSame(await origin({ ...BEEF, rearedIn: ['DE', 'AT', 'FR'] }), [
    'Geschlachtet in: Deutschland; Hergestellt in: Deutschland; Herkunft: Deutschland, Frankreich, Österreich; Referenznummer: L7',
  ]);
  t.strictSame(await origin({ ...GERMAN, slaughterhouse: undefined }), [
    'Geschlachtet in: Deutschland; Hergestellt in: Deutschland; Herkunft: Deutschland; Referenznummer: L7',
  ]);
  t.strictSame(await origin(PORK), ['Aufgezogen in: Dänemark, Deutschland; Geschlachtet in: Deutschland']);
});

test('only MEAT, POULTRY and MINCED_MEAT tell an origin, also at the counter', async (t) => {
  for (const kind of ['MEAT', 'POULTRY', 'MINCED_MEAT']) {
    const { lotOf, texts } = await withMeat(kind);
    const lot = await lotOf(PORK);
    t.equal((await texts(lot, 'ORIGIN')).length, 1, kind);
    t.strictSame(await texts(lot, 'ORIGIN', { use: 'LOOSE' }), await texts(lot, 'ORIGIN'));
  }
  for (const kind of ['OFFAL', 'MEAT_PREPARATION', 'MEAT_PRODUCT', 'OTHER']) {
    const { lotOf, preview, texts } = await withMeat(kind);
    const lot = await lotOf({ species: 'BEEF' });
    t.strictSame(await texts(lot, 'ORIGIN'), [], kind);
    t.strictSame((await preview(lot)).reasons, []);
  }
});

test('game and other species have no origin, and lack nothing', async (t) => {
  const { origin, lotOf, preview } = await withMeat();
  for (const species of ['GAME', 'OTHER']) {
    t.strictSame(await origin({ species }), []);
    t.strictSame((await preview(await lotOf({ species }))).reasons, []);
  }
});

test('the element has its rule and its lots', async (t) => {
  const { preview, mixed } = await withMeat();
  const { lot, inputs } = await mixed(PORK, BEEF);
  const elements = (await preview(lot)).elements.filter(({ kind }) => kind === 'ORIGIN');
  t.match(elements, [
    { emphasis: [], rule: 'VO (EG) Nr. 1760/2000 Art. 13, 14', sources: [{ kind: 'LOT', id: inputs[1]?.lotId }] },
    { emphasis: [], rule: 'VO (EU) Nr. 1337/2013 Art. 5', sources: [{ kind: 'LOT', id: inputs[0]?.lotId }] },
  ]);
});

test('several species have an element each, in the order of species, which begins with their meat', async (t) => {
  const { texts, mixed } = await withMeat();
  const species = ['POULTRY', 'GOAT', 'LAMB', 'PORK', 'GAME'].map((one) => ({
    ...PORK,
    rearedIn: ['DE'],
    species: one,
  }));
  const { lot } = await mixed(...species, { ...GERMAN, species: 'VEAL' }, GERMAN);
  const reared = 'Aufgezogen in: Deutschland; Geschlachtet in: Deutschland';
  const beef = `Herkunft: Deutschland; Geschlachtet in: Deutschland (ES 123); Zerlegt in: Deutschland (EZ 45); Referenznummer: ${lot.lotNumber}`;
  t.strictSame(await texts(lot, 'ORIGIN'), [
    `Rindfleisch: ${beef}`,
    `Kalbfleisch: ${beef}`,
    `Schweinefleisch: ${reared}`,
    `Lammfleisch: ${reared}`,
    `Ziegenfleisch: ${reared}`,
    `Geflügelfleisch: ${reared}`,
  ]);
});

test('sources of one species are told together', async (t) => {
  const { texts, mixed } = await withMeat();
  const { lot } = await mixed(PORK, { ...PORK, rearedIn: ['NL'], slaughteredIn: 'BE' });
  t.strictSame(await texts(lot, 'ORIGIN'), [
    'Aufgezogen in: Dänemark, Deutschland, Niederlande; Geschlachtet in: Belgien, Deutschland',
  ]);
});

test('a lot whose facts name a species is a source, and what is behind it does not count', async (t) => {
  const { lotOf, texts, cutInto, articleId } = await withMeat();
  const cut = await cutInto(articleId, [await lotOf({ ...GERMAN, slaughterhouse: 'ES 9' })]);
  t.match(await texts(cut, 'ORIGIN'), [/ES 9.*Referenznummer: /], 'a cut lot shares the facts');
  t.ok((await texts(cut, 'ORIGIN'))[0]?.endsWith(`Referenznummer: ${cut.lotNumber}`));
});

test('pork without facts that its label must tell is incomplete', async (t) => {
  const { lotOf, lacks } = await withMeat();
  const { lotId, ...lot } = await lotOf({ species: 'PORK' });
  t.strictSame(await lacks({ lotId, ...lot }), [
    { code: 'ORIGIN_INCOMPLETE', facts: ['rearedIn', 'slaughteredIn'], lotId },
  ]);
  t.match(await lacks(await lotOf({ ...PORK, rearedIn: [] })), [{ facts: ['rearedIn'] }]);
  t.match(await lacks(await lotOf({ ...PORK, slaughteredIn: undefined })), [{ facts: ['slaughteredIn'] }]);
  t.strictSame(await lacks(await lotOf(PORK)), []);
});

test('beef also needs birth and, unless minced, the slaughterhouse', async (t) => {
  const lacking = async (kind: string) => {
    const { lotOf, lacks } = await withMeat(kind);
    return (await lacks(await lotOf({ species: 'VEAL' })))[0]?.facts;
  };
  t.same(await lacking('MEAT'), ['bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse']);
  t.same(await lacking('MINCED_MEAT'), ['bornIn', 'rearedIn', 'slaughteredIn']);
  const { lotOf, preview, lacks } = await withMeat();
  t.strictSame(await lacks(await lotOf(BEEF)), []);
  const lot = await lotOf({ ...BEEF, bornIn: undefined, rearedIn: [] });
  const [reason] = (await preview(lot)).reasons;
  const message = reason && messageOf(reason);
  t.equal(String(message), `The origin of lot ${lot.lotNumber} lacks: bornIn; rearedIn. Complete it at goods in`);
  t.equal(
    message?.in((pattern) => reasonsGerman[pattern]),
    `Zur Herkunft von Charge ${lot.lotNumber} fehlt: Geboren in; Aufgezogen in. Bitte beim Wareneingang ergänzen`,
  );
});

test('a lot of which nothing is known is incomplete', async (t) => {
  const { lotOf, lacks } = await withMeat();
  const lot = await lotOf(undefined);
  t.strictSame(await lacks(lot), [{ code: 'ORIGIN_INCOMPLETE', facts: ['species'], lotId: lot.lotId }]);
});

test('the lot itself is incomplete without facts, whatever it is declared as', async (t) => {
  const { declared, released, receive, lacks } = await withMeat();
  const articleId = await declared('Knochen', {}, { productKind: 'MEAT' });
  await released(articleId, { legalName: 'Knochen' });
  const lot = await receive(articleId);
  t.strictSame(await lacks(lot), [{ code: 'ORIGIN_INCOMPLETE', facts: ['species'], lotId: lot.lotId }]);
});

test('an input without facts is incomplete if it is declared as meat, and is passed over if not', async (t) => {
  const { article, declared, receive, recipe, made, articleId, released, reasons, texts } = await withMeat();
  const meat = { species: 'PORK', fatPercent: '8', proteinPercent: '20', collagenPercent: '1.6' };
  const [pork, salt, known] = [await declared('Schwein', { meat }), await declared('Salz'), await article('Bekannt')];
  const recipeId = await recipe(articleId, [
    [salt, 1],
    [pork, 99],
  ]);
  await released(articleId, { recipeId, dateKind: 'USE_BY', storage: 'Kühl', legalName: 'x' });
  const source = await receive(known, { facts: PORK });
  const origin = async (...inputs: Goods[]) => {
    const lot = await made(recipeId, articleId, [source, ...inputs]);
    return [(await reasons(lot)).filter((code) => code.startsWith('ORIGIN')), (await texts(lot, 'ORIGIN')).length];
  };
  t.strictSame(await origin(await receive(salt)), [[], 1]);
  t.strictSame(await origin(await receive(pork)), [['ORIGIN_INCOMPLETE'], 1]);
});

test('the sources of a run are those of its inputs, however far', async (t) => {
  const { texts, mixed, recipe, made, articleId, cutInto, article } = await withMeat();
  const { lot } = await mixed(PORK, { ...PORK, species: 'LAMB' });
  let last = lot;
  for (let level = 0; level < 4; level++) {
    const next = await article(`Stufe ${level}`);
    last =
      level % 2 === 0
        ? await cutInto(next, [last])
        : await made(await recipe(next, [[last.articleId, 1]]), next, [last]);
  }
  t.match(await texts(await cutInto(articleId, [last]), 'ORIGIN'), [/^Schweinefleisch: /, /^Lammfleisch: /]);
});

test('each source counts once, although the paths to it double with each run', async (t) => {
  const { mixed, cutInto, articleId, texts } = await withMeat();
  const species = { ...PORK, species: 'LAMB' };
  let pair: readonly Goods[] = [(await mixed(PORK, species)).lot, (await mixed(PORK, species)).lot];
  for (let level = 0; level < 30; level++) pair = [await cutInto(articleId, pair), await cutInto(articleId, pair)];
  t.equal((await texts(pair[0] as Goods, 'ORIGIN')).length, 2);
});

test('sources of beef that differ in birth, rearing, slaughter or slaughterhouse are mixed', async (t) => {
  const other = { bornIn: 'FR', rearedIn: ['FR'], slaughteredIn: 'FR', slaughterhouse: 'X' };
  for (const [member, value] of Object.entries(other)) {
    const { mixed, preview } = await withMeat();
    const { lot } = await mixed(BEEF, { ...BEEF, [member]: value });
    const found = (await preview(lot)).reasons.filter(({ code }) => code === 'ORIGIN_MIXED');
    t.match(found, [{ articleId: lot.articleId, lotId: lot.lotId }], member);
    t.equal(found.length, 1);
  }
  const { mixed, reasons } = await withMeat();
  for (const same of [
    { cutIn: 'FR' },
    { cuttingPlants: ['X'] },
    { reference: 'x' },
    { species: 'VEAL', bornIn: 'FR' },
  ]) {
    t.notOk(
      (await reasons((await mixed(BEEF, { ...BEEF, ...same })).lot)).includes('ORIGIN_MIXED'),
      JSON.stringify(same),
    );
  }
});

test('countries in another order are no other origin', async (t) => {
  const { mixed, reasons } = await withMeat();
  const { lot } = await mixed({ ...BEEF, rearedIn: ['DE', 'AT'] }, { ...BEEF, rearedIn: ['AT', 'DE'] });
  t.notOk((await reasons(lot)).includes('ORIGIN_MIXED'));
});

test('minced beef is mixed only in where it was slaughtered', async (t) => {
  const other = { bornIn: 'FR', rearedIn: ['FR'], slaughterhouse: 'X' };
  const { mixed, reasons } = await withMeat('MINCED_MEAT');
  t.notOk((await reasons((await mixed(BEEF, { ...BEEF, ...other })).lot)).includes('ORIGIN_MIXED'));
  t.ok((await reasons((await mixed(BEEF, { ...BEEF, slaughteredIn: 'FR' })).lot)).includes('ORIGIN_MIXED'));
});

test('sources of pork are never mixed', async (t) => {
  const { mixed, reasons } = await withMeat();
  const { lot } = await mixed(PORK, {
    ...PORK,
    bornIn: 'FR',
    rearedIn: ['FR'],
    slaughteredIn: 'FR',
    slaughterhouse: 'X',
  });
  t.strictSame(
    (await reasons(lot)).filter((code) => code.startsWith('ORIGIN')),
    [],
  );
});
