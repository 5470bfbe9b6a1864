/** A shop whose lots get labels, and the books of where the lots came from and what their articles were declared as. */
import { createStock, createStorageLocation } from '@cleaver/domain/inventory';
import type { AllergenCode } from '@cleaver/domain/labels';
import { createArticle, createProductCategory, createSupplier, setArticleCodes } from '@cleaver/domain/masterdata';
import { activateRecipe, addIngredient, createRecipe } from '@cleaver/domain/production';
import { updateSettings } from '@cleaver/domain/settings';
import { unique } from '../contract/samples.ts';
import type { openShop } from '../quality/genealogy-shop.ts';

export const HOUR_MS = 3_600_000;

/** Allergens of the test, each with the word that labels emphasise, which is also its name. */
export const WORDS = {
  EGG: 'Eier',
  MILK: 'Milch',
  CELERY: 'Sellerie',
  MUSTARD: 'Senf',
  SOY: 'Soja',
} as const satisfies Partial<Record<AllergenCode, string>>;
export type Code = keyof typeof WORDS;
export const CODES = Object.keys(WORDS) as readonly Code[];

export interface Version {
  /** Null: since ever. */
  readonly from: string | null;
  readonly contains: readonly Code[];
}

export interface Ware {
  readonly id: string;
  readonly stockId: string;
  readonly plu: string;
  readonly versions: Version[];
}

export interface Lot {
  readonly id: string;
  readonly number: string;
  readonly ware: Ware;
  /** The day on which it was created, in the shop. */
  readonly day: string;
  readonly expiryDate: string;
  readonly stockBatchId: string;
  /** The lots that its run consumed, without returned ones. */
  readonly inputs: readonly Lot[];
  readonly holds: string[];
}

/** Returns the day of an instant in the shop, in winter. */
export const dayIn = (instant: number): string => new Date(instant + HOUR_MS).toISOString().slice(0, 10);

/** Returns what the article of a lot was declared to contain on the day of the lot. */
export function containedIn({ ware, day }: Lot): readonly Code[] {
  const found = ware.versions.findLast(({ from }) => from === null || from <= day);
  return found?.contains ?? [];
}

/** Returns the lot and all lots that it was made of, by a breadth-first search. */
export function ancestorsOf(lot: Lot): readonly Lot[] {
  const found = new Set([lot]);
  // The loop also visits the lots that it adds to the set.
  for (const { inputs } of found) for (const input of inputs) found.add(input);
  return [...found];
}

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Creates three bought articles, two made ones with their recipes, and one that is cut. */
export async function openBooks({ ask, upTo, oneOf, trying, now }: OpenShop) {
  const operator = { name: 'Huber ^XZ~', street: 'Markt', postalCode: '83022', city: 'Rosenheim' };
  await ask(updateSettings, { operator, weightPatterns: ['28PPPPPWWWWWC'] });
  const { id: categoryId } = await ask(createProductCategory, { name: unique('category') });
  const { id: supplierId } = await ask(createSupplier, { name: unique('Hof'), phone: '1' });
  const { id: storageLocationId } = await ask(createStorageLocation, {
    name: unique('Raum'),
    storageType: 'COLD_ROOM',
  });
  const odd = ['^', '~', '(', ')', '[', ']', '^XA', '~JA', 'ß', '"', "'", ',', ';', '%', '/', 'L', '7'];
  /** Returns a text with characters that commands of printers and codes consist of. */
  const oddly = (text: string, most = 5) => `${text}${Array.from({ length: upTo(most) }, () => oneOf(odd)).join('')}`;
  const wares: Ware[] = [];
  for (const name of ['Fleisch', 'Gewürz', 'Speck', 'Brät', 'Wurst', 'Aufschnitt']) {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9, productKind: 'MEAT_PRODUCT' };
    const articleNumber = oddly(unique('A'), 3);
    const { id } = await ask(createArticle, { name: oddly(name), articleNumber, categoryId, ...sold });
    const plu = String(10_000 + upTo(80_000));
    const hasPlu = (await trying(setArticleCodes, { id, plu })) !== undefined;
    const { id: stockId } = await ask(createStock, { articleId: id, storageLocationId });
    wares.push({ id, stockId, plu: hasPlu ? plu : '', versions: [] });
  }
  const [meat, spice, bacon, dough, sausage, slices] = wares as [Ware, Ware, Ware, Ware, Ware, Ware];
  const recipeOf = async (of: Ware, ...lines: readonly Ware[]) => {
    const output = { outputQuantity: String(lines.length), outputUom: 'KG', articleId: of.id };
    const { id } = await ask(createRecipe, { name: unique('Rezeptur'), type: 'FINISHED_PRODUCT', ...output });
    for (const line of lines) await ask(addIngredient, { id, articleId: line.id, quantity: '1', uom: 'KG' });
    await ask(activateRecipe, { id });
    return { id, of };
  };
  const recipes = [
    await recipeOf(sausage, meat, spice),
    await recipeOf(sausage, meat, spice, bacon),
    await recipeOf(dough, meat, spice),
  ];
  const lots: Lot[] = [];
  /** Cut lots, and made lots with their batches. */
  const [cuttings, batches] = [new Set<Lot>(), new Map<Lot, string>()];
  return {
    ...{ supplierId, wares, recipes, lots, cuttings, batches, oddly },
    bought: [meat, spice, bacon],
    ...{ sausage, slices },
    today: () => dayIn(now()),
  };
}

export type LabelBooks = OpenShop & Awaited<ReturnType<typeof openBooks>>;
