/** German texts of `hygiene` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const hygieneGerman: Catalogue = {
  // The round and the day
  'Record {0}': 'Eintragen: {0}',
  'at least {0}': 'mindestens {0}',
  Corrected: 'Berichtigt',
  'Corrected, counts no more': 'Berichtigt, zählt nicht mehr',
  Correction: 'Berichtigung',
  'Nothing cleaned yet. The round records what is cleaned.':
    'Noch nichts gereinigt. Der Rundgang hält fest, was gereinigt wird.',
  'No reading yet. The round records what is measured, and sensors send their readings.':
    'Noch kein Messwert. Der Rundgang hält fest, was gemessen wird, und Fühler senden ihre Werte.',
};
