/** What holds of recipes that lead to each other through sub-recipes: no circle, and an end to how far down they go. */

import type { Refusal } from '../kernel/refusal.ts';
import { ConcurrentChange, type UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RecipeLink } from './ports.ts';
import { Recipes } from './recipe.ts';
import { recipeCycle, recipeTooDeep } from './refusals.ts';

/** How many recipes may stand one below another, and how many different ones below one. */
const LEVELS_MAX = 20;
export const RECIPES_BELOW_MAX = 500;
/** So many links are looked at, and so many steps are gone along them; no shop's recipes come near it. */
const LINKS_MAX = 100_000;
const STEPS_MAX = 1_000_000;

export const tooDeep = (): Refusal => recipeTooDeep({ levels: LEVELS_MAX, recipes: RECIPES_BELOW_MAX });

/**
 * Locks a recipe and what is going to be its sub-recipe, with all that this leads to, and gives the check of whether it may
 * be. Of two links on one way down, or round one circle, one begins at a recipe that the other leads to: so they are checked
 * one after the other, and no others wait.
 */
export async function heldGraph(unit: UnitOfWork, recipeId: string, subRecipeId: string): Promise<() => void> {
  const read = async () => new Graph(await unit.reads.recipes.links(recipeId, subRecipeId, LINKS_MAX + 1));
  const held = new Set([recipeId, ...(await read()).below(subRecipeId)]);
  await unit.of(Recipes).hold([...held]);
  const graph = await read();
  return () => check(graph, recipeId, subRecipeId, held);
}

/**
 * Refuses with RECIPE_CYCLE a sub-recipe that is the recipe itself or leads to it, and with RECIPE_TOO_DEEP where more than
 * 20 levels or 500 recipes would then stand below any recipe.
 */
function check(graph: Graph, recipeId: string, subRecipeId: string, held: ReadonlySet<string>): void {
  const below = graph.below(subRecipeId);
  if (below.has(recipeId)) throw recipeCycle();
  if ([...below].some((id) => !held.has(id))) throw new ConcurrentChange('The sub-recipe leads to others by now');
  const { levels, tops } = graph.above(recipeId);
  if (levels + 1 + graph.height(subRecipeId) > LEVELS_MAX) throw tooDeep();
  // What stands below a recipe stands below all that lead to it: those at the top have the most.
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
    for (const { recipeId, subRecipeId } of links) {
      append(this.#subs, recipeId, subRecipeId);
      append(this.#users, subRecipeId, recipeId);
    }
  }

  /** The recipe and all that it leads to. */
  below(id: string): ReadonlySet<string> {
    const found = new Set([id]);
    // The set grows while it is gone through.
    for (const each of found) for (const sub of this.#step(this.#subs, each)) found.add(sub);
    if (found.size - 1 > RECIPES_BELOW_MAX) throw tooDeep();
    return found;
  }

  /** How many levels stand below the recipe, by the longest way down. */
  height(id: string): number {
    const found =
      this.#heights.get(id) ?? Math.max(0, ...this.#step(this.#subs, id).map((sub) => 1 + this.height(sub)));
    this.#heights.set(id, found);
    return found;
  }

  /** How many levels of recipes lead to this one, by the longest way up, and those to which none leads. */
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
