/** The words and the permissions of the context today. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { todayGerman } from './german.ts';
import { todayPermissions } from './permissions.ts';
import { todayWords } from './words.ts';

export const todayVocabulary: Vocabulary = {
  name: 'today',
  ...todayPermissions,
  words: todayWords,
  german: todayGerman,
};
