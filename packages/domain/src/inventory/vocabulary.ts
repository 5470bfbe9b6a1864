/** The words and the permissions of the context inventory. */
import type { Vocabulary } from '../kernel/contract/words.ts';
import { inventoryGerman } from './german.ts';
import { inventoryPermissions } from './permissions.ts';
import { inventoryWords } from './words.ts';

export const inventoryVocabulary: Vocabulary = {
  name: 'inventory',
  ...inventoryPermissions,
  words: inventoryWords,
  german: inventoryGerman,
};
