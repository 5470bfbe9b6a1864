/**
 * Proves the rules of lots in the ledger. Transfers net to zero, undos match exactly, and every account adds up. No
 * edge of the genealogy is negative, and no lot is its own ancestor. A movement names the lot of its stock batch, or
 * none. A lot stores the number of its open holds. A stock batch is held exactly if its lot is on hold.
 */
import type { MovementType } from '@cleaver/domain/inventory';
import { type Kysely, type NotNull, sql } from 'kysely';
import type { Connection } from '../connection/index.ts';
import { type Parameters, prepareRead, type RowRead } from '../engine/prepared-read.ts';
import type { KnownTables } from '../known-tables.ts';
import type { Differs } from './ledger-difference.ts';

/** Number of lots or runs per query. */
const STEP = 500;

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** Returns the types of movements as SQL literals. */
const effects = (...types: readonly MovementType[]) => types.map((type) => sql.lit(type));

/** The types of movements in an account. */
const IN_ACCOUNTS = effects(
  'BOOKED_IN',
  'RECEIVED',
  'PRODUCED',
  'COUNTED',
  'TAKEN_BACK',
  'CONSUMED',
  'RETURNED',
  'DISPATCHED',
  'WRITTEN_OFF',
  'REMOVED',
);

/** Selects up to `atMost` lots whose ids follow `after`, their stock batches and the movements of these batches. */
const movementsOf = (kysely: Kysely<KnownTables>, parameter: Parameters<{ after: string; atMost: number }>) =>
  kysely
    .with('some_lot', (db) =>
      db.selectFrom('lot').selectAll().where('id', '>', parameter('after')).orderBy('id').limit(parameter('atMost')),
    )
    .with('batch', (db) =>
      db.selectFrom('stock_batch as b').innerJoin('some_lot as l', 'l.id', 'b.lot_id').selectAll('b'),
    )
    .with('movement', (db) =>
      db
        .selectFrom('stock_movement as m')
        .innerJoin('batch as b', 'b.id', 'm.stock_batch_id')
        .selectAll('m')
        .select(({ fn }) => ['b.lot_id as of_lot', fn.coalesce('m.reversed_type', 'm.type').as('effect')]),
    );

/** Sums up the movements of each lot, and finds transfers that do not net to zero. */
const sumsOf = (of: ReturnType<typeof movementsOf>) =>
  of
    .with('by_lot', (db) =>
      db
        .selectFrom('movement')
        .select(({ cast, fn }) => [
          'of_lot',
          cast<number>(fn.countAll().filterWhereRef('lot_id', '<>', 'of_lot'), 'integer').as('strays'),
          fn.sum<string>('change').as('in_stock'),
          fn.coalesce(fn.sum<string>('change').filterWhere('effect', 'in', IN_ACCOUNTS), sql<string>`0`).as('account'),
        ])
        .groupBy('of_lot'),
    )
    .with('uneven', (db) =>
      db
        .selectFrom((posting) =>
          posting
            .selectFrom('movement')
            .select('of_lot')
            .where('effect', 'in', effects('TRANSFERRED_OUT', 'TRANSFERRED_IN'))
            .groupBy(['of_lot', 'posting_id'])
            .having(({ fn }) => fn.sum('change'), '<>', sql.lit(0))
            .as('posting'),
        )
        .select(({ cast, fn }) => ['of_lot', cast<number>(fn.countAll(), 'integer').as('transfers')])
        .groupBy('of_lot'),
    );

/** Finds edges with a negative sum, and undos that do not match their movement. */
const impossibleOf = (of: ReturnType<typeof sumsOf>) =>
  of
    .with('negative', (db) =>
      db
        .selectFrom((edge) =>
          edge
            .selectFrom('movement')
            .select('of_lot')
            .where('document_id', 'is not', null)
            .groupBy(['of_lot', 'document_id'])
            .having(({ eb, fn, or }) => {
              const sum = (...types: readonly MovementType[]) =>
                fn.coalesce(fn.sum<number>('change').filterWhere('effect', 'in', effects(...types)), sql<number>`0`);
              return or([
                eb(sum('RECEIVED', 'PRODUCED'), '<', sql.lit(0)),
                eb(sum('CONSUMED', 'RETURNED'), '>', sql.lit(0)),
                eb(sum('DISPATCHED', 'TAKEN_BACK'), '>', sql.lit(0)),
              ]);
            })
            .as('edge'),
        )
        .select(({ cast, fn }) => ['of_lot', cast<number>(fn.countAll(), 'integer').as('edges')])
        .groupBy('of_lot'),
    )
    .with('false_reversal', (db) =>
      db
        .selectFrom('movement as m')
        .leftJoin('stock_movement as o', 'o.id', 'm.reverses_id')
        .select(({ cast, fn }) => ['m.of_lot', cast<number>(fn.countAll(), 'integer').as('reversals')])
        .where('m.type', '=', sql.lit('REVERSED'))
        .where(({ eb, fn, neg, or, ref }) =>
          or([
            eb('o.id', 'is', null),
            eb('o.stock_batch_id', '<>', ref('m.stock_batch_id')),
            eb('o.change', '<>', neg(ref('m.change'))),
            eb(fn.coalesce('o.reversed_type', 'o.type'), '<>', ref('m.reversed_type')),
            eb('o.document_id', 'is distinct from', ref('m.document_id')),
          ]),
        )
        .groupBy('m.of_lot'),
    );

/** Counts the open holds of each lot, and reads whether its stock batches are held. */
const holdsOf = (of: ReturnType<typeof impossibleOf>) =>
  of
    .with('held', (db) =>
      db
        .selectFrom('batch')
        .select(({ fn }) => [
          'lot_id',
          fn.agg<boolean>('bool_and', ['held']).as('all_held'),
          fn.agg<boolean>('bool_or', ['held']).as('any_held'),
        ])
        .groupBy('lot_id'),
    )
    .with('open_hold', (db) =>
      db
        .selectFrom('hold as h')
        .innerJoin('some_lot as l', 'l.id', 'h.lot_id')
        .select(({ cast, fn }) => ['h.lot_id', cast<number>(fn.countAll(), 'integer').as('holds')])
        .where('h.released_at', 'is', null)
        .groupBy('h.lot_id'),
    );

/**
 * Joins the results of all checks by lot. The checks find the movements of a lot by its stock batches, because rows
 * from versions without lots do not name a lot. An edge is the sum of a lot's rows for a document: arrivals,
 * consumption less returns, or dispatches less goods taken back. Types outside of accounts net to zero, so an account
 * adds up if its types sum up to the stock. A REVERSED row counts as the type that it reverses.
 */
const proofOf = (kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ after: string; atMost: number }>) =>
    holdsOf(impossibleOf(sumsOf(movementsOf(kysely, parameter))))
      .selectFrom('some_lot as l')
      .leftJoin('by_lot as b', 'b.of_lot', 'l.id')
      .leftJoin('uneven as u', 'u.of_lot', 'l.id')
      .leftJoin('negative as n', 'n.of_lot', 'l.id')
      .leftJoin('false_reversal as r', 'r.of_lot', 'l.id')
      .leftJoin('held as h', 'h.lot_id', 'l.id')
      .leftJoin('open_hold as o', 'o.lot_id', 'l.id')
      .select(({ cast, eb, fn, or, ref }) => [
        'l.id',
        'l.lot_number',
        'l.open_holds',
        'u.transfers',
        'n.edges',
        'r.reversals',
        'b.strays',
        cast<string | null>('b.account', 'text').as('account'),
        cast<string | null>('b.in_stock', 'text').as('in_stock'),
        fn.coalesce(eb('b.account', '=', ref('b.in_stock')), sql.lit(true)).as('adds_up'),
        fn.coalesce('o.holds', sql.lit(0)).as('holds'),
        fn
          .coalesce(
            or([eb('h.any_held', '<>', ref('l.on_hold')), eb('h.all_held', '<>', ref('l.on_hold'))]),
            sql.lit(false),
          )
          .as('forgotten'),
      ])
      .orderBy('l.id'),
  );

type Proved = RowRead<typeof proofOf>;

/** Checks all lots, reports each that differs and returns their number. */
export async function proveLots(connection: Connection, differs: Differs): Promise<number> {
  const lotsAfter = proofOf(connection.orm.em.getKysely<KnownTables>());
  let lots = 0;
  let last = NOTHING;
  for (;;) {
    const rows = await connection.query(lotsAfter({ after: last, atMost: STEP }));
    for (const row of rows) {
      last = row.id;
      lots++;
      const problems = problemsOf(row);
      if (problems.length > 0) differs({ what: `Lot ${last} (${row.lot_number})`, problems });
    }
    if (rows.length < STEP) return lots;
  }
}

function problemsOf(row: Proved): string[] {
  const { transfers, edges, reversals, strays, account, in_stock, adds_up, open_holds, holds, forgotten } = row;
  return [
    ...(transfers ? [`${transfers} of its transfers do not net to nothing`] : []),
    ...(edges ? [`more came back from ${edges} documents than went to them`] : []),
    ...(reversals ? [`${reversals} movements do not take back what they name`] : []),
    ...(strays ? [`${strays} movements of its stock batches name another lot`] : []),
    ...(adds_up ? [] : [`its account comes to ${account}, its movements to ${in_stock}`]),
    ...(open_holds === holds ? [] : [`it counts ${open_holds} holds, ${holds} are open`]),
    ...(forgotten ? ['one of its stock batches does not know whether it is on hold'] : []),
  ];
}

/** Selects runs with their edges: from input lots to the run, and from the run to output lots. */
const runsOf = (kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ after: string; atMost: number }>) =>
    kysely
      .with('run', (db) =>
        db
          .selectFrom('stock_movement')
          .select('document_id')
          .distinct()
          .where('document_id', '>', parameter('after'))
          .where('document_kind', '=', sql.lit('RUN'))
          .orderBy('document_id')
          .limit(parameter('atMost')),
      )
      .selectFrom('run as r')
      .innerJoin('stock_movement as m', 'm.document_id', 'r.document_id')
      .select(({ eb, fn }) => {
        const comesTo = (...types: readonly MovementType[]) =>
          fn.coalesce(
            fn.sum<number>('m.change').filterWhere(fn.coalesce('m.reversed_type', 'm.type'), 'in', effects(...types)),
            sql<number>`0`,
          );
        return [
          'm.document_id',
          'm.lot_id',
          eb(comesTo('CONSUMED', 'RETURNED'), '<>', sql.lit(0)).as('goes_in'),
          eb(comesTo('PRODUCED'), '<>', sql.lit(0)).as('comes_out'),
        ];
      })
      // A row with a document always has a lot.
      .$narrowType<{ document_id: NotNull; lot_id: NotNull }>()
      .groupBy(['m.document_id', 'm.lot_id'])
      .orderBy('m.document_id'),
  );

/** Reports the runs on cycles, and the runs downstream of a cycle. A correct ledger has none. */
export async function proveRuns(connection: Connection, differs: Differs): Promise<void> {
  const runsAfter = runsOf(connection.orm.em.getKysely<KnownTables>());
  const next = new Map<string, string[]>();
  const before = new Map<string, number>();
  const add = (from: string, to: string) => {
    next.set(from, [...(next.get(from) ?? []), to]);
    before.set(to, (before.get(to) ?? 0) + 1);
    if (!before.has(from)) before.set(from, 0);
  };
  const runs = new Set<string>();
  for (let last = NOTHING; ; ) {
    const rows = await connection.query(runsAfter({ after: last, atMost: STEP }));
    const seen = new Set(rows.map(({ document_id }) => document_id));
    for (const { document_id, lot_id, goes_in, comes_out } of rows) {
      last = document_id;
      runs.add(last);
      if (goes_in) add(lot_id, last);
      if (comes_out) add(last, lot_id);
    }
    if (seen.size < STEP) break;
  }
  // Removes nodes without predecessors until none is left. The remaining nodes are cycles and their descendants.
  const free = [...before].filter(([, count]) => count === 0).map(([id]) => id);
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    before.delete(id);
    for (const after of next.get(id) ?? []) {
      const count = (before.get(after) ?? 0) - 1;
      before.set(after, count);
      if (count === 0) free.push(after);
    }
  }
  const circle = [...before.keys()].filter((id) => runs.has(id));
  if (circle.length > 0) {
    differs({ what: `Runs ${circle.slice(0, 10).join(', ')}`, problems: ['what comes out of them went into them'] });
  }
}
