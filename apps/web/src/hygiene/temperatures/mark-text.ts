/** Writes a mark of a series for people. */
import type { Measure, Resolution } from '@cleaver/domain/hygiene/contracts';
import { calendarDay } from '@cleaver/domain/kernel';
import { shownLongDate, shownNumber, shownTime } from '../../shell/language/format.ts';
import { t } from '../../shell/language/language.ts';
import { me } from '../../shell/session/session.ts';
import { measuredText } from '../measured-text.ts';
import type { Mark } from './series.ts';

/** Returns the time of a mark: an instant, an hour or a day. */
export const markTime = ({ from }: Mark, resolution: Resolution): string =>
  resolution === 'DAY' ? shownLongDate(calendarDay(new Date(from), me.get()?.shopTimeZone ?? 'UTC')) : shownTime(from);

/** Returns a mark in a sentence: 29 Nov 2026, 07:05: 4.1 °C, or with the lowest, the highest and the mean value. */
export function markText(mark: Mark, measure: Measure, resolution: Resolution): string {
  const at = markTime(mark, resolution);
  if (resolution === 'RAW') {
    const value = measuredText(mark.mean, measure);
    return mark.out > 0 ? t`${at}: ${value}, out of limits` : `${at}: ${value}`;
  }
  const [low, high, mean] = [mark.low, mark.high, mark.mean].map((value) => measuredText(value, measure));
  const text = t`${at}: ${low ?? ''} to ${high ?? ''}, mean ${mean ?? ''}, ${shownNumber(mark.count)} readings`;
  return mark.out > 0 ? t`${text}, out of limits: ${shownNumber(mark.out)}` : text;
}
