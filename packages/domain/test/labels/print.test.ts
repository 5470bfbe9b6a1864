import { test } from 'tap';
import { placeHold, readScan } from '../../src/inventory/index.ts';
import {
  getLabelPrint,
  listLabelPrints,
  type PrintedLabels,
  printLabels,
  withdrawLabel,
} from '../../src/labels/index.ts';
import { addSalesUnit, setArticleCodes, updateArticle } from '../../src/masterdata/index.ts';
import { updateSettings } from '../../src/settings/contracts.ts';
import { codesOf, type Goods, reasonsIn, withLabels } from './with-labels.ts';

const PATTERN = '28PPPPPWWWWWC';
const [GTIN, OTHER_GTIN] = ['4006381333931', '96385074'];

/** A shop with a received lot of mustard that has a released label. */
async function withMustard(
  decisions: object = {},
  about: object = {},
  overrides: Parameters<typeof withLabels>[0] = {},
) {
  const shop = await withLabels(overrides);
  const articleId = await shop.declared('Senf', { composition: 'Wasser, Senfsaat' }, about);
  const label = await shop.released(articleId, { legalName: 'Senf', ...decisions });
  const lot = await shop.receive(articleId);
  const { ask } = shop;
  return {
    ...shop,
    ...{ articleId, label, lot },
    codes: (codes: object) => ask(setArticleCodes, { id: articleId, ...codes }),
    faults: async (more: object) =>
      (await shop.refusal(printLabels, { lotId: lot.lotId, ...more })).faults?.map(({ field }) => field),
    pack: async (more: object = {}, goods: Goods = lot) => (await shop.print(goods, more)).packs[0],
    scan: (code: string | undefined) => ask(readScan, { code }),
  };
}
type Shop = Awaited<ReturnType<typeof withMustard>>;

const symbols = async ({ pack }: Pick<Shop, 'pack'>, more: object = {}, goods?: Goods) =>
  (await pack(more, goods))?.symbols.map(({ kind, text }) => `${kind} ${text}`);

test('a print is the frozen copy of what went onto the goods', async (t) => {
  const { print, preview, lot, label, articleId, ports } = await withMustard();
  const { elements } = await preview(lot);
  const { id, ...printed } = await print(lot, { weightsKg: ['0.405', '1.25'] });
  t.ok(id);
  t.match(printed, {
    ...{
      labelId: label.id,
      labelVersion: 1,
      lotId: lot.lotId,
      lotNumber: lot.lotNumber,
      articleId,
      articleName: 'Senf',
    },
    ...{ size: 'M', elements, count: 2, warnings: [{ code: 'TILL_CODE_MISSING', articleId }] },
    ...{ printedBy: 'clerk', printedAt: ports.clock.now() },
    packs: [{ weightKg: '0.405' }, { weightKg: '1.25' }],
  });
});

test('weights are 1 to 500, and have at most three places', async (t) => {
  const { faults, print, lot } = await withMustard();
  const many = (length: number) => Array.from({ length }, () => '0.5');
  t.equal((await print(lot, { weightsKg: many(500) })).count, 500);
  t.strictSame(await faults({ weightsKg: many(501) }), ['weightsKg']);
  t.strictSame(await faults({ weightsKg: [] }), ['weightsKg']);
  t.ok(await print(lot, { weightsKg: ['0.001', '999.999', '0.5000'] }));
  for (const wrong of ['0', '-1', '0.0005', '1000', 'x', 0.5]) {
    t.strictSame(await faults({ weightsKg: [wrong] }), ['weightsKg[0]'], String(wrong));
  }
});

test('copies are 1 to 1,000', async (t) => {
  const { faults, print, lot } = await withMustard({ netQuantityKg: '0.25' });
  t.equal((await print(lot, { weightsKg: undefined, copies: 1000 })).count, 1000);
  for (const copies of [0, 1001, 1.5]) t.strictSame(await faults({ copies }), ['copies']);
});

test('weights and copies together are a fault', async (t) => {
  const { faults } = await withMustard();
  t.strictSame(await faults({ weightsKg: ['0.5'], copies: 2 }), ['copies']);
});

test('a lot is required and must exist, and frozenOn is not in the future', async (t) => {
  const { faults, refused } = await withMustard();
  t.strictSame(await faults({ lotId: undefined, weightsKg: ['0.5'] }), ['lotId']);
  t.strictSame(await faults({ weightsKg: ['0.5'], frozenOn: '2026-01-06' }), ['frozenOn']);
  t.equal(await refused(printLabels, { lotId: 'x', weightsKg: ['0.5'] }), 'LOT_NOT_FOUND');
  t.equal(await refused(getLabelPrint, { id: 'x' }), 'LABEL_PRINT_NOT_FOUND');
});

test('the net quantity is in whole grams below 1 kg, else in kg with three places', async (t) => {
  const { print, lot } = await withMustard();
  const weightsKg = ['0.001', '0.405', '0.5', '0.999', '1', '1.25', '12.345', '999.999'];
  t.strictSame(
    (await print(lot, { weightsKg })).packs.map(({ netQuantity }) => netQuantity),
    ['1 g', '405 g', '500 g', '999 g', '1,000 kg', '1,250 kg', '12,345 kg', '999,999 kg'],
  );
});

test('the price is the weight times the price per kg, rounded to cents', async (t) => {
  const { print, lot } = await withMustard();
  const weightsKg = ['0.405', '1', '2.5', '0.005'];
  t.strictSame(
    (await print(lot, { weightsKg })).packs.map(({ price }) => price),
    [
      'Preis: 6,84 € (16,90 €/kg)',
      'Preis: 16,90 € (16,90 €/kg)',
      'Preis: 42,25 € (16,90 €/kg)',
      // 0.0845: rounded once, from the exact product.
      'Preis: 0,08 € (16,90 €/kg)',
    ],
  );
});

test('half a cent is rounded up', async (t) => {
  const { pack } = await withMustard({}, { price: 9 });
  t.equal((await pack({ weightsKg: ['0.405'] }))?.price, 'Preis: 3,65 € (9,00 €/kg)', '3.645');
});

test('the price per kg is that of the first sales unit by weight, also of 100 g', async (t) => {
  const shop = await withMustard({}, { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.5 });
  const { pack, ask, articleId } = shop;
  await ask(addSalesUnit, { id: articleId, unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED', price: 1.69 });
  await ask(addSalesUnit, { id: articleId, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12 });
  t.equal((await pack())?.price, 'Preis: 6,84 € (16,90 €/kg)');
});

test('a price is the list price of the day, and absent unless priced', async (t) => {
  const { pack } = await withMustard();
  t.equal((await pack({ priced: false }))?.price, null);
  t.equal((await pack({ priced: true }))?.price, 'Preis: 6,84 € (16,90 €/kg)');
});

test('an article without a price per kg is refused, unless the price is left out', async (t) => {
  const sold = { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.5 };
  for (const about of [sold, { unit: undefined, priceModel: undefined, price: undefined }]) {
    const { refusedPrint, lot, print } = await withMustard({}, about);
    const refused = await refusedPrint(lot);
    t.equal(refused.code, 'LABEL_REFUSED');
    t.match(refused.message, 'PRICE_MISSING');
    t.equal((await print(lot, { priced: false })).packs[0]?.price, null);
  }
});

test('a fixed filling is one pack with copies, 1 by default', async (t) => {
  const { print, lot } = await withMustard({ netQuantityKg: '0.25' });
  t.match(await print(lot, { weightsKg: undefined }), {
    ...{ count: 1, packs: [{ weightKg: '0.25', netQuantity: '250 g' }] },
  });
  const many = await print(lot, { weightsKg: undefined, copies: 12 });
  t.equal(many.count, 12);
  t.equal(many.packs.length, 1);
});

test('a fixed filling has the price of a piece and the price per kg, and without a piece that by weight', async (t) => {
  const fixed = { weightsKg: undefined };
  const byWeight = await withMustard({ netQuantityKg: '0.15' });
  t.equal((await byWeight.pack(fixed))?.price, 'Preis: 2,54 € (16,90 €/kg)', '2.535');
  const { ask, articleId, pack } = byWeight;
  await ask(addSalesUnit, { id: articleId, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 2.5 });
  t.equal((await pack(fixed))?.price, 'Preis: 2,50 € (16,67 €/kg)');
  const bought = await withMustard(
    { netQuantityKg: '0.15' },
    { unit: undefined, priceModel: undefined, price: undefined },
  );
  t.match((await bought.refusedPrint(bought.lot, fixed)).message, 'PRICE_MISSING');
});

test('a weighed label takes weights, and a fixed one copies', async (t) => {
  const weighed = await withMustard();
  for (const given of [{ weightsKg: undefined, copies: 2 }, { weightsKg: undefined }]) {
    t.match((await weighed.refusedPrint(weighed.lot, given)).message, 'WEIGHT_MISMATCH');
  }
  const fixed = await withMustard({ netQuantityKg: '0.25' });
  t.match((await fixed.refusedPrint(fixed.lot)).message, 'WEIGHT_MISMATCH');
});

test('a print is refused with every reason of the preview and its own', async (t) => {
  const { refusedPrint, lot, hold, nextDay, ask } = await withMustard(
    { netQuantityKg: '0.25' },
    { unit: undefined, priceModel: undefined, price: undefined },
  );
  await hold(lot);
  nextDay(16);
  const refused = await refusedPrint(lot);
  t.equal(refused.code, 'LABEL_REFUSED');
  const codes = ['LOT_EXPIRED', 'LOT_ON_HOLD', 'WEIGHT_MISMATCH', 'PRICE_MISSING'];
  t.strictSame(codesOf(reasonsIn(refused)), codes);
  for (const code of codes) t.match(refused.message, code);
  t.strictSame((await ask(listLabelPrints, {})).content, [], 'nothing is stored');
});

test('without a released label a print is refused', async (t) => {
  const { refusedPrint, lot, label, ask, print, printed } = await withMustard();
  const { id } = await print(lot);
  const before = JSON.stringify(await printed(id));
  await ask(withdrawLabel, { id: label.id, reason: 'x' });
  t.match((await refusedPrint(lot)).message, 'NO_RELEASED_LABEL');
  t.equal(JSON.stringify(await printed(id)), before, 'and what was printed stays');
});

test('frozen goods are printed with the day on which they were frozen', async (t) => {
  const { refusedPrint, lot, print } = await withMustard({}, { productKind: 'MEAT_PREPARATION', frozen: true });
  t.match((await refusedPrint(lot)).message, 'FREEZING_DATE_MISSING');
  const { elements } = await print(lot, { frozenOn: '2026-01-04' });
  t.ok(elements.some(({ text }) => text === 'Eingefroren am 04.01.2026'));
});

test('warnings of the preview are kept with the print', async (t) => {
  const { articleId, declare, receive, print, nextDay, codes, ask } = await withMustard();
  await ask(updateSettings, { weightPatterns: [PATTERN] });
  await codes({ plu: '7' });
  nextDay();
  await declare(articleId, 'Senf', { composition: 'Wasser' });
  const lot = await receive(articleId);
  t.match((await print(lot)).warnings, [{ code: 'DECLARES_MORE', articleId, lotId: lot.lotId }]);
});

test('a weighed pack has the EAN13 of the first pattern with PLU and grams, which scans back', async (t) => {
  const { ask, codes, pack, scan, articleId } = await withMustard();
  await codes({ plu: '00123', gtins: [GTIN] });
  await ask(updateSettings, { weightPatterns: ['27PPPPPEEEEEC', PATTERN, '29PPPPPWWWWWC'] });
  const [symbol] = (await pack({ weightsKg: ['1.405'] }))?.symbols ?? [];
  t.match(symbol, { kind: 'EAN13', text: /^280012301405\d$/ });
  t.match(await scan(symbol?.text), {
    ...{ kind: 'EAN13_WEIGHT', problems: { length: 0 }, article: { id: articleId } },
    elements: { plu: '123', netWeightKg: '1.405' },
  });
});

test('a weight that a pattern cannot hold exactly takes the next pattern', async (t) => {
  const { ask, codes, pack } = await withMustard();
  await codes({ plu: '123' });
  await ask(updateSettings, { weightPatterns: ['28PPPPPWWWWWC@10g', '29PPPPPPWWWWC'] });
  t.match((await pack({ weightsKg: ['0.41'] }))?.symbols[0]?.text, /^280012300041/);
  t.match((await pack({ weightsKg: ['0.405'] }))?.symbols[0]?.text, /^290001230405/);
});

test('without PLU, pattern or room for the weight there is no code for the till, which is a warning', async (t) => {
  const { ask, codes, print, lot, articleId } = await withMustard();
  const missing = async (more: object = {}) => {
    const { warnings, packs } = await print(lot, more);
    t.match(warnings, [{ code: 'TILL_CODE_MISSING', articleId }]);
    t.ok(packs[0]?.symbols.every(({ kind }) => kind !== 'EAN13'));
  };
  await ask(updateSettings, { weightPatterns: [PATTERN] });
  await codes({ gtins: [GTIN] });
  await missing();
  await codes({ plu: '123' });
  t.strictSame((await print(lot)).warnings, []);
  await missing({ weightsKg: ['100'] });
  await codes({ plu: '123456' });
  await missing();
  await ask(updateSettings, { weightPatterns: [] });
  await codes({ plu: '123' });
  await missing();
});

test('one pack without a code for the till is a warning of the print', async (t) => {
  const { ask, codes, print, lot } = await withMustard();
  await ask(updateSettings, { weightPatterns: [PATTERN] });
  await codes({ plu: '123' });
  t.strictSame(codesOf((await print(lot, { weightsKg: ['0.5', '100'] })).warnings), ['TILL_CODE_MISSING']);
});

test('a fixed filling has its first GTIN of 13 digits for the till, which scans back', async (t) => {
  const { codes, pack, scan, articleId, print, lot, ask } = await withMustard({ netQuantityKg: '0.25' });
  const fixed = { weightsKg: undefined };
  await codes({ gtins: [OTHER_GTIN, GTIN, '4012345678901'] });
  const [symbol] = (await pack(fixed))?.symbols ?? [];
  t.match(symbol, { kind: 'EAN13', text: GTIN });
  t.match(await scan(symbol?.text), { kind: 'GTIN', problems: { length: 0 }, article: { id: articleId } });
  t.strictSame((await print(lot, fixed)).warnings, []);
  await ask(updateSettings, { weightPatterns: ['40PPPPPWWWWWC'] });
  t.strictSame(codesOf((await print(lot, fixed)).warnings), ['TILL_CODE_MISSING'], 'the scales have it');
  await ask(updateSettings, { weightPatterns: [] });
  await codes({ gtins: [OTHER_GTIN] });
  t.strictSame(codesOf((await print(lot, fixed)).warnings), ['TILL_CODE_MISSING']);
});

test('GS1-128 has GTIN, lot, weight and date, and scans back', async (t) => {
  const shop = await withMustard();
  const { codes, lot, scan, articleId } = shop;
  await codes({ gtins: [OTHER_GTIN, GTIN] });
  t.strictSame(await symbols(shop), [
    `GS1_128 (01)000000${OTHER_GTIN}(10)${lot.lotNumber}(3103)000405`,
    'GS1_128 (15)260120',
  ]);
  const [first, second] = (await shop.pack())?.symbols ?? [];
  t.match(await scan(first?.text), {
    ...{ kind: 'GS1', problems: { length: 0 }, article: { id: articleId }, lots: [{ id: lot.lotId }] },
    elements: { netWeightKg: '0.405' },
  });
  t.match(await scan(second?.text), { kind: 'GS1', problems: { length: 0 }, elements: { bestBefore: '2026-01-20' } });
});

test('an article without GTIN has its number in the symbol', async (t) => {
  const shop = await withMustard();
  const lot = await shop.receive(shop.articleId, { lotNumber: 'L1' });
  t.strictSame(await symbols(shop, {}, lot), ['GS1_128 (240)A-1(10)L1(3103)000405(15)260120']);
  const { text = '' } = (await shop.pack({}, lot))?.symbols[0] ?? {};
  t.match(await shop.scan(text), {
    ...{ problems: { length: 0 }, article: { id: shop.articleId }, lots: [{ id: lot.lotId }] },
    elements: { netWeightKg: '0.405', bestBefore: '2026-01-20', useBy: null },
  });
});

test('a use-by date has its own element', async (t) => {
  const shop = await withMustard({ dateKind: 'USE_BY', storage: 'Kühl' });
  const lot = await shop.receive(shop.articleId, { lotNumber: 'L1' });
  t.strictSame(await symbols(shop, {}, lot), ['GS1_128 (240)A-1(10)L1(3103)000405(17)260120']);
  t.match((await shop.scan('(240)A-1(10)L1(3103)000405(17)260120')).elements, {
    useBy: '2026-01-20',
    bestBefore: null,
  });
});

test('a lot number that GS1 cannot hold is a QR code of the number, which scans back', async (t) => {
  const shop = await withMustard();
  for (const lotNumber of ['Lot mit Leerzeichen', 'L(1)', 'Ü7', 'L-2026-11-29-0000000001', 'a^b~c']) {
    const lot = await shop.receive(shop.articleId, { lotNumber });
    t.strictSame(await symbols(shop, {}, lot), [`QR ${lotNumber}`]);
    t.match(await shop.scan(lotNumber), { problems: { length: 0 }, lots: [{ id: lot.lotId }] }, lotNumber);
  }
});

test('a lot number that a scan would read as something else has no symbol', async (t) => {
  const shop = await withMustard();
  for (const lotNumber of ['(10)X', ']C1 10X', ']A0 X', 'https://example.org/01/04006381333931/10/X']) {
    const lot = await shop.receive(shop.articleId, { lotNumber });
    t.strictSame(await symbols(shop, {}, lot), [], lotNumber);
  }
});

test('sizes are M, L and those of the settings, by their name', async (t) => {
  const { ask, print, lot, faults } = await withMustard();
  await ask(updateSettings, { labelSizes: [{ name: 'Rolle 80', widthMm: 80, heightMm: 50 }] });
  for (const size of ['M', 'L', 'Rolle 80']) t.equal((await print(lot, { size })).size, size);
  t.strictSame(await faults({ weightsKg: ['0.5'], size: 'XL' }), ['size']);
  t.strictSame(await faults({ weightsKg: ['0.5'], size: 'm' }), ['size']);
});

/** A shop whose printer has labels that fit only on some sizes. */
async function withSizes(fitting: readonly string[]) {
  const tried: Omit<PrintedLabels, 'printedAt'>[] = [];
  const fits = async (labels: Omit<PrintedLabels, 'printedAt'>) => {
    tried.push(labels);
    return fitting.includes(labels.size.name);
  };
  const labelPrinter = { fits, pdf: async () => new Uint8Array(), zpl: async () => '' };
  return { ...(await withMustard({}, {}, { labelPrinter })), tried };
}

test('what does not fit is refused, naming L where that would do, and nothing is stored', async (t) => {
  const { refusedPrint, lot, ask, tried, print } = await withSizes(['L']);
  const refused = await refusedPrint(lot, { weightsKg: ['0.405', '0.5'] });
  t.equal(refused.code, 'LABEL_DOES_NOT_FIT');
  t.equal(refused.message, 'The label does not fit on size M. Print it on size L');
  t.match(tried[0], {
    size: { name: 'M', widthMm: 100, heightMm: 60 },
    copies: 1,
    packs: [{ weightKg: '0.405' }, { weightKg: '0.5' }],
  });
  t.strictSame((await ask(listLabelPrints, {})).content, []);
  t.equal((await print(lot, { size: 'L' })).size, 'L');
});

test('what fits on no larger size is refused without naming one', async (t) => {
  const { refusedPrint, lot } = await withSizes(['M']);
  t.notMatch((await refusedPrint(lot, { size: 'L' })).message, 'Print it on', 'M is smaller');
  const none = await withSizes([]);
  t.equal(
    (await none.refusedPrint(none.lot)).message,
    'The label does not fit on size M. Choose a larger size, or shorten its texts',
  );
});

test('L is named before a size of the shop that would do as well', async (t) => {
  const { refusedPrint, lot, ask } = await withSizes(['L', 'Mittel']);
  await ask(updateSettings, { labelSizes: [{ name: 'Mittel', widthMm: 100, heightMm: 80 }] });
  t.match((await refusedPrint(lot)).message, 'Print it on size L');
});

test('a larger size of the shop is named where L would not do', async (t) => {
  const { refusedPrint, lot, ask } = await withSizes(['Groß', 'Riesig']);
  const sizes = [
    { name: 'Riesig', widthMm: 300, heightMm: 300 },
    { name: 'Groß', widthMm: 200, heightMm: 200 },
  ];
  await ask(updateSettings, { labelSizes: sizes });
  t.match((await refusedPrint(lot)).message, 'Print it on size Groß', 'the smallest');
});

test('a hold after the print leaves the print as it is', async (t) => {
  const { lot, print, printed, ask, refusedPrint } = await withMustard();
  const { id } = await print(lot);
  const before = JSON.stringify(await printed(id));
  await ask(placeHold, { id: lot.lotId, reason: 'x' });
  t.match((await refusedPrint(lot)).message, 'LOT_ON_HOLD');
  t.equal(JSON.stringify(await printed(id)), before);
});

test('nothing changes a print, byte for byte', async (t) => {
  const { lot, print, printed, ask, declare, articleId, label, codes, nextDay, released } = await withMustard();
  const { id } = await print(lot);
  const before = JSON.stringify(await printed(id));
  await ask(updateArticle, { id: articleId, name: 'Neu', productKind: 'MEAT', frozen: true });
  await codes({ gtins: [GTIN], plu: '9' });
  await ask(updateSettings, { operator: { name: 'Neu' }, weightPatterns: [PATTERN], labelSizes: [] });
  await declare(articleId, 'Ketchup');
  await released(articleId, { legalName: 'Ketchup', dateKind: 'BEST_BEFORE' });
  await ask(withdrawLabel, { id: label.id, reason: 'x' });
  nextDay(100);
  t.equal(JSON.stringify(await printed(id)), before);
});

test('prints are filtered and sorted', async (t) => {
  const { lot, print, ask, declared, released, receive, later, articleId, label } = await withMustard();
  const salt = await declared('Salz');
  const saltLabel = await released(salt, { legalName: 'Salz' });
  const other = await receive(salt);
  const first = await print(lot);
  later();
  const second = await print(other);
  const found = async (request: object) =>
    (await ask(listLabelPrints, request)).content.map(({ id }) => [first, second].findIndex((one) => one.id === id));
  t.strictSame(await found({}), [1, 0], 'the latest first');
  t.strictSame(await found({ sort: 'printedAt' }), [0, 1]);
  t.strictSame([await found({ lotId: lot.lotId }), await found({ lotId: other.lotId })], [[0], [1]]);
  t.strictSame([await found({ articleId }), await found({ articleId: salt })], [[0], [1]]);
  t.strictSame([await found({ labelId: label.id }), await found({ labelId: saltLabel.id })], [[0], [1]]);
  t.strictSame((await ask(listLabelPrints, { lotId: lot.lotId })).content, [
    await ask(getLabelPrint, { id: first.id }),
  ]);
});
