/** Writes the values of a report on paper, in its language. */
import type { PaperLanguage } from '../../kernel/contract/paper.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { paperFormat } from '../../settings/index.ts';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';

/** What all parts of the paper need to write values in its language. */
export interface Writer {
  readonly words: ReportWords;
  readonly format: ReturnType<typeof paperFormat>;
  /** Writes an instant as day and time in the time zone of the shop. */
  readonly time: (at: Date | string) => string;
}

/** Returns the writer of a language. `timeZone`: that of the shop. */
export function writerIn(language: PaperLanguage, timeZone: string): Writer {
  const format = paperFormat(language);
  const clock = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const time = (instant: Date | string) => {
    const at = new Date(instant);
    return `${format.day(calendarDay(at, timeZone))} ${clock.format(at)}`;
  };
  return { words: REPORT_WORDS[language], format, time };
}

/** Writes the lowest and the highest value. Empty without values. */
export function rangeText(
  { lowest, highest }: { readonly lowest: string | null; readonly highest: string | null },
  { format }: Pick<Writer, 'format'>,
): string {
  if (lowest === null || highest === null) return '';
  const [low, high] = [format.number(lowest), format.number(highest)];
  return low === high ? low : `${low} … ${high}`;
}
