/** The yield of a production batch, from the sums of its rows in the ledger. */
import { Decimal } from '../kernel/values/decimal.ts';
import { percentText } from '../production/index.ts';
import { sum } from './figures.ts';
import type { RunSum, YieldBatch } from './ports.ts';

/** Returns the sum in kilograms. Null if some goods are in other units. */
const kilograms = (sums: readonly RunSum[]): Decimal | null =>
  sums.every(({ kind }) => kind === 'mass') ? sum(sums.map(({ base }) => Decimal.of(base))) : null;

/** Returns what went in and came out, and what came out of the recipe's article. */
function massOf({ sums }: YieldBatch) {
  const outputs = sums.filter(({ isInput }) => !isInput);
  return {
    input: kilograms(sums.filter(({ isInput }) => isInput)),
    output: kilograms(outputs),
    main: kilograms(outputs.filter(({ isMain }) => isMain)),
  };
}

type Mass = ReturnType<typeof massOf>;

const isKnown = (mass: Mass): mass is Mass & { readonly input: Decimal; readonly main: Decimal } =>
  mass.input !== null && !mass.input.isZero() && mass.main !== null;

const PLACES = 6;

/** Returns the row of a batch. */
export function yieldRowOf(batch: YieldBatch) {
  const { batchId, batchNumber, completedAt, planPercent } = batch;
  const mass = massOf(batch);
  return {
    ...{ batchId, batchNumber, completedAt },
    input: mass.input?.toText(PLACES) ?? null,
    output: mass.output?.toText(PLACES) ?? null,
    planPercent: String(planPercent),
    yieldPercent: isKnown(mass) ? percentText(mass.main, mass.input) : null,
  };
}

/** Returns the total of the batches whose yield is known. */
export function yieldTotal(batches: readonly YieldBatch[]) {
  const known = batches.map(massOf).filter(isKnown);
  const input = sum(known.map((mass) => mass.input));
  const outputs = known.map(({ output }) => output);
  const output = outputs.includes(null) ? null : sum(outputs as readonly Decimal[]).toText(PLACES);
  const yieldPercent = known.length > 0 ? percentText(sum(known.map(({ main }) => main)), input) : null;
  return { batches: known.length, input: input.toText(PLACES), output, yieldPercent };
}
