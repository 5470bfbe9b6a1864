/** A hold blocks a lot in all stocks until the hold is released. Several independent holds may block one lot. */

import { type Aggregate, aggregateKind } from '../../kernel/contract/aggregate.ts';
import type { UnitOfWork } from '../../kernel/execution/unit-of-work.ts';
import { holdAlreadyReleased } from '../refusals.ts';
import { holdSubject } from '../subjects.ts';
import type { HoldCause } from './hold-cause.ts';
import { type LotState, Lots } from './lot.ts';

export interface HoldState {
  readonly id: string;
  readonly lotId: string;
  readonly cause: HoldCause;
  readonly reason: string;
  /** The username of the user who placed the hold. */
  readonly placedBy: string;
  readonly placedAt: Date;
  /** The recall that placed the hold, or from whose hold it was inherited. Null for holds without a recall. */
  readonly recallId: string | null;
  /** The deviation that placed the hold, or from whose hold it was inherited. Null for holds without a deviation. */
  readonly deviationId: string | null;
  /** The lot from whose hold this one was inherited. Null for other causes. */
  readonly inheritedFrom: string | null;
  /** The username of the user who released the hold. Null while it is open, like the other members of the release. */
  readonly releasedBy: string | null;
  readonly releasedAt: Date | null;
  readonly releaseReason: string | null;
}

/** The data of a new hold. */
export interface NewHold {
  readonly cause: HoldCause;
  readonly reason: string;
  readonly recallId?: string | null;
  readonly deviationId?: string | null;
  readonly inheritedFrom?: string | null;
}

export class Hold implements Aggregate<HoldState> {
  #state: HoldState;

  private constructor(state: HoldState) {
    this.#state = state;
  }

  static place(
    { cause, reason, recallId = null, deviationId = null, inheritedFrom = null }: NewHold,
    placed: Pick<HoldState, 'id' | 'lotId' | 'placedBy' | 'placedAt'>,
  ): Hold {
    const open = { releasedBy: null, releasedAt: null, releaseReason: null };
    return new Hold({ ...placed, cause, reason, recallId, deviationId, inheritedFrom, ...open });
  }

  /** Rebuilds a stored hold without checks, for adapters. */
  static restore(state: HoldState): Hold {
    return new Hold(state);
  }

  get state(): HoldState {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#state.releasedAt === null;
  }

  /** Releases the hold. Refuses a second release with HOLD_ALREADY_RELEASED. */
  release(reason: string, by: string, at: Date): void {
    if (!this.isOpen) throw holdAlreadyReleased();
    this.#state = { ...this.#state, releasedBy: by, releasedAt: at, releaseReason: reason };
  }
}

export const Holds = aggregateKind<HoldState, Hold>({
  ...holdSubject,
  restore: Hold.restore,
  references: [{ member: 'lotId', to: () => Lots }],
  filters: ['lotId', 'recallId', 'deviationId'],
  // Audit entries only name holds if there are many, because each hold is itself an audit record. A recall can place
  // thousands of holds.
  audited: 'unless many',
});

/**
 * Returns the holds that new goods inherit from these lots. The goods are outputs of the lots, or have the same lot
 * number. Returns one hold for each lot and cause. The cause is the recall or the deviation, or else the reason. The
 * goods stay blocked until all these holds are released.
 */
export async function inheritedHolds(
  unit: UnitOfWork,
  lots: readonly Pick<LotState, 'id' | 'onHold'>[],
): Promise<readonly NewHold[]> {
  const held = lots.filter(({ onHold }) => onHold).map(({ id }) => id);
  if (held.length === 0) return [];
  const open = (await unit.of(Holds).peekIn('lotId', held)).filter(({ releasedAt }) => releasedAt === null);
  return held.flatMap((inheritedFrom) => {
    const causes = new Map<string, NewHold>();
    for (const { lotId, recallId, deviationId, reason } of open) {
      const placedBy = recallId ?? deviationId;
      const cause = JSON.stringify([placedBy, placedBy === null ? reason : null]);
      if (lotId !== inheritedFrom || causes.has(cause)) continue;
      causes.set(cause, { cause: 'INHERITED', reason, recallId, deviationId, inheritedFrom });
    }
    return [...causes.values()];
  });
}
