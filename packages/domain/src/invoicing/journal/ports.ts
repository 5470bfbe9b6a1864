/** The read that the journal needs from a store. */
import { specialReads } from '../../kernel/execution/context.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import type { JournalDocument } from './journal.ts';

export interface JournalReader {
  /** Returns the documents with an issue date in the period, in the order of issue. At most `most`. */
  documents(from: CalendarDate, until: CalendarDate, most: number): Promise<readonly JournalDocument[]>;
}

export const journalReads = specialReads('journal', { documents: true });

declare module '../../kernel/execution/ports.ts' {
  interface Reads {
    readonly journal: JournalReader;
  }
}
