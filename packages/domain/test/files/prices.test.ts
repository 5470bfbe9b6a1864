import { test } from 'tap';
import { addDays, calendarDay } from '../../src/kernel/index.ts';
import {
  Articles,
  addSalesUnit,
  createArticle,
  createProductCategory,
  listArticles,
  removePrice,
  setArticleCodes,
} from '../../src/masterdata/index.ts';
import { KILO, withMasterdata } from '../masterdata/with-masterdata.ts';
import { faultsIn, fetched, send } from './sent.ts';

/** Makes a shop with the articles W-1 (PLU 141, KG) and B-1 (KG and PIECE_FIXED), and functions to send prices. */
async function withArticles() {
  const desk = withMasterdata();
  const today = calendarDay(desk.ports.clock.now(), desk.ports.settings.shopTimeZone);
  const { id: categoryId } = await desk.ask(createProductCategory, { name: 'Wurst' });
  const article = (name: string, articleNumber: string) =>
    desk.ask(createArticle, { name, articleNumber, categoryId, ...KILO });
  const [lyoner, braten] = [await article('Lyoner', 'W-1'), await article('Braten', 'B-1')];
  await desk.ask(setArticleCodes, { id: lyoner.id, plu: '00141' });
  await desk.ask(addSalesUnit, { id: braten.id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 5 });
  const sends = (content: string, more: object = {}) => send(desk.ask, 'prices', content, more);
  return {
    ...desk,
    ...{ lyoner, braten, sends },
    ahead: (days: number) => addDays(today, days),
    faultsOf: async (content: string) => faultsIn(await sends(content)),
    async prices(id: string) {
      const { salesUnits } = await desk.ports.reader.get(Articles, id);
      return salesUnits.map(({ prices }) => prices.map(({ price, validFrom }) => `${price} ${validFrom}`));
    },
  };
}

const HEAD = 'articleNumber,price,validFrom\n';

test('a file of prices sets prices of today and of later days, and a file out has both', async (t) => {
  const { ask, sends, ahead } = await withArticles();
  t.match(await sends(`${HEAD}W-1,19.9,\nw-1,20.9,${ahead(30)}\n`), { created: 0, changed: 2, unchanged: 0 });
  const text = await fetched(ask, 'prices');
  t.match(text, `"W-1","Lyoner","KG","WEIGHT_BASED",19.9,\r\n"W-1","Lyoner","KG","WEIGHT_BASED",20.9,"${ahead(30)}"`);
  t.match(text, `"B-1","Braten","KG","WEIGHT_BASED",12.9,\r\n"B-1","Braten","PIECE_FIXED","FIXED",5,\r\n`);
  t.match(await sends(text), { changed: 0, unchanged: 4 });
  const other = text.replace('20.9', '21.9');
  t.match(await sends(other), { changed: 1, unchanged: 3 });
  t.equal(await fetched(ask, 'prices'), other);
});

test('the rows of a file of prices are one statement in any order, and a second time they change nothing', async (t) => {
  const { ask, sends, ahead, lyoner, prices } = await withArticles();
  const rows = [`141,"9,99",${ahead(10)}`, `00141,"12,00",${ahead(5)}`, `w-1,12,${ahead(5)}`, `W-1,"18,9",${ahead(0)}`];
  const file = (all: readonly string[]) => `${HEAD}${all.join('\n')}\n`;
  t.match(await sends(file(rows)), { changed: 3, unchanged: 1 });
  const expected = [['12.9 null', `18.9 ${ahead(0)}`, `12 ${ahead(5)}`, `9.99 ${ahead(10)}`]];
  t.strictSame(await prices(lyoner.id), expected);
  t.match(await sends(file(rows.toReversed())), { changed: 0, unchanged: 4 });
  t.match(await sends(file(rows)), { changed: 0, unchanged: 4 });
  t.strictSame(await prices(lyoner.id), expected);
  const [article] = (await ask(listArticles, { q: 'W-1' })).content;
  await ask(removePrice, { id: lyoner.id, suId: article?.salesUnits[0]?.id, validFrom: ahead(5) });
  t.match(await sends(file(rows.toReversed())), { changed: 1, unchanged: 3 });
  t.strictSame(await prices(lyoner.id), expected);
});

test('a price of today without a day is unchanged, and with the day it is an entry of that day', async (t) => {
  const { sends, ahead } = await withArticles();
  t.match(await sends(`${HEAD}W-1,12.9,\n`), { unchanged: 1 });
  t.match(await sends(`${HEAD}W-1,"12,90",${ahead(0)}\n`), { changed: 1 });
  t.match(await sends(`${HEAD}W-1,"12,90",${ahead(0)}\n`), { unchanged: 1 });
});

test('an old file of prices says what is stored, also after its days', async (t) => {
  const { sends, ahead, ports } = await withArticles();
  const file = `${HEAD}W-1,13,${ahead(5)}\nW-1,14,${ahead(9)}\n`;
  t.match(await sends(file), { changed: 2 });
  ports.clock.advance(7 * 86_400_000);
  t.match(await sends(file), { faults: [], unchanged: 2 });
});

test('faults of prices are named by row and column, and nothing is written', async (t) => {
  const { ask, faultsOf, ahead } = await withArticles();
  const before = await fetched(ask, 'prices');
  const faults = await faultsOf(`articleNumber,name,unit,priceModel,price,validFrom
X-1,,,,1,
W-1,Wiener,,,1,
W-1,,HUNDRED_GRAM,,1,
B-1,,,,1,
B-1,Braten,KG,,13,${ahead(1)}
B-1,Braten,KG,WEIGHT_BASED,14,${ahead(1)}
W-1,,,,0,
W-1,,,,15,${ahead(-1)}
W-1,,,,16,${ahead(367)}
W-1,,,,17,2040-01-01
B-1,,Kilo,,18,
`);
  t.equal(faults.length, 8, 'a cell that cannot be read has one fault');
  t.match(faults, [
    '2 articleNumber is not the number or PLU of an article',
    '3 name must be “Lyoner”, as the article is called',
    '4 unit must be one that the article is sold in',
    '5 unit is required: the article is sold in several ways',
    '7 price differs from row 6, which is about the same',
    /^8 price must be above/,
    /^11 validFrom is more than ten years away/,
    /^12 unit must be one of/,
  ]);
  t.equal(await fetched(ask, 'prices'), before);
  t.match(await faultsOf(`${HEAD}W-1,15,${ahead(-1)}\nW-1,16,${ahead(367)}\nW-1,17,${ahead(366)}\n`), [
    /^2 validFrom must lie between today/,
    /^3 validFrom must lie between today/,
  ]);
  t.equal(await fetched(ask, 'prices'), before);
});
