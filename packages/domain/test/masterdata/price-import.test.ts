import { test } from 'tap';
import {
  addSalesUnit,
  changePrice,
  getArticle,
  importPrices,
  listPrices,
  removePrice,
} from '../../src/masterdata/index.ts';
import { withMasterdata } from './with-masterdata.ts';

test('importPrices sets prices by article number, valid from today or from a later day', async (t) => {
  const { ask, article, ports } = withMasterdata();
  const [one, two] = [await article({ name: 'Lyoner' }), await article()];
  const { salesUnits } = await ask(addSalesUnit, { id: two.id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3 });
  const rows = [
    { articleNumber: one.articleNumber.toLowerCase(), name: 'Lyoner', price: 14.5 },
    { articleNumber: two.articleNumber, unit: 'KG', price: 20 },
    { articleNumber: two.articleNumber, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3.5 },
    { articleNumber: one.articleNumber, price: 15, validFrom: '2026-02-01' },
  ];
  t.same(await ask(importPrices, { rows, dryRun: true }), { dryRun: true, rows: 4, ids: [] });
  t.match((await ask(getArticle, { id: one.id })).salesUnits, [{ price: '12.9' }]);
  const { ids } = await ask(importPrices, { rows });
  const [own] = (await ask(getArticle, { id: one.id })).salesUnits;
  t.same(ids, [own?.id, salesUnits[0]?.id, salesUnits[1]?.id, own?.id]);
  t.equal(own?.price, '14.5');
  t.match((await ask(getArticle, { id: two.id })).salesUnits, [{ price: '20' }, { price: '3.5' }]);
  const { content } = await ask(listPrices, { id: one.id, suId: own?.id });
  t.match(content[0], { price: '15', validFrom: '2026-02-01', setBy: 'clerk' });
  t.match(ports.audit.at(-1), { operation: 'article.import-prices', changes: [{ entity: 'article' }, {}] });
});

test('importPrices reports the faults of all rows at once, and sets no price', async (t) => {
  const { ask, article, refusal } = withMasterdata();
  const [{ articleNumber, id, name }, several] = [await article(), await article()];
  await ask(addSalesUnit, { id: several.id, unit: 'HUNDRED_GRAM', priceModel: 'WEIGHT_BASED', price: 1.9 });
  const row = (more: object = {}) => ({ articleNumber, price: 9, ...more });
  const rows = [
    row(),
    row({ articleNumber: 'none' }),
    row({ name: `${name} x` }),
    row({ unit: 'PIECE_FIXED' }),
    row({ articleNumber: several.articleNumber }),
    row({ price: 8, validFrom: '2026-01-05' }),
    row({ validFrom: '2020-01-01' }),
    row({ price: -1 }),
  ];
  const refused = await refusal(importPrices, { rows });
  t.same(
    refused?.faults?.map(({ field, message }) => `${field} ${message}`),
    [
      'rows[1].articleNumber is not the number of an article',
      `rows[2].name must be “${name}”, as the article is called`,
      'rows[3].unit must be one that the article is sold in',
      'rows[4].unit is required: the article is sold in several ways',
      'rows[5].price differs from rows[0]: a sales unit has one price a day',
      'rows[6].validFrom must lie between today, 2026-01-05, and 2027-01-06',
      'rows[7].price must be above zero',
    ],
  );
  t.match((await ask(getArticle, { id })).salesUnits, [{ price: '12.9' }]);
});

test('rows of one import are one statement, whatever their order, and a second import changes nothing', async (t) => {
  const planned = [
    { price: 9.99, validFrom: '2026-01-15' },
    { price: 12, validFrom: '2026-01-10' },
    { price: 12, validFrom: '2026-01-10' },
    { price: 12.9 },
    { price: 12.9, validFrom: '2026-01-05' },
  ];
  for (const order of [planned, planned.toReversed()]) {
    const { ask, article } = withMasterdata();
    const { id, articleNumber, salesUnits } = await article();
    const rows = order.map((row) => ({ articleNumber, ...row }));
    const { ids } = await ask(importPrices, { rows });
    t.equal(ids.length, 5);
    const stored = async () => (await ask(listPrices, { id, suId: salesUnits[0]?.id })).content;
    const first = await stored();
    t.match(first, [
      { price: '9.99', validFrom: '2026-01-15' },
      { price: '12', validFrom: '2026-01-10' },
      { price: '12.9', validFrom: '2026-01-05' },
      { price: '12.9', validFrom: null },
    ]);
    t.equal(first.length, 4);
    const { updatedAt } = await ask(getArticle, { id });
    await ask(importPrices, { rows });
    t.same(await stored(), first);
    t.equal((await ask(getArticle, { id })).updatedAt, updatedAt);
  }
});

test('removePrice takes back a planned price', async (t) => {
  const { ask, article, refusal } = withMasterdata();
  const { id, salesUnits } = await article();
  const path = { id, suId: salesUnits[0]?.id };
  const code = async (validFrom: string, suId = path.suId) =>
    (await refusal(removePrice, { id, suId, validFrom }))?.code;
  await ask(changePrice, { ...path, price: 14, validFrom: '2026-01-06' });
  await ask(changePrice, { ...path, price: 13 });
  t.equal(await code('2026-01-05'), 'PRICE_IN_FORCE');
  t.equal(await code('2026-01-07'), 'PRICE_NOT_FOUND');
  t.equal(await code('2026-01-06', 'other'), 'SALES_UNIT_NOT_FOUND');
  await ask(removePrice, { ...path, validFrom: '2026-01-06' });
  t.match(await ask(listPrices, path), { content: [{ price: '13' }, { price: '12.9' }], page: { totalElements: 2 } });
});
