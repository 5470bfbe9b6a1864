/** A locked production batch in a unit of work, with its rows of the ledger. */
import {
  type Lot,
  type LotState,
  Lots,
  namedLots,
  type Posting,
  type StockBatchState,
  Warehouse,
} from '../../inventory/index.ts';
import type { Caller } from '../../kernel/contract/caller.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { inOrder } from '../../kernel/execution/unit-of-work.ts';
import { Articles } from '../../masterdata/index.ts';
import { type RecipeState, Recipes } from '../recipe/recipe.ts';
import { notAnIngredient, notSubstitutable } from '../refusals.ts';
import { type Edges, edgesOf, type GivenInput, inputLines, namedBatches, type RunRow } from '../run/run.ts';
import type { Execution } from '../run/run-outputs.ts';
import { type Batch, Batches, type BatchState, plannedOf } from './batch.ts';
import { type BatchPlan, planOf } from './batch-plan.ts';
import type { BatchPoint } from './batch-points.ts';
import { type BatchInput, executionOf, inputsOf } from './execution.ts';

/** A line that consumes goods for a batch. */
export interface ConsumedInput extends GivenInput {
  /** The article of the component that the line replaces. */
  readonly insteadOf: string | undefined;
  readonly reason: string | undefined;
}

export class BatchAtWork {
  readonly batch: Batch;
  readonly warehouse: Warehouse;
  /** The stock batches in the lines of the request, as `lock` read them. */
  readonly named: ReadonlyMap<string, StockBatchState>;
  readonly #unit: UnitPorts;
  readonly #rows: RunRow[];
  readonly #lots = new Map<string, LotState>();

  private constructor(
    unit: UnitPorts,
    caller: Caller,
    of: Pick<BatchAtWork, 'batch' | 'named'> & { readonly rows: readonly RunRow[] },
  ) {
    this.#unit = unit;
    this.batch = of.batch;
    this.named = of.named;
    this.#rows = [...of.rows];
    this.warehouse = new Warehouse(unit, caller);
  }

  /**
   * Locks the batch and reads its rows of the ledger, which change only under this lock. `inputs` are the lines of the
   * request. With `locked`, also locks the stock batches of the lines. Refuses an unknown batch with BATCH_NOT_FOUND.
   * The refusals of `namedBatches` also apply.
   */
  static async lock(
    unit: UnitPorts,
    id: string,
    caller: Caller,
    inputs: readonly GivenInput[] = [],
    locked?: 'locked',
  ): Promise<BatchAtWork> {
    const [batch, rows, named] = await inOrder([
      unit.of(Batches).get(id),
      unit.reads.runs.rows(id),
      namedBatches(unit, inputs, locked),
    ]);
    return new BatchAtWork(unit, caller, { batch, named, rows });
  }

  /** The ledger document of the movements of this batch. */
  get document() {
    return { documentKind: 'RUN' as const, documentId: this.batch.state.id };
  }

  get edges(): Edges {
    return edgesOf(this.#rows);
  }

  async inputs(): Promise<readonly BatchInput[]> {
    const edges = this.edges;
    await this.#read(edges.inputs.map(({ lotId }) => lotId));
    return inputsOf(this.batch.state, edges, this.#lots);
  }

  /** Caches lots that other code has read or made, so that this object does not read them again. */
  know(lots: readonly (Lot | { readonly state: LotState })[]): void {
    for (const { state } of lots) this.#lots.set(state.id, state);
  }

  /** Adds rows that this unit of work has booked to the rows of the batch. */
  booked(rows: readonly RunRow[]): void {
    this.#rows.push(...rows);
  }

  /**
   * Consumes the lines of the request. The caller must have passed the same lines to `lock`. Refuses an article that is
   * not a component with NOT_AN_INGREDIENT, unless the line has a reason. With `insteadOf`, the replaced article must
   * be a component, and a reason does not suffice. Refuses with NOT_SUBSTITUTABLE if the replaced component is not
   * substitutable. Refuses with INVALID_STATUS_TRANSITION if the batch is not in progress. The refusals of
   * `Warehouse.takeOut` also apply.
   */
  async consume(lines: readonly ConsumedInput[], posting: Posting = {}): Promise<void> {
    const plan = this.batch.feeding('consume');
    if (lines.length === 0) return;
    const named = [...this.named.values()];
    const [stocks] = await Promise.all([
      this.warehouse.stocks(named.map(({ stockId }) => stockId)),
      // Reads in one query all lots that the response names.
      this.#read([...this.#rows, ...named].flatMap(({ lotId }) => lotId ?? [])),
    ]);
    refuseStrangers(
      plan,
      lines.map(({ stockBatchId, insteadOf, reason }) => {
        const { stockId = '', lotNumber = '' } = this.named.get(stockBatchId) ?? {};
        return { articleId: stocks.get(stockId)?.articleId ?? '', lotNumber, insteadOf, reason };
      }),
    );
    const moved = await this.warehouse.takeOut('CONSUMED', inputLines(lines), { ...posting, ...this.document });
    this.booked(moved.map(({ movement }) => movement));
    const substitutions = lines.flatMap(({ insteadOf }, at) => {
      const movementId = moved[at]?.movement.id;
      return insteadOf === undefined || !movementId ? [] : [{ movementId, insteadOf }];
    });
    this.batch.substitute(substitutions, this.#unit.now);
  }

  async execution(): Promise<Execution> {
    const { state } = this.batch;
    const edges = this.edges;
    await this.#read([...edges.inputs, ...edges.outputs].map(({ lotId }) => lotId));
    const plan = state.plan ?? (await planIn(this.#unit, state));
    const controlPoints = state.completion ? [] : await this.controlPoints(plan);
    return executionOf({ batch: state, plan, edges, lots: this.#lots, controlPoints });
  }

  /** Returns the control points that apply to the batch now, by name. */
  controlPoints({ recipe: { articleId } }: BatchPlan): Promise<readonly BatchPoint[]> {
    return this.#unit.batchChecks.pointsInUnit(this.#unit, { batchId: this.batch.state.id, articleId });
  }

  async #read(lotIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(lotIds)].filter((id) => !this.#lots.has(id));
    if (unknown.length === 0) return;
    for (const lot of await this.#unit.of(Lots).peekAll(unknown)) this.#lots.set(lot.id, lot);
  }
}

function refuseStrangers(
  { components }: BatchPlan,
  lines: readonly (Pick<ConsumedInput, 'insteadOf' | 'reason'> & Pick<LotState, 'articleId' | 'lotNumber'>)[],
): void {
  const isComponent = (id: string) => components.some(({ articleId }) => articleId === id);
  const strangers = lines.filter(({ articleId, insteadOf, reason }) =>
    insteadOf === undefined ? !isComponent(articleId) && !reason : !isComponent(insteadOf),
  );
  if (strangers.length > 0) {
    throw notAnIngredient({ lots: namedLots(strangers) });
  }
  const fixed = lines.filter(
    ({ insteadOf }) =>
      insteadOf !== undefined &&
      !components.some(({ articleId, substitutable }) => articleId === insteadOf && substitutable),
  );
  if (fixed.length > 0) {
    throw notSubstitutable({ lots: namedLots(fixed) });
  }
}

/** Returns the plan that a start would freeze now. */
export async function planIn(unit: UnitPorts, batch: BatchState): Promise<BatchPlan> {
  const recipe = await unit.of(Recipes).peek(batch.recipeId);
  const articles = await unit.of(Articles).peekAll(recipe.ingredients.map(({ articleId }) => articleId));
  return planFrom(recipe, batch, articles);
}

/** Returns the plan of `planIn` from records that the caller has read. `articles`: the articles of the ingredients. */
export function planFrom(
  recipe: RecipeState,
  batch: BatchState,
  articles: readonly { readonly id: string; readonly name: string }[],
): BatchPlan {
  const names = new Map(articles.map(({ id, name }) => [id, name]));
  return planOf(recipe, plannedOf(batch), (articleId) => names.get(articleId) ?? '');
}
