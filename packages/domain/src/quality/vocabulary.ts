/** The words and the permissions of the context quality. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { qualityGerman } from './german.ts';
import { qualityPermissions } from './permissions.ts';
import { qualityWords } from './words.ts';

export const qualityVocabulary: Vocabulary = {
  name: 'quality',
  ...qualityPermissions,
  words: qualityWords,
  german: qualityGerman,
};
