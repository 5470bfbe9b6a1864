/**
 * Proves the movement ledger. The content of every stock batch is the sum of its movements, and the rules of lots hold.
 *
 * One statement reads each batch, or each lot, together with its movements. So the proof sees each batch or lot at one
 * moment, even while the service runs.
 */
import { Quantity, type Unit } from '@cleaver/domain/kernel';
import { inspect } from '../chores/inspect.ts';
import type { Connection, Location } from '../connection/index.ts';
import type { Differs } from './ledger-difference.ts';
import { proveLots, proveRuns } from './lot-proof.ts';
import { rowsInSteps } from './rows-in-steps.ts';

export interface LedgerProof {
  readonly stockBatches: number;
  readonly movements: number;
  readonly lots: number;
  readonly differences: number;
}

/** The result of `PROOF` for a stock batch. */
interface Proved {
  readonly id: string;
  readonly stockId: string;
  readonly lotNumber: string;
  readonly unit: Unit;
  readonly movements: number;
  readonly condition: string;
  readonly holds: string;
  readonly found: number;
  readonly sum: string;
  readonly isSum: boolean;
  readonly gaps: number;
  readonly breaks: number;
  readonly strays: number;
  /** Null without movements. */
  readonly leftAs: string | null;
}

/**
 * Selects up to $2 stock batches whose ids follow $1, and their movements. Adds to each movement its correct number, the
 * quantity after the previous movement, and whether it is the last.
 *
 * Compares each stock batch with the sum and the number of its movements. Compares `before` of each movement with the
 * content after the previous movement, and `number` with its position. Counts movements of another stock or unit. The
 * status after the last movement determines the condition of a batch. All statuses but BLOCKED and DEPLETED mean
 * IN_STOCK, regardless of the calendar.
 */
const PROOF = `
  with batch as (
    select * from stock_batch where id > $1 order by id limit $2
  ), movement as (
    select m.*, row_number() over of_batch as right_number, lag(m.after, 1, 0::numeric) over of_batch as right_before,
      lead(m.number) over of_batch is null as is_last
    from stock_movement m join batch b on b.id = m.stock_batch_id
    window of_batch as (partition by m.stock_batch_id order by m.number)
  )
  select b.id, b.stock_id as "stockId", b.lot_number as "lotNumber", b.quantity_unit as unit, b.movements, b.condition,
    b.quantity_base::text as holds, count(m.id)::int as found, coalesce(sum(m.change), 0)::text as sum,
    coalesce(sum(m.change), 0) = b.quantity_base as "isSum",
    (count(*) filter (where m.number <> m.right_number))::int as gaps,
    (count(*) filter (where m.before <> m.right_before or m.after <> m.before + m.change))::int as breaks,
    (count(*) filter (where m.stock_id <> b.stock_id or m.unit <> b.quantity_unit))::int as strays,
    max(case when m.status_after in ('BLOCKED', 'DEPLETED') then m.status_after else 'IN_STOCK' end)
      filter (where m.is_last) as "leftAs"
  from batch b left join movement m on m.stock_batch_id = b.id
  group by b.id, b.stock_id, b.lot_number, b.quantity_base, b.quantity_unit, b.movements, b.condition
  order by b.id`;

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
  for await (const row of rowsInSteps<Proved>(connection, PROOF)) {
    proof.stockBatches++;
    proof.movements += row.found;
    const problems = problemsOf(row);
    if (problems.length === 0) continue;
    differs({ what: `Stock batch ${row.id} (${row.lotNumber}) in stock ${row.stockId}`, problems });
  }
  return proof;
}

function problemsOf({
  holds,
  unit,
  movements,
  condition,
  found,
  sum,
  isSum,
  gaps,
  breaks,
  strays,
  leftAs,
}: Proved): string[] {
  const shown = (base: string) => String(Quantity.fromBase(base, unit));
  return [
    ...(isSum ? [] : [`it holds ${shown(holds)}, its movements come to ${shown(sum)}`]),
    ...(found === movements ? [] : [`it counts ${movements} movements, the ledger has ${found}`]),
    ...(gaps ? [`the numbers of ${gaps} movements do not follow each other from 1`] : []),
    ...(breaks ? [`${breaks} movements do not begin where the one before ended, or do not add up`] : []),
    ...(strays ? [`${strays} movements are of another stock or unit`] : []),
    ...(found && leftAs !== condition ? [`it is ${condition}, its last movement left it ${leftAs}`] : []),
  ];
}
