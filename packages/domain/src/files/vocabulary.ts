/** The words of the context files. It has no permissions of its own: those of the records hold. */
import type { Vocabulary, Words } from '../kernel/contract/words.ts';

const filesWords = {
  fields: { read: 'May be read', write: 'May be written' },
  choices: {
    CSV: 'CSV for programs',
    EXCEL: 'CSV for Excel',
    UTF_8: 'UTF-8',
    UTF_16: 'UTF-16',
    WINDOWS_1252: 'Windows-1252',
    CP850: 'Code page 850',
    MAC_ROMAN: 'Mac Roman',
  },
} as const satisfies Words;

export const filesVocabulary: Vocabulary = {
  name: 'files',
  permissions: [],
  words: filesWords,
  german: {
    // Records and members
    'kind of file': 'Art der Datei',
    Format: 'Format',
    Template: 'Vorlage',
    Update: 'Gespeichertes ändern',

    Kinds: 'Arten',
    Title: 'Titel',
    'May be read': 'Darf gelesen werden',
    'May be written': 'Darf geschrieben werden',
    Columns: 'Spalten',
    Member: 'Feld',
    Heading: 'Überschrift',
    Required: 'Erforderlich',
    Encoding: 'Zeichensatz',
    Delimiter: 'Trennzeichen',
    'Decimal mark': 'Dezimalzeichen',
    Unchanged: 'Unverändert',
    Faults: 'Fehler',
    'Fault count': 'Anzahl der Fehler',
    Row: 'Zeile',
    Column: 'Spalte',
    Sample: 'Probe',
    'CSV for programs': 'CSV für Programme',
    'CSV for Excel': 'CSV für Excel',
    'UTF-8': 'UTF-8',
    'UTF-16': 'UTF-16',
    'Windows-1252': 'Windows-1252',
    'Code page 850': 'Codepage 850',
    'Mac Roman': 'Mac Roman',

    // Faults
    'must be a file': 'muss eine Datei sein',
    'is no filter of this kind': 'ist kein Filter für diese Art',
    'differs from row {0}, which is about the same': 'ist anders als in Zeile {0}, die dasselbe beschreibt',
    'is in row {0} already': 'steht schon in Zeile {0}',
    'is stored without a value: correct the file, or let the import change stored records':
      'ist ohne Wert gespeichert: Datei berichtigen oder beim Import Gespeichertes ändern lassen',
    'is stored as “{0}”: correct the file, or let the import change stored records':
      'ist als „{0}“ gespeichert: Datei berichtigen oder beim Import Gespeichertes ändern lassen',
    'is stored as “{0}”, and an import does not change that':
      'ist als „{0}“ gespeichert, und ein Import ändert das nicht',
    'is not stored, and an import does not add it to this record':
      'ist nicht gespeichert, und ein Import fügt es diesem Datensatz nicht hinzu',
    'lacks the stored line {0}: an import removes nothing':
      'lässt die gespeicherte Position {0} weg: Ein Import entfernt nichts',
    'is more than ten years away: is the year right?': 'liegt mehr als zehn Jahre entfernt: Stimmt das Jahr?',
    'there is no {0} “{1}”': '{0} „{1}“ gibt es nicht',
    '{0} of them have this name: write the id': '{0} davon haben diesen Namen: die Id angeben',
  },
};
