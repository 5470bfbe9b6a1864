/** Reads the data of a trace: the starts, the walks from the starts, and the records in the response. */

import { accountOf, type LotAccount, type LotState, Lots, shopDay } from '../../inventory/index.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import {
  type ArticleState,
  Articles,
  type CustomerState,
  Customers,
  type SupplierState,
  Suppliers,
} from '../../masterdata/index.ts';
import type { DocumentHead, LotHead, PlaceAt, UndoneDispatch } from '../ports.ts';
import { nothingToTrace, traceTooLarge } from '../refusals.ts';
import type { Look } from '../stored-records.ts';
import type { TraceNode } from './trace-contracts.ts';
import { type Edge, type EdgeType, graphOf, type Walk, walk } from './trace-graph.ts';

/** Maximum number of affected lots of a trace. A start with more affected lots is too unspecific. */
const MAX_AFFECTED = 100_000;

/**
 * The filters for the starts of a trace. Each lot that matches any member is a start. With `supplierLots`, however,
 * `supplierIds` only restricts the lots that match `supplierLots`.
 */
export interface Starts {
  readonly lotIds?: readonly string[] | undefined;
  readonly lotNumbers?: readonly string[] | undefined;
  readonly supplierLots?: readonly string[] | undefined;
  readonly supplierIds?: readonly string[] | undefined;
  readonly batchIds?: readonly string[] | undefined;
  readonly deliveryIds?: readonly string[] | undefined;
  readonly receiptIds?: readonly string[] | undefined;
}

/**
 * Returns the ids of the start lots, sorted. Omits lots created after `asOf`. Refuses with LOT_NOT_FOUND if no lot
 * matches.
 */
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

/** The walks from the starts, backward and forward, and a function that returns the input edges of a run. */
export interface Reached {
  readonly up: Walk;
  readonly down: Walk;
  readonly inputsOf: (runId: string) => readonly Edge[];
}

/** Returns the walks from the starts. Refuses more than 100,000 affected lots with TRACE_TOO_LARGE. */
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

/**
 * An instant. An undefined `asOf` means now. `day` is the shop's date at this instant. Expiry dates are compared with
 * `day`.
 */
export interface At {
  readonly asOf: Date | undefined;
  readonly day: CalendarDate;
}

/** Returns the shop's date at the requested instant, by default now. */
export const dayOf = (asOf: Date | undefined, now: Date, settings: { readonly shopTimeZone: string }): CalendarDate =>
  shopDay(asOf ?? now, settings);

export const unique = (ids: Iterable<string>): string[] => [...new Set(ids)];

export const byId = <S extends { readonly id: string }>(states: readonly S[]): ReadonlyMap<string, S> =>
  new Map(states.map((s) => [s.id, s]));

export const have = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('The ledger names what is not stored');
  return found;
};

/** Returns the heads of these lots by their ids. */
export const lotsById = async (look: Look, ids: Iterable<string>): Promise<ReadonlyMap<string, LotHead>> =>
  byId(await look.trace.lots(unique(ids)));

/** Returns a function that calculates the account of a lot from its places. */
export function accountsOf(
  lots: ReadonlyMap<string, Pick<LotHead, 'quantityKind'>>,
  places: readonly PlaceAt[],
): (lotId: string) => LotAccount {
  const byLot = groupBy(places, ({ lotId }) => lotId);
  return (lotId) =>
    accountOf(
      have(lots.get(lotId)).quantityKind,
      (byLot.get(lotId) ?? []).map(({ sums }) => sums),
    );
}

/**
 * The records for a response: lots, documents, articles, suppliers, customers and undone dispatches. `knownOf` reads
 * each record once.
 */
export interface Known {
  readonly lots: ReadonlyMap<string, LotHead>;
  readonly documents: ReadonlyMap<string, DocumentHead>;
  readonly articles: ReadonlyMap<string, ArticleState>;
  readonly suppliers: ReadonlyMap<string, SupplierState>;
  readonly customers: ReadonlyMap<string, CustomerState>;
  /** The undone dispatches of all affected lots, and of lots that undone runs made of them. */
  readonly undone: readonly UndoneDispatch[];
}

/** Reads the records of all reached lots, of the recall list, and of the documents in `shown`. */
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

export const headOf = <K extends DocumentHead['kind']>(
  { documents }: Known,
  id: string,
  kind: K,
): Extract<DocumentHead, { readonly kind: K }> => {
  const head = have(documents.get(id));
  if (head.kind !== kind) throw new Error(`${id} is a ${head.kind} and no ${kind}`);
  return head as Extract<DocumentHead, { readonly kind: K }>;
};

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type Shown = Pick<TraceNode, 'id' | 'kind' | 'side' | 'distance'>;
