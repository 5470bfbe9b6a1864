import { groupBy } from '../../kernel/values/group-by.ts';
/**
 * Builds the genealogy as a graph of lots and documents, and walks through the graph.
 *
 * The edges are netted sums of ledger rows. A run's outputs are booked after all its inputs, so the graph has no cycle
 * and needs no depth limit.
 */

/**
 * The types of edges. RECEIVED: receipt → lot; CONSUMED: lot → run; PRODUCED: run → lot; DISPATCHED: lot → delivery.
 */
export const EDGE_TYPES = ['RECEIVED', 'CONSUMED', 'PRODUCED', 'DISPATCHED'] as const;
export type EdgeType = (typeof EDGE_TYPES)[number];

export interface Edge {
  readonly type: EdgeType;
  readonly lotId: string;
  /** The id of the receipt, run or delivery. */
  readonly documentId: string;
  /** The net sum of the ledger rows of the edge, as a decimal text above zero in the base unit of the lot's kind. */
  readonly quantity: string;
  /**
   * The quantity returned from a delivery, in the unit of `quantity`. `0` on other edges. It does not reduce
   * `quantity`, because the customer had the goods.
   */
  readonly takenBack: string;
  /** The number of ledger rows of the edge. */
  readonly movements: number;
}

/** The result of a walk: the passed edges, and the distance of each node to a start, counted in runs. */
export interface Walk {
  readonly lots: ReadonlyMap<string, number>;
  readonly runs: ReadonlyMap<string, number>;
  /** The receipts of a backward walk, or the deliveries of a forward walk. */
  readonly ends: ReadonlyMap<string, number>;
  readonly edges: readonly Edge[];
}

/** The types of edges of a walk: from lot to run, from run to lot, and from lot to receipt or delivery. */
const WAYS = {
  BACKWARD: { toRun: 'PRODUCED', toLot: 'CONSUMED', toEnd: 'RECEIVED' },
  FORWARD: { toRun: 'CONSUMED', toLot: 'PRODUCED', toEnd: 'DISPATCHED' },
} as const satisfies Record<string, Record<string, EdgeType>>;

export type Way = keyof typeof WAYS;

/** Edges by their lot and by their document. */
export interface Graph {
  readonly byLot: ReadonlyMap<string, readonly Edge[]>;
  readonly byDocument: ReadonlyMap<string, readonly Edge[]>;
}

export const graphOf = (edges: readonly Edge[]): Graph => ({
  byLot: groupBy(edges, ({ lotId }) => lotId),
  byDocument: groupBy(edges, ({ documentId }) => documentId),
});

/** Returns the walk from the starts. Walks breadth first, so each node gets its smallest distance. */
export function walk({ byLot, byDocument }: Graph, starts: readonly string[], way: Way): Walk {
  const { toRun, toLot, toEnd } = WAYS[way];
  const lots = new Map(starts.map((id) => [id, 0]));
  const runs = new Map<string, number>();
  const ends = new Map<string, number>();
  const edges: Edge[] = [];
  // The map is also the queue. The loop also visits the entries that it adds to the map.
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

/** Returns the source and the target of an edge. */
export const endsOf = ({ type, lotId, documentId }: Edge): { readonly from: string; readonly to: string } =>
  type === 'RECEIVED' || type === 'PRODUCED' ? { from: documentId, to: lotId } : { from: lotId, to: documentId };
