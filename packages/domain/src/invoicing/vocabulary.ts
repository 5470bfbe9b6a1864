/** The words of the context invoicing, with their German. Its permissions are those of sales (docs/contract.md, section 6). */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { invoicingGerman } from './german.ts';
import { invoicingWords } from './words.ts';

export const invoicingVocabulary: Vocabulary = {
  name: 'invoicing',
  permissions: [],
  words: invoicingWords,
  german: invoicingGerman,
};
