/** The words and the permissions of the context masterdata. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { masterdataGerman } from './german.ts';
import { masterdataPermissions } from './permissions.ts';
import { masterdataWords } from './words.ts';

export const masterdataVocabulary: Vocabulary = {
  name: 'masterdata',
  ...masterdataPermissions,
  words: masterdataWords,
  german: masterdataGerman,
};
