/** Writes measured values and limits for people. */
import type { Measure } from '@cleaver/domain/hygiene/contracts';
import { NONE, shownNumber, shownTemperature } from '../shell/language/format.ts';
import { t } from '../shell/language/language.ts';
import { wordText } from '../ui/text/words.ts';

type Exact = string | number;

export interface LimitsOf {
  readonly min: Exact | null;
  readonly max: Exact | null;
}

/** Formats a value with the unit of its measure: 4,1 °C, or 5,4 for a pH. Without a measure, as a plain number. */
export const measuredText = (value: Exact, measure?: Measure): string =>
  measure === 'TEMPERATURE' ? shownTemperature(value) : shownNumber(value, 3);

/** Formats limits: 0 °C to 7 °C, at most 7 °C, at least −18 °C. Returns a dash without limits. */
export function limitsText(limits: LimitsOf | null, measure?: Measure): string {
  if (!limits) return NONE;
  const { min, max } = limits;
  if (min !== null && max !== null) return t`${measuredText(min, measure)} to ${measuredText(max, measure)}`;
  if (max !== null) return t`at most ${measuredText(max, measure)}`;
  return min === null ? NONE : t`at least ${measuredText(min, measure)}`;
}

/** Formats what a reading has: its value, or the word of its result. */
export const valueText = ({ value, result }: { value: Exact | null; result: string | null }): string =>
  value === null ? wordText(result ?? 'NOT_DONE') : measuredText(value);
