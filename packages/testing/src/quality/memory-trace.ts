/** The genealogy in memory, by breadth-first search over netted edges. Tests compare the SQL reads with it. */
import {
  effectOf,
  type LotState,
  Lots,
  type MovementType,
  StockBatches,
  type StockMovementState,
  StockMovements,
  Stocks,
} from '@cleaver/domain/inventory';
import { Decimal, groupBy, type Reader } from '@cleaver/domain/kernel';
import { GoodsReceipts } from '@cleaver/domain/procurement';
import { Batches, Cuttings } from '@cleaver/domain/production';
import {
  type DocumentHead,
  type Edge,
  type EdgeType,
  graphOf,
  type LotHead,
  type PlaceAt,
  type TraceReader,
  type UndoneDispatch,
  walk,
} from '@cleaver/domain/quality';
import { Deliveries } from '@cleaver/domain/sales';

const FLOWS: Readonly<Partial<Record<MovementType, EdgeType>>> = {
  RECEIVED: 'RECEIVED',
  CONSUMED: 'CONSUMED',
  RETURNED: 'CONSUMED',
  PRODUCED: 'PRODUCED',
  DISPATCHED: 'DISPATCHED',
  TAKEN_BACK: 'DISPATCHED',
};

const sum = (rows: readonly StockMovementState[]): Decimal =>
  rows.reduce((total, { change }) => total.plus(Decimal.of(change)), Decimal.ZERO);

const booked = async (reader: Reader, asOf: Date | undefined) =>
  (await reader.where(StockMovements, {})).filter(({ at }) => asOf === undefined || at <= asOf);

async function edges(reader: Reader, asOf: Date | undefined): Promise<Edge[]> {
  const rows = (await booked(reader, asOf)).filter(({ documentId }) => documentId !== null);
  const flowOf = (row: StockMovementState) => FLOWS[effectOf(row)];
  return [...groupBy(rows, (row) => `${flowOf(row)} ${row.lotId} ${row.documentId}`).values()].flatMap((group) => {
    const [first] = group;
    const type = first && flowOf(first);
    const back = group.filter((row) => effectOf(row) === 'TAKEN_BACK');
    const net = sum(group.filter((row) => !back.includes(row)));
    if (!type || net.isZero()) return [];
    const out = type === 'CONSUMED' || type === 'DISPATCHED';
    return {
      type,
      lotId: first.lotId as string,
      documentId: first.documentId as string,
      quantity: (out ? Decimal.ZERO.minus(net) : net).toText(),
      takenBack: sum(back).toText(),
      movements: group.length,
    };
  });
}

/** Returns the lots and all lots that runs made of them, including runs that were undone later. */
function madeOf(rows: readonly StockMovementState[], lotIds: readonly string[]): ReadonlySet<string> {
  const made = new Set(lotIds);
  const inputs = rows.filter((row) => FLOWS[effectOf(row)] === 'CONSUMED');
  const outputs = rows.filter(({ type }) => type === 'PRODUCED');
  // The loop also visits the lots that it adds to the set.
  for (const lotId of made) {
    const byRun = groupBy(
      inputs.filter((row) => row.lotId === lotId),
      ({ documentId }) => documentId,
    );
    for (const output of outputs) {
      const before = byRun
        .get(output.documentId)
        ?.filter(
          ({ at, change }) => at < output.at || (at.getTime() === output.at.getTime() && change.startsWith('-')),
        );
      if (before && !sum(before).isZero()) made.add(output.lotId ?? '');
    }
  }
  return made;
}

export function memoryTrace(reader: Reader): TraceReader {
  return { ...edgeReads(reader), ...stateReads(reader) };
}

const edgeReads = (reader: Reader): Pick<TraceReader, 'reach' | 'edgesOf' | 'undone'> => ({
  async reach(lotIds, asOf, only) {
    const all = await edges(reader, asOf);
    const graph = graphOf(all);
    const [up, down] = [walk(graph, lotIds, 'BACKWARD'), walk(graph, only ? [] : lotIds, 'FORWARD')];
    const inputs = all.filter(
      ({ type, documentId }) => type === 'CONSUMED' && (down.runs.has(documentId) || up.runs.has(documentId)),
    );
    const edgesUp = only ? up.edges.filter(({ type }) => type !== 'RECEIVED') : up.edges;
    return [...new Set([...edgesUp, ...down.edges, ...inputs])];
  },
  async edgesOf(documentIds, asOf) {
    return (await edges(reader, asOf)).filter(({ documentId }) => documentIds.includes(documentId));
  },
  async undone(lotIds, asOf) {
    const all = await booked(reader, asOf);
    const affected = madeOf(all, lotIds);
    const rows = all
      .filter(({ lotId, reversedType }) => reversedType === 'DISPATCHED' && affected.has(lotId ?? ''))
      .filter(({ documentKind }) => documentKind === 'DELIVERY')
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
    const last = new Map<string, UndoneDispatch>();
    for (const { documentId, at: undoneAt, username: undoneBy, reason } of rows) {
      const deliveryId = documentId ?? '';
      last.set(deliveryId, { deliveryId, undoneAt, undoneBy, reason: reason ?? '' });
    }
    return [...last.values()];
  },
});

const stateReads = (reader: Reader): Pick<TraceReader, 'places' | 'lots' | 'documents'> => ({
  async places(lotIds, asOf) {
    const rows = groupBy(await booked(reader, asOf), ({ stockBatchId }) => stockBatchId);
    const lots = new Map<string, LotState>((await reader.whereIn(Lots, 'id', lotIds)).map((lot) => [lot.id, lot]));
    const batches = (await reader.whereIn(StockBatches, 'lotId', [...lots.keys()])).filter(({ id }) => rows.has(id));
    return Promise.all(
      batches.map(async (batch): Promise<PlaceAt> => {
        const { storageLocationId, minimumShelfLifeDays } = await reader.get(Stocks, batch.stockId);
        const moved = (rows.get(batch.id) ?? []).toSorted((a, b) => a.number - b.number);
        const last = moved.at(-1);
        return {
          stockBatchId: batch.id,
          lotId: batch.lotId,
          storageLocationId,
          minimumShelfLifeDays,
          expiryDate: batch.expiryDate,
          quantityKind: batch.quantityKind,
          quantityBase: Decimal.of(last?.after ?? '0').toText(),
          isBlocked: asOf ? last?.statusAfter === 'BLOCKED' : batch.condition === 'BLOCKED',
          sums: Object.fromEntries(
            [...groupBy(moved, effectOf)].map(([effect, group]) => [effect, sum(group).toText()]),
          ),
        };
      }),
    );
  },
  async lots(lotIds) {
    const lots = await reader.whereIn(Lots, 'id', lotIds);
    return lots.map(
      ({ id, lotNumber, articleId, quantityKind, expiryDate, supplierId, supplierLot, onHold }): LotHead => ({
        ...{ id, lotNumber, articleId, quantityKind, expiryDate, supplierId, supplierLot, onHold },
      }),
    );
  },
  async documents({ runs, receipts, deliveries }) {
    const found = await Promise.all([
      (await reader.whereIn(Batches, 'id', runs)).map(
        ({ id, batchNumber: number, status, completedAt, undoneCompletions }): DocumentHead => ({
          ...{ kind: 'PRODUCTION', id, number, status, completedAt, undoneCompletions },
        }),
      ),
      (await reader.whereIn(Cuttings, 'id', runs)).map(
        ({ id, cuttingNumber: number }): DocumentHead => ({ kind: 'CUTTING', id, number }),
      ),
      (await reader.whereIn(GoodsReceipts, 'id', receipts)).map(
        ({ id, receiptNumber: number, supplierId }): DocumentHead => ({ kind: 'RECEIPT', id, number, supplierId }),
      ),
      (await reader.whereIn(Deliveries, 'id', deliveries)).map(
        ({ id, deliveryNumber: number, customerId, dispatchDate }): DocumentHead => ({
          ...{ kind: 'DELIVERY', id, number, customerId, dispatchDate },
        }),
      ),
    ]);
    return found.flat();
  },
});
