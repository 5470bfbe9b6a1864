/** The words and the permissions of the context settings. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { settingsGerman } from './german.ts';
import { settingsPermissions } from './permissions.ts';
import { settingsWords } from './words.ts';

export const settingsVocabulary: Vocabulary = {
  name: 'settings',
  ...settingsPermissions,
  words: settingsWords,
  german: settingsGerman,
};
