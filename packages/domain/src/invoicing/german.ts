/** German translations of the words and fault messages of the context `invoicing`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const invoicingGerman: Catalogue = {
  // Names of members
  Billing: 'Abrechnung',
  'Billed deliveries': 'Berechnete Lieferungen',
  Corrects: 'Berichtigt',
  Invoice: 'Rechnung',
  'Line of the invoice': 'Position der Rechnung',
  'Issued from': 'Ausgestellt ab',
  'Issued until': 'Ausgestellt bis',
  Overdue: 'Überfällig',
  'Supplied from': 'Geliefert ab',
  'Supplied until': 'Geliefert bis',
  'E-invoice': 'E-Rechnung',
  'Kind of e-invoice': 'Art der E-Rechnung',

  // Choices
  'Price allowance': 'Preisnachlass',
  Cancellation: 'Storno',
  'Credit note': 'Rechnungskorrektur',
  ZUGFeRD: 'ZUGFeRD',
  'Returned goods': 'Warenrückgabe',
  Settled: 'Erledigt',
};
