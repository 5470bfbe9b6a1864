/** Ports of production: reads that go beyond one aggregate. */
import type { LotState } from '../inventory/index.ts';
import type { CalendarDate } from '../kernel/calendar.ts';
import { specialReads } from '../kernel/context.ts';
import type { Page, PageRequest } from '../kernel/page.ts';
import type { Need, Supply } from './proposal.ts';
import type { RecipeState, RecipeSummary } from './recipe-outputs.ts';
import type { RunRow } from './run.ts';

/** A recipe without its ingredients and steps. */
export type RecipeHead = Omit<RecipeState, 'ingredients' | 'productionSteps'>;

export interface RecipeFilter {
  readonly status: RecipeState['status'] | undefined;
}

/** What a calculation over several recipes needs of each. */
export type RecipeNode = Pick<
  RecipeState,
  'id' | 'name' | 'outputQuantity' | 'outputUom' | 'yieldPercentage' | 'ingredients'
>;

/** A recipe has an ingredient that is made by a sub-recipe. */
export interface RecipeLink {
  readonly recipeId: string;
  readonly subRecipeId: string;
}

export interface RecipeReader {
  /** One recipe, without reading its ingredients and steps; refuses an unknown id with RECIPE_NOT_FOUND. */
  head(id: string): Promise<RecipeHead>;
  /** A page of recipes, without reading their ingredients and steps. */
  summaries(filter: RecipeFilter, request: PageRequest): Promise<Page<RecipeSummary>>;
  /**
   * The recipe first, and then all that it leads to through sub-recipes, each once: in one query. Empty where the id is
   * unknown; with `atMost` no more than so many.
   */
  graph(id: string, atMost?: number): Promise<readonly RecipeNode[]>;
  /**
   * What a link from the recipe to the sub-recipe meets, each link once, in one query: those below the sub-recipe, and those
   * below whatever leads to the recipe. No more than `atMost`; unknown ids have none.
   */
  links(recipeId: string, subRecipeId: string, atMost: number): Promise<readonly RecipeLink[]>;
}

/** Where and when goods are looked for. */
export interface SupplyFilter {
  readonly today: CalendarDate;
  /** Nowhere else; undefined: everywhere. */
  readonly storageLocationIds: readonly string[] | undefined;
}

export interface RunReader {
  /**
   * What there is for each need, in the same order: stock batches that may be used on that day, of the article and of that
   * kind of unit, those first that come first by FEFO. Enough of them for the need, and some more, or all.
   */
  supplies(needs: readonly Need[], filter: SupplyFilter): Promise<readonly Supply[]>;
  /** The lots with these ids, each once, in no order; unknown ids give none. */
  lots(ids: readonly string[]): Promise<readonly LotState[]>;
  /** The rows of the ledger that name the run, oldest first; an unknown id has none. */
  rows(runId: string): Promise<readonly RunRow[]>;
}

export const recipeReads = specialReads('recipes', { head: true, summaries: true, graph: true, links: true });
export const runReads = specialReads('runs', { supplies: true, lots: true, rows: true });

declare module '../kernel/ports.ts' {
  interface Reads {
    readonly recipes: RecipeReader;
    readonly runs: RunReader;
  }
}

declare module '../kernel/unit-of-work.ts' {
  interface UnitReads {
    readonly recipes: RecipeReader;
    readonly runs: Pick<RunReader, 'rows'>;
  }
}
