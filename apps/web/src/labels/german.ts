/** German texts of `labels` in the pages, by the English text: those that Today, the navigation and other folders use. */
import type { Catalogue } from '@cleaver/domain/kernel';
import { counterGerman } from './german-counter.ts';

export const labelsGerman: Catalogue = {
  ...counterGerman,
  'New label': 'Neues Etikett',
};
