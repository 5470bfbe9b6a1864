/** The frame contracts of a customer by day. A day has at most one. */
import { addDays, type CalendarDate } from '../kernel/calendar.ts';
import type { FrameContract } from './frame-contract.ts';
import type { Validity } from './validity.ts';

/** A frame contract, with the user who set it and the time. */
export interface HeldContract extends FrameContract {
  /** The username of the user who set the contract. Null for contracts older than the history. */
  readonly setBy: string | null;
  /** The time at which the user set the contract, in ISO 8601. Null for contracts older than the history. */
  readonly setAt: string | null;
}

const FIRST_DAY = '0001-01-01' as CalendarDate;

/** Returns whether a day lies in a period. Both ends are inclusive. A null end is open. */
export const holdsOn = ({ validFrom, validUntil }: Validity, day: CalendarDate): boolean =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

/**
 * Returns the contracts, shortened so that they end before `day`. Drops contracts that have no day left, and all
 * contracts if `day` is null.
 */
export function endedBefore<C extends Validity>(contracts: readonly C[], day: CalendarDate | null): readonly C[] {
  if (day === null || day === FIRST_DAY) return [];
  const last = addDays(day, -1);
  return contracts
    .filter(({ validFrom }) => validFrom === null || validFrom <= last)
    .map((held) => (held.validUntil !== null && held.validUntil <= last ? held : { ...held, validUntil: last }));
}

/** Returns the contract of a day, or undefined. */
export const contractOn = <C extends Validity>(contracts: readonly C[], day: CalendarDate): C | undefined =>
  contracts.find((held) => holdsOn(held, day));

/** Compares periods for `sort`: by first day, newest first. */
export const newestFirst = (a: Validity, b: Validity): number => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1);
