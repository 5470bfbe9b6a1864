/** German texts of `files` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const filesGerman: Catalogue = {
  'All rows are stored already. There is nothing to import.':
    'Alle Zeilen sind schon so gespeichert. Es gibt nichts zu importieren.',
  Cell: 'Zelle',
  'Change stored records where the file has other values': 'Gespeichertes ändern, wo in der Datei etwas anderes steht',
  Check: 'Prüfen',
  'Choose a file (CSV)': 'Datei wählen (CSV)',
  'Columns: {0}': 'Spalten: {0}',
  'Columns, in any order: {0}. Columns with a star are required.':
    'Spalten, in beliebiger Reihenfolge: {0}. Spalten mit Stern sind Pflicht.',
  Errors: 'Fehler',
  'Errors: {0}. All rows or none are imported: correct the file, and choose it again.':
    'Fehler: {0}. Importiert werden alle Zeilen oder keine: Bessern Sie die Datei aus, und wählen Sie sie noch einmal.',
  'Existing records (CSV)': 'Vorhandene Daten (CSV)',
  File: 'Datei',
  'Files for Excel and other spreadsheets. Where there is an import, an exported file can be changed and imported again.':
    'Dateien für Excel und andere Tabellenprogramme. Wo es einen Import gibt, lässt sich eine exportierte Datei ändern und wieder importieren.',
  'Import 1 row': '1 Zeile importieren',
  'Import and export': 'Import und Export',
  'Import another file': 'Noch eine Datei importieren',
  'Import articles': 'Artikel importieren',
  'Import customers': 'Kunden importieren',
  'Import opening stock': 'Anfangsbestand importieren',
  'Import prices': 'Preise importieren',
  'Import suppliers': 'Lieferanten importieren',
  'Import {0} rows': '{0} Zeilen importieren',
  'Import: {0}': '{0} importieren',
  'MS-DOS (code page 850)': 'MS-DOS (Codepage 850)',
  'New: {0}. Changed: {1}. Unchanged: {2}.': 'Neu: {0}. Geändert: {1}. Unverändert: {2}.',
  'No errors. {0} Nothing is saved yet.': 'Keine Fehler. {0} Noch ist nichts gespeichert.',
  'Not known, so not imported: {0}': 'Nicht bekannt und darum nicht importiert: {0}',
  'Or paste the table here, with its headings': 'Oder die Tabelle hier einfügen, mit der Kopfzeile',
  'Please check': 'Bitte prüfen',
  Records: 'Daten',
  'Save as a file: {0}': 'Als Datei speichern: {0}',
  Separator: 'Trennzeichen',
  'Template (CSV)': 'Vorlage (CSV)',
  'The file cannot be read. Close it in other programs, and choose it again.':
    'Die Datei lässt sich nicht lesen. Schließen Sie sie in anderen Programmen, und wählen Sie sie noch einmal.',
  'The file is being checked …': 'Die Datei wird geprüft …',
  'The file is larger than {0} MB. Divide it into several files, each with the headings.':
    'Die Datei ist größer als {0} MB. Teilen Sie sie auf mehrere Dateien auf, jede mit der Kopfzeile.',
  'The first rows, as they were understood': 'Die ersten Zeilen, so wie sie verstanden wurden',
  'The service does not respond. Nothing is saved, and the file is still here.':
    'Der Server antwortet nicht. Es ist nichts gespeichert, und die Datei ist noch da.',
  'There is no import of this kind.': 'Diese Art von Import gibt es nicht.',
  'There is nothing here that you may import or export.':
    'Hier gibt es nichts, was Sie importieren oder exportieren dürfen.',
  'What is wrong': 'Fehler',
  'What stands out': 'Auffälligkeiten',
  'What the file says': 'Inhalt der Datei',
  'Windows (1252)': 'Windows (1252)',
  'You may not import these records.': 'Das dürfen Sie nicht importieren.',
  comma: 'Komma',
  'old Mac (Mac Roman)': 'alter Mac (Mac Roman)',
  'or drop it here': 'oder hier ablegen',
  point: 'Punkt',
  semicolon: 'Strichpunkt',
  tab: 'Tabulator',
  'vertical bar': 'senkrechter Strich',
  '{0}: imported. {1}': '{0}: importiert. {1}',
};
