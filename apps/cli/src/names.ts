/** Resolves ids of referenced records to names for people. */
import { ApiError, type CleaverClient } from '@cleaver/client';
import { listCleaningTasks, listControlPoints, listDevices } from '@cleaver/domain/hygiene/contracts';
import { listUsers } from '@cleaver/domain/identity/contracts';
import { listLots, listStorageLocations } from '@cleaver/domain/inventory/contracts';
import { listInvoices } from '@cleaver/domain/invoicing/contracts';
import type { AnyContract } from '@cleaver/domain/kernel';
import {
  listArticles,
  listCustomers,
  listProductCategories,
  listSuppliers,
} from '@cleaver/domain/masterdata/contracts';
import { listGoodsReceipts } from '@cleaver/domain/procurement/contracts';
import { listRecipes } from '@cleaver/domain/production/contracts';
import { listDeliveries, listOrders } from '@cleaver/domain/sales/contracts';
import { call } from './context.ts';

interface Reference {
  /** The member of the column that shows names in place of ids. */
  readonly name: string;
  /** The operation that lists the records. */
  readonly list: AnyContract;
  /** A second member that may hold the record's number next to the id. The first is `name` plus `Number`. */
  readonly number?: string;
}

/** The members that refer to records with a name or a number. */
export const REFERENCES: Readonly<Record<string, Reference>> = {
  articleId: { name: 'article', list: listArticles },
  articleIds: { name: 'articles', list: listArticles },
  cleaningTaskId: { name: 'cleaningTask', list: listCleaningTasks },
  controlPointId: { name: 'controlPoint', list: listControlPoints },
  deviceId: { name: 'device', list: listDevices },
  categoryId: { name: 'category', list: listProductCategories },
  supplierId: { name: 'supplier', list: listSuppliers },
  supplierIds: { name: 'suppliers', list: listSuppliers },
  customerId: { name: 'customer', list: listCustomers },
  recipeId: { name: 'recipe', list: listRecipes },
  subRecipeId: { name: 'subRecipe', list: listRecipes },
  storageLocationId: { name: 'storageLocation', list: listStorageLocations },
  storageLocationIds: { name: 'storageLocations', list: listStorageLocations },
  lotId: { name: 'lot', list: listLots, number: 'batchId' },
  lotIds: { name: 'lots', list: listLots },
  orderId: { name: 'order', list: listOrders },
  deliveryId: { name: 'delivery', list: listDeliveries },
  deliveryIds: { name: 'deliveries', list: listDeliveries },
  invoiceId: { name: 'invoice', list: listInvoices },
  correctsId: { name: 'corrects', list: listInvoices },
  receiptId: { name: 'receipt', list: listGoodsReceipts },
  userId: { name: 'user', list: listUsers, number: 'username' },
};

const numbersOf = ({ name, number }: Reference): readonly string[] => [`${name}Number`, ...(number ? [number] : [])];

/** Returns the names of the members that may be next to an id with the number or the name of its record. */
export const repeats = (reference: Reference): readonly string[] => [...numbersOf(reference), `${reference.name}Name`];

/** Returns the name and the number of a referenced record, from the members next to its id. Undefined without them. */
function ownName(reference: Reference, record: Readonly<Record<string, unknown>>): string | undefined {
  const [number, name] = [numbersOf(reference), [`${reference.name}Name`]].map((members) =>
    members.map((member) => record[member]).find((text) => typeof text === 'string'),
  );
  return (number && name ? `${name} (${number})` : (name ?? number)) as string | undefined;
}

/**
 * The members by which people identify a record, in order of priority: numbers before names. Lot numbers and names may
 * be ambiguous.
 */
export const KNOWN_BY = [
  ...(['articleNumber', 'lotNumber', 'batchNumber', 'cuttingNumber', 'countNumber', 'receiptNumber'] as const),
  ...(['orderNumber', 'deliveryNumber', 'invoiceNumber', 'recallNumber', 'username', 'name', 'articleName'] as const),
] as const;

/** A record of a list, with the members by which people identify it. */
export type Known = { readonly id: string } & Partial<Record<(typeof KNOWN_BY)[number], string>>;

/** The maximum number of ids per request, because proxies accept addresses of about 8,000 characters. */
const AT_ONCE = 150;

interface Listed {
  readonly content: readonly Known[];
  readonly page: { readonly next?: number };
}

/**
 * Returns names by id, for the references in the value, at any depth. Omits references with a number next to the id,
 * and records that are deleted or not readable. `isShown`: whether a member is shown; default: all are.
 */
export async function namesIn(
  value: unknown,
  client: CleaverClient,
  signal: AbortSignal,
  isShown: (member: string) => boolean = () => true,
): Promise<Names> {
  const wanted = new Map<AnyContract, Set<string>>();
  collect(value, wanted, isShown);
  const names = new Map<string, string>();
  for (const [list, ids] of wanted) {
    try {
      const all = [...ids];
      for (let at = 0; at < all.length; at += AT_ONCE) {
        // Reads all pages, because a page of large records can have fewer records than requested.
        for (let skip: number | undefined = 0; skip !== undefined; ) {
          const input = { size: AT_ONCE, skip, id: all.slice(at, at + AT_ONCE) };
          const { content, page } = (await call(client, list, input, { signal })) as Listed;
          for (const one of content) add(names, one);
          skip = page.next;
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return names;
}

export type Names = ReadonlyMap<string, string>;

function add(names: Map<string, string>, one: Known): void {
  const known = KNOWN_BY.map((member) => one[member]).find((text) => text !== undefined);
  const name = one.articleNumber === undefined ? known : `${one.name} (${one.articleNumber})`;
  if (name !== undefined) names.set(one.id, name);
}

function collect(value: unknown, wanted: Map<AnyContract, Set<string>>, isShown: (member: string) => boolean): void {
  if (Array.isArray(value)) for (const one of value) collect(one, wanted, isShown);
  else if (typeof value === 'object' && value !== null) {
    for (const [member, one] of Object.entries(value)) {
      const reference = REFERENCES[member];
      if (reference === undefined) collect(one, wanted, isShown);
      // A record with the number next to the id needs no look-up.
      else if (isShown(member) && numbersOf(reference).every((number) => typeof value[number as never] !== 'string')) {
        const { list } = reference;
        const ids = [one].flat().filter((id) => typeof id === 'string');
        if (ids.length > 0) wanted.set(list, new Set([...(wanted.get(list) ?? []), ...ids]));
      }
    }
  }
}

/**
 * Returns a member of a record. The name of a referenced record takes the place of its id, because few terminals have
 * room for both, and commands accept the name.
 */
export function named(record: Readonly<Record<string, unknown>>, member: string, names: Names): unknown {
  const value = record[member];
  const reference = REFERENCES[member];
  if (!reference) return value;
  const nameOf = (id: unknown) => (typeof id === 'string' ? names.get(id) : undefined);
  return Array.isArray(value)
    ? value.map((id) => nameOf(id) ?? id)
    : (nameOf(value) ?? ownName(reference, record) ?? value);
}
