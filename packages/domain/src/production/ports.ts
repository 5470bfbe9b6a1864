/** Ports of production: reads that go beyond one aggregate. */
import type { Page, PageRequest } from '../shared/page.ts';
import type { RecipeState, RecipeStatus } from './recipe.ts';

/** A recipe in a list: how many ingredients and steps it has, instead of which. */
export interface RecipeSummary extends Omit<RecipeState, 'ingredients' | 'productionSteps'> {
  readonly ingredientCount: number;
  readonly stepCount: number;
}

export interface RecipeFilter {
  readonly status: RecipeStatus | undefined;
}

/** What a calculation over several recipes needs of each. */
export type RecipeNode = Pick<
  RecipeState,
  'id' | 'name' | 'outputQuantity' | 'outputUom' | 'yieldPercentage' | 'ingredients'
>;

export interface RecipeReader {
  /** A page of recipes, without reading their ingredients and steps. */
  summaries(filter: RecipeFilter, request: PageRequest): Promise<Page<RecipeSummary>>;
  /**
   * The recipe first, and then all that it leads to through sub-recipes, each once: in one query. Empty where the id is
   * unknown.
   */
  graph(id: string): Promise<readonly RecipeNode[]>;
}
