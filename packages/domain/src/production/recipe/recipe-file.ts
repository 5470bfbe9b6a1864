/** The file of recipes. A row has at most one ingredient, and all rows with one name and version are one recipe. */
import {
  boolean,
  CODE_MAX,
  int32,
  oneOf,
  quantityAmount,
  text,
  unit as unitField,
} from '../../kernel/contract/fields.ts';
import { type FileRow, type FileValues, fileColumn } from '../../kernel/contract/file.ts';
import { Refusal } from '../../kernel/contract/refusal.ts';
import {
  type FileLine,
  type FileRecord,
  type FileTools,
  fileKind,
  statesIn,
} from '../../kernel/execution/file-kind.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { say } from '../../kernel/values/message.ts';
import { firstNameOf, unitOf } from '../../kernel/values/quantity.ts';
import { ArticleNumbers, Articles } from '../../masterdata/index.ts';
import {
  type Ingredient,
  Recipe,
  type RecipeContent,
  type RecipeState,
  Recipes,
  refuseMismatch,
  subRecipeIds,
} from './recipe.ts';
import { createRecipe, listRecipes } from './recipe-contracts.ts';
import { heldGraphWith } from './recipe-graph.ts';
import { RecipeNames } from './recipe-names.ts';
import { inOrderOfUse } from './recipe-order.ts';
import type { RecipeStatus } from './recipe-status.ts';

/** A recipe as a file sees it: a draft has no status yet, and any other recipe was released. */
type FiledRecipe = Omit<RecipeState, 'status'> & { readonly status: RecipeStatus | undefined };

interface RecipeContext {
  readonly articles: ArticleNumbers;
  readonly names: RecipeNames;
  /** The recipes that the file creates or changes, by id. */
  readonly changed: Map<string, Recipe>;
}

type Filed = FileRecord<FiledRecipe>;

const LINE = ['position', 'ingredient', 'quantity', 'uom', 'subRecipe', 'substitutable'];
const NEEDED = ['type', 'articleNumber', 'outputQuantity', 'outputUom'];
const NEEDED_OF_LINE = ['ingredient', 'quantity', 'uom'];

/** The number of links after which other requests get a turn. */
const LINKS_AT_ONCE = 100;

export const recipeFile = fileKind<FiledRecipe, RecipeContext>({
  name: 'recipes',
  title: say`Recipes`,
  columns: [
    { ...fileColumn(createRecipe.input, 'name'), required: true },
    ...['version', 'type'].map((member) => fileColumn(createRecipe.input, member)),
    { member: 'articleNumber', field: text(CODE_MAX), also: ['articleId'] },
    ...['outputQuantity', 'outputUom', 'yieldPercentage', 'shelfLifeDays', 'description'].map((member) =>
      fileColumn(createRecipe.input, member),
    ),
    { member: 'status', field: oneOf(['DRAFT', 'ACTIVE']) },
    { member: 'position', field: int32(1) },
    { member: 'ingredient', field: text(CODE_MAX) },
    { member: 'quantity', field: quantityAmount({ unitIn: 'uom' }) },
    { member: 'uom', field: unitField() },
    { member: 'subRecipe', field: text(), also: ['subRecipeId'] },
    { member: 'substitutable', field: boolean() },
  ],
  example: {
    ...{ name: 'Lyoner', version: 1, type: 'FINISHED_PRODUCT', articleNumber: 'W-100', outputQuantity: '10' },
    ...{ outputUom: 'KG', yieldPercentage: 95, shelfLifeDays: 21, status: 'DRAFT' },
    ...{ position: 1, ingredient: 'R-200', quantity: '8.5', uom: 'KG', substitutable: false },
  },
  list: listRecipes,
  async load({ allIn }, items) {
    const recipes = new Map(
      (
        await allIn(
          Recipes,
          'id',
          items.map(({ id }) => id),
        )
      ).map((one) => [one.id, one]),
    );
    return inOrderOfUse(items.flatMap(({ id }) => recipes.get(id) ?? []).filter(({ status }) => status !== 'ARCHIVED'));
  },
  context: async ({ all }) => ({
    articles: new ArticleNumbers(await all(Articles)),
    names: new RecipeNames(await all(Recipes)),
    changed: new Map(),
  }),
  rowsOf({ name, version, ingredients, ...recipe }, { articles, names }) {
    const lines = ingredients.map(
      (one): FileValues => ({
        ...{ name, version, position: one.position, ingredient: articles.numberOf(one.articleId) },
        ...{ quantity: one.quantity, uom: firstNameOf(one.uom), substitutable: one.substitutable },
        subRecipe: one.subRecipeId === null ? undefined : names.nameOf(one.subRecipeId),
      }),
    );
    const [first = { name, version }, ...others] = lines;
    const { type, outputQuantity, yieldPercentage, shelfLifeDays, description, status } = recipe;
    const head = {
      ...{ type, outputQuantity, outputUom: firstNameOf(recipe.outputUom), yieldPercentage, status },
      ...{ articleNumber: articles.numberOf(recipe.articleId), shelfLifeDays: shelfLifeDays ?? undefined },
      description: description || undefined,
    };
    return [{ ...first, ...head }, ...others];
  },
  write: {
    command: createRecipe,
    key: ['name', 'version'],
    line: { members: LINE, key: ['position'], complete: true },
    fills: ['status', 'shelfLifeDays', 'description'],
    mayChange: ({ status }) => status === undefined,
    resolve: resolved,
    find: async (unit, rows) =>
      (await statesIn(unit.of(Recipes), 'name', rows)).map((recipe) => ({
        ...recipe,
        status: recipe.status === 'DRAFT' ? undefined : ('ACTIVE' as const),
      })),
    check: ({ status: _, ...head }, { stored, rows: [row], lines }) => [
      ...NEEDED.flatMap((field) =>
        stored || head[field] !== undefined ? [] : [{ row, field, message: say`is required` }],
      ),
      ...lines.flatMap((line) =>
        NEEDED_OF_LINE.flatMap((field) =>
          line.stored || line.values[field] !== undefined ? [] : [{ row: line.row, field, message: say`is required` }],
        ),
      ),
    ],
    write: written,
    finish: finished,
  },
});

/** Returns the values of a row with defaults, and with articles and recipes as `rowsOf` names them. */
function resolved(
  row: FileRow,
  { articles, names }: RecipeContext,
  report: (row: FileRow, member: string, message: ReturnType<typeof say>) => void,
): FileValues {
  const { name, version = 1, status, articleNumber, ingredient, subRecipe, outputUom, uom, ...values } = row.values;
  if (name === undefined) return row.values;
  const article = (member: string, value: FileValues[string]) =>
    value && articles.resolve(String(value), (fault) => report(row, member, fault));
  const sub = subRecipe && names.find(String(subRecipe));
  if (subRecipe && !sub) {
    report(row, 'subRecipe', say`neither the service nor a row above has a recipe “${String(subRecipe)}”`);
  }
  const recipe = { name: String(name), version: Number(version) };
  const isLine = LINE.some((member) => row.values[member] !== undefined);
  const line = isLine ? names.nextLine(recipe) : undefined;
  return {
    ...values,
    ...{ name: names.seen(recipe, status === 'ACTIVE' ? 'ACTIVE' : 'DRAFT'), version },
    // A recipe without a status is a draft, and one that is released stays so.
    status: status === 'DRAFT' ? undefined : status,
    articleNumber: article('articleNumber', articleNumber),
    ingredient: article('ingredient', ingredient),
    outputUom: outputUom && firstNameOf(String(outputUom)),
    uom: uom && firstNameOf(String(uom)),
    subRecipe: sub,
    position: row.values['position'] ?? line,
  };
}

/** Creates or completes the recipe of a record. `finished` checks its sub-recipes and releases it. */
async function written({ stored, head, lines, changed }: Filed, { unit }: FileTools, context: RecipeContext) {
  const { names } = context;
  const newId = () => unit.newId();
  const content = contentOf(head, context);
  let recipe: Recipe;
  if (stored) {
    recipe = await unit.of(Recipes).get(stored.id);
    if ([...changed].some((member) => member !== 'status')) recipe.revise(content, unit.now);
  } else {
    const key = { name: String(head['name']), version: Number(head['version']) };
    recipe = Recipe.create({
      ...{ description: '', yieldPercentage: 100, shelfLifeDays: null },
      ...(content as RecipeContent),
      ...{ ...key, id: names.newIdOf(key, newId), createdAt: unit.now },
    });
    unit.of(Recipes).add(recipe);
  }
  context.changed.set(recipe.state.id, recipe);
  for (const line of lines) {
    if (line.stored && line.changed.size === 0) continue;
    const was = line.stored && recipe.state.ingredients.find(({ position }) => position === line.values['position']);
    const ingredient = { ...was, ...ingredientOf(line, context, newId) } as Ingredient;
    if (was) recipe.changeIngredient(ingredient, unit.now);
    else recipe.addIngredient({ ...ingredient, id: newId() }, unit.now);
  }
}

/** Checks the links of all recipes together, and releases the recipes with the status ACTIVE. */
async function finished(
  records: readonly Filed[],
  { unit, report, refuse }: FileTools,
  { names, changed }: RecipeContext,
): Promise<void> {
  const states = new Map([...changed].map(([id, { state }]) => [id, state]));
  const newId = () => unit.newId();
  const linked = records.flatMap(({ head, stored, lines }) => {
    const recipeId =
      stored?.id ?? names.newIdOf({ name: String(head['name']), version: Number(head['version']) }, newId);
    return lines.flatMap(({ row, values: { subRecipe }, stored: was, changed: others }) =>
      subRecipe !== undefined && (!was || others.has('subRecipe'))
        ? [{ row, recipeId, subRecipeId: names.idOf(String(subRecipe), newId) }]
        : [],
    );
  });
  const checkLink = linked.length > 0 ? await heldGraphWith(unit, states, linked) : undefined;
  for (const [at, { row, ...link }] of linked.entries()) {
    if (at % LINKS_AT_ONCE === 0) await unit.clock.pause(0);
    const refusal = refusalOf(() => checkLink?.(link));
    if (refusal) report(row, 'subRecipe', refusal.said);
  }
  const users = usersIn(names.stored);
  for (const record of records) reportUnitOfUsers(record, report, { users, changed });
  const known = new Map([...names.stored].map((recipe) => [recipe.id, recipe]));
  for (const { head, rows, stored } of records) {
    if (head['status'] !== 'ACTIVE' || stored?.status) continue;
    const id = stored?.id ?? names.newIdOf({ name: String(head['name']), version: Number(head['version']) }, newId);
    const recipe = changed.get(id);
    const subs = recipe ? subRecipeIds(recipe.state).flatMap((sub) => states.get(sub) ?? known.get(sub) ?? []) : [];
    const refusal = refusalOf(() => recipe?.activate(subs, unit.now));
    if (refusal) refuse(rows[0], refusal);
  }
}

/** A use of a recipe by an active one. */
interface Use {
  readonly user: RecipeState;
  readonly ingredient: Ingredient;
}

/** Returns the uses by active recipes, by the id of the sub-recipe. */
const usersIn = (recipes: Iterable<RecipeState>): ReadonlyMap<string | null, readonly Use[]> =>
  groupBy(
    [...recipes].flatMap((user) =>
      user.status === 'ACTIVE' ? user.ingredients.map((ingredient) => ({ user, ingredient })) : [],
    ),
    ({ ingredient }) => ingredient.subRecipeId,
  );

/** Reports a new unit of the output that active recipes with this sub-recipe cannot convert. */
function reportUnitOfUsers(
  { stored, changed: members, rows: [row] }: Filed,
  report: FileTools['report'],
  { users, changed }: Pick<RecipeContext, 'changed'> & { readonly users: ReturnType<typeof usersIn> },
): void {
  const sub = stored && members.has('outputUom') && changed.get(stored.id)?.state;
  if (!sub) return;
  for (const { user, ingredient } of users.get(sub.id) ?? []) {
    const refusal = refusalOf(() => refuseMismatch(user, ingredient, sub));
    if (refusal) report(row, 'outputUom', refusal.said);
  }
}

/** Returns the refusal of a check. */
function refusalOf(check: () => void): Refusal | undefined {
  try {
    check();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return undefined;
}

/** Returns the members of a recipe that its rows give. */
function contentOf(
  { type, description, yieldPercentage, shelfLifeDays, outputQuantity, outputUom, articleNumber }: FileValues,
  { articles }: RecipeContext,
): Partial<RecipeContent> {
  const given = {
    ...{ type, description, yieldPercentage, shelfLifeDays, outputUom: outputUom && unitOf(String(outputUom)) },
    outputQuantity: outputQuantity && Decimal.of(String(outputQuantity)).toText(),
    articleId: articleNumber && articles.find(String(articleNumber))?.id,
  };
  return withoutUndefined(given) as Partial<RecipeContent>;
}

/** Returns the members of an ingredient that its row gives. */
function ingredientOf(
  { values: { position, ingredient, quantity, uom, subRecipe, substitutable }, stored }: FileLine,
  { articles, names }: RecipeContext,
  newId: () => string,
): Partial<Ingredient> {
  const given = {
    ...{ position, uom: uom && unitOf(String(uom)), substitutable: substitutable ?? (stored ? undefined : false) },
    articleId: ingredient && articles.find(String(ingredient))?.id,
    quantity: quantity && Decimal.of(String(quantity)).toText(),
    subRecipeId: subRecipe ? names.idOf(String(subRecipe), newId) : stored ? undefined : null,
  };
  return withoutUndefined(given) as Partial<Ingredient>;
}

const withoutUndefined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
