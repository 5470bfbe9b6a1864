/**
 * Readings: values and checks at an instant. A reading is judged once, by the version in force when it was measured,
 * and never changes. A correction is a new reading; the old one stays and counts no more. The record of a cleaning task
 * is a reading, too.
 */
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Batches } from '../../production/index.ts';
import type { CheckId, Measured, Verdict } from '../check/check.ts';
import { CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import { Devices } from '../device/device.ts';
import { alreadyCorrected, readingExists } from '../refusals.ts';
import { readingSubject } from '../subjects.ts';

export interface ReadingState extends Measured {
  readonly id: string;
  /** Exactly one of control point and cleaning task is not null. */
  readonly controlPointId: string | null;
  readonly cleaningTaskId: string | null;
  /** When it was measured or, of a cleaning task, done. */
  readonly measuredAt: Date;
  /** Null: NOT_DONE. */
  readonly verdict: Verdict | null;
  /** The number of the version that judged it. */
  readonly version: number;
  readonly batchId: string | null;
  /** The device whose sensor sent it. Null: a person recorded it. */
  readonly deviceId: string | null;
  readonly note: string;
  /** The reading that this one corrects. */
  readonly correctsId: string | null;
  /** The reading that corrects this one, which then counts no more. */
  readonly correctionId: string | null;
  /** A username. Null: a device sent it. */
  readonly recordedBy: string | null;
  readonly recordedAt: Date;
}

/** The data of a new reading. */
export type NewReading = Omit<ReadingState, 'correctionId'>;

export class Reading implements Aggregate<ReadingState> {
  #state: ReadingState;

  private constructor(state: ReadingState) {
    this.#state = state;
  }

  static record(reading: NewReading): Reading {
    return new Reading({ ...reading, correctionId: null });
  }

  /** Rebuilds a stored reading without checks, for adapters. */
  static restore(state: ReadingState): Reading {
    return new Reading(state);
  }

  get state(): ReadingState {
    return this.#state;
  }

  /** Notes the reading that corrects this one. Refuses a second correction with ALREADY_CORRECTED. */
  correct(correctionId: string): void {
    if (this.#state.correctionId !== null) throw alreadyCorrected();
    this.#state = { ...this.#state, correctionId };
  }
}

export const Readings = aggregateKind<ReadingState, Reading>({
  ...readingSubject,
  restore: Reading.restore,
  unique: [{ members: ['controlPointId', 'measuredAt', 'deviceId'], refuse: readingExists }],
  references: [
    { member: 'controlPointId', to: () => ControlPoints },
    { member: 'cleaningTaskId', to: () => CleaningTasks },
    { member: 'batchId', to: () => Batches },
    { member: 'deviceId', to: () => Devices },
  ],
  filters: ['controlPointId', 'cleaningTaskId', 'batchId', 'deviceId', 'verdict', 'result'],
  day: 'measuredAt',
});

/** Returns what a reading or a deviation is about. */
export function checkIdOf({
  controlPointId,
  cleaningTaskId,
}: Pick<ReadingState, 'controlPointId' | 'cleaningTaskId'>): CheckId {
  if (controlPointId !== null) return { controlPointId, cleaningTaskId: null };
  if (cleaningTaskId === null) throw new Error('Neither a control point nor a cleaning task');
  return { controlPointId: null, cleaningTaskId };
}
