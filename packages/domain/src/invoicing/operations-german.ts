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
  'Payments on the bank account, and the invoices that they pay':
    'Zahlungen auf dem Bankkonto und die Rechnungen, die sie bezahlen',
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
  'Propose the open invoices that a line of the bank statement may pay':
    'Die offenen Rechnungen vorschlagen, die eine Buchung auf dem Kontoauszug bezahlen kann',
  'At most 20: first those by number, then by amount, then by total.':
    'Höchstens 20: zuerst die nach Nummer, dann nach Betrag, dann nach Summe.',
  'What came, above zero': 'Was eingegangen ist, über null',
  'The text of the transfer': 'Der Text der Überweisung',
  'Decides whether a Skonto still counts; default: today': 'Entscheidet, ob ein Skonto noch gilt; ohne Angabe heute',
  'Open items: what customers owe': 'Offene Posten: was Kunden schulden',
  'List the customers with open items, and what they owe':
    'Die Kunden mit offenen Posten auflisten, und was sie schulden',
  'true: only customers with an overdue invoice; false: only others':
    'true: nur Kunden mit einer überfälligen Rechnung; false: nur andere',
  'Read the statement of the open items of a customer as PDF':
    'Die Aufstellung der offenen Posten eines Kunden als PDF lesen',
  'In German, by due date.': 'Auf Deutsch, nach Fälligkeit.',
  'Cancel a payment; what it paid is open again': 'Eine Zahlung stornieren; was sie bezahlt hat, ist wieder offen',
  'Invoices of the periods that ended by `until`, by the rhythm in the sales terms of each customer; and credit notes for goods that came back.':
    'Rechnungen der Zeiträume, die bis `until` endeten, nach dem Rhythmus in den Verkaufsbedingungen jedes Kunden; und Rechnungskorrekturen für zurückgenommene Ware.',
  'It takes the next number and cannot be changed. The error INVOICE_NOT_VALID has `findings`: what to mend, and where.':
    'Sie erhält die nächste Nummer und lässt sich nicht ändern. Der Fehler INVOICE_NOT_VALID nennt in `findings`, was wo fehlt.',
  'Writes nothing. A line without a price or a VAT class leaves its amounts and all sums null.':
    'Schreibt nichts. Bei einer Position ohne Preis oder Steuersatz sind ihre Beträge und alle Summen null.',
  'CANCELLATION: takes back what is left of every line; its goods are due again. RETURN: credits what is due back. ALLOWANCE: lowers the amounts of `lines`; the goods stay billed.':
    'CANCELLATION: nimmt von jeder Position zurück, was übrig ist; die Ware ist wieder abzurechnen. RETURN: schreibt gut, was zurückkam. ALLOWANCE: senkt die Beträge in `lines`; die Ware bleibt berechnet.',
  'PDF/A-3b in German. The same document has the same bytes until the layout changes.':
    'PDF/A-3b auf Deutsch. Derselbe Beleg hat dieselben Bytes, bis sich das Layout ändert.',
  'Default: today': 'Vorgabe: heute',
  'Lines typed by hand': 'Eingegebene Positionen',
  'Per `unit`, in the basis of the customer: net for businesses, gross for persons':
    'Je `unit`, wie beim Kunden üblich: netto für Betriebe, brutto für Verbraucher',
  'At most 366 days back; default: today': 'Höchstens 366 Tage zurück; Vorgabe: heute',
  'One of `deliveryIds`': 'Eine aus `deliveryIds`',
  'Replaces the price of the line, or gives one, in its unit':
    'Ersetzt den Preis der Position oder setzt einen, in ihrer Einheit',
  'Above zero, in the basis of the invoice': 'Über null, netto oder brutto wie die Rechnung',
  'Of an ALLOWANCE alone': 'Nur bei ALLOWANCE',
};
