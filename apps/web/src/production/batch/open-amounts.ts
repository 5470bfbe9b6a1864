/**
 * Calculates the open amounts of a batch, and proposes amounts of lots. Uses exact decimals. Rounds proposed amounts
 * down to six decimal places.
 */
import { type AnswerOf, Decimal, Quantity, sameKind, unitOf } from '@cleaver/domain/kernel';
import { kilograms, percentText } from '@cleaver/domain/production';
import type { getExecution, proposeInputs } from '@cleaver/domain/production/contracts';
import { DEFAULT_SCALE_STEPS, onScale, type ScaleSteps } from '@cleaver/domain/settings';
import { type AtHand, amountIn } from '../../floor/booking/request-amount.ts';
import { inputsOf, type StoredBooking } from '../../floor/outbox/bookings.ts';
import type { Entry } from '../../floor/outbox/outbox-order.ts';
import { afterBookings, givenBackBy, lessTaken, sumOf, takenBy } from '../../floor/outbox/pending-effects.ts';
import { type FoundBatch, isFine } from '../../scanner/found-batch.ts';
import type { DoneStep } from '../recipe/steps.tsx';
import { type Amount, quantityOf } from '../run/run-balance.ts';

export type Component = AnswerOf<typeof proposeInputs>['components'][number];

/**
 * The proposals for the amount field, in `unit`. `amount`: the initial value. `all`: the amount of the whole stock
 * batch. `onLabel`: the weight on the label; undefined if the label has no weight or `unit` is no mass.
 */
export interface Offer {
  readonly unit: string;
  readonly amount: string;
  readonly all: string;
  readonly onLabel: string | undefined;
}

const KG = unitOf('KG');

/**
 * Proposes an amount: the label's weight, else the open quantity of the component as the scale shows it, else the whole
 * stock batch. `amount` is never more than the stock batch has.
 */
export function offerOf(
  batch: AtHand,
  component: Pick<Component, 'open' | 'uom'> | undefined,
  labelKg?: string | undefined,
  steps: ScaleSteps = DEFAULT_SCALE_STEPS,
): Offer {
  const isAlike = component !== undefined && sameKind(unitOf(component.uom), unitOf(batch.unit));
  const unit = isAlike ? component.uom : batch.unit;
  const there = Quantity.of(Decimal.of(batch.amount), unitOf(batch.unit));
  const isWeighed = labelKg !== undefined && sameKind(KG, unitOf(unit));
  const wanted = isWeighed
    ? Quantity.of(Decimal.of(labelKg), KG)
    : isAlike && component.open !== '0'
      ? onScale(Quantity.of(Decimal.of(component.open), unitOf(component.uom)), steps)
      : there;
  const all = amountIn(unit, there);
  return {
    unit,
    amount: wanted.compare(there) > 0 ? all : amountIn(unit, wanted),
    all,
    onLabel: isWeighed ? amountIn(unit, Quantity.of(Decimal.of(labelKg), KG)) : undefined,
  };
}

type Booked = StoredBooking & Partial<Pick<Entry, 'articleId'>>;

/**
 * Returns the quantities that the bookings consume and return. A substitute has the article that it replaces. Other
 * goods have their own article.
 */
function changesOf(entries: readonly Booked[], batchId: string) {
  const own = entries.filter(({ of }) => of?.['id'] === batchId);
  return {
    put: own.flatMap((entry) => takenBy(entry).map((one) => ({ ...one, articleId: one.insteadOf || entry.articleId }))),
    back: own.flatMap((entry) => givenBackBy(entry).map((one) => ({ ...one, articleId: entry.articleId }))),
  };
}

/**
 * Returns the components, updated with the bookings that the response does not include yet. `isWaiting`: one of these
 * bookings changes the component.
 */
export function afterConsuming<C extends Component>(
  components: readonly C[],
  entries: readonly Booked[],
  batchId: string,
): readonly (C & { readonly isWaiting: boolean })[] {
  const changes = changesOf(entries, batchId);
  return components.map((one) => {
    const [put, back] = [changes.put, changes.back].map((of) =>
      of.filter(({ articleId }) => articleId === one.articleId),
    );
    const change = sumOf(put ?? [], one.uom).minus(sumOf(back ?? [], one.uom));
    const consumed = Decimal.of(one.consumed).plus(change);
    const picks = one.picks.map((pick) => {
      const batch = { id: pick.stockBatchId, amount: pick.quantity, unit: one.uom };
      return { ...pick, quantity: afterBookings(batch, entries).amount };
    });
    return {
      ...one,
      consumed: consumed.toText(),
      // The consumed amount can exceed the needed amount. Then only a part of the returned amount is open again.
      open: back?.length ? lessTaken(one.quantity, consumed) : lessTaken(one.open, change),
      picks: picks.filter(({ quantity }) => quantity !== '0'),
      isWaiting: [put, back].some((of) => of?.length),
    };
  });
}

type Execution = AnswerOf<typeof getExecution>;

/** The state of a batch with its waiting bookings. `isWaiting`: a return of this input, or this step, waits in the outbox. */
export type AtWork = Omit<Execution, 'inputs' | 'steps'> & {
  readonly inputs: readonly (Execution['inputs'][number] & { readonly isWaiting: boolean })[];
  readonly steps: readonly DoneStep[];
};

/** Returns the state of the batch after the queued bookings that the response does not contain yet. */
export function afterBooking(execution: Execution, entries: readonly Booked[]): AtWork {
  const { put, back } = changesOf(entries, execution.batch.id);
  const change = (unit: string, isIt: (one: { readonly articleId: string | undefined }) => boolean = () => true) =>
    sumOf(put.filter(isIt), unit).minus(sumOf(back.filter(isIt), unit));
  const inputs = execution.inputs.map((one) => {
    const own = back.filter(({ stockBatchId }) => stockBatchId === one.stockBatchId);
    return { ...one, quantity: lessTaken(one.quantity, sumOf(own, one.unit)), isWaiting: own.length > 0 };
  });
  const components = execution.components.map((one) => {
    const more = change(one.uom, ({ articleId }) => articleId === one.articleId);
    const [consumed, deviation] = [one.consumed, one.deviation].map((of) => Decimal.of(of).plus(more).toText());
    return { ...one, consumed: consumed ?? '', deviation: deviation ?? '' };
  });
  const input = Decimal.of(execution.massBalance.input).plus(change('KG')).toText();
  const steps = afterTicks(execution, entries);
  return { ...execution, inputs, components, steps, massBalance: { ...execution.massBalance, input } };
}

/** Returns the done steps of the batch after the queued ticks. */
export function afterTicks(
  { batch, steps }: Pick<Execution, 'batch' | 'steps'>,
  entries: readonly Booked[],
): AtWork['steps'] {
  const done = new Map(steps.map((step) => [step.stepNumber, { ...step, isWaiting: false }]));
  for (const { id, stepNumber, done: isDone = true, temperature = null } of inputsOf(entries, 'tick')) {
    const number = Number(stepNumber);
    if (id !== batch.id) continue;
    if (!isDone) done.delete(number);
    else
      done.set(number, { stepNumber: number, description: '', temperature, doneBy: '', doneAt: '', isWaiting: true });
  }
  return [...done.values()];
}

/**
 * Returns the amount to fill in. Empty for goods that need attention or are not in the recipe, because a person must
 * decide the amount.
 */
export const firstAmount = (offer: Offer, batch: Pick<FoundBatch, 'status'>, component: object | undefined): string =>
  component !== undefined && isFine(batch) ? offer.amount : '';

interface WeighedComponent {
  readonly articleId: string;
  readonly quantity: string;
  readonly uom: string;
}

/** Returns the planned weight of these components in kilograms. */
export const plannedKg = (components: readonly WeighedComponent[]): Decimal =>
  kilograms(components.map(({ quantity, uom }) => Quantity.of(Decimal.of(quantity), unitOf(uom))));

/**
 * Returns the consumed weight of a batch in kilograms, with the planned weight of skipped components. The shop has no
 * stock of skipped components such as water, but the product contains them.
 */
export function inputWithSkipped({ massBalance, components, skipped }: WentIn): Decimal {
  const isSkipped = new Set(skipped.map(({ articleId }) => articleId));
  return Decimal.of(massBalance.input).plus(plannedKg(components.filter(({ articleId }) => isSkipped.has(articleId))));
}

interface WentIn {
  readonly massBalance: { readonly input: string };
  readonly components: readonly WeighedComponent[];
  readonly skipped: readonly { readonly articleId: string }[];
}

/**
 * Returns the consumed part of the needed amount in per cent. Returns more than 100 if more was consumed, and 100 if
 * the needed amount is zero.
 */
export function shareOf({ quantity, consumed }: Pick<Component, 'quantity' | 'consumed'>): number {
  const asked = Decimal.of(quantity);
  if (asked.isZero()) return 100;
  return Number(Decimal.of(consumed).times(Decimal.HUNDRED).dividedBy(asked).toText(1));
}

/**
 * Returns the output as a percentage of the plan. Ignores outputs with another kind of unit. Returns null if the planned
 * amount is zero, is not a number or has no unit.
 */
export function yieldOf(main: readonly Amount[], planned: Amount): string | null {
  const plan = quantityOf(planned);
  if (!plan || plan.isZero()) return null;
  const alike = main.flatMap((one) => quantityOf(one) ?? []).filter(({ unit }) => sameKind(unit, plan.unit));
  const sum = alike.reduce((total, one) => total.plus(one), Quantity.of(Decimal.ZERO, plan.unit));
  return percentText(sum.inBase(), plan.inBase());
}
