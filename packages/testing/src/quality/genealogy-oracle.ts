/** Builds the trace that the books expect, and converts an actual trace into the same form. */
import { groupBy } from '@cleaver/domain/kernel';
import type { Books, Direction, Row, RowType } from './genealogy-shop.ts';

type EdgeType = Exclude<RowType, 'TAKEN_BACK' | 'TRANSFERRED' | 'COUNTED'>;

interface BookedEdge {
  readonly type: EdgeType;
  readonly lotId: string;
  readonly document: string;
  readonly grams: number;
  readonly back: number;
}

type Way = Exclude<Direction, 'BOTH'>;

const total = (rows: readonly Row[]) => rows.reduce((all, { grams }) => all + grams, 0);

function edgesAt(rows: readonly Row[]): readonly BookedEdge[] {
  const typeOf = ({ type }: Row) => (type === 'TAKEN_BACK' ? 'DISPATCHED' : type);
  const groups = groupBy(
    rows.filter(({ type }) => type !== 'TRANSFERRED' && type !== 'COUNTED'),
    (row) => `${typeOf(row)} ${row.lotId} ${row.document}`,
  );
  return [...groups.values()].flatMap((group) => {
    const { lotId, document } = group[0] as Row;
    const type = typeOf(group[0] as Row) as EdgeType;
    const back = total(group.filter((row) => row.type === 'TAKEN_BACK'));
    const grams = Math.abs(total(group) - back);
    return grams === 0 ? [] : { type, lotId, document, grams, back };
  });
}

const WAYS = {
  BACKWARD: ['PRODUCED', 'CONSUMED', 'RECEIVED'],
  FORWARD: ['CONSUMED', 'PRODUCED', 'DISPATCHED'],
} as const;

/** Returns the reachable nodes by id, with their distance. `passed`: the edges on the way. */
function reach(edges: readonly BookedEdge[], start: string, way: Way) {
  const [toRun, toLot, toEnd] = WAYS[way];
  const lots = new Map([[start, 0]]);
  const runs = new Map<string, number>();
  const ends = new Map<string, number>();
  for (let distance = 0; [...lots.values()].includes(distance); distance++) {
    const nearest = edges.filter(({ lotId }) => lots.get(lotId) === distance);
    for (const { type, document } of nearest) {
      if (type === toEnd && !ends.has(document)) ends.set(document, distance);
      if (type === toRun && !runs.has(document)) runs.set(document, distance + 1);
    }
    for (const { type, document, lotId } of edges) {
      if (type === toLot && runs.get(document) === distance + 1 && !lots.has(lotId)) lots.set(lotId, distance + 1);
    }
  }
  const passed = edges.filter(
    ({ type, lotId, document }) =>
      ((type === toRun || type === toEnd) && lots.has(lotId)) || (type === toLot && runs.has(document)),
  );
  return { lots, runs, ends, passed };
}

/** Returns the start and all lots that runs made of it until the instant, including runs that were undone later. */
function madeOf({ postings, rowsAt }: Books, start: string, instant: number): ReadonlySet<string> {
  const made = new Set([start]);
  // Postings are in the order of their booking, so a lot comes before the runs that consume it.
  for (const { at, rows } of postings) {
    for (const { type, lotId, document } of at <= instant ? rows : []) {
      const inputs = edgesAt(rowsAt(at)).filter((edge) => edge.type === 'CONSUMED' && edge.document === document);
      if (type === 'PRODUCED' && inputs.some((edge) => made.has(edge.lotId))) made.add(lotId);
    }
  }
  return made;
}

const kg = (grams: number) => String(grams / 1000);

const sorted = (all: readonly unknown[]) => all.map((each) => JSON.stringify(each)).sort();

/** An actual trace. Tests compare it without the order of edges. */
export type Answer = Awaited<ReturnType<Books['traced']>>;

export const inOrder = ({ edges, ...rest }: Answer) => ({ ...rest, edges: sorted(edges) });

/** Returns an actual trace in the form of `expectedOf`. */
export const answeredOf = ({ nodes, edges, recall }: Answer): ReturnType<typeof expectedOf> => ({
  nodes: sorted(nodes.map(({ id, kind, side, distance }) => [id, kind, side, distance])),
  edges: sorted(edges.map(({ from, to, type, quantity, takenBack = null }) => [from, to, type, quantity, takenBack])),
  runs: sorted(nodes.flatMap((node) => (node.kind === 'RUN' ? [[node.id, node.status, node.otherInputs]] : []))),
  accounts: sorted(
    nodes.flatMap((node) => {
      if (node.kind !== 'LOT') return [];
      const { originated, consumed, dispatched, takenBack, inStock } = node.account;
      return [[node.id, originated, consumed, dispatched, takenBack, inStock]];
    }),
  ),
  customers: sorted(
    recall.customers.flatMap(({ customerId, deliveries: sent }) =>
      sent.map(({ deliveryId, lotId, quantity, takenBack }) => [customerId, deliveryId, lotId, quantity, takenBack]),
    ),
  ),
  undone: sorted(
    recall.undoneDeliveries.map(({ customerId, deliveryId, undoneAt, undoneBy, reason }) => [
      ...[customerId, deliveryId, undoneAt, undoneBy, reason],
    ]),
  ),
  stock: sorted(recall.stockOnHand.map(({ stockBatchId, lotId, quantity }) => [stockBatchId, lotId, quantity])),
  openRuns: sorted(recall.openRuns.map(({ batchId }) => batchId)),
  suppliers: sorted(recall.suppliers.map(({ supplierId, lots, quantity }) => [supplierId, lots, quantity])),
});

type Reached = ReturnType<typeof reach>;

/** Returns the shown nodes by id, with their side and their distance from the start. */
function nodesOf(start: string, shown: readonly Reached[], up: Reached) {
  const nodes = new Map<string, [kind: string, side: string, distance: number]>();
  for (const way of shown) {
    const side = way === up ? 'UP' : 'DOWN';
    const kinds = [way.lots, way.runs, way.ends] as const;
    kinds.forEach((found, at) => {
      const kind = ['LOT', 'RUN', side === 'UP' ? 'RECEIPT' : 'DELIVERY'][at] ?? '';
      for (const [id, distance] of found) {
        const nearer = Math.min(distance, nodes.get(id)?.[2] ?? distance);
        nodes.set(id, [kind, id === start ? 'START' : side, nearer]);
      }
    });
  }
  return nodes;
}

/** Returns the account of each lot among the nodes. */
function accountsAt(rows: readonly Row[], nodes: ReturnType<typeof nodesOf>) {
  const ofLot = (lotId: string, ...types: readonly RowType[]) =>
    Math.abs(total(rows.filter((row) => row.lotId === lotId && types.includes(row.type))));
  return sorted(
    [...nodes].flatMap(([id, [kind]]) =>
      kind === 'LOT'
        ? [
            [
              ...[id, kg(ofLot(id, 'RECEIVED', 'PRODUCED')), kg(ofLot(id, 'CONSUMED'))],
              ...[kg(ofLot(id, 'DISPATCHED')), kg(ofLot(id, 'TAKEN_BACK'))],
              kg(total(rows.filter(({ lotId }) => lotId === id))),
            ],
          ]
        : [],
    ),
  );
}

/** Returns the parts of the expected trace that the books determine. */
export function expectedOf(books: Books, start: string, direction: Direction, instant: number) {
  const { rowsAt, statuses, postings, deliveries, supplierOf } = books;
  const rows = rowsAt(instant);
  const edges = edgesAt(rows);
  const [up, down] = [reach(edges, start, 'BACKWARD'), reach(edges, start, 'FORWARD')];
  const shown = { BOTH: [up, down], BACKWARD: [up], FORWARD: [down] }[direction];
  const passed = new Set(shown.flatMap((way) => way.passed));
  const nodes = nodesOf(start, shown, up);
  const statusOf = (id: string) => statuses.get(id)?.findLast(({ at }) => at <= instant)?.status ?? 'DONE';
  const inStock = [...groupBy(rows, ({ stockBatchId }) => stockBatchId)].flatMap(([stockBatchId, of]) => {
    const lotId = of[0]?.lotId ?? '';
    return down.lots.has(lotId) && total(of) !== 0 ? [[stockBatchId, lotId, kg(total(of))]] : [];
  });
  const made = madeOf(books, start, instant);
  const dispatched = down.passed.filter(({ type }) => type === 'DISPATCHED');
  const received = up.passed.filter(({ type }) => type === 'RECEIVED');
  return {
    nodes: sorted([...nodes].map(([id, node]) => [id, ...node])),
    edges: sorted(
      [...passed].map(({ type, lotId, document, grams, back }) => {
        const ends = type === 'RECEIVED' || type === 'PRODUCED' ? [document, lotId] : [lotId, document];
        return [...ends, type, kg(grams), type === 'DISPATCHED' ? kg(back) : null];
      }),
    ),
    runs: sorted(
      [...nodes].flatMap(([id, [kind]]) => {
        const other = edges.filter((edge) => edge.type === 'CONSUMED' && edge.document === id && !passed.has(edge));
        return kind === 'RUN' ? [[id, statusOf(id), other.length]] : [];
      }),
    ),
    accounts: accountsAt(rows, nodes),
    customers: sorted(
      dispatched.map(({ lotId, document, grams, back }) => [
        ...[deliveries.get(document)?.customerId, document, lotId, kg(grams), kg(back)],
      ]),
    ),
    undone: sorted(
      postings
        .filter(({ rows: [row], undoneAt }) => row?.type === 'DISPATCHED' && undoneAt <= instant)
        .filter(({ rows: [row] }) => made.has(row?.lotId ?? ''))
        .map(({ rows: [row], undoneAt }) => {
          const { customerId = '' } = deliveries.get(row?.document ?? '') ?? {};
          return [customerId, row?.document, new Date(undoneAt).toISOString(), 'eva', 'x'];
        }),
    ),
    stock: sorted(inStock),
    openRuns: sorted([...down.runs.keys()].filter((id) => statusOf(id) === 'IN_PROGRESS')),
    suppliers: sorted(
      [...groupBy(received, ({ lotId }) => supplierOf.get(lotId))].map(([id, of]) => [
        ...[id, of.map(({ lotId }) => lotId).sort(), kg(of.reduce((all, { grams }) => all + grams, 0))],
      ]),
    ),
  };
}
