/** Reads what a label is compiled from, so that the page compiles it while a person types. */

import type { AnswerOf, AnyContract, RawOf } from '@cleaver/domain/kernel';
import {
  type LabelSources,
  listDeclarations,
  type SourceDeclaration,
  type SourceRecipe,
} from '@cleaver/domain/labels/contracts';
import { getArticle } from '@cleaver/domain/masterdata/contracts';
import { getRecipe } from '@cleaver/domain/production/contracts';
import { getSettings } from '@cleaver/domain/settings/contracts';
import { allPages } from '../../shell/data/all-pages.ts';
import { call } from '../../shell/data/api.ts';
import { learn, type Result, useQuery } from '../../shell/data/query.ts';
import { byId } from '../../shell/navigation/references.ts';

/** Maximum number of recipes of a label: the recipe, and those below it (`RECIPES_BELOW_MAX` of the core). */
const RECIPES_MAX = 501;

export type Sources = Omit<LabelSources, 'labelId'>;

const ask = <K extends AnyContract>(contract: K, input: RawOf<K>): Promise<AnswerOf<K>> =>
  learn([contract.name, input], () => call(contract, input)) as Promise<AnswerOf<K>>;

/** Reads a recipe and all recipes below it, level by level. */
async function recipesFrom(recipeId: string): Promise<ReadonlyMap<string, SourceRecipe>> {
  const recipes = new Map<string, SourceRecipe>();
  let open = recipeId === '' ? [] : [recipeId];
  while (open.length > 0 && recipes.size < RECIPES_MAX) {
    const level = await Promise.all(open.map((id) => ask(getRecipe, { id })));
    for (const one of level) recipes.set(one.id, one);
    const below = level.flatMap(({ ingredients }) => ingredients.flatMap(({ subRecipeId }) => subRecipeId ?? []));
    open = [...new Set(below)].filter((id) => !recipes.has(id));
  }
  return recipes;
}

async function namesOf(articleIds: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(articleIds)];
  const articles = await Promise.all(ids.map((id) => byId('article', id) as Promise<{ name: string } | null>));
  return new Map(ids.map((id, at) => [id, articles[at]?.name ?? id]));
}

async function read(articleId: string, recipeId: string): Promise<Sources> {
  const [article, recipes, declared, { operator }] = await Promise.all([
    ask(getArticle, { id: articleId }),
    recipesFrom(recipeId),
    allPages(listDeclarations, {}),
    ask(getSettings, {}),
  ]);
  const all = [...recipes.values()];
  const names = await namesOf([
    articleId,
    ...all.map((one) => one.articleId),
    ...all.flatMap(({ ingredients }) => ingredients.map((line) => line.articleId)),
  ]);
  const declarations = new Map<string, SourceDeclaration>(declared.map((one) => [one.articleId, one]));
  return { article, recipes, names, declarations, operator };
}

/** Returns the sources of a label. `recipeId`: empty for goods that are sold as they were bought or cut. */
export const useSources = (articleId: string, recipeId: string, enabled: boolean): Result<Sources> =>
  useQuery(['label sources', articleId, recipeId], () => read(articleId, recipeId), { enabled, keep: true });
