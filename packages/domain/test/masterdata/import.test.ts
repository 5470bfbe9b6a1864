import { test } from 'tap';
import {
  Articles,
  Customers,
  importArticles,
  importCustomers,
  importSuppliers,
  Suppliers,
} from '../../src/masterdata/index.ts';
import { aCaller, withCore } from '../with-core.ts';
import { ANNA, KILO, UNKNOWN, withMasterdata } from './with-masterdata.ts';

type Desk = ReturnType<typeof withMasterdata>;

const farms = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Hof ${at}`, phone: '1' }));

const told = async ({ refusal }: Desk, operation: Parameters<Desk['refusal']>[0], rows: unknown, dryRun = false) => {
  const refused = await refusal(operation, { rows, dryRun });
  return refused?.faults?.map(({ field, message }) => `${field} ${message}`) ?? [];
};

test('an import creates its rows in their order, and writes one audit log entry for all of them', async (t) => {
  const { ask, ports } = withMasterdata();
  const done = await ask(importSuppliers, {
    rows: [
      { name: 'Beck', phone: '1' },
      { name: 'Abel', phone: '2' },
    ],
  });
  t.match(done, { dryRun: false, rows: 2, ids: [String, String] });
  const names = await Promise.all(done.ids.map(async (id) => (await ports.reader.get(Suppliers, id)).name));
  t.strictSame(names, ['Beck', 'Abel'], 'in the order of the rows');
  const entry = ports.audit.at(-1);
  t.match(entry, { operation: 'supplier.import', outcome: 'done' });
  t.strictSame(
    entry?.changes.map(({ entity, id, before }) => [entity, id, before]),
    done.ids.map((id) => ['supplier', id, null]),
  );
  const customers = await ask(importCustomers, { rows: [ANNA] });
  t.match(await ports.reader.get(Customers, customers.ids[0] ?? ''), { name: 'Anna Huber', status: 'ACTIVE' });
});

test('an import that fails at a row writes no row and no audit log entry', async (t) => {
  const { ask, ports } = withMasterdata();
  const { next } = ports.ids;
  let made = 0;
  ports.ids.next = () => {
    if (++made === 3) throw new TypeError('defect');
    return next();
  };
  await t.rejects(ask(importSuppliers, { rows: farms(3) }), { message: 'defect' });
  ports.ids.next = next;
  t.strictSame(await ports.reader.where(Suppliers, {}), []);
  t.strictSame(ports.audit, []);
});

test('a dry run writes nothing, and no audit log entry', async (t) => {
  const { ask, ports } = withCore();
  const dry = { rows: farms(3), dryRun: true };
  t.strictSame(await ask(importSuppliers, dry), { dryRun: true, rows: 3, ids: [] });
  t.strictSame(await ports.reader.where(Suppliers, {}), []);
  t.strictSame(ports.audit, []);
  let replays = 0;
  const repeat = { idempotencyKey: 'a check', replayed: () => void replays++ };
  for (const _ of [1, 2]) t.match(await ask(importSuppliers, dry, repeat), { rows: 3 });
  t.strictSame([replays, ports.audit], [1, []], 'a repeated request gets the stored response');
  await ask(importSuppliers, { ...dry, dryRun: false });
  t.match(ports.audit, [{ operation: 'supplier.import', outcome: 'done' }]);
});

test('a refused dry run has an audit log entry if the caller has no permission', async (t) => {
  const { refused, ports } = withCore();
  const caller = aCaller([]);
  t.equal(await refused(importSuppliers, { rows: farms(1), dryRun: true }, { caller }), 'ACCESS_DENIED');
  t.match(ports.audit, [{ operation: 'supplier.import', outcome: 'refused', code: 'ACCESS_DENIED' }]);
});

test('importArticles reports the faults of all rows at once, by row, and writes nothing', async (t) => {
  const here = withMasterdata();
  const { categoryId, articleNumber } = await here.article({ articleNumber: 'W-100' });
  const article = (number: string, more: object = {}) => ({
    ...KILO,
    name: 'Lyoner',
    articleNumber: number,
    categoryId,
    ...more,
  });
  const rows = [
    article('N-1'),
    article(articleNumber.toLowerCase()),
    article('n-1'),
    article('N-2', { name: ' ', price: -1 }),
    article('N-3', { categoryId: UNKNOWN }),
    'nonsense',
    // The row is invalid, so the import does not compare it with other rows.
    article('N-1', { unit: 'STONE' }),
  ];
  for (const dryRun of [true, false]) {
    t.match(await told(here, importArticles, rows, dryRun), [
      'rows[1].articleNumber There is an article with this number already',
      'rows[2].articleNumber is that of rows[0] already',
      'rows[3].name must not be blank',
      /^rows\[3\].price /,
      'rows[4].categoryId There is no product category with this id',
      'rows[5] must be an object',
      /^rows\[6\].unit must be one of /,
    ]);
  }
  t.equal((await here.ports.reader.where(Articles, {})).length, 1);
  t.equal((await here.ask(importArticles, { rows: [rows[0]] })).ids.length, 1);
});

test('importArticles takes one row per sales unit, or one row for an article without sales units', async (t) => {
  const here = withMasterdata();
  const { categoryId } = await here.article({ articleNumber: 'W-100' });
  const row = (more: object) => ({ name: 'Lyoner', articleNumber: 'N-1', categoryId, ...KILO, ...more });
  const piece = { unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 4.5 };
  const bare = { name: 'Rinderhälfte', articleNumber: 'R-1', categoryId };
  const rows = [row({}), bare, row({ articleNumber: 'n-1', ...piece }), row({ ...piece, priceModel: 'WEIGHT_BASED' })];
  const { ids } = await here.ask(importArticles, { rows });
  t.match(ids, [String, String, ids[0], ids[0]], 'the article of each row');
  const [sold, notSold] = await Promise.all(ids.slice(0, 2).map((id) => here.ports.reader.get(Articles, id)));
  t.match(
    sold?.salesUnits,
    [KILO, piece, piece].map(({ unit }) => ({ unit })),
  );
  t.match(notSold, { name: 'Rinderhälfte', salesUnits: [] });
  const kinds = [{ productKind: 'MEAT_PRODUCT' }, {}, { productKind: 'MEAT_PRODUCT', frozen: false }];
  const units = [KILO, piece, { ...piece, priceModel: 'WEIGHT_BASED' }];
  const kindly = units.map((unit, at) => row({ articleNumber: 'K-1', ...unit, ...kinds[at] }));
  const [made = ''] = (await here.ask(importArticles, { rows: kindly })).ids;
  t.match(await here.ports.reader.get(Articles, made), { productKind: 'MEAT_PRODUCT', frozen: false });
  const otherKind = [row({ articleNumber: 'K-2' }), row({ articleNumber: 'K-2', ...piece, productKind: 'OFFAL' })];
  t.strictSame(await here.faults(importArticles, { rows: otherKind }), ['rows[1].articleNumber']);

  const wrong = [
    row({ articleNumber: 'N-2' }),
    { ...bare, articleNumber: 'N-3' },
    { ...bare, articleNumber: 'N-4', price: 1 },
  ];
  for (const other of [{}, { name: 'Wiener', ...piece }, { unit: undefined, priceModel: undefined, price: undefined }])
    wrong.push(row({ articleNumber: 'N-2', ...other }));
  wrong.push(row({ articleNumber: 'N-3' }));
  t.match(await told(here, importArticles, wrong), [
    'rows[2].unit is required: the article is sold',
    'rows[2].priceModel is required: the article is sold',
    ...[3, 4, 5].map((at) => `rows[${at}].articleNumber is that of rows[0] already`),
    'rows[6].articleNumber is that of rows[1] already',
  ]);
});

test('an import has from 1 to 1,000 rows', async (t) => {
  const here = withMasterdata();
  t.equal((await here.ask(importSuppliers, { rows: farms(1000) })).ids.length, 1000);
  t.strictSame(await told(here, importSuppliers, farms(1001)), ['rows must have at most 1000 entries']);
  t.strictSame(await told(here, importSuppliers, []), ['rows must have at least one entry']);
  t.strictSame(await told(here, importSuppliers, undefined), ['rows is required']);
  t.strictSame(await told(here, importSuppliers, {}), ['rows must be a list']);
  t.equal(
    (
      await told(
        here,
        importSuppliers,
        farms(60).map(() => ({})),
      )
    ).at(-1),
    'body has 70 more faults',
  );
});

test('importSuppliers without MASTERDATA_WRITE is refused with ACCESS_DENIED', async (t) => {
  t.equal(
    (await withMasterdata(['MASTERDATA_READ']).refusal(importSuppliers, { rows: farms(1) }))?.code,
    'ACCESS_DENIED',
  );
});
