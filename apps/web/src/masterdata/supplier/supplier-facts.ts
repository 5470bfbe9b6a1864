/** Values computed from a supplier. Runs without a browser. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getSupplier } from '@cleaver/domain/masterdata/contracts';
import { shownDate } from '../../shell/language/format.ts';

type Supplier = AnswerOf<typeof getSupplier>;
export type Certificate = Supplier['certificates'][number];

/** Returns the mean of the three scores, to one decimal place; null without a rating. */
export const scoreOf = (rating: Supplier['rating']): string | null =>
  rating ? ((rating.qualityScore + rating.deliveryScore + rating.priceScore) / 3).toFixed(1) : null;

/**
 * Returns the latest end date of the supplier's certificates as text for the page. Empty if no certificate has an end
 * date.
 */
export function latestEnd({ certificates }: Pick<Supplier, 'certificates'>): string {
  const ends = certificates.map(({ validUntil }) => validUntil).filter((day): day is string => day !== null);
  return ends.length === 0 ? '' : shownDate(ends.sort().at(-1));
}

export type Standing = 'VALID' | 'ENDING' | 'ENDED' | 'COMING';
/** Days before its end from which a certificate counts as ending. */
const WARNED_DAYS = 60;

/** Returns the status of a certificate on a day. */
export function standingOf(
  { validFrom, validUntil }: Pick<Certificate, 'validFrom' | 'validUntil'>,
  today: string,
): Standing {
  if (validFrom !== null && validFrom > today) return 'COMING';
  if (validUntil === null) return 'VALID';
  if (validUntil < today) return 'ENDED';
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  return days <= WARNED_DAYS ? 'ENDING' : 'VALID';
}
