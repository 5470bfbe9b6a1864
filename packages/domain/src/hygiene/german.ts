/** German translations of the words and fault messages of the context `hygiene`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const hygieneGerman: Catalogue = {
  // Names of members
  'Cleaned with': 'Gereinigt mit',
  'Control points': 'Kontrollpunkte',
  'In doubt since': 'In Frage seit',
  Reading: 'Messwert',
  'Why in doubt': 'Warum in Frage',

  // Why goods are in doubt
  'Lay there': 'Lag dort',
  'Made of it': 'Daraus gemacht',

  // Actions in the audit log
  'put goods on hold': 'hat Ware gesperrt',
};
