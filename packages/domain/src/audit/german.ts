/** German translations of the words and fault messages of the context `audit`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const auditGerman: Catalogue = {
  // Kinds
  'audit entry': 'Eintrag des Protokolls',

  // Members
  'Changes count': 'Anzahl der Änderungen',
  'Changes link': 'Adresse der Änderungen',

  // Permissions
  'Audit log': 'Protokoll',
};
