/** A shop with lots, batches and deliveries, and the books of its movements. */

import { randomInt } from 'node:crypto';
import { Core, PERMISSIONS, type Reads } from '@cleaver/domain';
import { createStock, createStorageLocation, listMovements } from '@cleaver/domain/inventory';
import { type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createCustomer, createProductCategory, createSupplier } from '@cleaver/domain/masterdata';
import { activateRecipe, addIngredient, createRecipe } from '@cleaver/domain/production';
import { traceLots } from '@cleaver/domain/quality';
import { numbersOf } from '../contract/chance.ts';
import { newId, type Stored, unique } from '../contract/samples.ts';
import { memoryPorts } from '../ports.ts';

export type RowType = 'RECEIVED' | 'CONSUMED' | 'PRODUCED' | 'DISPATCHED' | 'TAKEN_BACK' | 'TRANSFERRED' | 'COUNTED';

/** A row of the books. `grams` is the change of the stock batch. A return from a run is CONSUMED with `grams` > 0. */
export interface Row {
  readonly type: RowType;
  readonly lotId: string;
  readonly stockBatchId: string;
  readonly document: string;
  readonly grams: number;
}

export interface Posting {
  readonly rows: readonly Row[];
  readonly movementId: string;
  readonly at: number;
  undoneAt: number;
}

export interface Place {
  readonly lotId: string;
  readonly stockBatchId: string;
  readonly stockId: string;
}

export const kilos = (grams: number) => ({ quantityAmount: (grams / 1000).toFixed(3), quantityUnit: 'KG' });

export const expiryDate = '2026-02-01';

/** Makes a core on the store. Returns functions that run operations with all permissions, and random numbers. */
export async function openShop(stored: Omit<Stored, 'close'> & Pick<Reads, 'trace'>) {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  const { upTo, oneOf } = numbersOf(seed);
  const ports = memoryPorts({ ...stored, ids: { next: newId } });
  const core = new Core(ports);
  const caller: Caller = { userId: newId(), username: 'eva', sessionId: 's', permissions: new Set(PERMISSIONS) };
  const ask = <I, O>(operation: Contract<I, O>, input: object): Promise<O> =>
    core.execute(operation, { input, caller, origin: { address: null, requestId: null } });
  /** Runs an operation. Returns undefined if the core refuses it. */
  const trying = <I, O>(operation: Contract<I, O>, input: object): Promise<O | undefined> =>
    ask(operation, input).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
  const now = () => ports.clock.now().getTime();
  return { seed, upTo, oneOf, ports, ask, trying, now };
}

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Creates the master data of a shop. */
export async function furnish({ ask }: OpenShop) {
  const { id: categoryId } = await ask(createProductCategory, { name: unique('category') });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 12.9 };
  const { id: articleId } = await ask(createArticle, { name: 'Brät', articleNumber: unique('A'), categoryId, ...sold });
  const stocks: { readonly id: string; readonly storageLocationId: string }[] = [];
  for (let number = 0; number < 3; number++) {
    const room = await ask(createStorageLocation, { name: unique('Raum'), storageType: 'COLD_ROOM' });
    const shelf = { articleId, storageLocationId: room.id, minimumShelfLifeDays: 14 };
    stocks.push(await ask(createStock, shelf));
  }
  const address = { street: 'Weg', postalCode: '1', city: 'Ort', country: 'DE' };
  const suppliers: string[] = [];
  const customers: string[] = [];
  for (const name of ['Eins', 'Zwei']) {
    suppliers.push((await ask(createSupplier, { name: unique(name), phone: '1' })).id);
    customers.push((await ask(createCustomer, { name: unique(name), type: 'B2B', phone: '1', ...address })).id);
  }
  const output = { outputQuantity: '10', outputUom: 'KG', articleId };
  const recipe = await ask(createRecipe, { name: unique('Wurst'), type: 'INTERMEDIATE', ...output });
  await ask(addIngredient, { id: recipe.id, articleId, quantity: '10', uom: 'KG' });
  await ask(activateRecipe, { id: recipe.id });
  return { stocks, suppliers, customers, recipe };
}

type Shop = OpenShop & Awaited<ReturnType<typeof furnish>>;

/** Returns the books: a model of the expected movements, with functions that record and query them. */
export function openBooks({ ask, now }: Shop) {
  const places: Place[] = [];
  const postings: Posting[] = [];
  const batches: string[] = [];
  const supplierOf = new Map<string, string>();
  const deliveries = new Map<string, { readonly customerId: string; readonly place: Place }>();
  const blocked = new Set<Place>();
  const holds: { readonly id: string; readonly holdId: string }[] = [];
  /** The changes of the status of each batch, oldest first. */
  const statuses = new Map<string, { readonly at: number; readonly status: string }[]>();
  const completions = new Map<string, Posting>();
  /** Enters new rows as a posting. Reads only the id of one of their movements from the ledger. */
  async function enter(...rows: Row[]): Promise<Posting> {
    const [first] = rows;
    const { content } = await ask(listMovements, {
      stockBatchId: first?.stockBatchId,
      size: 500,
      sort: 'at,desc',
    });
    const movement = content.find(({ at, type }) => at.getTime() === now() && type !== 'BLOCKED');
    const posting = { rows, movementId: movement?.id ?? '', at: now(), undoneAt: Number.POSITIVE_INFINITY };
    postings.push(posting);
    return posting;
  }
  const came = (type: RowType, document: string, place: Place, grams: number): Row => {
    if (!places.some(({ stockBatchId }) => stockBatchId === place.stockBatchId)) places.push(place);
    return { type, ...place, document, grams };
  };
  const went = (type: RowType, document: string, place: Place, grams: number): Row => ({
    ...{ type, ...place, document },
    grams: -grams,
  });
  /** Returns the effective rows at the instant: booked by then, and not undone by then. */
  const rowsAt = (instant: number): readonly Row[] =>
    postings.filter(({ at, undoneAt }) => at <= instant && undoneAt > instant).flatMap(({ rows }) => rows);
  const traced = (start: string, direction: Direction, asOf?: number) =>
    ask(traceLots, {
      ...{ lotId: [start], direction, limit: 20_000 },
      ...(asOf !== undefined && { asOf: new Date(asOf).toISOString() }),
    });
  return {
    places,
    postings,
    batches,
    supplierOf,
    deliveries,
    blocked,
    holds,
    statuses,
    completions,
    enter,
    came,
    went,
    rowsAt,
    traced,
  };
}

export type Books = Shop & ReturnType<typeof openBooks>;

export type Direction = 'BOTH' | 'BACKWARD' | 'FORWARD';
