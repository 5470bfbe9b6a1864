/** The words of the context labels, with their German. Its permissions are those of inventory (docs/contract.md, section 6). */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { labelsGerman } from './german.ts';
import { labelsWords } from './words.ts';

export const labelsVocabulary: Vocabulary = {
  name: 'labels',
  permissions: [],
  words: labelsWords,
  german: labelsGerman,
};
