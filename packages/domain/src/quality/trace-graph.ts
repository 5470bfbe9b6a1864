import { groupBy } from '../kernel/group-by.ts';
/**
 * The genealogy as a graph of lots and documents, and walks through it.
 *
 * Its edges are netted sums of ledger rows. A run's outputs are booked after all its inputs, so the graph has no circle and
 * needs no limit of depth.
 */

/** RECEIVED: receipt → lot; CONSUMED: lot → run; PRODUCED: run → lot; DISPATCHED: lot → delivery. */
export const EDGE_TYPES = ['RECEIVED', 'CONSUMED', 'PRODUCED', 'DISPATCHED'] as const;
export type EdgeType = (typeof EDGE_TYPES)[number];

export interface Edge {
  readonly type: EdgeType;
  readonly lotId: string;
  /** The receipt, run or delivery. */
  readonly documentId: string;
  /** The net of its rows: a decimal text above zero in the base unit of the lot's kind. */
  readonly quantity: string;
  /** What came back of a delivery; `0` on other edges. It does not lessen `quantity`: the customer had it in hand. */
  readonly takenBack: string;
  /** How many rows of the ledger it is made of. */
  readonly movements: number;
}

/** What a walk reaches: nodes with the fewest runs to a start, and the edges that it passes. */
export interface Walk {
  readonly lots: ReadonlyMap<string, number>;
  readonly runs: ReadonlyMap<string, number>;
  /** Receipts of a walk backward, deliveries of one forward. */
  readonly ends: ReadonlyMap<string, number>;
  readonly edges: readonly Edge[];
}

/** Which edges a walk passes from lot to run, from run to lot, and from lot to where it ends. */
const WAYS = {
  BACKWARD: { toRun: 'PRODUCED', toLot: 'CONSUMED', toEnd: 'RECEIVED' },
  FORWARD: { toRun: 'CONSUMED', toLot: 'PRODUCED', toEnd: 'DISPATCHED' },
} as const satisfies Record<string, Record<string, EdgeType>>;

export type Way = keyof typeof WAYS;

/** Edges by what a walk comes from. */
export interface Graph {
  readonly byLot: ReadonlyMap<string, readonly Edge[]>;
  readonly byDocument: ReadonlyMap<string, readonly Edge[]>;
}

export const graphOf = (edges: readonly Edge[]): Graph => ({
  byLot: groupBy(edges, ({ lotId }) => lotId),
  byDocument: groupBy(edges, ({ documentId }) => documentId),
});

/** Breadth first: who is reached first is reached by the fewest runs. */
export function walk({ byLot, byDocument }: Graph, starts: readonly string[], way: Way): Walk {
  const { toRun, toLot, toEnd } = WAYS[way];
  const lots = new Map(starts.map((id) => [id, 0]));
  const runs = new Map<string, number>();
  const ends = new Map<string, number>();
  const edges: Edge[] = [];
  // A map goes on over what is added while it is gone through: it is the queue, too.
  for (const [lotId, distance] of lots) {
    for (const edge of byLot.get(lotId) ?? []) {
      if (edge.type === toEnd) {
        edges.push(edge);
        if (!ends.has(edge.documentId)) ends.set(edge.documentId, distance);
      } else if (edge.type === toRun) {
        edges.push(edge);
        if (runs.has(edge.documentId)) continue;
        runs.set(edge.documentId, distance + 1);
        for (const further of byDocument.get(edge.documentId) ?? []) {
          if (further.type !== toLot) continue;
          edges.push(further);
          if (!lots.has(further.lotId)) lots.set(further.lotId, distance + 1);
        }
      }
    }
  }
  return { lots, runs, ends, edges };
}

/** Where an edge begins and ends. */
export const endsOf = ({ type, lotId, documentId }: Edge): { readonly from: string; readonly to: string } =>
  type === 'RECEIVED' || type === 'PRODUCED' ? { from: documentId, to: lotId } : { from: lotId, to: documentId };
