/**
 * Implements the reads of runs in SQL.
 *
 * Searches for goods in steps. A step reads the next stock batches of each stock in FEFO order, by an index. Further
 * steps run only if the goods do not suffice. So the cost depends on the result and not on the stock.
 */
import { Lots, StockBatches, StockMovements, Stocks } from '@cleaver/domain/inventory';
import { Decimal } from '@cleaver/domain/kernel';
import {
  byFefo,
  type Need,
  type RunReader,
  type RunRow,
  type Supply,
  type UsableBatch,
} from '@cleaver/domain/production';
import { type Row, selected, stateOf } from '../engine/column.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { findByIds } from '../engine/queries.ts';

/** Number of stock batches per stock in each step. Later steps use the last number. */
const STEPS = [16, 128, 1024];

/** The last stock batch of a step. The next step continues after it. */
type Cursor = Pick<UsableBatch, 'id' | 'expiryDate' | 'receivedAt'>;

interface Search {
  readonly need: Need;
  readonly candidates: UsableBatch[];
  stocked: boolean;
  found: Decimal;
  after: Cursor | undefined;
  /** Whether there may be further stock batches. */
  more: boolean;
}

/**
 * A row of a step: a stock of a search and one of its stock batches. The columns of the batch are null if the stock has
 * no further batch.
 */
interface Step extends Row {
  readonly at: number;
  readonly stockId: string;
  readonly storageLocationId: string;
}

const OF_ROWS = ['id', 'stockBatchId', 'lotId', 'type', 'reversesId', 'change', 'unit', 'reason'] as const;

function sqlRunRows(mappingOf: MappingOf): (query: Query) => Pick<RunReader, 'rows'> {
  const movements = mappingOf(StockMovements);
  const run = movements.column('documentId');
  const columns = movements.only(OF_ROWS).map(selected).join(', ');
  const text = `select ${columns} from ${movements.table} t where t.${run.name} = $1 order by t.${movements.id.name}`;
  return (query) => ({
    rows: async (runId) => (run.canHold(runId) ? query<RunRow>({ text, values: [runId] }) : []),
  });
}

/** Returns a function that makes the reader of runs for a query. */
export function sqlRuns(mappingOf: MappingOf): (query: Query) => RunReader {
  const rowsOf = sqlRunRows(mappingOf);
  const lots = mappingOf(Lots);
  const stocks = mappingOf(Stocks);
  const batches = mappingOf(StockBatches);
  const columns = batches.only(['id', 'lotId', 'lotNumber', 'expiryDate', 'receivedAt', 'quantityBase']);

  /** Runs one step of all searches. Returns the next stock batches by search and stock. */
  async function step(
    query: Query,
    searches: readonly Search[],
    day: string,
    places: readonly string[] | undefined,
    limit: number,
  ) {
    const values = [
      searches.map((_search, at) => at),
      searches.map(({ need }) => need.articleId),
      searches.map(({ need }) => need.kind),
      searches.map(({ need }) => need.base !== '0'),
      searches.map(({ after }) => after?.expiryDate ?? '-infinity'),
      searches.map(({ after }) => after?.receivedAt.toISOString() ?? '-infinity'),
      searches.map(({ after }) => after?.id ?? '00000000-0000-0000-0000-000000000000'),
      day,
      limit,
      ...(places ? [places] : []),
    ];
    const text = `
      select n.at, s.id as "stockId", s.storage_location_id as "storageLocationId", b.*
      from unnest($1::int[], $2::uuid[], $3::text[], $4::boolean[], $5::date[], $6::timestamptz[], $7::uuid[])
        as n (at, article_id, kind, is_needed, expiry_date, received_at, id)
      join ${stocks.table} s on s.article_id = n.article_id
      left join lateral (
        select ${columns.map(selected).join(', ')} from ${batches.table} t
        where t.stock_id = s.id and t.condition = 'IN_STOCK' and t.expiry_date >= $8::date and t.quantity_kind = n.kind
          and n.is_needed ${places ? 'and s.storage_location_id = any($10::uuid[])' : ''}
          and (t.expiry_date, t.received_at, t.id) > (n.expiry_date, n.received_at, n.id)
        order by t.expiry_date, t.received_at, t.id limit $9
      ) b on true
      order by n.at`;
    return Map.groupBy(await query<Step>({ text, values }), ({ at }) => at);
  }

  const read = (row: Step): UsableBatch => ({ ...stateOf(columns, row), storageLocationId: row.storageLocationId });

  return (query) => ({
    async supplies(needs, { day, storageLocationIds }) {
      const places = storageLocationIds?.filter((id) => stocks.column('storageLocationId').canHold(id));
      const searches = needs.map(
        (need): Search => ({ need, candidates: [], stocked: false, found: Decimal.ZERO, after: undefined, more: true }),
      );
      let open = searches;
      for (let round = 0; open.length > 0; round++) {
        const limit = STEPS[Math.min(round, STEPS.length - 1)] ?? 1;
        const rows = await step(query, open, day, places, limit);
        for (const [at, search] of open.entries()) goOn(search, rows.get(at) ?? [], limit, read);
        open = open.filter(({ more, found, need }) => more && found.compare(Decimal.of(need.base)) < 0);
      }
      return searches.map(({ stocked, candidates, more }): Supply => ({ stocked, candidates, more }));
    },
    ...rowsOf(query),
    lots: async (ids) => (await findByIds(query, lots, ids)).map((row) => lots.state(row)),
  });
}

/**
 * Adds the batches of a step whose FEFO order is certain. The order is uncertain after the last read batch of a stock
 * that may have further batches. So the next step reads later batches again.
 */
function goOn(search: Search, rows: readonly Step[], limit: number, read: (row: Step) => UsableBatch): void {
  search.stocked ||= rows.length > 0;
  const ends: UsableBatch[] = [];
  const found = [...Map.groupBy(rows, ({ stockId }) => stockId).values()].flatMap((ofStock) => {
    const usable = ofStock.filter(({ id }) => id !== null).map(read);
    const last = usable.at(-1);
    if (last && usable.length === limit) ends.push(last);
    return usable;
  });
  const [end] = ends.toSorted(byFefo);
  const sure = found.toSorted(byFefo).filter((batch) => !end || byFefo(batch, end) <= 0);
  search.candidates.push(...sure);
  search.found = sure.reduce((sum, { quantityBase }) => sum.plus(Decimal.of(quantityBase)), search.found);
  search.after = sure.at(-1) ?? search.after;
  search.more = end !== undefined;
}
