/** The execution of a production batch: planned and consumed inputs, outputs, and yield. */
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf, Quantity, sameKind, unitOf } from '../../kernel/values/quantity.ts';
import { halfStepAt, type ScaleSteps } from '../../settings/index.ts';
import {
  amountText,
  type Edge,
  type Edges,
  entryOf,
  kilograms,
  type LotsById,
  lotOf,
  percentText,
  wasteOf,
} from '../run/run.ts';
import type { Execution } from '../run/run-outputs.ts';
import type { LotEntry, OutputRole } from '../run/run-parts.ts';
import { type BatchState, plannedOf } from './batch.ts';
import type { BatchPlan, Component } from './batch-plan.ts';
import type { BatchPoint } from './batch-points.ts';

/** An input of a production batch, with the substitution and the reason of its last consumption. */
export interface BatchInput extends Edge {
  readonly articleId: string;
  /** The article of the component that the input replaced. Null: no substitution. */
  readonly insteadOf: string | null;
  readonly reason: string | null;
  /** The parts of the quantity, one for each consumption. A batch without substitutions has a single part per input. */
  readonly parts: readonly InputPart[];
}

interface InputPart {
  readonly insteadOf: string | null;
  readonly quantity: Quantity;
}

/** Splits an edge into its parts. A return of goods reduces the most recent consumption first. */
function partsOf({ rows, quantity }: Edge, instead: ReadonlyMap<string, string>): readonly InputPart[] {
  if (instead.size === 0) return [{ insteadOf: null, quantity }];
  const parts: { readonly insteadOf: string | null; readonly base: Decimal }[] = [];
  // The returned quantity that exceeds the earlier consumption, because a consumption was undone. This quantity reduces
  // the next consumption.
  let givenBack = Decimal.ZERO;
  for (const { id, change } of rows) {
    const taken = Decimal.ZERO.minus(Decimal.of(change));
    if (taken.isNegative()) givenBack = givenBack.minus(taken);
    else parts.push({ insteadOf: instead.get(id) ?? null, base: taken });
    while (!givenBack.isZero()) {
      const last = parts.pop();
      if (!last) break;
      const left = last.base.minus(givenBack);
      givenBack = left.isNegative() ? Decimal.ZERO.minus(left) : Decimal.ZERO;
      if (givenBack.isZero()) parts.push({ ...last, base: left });
    }
  }
  return parts.map(({ insteadOf, base }) => ({
    insteadOf,
    quantity: Quantity.fromBase(base.toText(), quantity.unit),
  }));
}

export function inputsOf(
  { substitutions }: Pick<BatchState, 'substitutions'>,
  { inputs }: Edges,
  lots: LotsById,
): readonly BatchInput[] {
  const instead = new Map(substitutions.map(({ movementId, insteadOf }) => [movementId, insteadOf]));
  return inputs.map((edge) => {
    const last = edge.rows.findLast(({ type }) => type === 'CONSUMED');
    return {
      ...edge,
      articleId: lotOf(lots, edge.lotId).articleId,
      insteadOf: instead.get(last?.id ?? '') ?? null,
      reason: last?.reason ?? null,
      parts: partsOf(edge, instead),
    };
  });
}

const quantityOfComponent = ({ quantity, uom }: Component): Quantity => Quantity.of(Decimal.of(quantity), uom);

/** Returns the consumed quantity of a component, in its unit. Includes substitutes of the same kind of unit. */
export const consumedOf = ({ articleId, uom }: Component, inputs: readonly BatchInput[]): Quantity =>
  inputs
    .flatMap((input) => input.parts.map((part) => ({ ...part, of: part.insteadOf ?? input.articleId })))
    .filter(({ of, quantity }) => of === articleId && sameKind(quantity.unit, uom))
    .reduce((sum, { quantity }) => sum.plus(quantity), Quantity.of(Decimal.ZERO, uom));

/**
 * Returns the quantity of a component that is still to be consumed, in its unit. Returns zero if the inputs suffice.
 */
export function openOf(component: Component, inputs: readonly BatchInput[]): Quantity {
  const open = quantityOfComponent(component).minus(consumedOf(component, inputs));
  return open.isNegative() ? Quantity.of(Decimal.ZERO, open.unit) : open;
}

/** The part of the planned quantity that may be missing from a done component, in per cent. */
const DONE_PERCENT = Decimal.of('1');

/** A component as responses show it: decimal texts in `uom`. */
interface ShownComponent {
  readonly quantity: string;
  readonly open: string;
  readonly uom: string;
}

/**
 * Returns whether enough of a component was consumed: all of it, or as exactly as people weigh. Then 1 % of the planned
 * quantity may be missing, or half a step of the scale if that is more. Nothing may be missing of what is counted. A
 * component of which nothing was consumed is not done.
 */
export function isDone({ quantity, open, uom }: ShownComponent, steps: ScaleSteps): boolean {
  const unit = unitOf(uom);
  const [planned, left] = [Quantity.of(Decimal.of(quantity), unit), Quantity.of(Decimal.of(open), unit)];
  if (left.isZero()) return true;
  const kind = kindOf(unit);
  const isMeasured = kind === 'mass' || kind === 'volume' || kind === 'length';
  if (!isMeasured || left.compare(planned) >= 0) return false;
  const part = left.inBase().times(Decimal.HUNDRED).dividedBy(planned.inBase());
  return part.compare(DONE_PERCENT) <= 0 || (kind === 'mass' && left.compare(halfStepAt(planned, steps)) <= 0);
}

/** What an execution is made of. */
export interface ExecutionParts {
  readonly batch: BatchState;
  readonly plan: BatchPlan;
  /** The edges of the batch in the ledger. */
  readonly edges: Edges;
  /** The lots of the edges. */
  readonly lots: LotsById;
  /** The control points that apply now. A completion has its own. */
  readonly controlPoints: readonly BatchPoint[];
}

/** Returns the execution of a batch under its plan. */
export function executionOf({ batch, plan, edges, lots, controlPoints }: ExecutionParts): Execution {
  const { name, version, yieldPercentage, shelfLifeDays } = plan.recipe;
  const { completion, skipped, steps, startedAt, startedBy, completedAt, completedBy } = batch;
  const inputs = inputsOf(batch, edges, lots);
  const roles = new Map(completion?.outputs.map(({ lotId, role }) => [lotId, role]));
  const outputs = edges.outputs.map((edge) => ({ ...edge, role: roles.get(edge.lotId) ?? ('MAIN' as const) }));
  const waste = completion?.waste ?? [];
  const input = kilograms(inputs.map(({ quantity }) => quantity));
  const output = kilograms(outputs.map(({ quantity }) => quantity));
  const wasted = kilograms(waste.map(wasteOf));
  return {
    batch,
    recipe: { name, version, yieldPercentage, shelfLifeDays },
    components: plan.components.map((component) => {
      const { articleId, articleName, quantity, uom } = component;
      const consumed = consumedOf(component, inputs);
      const deviation = amountText(consumed.minus(quantityOfComponent(component)).amount);
      return { articleId, articleName, quantity, uom, consumed: amountText(consumed.amount), deviation };
    }),
    inputs: inputs.map((edge) => ({
      ...shown(entryOf(edge, lotOf(lots, edge.lotId))),
      insteadOf: edge.insteadOf,
      reason: edge.reason,
    })),
    outputs: outputs.map((edge) => {
      const lot = lotOf(lots, edge.lotId);
      const { expiryDate, onHold } = lot;
      return { ...shown(entryOf(edge, lot)), role: edge.role, expiryDate, onHold };
    }),
    waste,
    yieldPercent: completion && yieldOf(plannedOf(batch), outputs),
    massBalance: {
      input: amountText(input),
      output: amountText(output),
      waste: amountText(wasted),
      difference: completion && amountText(input.minus(output).minus(wasted)),
    },
    warnings: completion?.warnings ?? [],
    note: completion?.note ?? '',
    skipped,
    steps,
    controlPoints: completion ? (completion.controlPoints ?? []) : controlPoints,
    startedAt,
    startedBy,
    completedAt,
    completedBy,
  };
}

const shown = (entry: LotEntry): LotEntry => ({ ...entry, quantity: amountText(Decimal.of(entry.quantity)) });

function yieldOf(
  planned: Quantity,
  outputs: readonly { readonly quantity: Quantity; readonly role: OutputRole }[],
): string | null {
  const main = outputs.filter(({ role }) => role === 'MAIN').map(({ quantity }) => quantity);
  const alike = main.filter(({ unit }) => sameKind(unit, planned.unit));
  if (main.length > 0 && alike.length === 0) return null;
  const sum = alike.reduce((total, quantity) => total.plus(quantity), Quantity.of(Decimal.ZERO, planned.unit));
  return percentText(sum.inBase(), planned.inBase());
}
