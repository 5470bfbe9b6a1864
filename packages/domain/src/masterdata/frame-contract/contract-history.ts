/** The frame contracts of a customer by day. A day has at most one. */
import { addDays, type CalendarDate, compareDates } from '../../kernel/values/calendar.ts';
import type { Validity } from '../validity.ts';
import type { FrameContract } from './frame-contract.ts';

/** A frame contract, with the user who set it and the time. */
export interface HeldContract extends FrameContract {
  /** The username of the user who set the contract. Null for contracts older than the history. */
  readonly setBy: string | null;
  /** The time at which the user set the contract, in ISO 8601. Null for contracts older than the history. */
  readonly setAt: string | null;
}

const FIRST_DAY = '0001-01-01' as CalendarDate;
const LAST_DAY = '9999-12-31' as CalendarDate;

/** Returns whether a day lies in a period. Both ends are inclusive. A null end is open. */
export const holdsOn = ({ validFrom, validUntil }: Validity, day: CalendarDate): boolean =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

/**
 * Returns the contracts without the days of a period. A contract that began before the period ends before it, even if
 * it went on after it. A contract that begins in the period begins on the day after it, or goes if it has no day left.
 * All others stay.
 */
export function withoutDays<C extends Validity>(
  contracts: readonly C[],
  { validFrom, validUntil }: Validity,
): readonly C[] {
  const first = validFrom ?? FIRST_DAY;
  const last = validUntil ?? LAST_DAY;
  return contracts.flatMap((held) => {
    const [begin, end] = [held.validFrom ?? FIRST_DAY, held.validUntil ?? LAST_DAY];
    if (end < first || begin > last) return [held];
    if (begin < first) return [{ ...held, validUntil: addDays(first, -1) }];
    return end <= last ? [] : [{ ...held, validFrom: addDays(last, 1) }];
  });
}

/** Days for which prices of ended contracts may still be needed. Orders and deliveries date back this far at most. */
const BACK_DATED_DAYS = 31;

/** Maximum number of contracts, and of their lines, up to which ended contracts are kept. */
const ENDED_MAX = { contracts: 100, lines: 1000 };

/**
 * Returns the contracts without old ones. A contract that ended more than 31 days before `today` goes if the contracts
 * that end later are already 100 ended ones, or have more than 1,000 lines together with it.
 */
export function withoutOld(contracts: readonly HeldContract[], today: CalendarDate): readonly HeldContract[] {
  const oldest = addDays(today, -BACK_DATED_DAYS);
  const kept = new Set<HeldContract>();
  let [ended, lines] = [0, 0];
  for (const one of contracts.toSorted((a, b) => compareDates(b.validUntil ?? LAST_DAY, a.validUntil ?? LAST_DAY))) {
    lines += one.lineItems.length;
    const end = one.validUntil ?? LAST_DAY;
    if (end < today) ended++;
    if (end >= oldest || (ended <= ENDED_MAX.contracts && lines <= ENDED_MAX.lines)) kept.add(one);
  }
  return contracts.filter((one) => kept.has(one));
}

/** Returns whether the contract is valid on `today` or on a later day. */
export const hasDayLeft = ({ validUntil }: Validity, today: CalendarDate): boolean =>
  validUntil === null || validUntil >= today;

/** Returns the contract of a day, or undefined. */
export const contractOn = <C extends Validity>(contracts: readonly C[], day: CalendarDate): C | undefined =>
  contracts.find((held) => holdsOn(held, day));

/** Compares periods for `sort`: by first day, newest first. */
export const newestFirst = (a: Validity, b: Validity): number => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1);
