/** Rules for recipes linked through sub-recipes: no cycle, and a limited depth. */

import type { Refusal } from '../../kernel/contract/refusal.ts';
import { ConcurrentChange, type UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import type { RecipeLink } from '../ports.ts';
import { recipeCycle, recipeTooDeep } from '../refusals.ts';
import { type RecipeState, Recipes, subRecipeIds } from './recipe.ts';

/** Maximum number of levels of sub-recipes below a recipe. */
const LEVELS_MAX = 20;
/** Maximum number of distinct recipes below a recipe. */
export const RECIPES_BELOW_MAX = 500;
/** Maximum number of links that a check reads. No shop has nearly as many. */
const LINKS_MAX = 100_000;
/** Maximum number of steps along links in a check. */
const STEPS_MAX = 1_000_000;

export const tooDeep = (): Refusal => recipeTooDeep({ levels: LEVELS_MAX, recipes: RECIPES_BELOW_MAX });

/**
 * Locks a recipe, its future sub-recipe and all recipes below the sub-recipe. Returns the check of the new link. Two
 * concurrent links on one path or cycle share a lock, because one starts at a recipe that the other leads to. So their
 * checks run one after the other. Unrelated links do not wait. Refuses with RECIPE_TOO_DEEP if there are too many links
 * or recipes to check. The returned check refuses with RECIPE_CYCLE or RECIPE_TOO_DEEP.
 */
export async function heldGraph(unit: UnitOfWork, recipeId: string, subRecipeId: string): Promise<() => void> {
  const read = async () => new Graph(await unit.reads.recipes.links(recipeId, subRecipeId, LINKS_MAX + 1));
  const held = new Set([recipeId, ...(await read()).below(subRecipeId)]);
  await unit.of(Recipes).hold([...held]);
  const graph = await read();
  return () => check(graph, recipeId, subRecipeId, held);
}

/**
 * Locks the recipes of many new links, and all recipes below them, as `heldGraph` does. `changed`: the recipes that this
 * unit of work creates or changes, with their new ingredients. Returns the check of a link. It adds the link, so each
 * link is checked together with those before it.
 */
export async function heldGraphWith(
  unit: UnitOfWork,
  changed: ReadonlyMap<string, Pick<RecipeState, 'id' | 'ingredients'>>,
  links: readonly RecipeLink[],
): Promise<(link: RecipeLink) => void> {
  const added = new Set(links.map(keyOf));
  const read = async () => {
    const others = (await unit.of(Recipes).peekWhere({})).filter(({ id }) => !changed.has(id));
    return [...others, ...changed.values()].flatMap(linksOf);
  };
  const below = new Graph(await read()).reached(links.map(({ subRecipeId }) => subRecipeId));
  const held = new Set([...links.map(({ recipeId }) => recipeId), ...below]);
  await unit.of(Recipes).hold([...held]);
  const graph = new Graph((await read()).filter((link) => !added.has(keyOf(link))));
  return (link) => {
    check(graph, link.recipeId, link.subRecipeId, held);
    graph.add(link);
  };
}

const keyOf = ({ recipeId, subRecipeId }: RecipeLink): string => `${recipeId} ${subRecipeId}`;

const linksOf = (recipe: Pick<RecipeState, 'id' | 'ingredients'>): readonly RecipeLink[] =>
  [...new Set(subRecipeIds(recipe))].map((subRecipeId) => ({ recipeId: recipe.id, subRecipeId }));

/**
 * Checks the new link. Refuses with RECIPE_CYCLE if the sub-recipe is the recipe itself or leads to it. Refuses with
 * RECIPE_TOO_DEEP if a recipe would have more than 20 levels, or more than 500 recipes, below it. Throws
 * `ConcurrentChange` if `held` lacks a recipe below the sub-recipe.
 */
function check(graph: Graph, recipeId: string, subRecipeId: string, held: ReadonlySet<string>): void {
  const below = graph.below(subRecipeId);
  if (below.has(recipeId)) throw recipeCycle();
  if ([...below].some((id) => !held.has(id))) throw new ConcurrentChange('The sub-recipe leads to others by now');
  const { levels, tops } = graph.above(recipeId);
  if (levels + 1 + graph.height(subRecipeId) > LEVELS_MAX) throw tooDeep();
  // Checks only the recipes at the top, because each recipe below them has fewer recipes below it.
  for (const top of tops) {
    if (new Set([...graph.below(top), ...below]).size - 1 > RECIPES_BELOW_MAX) throw tooDeep();
  }
}

class Graph {
  readonly #subs = new Map<string, string[]>();
  readonly #users = new Map<string, string[]>();
  readonly #heights = new Map<string, number>();
  #steps = 0;

  constructor(links: readonly RecipeLink[]) {
    if (links.length > LINKS_MAX) throw tooDeep();
    for (const link of links) this.add(link);
  }

  /** Adds a link. The limit of steps then begins again. */
  add({ recipeId, subRecipeId }: RecipeLink): void {
    append(this.#subs, recipeId, subRecipeId);
    append(this.#users, subRecipeId, recipeId);
    this.#heights.clear();
    this.#steps = 0;
  }

  /** Returns these recipes and all recipes below them, without a limit. */
  reached(ids: readonly string[]): ReadonlySet<string> {
    const found = new Set(ids);
    // The loop also visits the recipes that it adds to the set.
    for (const each of found) for (const sub of this.#subs.get(each) ?? []) found.add(sub);
    return found;
  }

  /** Returns the recipe and all recipes below it. */
  below(id: string): ReadonlySet<string> {
    const found = new Set([id]);
    // The loop also visits the recipes that it adds to the set.
    for (const each of found) for (const sub of this.#step(this.#subs, each)) found.add(sub);
    if (found.size - 1 > RECIPES_BELOW_MAX) throw tooDeep();
    return found;
  }

  /** Returns the number of levels below the recipe, on the longest path. */
  height(id: string): number {
    const found =
      this.#heights.get(id) ?? Math.max(0, ...this.#step(this.#subs, id).map((sub) => 1 + this.height(sub)));
    this.#heights.set(id, found);
    return found;
  }

  /** Returns the number of levels above this recipe, on the longest path, and the recipes at the top. */
  above(id: string): { readonly levels: number; readonly tops: readonly string[] } {
    const tops = new Set<string>();
    let level: ReadonlySet<string> = new Set([id]);
    for (let levels = 0; ; levels++) {
      const next = new Set<string>();
      for (const each of level) {
        const users = this.#step(this.#users, each);
        if (users.length === 0) tops.add(each);
        for (const user of users) next.add(user);
      }
      if (next.size === 0) return { levels, tops: [...tops] };
      if (levels === LEVELS_MAX) throw tooDeep();
      level = next;
    }
  }

  #step(along: ReadonlyMap<string, string[]>, id: string): readonly string[] {
    const next = along.get(id) ?? [];
    this.#steps += next.length;
    if (this.#steps > STEPS_MAX) throw tooDeep();
    return next;
  }
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
