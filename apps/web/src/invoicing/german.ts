/** German texts of `invoicing` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const invoicingGerman: Catalogue = {
  'No document is issued yet.': 'Noch ist kein Beleg ausgestellt.',
};
