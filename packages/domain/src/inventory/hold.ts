/** Holds: each stops a lot wherever it lies, until quality lets go of it. Several may stop one lot, each by itself. */
import { type Aggregate, aggregateKind } from '../kernel/aggregate.ts';
import { Lots } from './lot.ts';
import { holdAlreadyReleased } from './refusals.ts';

/** By hand, by the inspection of a receipt, from a lot that went in, by a recall. */
export const HOLD_CAUSES = ['MANUAL', 'INSPECTION', 'INHERITED', 'RECALL'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];

export interface HoldState {
  readonly id: string;
  readonly lotId: string;
  readonly cause: HoldCause;
  readonly reason: string;
  /** Usernames. */
  readonly placedBy: string;
  readonly placedAt: Date;
  readonly recallId: string | null;
  /** The lot from which it was inherited. */
  readonly inheritedFrom: string | null;
  readonly releasedBy: string | null;
  readonly releasedAt: Date | null;
  readonly releaseReason: string | null;
}

/** What a hold is placed with. */
export interface NewHold {
  readonly cause: HoldCause;
  readonly reason: string;
  readonly recallId?: string | null;
  readonly inheritedFrom?: string | null;
}

export class Hold implements Aggregate<HoldState> {
  #state: HoldState;

  private constructor(state: HoldState) {
    this.#state = state;
  }

  static place(
    { cause, reason, recallId = null, inheritedFrom = null }: NewHold,
    placed: Pick<HoldState, 'id' | 'lotId' | 'placedBy' | 'placedAt'>,
  ): Hold {
    const open = { releasedBy: null, releasedAt: null, releaseReason: null };
    return new Hold({ ...placed, cause, reason, recallId, inheritedFrom, ...open });
  }

  /** Rebuilds a stored hold. For adapters only: checks nothing. */
  static restore(state: HoldState): Hold {
    return new Hold(state);
  }

  get state(): HoldState {
    return this.#state;
  }

  get isOpen(): boolean {
    return this.#state.releasedAt === null;
  }

  /** Refuses one that was released before with HOLD_ALREADY_RELEASED. */
  release(reason: string, by: string, at: Date): void {
    if (!this.isOpen) throw holdAlreadyReleased();
    this.#state = { ...this.#state, releasedBy: by, releasedAt: at, releaseReason: reason };
  }
}

export const Holds = aggregateKind<HoldState, Hold>({
  name: 'hold',
  restore: Hold.restore,
  references: [{ member: 'lotId', to: () => Lots }],
  sortable: { placedAt: 'plain' },
  filters: ['lotId', 'recallId'],
  // It is a log itself, and a recall places thousands.
  audited: 'unless many',
});
