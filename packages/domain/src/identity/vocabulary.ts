/** The words and the permissions of the context identity. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { identityGerman } from './german.ts';
import { identityPermissions } from './permissions.ts';
import { identityWords } from './words.ts';

export const identityVocabulary: Vocabulary = {
  name: 'identity',
  ...identityPermissions,
  words: identityWords,
  german: identityGerman,
};
