/**
 * Deviations: readings in a row out of limits, with what people did about them. They follow the readings of a control
 * point or a cleaning task by fixed rules (`deviation-rules.ts`), and are never split, merged or removed.
 */

import { StorageLocations } from '../../inventory/index.ts';
import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Limits } from '../check/check.ts';
import { CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import { deviationRunning } from '../refusals.ts';
import { type DeviationStatus, deviationMachine, deviationSubject } from '../subjects.ts';
import type { GoodsFate } from './goods-fate.ts';

/** What people found and did. */
export interface ActionGiven {
  readonly cause: string;
  readonly measure: string;
  readonly goods: GoodsFate;
}

export interface DeviationAction extends ActionGiven {
  /** A username. */
  readonly actedBy: string;
  /** An ISO text. */
  readonly actedAt: string;
}

export interface Verification {
  readonly effective: boolean;
  readonly note: string;
  /** A username. */
  readonly verifiedBy: string;
  /** An ISO text. */
  readonly verifiedAt: string;
}

/** The readings out of limits of a deviation, in [from, lastOutAt]. */
export interface OutOfLimits {
  readonly readings: number;
  /** The lowest and the highest value as decimal texts. Null: no value, as of a CHECK. */
  readonly lowest: string | null;
  readonly highest: string | null;
}

/** What the readings decide. Actions and verifications are what people decide. */
export interface DeviationSpan extends OutOfLimits {
  /** The first reading out of limits. */
  readonly from: Date;
  /** The last reading out of limits. */
  readonly lastOutAt: Date;
  /** The first break at or after `lastOutAt`. Null: the deviation runs. */
  readonly until: Date | null;
  /** The last reading within limits before `from`. Null: there is none. Goods are in doubt since then. */
  readonly since: Date | null;
}

export interface DeviationState extends DeviationSpan {
  readonly id: string;
  /** Exactly one of control point and cleaning task is not null. */
  readonly controlPointId: string | null;
  readonly cleaningTaskId: string | null;
  /** The name, the location and the limits of the check as at the opening. */
  readonly name: string;
  readonly storageLocationId: string | null;
  readonly limits: Limits | null;
  readonly status: DeviationStatus;
  /** Whether `until` is null. */
  readonly running: boolean;
  readonly actions: readonly DeviationAction[];
  readonly verifications: readonly Verification[];
}

export class Deviation implements Aggregate<DeviationState> {
  #state: DeviationState;

  private constructor(state: DeviationState) {
    this.#state = state;
  }

  static open(
    of: Pick<DeviationState, 'id' | 'controlPointId' | 'cleaningTaskId' | 'name' | 'storageLocationId' | 'limits'>,
    span: DeviationSpan,
  ): Deviation {
    return new Deviation({
      ...of,
      ...span,
      running: span.until === null,
      status: 'OPEN',
      actions: [],
      verifications: [],
    });
  }

  /** Rebuilds a stored deviation without checks, for adapters. */
  static restore(state: DeviationState): Deviation {
    return new Deviation(state);
  }

  get state(): DeviationState {
    return this.#state;
  }

  /**
   * Takes over what changed readings mean. A VERIFIED deviation becomes ACTED if `from`, `lastOutAt`, the number, the
   * lowest or the highest of its readings changes. An OPEN one that loses its last reading out of limits becomes
   * WITHDRAWN.
   */
  follow(span: DeviationSpan): void {
    const { status, readings } = this.#state;
    const isOther = !isSameOut(this.#state, span);
    const next =
      status === 'VERIFIED' && isOther
        ? deviationMachine.move(status, 'change')
        : status === 'OPEN' && readings > 0 && span.readings === 0
          ? deviationMachine.move(status, 'withdraw')
          : status;
    if (!isOther && next === status && isSameEnd(this.#state, span)) return;
    this.#state = { ...this.#state, ...span, running: span.until === null, status: next };
  }

  /** Adds what was done. Refuses with INVALID_STATUS_TRANSITION unless the deviation is OPEN or ACTED. */
  act(action: DeviationAction): void {
    const status = deviationMachine.move(this.#state.status, 'act');
    this.#state = { ...this.#state, status, actions: [...this.#state.actions, action] };
  }

  /**
   * Adds a verification. Refuses with INVALID_STATUS_TRANSITION unless the deviation is ACTED, then with
   * DEVIATION_RUNNING while it runs.
   */
  verify(verification: Verification): void {
    const status = deviationMachine.move(this.#state.status, verification.effective ? 'verify' : 'reject');
    if (this.#state.until === null) throw deviationRunning();
    this.#state = { ...this.#state, status, verifications: [...this.#state.verifications, verification] };
  }
}

const isSameInstant = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

const isSameOut = (a: DeviationSpan, b: DeviationSpan): boolean =>
  isSameInstant(a.from, b.from) &&
  isSameInstant(a.lastOutAt, b.lastOutAt) &&
  a.readings === b.readings &&
  isSameValue(a.lowest, b.lowest) &&
  isSameValue(a.highest, b.highest);

const isSameEnd = (a: DeviationSpan, b: DeviationSpan): boolean =>
  isSameInstant(a.until, b.until) && isSameInstant(a.since, b.since);

const isSameValue = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && Decimal.of(a).compare(Decimal.of(b)) === 0);

export const Deviations = aggregateKind<DeviationState, Deviation>({
  ...deviationSubject,
  restore: Deviation.restore,
  references: [
    { member: 'controlPointId', to: () => ControlPoints },
    { member: 'cleaningTaskId', to: () => CleaningTasks },
    { member: 'storageLocationId', to: () => StorageLocations },
  ],
  filters: ['controlPointId', 'cleaningTaskId', 'storageLocationId', 'status', 'running'],
});
