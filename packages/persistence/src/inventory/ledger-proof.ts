/**
 * Proves the movement ledger. The content of every stock batch is the sum of its movements, and the rules of lots hold.
 *
 * One statement reads each batch, or each lot, together with its movements. So the proof sees each batch or lot at one
 * moment, even while the service runs.
 */
import { Quantity } from '@cleaver/domain/kernel';
import { type Kysely, sql } from 'kysely';
import { inspect } from '../chores/inspect.ts';
import type { Connection, Location } from '../connection/index.ts';
import { type Parameters, prepareRead, type RowRead } from '../engine/prepared-read.ts';
import type { KnownTables } from '../known-tables.ts';
import type { Differs } from './ledger-difference.ts';
import { proveLots, proveRuns } from './lot-proof.ts';

export interface LedgerProof {
  readonly stockBatches: number;
  readonly movements: number;
  readonly lots: number;
  readonly differences: number;
}

/** Stock batches per query. */
const STEP = 500;

/**
 * Selects up to `atMost` stock batches whose ids follow `after`, and their movements. Adds to each movement its correct
 * number, the quantity after the previous movement, and whether it is the last.
 */
const movementsOf = (kysely: Kysely<KnownTables>, parameter: Parameters<{ after: string; atMost: number }>) =>
  kysely
    .with('batch', (db) =>
      db
        .selectFrom('stock_batch')
        .selectAll()
        .where('id', '>', parameter('after'))
        .orderBy('id')
        .limit(parameter('atMost')),
    )
    .with('movement', (db) =>
      db
        .selectFrom('stock_movement as m')
        .innerJoin('batch as b', 'b.id', 'm.stock_batch_id')
        .selectAll('m')
        .select(({ eb, fn }) => [
          fn
            .agg<number>('row_number')
            .over((rows) => rows.partitionBy('m.stock_batch_id').orderBy('m.number'))
            .as('right_number'),
          fn
            .agg<string>('lag', ['m.after', sql.lit(1), sql`0::numeric`])
            .over((rows) => rows.partitionBy('m.stock_batch_id').orderBy('m.number'))
            .as('right_before'),
          eb(
            fn
              .agg<number | null>('lead', ['m.number'])
              .over((rows) => rows.partitionBy('m.stock_batch_id').orderBy('m.number')),
            'is',
            null,
          ).as('is_last'),
        ]),
    );

/**
 * Compares each stock batch with the sum and the number of its movements. Compares `before` of each movement with the
 * content after the previous movement, and `number` with its position. Counts movements of another stock or unit. The
 * status after the last movement determines the condition of a batch. All statuses but BLOCKED and DEPLETED mean
 * IN_STOCK, regardless of the calendar.
 */
const proofOf = (kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ after: string; atMost: number }>) =>
    movementsOf(kysely, parameter)
      .selectFrom('batch as b')
      .leftJoin('movement as m', 'm.stock_batch_id', 'b.id')
      .select(({ cast, eb, fn, or, ref }) => {
        const sum = fn.coalesce(fn.sum<string>('m.change'), sql<string>`0`);
        const rightAfter = eb('m.before', '+', ref('m.change'));
        const left = eb
          .case()
          .when('m.status_after', 'in', ['BLOCKED', 'DEPLETED'])
          .then(ref('m.status_after'))
          .else('IN_STOCK')
          .end();
        return [
          'b.id',
          'b.stock_id',
          'b.lot_number',
          'b.quantity_unit as unit',
          'b.movements',
          'b.condition',
          cast<string>('b.quantity_base', 'text').as('holds'),
          cast<number>(fn.count('m.id'), 'integer').as('found'),
          cast<string>(sum, 'text').as('sum'),
          eb(sum, '=', ref('b.quantity_base')).as('is_sum'),
          cast<number>(fn.countAll().filterWhereRef('m.number', '<>', 'm.right_number'), 'integer').as('gaps'),
          cast<number>(
            fn
              .countAll()
              .filterWhere(or([eb('m.before', '<>', ref('m.right_before')), eb('m.after', '<>', rightAfter)])),
            'integer',
          ).as('breaks'),
          cast<number>(
            fn
              .countAll()
              .filterWhere(or([eb('m.stock_id', '<>', ref('b.stock_id')), eb('m.unit', '<>', ref('b.quantity_unit'))])),
            'integer',
          ).as('strays'),
          fn.max(left).filterWhere('m.is_last', '=', sql.lit(true)).as('left_as'),
        ];
      })
      .groupBy([
        'b.id',
        'b.stock_id',
        'b.lot_number',
        'b.quantity_base',
        'b.quantity_unit',
        'b.movements',
        'b.condition',
      ])
      .orderBy('b.id'),
  );

type Proved = RowRead<typeof proofOf>;

/**
 * Proves the whole ledger and returns the counts. Reports each stock batch and lot that differs. Also reports
 * production runs on a cycle of the genealogy, or downstream of a cycle. Throws a StartupError if the database or the
 * table of lots does not exist.
 */
export const proveLedger = (location: Location, differs: Differs): Promise<LedgerProof> =>
  inspect(location, 'lot', (connection) => prove(connection, differs));

/** Proves the ledger as `proveLedger` does, on an open connection. */
export async function prove(connection: Connection, differs: Differs): Promise<LedgerProof> {
  let differences = 0;
  const counted: Differs = (difference) => {
    differences++;
    differs(difference);
  };
  const { stockBatches, movements } = await proveStockBatches(connection, counted);
  const lots = await proveLots(connection, counted);
  await proveRuns(connection, counted);
  return { stockBatches, movements, lots, differences };
}

async function proveStockBatches(
  connection: Connection,
  differs: Differs,
): Promise<Pick<LedgerProof, 'stockBatches' | 'movements'>> {
  const proof = { stockBatches: 0, movements: 0 };
  const batchesAfter = proofOf(connection.orm.em.getKysely<KnownTables>());
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await connection.query(batchesAfter({ after: last, atMost: STEP }));
    for (const row of rows) {
      last = row.id;
      proof.stockBatches++;
      proof.movements += row.found;
      const problems = problemsOf(row);
      if (problems.length === 0) continue;
      differs({ what: `Stock batch ${last} (${row.lot_number}) in stock ${row.stock_id}`, problems });
    }
    if (rows.length < STEP) return proof;
  }
}

function problemsOf({
  holds,
  unit,
  movements,
  condition,
  found,
  sum,
  is_sum,
  gaps,
  breaks,
  strays,
  left_as,
}: Proved): string[] {
  const shown = (base: string) => String(Quantity.fromBase(base, unit));
  return [
    ...(is_sum ? [] : [`it holds ${shown(holds)}, its movements come to ${shown(sum)}`]),
    ...(found === movements ? [] : [`it counts ${movements} movements, the ledger has ${found}`]),
    ...(gaps ? [`the numbers of ${gaps} movements do not follow each other from 1`] : []),
    ...(breaks ? [`${breaks} movements do not begin where the one before ended, or do not add up`] : []),
    ...(strays ? [`${strays} movements are of another stock or unit`] : []),
    ...(found && left_as !== condition ? [`it is ${condition}, its last movement left it ${left_as}`] : []),
  ];
}
