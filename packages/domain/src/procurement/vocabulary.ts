/** The words and the permissions of the context procurement. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { procurementGerman } from './german.ts';
import { procurementPermissions } from './permissions.ts';
import { procurementWords } from './words.ts';

export const procurementVocabulary: Vocabulary = {
  name: 'procurement',
  ...procurementPermissions,
  words: procurementWords,
  german: procurementGerman,
};
