/**
 * Migrates a database of a version without lots. Each stock batch gets a lot that can be held. The ledger stays
 * unchanged.
 */
import { getLot, listLots, listMovements, placeHold, transferGoods, undoMovement } from '@cleaver/domain/inventory';
import { connect } from '../../src/connection/index.ts';
import { openDatabase, proveLedger } from '../../src/index.ts';
import { ids, onEmptyPostgres } from '../databases.ts';
import { warehouse } from './warehouse.ts';

const id = (number: number) => `019b8dd0-5780-7000-8000-${`${number}`.padStart(12, '0')}`;
const [CATEGORY, ARTICLE, ROOM, CELLAR, STOCK, OTHER] = [1, 2, 3, 4, 5, 6].map(id);
const [FULL, BLOCKED, EMPTY, TWIN] = [11, 12, 13, 14].map(id);

const batch = (
  of: string | undefined,
  stock: string | undefined,
  number: string,
  base: string,
  condition: string,
  movements: number,
) =>
  `insert into stock_batch values ('${of}', '${stock}', '${number}', 'PURCHASED', ${base}, 'mass', 'KG', '2027-03-01',
    '2026-01-02T10:00:00Z', '${condition}', ${movements}, '${number.toLowerCase()}', 'purchased', 1)`;

const row = (
  of: string | undefined,
  stock: string | undefined,
  number: number,
  type: string,
  change: string,
  before: string,
  after: string,
  status: string,
) =>
  `insert into stock_movement values (gen_random_uuid(), '${stock}', '${of}', ${number}, '${type}', ${change}, ${before}, ${after}, 'KG',
    null, '${status}', '2026-01-02T10:00:00Z', '${id(99)}', 'eva', null, 1)`;

/** Rows as the service wrote them before it had lots. */
const BEFORE = [
  `insert into product_category (id, name, description, name_key, row_version) values ('${CATEGORY}', 'Fleisch', '', 'fleisch', 1)`,
  `insert into article (id, name, article_number, category_id, sales_units, status, supplier_ids, created_at, updated_at, name_key, article_number_key, row_version)
    values ('${ARTICLE}', 'Brust', 'A-1', '${CATEGORY}', '[]', 'ACTIVE', '{}', now(), now(), 'brust', 'a-1', 1)`,
  ...[ROOM, CELLAR].map(
    (room, at) =>
      `insert into storage_location (id, name, storage_type, active, name_key, row_version) values ('${room}', 'R${at}', 'COLD_ROOM', true, 'r${at}', 1)`,
  ),
  `insert into stock (id, article_id, storage_location_id, row_version) values ('${STOCK}', '${ARTICLE}', '${ROOM}', 1)`,
  `insert into stock (id, article_id, storage_location_id, row_version) values ('${OTHER}', '${ARTICLE}', '${CELLAR}', 1)`,
  batch(FULL, STOCK, 'L-1', '9', 'IN_STOCK', 2),
  row(FULL, STOCK, 1, 'BOOKED_IN', '10', '0', '10', 'AVAILABLE'),
  row(FULL, STOCK, 2, 'REMOVED', '-1', '10', '9', 'AVAILABLE'),
  batch(BLOCKED, STOCK, 'L-2', '5', 'BLOCKED', 2),
  row(BLOCKED, STOCK, 1, 'BOOKED_IN', '5', '0', '5', 'AVAILABLE'),
  row(BLOCKED, STOCK, 2, 'BLOCKED', '0', '5', '5', 'BLOCKED'),
  batch(EMPTY, STOCK, 'L-3', '0', 'DEPLETED', 2),
  row(EMPTY, STOCK, 1, 'BOOKED_IN', '2', '0', '2', 'AVAILABLE'),
  row(EMPTY, STOCK, 2, 'REMOVED', '-2', '2', '0', 'DEPLETED'),
  batch(TWIN, OTHER, 'L-1', '1', 'IN_STOCK', 1),
  row(TWIN, OTHER, 1, 'BOOKED_IN', '1', '0', '1', 'AVAILABLE'),
];

onEmptyPostgres(
  'the migration of a database without lots gives each batch a lot and keeps the ledger',
  async (t, url) => {
    const place = { url };
    const old = await connect(place, { patient: true });
    await old.orm.migrator.up({ to: 'Migration0005RequestCount' });
    for (const text of BEFORE) await old.query({ text, values: [] });
    const LEDGER =
      'select id, stock_batch_id, number, type, change, before, after, unit, status_after, at, xmin::text from stock_movement order by stock_batch_id, number';
    const before = await old.query({ text: LEDGER, values: [] });
    await old.close();

    const database = await openDatabase({ url, ids });
    const { ask, outcomes } = warehouse(database);
    const { content } = await ask(listLots, { sort: 'lotNumber' });
    t.match(
      content
        .map((lot) => `${lot.id} ${lot.lotNumber} ${lot.origin} ${lot.account.originated} ${lot.account.inStock}`)
        .sort(),
      [
        `${FULL} L-1 BOOKED_IN 10 9`,
        `${BLOCKED} L-2 BOOKED_IN 5 5`,
        `${EMPTY} L-3 BOOKED_IN 2 0`,
        `${TWIN} L-1 BOOKED_IN 1 1`,
      ],
      'the same number in two stocks is two lots',
    );
    t.match(await ask(getLot, { id: BLOCKED ?? '' }), {
      ...{ onHold: false, articleId: ARTICLE, supplierId: null, originId: null, expiryDate: '2027-03-01' },
      stockBatches: [{ batch: { blocked: true, held: false }, status: 'BLOCKED' }],
    });
    const { content: rows } = await ask(listMovements, { stockBatchId: FULL ?? '', size: 10 });
    t.match(rows, [
      { lotId: null, postingId: null, documentId: null },
      { lotId: null, postingId: null },
    ]);
    t.strictSame(await outcomes([[undoMovement, { id: rows[0]?.id, reason: 'x' }]]), { NOT_UNDOABLE: 1 });
    const line = { stockBatchId: FULL, quantityAmount: '4', quantityUnit: 'KG', toStockId: OTHER };
    t.strictSame(await outcomes([[transferGoods, { lines: [line] }]]), { STOCK_BATCH_ALREADY_EXISTS: 1 });
    await ask(placeHold, { id: FULL ?? '', reason: 'x' });
    t.match((await ask(getLot, { id: FULL ?? '' })).stockBatches, [{ status: 'BLOCKED' }]);
    await database.close();

    const after = await connect(place, { patient: true });
    const rowsAfter = await after.query({ text: LEDGER, values: [] });
    await after.close();
    const known = new Set(before.map((each) => each['id']));
    t.strictSame(
      rowsAfter.filter((each) => known.has(each['id'])),
      before,
      'no row of the ledger is touched',
    );
    const differences: unknown[] = [];
    t.match(await proveLedger(place, (difference) => differences.push(difference)), { stockBatches: 4, lots: 4 });
    t.strictSame(differences, []);
  },
);
