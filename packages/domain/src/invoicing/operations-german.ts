/** German translations of the summaries and descriptions of the operations of `invoicing`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const invoicingOperationsGerman: Catalogue = {
  'Invoices and credit notes: what is due, issuing, e-invoices and PDFs':
    'Rechnungen und Rechnungskorrekturen: was abzurechnen ist, Ausstellen, E-Rechnungen und PDFs',
  'List the documents to issue: what was delivered and kept, but is not billed, and what is to credit':
    'Die auszustellenden Belege auflisten: was geliefert, behalten und nicht berechnet ist, und was gutzuschreiben ist',
  'List invoices and credit notes': 'Rechnungen und Rechnungskorrekturen auflisten',
  'Read one invoice or credit note': 'Eine Rechnung oder Rechnungskorrektur lesen',
  'Read the e-invoice: a CII document of EN 16931': 'Die E-Rechnung lesen: ein CII-Dokument nach EN 16931',
  'Read the document as PDF, with its e-invoice attached': 'Den Beleg als PDF mit eingebetteter E-Rechnung lesen',
  'Draft an invoice without issuing it, with what keeps it from being issued':
    'Eine Rechnung entwerfen, ohne sie auszustellen, mit dem, was noch fehlt',
  'Draft an invoice as PDF, with "Entwurf" for its number':
    'Eine Rechnung als PDF entwerfen, mit „Entwurf“ statt der Nummer',
  'Issue an invoice for all that is due of the deliveries, and for lines typed by hand':
    'Eine Rechnung über alles ausstellen, was bei den Lieferungen offen ist, und über eingegebene Positionen',
  'The journal of invoices and credit notes as CSV': 'Das Journal der Rechnungen und Rechnungskorrekturen als CSV',
  'A row per document and VAT group, in the order of issue. Numbers have a decimal comma. Credit notes are negative.':
    'Eine Zeile je Beleg und Steuersatz, in der Reihenfolge der Ausstellung. Zahlen haben ein Dezimalkomma. Rechnungskorrekturen sind negativ.',
  'The invoices and credit notes as a DATEV posting batch, for the import of the tax adviser':
    'Die Rechnungen und Rechnungskorrekturen als DATEV-Buchungsstapel, für den Import beim Steuerberater',
  'A file of the DATEV format (EXTF 700, Buchungsstapel 13) in Windows-1252: a row per document and VAT group, without groups of 0.00. The period must be in one fiscal year. Payments are not in it: the adviser books the bank statement.':
    'Eine Datei im DATEV-Format (EXTF 700, Buchungsstapel 13) in Windows-1252: eine Zeile je Beleg und Steuersatz, ohne solche über 0,00. Der Zeitraum muss in einem Wirtschaftsjahr liegen. Zahlungen sind nicht darin: Der Steuerberater bucht den Kontoauszug.',
  'The first issue date': 'Das erste Ausstellungsdatum',
  'The last issue date; at most 366 days with both ends':
    'Das letzte Ausstellungsdatum; höchstens 366 Tage mit beiden Enden',
  'Issue a credit note that corrects an invoice': 'Eine Rechnungskorrektur zu einer Rechnung ausstellen',
  'Payments on the bank account, and open items': 'Zahlungen auf dem Bankkonto und offene Posten',
  'List payments': 'Zahlungen auflisten',
  'Read one payment': 'Eine Zahlung lesen',
  'Book money on the bank account as the payment of invoices':
    'Geld auf dem Bankkonto als Zahlung von Rechnungen buchen',
  'All or nothing. Lowers what is open of each invoice by `amount` and `discount`. More money than is open is booked as it came; a discount may not bring what is open below zero.':
    'Alles oder nichts. Senkt den offenen Betrag jeder Rechnung um `amount` und `discount`. Mehr Geld, als offen ist, wird gebucht, wie es kam; ein Nachlass darf den offenen Betrag nicht unter null bringen.',
  'Only payments of this invoice': 'Nur Zahlungen dieser Rechnung',
  "The day of the bank's booking, at most 366 days back": 'Der Buchungstag der Bank, höchstens 366 Tage zurück',
  'What was paid; below zero: paid back, or offset against another invoice':
    'Was bezahlt wurde; unter null: zurückgezahlt oder mit einer anderen Rechnung verrechnet',
  'What the shop waives, as Skonto or a cent; default: 0.00':
    'Was der Betrieb nachlässt, als Skonto oder einen Cent; ohne Angabe 0.00',
  'Cancel a payment; what it paid is open again': 'Eine Zahlung stornieren; was sie bezahlt hat, ist wieder offen',
};
