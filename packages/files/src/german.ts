/**
 * German texts of faults and warnings of files, by the English text. The texts of the core are in the `german.ts` of
 * each context.
 */
export const GERMAN_FILES: Readonly<Record<string, string>> = {
  'is the heading of two columns': 'ist die Überschrift von zwei Spalten',
  'is not a column of this kind of file; its cells are ignored':
    'ist keine Spalte dieser Art von Datei; was darin steht, wird nicht gelesen',
  'is missing: the file needs this column': 'fehlt: Die Datei braucht diese Spalte',
  'has no column in the heading: is a text with the delimiter not in quotation marks?':
    'hat keine Spalte in der Kopfzeile: Steht ein Text mit dem Trennzeichen nicht in Anführungszeichen?',
  'has a quotation mark that is not closed or in the wrong place':
    'hat ein Anführungszeichen, das nicht geschlossen ist oder an falscher Stelle steht',
  'has no rows below the heading': 'hat keine Zeilen unter der Kopfzeile',
  'The encoding of the file is not certain. It was read as {0}: check the letters in the rows {1}.':
    'Der Zeichensatz der Datei ist nicht sicher. Sie wurde als {0} gelesen: Bitte die Buchstaben in den Zeilen {1} prüfen.',
  '{0} and {1} more': '{0} und {1} weiteren',
  'can be {0} or {1}: write one of them': 'kann {0} oder {1} sein: bitte eindeutig schreiben',
  'must have a year with four digits, like 21.11.2026': 'muss eine Jahreszahl mit vier Ziffern haben, wie 21.11.2026',
  'is a number that a spreadsheet has rewritten: format the column as text and enter it again':
    'ist eine Nummer, die ein Tabellenprogramm umgeschrieben hat: die Spalte als Text formatieren und die Nummer neu eingeben',
  'is an error value of a spreadsheet: enter the value itself':
    'ist ein Fehlerwert eines Tabellenprogramms: den Wert selbst eingeben',
  'has a character that could not be read (�): save the file as UTF-8 and correct the text':
    'hat ein Zeichen, das nicht lesbar war (�): die Datei als UTF-8 speichern und den Text berichtigen',
  '{0}-{1}-{2}': '{2}.{1}.{0}',
};
