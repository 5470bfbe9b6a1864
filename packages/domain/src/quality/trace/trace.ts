/**
 * Traces lots back to their origin, and forward to the customers and stocks with goods from these lots. One response
 * contains the result.
 *
 * The law requires one step back and one step forward (Regulation (EC) 178/2002, Article 18). A trace covers all steps
 * in both directions, with exact quantities on every edge.
 */
import { Holds } from '../../inventory/index.ts';
import { baseUnitOf } from '../../kernel/values/quantity.ts';
import { batchStatusAt } from '../../production/index.ts';
import type { PlaceAt } from '../ports.ts';
import { recallList } from '../recall/recall-list.ts';
import { type Look, mapInParts } from '../stored-records.ts';
import type { DIRECTIONS, Trace, TraceEdge, TraceNode } from './trace-contracts.ts';
import { type Edge, endsOf } from './trace-graph.ts';
import {
  type At,
  accountsOf,
  compare,
  have,
  headOf,
  type Known,
  knownOf,
  type Reached,
  reached,
  type Shown,
} from './trace-reading.ts';

type Direction = (typeof DIRECTIONS)[number];

/** The direction and the instant of a trace, and the maximum number of nodes in its response. */
export interface TraceOf {
  readonly direction: Direction;
  /** The instant of the trace. Undefined means now. */
  readonly asOf: Date | undefined;
  readonly limit: number;
}

/** Returns the response to a trace, with the `limit` nearest nodes. The refusals of `reached` apply. */
export async function trace(look: Look, starts: readonly string[], of: TraceOf, at: At, now: Date): Promise<Trace> {
  const found = await reached(look, starts, at.asOf);
  const walks = { BOTH: [found.up, found.down], BACKWARD: [found.up], FORWARD: [found.down] }[of.direction];
  const edges = [...new Set(walks.flatMap((each) => each.edges))];
  const nodes = shownNodes(starts, found, of.direction);
  await look.pause();
  const shown = nodes.slice(0, of.limit);
  const isShown = new Set(shown.map(({ id }) => id));
  const others = shown.filter(({ id, kind }) => kind === 'LOT' && !found.down.lots.has(id)).map(({ id }) => id);
  const [affected, known, rest] = await Promise.all([
    look.trace.places([...found.down.lots.keys()], at.asOf),
    knownOf(look, found, shown, at.asOf),
    others.length === 0 ? [] : look.trace.places(others, at.asOf),
  ]);
  await look.pause();
  const count = (kind: Shown['kind']) => nodes.filter((node) => node.kind === kind).length;
  return {
    asOf: (at.asOf ?? now).toISOString(),
    starts,
    complete: shown.length === nodes.length,
    totals: { lots: count('LOT'), runs: count('RUN'), receipts: count('RECEIPT'), deliveries: count('DELIVERY') },
    nodes: await detailed(look, shown, found, new Set(edges), at, [...affected, ...rest], known),
    edges: await shownEdges(look, edges, isShown, known),
    recall: await recallList(look, found, at, affected, known),
  };
}

/** Returns all nodes in the direction of the trace, nearest first. */
function shownNodes(starts: readonly string[], { up, down }: Reached, direction: Direction): Shown[] {
  const isStart = new Set(starts);
  const nodes = new Map<string, Shown>();
  const add = (kind: Shown['kind'], ids: ReadonlyMap<string, number>, side: Shown['side']) => {
    for (const [id, distance] of ids) {
      const before = nodes.get(id)?.distance ?? distance;
      nodes.set(id, { id, kind, side: isStart.has(id) ? 'START' : side, distance: Math.min(distance, before) });
    }
  };
  if (direction !== 'FORWARD') {
    add('LOT', up.lots, 'UP');
    add('RUN', up.runs, 'UP');
    add('RECEIPT', up.ends, 'UP');
  }
  if (direction !== 'BACKWARD') {
    add('LOT', down.lots, 'DOWN');
    add('RUN', down.runs, 'DOWN');
    add('DELIVERY', down.ends, 'DOWN');
  }
  // At equal distance, runs come first, then lots, receipts and deliveries.
  const order = { RUN: 0, LOT: 1, RECEIPT: 2, DELIVERY: 3 };
  return [...nodes.values()].sort(
    (a, b) => a.distance - b.distance || order[a.kind] - order[b.kind] || compare(a.id, b.id),
  );
}

async function detailed(
  look: Look,
  shown: readonly Shown[],
  { inputsOf }: Reached,
  edges: ReadonlySet<Edge>,
  { asOf }: At,
  places: readonly PlaceAt[],
  known: Known,
): Promise<TraceNode[]> {
  const { lots, documents, articles, suppliers, customers } = known;
  const lotIds = shown.filter(({ kind }) => kind === 'LOT').map(({ id }) => id);
  const holds = asOf === undefined ? [] : await look.whereIn(Holds, 'lotId', lotIds);
  const account = accountsOf(lots, places);
  const held = new Set(
    asOf === undefined
      ? [...lots.values()].filter(({ onHold }) => onHold).map(({ id }) => id)
      : holds
          .filter(({ placedAt, releasedAt }) => placedAt <= asOf && (releasedAt === null || releasedAt > asOf))
          .map(({ lotId }) => lotId),
  );
  return mapInParts(look, shown, ({ id, kind, side, distance }): TraceNode => {
    if (kind === 'LOT') {
      const { lotNumber, articleId, expiryDate, supplierId, supplierLot } = have(lots.get(id));
      const articleName = have(articles.get(articleId)).name;
      const onHold = held.has(id);
      return {
        id,
        kind,
        side,
        distance,
        lotNumber,
        articleId,
        articleName,
        expiryDate,
        supplierId,
        supplierLot,
        onHold,
        account: account(id),
      };
    }
    if (kind === 'RECEIPT') {
      const { number, supplierId } = headOf(known, id, 'RECEIPT');
      return { id, kind, side, distance, supplierId, number, supplierName: have(suppliers.get(supplierId)).name };
    }
    if (kind === 'DELIVERY') {
      const { number, customerId, dispatchDate } = headOf(known, id, 'DELIVERY');
      const customerName = have(customers.get(customerId)).name;
      return { id, kind, side, distance, number, customerId, customerName, dispatchDate };
    }
    const otherInputs = inputsOf(id).filter((edge) => !edges.has(edge)).length;
    const run = have(documents.get(id));
    const { number } = run;
    // A cutting is always DONE, because an undone cutting has no edges.
    return run.kind === 'PRODUCTION'
      ? { id, kind, side, distance, runKind: 'PRODUCTION', status: batchStatusAt(run, asOf), otherInputs, number }
      : { id, kind, side, distance, runKind: 'CUTTING', status: 'DONE', otherInputs, number };
  });
}

function shownEdges(
  look: Look,
  edges: readonly Edge[],
  isShown: ReadonlySet<string>,
  { lots }: Known,
): Promise<TraceEdge[]> {
  const shown = edges.filter(({ lotId, documentId }) => isShown.has(lotId) && isShown.has(documentId));
  return mapInParts(look, shown, (edge): TraceEdge => {
    const { type, lotId, quantity, takenBack, movements } = edge;
    const { from, to } = endsOf(edge);
    const unit = baseUnitOf(have(lots.get(lotId)).quantityKind);
    return type === 'DISPATCHED'
      ? { from, to, type, quantity, unit, movements, takenBack }
      : { from, to, type, quantity, unit, movements };
  });
}
