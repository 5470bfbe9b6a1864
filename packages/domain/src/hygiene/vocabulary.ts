/** The words of the context hygiene, with their German. Its permissions are those of quality (docs/contract.md, section 6). */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { hygieneGerman } from './german.ts';
import { hygieneWords } from './words.ts';

export const hygieneVocabulary: Vocabulary = {
  name: 'hygiene',
  permissions: [],
  words: hygieneWords,
  german: hygieneGerman,
};
