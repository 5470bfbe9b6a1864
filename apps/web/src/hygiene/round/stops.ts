/**
 * The stops of a round: what is due, or what belongs to a storage location. Runs without a browser, also on responses
 * that a device has kept, so it compares times with the clock of now.
 */
import type {
  getDailyList,
  Limits,
  listCleaningTasks,
  listControlPoints,
  Measure,
  Result,
  SlotState,
} from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf, ItemOf } from '@cleaver/domain/kernel';

export type Slot = AnswerOf<typeof getDailyList>['slots'][number];
export type Point = ItemOf<typeof listControlPoints>;
export type Task = ItemOf<typeof listCleaningTasks>;

/** An entry for a control point or a cleaning task that waits in the outbox. */
export interface WaitingEntry {
  /** The id of the control point or the cleaning task. */
  readonly id: string;
  /** An ISO text. */
  readonly at: string;
  readonly value?: number | null | undefined;
  readonly result?: Result | null | undefined;
}

/** One thing to measure or to check in a round. */
export interface Stop {
  /** Different for each slot of a point. */
  readonly key: string;
  readonly controlPointId: string | null;
  readonly cleaningTaskId: string | null;
  /** The production batch for which the point is measured. */
  readonly batchId?: string;
  readonly name: string;
  readonly measure: Measure;
  readonly place: string | null;
  readonly limits: { readonly min: number | string | null; readonly max: number | string | null } | null;
  readonly instructions: string;
  readonly correctiveAction: string;
  /** The slot that the entry fills; undefined for a point that is not due. */
  readonly slot?: Slot;
}

export const idOf = ({ controlPointId, cleaningTaskId }: Pick<Slot, 'controlPointId' | 'cleaningTaskId'>): string =>
  controlPointId ?? cleaningTaskId ?? '';

const isIn = ({ from, until }: Pick<Slot, 'from' | 'until'>, at: string): boolean => {
  const instant = Date.parse(at);
  return Date.parse(from) <= instant && instant < Date.parse(until);
};

export type SlotNow = Slot & { readonly isWaiting?: boolean };

/**
 * Returns the slots as they are at `now` (milliseconds since 1970), with the entries that wait: a slot becomes due,
 * and ends, while a device is offline.
 */
export function slotsAt(slots: readonly Slot[], waiting: readonly WaitingEntry[], now: number): readonly SlotNow[] {
  return slots.map((slot) => {
    const entries = waiting.filter(({ id, at }) => id === idOf(slot) && isIn(slot, at));
    const last = entries.at(-1);
    if (!last) return { ...slot, state: stateAt(slot, now) };
    const isDone = slot.state === 'DONE' || entries.some(({ result }) => result !== 'NOT_DONE');
    return {
      ...slot,
      state: isDone ? 'DONE' : 'NOT_DONE',
      last: { id: '', at: last.at, value: last.value ?? null, result: last.result ?? null, verdict: null, note: '' },
      isWaiting: true,
    } as SlotNow;
  });
}

function stateAt({ state, dueAt, until }: Slot, now: number): SlotState {
  if (state !== 'UPCOMING' && state !== 'DUE') return state;
  if (Date.parse(until) <= now) return 'MISSED';
  return Date.parse(dueAt) <= now ? 'DUE' : 'UPCOMING';
}

interface Plan {
  readonly slots: readonly SlotNow[];
  readonly points: readonly Point[];
  readonly tasks: readonly Task[];
  /** Whether the user may record readings, and cleaning. */
  readonly mayMeasure: boolean;
  readonly mayClean: boolean;
}

/** Returns the due stops that the user may record, in the order of the slots. */
export const dueStops = ({ slots, points, tasks, mayMeasure, mayClean }: Plan): readonly Stop[] =>
  slots
    .filter((slot) => slot.state === 'DUE' && (slot.controlPointId === null ? mayClean : mayMeasure))
    .map((slot) => stopOf(slot, points, tasks));

function stopOf(slot: SlotNow, points: readonly Point[], tasks: readonly Task[]): Stop {
  const point = points.find(({ id }) => id === slot.controlPointId);
  const task = tasks.find(({ id }) => id === slot.cleaningTaskId);
  return {
    key: `${idOf(slot)} ${slot.from}`,
    ...{ controlPointId: slot.controlPointId, cleaningTaskId: slot.cleaningTaskId, name: slot.name },
    ...{ measure: slot.measure, place: slot.storageLocationName, limits: slot.limits, slot },
    instructions: instructionsOf(point ?? task, task),
    correctiveAction: point?.correctiveAction ?? '',
  };
}

const instructionsOf = (check: Point | Task | undefined, task: Task | undefined): string =>
  [check?.instructions, task?.agent].filter(Boolean).join(' · ');

/**
 * Returns the stops at a storage location: all active points and tasks there, also those that are not due. The due
 * ones come first.
 */
export function placeStops(plan: Plan, place: { readonly id: string; readonly name: string }): readonly Stop[] {
  const { points, tasks, mayMeasure, mayClean } = plan;
  const isHere = (one: Point | Task): boolean => one.storageLocationId === place.id && one.status === 'ACTIVE';
  const here = [
    ...(mayMeasure ? points.filter((one) => isHere(one) && one.scope === 'SHOP') : []),
    ...(mayClean ? tasks.filter(isHere) : []),
  ];
  const due = dueStops(plan).filter((stop) => here.some(({ id }) => id === idOf(stop)));
  const others = here.filter(({ id }) => !due.some((stop) => idOf(stop) === id));
  return [...due, ...others.map((one) => looseStop(one, place.name))];
}

function looseStop(one: Point | Task, place: string): Stop {
  const isPoint = 'measure' in one;
  return {
    key: one.id,
    controlPointId: isPoint ? one.id : null,
    cleaningTaskId: isPoint ? null : one.id,
    ...{ name: one.name, place, measure: isPoint ? one.measure : 'CHECK', limits: isPoint ? one.limits : null },
    instructions: instructionsOf(one, isPoint ? undefined : one),
    correctiveAction: isPoint ? one.correctiveAction : '',
  };
}

/** Returns the stops that one tap may tick together: due daily checks and cleaning. Never one with a value. */
export const tickable = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ measure, slot }) => measure === 'CHECK' && slot?.state === 'DUE' && slot.every === 'DAY');

/** Returns the limits of a stop as the core compares them. */
export const limitsOf = ({ limits }: Pick<Stop, 'limits'>): Limits | null =>
  limits && { min: textOf(limits.min), max: textOf(limits.max) };

const textOf = (limit: number | string | null): string | null => (limit === null ? null : String(limit));
