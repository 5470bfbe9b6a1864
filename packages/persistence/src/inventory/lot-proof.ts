/**
 * Proves of the ledger what holds of lots: that transfers net to zero, that what was undone is taken back exactly, that no
 * edge of the genealogy is negative, that every account adds up, that holds stop what they should, and that nothing was
 * made out of itself.
 */
import type { Connection } from '../connection/index.ts';
import type { KnownTables } from '../tables.ts';
import type { Differs } from './ledger-difference.ts';

/** So many lots, or runs, are read at once. */
const STEP = 500;

const NOTHING = '00000000-0000-0000-0000-000000000000';

/** A REVERSED row counts as what it takes back. */
const EFFECT = 'coalesce(m.reversed_type, m.type)';

/**
 * The rows of some lots come by their stock batches, since rows of the time before lots do not name theirs. An edge is a lot and
 * a document: what a run took, less what it gave back, or what a delivery took out. Of the types that are told nothing is left
 * over, so an account adds up when what it tells comes to all there is.
 */
const PROOF = `
  with some_lot as (select * from lot where id > $1 order by id limit $2),
  batch as (select b.* from stock_batch b join some_lot l on l.id = b.lot_id),
  movement as (
    select m.*, b.lot_id as of_lot, ${EFFECT} as effect
    from stock_movement m join batch b on b.id = m.stock_batch_id
  ),
  by_lot as (
    select of_lot, count(*) filter (where lot_id <> of_lot)::int as strays, sum(change) as in_stock,
      coalesce(sum(change) filter (where effect in ('BOOKED_IN', 'RECEIVED', 'PRODUCED', 'COUNTED', 'TAKEN_BACK',
        'CONSUMED', 'RETURNED', 'DISPATCHED', 'WRITTEN_OFF', 'REMOVED')), 0) as account
    from movement group by of_lot
  ),
  uneven as (
    select of_lot, count(*)::int as transfers from (
      select of_lot from movement where effect in ('TRANSFERRED_OUT', 'TRANSFERRED_IN')
      group by of_lot, posting_id having sum(change) <> 0
    ) posting group by of_lot
  ),
  negative as (
    select of_lot, count(*)::int as edges from (
      select of_lot from movement where document_id is not null group by of_lot, document_id
      having coalesce(sum(change) filter (where effect in ('RECEIVED', 'PRODUCED')), 0) < 0
        or coalesce(sum(change) filter (where effect in ('CONSUMED', 'RETURNED')), 0) > 0
        or coalesce(sum(change) filter (where effect in ('DISPATCHED', 'TAKEN_BACK')), 0) > 0
    ) edge group by of_lot
  ),
  false_reversal as (
    select m.of_lot, count(*)::int as reversals
    from movement m left join stock_movement o on o.id = m.reverses_id
    where m.type = 'REVERSED' and (o.id is null or o.stock_batch_id <> m.stock_batch_id or o.change <> -m.change
      or coalesce(o.reversed_type, o.type) <> m.reversed_type or o.document_id is distinct from m.document_id)
    group by m.of_lot
  ),
  held as (select lot_id, bool_and(held) as all_held, bool_or(held) as any_held from batch group by lot_id),
  open_hold as (
    select h.lot_id, count(*)::int as holds from hold h join some_lot l on l.id = h.lot_id
    where h.released_at is null group by h.lot_id
  )
  select l.id, l.lot_number, transfers, edges, reversals, strays, account::text, in_stock::text,
    coalesce(account = in_stock, true) as adds_up, l.open_holds, coalesce(holds, 0) as holds,
    coalesce(any_held <> l.on_hold or all_held <> l.on_hold, false) as forgotten
  from some_lot l
    left join by_lot b on b.of_lot = l.id
    left join uneven u on u.of_lot = l.id
    left join negative n on n.of_lot = l.id
    left join false_reversal r on r.of_lot = l.id
    left join held h on h.lot_id = l.id
    left join open_hold o on o.lot_id = l.id
  order by l.id`;

/** What `PROOF` selects; null: there is none of it. */
interface Proved extends Pick<KnownTables['lot'], 'id' | 'lot_number' | 'open_holds'> {
  readonly transfers: number | null;
  readonly edges: number | null;
  readonly reversals: number | null;
  readonly strays: number | null;
  readonly account: string | null;
  readonly in_stock: string | null;
  readonly adds_up: boolean;
  readonly holds: number;
  readonly forgotten: boolean;
}

/** Looks through all lots, tells each that differs, and gives how many there are. */
export async function proveLots(connection: Connection, differs: Differs): Promise<number> {
  let lots = 0;
  let last = NOTHING;
  for (;;) {
    const rows = await connection.query<Proved>({ text: PROOF, values: [last, STEP] });
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

/** Which runs there are; what goes in is taken from their lots, what comes out is put into theirs. */
const RUNS = `
  with run as (
    select distinct document_id from stock_movement where document_id > $1 and document_kind = 'RUN' order by 1 limit $2
  )
  select m.document_id, m.lot_id,
    coalesce(sum(m.change) filter (where ${EFFECT} in ('CONSUMED', 'RETURNED')), 0) <> 0 as goes_in,
    coalesce(sum(m.change) filter (where ${EFFECT} = 'PRODUCED'), 0) <> 0 as comes_out
  from run r join stock_movement m on m.document_id = r.document_id
  group by m.document_id, m.lot_id order by m.document_id`;

/** What `RUNS` selects: a lot of a run. A row that names a document names its lot. */
interface Passed {
  readonly document_id: string;
  readonly lot_id: string;
  readonly goes_in: boolean;
  readonly comes_out: boolean;
}

/** Tells the runs that lead back to themselves: there are none where the ledger is right. */
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
    const rows = await connection.query<Passed>({ text: RUNS, values: [last, STEP] });
    const seen = new Set(rows.map(({ document_id }) => document_id));
    for (const { document_id, lot_id, goes_in, comes_out } of rows) {
      last = document_id;
      runs.add(last);
      if (goes_in) add(lot_id, last);
      if (comes_out) add(last, lot_id);
    }
    if (seen.size < STEP) break;
  }
  // What nothing leads to is taken away, again and again: what is left leads back to itself, or comes of that.
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
