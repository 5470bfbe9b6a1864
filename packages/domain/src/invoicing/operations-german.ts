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
  'Issue a credit note that corrects an invoice': 'Eine Rechnungskorrektur zu einer Rechnung ausstellen',
};
