/** German translations of the words and fault messages of the context `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneGerman: Catalogue = {
  // Names of members
  'Cleaned with': 'Gereinigt mit',
};
