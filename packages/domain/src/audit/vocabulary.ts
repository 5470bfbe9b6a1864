/** The words and the permissions of the context audit. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { auditGerman } from './german.ts';
import { auditPermissions } from './permissions.ts';
import { auditWords } from './words.ts';

export const auditVocabulary: Vocabulary = {
  name: 'audit',
  ...auditPermissions,
  words: auditWords,
  german: auditGerman,
};
