/** German translations of the summaries and descriptions of the operations of `reports`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const reportsOperationsGerman: Catalogue = {
  'Figures of the business: sales, write-offs, yields and stock':
    'Zahlen des Betriebs: Verkauf, Abschreibungen, Ausbeute und Bestand',
  'Read what was delivered in a period, by day, customer, article or category':
    'Lesen, was in einem Zeitraum geliefert wurde, nach Tag, Kunde, Artikel oder Warengruppe',
  'Delivery lines by dispatch date, without undone ones, less what was taken back. Days in their order; other rows by `net`, largest first, then by name.':
    'Lieferpositionen nach Versandtag, ohne rückgängig gemachte, abzüglich der Rücknahmen. Tage der Reihe nach; andere Zeilen nach `net`, die größten zuerst, dann nach Namen.',
  'Read what was written off in a period, by day, reason or article':
    'Lesen, was in einem Zeitraum abgeschrieben wurde, nach Tag, Grund oder Artikel',
  'Write-offs by the day of the booking, without undone ones. Days in their order; other rows by `kg`, largest first, then by `pieces` and name.':
    'Abschreibungen nach dem Tag der Buchung, ohne rückgängig gemachte. Tage der Reihe nach; andere Zeilen nach `kg`, die größten zuerst, dann nach `pieces` und Namen.',
  'Read the yields of the batches of a recipe, newest first':
    'Die Ausbeute der Produktionen eines Rezepts lesen, die neuesten zuerst',
  'The last {0} completed batches, or those that were completed in a period. The total counts batches with a `yieldPercent`.':
    'Die letzten {0} abgeschlossenen Produktionen, oder die eines Zeitraums. Die Summe zählt Produktionen mit `yieldPercent`.',
  'Read the stock of now, by article or storage location, with what expires soon':
    'Den jetzigen Bestand lesen, nach Artikel oder Lagerort, mit dem, was bald abläuft',
  'A row for each kind of unit of an article or a location. Rows by unit, then by `quantity`, largest first, then by name. The total has one entry for each unit.':
    'Eine Zeile für jede Art von Einheit eines Artikels oder Lagerorts. Zeilen nach Einheit, dann nach `quantity`, die größten zuerst, dann nach Namen. Die Summe hat einen Eintrag je Einheit.',
  'JSON with `total`, or the rows as a file, in one of the forms of `GET /api/files/{kind}`':
    'JSON mit `total`, oder die Zeilen als Datei, in einer der Formen von `GET /api/files/{kind}`',
  'The first day': 'Der erste Tag',
  'The last day; at most {0} days with both ends': 'Der letzte Tag; höchstens {0} Tage mit beiden Enden',
};
