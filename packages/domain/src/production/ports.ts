/** Ports through which production reads recipes and runs, and the service that judges the control points of batches. */
import type { LotState } from '../inventory/index.ts';
import type { Page, PageRequest } from '../kernel/contract/page.ts';
import { specialReads } from '../kernel/execution/context.ts';
import type { QueryPorts, UnitPorts } from '../kernel/execution/ports.ts';
import type { CalendarDate } from '../kernel/values/calendar.ts';
import type { BatchPoint } from './batch/batch-points.ts';
import type { Need, Supply } from './batch/proposal.ts';
import type { RecipeState } from './recipe/recipe.ts';
import type { RecipeSummary } from './recipe/recipe-outputs.ts';
import type { RunRow } from './run/run.ts';

/** A recipe without its ingredients and steps. */
export type RecipeHead = Omit<RecipeState, 'ingredients' | 'productionSteps'>;

export interface RecipeFilter {
  readonly status: RecipeState['status'] | undefined;
}

/** The members of a recipe for calculations over several recipes. */
export type RecipeNode = Pick<
  RecipeState,
  'id' | 'name' | 'status' | 'articleId' | 'outputQuantity' | 'outputUom' | 'yieldPercentage' | 'ingredients'
>;

/** A link from a recipe to a sub-recipe of one of its ingredients. */
export interface RecipeLink {
  readonly recipeId: string;
  readonly subRecipeId: string;
}

export interface RecipeReader {
  /** Returns a recipe without reading its ingredients and steps. Refuses an unknown id with RECIPE_NOT_FOUND. */
  head(id: string): Promise<RecipeHead>;
  /** Returns a page of recipes without reading their ingredients and steps. */
  summaries(filter: RecipeFilter, request: PageRequest): Promise<Page<RecipeSummary>>;
  /**
   * Returns the recipe first, then all recipes below it, each once, in one query. Returns an empty list for an unknown
   * id, and at most `atMost` recipes.
   */
  graph(id: string, atMost?: number): Promise<readonly RecipeNode[]>;
  /**
   * Returns the links from `recipeId`, from all recipes above it, from the sub-recipe, and from all recipes below these
   * recipes. Returns each link once, and at most `atMost` links, in one query. Unknown ids have no links.
   */
  links(recipeId: string, subRecipeId: string, atMost: number): Promise<readonly RecipeLink[]>;
}

/** The scope of a search for goods: place and day. */
export interface SupplyFilter {
  /** The day of use. Goods that expire before it are not usable. */
  readonly day: CalendarDate;
  /** The storage locations of the search. Undefined: all locations. */
  readonly storageLocationIds: readonly string[] | undefined;
}

export interface RunReader {
  /**
   * Returns the supply for each need, in the order of the needs. A supply has the stock batches of the article and kind
   * of unit that are usable on the `day`, sorted by FEFO. It has at least enough batches for the need, or all.
   */
  supplies(needs: readonly Need[], filter: SupplyFilter): Promise<readonly Supply[]>;
  /** Returns the lots with these ids, each once, unordered. Omits unknown ids. */
  lots(ids: readonly string[]): Promise<readonly LotState[]>;
  /** Returns the rows of the ledger for the run, oldest first. Returns none for an unknown id. */
  rows(runId: string): Promise<readonly RunRow[]>;
}

/** A batch whose control points are judged. */
export interface CheckedBatch {
  readonly batchId: string;
  /** The article of its recipe. */
  readonly articleId: string;
}

/**
 * Judges the control points of batches. The context of control points depends on production, so the core passes this
 * service. Returns the active points that apply to the batch, by name, each with its last reading for the batch.
 */
export interface BatchChecks {
  points(ports: QueryPorts, of: CheckedBatch): Promise<readonly BatchPoint[]>;
  /** Readings of the batch change only under its lock, so the caller must hold it. */
  pointsInUnit(unit: UnitPorts, of: CheckedBatch): Promise<readonly BatchPoint[]>;
}

export const recipeReads = specialReads('recipes', { head: true, summaries: true, graph: true, links: true });
export const runReads = specialReads('runs', { supplies: true, lots: true, rows: true });

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly recipes: RecipeReader;
    readonly runs: RunReader;
  }
  interface CoreServices {
    readonly batchChecks: BatchChecks;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly recipes: RecipeReader;
    readonly runs: Pick<RunReader, 'rows'>;
  }
}
