/** The frame contracts of a customer by day: a day has at most one. */
import { addDays, type CalendarDate } from '../kernel/calendar.ts';
import type { FrameContract } from './frame-contract.ts';
import type { Validity } from './validity.ts';

/** A contract, and who set it. */
export interface HeldContract extends FrameContract {
  /** The username; null in databases that are older than the history. */
  readonly setBy: string | null;
  /** An ISO 8601 time; null as `setBy`. */
  readonly setAt: string | null;
}

const FIRST_DAY = '0001-01-01' as CalendarDate;

/** Returns whether a day lies in a period; both ends belong to it, a null end is open. */
export const holdsOn = ({ validFrom, validUntil }: Validity, day: CalendarDate): boolean =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

/** Returns the contracts with the days they have left once all end before `day`; those without a day left are dropped. */
export function endedBefore<C extends Validity>(contracts: readonly C[], day: CalendarDate | null): readonly C[] {
  if (day === null || day === FIRST_DAY) return [];
  const last = addDays(day, -1);
  return contracts
    .filter(({ validFrom }) => validFrom === null || validFrom <= last)
    .map((held) => (held.validUntil !== null && held.validUntil <= last ? held : { ...held, validUntil: last }));
}

/** Returns the contract of a day, undefined where it has none. */
export const contractOn = <C extends Validity>(contracts: readonly C[], day: CalendarDate): C | undefined =>
  contracts.find((held) => holdsOn(held, day));

/** Fit for `sort`: the newest first, by its first day. */
export const newestFirst = (a: Validity, b: Validity): number => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1);
