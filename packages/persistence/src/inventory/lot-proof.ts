/**
 * Proves the rules of lots in the ledger. Transfers net to zero, undos match exactly, and every account adds up. No
 * edge of the genealogy is negative, and no lot is its own ancestor. A movement names the lot of its stock batch, or
 * none. A lot stores the number of its open holds. A stock batch is held exactly if its lot is on hold.
 */
import type { MovementType } from '@cleaver/domain/inventory';
import type { Connection } from '../connection/index.ts';
import { literals } from '../engine/queries.ts';
import type { Differs } from './ledger-difference.ts';
import { NOTHING, rowsInSteps, STEP } from './rows-in-steps.ts';

/** Returns the types of movements as literals of SQL. */
const types = (...words: readonly MovementType[]): string => literals(words);

/** The types of movements in an account. */
const IN_ACCOUNTS = types(
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

/** Returns SQL for the sum of the changes of the rows with one of the effects, in the base unit. */
const sumOf = (effects: string): string => `coalesce(sum(change) filter (where effect in (${effects})), 0)`;

/** The result of `PROOF` for a lot. The counts are null if there is nothing to count. */
interface Proved {
  readonly id: string;
  readonly lotNumber: string;
  readonly openHolds: number;
  readonly transfers: number | null;
  readonly edges: number | null;
  readonly reversals: number | null;
  readonly strays: number | null;
  /** Null without movements, as `inStock`. */
  readonly account: string | null;
  readonly inStock: string | null;
  readonly addsUp: boolean;
  readonly holds: number;
  readonly forgotten: boolean;
}

/**
 * Runs all checks for up to $2 lots whose ids follow $1, and joins their results by lot. The checks find the movements
 * of a lot by its stock batches, because rows from versions without lots do not name a lot. An edge is the sum of a
 * lot's rows for a document: arrivals, consumption less returns, or dispatches less goods taken back. Types outside of
 * accounts net to zero, so an account adds up if its types sum up to the stock. A REVERSED row counts as the type that
 * it reverses.
 */
const PROOF = `
  with some_lot as (
    select * from lot where id > $1 order by id limit $2
  ), batch as (
    select b.* from stock_batch b join some_lot l on l.id = b.lot_id
  ), movement as (
    select m.*, b.lot_id as of_lot, coalesce(m.reversed_type, m.type) as effect
    from stock_movement m join batch b on b.id = m.stock_batch_id
  ), by_lot as (
    select of_lot, (count(*) filter (where lot_id <> of_lot))::int as strays, sum(change) as in_stock,
      ${sumOf(IN_ACCOUNTS)} as account
    from movement group by of_lot
  ), uneven as (
    select of_lot, count(*)::int as transfers from (
      select of_lot from movement where effect in (${types('TRANSFERRED_OUT', 'TRANSFERRED_IN')})
      group by of_lot, posting_id having sum(change) <> 0
    ) posting group by of_lot
  ), negative as (
    select of_lot, count(*)::int as edges from (
      select of_lot from movement where document_id is not null
      group by of_lot, document_id having ${sumOf(types('RECEIVED', 'PRODUCED'))} < 0
        or ${sumOf(types('CONSUMED', 'RETURNED'))} > 0 or ${sumOf(types('DISPATCHED', 'TAKEN_BACK'))} > 0
    ) edge group by of_lot
  ), false_reversal as (
    select m.of_lot, count(*)::int as reversals
    from movement m left join stock_movement o on o.id = m.reverses_id
    where m.type = 'REVERSED' and (o.id is null or o.stock_batch_id <> m.stock_batch_id or o.change <> -m.change
      or coalesce(o.reversed_type, o.type) <> m.reversed_type or o.document_id is distinct from m.document_id)
    group by m.of_lot
  ), held as (
    select lot_id, bool_and(held) as all_held, bool_or(held) as any_held from batch group by lot_id
  ), open_hold as (
    select h.lot_id, count(*)::int as holds from hold h join some_lot l on l.id = h.lot_id
    where h.released_at is null group by h.lot_id
  )
  select l.id, l.lot_number as "lotNumber", l.open_holds as "openHolds", u.transfers, n.edges, r.reversals, b.strays,
    b.account::text as account, b.in_stock::text as "inStock", coalesce(b.account = b.in_stock, true) as "addsUp",
    coalesce(o.holds, 0) as holds, coalesce(h.any_held <> l.on_hold or h.all_held <> l.on_hold, false) as forgotten
  from some_lot l
    left join by_lot b on b.of_lot = l.id
    left join uneven u on u.of_lot = l.id
    left join negative n on n.of_lot = l.id
    left join false_reversal r on r.of_lot = l.id
    left join held h on h.lot_id = l.id
    left join open_hold o on o.lot_id = l.id
  order by l.id`;

/** Checks all lots, reports each that differs and returns their number. */
export async function proveLots(connection: Connection, differs: Differs): Promise<number> {
  let lots = 0;
  for await (const row of rowsInSteps<Proved>(connection, PROOF)) {
    lots++;
    const problems = problemsOf(row);
    if (problems.length > 0) differs({ what: `Lot ${row.id} (${row.lotNumber})`, problems });
  }
  return lots;
}

function problemsOf(row: Proved): string[] {
  const { transfers, edges, reversals, strays, account, inStock, addsUp, openHolds, holds, forgotten } = row;
  return [
    ...(transfers ? [`${transfers} of its transfers do not net to nothing`] : []),
    ...(edges ? [`more came back from ${edges} documents than went to them`] : []),
    ...(reversals ? [`${reversals} movements do not take back what they name`] : []),
    ...(strays ? [`${strays} movements of its stock batches name another lot`] : []),
    ...(addsUp ? [] : [`its account comes to ${account}, its movements to ${inStock}`]),
    ...(openHolds === holds ? [] : [`it counts ${openHolds} holds, ${holds} are open`]),
    ...(forgotten ? ['one of its stock batches does not know whether it is on hold'] : []),
  ];
}

/** The sums of a lot's movements for a run. */
interface RunEdge {
  readonly runId: string;
  readonly lotId: string;
  readonly goesIn: boolean;
  readonly comesOut: boolean;
}

/** Selects the edges of up to $2 runs whose ids follow $1: from input lots to the run, and from the run to output lots. */
const EDGES = `
  with run as (
    select distinct document_id from stock_movement where document_id > $1 and document_kind = 'RUN'
    order by document_id limit $2
  ), movement as (
    select m.document_id, m.lot_id, m.change, coalesce(m.reversed_type, m.type) as effect
    from run r join stock_movement m on m.document_id = r.document_id
  )
  select document_id as "runId", lot_id as "lotId", ${sumOf(types('CONSUMED', 'RETURNED'))} <> 0 as "goesIn",
    ${sumOf(types('PRODUCED'))} <> 0 as "comesOut"
  from movement group by document_id, lot_id order by document_id`;

/** Reports the runs on cycles, and the runs downstream of a cycle. A correct ledger has none. */
export async function proveRuns(connection: Connection, differs: Differs): Promise<void> {
  const next = new Map<string, string[]>();
  const before = new Map<string, number>();
  const add = (from: string, to: string) => {
    next.set(from, [...(next.get(from) ?? []), to]);
    before.set(to, (before.get(to) ?? 0) + 1);
    if (!before.has(from)) before.set(from, 0);
  };
  const runs = new Set<string>();
  for (let last = NOTHING; ; ) {
    const rows = await connection.query<RunEdge>({ text: EDGES, values: [last, STEP] });
    const seen = new Set(rows.map(({ runId }) => runId));
    for (const { runId, lotId, goesIn, comesOut } of rows) {
      last = runId;
      runs.add(last);
      if (goesIn) add(lotId, last);
      if (comesOut) add(last, lotId);
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
