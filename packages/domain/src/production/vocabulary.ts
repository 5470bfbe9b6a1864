/** The words and the permissions of the context production. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { productionGerman } from './german.ts';
import { productionPermissions } from './permissions.ts';
import { productionWords } from './words.ts';

export const productionVocabulary: Vocabulary = {
  name: 'production',
  ...productionPermissions,
  words: productionWords,
  german: productionGerman,
};
