/**
 * The CSV of recipes. Each row has at most one ingredient. All rows with the same name and version describe one recipe.
 */

import type { CleaverClient, components } from '@cleaver/client';
import { foldText } from '@cleaver/domain/kernel';
import {
  activateRecipe,
  addIngredient,
  createRecipe,
  getRecipe,
  listRecipes,
} from '@cleaver/domain/production/contracts';
import { call, itemsOf } from '../context.ts';
import { t } from '../language/language.ts';
import { forEachAtOnce } from '../parallel.ts';
import { inputsOf, nonNull, type Schema } from '../schema.ts';
import { ArticleNumbers } from './article-numbers.ts';
import { DECIMAL, UNIT } from './columns.ts';
import {
  type Column,
  type FileRow,
  type FileRows,
  type Kind,
  keyOf,
  type Report,
  type Row,
  type Shop,
  type Step,
} from './kind.ts';

type Recipe = components['schemas']['RecipeResponse'];
type Ingredient = Recipe['ingredients'][number];

/** An existing recipe, or one that a row above creates. */
interface Known {
  /** The id of the recipe. Empty until the recipe is created. */
  id: string;
}

interface RecipeShop extends Shop<Recipe> {
  readonly articles: ArticleNumbers;
  /**
   * Recipes by folded name (`foldText`) and by id. A name refers to the last planned recipe of the file with this name,
   * otherwise to an active version if there is one.
   */
  readonly known: Map<string, Known>;
}

const properties = inputsOf(createRecipe);
const schemaOf = (name: string): Schema => nonNull(properties[name]);
const NAME: Schema = { type: 'string', minLength: 1, maxLength: 200 };
const NUMBER: Schema = { type: 'string', minLength: 1, maxLength: 50 };
const KEY = ['name', 'version'];

/** The columns of the recipe, which are read from its first row. */
const OF_ALL: readonly Column[] = [
  { name: 'name', schema: schemaOf('name'), required: true },
  { name: 'version', schema: schemaOf('version'), standard: 1 },
  { name: 'type', schema: schemaOf('type') },
  { name: 'articleNumber', schema: NUMBER },
  { name: 'outputQuantity', ...DECIMAL },
  { name: 'outputUom', schema: UNIT },
  { name: 'yieldPercentage', schema: schemaOf('yieldPercentage') },
  { name: 'shelfLifeDays', schema: schemaOf('shelfLifeDays') },
  { name: 'description', schema: schemaOf('description'), lines: true },
  { name: 'status', schema: { type: 'string', enum: ['DRAFT', 'ACTIVE'] } },
];
const OF_LINE: readonly Column[] = [
  { name: 'position', schema: { type: 'integer', minimum: 1 } },
  { name: 'ingredient', schema: NUMBER },
  { name: 'quantity', ...DECIMAL },
  { name: 'uom', schema: UNIT },
  { name: 'subRecipe', schema: NAME, alias: 'subRecipeId' },
  { name: 'substitutable', schema: { type: 'boolean' } },
];
const NEEDED = ['type', 'articleNumber', 'outputQuantity', 'outputUom'];
const NEEDED_OF_LINE = ['ingredient', 'quantity', 'uom'];

export const RECIPES: Kind<RecipeShop> = {
  name: 'recipes',
  also: ['rezepte', 'rezepturen'],
  columns: [...OF_ALL, ...OF_LINE],
  key: KEY,
  repeats: true,
  atOnce: 1,
  // A recipe may contain a recipe from a row above.
  inOrder: true,
  async visit(client, signal, seen) {
    const articles = await ArticleNumbers.of(client, signal);
    const all: Recipe[] = [];
    const ids: string[] = [];
    for await (const { id } of itemsOf(client, listRecipes, { size: 500, sort: ['name', 'version'] }, { signal }))
      ids.push(id);
    await forEachAtOnce(ids.entries(), async ([at, id]) => {
      all[at] = await call(client, getRecipe, { id }, { signal });
      seen(Object.keys(all).length);
    });
    const items = new Map(all.map((one) => [keyOf({ name: one.name, version: one.version }, KEY), one]));
    const meant = all.toSorted((a, b) => Number(a.status === 'ACTIVE') - Number(b.status === 'ACTIVE'));
    const known = new Map(meant.flatMap((one) => [[foldText(one.name), one] as const, [one.id, one] as const]));
    return { client, articles, items, known };
  },
  rowsOf: ({ items, articles, known }) =>
    inOrderOfUse([...items.values()].filter(({ status }) => status !== 'ARCHIVED')).flatMap((recipe) => {
      const { name, version, articleId, ingredients, shelfLifeDays, ...more } = recipe;
      const head = { ...more, name, version, articleNumber: articles.numberOf(articleId) } as unknown as Row;
      const lines = ingredients.map(({ articleId: of, subRecipeId, position, quantity, uom, substitutable }): Row => {
        const sub = [...items.values()].find(({ id }) => id === subRecipeId);
        const subRecipe = sub && known.get(foldText(sub.name)) === sub ? sub.name : (subRecipeId ?? undefined);
        return { position, ingredient: articles.numberOf(of), quantity, uom, subRecipe, substitutable };
      });
      const [first, ...others] = lines;
      return [
        { ...head, shelfLifeDays: shelfLifeDays ?? undefined, ...first },
        ...others.map((line) => ({ name, version, ...line })),
      ];
    }),
  leftOut({ items }) {
    const count = [...items.values()].filter(({ status }) => status === 'ARCHIVED').length;
    return count === 0 ? undefined : t`Left out ${count} archived recipes.`;
  },
  plan(rows, shop, report) {
    const wanted = wantedBy(rows, shop, report);
    const [{ row, values }] = rows;
    const item = shop.items.get(keyOf(values, KEY));
    // Later rows may refer to the recipe even if it has faults.
    const known: Known = item ?? { id: '' };
    shop.known.set(foldText(String(values['name'])), known);
    if (!wanted) return undefined;
    const { body, ingredients } = wanted;
    if (item && isInTheWay(item, wanted, row, report)) return undefined;
    const lacks = ingredients.filter(({ position }) => !item?.ingredients.some((one) => one.position === position));
    if (item && item.status !== 'DRAFT' && lacks.length > 0) {
      report(row, 'name', t`${item.name} is no longer a draft: nothing can be added`);
      return undefined;
    }
    const activates = values['status'] === 'ACTIVE' && (item?.status ?? 'DRAFT') === 'DRAFT';
    const steps = [...lacks.map(toAddIngredient(shop.client)), ...(activates ? [toActivate(shop.client)] : [])];
    return {
      rows: rows.map((one) => one.row),
      does: !item ? 'create' : steps.length > 0 ? 'complete' : 'nothing',
      steps,
      ...(item
        ? { id: item.id }
        : {
            body,
            made(id) {
              known.id = id;
            },
          }),
    };
  },
  async create(bodies, { client }, idempotencyKey) {
    const [body] = bodies as [components['schemas']['RecipeCreateRequest']];
    return [(await call(client, createRecipe, body, { idempotencyKey })).id];
  },
};

interface Line {
  readonly row: number;
  readonly position: number;
  readonly articleId: string;
  readonly quantity: string;
  readonly uom: string;
  readonly subRecipe: Known | undefined;
  readonly substitutable: boolean;
}

interface Wanted {
  readonly body: Readonly<Record<string, unknown>> & { readonly articleId: string };
  readonly ingredients: readonly Line[];
}

/**
 * Merges the rows of a recipe. Reports faults and returns undefined if values are missing, rows conflict or references
 * are unknown.
 */
function wantedBy(rows: FileRows, { articles, known }: RecipeShop, report: Report): Wanted | undefined {
  const [{ row, values }, ...others] = rows;
  let faults = 0;
  const fault: Report = (...args) => {
    faults++;
    report(...args);
  };
  for (const name of NEEDED) if (values[name] === undefined) fault(row, name, t`is missing`);
  for (const other of others) {
    for (const { name } of OF_ALL) {
      const given = other.values[name];
      if (given !== undefined && !KEY.includes(name) && String(given) !== String(values[name] ?? '')) {
        fault(other.row, name, t`differs from row ${row} of the same recipe`);
      }
    }
  }
  const positions = new Map<string, number>();
  const lineOf = (one: FileRow, index: number): Line[] => {
    const missing = NEEDED_OF_LINE.filter((name) => one.values[name] === undefined);
    if (missing.length === NEEDED_OF_LINE.length && rows.length === 1) return [];
    for (const name of missing) fault(one.row, name, t`is missing`);
    if (missing.length > 0) return [];
    const { position = index + 1, ingredient, quantity, uom, subRecipe, substitutable = false } = one.values;
    const before = positions.get(String(position));
    if (before !== undefined) fault(one.row, 'position', t`is already in row ${before}`);
    positions.set(String(position), one.row);
    const article = articles.find(one.row, 'ingredient', ingredient, fault);
    const sub =
      subRecipe === undefined ? undefined : (known.get(String(subRecipe)) ?? known.get(foldText(String(subRecipe))));
    if (subRecipe !== undefined && !sub) {
      fault(one.row, 'subRecipe', t`neither the service nor a row above has a recipe "${String(subRecipe)}"`);
    }
    const of = { quantity: String(quantity), uom: String(uom), substitutable: substitutable === true };
    return article ? [{ row: one.row, position: Number(position), articleId: article.id, subRecipe: sub, ...of }] : [];
  };
  const ingredients = rows.flatMap(lineOf);
  const article = values['articleNumber'] && articles.find(row, 'articleNumber', values['articleNumber'], fault);
  if (faults > 0 || !article) return undefined;
  const { name, version, type, outputQuantity, outputUom, yieldPercentage, shelfLifeDays, description } = values;
  const body = { name, version, type, outputQuantity, outputUom, yieldPercentage, shelfLifeDays, description };
  return { body: { ...body, articleId: article.id }, ingredients };
}

const isDecimal = (text: unknown): boolean => /^\d+(\.\d+)?$/.test(String(text));
const isSame = (a: unknown, b: unknown): boolean =>
  isDecimal(a) && isDecimal(b) ? Number(a) === Number(b) : foldText(String(a)) === foldText(String(b));

/** Reports conflicts with an existing recipe, which import does not overwrite. Returns true if there is a conflict. */
function isInTheWay(item: Recipe, { body, ingredients }: Wanted, row: number, report: Report): boolean {
  const faults: Parameters<Report>[] = [];
  for (const [member, value] of Object.entries(body)) {
    const is = item[member as keyof Recipe];
    const column = member === 'articleId' ? 'articleNumber' : member;
    if (value === undefined || member === 'name' || isSame(value, is)) continue;
    faults.push([
      row,
      column,
      t`${item.name} already exists with another value, and import does not overwrite it: change the file, or give the recipe another version`,
    ]);
  }
  for (const is of item.ingredients) {
    const line = ingredients.find(({ position }) => position === is.position);
    const at = t`${item.name} already exists, with another ingredient at position ${is.position}`;
    if (!line || !isLine(line, is)) faults.push([line?.row ?? row, 'ingredient', at]);
  }
  for (const fault of faults) report(...fault);
  return faults.length > 0;
}

const isLine = ({ articleId, quantity, uom, subRecipe, substitutable }: Line, is: Ingredient): boolean =>
  is.articleId === articleId &&
  isSame(is.quantity, quantity) &&
  foldText(is.uom) === foldText(uom) &&
  (is.subRecipeId ?? undefined) === subRecipe?.id &&
  is.substitutable === substitutable;

const toAddIngredient =
  (client: CleaverClient) =>
  ({ position, articleId, quantity, uom, subRecipe, substitutable }: Line): Step =>
  (id) => {
    const sub = subRecipe && { subRecipeId: subRecipe.id };
    const body = { position, articleId, quantity, uom, substitutable, ...sub };
    return call(client, addIngredient, { id, ...body });
  };

const toActivate =
  (client: CleaverClient): Step =>
  (id) =>
    call(client, activateRecipe, { id });

/** Sorts recipes after their sub-recipes, as an import requires. */
function inOrderOfUse(recipes: readonly Recipe[]): readonly Recipe[] {
  const ordered = new Set<Recipe>();
  const add = (recipe: Recipe): void => {
    if (ordered.has(recipe)) return;
    for (const { subRecipeId } of recipe.ingredients) {
      const sub = recipes.find(({ id }) => id === subRecipeId);
      if (sub) add(sub);
    }
    ordered.add(recipe);
  };
  for (const recipe of recipes) add(recipe);
  return [...ordered];
}
