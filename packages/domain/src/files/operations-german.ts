/** German translations of the summaries and descriptions of the operations on files, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const filesOperationsGerman: Catalogue = {
  'Files of records for spreadsheets and other programs': 'Dateien mit Datensätzen für Tabellen und andere Programme',
  'List the kinds of files with their columns': 'Die Arten von Dateien mit ihren Spalten',
  'Fetch a file of one kind, as it is at one instant': 'Eine Datei einer Art holen, zu einem Zeitpunkt',
  '`CSV`: UTF-8, comma, decimal point, members as headings, codes of choices. `EXCEL`: byte order mark, semicolon, decimal comma, headings and words by `Accept-Language`. What it has, `POST` of the same kind reads as unchanged. The filters are those of the list of the kind.':
    '`CSV`: UTF-8, Komma, Dezimalpunkt, Namen der Felder als Überschriften, Codes. `EXCEL`: mit BOM, Semikolon, Dezimalkomma, Überschriften und Wörter nach `Accept-Language`. Was darin steht, liest `POST` derselben Art als unverändert. Die Filter sind die der Liste dieser Art.',
  'Send a file of one kind: all its rows are written, or none':
    'Eine Datei einer Art senden: Alle Zeilen werden geschrieben oder keine',
  'The body is the file (`text/csv`, at most 8 MiB and 20000 rows), its name the header `X-File-Name`. A row that says what is stored already is unchanged. A row with a different value is a fault, unless `update` is true; prices and contracts change without it. Empty cells leave a member as it is. With faults the response is 400 `FILE_FAULTY`, with the members of this response beside `code`, and nothing is written.':
    'Der Body ist die Datei (`text/csv`, höchstens 8 MiB und 20000 Zeilen), ihr Name der Header `X-File-Name`. Eine Zeile, die schon so gespeichert ist, bleibt unverändert. Eine Zeile mit einem anderen Wert ist ein Fehler, außer mit `update`; Preise und Verträge ändern sich auch ohne. Leere Zellen lassen ein Feld, wie es ist. Bei Fehlern ist die Antwort 400 `FILE_FAULTY`, mit den Feldern dieser Antwort neben `code`, und nichts wird geschrieben.',
  'Only the headings and one example row': 'Nur die Überschriften und eine Beispielzeile',
  'Whether different values change stored records': 'Ob andere Werte gespeicherte Datensätze ändern',
  'The kind of the file': 'Die Art der Datei',
};
