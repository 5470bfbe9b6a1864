/** Reads of inventory in SQL: what the core means by a criterion, as conditions that indexes answer. */
import {
  type BatchCriterion,
  type BatchesOn,
  type BatchInStock,
  CRITERIA,
  type Days,
  type InventoryReader,
  LEFT,
  LEVEL_SUMS,
  type LevelSum,
  type LotPlace,
  MOST_MINIMUM_DAYS,
  type MovementSums,
  StockBatches,
  type StockLevel,
  type StockState,
  Stocks,
  StorageLocations,
  type StoredQuantity,
  USABLE,
} from '@cleaver/domain/inventory';
import { type CalendarDate, Decimal, pageOf, type Unit } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import { type Kysely, type NotNull, sql } from 'kysely';
import { Values } from '../engine/child-mapping.ts';
import { type Row, selected } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { Mapping, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';
import { type Parameters, prepareRead } from '../engine/prepared-read.ts';
import type { MappingOf } from '../engine/unit-of-work.ts';
import type { KnownTables } from '../tables.ts';

/** What the stock `s` says of its batches. */
const OF_STOCK = ['s.article_id', 's.storage_location_id', 's.minimum_shelf_life_days'] as const;
type OfStock = Row & Pick<KnownTables['stock'], 'article_id' | 'storage_location_id' | 'minimum_shelf_life_days'>;

/** Gives what reads through a query. */
export function sqlInventory(mappingOf: MappingOf, kysely: Kysely<KnownTables>): (query: Query) => InventoryReader {
  const tables = tablesOf(mappingOf);
  const statements = statementsOf(tables, kysely);
  return (query) => ({
    ...listReads(tables, query),
    ...levelReads(tables, query),
    ...statementReads(tables, statements, query),
  });
}

/** The mappings that the reads of inventory share. */
function tablesOf(mappingOf: MappingOf) {
  const batches = mappingOf(StockBatches);
  const stocks = mappingOf(Stocks);
  const articles = mappingOf(Articles);
  const locations = mappingOf(StorageLocations);
  const batchInStock = (row: OfStock): BatchInStock => ({
    batch: batches.state(row),
    stock: {
      articleId: row.article_id,
      storageLocationId: row.storage_location_id,
      minimumShelfLifeDays: row.minimum_shelf_life_days,
    },
  });
  /** All batches, with what their stocks say of them. */
  const everywhere: List<OfStock & { readonly article_name: string; readonly place_name: string }> = {
    table: batches.table,
    select: (more = '') =>
      batches.select(`, ${OF_STOCK.join(', ')}, a.name as article_name, p.name as place_name${more}`) +
      ` join ${stocks.table} s on s.id = t.stock_id join ${articles.table} a on a.id = s.article_id` +
      ` join ${locations.table} p on p.id = s.storage_location_id`,
    sortColumn: (field) => batches.sortColumn(field),
  };
  return { batches, stocks, articles, locations, batchInStock, everywhere };
}

type Tables = ReturnType<typeof tablesOf>;

/** Statements that are prepared once, for all that read. */
function statementsOf({ batches }: Tables, kysely: Kysely<KnownTables>) {
  const documentLines = prepareRead((parameter: Parameters<{ documentIds: readonly string[] }>) =>
    kysely
      .selectFrom('stock_movement as m')
      .select(({ fn }) => [
        'm.document_id as documentId',
        'm.document_line as line',
        fn.coalesce('m.reversed_type', 'm.type').as('type'),
        sql<string>`sum(m.change)::text`.as('change'),
        sql<number>`coalesce(sum(m.pieces), 0)::int`.as('pieces'),
      ])
      .where('m.document_id', '=', sql<string>`any(${parameter('documentIds')})`)
      .where('m.document_line', 'is not', null)
      // The type does not follow from the conditions by itself.
      .$narrowType<{ documentId: NotNull; line: NotNull }>()
      .groupBy(sql`1, 2, 3`),
  );
  const inStock = kysely
    .selectFrom('stock_batch as t')
    .innerJoin('stock as s', 's.id', 't.stock_id')
    .select([...batches.selection, ...OF_STOCK])
    .orderBy('t.id');
  const batchesAt = prepareRead((parameter: Parameters<{ storageLocationId: string }>) =>
    inStock.where('s.storage_location_id', '=', parameter('storageLocationId')).where(
      't.condition',
      'in',
      LEFT.conditions.map((condition) => sql.lit(condition)),
    ),
  );
  const places = prepareRead((parameter: Parameters<{ lotIds: readonly string[] }>) =>
    inStock
      .select((batch) =>
        batch
          .selectFrom(
            batch
              .selectFrom('stock_movement as m')
              .select(({ fn }) => [
                fn.coalesce('m.reversed_type', 'm.type').as('effect'),
                fn.sum('m.change').as('total'),
              ])
              .whereRef('m.stock_batch_id', '=', 't.id')
              .groupBy(sql`1`)
              .as('e'),
          )
          // Texts, since JSON numbers are binary floating point once they are read.
          .select(sql<MovementSums | null>`jsonb_object_agg(e.effect, e.total::text)`.as('sums'))
          .as('sums'),
      )
      .where('t.lot_id', '=', sql<string>`any(${parameter('lotIds')})`),
  );
  return { documentLines, batchesAt, places };
}

type Statements = ReturnType<typeof statementsOf>;

const listReads = (
  { batches, stocks, batchInStock, everywhere }: Tables,
  query: Query,
): Pick<InventoryReader, 'batchesOf' | 'batches' | 'allBatches'> => ({
  async batchesOf(stockId, which, request) {
    const values = new Values();
    const where = batches.where({ stockId }, values);
    if (where === undefined) return pageOf([], request, 0);
    const filter = which ? `${where} and ${meaning(which, 't', values)}` : where;
    const { rows, total } = await readPage(query, batches, { where: filter, values: values.all }, request);
    return pageOf(
      rows.map((row) => batches.state(row)),
      request,
      total,
    );
  },
  async batches(which, limit) {
    const values = new Values();
    const text =
      `${batches.select(`, ${OF_STOCK.join(', ')}`)} join ${stocks.table} s on s.id = t.stock_id` +
      ` where ${meaning(which, 't', values)} order by t.expiry_date, t.id limit ${values.add(limit)}`;
    return (await query<OfStock>({ text, values: values.all })).map(batchInStock);
  },
  async allBatches({ articleId, storageLocationId, lotIds, batchId }, which, request) {
    const values = new Values();
    const where = batches.where({ batchId }, values);
    const ofStocks = stocks.where({ articleId, storageLocationId }, values);
    if (where === undefined || ofStocks === undefined) return pageOf([], request, 0);
    const possible = lotIds?.filter((id) => batches.column('lotId').canHold(id));
    const terms = [
      ...(where === '' ? [] : [where.replace(' where ', '')]),
      ...(ofStocks === '' ? [] : [`t.stock_id in (select t.id from ${stocks.table} t${ofStocks})`]),
      ...(possible ? [`t.lot_id = any(${values.add(possible)})`] : []),
      ...(which ? [meaning(which, 't', values, `(select s from ${stocks.table} s where s.id = t.stock_id)`)] : []),
    ];
    const filter = { where: terms.length > 0 ? ` where ${terms.join(' and ')}` : '', values: values.all };
    const { rows, total } = await readPage(query, everywhere, filter, request);
    const content = rows.map((row) => ({
      ...batchInStock(row),
      articleName: row.article_name,
      storageLocationName: row.place_name,
    }));
    return pageOf(content, request, total);
  },
});

const levelReads = (
  { batches, stocks, articles, locations }: Tables,
  query: Query,
): Pick<InventoryReader, 'levels' | 'stocksBelowMinimum'> => ({
  async levels({ articleId, storageLocationId, belowMinimum }, today, request) {
    const values = new Values();
    const list = levelsOn(today, values, [stocks, batches, articles, locations]);
    const where = stocks.where({ articleId, storageLocationId }, values);
    if (where === undefined) return pageOf([], request, 0);
    const terms = [
      ...(where === '' ? [] : [where.replace(' where ', '')]),
      ...(belowMinimum === undefined ? [] : [`${belowMinimum ? '' : 'not '}t.below_minimum`]),
    ];
    const filter = { where: terms.length > 0 ? ` where ${terms.join(' and ')}` : '', values: values.all };
    const { rows, total } = await readPage(query, list, filter, request);
    return pageOf(
      rows.map((row) => readLevel(stocks.state(row), row)),
      request,
      total,
    );
  },
  async stocksBelowMinimum(which, limit) {
    const values = new Values();
    const sum =
      `select coalesce(sum(b.quantity_base), 0) as total from ${batches.table} b where b.stock_id = t.id` +
      ` and b.quantity_kind = t.minimum_level ->> 'quantityKind' and ${meaning(which, 'b', values)}`;
    const text =
      stocks.select(', usable.total::text as usable') +
      ` cross join lateral (${sum}) usable where t.minimum_level is not null` +
      ` and usable.total < (t.minimum_level ->> 'quantityBase')::numeric order by t.id limit ${values.add(limit)}`;
    const rows = await query<Row & { readonly usable: string }>({ text, values: values.all });
    return rows.map((row) => {
      const stock = stocks.state(row);
      return { ...stock, usable: { ...levelOf(stock), quantityBase: Decimal.of(row.usable).toText() } };
    });
  },
});

const statementReads = (
  { batches, stocks, batchInStock }: Tables,
  { documentLines, batchesAt, places }: Statements,
  query: Query,
): Pick<InventoryReader, 'documentLines' | 'batchesAt' | 'places'> => ({
  async documentLines(documentIds) {
    if (documentIds.length === 0) return [];
    const rows = await query(documentLines({ documentIds }));
    return rows.map((row) => ({ ...row, change: Decimal.of(row.change).toText() }));
  },
  async batchesAt(storageLocationId) {
    if (!stocks.column('storageLocationId').canHold(storageLocationId)) return [];
    return (await query(batchesAt({ storageLocationId }))).map(batchInStock);
  },
  async places(lotIds) {
    const column = batches.column('lotId');
    const possible = lotIds.filter((id) => column.canHold(id));
    if (possible.length === 0) return [];
    return (await query(places({ lotIds: possible }))).map(
      (row): LotPlace => ({
        batch: batches.state(row),
        storageLocationId: row.storage_location_id,
        minimumShelfLifeDays: row.minimum_shelf_life_days,
        sums: row.sums ?? {},
      }),
    );
  },
});

/**
 * Stocks `t` with their names and levels. What costs a look at the batches is a column of its own, so that PostgreSQL computes
 * it for the rows of a page alone, unless the list is sorted or filtered by it.
 */
function levelsOn(
  today: CalendarDate,
  values: Values,
  [stocks, batches, articles, locations]: readonly [Mapping<StockState>, Mapping, Mapping, Mapping],
): List<Level> {
  const means = (criterion: BatchCriterion<Days>) => meaning({ criterion, today }, 'b', values, 's');
  const ofStock = (what: string, rest: string) =>
    `(select ${what} from ${batches.table} b where b.stock_id = s.id and ${rest})`;
  const unit = (criterion: BatchCriterion) =>
    ofStock(
      `jsonb_build_object('quantityKind', b.quantity_kind, 'quantityUnit', b.quantity_unit)`,
      `${means(criterion)} order by b.expiry_date desc, b.id desc limit 1`,
    );
  const sums = Object.entries(LEVEL_SUMS).map(
    ([name, criterion]) =>
      `'${name}', coalesce(sum(b.quantity_base) filter (where b.quantity_kind = u.told ->> 'quantityKind' and ${means(criterion)}), 0)::text`,
  );
  const level =
    `(select jsonb_build_object('unit', max(u.told ->> 'quantityUnit'), ${sums.join(', ')})` +
    ` from (select coalesce(s.minimum_level, ${unit(LEFT)}, ${unit(CRITERIA.DEPLETED as BatchCriterion)}) as told) u` +
    ` left join ${batches.table} b on b.stock_id = s.id and ${means(LEFT)})`;
  const usable = ofStock(
    'coalesce(sum(b.quantity_base), 0)',
    `b.quantity_kind = s.minimum_level ->> 'quantityKind' and ${means(USABLE)}`,
  );
  const names = `a.name as article_name, a.${articles.sortColumn('name')} as article_name_key, p.name as place_name`;
  const table =
    `(select s.*, ${names}, ${level} as level, ${ofStock('min(b.expiry_date)', means(USABLE))} as next_expiry,` +
    ` s.minimum_level is not null and ${usable} < (s.minimum_level ->> 'quantityBase')::numeric as below_minimum` +
    ` from ${stocks.table} s join ${articles.table} a on a.id = s.article_id` +
    ` join ${locations.table} p on p.id = s.storage_location_id)`;
  const columns = [
    ...stocks.columns.map(selected),
    ...['article_name', 'place_name', 'level', 'next_expiry', 'below_minimum'].map((column) => `t.${column}`),
  ];
  const sortColumns: Readonly<Record<string, string>> = { articleName: 'article_name_key', nextExpiry: 'next_expiry' };
  return {
    table,
    select: (more = '') => `select ${columns.join(', ')}${more} from ${table} t`,
    sortColumn: (field) => sortColumns[field] ?? '"id"',
  };
}

/** What `levelsOn` selects beside the stock. */
interface Level extends Row {
  readonly article_name: string;
  readonly place_name: string;
  readonly level: Record<LevelSum, string> & { readonly unit: Unit | null };
  readonly next_expiry: CalendarDate | null;
  readonly below_minimum: boolean;
}

function readLevel(stock: StockState, row: Level): StockLevel {
  const { unit, ...sums } = row.level;
  const texts = Object.entries(sums).map(([name, sum]) => [name, Decimal.of(sum).toText()]);
  return {
    ...stock,
    articleName: row.article_name,
    storageLocationName: row.place_name,
    unit,
    sums: Object.fromEntries(texts),
    nextExpiry: row.next_expiry,
    belowMinimum: row.below_minimum,
  };
}

/**
 * The conditions are written out and not parameters: a plan that is kept for every value of a parameter could not use an
 * index that holds some conditions alone. `stock`: by what name the statement has the stock, for criteria that ask it.
 */
function meaning({ criterion, today }: BatchesOn<Days>, of: string, values: Values, stock = ''): string {
  const { conditions, daysLeftFrom, daysLeftTo } = criterion;
  const minimum = `least(coalesce(${stock}.minimum_shelf_life_days, 0), ${MOST_MINIMUM_DAYS})`;
  const day = (daysLeft: Days) =>
    typeof daysLeft === 'number'
      ? `${values.add(today)}::date + ${values.add(daysLeft)}::int`
      : `${values.add(today)}::date + ${minimum} + ${values.add(daysLeft.beyondMinimum)}::int`;
  return [
    `${of}.condition in (${conditions.map((condition) => `'${condition}'`).join(', ')})`,
    ...(daysLeftFrom === undefined ? [] : [`${of}.expiry_date >= ${day(daysLeftFrom)}`]),
    ...(daysLeftTo === undefined ? [] : [`${of}.expiry_date <= ${day(daysLeftTo)}`]),
  ].join(' and ');
}

function levelOf({ id, minimumLevel }: StockState): StoredQuantity {
  if (!minimumLevel) throw new Error(`The stock ${id} has no minimum level`);
  return minimumLevel;
}
