/** Finds the postings that an undo would accept now, with the checks of the undo itself. */
import type { Caller } from '../../kernel/contract/caller.ts';
import { Refusal } from '../../kernel/contract/refusal.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import { StockBatches } from '../stock-batch/stock-batch.ts';
import type { DocumentFacts } from '../warehouse/documents.ts';
import { StockMovements } from './movement-ledger.ts';
import type { StockMovementState } from './stock-movement.ts';
import {
  bornIn,
  checkMayUndo,
  checkUntouched,
  documentedIn,
  type GoodsNow,
  type PostingToUndo,
  usedBy,
} from './undo.ts';

/** The movements of one posting, in the order in which they were booked. */
export type Posting = readonly [StockMovementState, ...StockMovementState[]];

/** A posting with its document and its goods, as they are now. */
export interface UndoCandidate extends PostingToUndo {
  readonly rows: Posting;
  readonly goods: GoodsNow;
}

/** Reads the candidates for the postings with these ids, in this order. Omits unknown ids. */
export async function candidatesOf(
  ports: QueryPorts,
  postingIds: readonly string[],
): Promise<readonly UndoCandidate[]> {
  const { reader, inventory } = ports;
  const rows = (await reader.whereIn(StockMovements, 'postingId', unique(postingIds))).toSorted(byNumber);
  const postings = unique(postingIds).flatMap((id) => {
    const [first, ...more] = rows.filter(({ postingId }) => postingId === id);
    return first ? [[first, ...more] as const] : [];
  });
  const [undone, factsOf, usedLots, outstanding, batches] = await Promise.all([
    reader.whereIn(
      StockMovements,
      'reversesId',
      postings.map(([first]) => first.id),
    ),
    documentFacts(ports, postings.map(documentedIn)),
    inventory.usedLots(bornIn(rows)),
    inventory.outstanding(usedBy(rows)),
    reader.whereIn(StockBatches, 'id', unique(rows.map(({ stockBatchId }) => stockBatchId))),
  ]);
  const isUndone = new Set(undone.map(({ reversesId }) => reversesId));
  const batchesById = new Map(batches.map((batch) => [batch.id, batch]));
  const batchOf: GoodsNow['batchOf'] = (id) => {
    const batch = batchesById.get(id);
    if (!batch) throw new Error(`The movements name the stock batch ${id}, which is not stored`);
    return batch;
  };
  return postings.map((posting) => ({
    rows: posting,
    document: factsOf(documentedIn(posting)),
    isUndone: isUndone.has(posting[0].id),
    goods: { usedLots, outstanding, batchOf },
  }));
}

/** Returns whether an undo of the posting by this caller would succeed now. */
export const canUndo = (of: UndoCandidate, caller: Caller, { clock, settings }: QueryPorts): boolean =>
  accepts(() => {
    checkMayUndo(of, caller, { now: clock.now(), settings });
    checkUntouched(of.rows, of.goods);
  });

/** Returns whether the goods of the posting permit an undo now, for any caller. */
export const isUntouched = ({ rows, isUndone, goods }: UndoCandidate): boolean =>
  !isUndone && accepts(() => checkUntouched(rows, goods));

function accepts(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Returns a function that returns the facts of the document of a movement. Undefined without a document. */
async function documentFacts(
  ports: QueryPorts,
  movements: readonly StockMovementState[],
): Promise<(movement: StockMovementState) => DocumentFacts | undefined> {
  const kinds = unique(movements.map(({ documentKind }) => documentKind));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = movements.flatMap((one) => (one.documentKind === kind ? (one.documentId ?? []) : []));
      return [...((await ports.documents[kind]?.facts(ports, unique(ids))) ?? [])];
    }),
  );
  const facts = new Map(found.flat());
  return ({ documentId }) => facts.get(documentId ?? '');
}

/** Compares movements for `sort`, in the order in which they were booked. The ids of movements rise with time. */
const byNumber = (a: StockMovementState, b: StockMovementState): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);

/** Returns the values without null and without duplicates. */
const unique = <T>(values: readonly (T | null)[]): readonly T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];
