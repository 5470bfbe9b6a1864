/** German texts of `labels` in the pages, by the English text: those that Today, the navigation and other folders use. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const labelsGerman: Catalogue = {
  'Label packs': 'Packungen etikettieren',
  'List for customers': 'Liste für die Kundschaft',
  'Labels to finish or renew': 'Etiketten fertig machen oder erneuern',
  'Label to finish or renew': 'Etikett fertig machen oder erneuern',
  'New label': 'Neues Etikett',
};
