import { test } from 'tap';
import { addSalesUnit, getArticle, importPrices, listPrices } from '../../src/masterdata/index.ts';
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
      'rows[5].articleNumber is that of rows[0] already',
      'rows[6].validFrom must lie between today, 2026-01-05, and 2027-01-06',
      'rows[7].price must be above zero',
    ],
  );
  t.match((await ask(getArticle, { id })).salesUnits, [{ price: '12.9' }]);
});
