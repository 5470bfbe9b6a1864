/** The refusals of files. */
import { refusal } from '../kernel/contract/refusal.ts';

export const fileFaulty = refusal(
  'invalid',
  'FILE_FAULTY',
  'The file has faults ({count}). Nothing was written',
  'Die Datei hat Fehler ({count}). Es wurde nichts geschrieben',
);

export const fileTooLong = refusal(
  'too_large',
  'FILE_TOO_LONG',
  'The file has more than {max} rows: divide it',
  'Die Datei hat mehr als {max} Zeilen: bitte aufteilen',
);
