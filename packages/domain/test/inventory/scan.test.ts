import fc from 'fast-check';
import { test } from 'tap';
import { Core } from '../../src/index.ts';
import { placeHold, readScan, removeFromStockBatch, type Scan } from '../../src/inventory/index.ts';
import type { Contract, Permission } from '../../src/kernel/index.ts';
import { addSalesUnit, changePrice, getArticle, setArticleCodes } from '../../src/masterdata/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { aCaller } from '../with-core.ts';
import { withStock } from './with-stock.ts';

const GTIN = '4006381333931';
const FOREIGN = '4012345678901';

/** Returns a shop with an article that has codes and two lots. The second lot expires first. */
async function shop() {
  const base = withStock();
  const { ask, article, stock, bookIn, ports } = base;
  const { id: articleId } = await article();
  await ask(setArticleCodes, { id: articleId, gtins: [GTIN], plu: '123' });
  const { id: stockId } = await stock({ articleId });
  const late = await bookIn(stockId, { batchId: 'L-Late', expiryDate: '2026-03-02' });
  const early = await bookIn(stockId, { batchId: 'L-EARLY', expiryDate: '2026-02-02' });
  const { id: otherStock } = await stock();
  const other = await bookIn(otherStock, { batchId: 'L-LATE' });
  const scan = (code: string) => ask(readScan, { code });
  const core = new Core(ports);
  /** Executes an operation as a caller with these permissions, by default with all. */
  const asking = <I, O>(operation: Contract<I, O>, input: object, permissions?: Permission[]) =>
    core.execute(operation, { input, caller: aCaller(permissions), origin: { address: null, requestId: null } });
  return { ...base, asking, articleId, stockId, late, early, other, scan };
}

const batchesOf = ({ stockBatches }: Scan) => stockBatches.map(({ id }) => id);
const lotsOf = ({ lots }: Scan) => lots.map(({ id }) => id);

test('readScan returns the article of a GTIN of any length, and its batches, first expired first', async (t) => {
  const { scan, ask, articleId, stockId, late, early } = await shop();
  for (const code of [GTIN, `0${GTIN}`, `]E0${GTIN}`]) {
    const found = await scan(code);
    t.match(found, { kind: 'GTIN', article: { id: articleId }, lots: [], problems: [] }, code);
    t.same(batchesOf(found), [early.id, late.id], 'what expires first stands first');
  }
  t.match((await scan(GTIN)).stockBatches[0], { articleName: 'Rinderhack', status: 'AVAILABLE', stockId });
  await ask(removeFromStockBatch, { stockId, batchId: early.id, quantityAmount: '10', quantityUnit: 'KG' });
  t.same(batchesOf(await scan(GTIN)), [late.id], 'what is used up is not there');
  t.match(await scan(FOREIGN), { kind: 'GTIN', elements: { gtin: FOREIGN }, article: null, stockBatches: [] });
  const wrong = await scan('4006381333932');
  t.match(wrong, { kind: 'GTIN', elements: { gtin: null }, article: null, stockBatches: [] });
  t.same(
    wrong.problems.map(({ code }) => code),
    ['CHECK_DIGIT'],
  );
});

test('readScan returns for a GS1 code only lots of its article, or of all articles if the code has none', async (t) => {
  const { scan, articleId, late, early, other } = await shop();
  const found = await scan(`(01)0${GTIN}(10)l-late(15)260302(3103)001250`);
  t.match(found, { kind: 'GS1', article: { id: articleId }, problems: [] });
  t.match(found.elements, { gtin: `0${GTIN}`, lotNumber: 'l-late', bestBefore: '2026-03-02', netWeightKg: '1.25' });
  t.same(lotsOf(found), [late.lotId]);
  t.match(found.lots[0]?.account, { unit: 'KG', inStock: '10' });
  t.same(batchesOf(found), [late.id]);
  t.same(batchesOf(await scan(`(02)0${GTIN}(37)2`)), [early.id, late.id], 'the goods in a crate');
  t.same(lotsOf(await scan('(10)L-LATE')), [other.lotId, late.lotId], 'without an article: of all, newest first');
  t.match(await scan(`(01)0${FOREIGN}(10)L-LATE`), { article: null, lots: [], stockBatches: [] });
  t.match(await scan(`(01)0${GTIN}(10)X`), { article: { id: articleId }, lots: [], stockBatches: [] });
  const faulty = await scan('(01)04006381333932(10)L-LATE(15)260231');
  t.match(faulty, { kind: 'GS1', elements: { gtin: null, bestBefore: null, lotNumber: 'L-LATE' }, article: null });
  t.same(
    faulty.problems.map(({ code, ai }) => `${code} ${ai}`),
    ['CHECK_DIGIT 01', 'DATE 15'],
  );
});

test('readScan lists the first fifty problems of a code', async (t) => {
  const { scan } = await shop();
  const { problems } = await scan('(10)'.repeat(1_800));
  t.equal(problems.length, 50);
  t.match(problems[0], { code: 'FORMAT', ai: '10' });
});

test('readScan finds the article by its article number in a GS1 code without GTIN', async (t) => {
  const { scan, ask, stock, bookIn, late } = await shop();
  const { id: stockId, articleId } = await stock();
  const own = await bookIn(stockId, { batchId: 'L-LATE' });
  const { articleNumber } = await ask(getArticle, { id: articleId });
  const found = await scan(`(240)${articleNumber.toLowerCase()}(10)L-Late`);
  t.match(found, { kind: 'GS1', article: { id: articleId }, elements: { articleNumber: articleNumber.toLowerCase() } });
  t.same(lotsOf(found), [own.lotId]);
  t.same(batchesOf(await scan(`(240)${articleNumber}`)), [own.id]);
  const supplied = await scan('(240)HIS-77(10)L-LATE');
  t.equal(supplied.article, null);
  t.ok(lotsOf(supplied).includes(late.lotId), "an unknown one may be the supplier's own");
  const both = await scan(`(01)0${GTIN}(240)${articleNumber}(10)L-LATE`);
  t.same(lotsOf(both), [late.lotId], 'the GTIN goes first');
});

test("readScan recognizes the shop's own codes: scale labels, PLUs and lot numbers", async (t) => {
  const { scan, asking, articleId, late, other, early } = await shop();
  const weighed = await scan('2800123012502');
  t.match(weighed, { kind: 'EAN13_WEIGHT', article: { id: articleId }, elements: { plu: '123', netWeightKg: '1.25' } });
  t.same(batchesOf(weighed), [early.id, late.id]);
  await asking(updateSettings, { weightPatterns: ['20PPPPWWWWWWC'] });
  t.match(await scan('2001230012502'), { kind: 'EAN13_WEIGHT', article: { id: articleId } });
  t.equal((await scan('2800123012502')).kind, 'GTIN', 'by the patterns of the settings alone');
  t.match(await scan('0123'), { kind: 'PLU', article: { id: articleId }, elements: { plu: '123' }, lots: [] });
  t.match(await scan('124'), { kind: 'UNKNOWN', article: null, elements: { plu: null } });
  const lot = await scan(']C0 L-late ');
  t.match(lot, { kind: 'LOT_NUMBER', article: null, elements: { lotNumber: 'L-late' }, problems: [] });
  t.same(lotsOf(lot), [other.lotId, late.lotId]);
  t.same(batchesOf(lot), [other.id, late.id]);
  t.same(lotsOf(await scan('l–lаte')), [other.lotId, late.lotId], 'also by a number that looks the same');
});

test('readScan divides the price on a label by the list price per kg of today', async (t) => {
  const { scan, ask, asking, ports, article } = await shop();
  await asking(updateSettings, { weightPatterns: ['22PPPPEEEEEEC'] });
  const sold = async (plu: string, ...[first, ...units]: [unit: string, priceModel: string, price: number][]) => {
    const named = first && { unit: first[0], priceModel: first[1], price: first[2] };
    const { id } = await article(named);
    for (const [unit, priceModel, price] of units) await ask(addSalesUnit, { id, unit, priceModel, price });
    await ask(setArticleCodes, { id, plu });
    return id;
  };
  const beef = await sold('119', ['PIECE_FIXED', 'FIXED', 3], ['KG', 'WEIGHT_BASED', 25]);
  await sold('120', ['HUNDRED_GRAM', 'WEIGHT_BASED', 1.79]);
  await sold('121', ['PIECE_FIXED', 'FIXED', 3]);
  await sold('122', ['KG', 'WEIGHT_BASED', 0.8]);
  t.match(await scan('2201190012509'), { article: { id: beef }, elements: { plu: '119', netWeightKg: '0.5' } });
  t.match((await scan('2201200012505')).elements, { netWeightKg: '0.698' }, '12.50 ÷ 17.90 = 0.69832…');
  t.match((await scan('2201220000018')).elements, { netWeightKg: '0.013' }, '0.0125, half away from zero');
  const without = await scan('2201210012502');
  t.match(without, { kind: 'EAN13_WEIGHT', elements: { plu: '121', netWeightKg: null } });
  t.same(
    without.problems.map(({ code, ai }) => [code, ai]),
    [['NO_PRICE_PER_KG', '']],
  );
  t.ok(without.article, 'the article is known');
  t.match(await scan('2209990012507'), { kind: 'EAN13_WEIGHT', article: null, elements: { plu: '999' }, problems: [] });
  const { salesUnits } = await ask(getArticle, { id: beef });
  const suId = salesUnits[1]?.id ?? '';
  await ask(changePrice, { id: beef, suId, price: 20, validFrom: '2026-01-06' });
  t.match((await scan('2201190012509')).elements, { netWeightKg: '0.5' }, 'not the price of tomorrow');
  ports.clock.advance(24 * 3600 * 1000);
  t.match((await scan('2201190012509')).elements, { netWeightKg: '0.625' });
});

test('readScan reads digits as a lot number if a lot has that number', async (t) => {
  const { scan, stock, bookIn } = await shop();
  const { id } = await stock();
  const dated = await bookIn(id, { batchId: '20260105' });
  t.match(await scan('20260105'), {
    kind: 'LOT_NUMBER',
    elements: { gtin: null, lotNumber: '20260105' },
    problems: [],
  });
  t.same(batchesOf(await scan('20260105')), [dated.id]);
  const short = await bookIn(id, { batchId: '4711' });
  t.same(lotsOf(await scan('4711')), [short.lotId]);
  t.match(await scan('20260106'), { kind: 'GTIN', problems: [{ code: 'CHECK_DIGIT' }] });
});

test('readScan also finds lots on hold', async (t) => {
  const { scan, ask, late } = await shop();
  await ask(placeHold, { id: late.lotId, reason: 'Smells' });
  const found = await scan('(10)L-LATE');
  t.match(
    found.stockBatches.find(({ id }) => id === late.id),
    { status: 'BLOCKED' },
  );
  t.match(
    found.lots.find(({ id }) => id === late.lotId),
    { onHold: true },
  );
});

test('readScan accepts any text, and refuses a missing code', async (t) => {
  const { scan, faults } = await shop();
  for (const code of [' ', '\0', '\u001d', ']C1', '(', '(01)', 'https://', 'x'.repeat(10_000), '\ud800', '%', '🐖']) {
    const found = await scan(code);
    t.match(found, { article: null, lots: [], stockBatches: [] }, JSON.stringify(code.slice(0, 20)));
    t.ok(['UNKNOWN', 'GS1'].includes(found.kind));
  }
  t.same(await faults(readScan, {}), ['code']);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (code) => Boolean((await scan(code)).kind)),
    { numRuns: 200 },
  );
});

test('a caller who may only read master data sees only articles', async (t) => {
  const { asking, articleId } = await shop();
  const scan = (code: string, ...permissions: Permission[]) => asking(readScan, { code }, permissions);
  const seen = await scan(`(01)0${GTIN}(10)L-LATE`, 'MASTERDATA_READ');
  t.match(seen, { kind: 'GS1', article: { id: articleId }, lots: [], stockBatches: [] });
  t.match(await scan('L-LATE', 'MASTERDATA_READ'), { kind: 'UNKNOWN', lots: [], stockBatches: [] });
  t.equal((await scan('L-LATE', 'STOCK_READ')).lots.length, 2);
  await t.rejects(scan(GTIN, 'RECIPE_READ'), { code: 'ACCESS_DENIED' });
});
