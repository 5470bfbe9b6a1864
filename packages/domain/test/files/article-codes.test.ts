import { test } from 'tap';
import { ArticleCodes, createArticle, createProductCategory, getArticle } from '../../src/masterdata/index.ts';
import { KILO, withMasterdata } from '../masterdata/with-masterdata.ts';
import { faultsIn, fetched, send } from './sent.ts';

const [ONE, TWO, EIGHT] = ['4006381333931', '4012345678901', '96385074'];

/** Makes a shop with the articles W-1, W-2 and W-3, and functions to send codes. */
async function withArticles() {
  const desk = withMasterdata();
  const { id: categoryId } = await desk.ask(createProductCategory, { name: 'Wurst' });
  const ids: string[] = [];
  for (const number of ['W-1', 'W-2', 'W-3']) {
    const article = { name: `Lyoner ${number}`, articleNumber: number, categoryId, ...KILO };
    ids.push((await desk.ask(createArticle, article)).id);
  }
  return {
    ...desk,
    sends: (rows: string, more: object = {}) =>
      send(desk.ask, 'article-codes', `articleNumber,gtins,plu\n${rows}`, more),
    codes: async () =>
      Promise.all(
        ids.map(async (id) => {
          const { gtins, plu } = await desk.ask(getArticle, { id });
          return [...gtins, plu].join(' ');
        }),
      ),
    keys: async () => (await desk.ports.reader.where(ArticleCodes, {})).map(({ code }) => code).sort(),
  };
}

test('a file fills the GTINs and PLUs of articles; other codes need update', async (t) => {
  const { ask, sends, codes, keys } = await withArticles();
  const rows = `w-1,${ONE}|${EIGHT},12\nW-2,,13\n`;
  t.match(await sends(rows), { created: 0, changed: 2, unchanged: 0 });
  t.strictSame(await codes(), [`${ONE} ${EIGHT} 12`, '13', '']);
  t.strictSame(await keys(), [`GTIN 0${ONE}`, `GTIN 000000${EIGHT}`, 'PLU 12', 'PLU 13'].sort());
  t.match(await sends(rows), { changed: 0, unchanged: 2 });
  t.match(faultsIn(await sends(`W-1,${TWO},\n`)), [/^2 gtins is stored as “4006381333931, 96385074”/]);
  t.match(await sends(`W-1,${TWO},\n`, { update: true }), { changed: 1 });
  t.strictSame(await codes(), [`${TWO} 12`, '13', '']);
  t.strictSame(await keys(), [`GTIN 0${TWO}`, 'PLU 12', 'PLU 13']);
  t.match(await sends('12,,14\n', { update: true }), { changed: 1 }, 'an article may be named by its PLU');
  t.match(await fetched(ask, 'article-codes'), /"W-1","Lyoner W-1",.*"?4012345678901"?,"?14"?\r\n/);
});

test('unknown articles, other names, wrong codes, and codes of other articles are faults of their cells', async (t) => {
  const { ask, sends, codes } = await withArticles();
  await sends(`W-1,${ONE},12\n`);
  const faults = faultsIn(await sends(`X-1,,1\nW-2,${ONE},\nW-3,,0012\nW-2,${TWO},\nW-3,4006381333932,1234567\n`));
  t.match(faults, [
    '2 articleNumber is not the number or PLU of an article',
    '3 gtins belongs to the article W-1',
    '4 plu belongs to the article W-1',
    '5 articleNumber is in row 3 already',
    '6 articleNumber is in row 4 already',
    /^6 gtins must end in the right check digit/,
    /^6 plu must be a number of up to six digits/,
  ]);
  t.strictSame(faultsIn(await sends(`W-2,${ONE},\nW-3,,0012\n`)), [
    '2 gtins belongs to the article W-1',
    '3 plu belongs to the article W-1',
  ]);
  t.strictSame(faultsIn(await sends(`W-2,${TWO},7\nW-3,0${TWO},007\n`)), [
    '3 gtins is in row 2 already',
    '3 plu is in row 2 already',
  ]);
  const named = await send(ask, 'article-codes', 'articleNumber,name,plu\nW-2,Wiener,5\n');
  t.strictSame(faultsIn(named), ['2 name must be “Lyoner W-2”, as the article is called']);
  t.strictSame(await codes(), [`${ONE} 12`, '', '']);
});

test('articles of one file may exchange their codes', async (t) => {
  const { sends, codes, keys } = await withArticles();
  await sends(`W-1,${ONE},1\nW-2,${TWO},2\n`);
  const before = await keys();
  t.match(await sends(`W-1,${TWO},2\nW-2,${ONE},1\n`, { update: true }), { changed: 2, faultCount: 0 });
  t.strictSame(await codes(), [`${TWO} 2`, `${ONE} 1`, '']);
  t.strictSame(await keys(), before);
  t.match(await sends(`W-3,${TWO},\nW-1,${EIGHT},\n`, { update: true }), { changed: 2 });
  t.strictSame(await codes(), [`${EIGHT} 2`, `${ONE} 1`, `${TWO} `]);
});
