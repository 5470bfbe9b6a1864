/** German texts of `invoicing` in the pages, by the English text: those that Today, the navigation and other folders use. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const invoicingGerman: Catalogue = {
  'Billing{0}': 'Abrechnen{0}',
  'New invoice': 'Neue Rechnung',
  'Documents to issue': 'Belege auszustellen',
  'Document to issue': 'Beleg auszustellen',
  'Overdue invoices': 'Überfällige Rechnungen',
  'Overdue invoice': 'Überfällige Rechnung',
  'Billed with': 'Abgerechnet mit',
  'Not billed yet': 'Noch nicht abgerechnet',
  'Is not billed': 'Wird nicht abgerechnet',
  'To bill': 'Abzurechnen',
  'Bank in': 'Zahlungseingang',
  'Open items of a customer': 'Offene Posten eines Kunden',
};
