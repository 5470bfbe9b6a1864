/** The words and the permissions of the context sales. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { salesGerman } from './german.ts';
import { salesPermissions } from './permissions.ts';
import { salesWords } from './words.ts';

export const salesVocabulary: Vocabulary = {
  name: 'sales',
  ...salesPermissions,
  words: salesWords,
  german: salesGerman,
};
