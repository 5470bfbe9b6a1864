/**
 * Proves the movement ledger: that what every stock batch holds is what its movements come to, and what holds of lots.
 *
 * Each batch, and each lot, is read together with its movements by one statement, so it is proved as it was at one moment, and the
 * service may go on meanwhile.
 */
import { Quantity } from '@cleaver/domain/kernel';
import type { Connection, Location } from '../connection/index.ts';
import { inspect } from '../inspect.ts';
import type { KnownTables } from '../tables.ts';
import type { Differs } from './ledger-difference.ts';
import { proveLots, proveRuns } from './lot-proof.ts';

export interface LedgerProof {
  readonly stockBatches: number;
  readonly movements: number;
  readonly lots: number;
  readonly differences: number;
}

/** So many batches are read at once. */
const STEP = 500;

/**
 * `before` and `number` are compared with what they must be: where the movement before ended, and one more. The condition
 * of a batch is known from the status in which its last movement left it: in stock, for all that the calendar can tell.
 */
const PROOF = `
  with batch as (select * from stock_batch where id > $1 order by id limit $2),
  movement as (
    select m.*,
      row_number() over following as right_number,
      lag(m.after, 1, 0::numeric) over following as right_before,
      lead(m.number) over following is null as is_last
    from stock_movement m join batch b on b.id = m.stock_batch_id
    window following as (partition by m.stock_batch_id order by m.number)
  )
  select b.id, b.stock_id, b.batch_id, b.quantity_base::text as holds, b.quantity_unit as unit, b.movements, b.condition,
    count(m.id)::int as found,
    coalesce(sum(m.change), 0)::text as sum,
    coalesce(sum(m.change), 0) = b.quantity_base as is_sum,
    count(*) filter (where m.number <> m.right_number)::int as gaps,
    count(*) filter (where m.before <> m.right_before or m.after <> m.before + m.change)::int as breaks,
    count(*) filter (where m.stock_id <> b.stock_id or m.unit <> b.quantity_unit)::int as strays,
    max(case when m.status_after in ('BLOCKED', 'DEPLETED') then m.status_after else 'IN_STOCK' end)
      filter (where m.is_last) as left_as
  from batch b left join movement m on m.stock_batch_id = b.id
  group by b.id, b.stock_id, b.batch_id, b.quantity_base, b.quantity_unit, b.movements, b.condition
  order by b.id`;

/** What `PROOF` selects. */
type StockBatch = KnownTables['stock_batch'];
interface Proved extends Pick<StockBatch, 'id' | 'stock_id' | 'batch_id' | 'movements' | 'condition'> {
  readonly holds: string;
  readonly unit: StockBatch['quantity_unit'];
  readonly found: number;
  readonly sum: string;
  readonly is_sum: boolean;
  readonly gaps: number;
  readonly breaks: number;
  readonly strays: number;
  readonly left_as: StockBatch['condition'] | null;
}

/**
 * Looks through the whole database, tells each stock batch that differs, and gives how much it looked at. Refuses with a
 * StartupError where there is no database of the service to look at.
 */
export const proveLedger = (location: Location, differs: Differs): Promise<LedgerProof> =>
  inspect(location, 'lot', (connection) => prove(connection, differs));

/** As `proveLedger`, through a connection that is open. */
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
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await connection.query<Proved>({ text: PROOF, values: [last, STEP] });
    for (const row of rows) {
      last = row.id;
      proof.stockBatches++;
      proof.movements += row.found;
      const problems = problemsOf(row);
      if (problems.length === 0) continue;
      differs({ what: `Stock batch ${last} (${row.batch_id}) in stock ${row.stock_id}`, problems });
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
