/** The next numbers of documents, with the prefixes of the settings. */
import { nextDocumentNumbers } from '../../kernel/execution/document.ts';
import type { Ports } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { type NumberPrefixes, settingsFrom } from '../shop/shop-settings.ts';

type Numbering = Pick<Ports, 'sequences' | 'reader'>;

/**
 * Returns the next `count` numbers of the day for documents of the kind. Kinds with the same prefix share a sequence,
 * so no two documents have the same number. Call this function in `prepare`.
 */
export async function nextNumbers(
  { sequences, reader }: Numbering,
  kind: keyof NumberPrefixes,
  day: CalendarDate,
  count: number,
): Promise<readonly string[]> {
  if (count === 0) return [];
  return nextDocumentNumbers(sequences, (await settingsFrom(reader)).numberPrefixes[kind], day, count);
}

/** Returns the next number of the day, as `nextNumbers` does for several. */
export async function nextNumber(ports: Numbering, kind: keyof NumberPrefixes, day: CalendarDate): Promise<string> {
  const [number = ''] = await nextNumbers(ports, kind, day, 1);
  return number;
}
