/** Fills the service with labels, and with lots to preview, to tell about at the counter, and to print. */
import type { Client } from 'pg';
import { call } from './client.ts';
import type { Server } from './server.ts';
import { logIn, range, supplier } from './world.ts';

/** The ingredients of the large label, and the levels of its recipes. */
export const INGREDIENTS = 40;
export const LEVELS = 5;
/** The articles at the counter, the lots of each, and the ingredients of each. */
export const COUNTER = 100;
const [COUNTER_LOTS, COUNTER_INGREDIENTS] = [2, 5];
/** The genealogy of the previewed lot: parts minced together, cuts in each part, and received lots in each cut. */
const [PARTS, CUTS, SHOULDERS] = [20, 20, 4];
export const ANCESTORS = PARTS + PARTS * CUTS * (1 + SHOULDERS);
/** Lines of a goods receipt. */
const RECEIPT = 200;

export interface LabelsShop {
  readonly url: string;
  readonly token: string;
  /** The draft of the large label, and its recipe. */
  readonly labelId: string;
  readonly recipeId: string;
  /** The lot with `ANCESTORS` ancestors. */
  readonly minceId: string;
  /** The lot whose packs are labelled. */
  readonly printedId: string;
}

const PORK = { species: 'PORK', fatPercent: '20', proteinPercent: '18', collagenPercent: '2' };
const FACTS = { species: 'PORK', bornIn: 'DE', rearedIn: ['DE'], slaughteredIn: 'DE', slaughterhouse: 'ES 123' };
const DECIDED = {
  ...{ uses: ['PREPACKED', 'LOOSE'], dateKind: 'USE_BY', storage: 'Bei +2 °C aufbewahren', moistureLossPercent: '0' },
  nutritionExempt: 'DIRECT_SALE',
};
const EXPIRY = '2099-12-31';
const kg = (amount: number) => ({ quantityAmount: String(amount), quantityUnit: 'KG' });

/** Returns what the n-th ingredient is declared as: meat, or a compound with allergens. */
function declarationOf(n: number): object {
  if (n % 5 === 0) return { role: 'INGREDIENT', name: `Schweinefleisch Sorte ${n}`, meat: PORK };
  return {
    ...{ role: 'INGREDIENT', name: `Mischung ${n}`, additives: ['E250', 'E301'] },
    composition: `Gewürze (Senfkörner, Sellerie, Pfeffer ${n}), Dextrose, Milchzucker, Stabilisator: Diphosphate`,
    allergens: [
      { code: 'MUSTARD', word: 'Senf' },
      { code: 'CELERY', word: 'Sellerie' },
      { code: 'MILK', word: 'Milch' },
      { code: 'EGG', presence: 'TRACE' },
    ],
  };
}

type Goods = Readonly<Record<'lotId' | 'stockBatchId', string>>;
/** An ingredient of a recipe, its kg, and the sub-recipe that stands for it. */
type Line = readonly [articleId: string, mass: number, subRecipeId?: string];

/** Returns functions that create the records of a shop through the API. */
async function makers(url: string, token: string) {
  // biome-ignore lint/suspicious/noExplicitAny: responses of any shape
  const post = (path: string, body: object): Promise<any> => call(url, token, { method: 'POST', path, body });
  const { id: supplierId } = await post('/api/suppliers', supplier);
  const { id: categoryId } = await post('/api/categories', { name: 'Fleisch' });
  const room = await post('/api/inventory/storage-locations', { name: 'Kühlraum', storageType: 'COLD_ROOM' });
  let numbers = 0;
  const article = async (name: string, productKind = 'MEAT_PRODUCT'): Promise<string> => {
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9, productKind };
    return (await post('/api/articles', { name, articleNumber: `A-${++numbers}`, categoryId, ...sold })).id;
  };
  const stocks = new Map<string, string>();
  const stockOf = async (articleId: string, storageLocationId: string = room.id): Promise<string> => {
    const key = `${articleId} ${storageLocationId}`;
    const id = stocks.get(key) ?? (await post('/api/inventory/stocks', { articleId, storageLocationId })).id;
    stocks.set(key, id);
    return id;
  };
  const recipe = async (articleId: string, lines: readonly Line[]): Promise<string> => {
    const outputQuantity = String(lines.reduce((sum, [, mass]) => sum + mass, 0));
    const about = { name: `Rezeptur ${++numbers}`, type: 'FINISHED_PRODUCT', outputQuantity, outputUom: 'KG' };
    const { id } = await post('/api/recipes', { ...about, articleId });
    for (const [of, mass, subRecipeId] of lines) {
      const line = { articleId: of, quantity: String(mass), uom: 'KG', ...(subRecipeId && { subRecipeId }) };
      await post(`/api/recipes/${id}/ingredients`, line);
    }
    await post(`/api/recipes/${id}/activate`, {});
    return id;
  };
  return {
    ...{ post, article, recipe },
    declare: (articleId: string, declared: object) => post(`/api/articles/${articleId}/declarations`, declared),
    async receive(articleIds: readonly string[], mass: number, facts?: object): Promise<readonly Goods[]> {
      const goods: Goods[] = [];
      for (let from = 0; from < articleIds.length; from += RECEIPT) {
        const lines = [];
        for (const articleId of articleIds.slice(from, from + RECEIPT)) {
          lines.push({ stockId: await stockOf(articleId), ...kg(mass), expiryDate: EXPIRY, ...(facts && { facts }) });
        }
        goods.push(...(await post('/api/procurement/goods-receipts', { supplierId, lines })).lines);
      }
      return goods;
    },
    /** Cuts one kg of each lot into one lot. */
    async cut(articleId: string, inputs: readonly Goods[]): Promise<Goods> {
      const { outputs } = await post('/api/production/cuttings', {
        inputs: inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kg(1) })),
        outputs: [{ stockId: await stockOf(articleId), ...kg(inputs.length) }],
      });
      return outputs[0];
    },
    /** Produces one lot of one kg of each input. */
    async produce(recipeId: string, articleId: string, inputs: readonly Goods[], placeId?: string): Promise<Goods> {
      const mass = kg(inputs.length);
      const { id } = await post('/api/production/batches', {
        ...{ recipeId, plannedQuantity: mass.quantityAmount, plannedQuantityUnit: 'KG' },
        ...{ productionDate: new Date().toISOString().slice(0, 10), bestBeforeDate: EXPIRY },
      });
      await post(`/api/production/batches/${id}/start`, {});
      const { outputs } = await post(`/api/production/batches/${id}/complete`, {
        inputs: inputs.map(({ stockBatchId }) => ({ stockBatchId, ...kg(1) })),
        outputs: [{ stockId: await stockOf(articleId, placeId), ...mass }],
      });
      return outputs[0];
    },
    /** Creates the draft of a label. */
    draft: async (articleId: string, decisions: object): Promise<string> =>
      (await post('/api/labels', { articleId, decisions: { ...DECIDED, ...decisions } })).id,
    release: (id: string) => post(`/api/labels/${id}/release`, {}),
  };
}
type Makers = Awaited<ReturnType<typeof makers>>;

export async function makeLabelsShop({ url }: Server, sql: Client): Promise<LabelsShop> {
  const token = await logIn(url);
  const place = { street: 'Am Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const operator = { ...place, name: 'Metzgerei Müller & Söhne', approvalNumber: 'DE BY 12345 EG' };
  await call(url, token, { method: 'PUT', path: '/api/settings', body: { operator } });
  const of = await makers(url, token);
  const ingredients: string[] = [];
  for (const n of range(INGREDIENTS)) {
    const id = await of.article(`Zutat ${n}`);
    await of.declare(id, declarationOf(n));
    ingredients.push(id);
  }
  const large = await makeLargeLabel(of, ingredients);
  const minceId = await makeMince(of);
  const goods = await of.receive(ingredients, 1_000);
  const printedId = await makeCounter(of, { url, token, ingredients, goods });
  await sql.query('vacuum analyze');
  return { url, token, ...large, minceId, printedId };
}

/** Makes a draft whose ingredients are on `LEVELS` levels. */
async function makeLargeLabel(of: Makers, ingredients: readonly string[]) {
  const each = ingredients.length / LEVELS;
  let below: Line | undefined;
  for (const level of range(LEVELS)) {
    const articleId = await of.article(`Wurst ${level}`);
    const lines = ingredients.slice(level * each, (level + 1) * each).map((id, n): Line => [id, n + 1 + level / 8]);
    const recipeId = await of.recipe(articleId, below ? [...lines, below] : lines);
    below = [articleId, 10, recipeId];
  }
  const [articleId = '', , recipeId = ''] = below ?? [];
  const quid = ingredients.map((id, n) => ({ articleId: id, quid: n % 2 === 0 }));
  return { recipeId, labelId: await of.draft(articleId, { legalName: 'Wurst', recipeId, ingredients: quid }) };
}

/** Makes a lot with `ANCESTORS` ancestors, and a label that is right for it. Returns its id. */
async function makeMince(of: Makers): Promise<string> {
  const [shoulder, cut] = [await of.article('Schulter', 'MEAT'), await of.article('Zuschnitt', 'MEAT')];
  for (const id of [shoulder, cut]) await of.declare(id, { role: 'INGREDIENT', name: 'Schweinefleisch', meat: PORK });
  const received = range(PARTS * CUTS * SHOULDERS).map(() => shoulder);
  const shoulders = [...(await of.receive(received, 2, FACTS))];
  const parts: { readonly line: Line; readonly goods: Goods }[] = [];
  for (const n of range(PARTS)) {
    const articleId = await of.article(`Teil ${n}`);
    const recipeId = await of.recipe(articleId, [[cut, CUTS]]);
    const cuts: Goods[] = [];
    for (const _ of range(CUTS)) cuts.push(await of.cut(cut, shoulders.splice(0, SHOULDERS)));
    parts.push({ line: [articleId, 1, recipeId], goods: await of.produce(recipeId, articleId, cuts) });
  }
  const mince = await of.article('Hackfleisch', 'MINCED_MEAT');
  const lines = parts.map(({ line }) => line);
  const recipeId = await of.recipe(mince, lines);
  await of.release(await of.draft(mince, { legalName: 'Schweinehackfleisch', recipeId }));
  const goods = parts.map((part) => part.goods);
  return (await of.produce(recipeId, mince, goods)).lotId;
}

/** Makes the lots of the counter, with released labels. Returns the id of one of them, whose packs have all symbols. */
async function makeCounter(
  of: Makers,
  {
    url,
    token,
    ingredients,
    goods,
  }: Pick<LabelsShop, 'url' | 'token'> & {
    readonly ingredients: readonly string[];
    readonly goods: readonly Goods[];
  },
): Promise<string> {
  const counter = await of.post('/api/inventory/storage-locations', { name: 'Theke', storageType: 'DISPLAY_COUNTER' });
  let printed = '';
  for (const n of range(COUNTER)) {
    const places = range(COUNTER_INGREDIENTS).map((at) => (n * 3 + at * 7) % ingredients.length);
    const articleId = await of.article(`Aufschnitt ${n}`);
    const recipeId = await of.recipe(
      articleId,
      places.map((at) => [ingredients[at] ?? '', 1]),
    );
    const quid = places.map((at) => ({ articleId: ingredients[at], quid: false }));
    await of.release(await of.draft(articleId, { legalName: `Aufschnitt ${n}`, recipeId, ingredients: quid }));
    for (const _ of range(COUNTER_LOTS)) {
      const inputs = places.flatMap((at) => goods[at] ?? []);
      const { lotId } = await of.produce(recipeId, articleId, inputs, counter.id);
      if (n > 0) continue;
      printed = lotId;
      const codes = { plu: '123', gtins: ['4012345678901'] };
      await call(url, token, { method: 'PUT', path: `/api/articles/${articleId}/codes`, body: codes });
    }
  }
  return printed;
}
