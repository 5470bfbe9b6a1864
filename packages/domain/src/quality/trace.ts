/**
 * Traces: where lots came from and who has what came of them, in one answer.
 *
 * One step back and one step forward are what the law asks (Regulation (EC) 178/2002, Article 18); a trace goes all the way
 * in both directions, with exact quantities on every edge.
 */
import {
  accountOf,
  Holds,
  type LotAccount,
  type LotState,
  Lots,
  StorageLocations,
  shopDay,
  statusOf,
} from '../inventory/index.ts';
import type { Aggregate, AggregateKind, State } from '../kernel/aggregate.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { sumOfTexts } from '../kernel/decimal.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Ports } from '../kernel/ports.ts';
import { baseUnitOf } from '../kernel/quantity.ts';
import type { Where } from '../kernel/unit-of-work.ts';
import {
  type ArticleState,
  Articles,
  type CustomerState,
  Customers,
  type SupplierState,
  Suppliers,
} from '../masterdata/index.ts';
import { batchStatusAt } from '../production/index.ts';
import type { DocumentHead, LotHead, PlaceAt, TraceReader, UndoneDispatch } from './ports.ts';
import { nothingToTrace, traceTooLarge } from './refusals.ts';
import type {
  AffectedCustomer,
  AffectedDelivery,
  DIRECTIONS,
  OpenRun,
  OriginSupplier,
  RecallList,
  StockOnHand,
  Trace,
  TraceEdge,
  TraceNode,
  UndoneDelivery,
} from './trace-contracts.ts';
import { type Edge, type EdgeType, endsOf, graphOf, type Walk, walk } from './trace-graph.ts';

type Direction = (typeof DIRECTIONS)[number];

/** More affected lots than this are not traced: such a start says nothing. */
const MAX_AFFECTED = 100_000;

/** Reads of what is stored, of one instant or in a unit of work. */
export interface Look {
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  whereIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
  readonly trace: TraceReader;
  /** Lets other requests have the thread: what is large is worked on in parts, with this in between. */
  pause(): Promise<void>;
}

/** Outside of a unit of work. */
export const lookAt = ({ reader, trace, clock }: Pick<Ports, 'reader' | 'trace' | 'clock'>): Look => ({
  where: (kind, filter) => reader.where(kind, filter),
  whereIn: (kind, member, values) => reader.whereIn(kind, member, values),
  trace,
  pause: () => clock.pause(0),
});

/** So many are worked on at a time: some milliseconds. */
const PART = 1_000;

/** As `map`, with pauses. */
export async function mapInParts<T, R>(look: Look, items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (let from = 0; from < items.length; from += PART) {
    if (from > 0) await look.pause();
    for (const item of items.slice(from, from + PART)) mapped.push(map(item));
  }
  return mapped;
}

/** At what lots a trace begins: at all that any of these names; `supplierId` narrows `supplierLot`. */
export interface Starts {
  readonly lotIds?: readonly string[] | undefined;
  readonly lotNumbers?: readonly string[] | undefined;
  readonly supplierLots?: readonly string[] | undefined;
  readonly supplierIds?: readonly string[] | undefined;
  readonly batchIds?: readonly string[] | undefined;
  readonly deliveryIds?: readonly string[] | undefined;
  readonly receiptIds?: readonly string[] | undefined;
}

/** At which instant, and how far the answer's nodes go. */
export interface TraceOf {
  readonly direction: Direction;
  /** Undefined: now. */
  readonly asOf: Date | undefined;
  readonly limit: number;
}

/** The ids of the lots that are starts, in order. Refuses with LOT_NOT_FOUND where there are none. */
export async function startsOf(look: Look, given: Starts, asOf: Date | undefined): Promise<readonly string[]> {
  const { lotIds = [], lotNumbers = [], supplierLots = [], supplierIds = [] } = given;
  const documents = [given.batchIds, given.deliveryIds, given.receiptIds].flatMap((ids) => ids ?? []);
  const suppliers = new Set(supplierIds);
  const ofSupplier = ({ supplierId }: LotState) => suppliers.size === 0 || suppliers.has(supplierId ?? '');
  const found = await Promise.all([
    look.whereIn(Lots, 'id', lotIds),
    ...lotNumbers.map((lotNumber) => look.where(Lots, { lotNumber })),
    ...supplierLots.map(async (supplierLot) => (await look.where(Lots, { supplierLot })).filter(ofSupplier)),
    supplierLots.length === 0 ? look.whereIn(Lots, 'supplierId', supplierIds) : [],
  ]);
  const lots = found.flat().filter(({ createdAt }) => asOf === undefined || createdAt <= asOf);
  const births: Readonly<Record<string, EdgeType>> = {
    ...Object.fromEntries((given.batchIds ?? []).map((id) => [id, 'PRODUCED'])),
    ...Object.fromEntries((given.deliveryIds ?? []).map((id) => [id, 'DISPATCHED'])),
    ...Object.fromEntries((given.receiptIds ?? []).map((id) => [id, 'RECEIVED'])),
  };
  const edges = documents.length === 0 ? [] : await look.trace.edgesOf(documents, asOf);
  const named = edges.filter(({ type, documentId }) => births[documentId] === type).map(({ lotId }) => lotId);
  const starts = [...new Set([...lots.map(({ id }) => id), ...named])].sort();
  if (starts.length === 0) throw nothingToTrace();
  return starts;
}

/** What walks from the starts reach, both ways. */
export interface Reached {
  readonly up: Walk;
  readonly down: Walk;
  readonly inputsOf: (runId: string) => readonly Edge[];
}

/** Refuses with TRACE_TOO_LARGE where more than 100,000 lots are affected. */
export async function reached(look: Look, starts: readonly string[], asOf: Date | undefined): Promise<Reached> {
  const graph = graphOf(await look.trace.reach(starts, asOf));
  await look.pause();
  const up = walk(graph, starts, 'BACKWARD');
  await look.pause();
  const down = walk(graph, starts, 'FORWARD');
  await look.pause();
  if (down.lots.size > MAX_AFFECTED) {
    throw traceTooLarge({ lots: down.lots.size, runs: down.runs.size, deliveries: down.ends.size });
  }
  const inputsOf = (runId: string) => (graph.byDocument.get(runId) ?? []).filter(({ type }) => type === 'CONSUMED');
  return { up, down, inputsOf };
}

/** At an instant: `day` is the shop's then, by which goods expire. */
export interface At {
  readonly asOf: Date | undefined;
  readonly day: CalendarDate;
}

/** The shop's day at the instant that is asked about. */
export const dayOf = (asOf: Date | undefined, now: Date, settings: { readonly shopTimeZone: string }): CalendarDate =>
  shopDay(asOf ?? now, settings);

const unique = (ids: Iterable<string>): string[] => [...new Set(ids)];
const byId = <S extends { readonly id: string }>(states: readonly S[]): ReadonlyMap<string, S> =>
  new Map(states.map((s) => [s.id, s]));
export const have = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('The ledger names what is not stored');
  return found;
};

/** The heads of all these lots by their ids. */
export const lotsById = async (look: Look, ids: Iterable<string>): Promise<ReadonlyMap<string, LotHead>> =>
  byId(await look.trace.lots(unique(ids)));

/** Account of a lot out of its places. */
export function accountsOf(
  lots: ReadonlyMap<string, LotHead>,
  places: readonly PlaceAt[],
): (lotId: string) => LotAccount {
  const byLot = groupBy(places, ({ lotId }) => lotId);
  return (lotId) =>
    accountOf(
      have(lots.get(lotId)).quantityKind,
      (byLot.get(lotId) ?? []).map(({ sums }) => sums),
    );
}

/** What an answer says of lots and documents beside the graph. Each is read once. */
export interface Known {
  readonly lots: ReadonlyMap<string, LotHead>;
  readonly documents: ReadonlyMap<string, DocumentHead>;
  readonly articles: ReadonlyMap<string, ArticleState>;
  readonly suppliers: ReadonlyMap<string, SupplierState>;
  readonly customers: ReadonlyMap<string, CustomerState>;
  /** Of all affected lots. */
  readonly undone: readonly UndoneDispatch[];
}

/** Of all lots that were reached, of what the recall list names, and of the documents that are shown beside. */
export async function knownOf(
  look: Look,
  { up, down }: Reached,
  shown: readonly Shown[],
  asOf: Date | undefined,
): Promise<Known> {
  const shownIds = (kind: Shown['kind']) => shown.filter((node) => node.kind === kind).map(({ id }) => id);
  const undone = await look.trace.undone([...down.lots.keys()], asOf);
  const [lots, heads] = await Promise.all([
    lotsById(look, [...up.lots.keys(), ...down.lots.keys()]),
    look.trace.documents({
      runs: unique([...down.runs.keys(), ...shownIds('RUN')]),
      receipts: shownIds('RECEIPT'),
      deliveries: unique([...down.ends.keys(), ...undone.map(({ deliveryId }) => deliveryId)]),
    }),
  ]);
  const lotStates = [...lots.values()];
  const customerIds = heads.flatMap((head) => (head.kind === 'DELIVERY' ? head.customerId : []));
  const supplierIds = heads.flatMap((head) => (head.kind === 'RECEIPT' ? head.supplierId : []));
  const [articles, suppliers, customers] = await Promise.all([
    look.whereIn(Articles, 'id', unique(lotStates.map(({ articleId }) => articleId))),
    look.whereIn(Suppliers, 'id', unique([...supplierIds, ...lotStates.flatMap(({ supplierId }) => supplierId ?? [])])),
    look.whereIn(Customers, 'id', unique(customerIds)),
  ]);
  const documents = new Map(heads.map((head) => [head.id, head]));
  return { lots, documents, undone, articles: byId(articles), suppliers: byId(suppliers), customers: byId(customers) };
}

const headOf = <K extends DocumentHead['kind']>(
  { documents }: Known,
  id: string,
  kind: K,
): Extract<DocumentHead, { readonly kind: K }> => {
  const head = have(documents.get(id));
  if (head.kind !== kind) throw new Error(`${id} is a ${head.kind} and no ${kind}`);
  return head as Extract<DocumentHead, { readonly kind: K }>;
};

/** Who has it, where it lies, what is being made of it, and who brought it. Everything in an order of its own, always the same. */
export async function recallList(look: Look, { up, down }: Reached, at: At, places: readonly PlaceAt[], known: Known) {
  const customers = customersOf(down, known);
  await look.pause();
  return {
    customers,
    undoneDeliveries: undoneOf(known),
    stockOnHand: await stockOf(look, at, places),
    openRuns: openRunsOf(down, at, known),
    suppliers: suppliersOf(up, known),
  } satisfies RecallList;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function customersOf({ edges }: Walk, known: Known) {
  const { lots, articles, customers } = known;
  const dispatched = edges.filter(({ type }) => type === 'DISPATCHED');
  const ofCustomer = groupBy(dispatched, ({ documentId }) => headOf(known, documentId, 'DELIVERY').customerId);
  return [...customers.values()]
    .filter(({ id }) => ofCustomer.has(id))
    .map(
      ({ id, name, contactInfo: { phone, email, contactPerson } }): AffectedCustomer => ({
        customerId: id,
        name,
        phone,
        email,
        contactPerson,
        deliveries: (ofCustomer.get(id) ?? [])
          .map(({ documentId, lotId, quantity, takenBack }): AffectedDelivery => {
            const { number: deliveryNumber, dispatchDate } = headOf(known, documentId, 'DELIVERY');
            const { lotNumber, articleId, quantityKind } = have(lots.get(lotId));
            const articleName = have(articles.get(articleId)).name;
            const unit = baseUnitOf(quantityKind);
            return {
              deliveryId: documentId,
              deliveryNumber,
              dispatchDate,
              lotId,
              lotNumber,
              articleName,
              quantity,
              takenBack,
              unit,
            };
          })
          .sort((a, b) => compare(a.deliveryNumber, b.deliveryNumber) || compare(a.lotId, b.lotId)),
      }),
    )
    .sort((a, b) => compare(a.name, b.name) || compare(a.customerId, b.customerId));
}

const undoneOf = (known: Known): UndoneDelivery[] =>
  known.undone
    .map(({ deliveryId, undoneAt, ...by }) => {
      const { number: deliveryNumber, customerId } = headOf(known, deliveryId, 'DELIVERY');
      const { name } = have(known.customers.get(customerId));
      return { deliveryId, deliveryNumber, customerId, name, undoneAt: undoneAt.toISOString(), ...by };
    })
    .sort((a, b) => compare(a.deliveryNumber, b.deliveryNumber) || compare(a.deliveryId, b.deliveryId));

async function stockOf(look: Look, { day }: At, places: readonly PlaceAt[]): Promise<StockOnHand[]> {
  const held = places.filter(({ quantityBase }) => quantityBase !== '0');
  const locations = byId(
    await look.whereIn(StorageLocations, 'id', unique(held.map(({ storageLocationId }) => storageLocationId))),
  );
  const shown = await mapInParts(
    look,
    held,
    (place): StockOnHand => ({
      storageLocationId: place.storageLocationId,
      storageLocationName: have(locations.get(place.storageLocationId)).name,
      stockBatchId: place.stockBatchId,
      lotId: place.lotId,
      quantity: place.quantityBase,
      unit: baseUnitOf(place.quantityKind),
      status: statusOf(
        { condition: place.isBlocked ? 'BLOCKED' : 'IN_STOCK', expiryDate: place.expiryDate },
        { today: day, minimumShelfLifeDays: place.minimumShelfLifeDays },
      ),
    }),
  );
  return shown.sort(
    (a, b) => compare(a.storageLocationName, b.storageLocationName) || compare(a.stockBatchId, b.stockBatchId),
  );
}

function openRunsOf({ runs }: Walk, { asOf }: At, { documents }: Known): OpenRun[] {
  return [...runs.keys()]
    .flatMap((id) => {
      const head = have(documents.get(id));
      const isOpen = head.kind === 'PRODUCTION' && batchStatusAt(head, asOf) === 'IN_PROGRESS';
      return isOpen ? { batchId: id, batchNumber: head.number } : [];
    })
    .sort((a, b) => compare(a.batchNumber, b.batchNumber));
}

function suppliersOf({ edges }: Walk, { lots, suppliers }: Known) {
  const received = edges.filter(({ type }) => type === 'RECEIVED');
  const supplierOf = ({ lotId }: Edge) => have(lots.get(lotId)).supplierId ?? '';
  const unitOf = ({ lotId }: Edge) => baseUnitOf(have(lots.get(lotId)).quantityKind);
  return [...groupBy(received, (edge) => `${supplierOf(edge)} ${unitOf(edge)}`).values()]
    .map((group): OriginSupplier => {
      const [first] = group;
      const { id, name } = have(suppliers.get(supplierOf(have(first))));
      return {
        supplierId: id,
        name,
        lots: unique(group.map(({ lotId }) => lotId)).sort(),
        quantity: sumOfTexts(group.map(({ quantity }) => quantity)),
        unit: unitOf(have(first)),
      };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.supplierId, b.supplierId) || compare(a.unit, b.unit));
}

/** The whole answer. */
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

type Shown = Pick<TraceNode, 'id' | 'kind' | 'side' | 'distance'>;

/** Nearest first. */
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
  // What lies at one distance in the order in which goods pass it: the run before its lots, receipts and deliveries after.
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
    // A cutting that was undone has no edges left.
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
