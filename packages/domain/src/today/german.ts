/** German of today, keyed by the English: words and fault messages. */
import type { Catalogue } from '../kernel/words.ts';

export const todayGerman: Catalogue = {
  // Names of members
  Batches: 'Ansätze',
  Counts: 'Zählungen',
  'Article names': 'Artikelnamen',
  'Draft orders': 'Aufträge im Entwurf',
  'Open orders': 'Offene Aufträge',
  'Short articles': 'Artikel, die fehlen',
  Exercises: 'Übungen',
  Expiring: 'Läuft bald ab',
  'Frame contracts': 'Rahmenverträge',
  Held: 'Gesperrt',
  Lacks: 'Es fehlt',
  Recalls: 'Rückrufe',
  'Receipts to inspect': 'Zu prüfende Wareneingänge',
  'Recipe name': 'Rezeptname',

  // Permissions
  Notifications: 'Benachrichtigungen',
  Reports: 'Berichte',
};

/** Texts of the operations: summaries and descriptions. */
export const todayOperationsGerman: Catalogue = {
  'What matters today, to whoever asks': 'Was heute zählt, für den, der fragt',
  'What matters today, as far as the caller may read it: how many of each, and the first ones':
    'Was heute zählt, soweit der Fragende es lesen darf: wie viele jeweils, und die ersten davon',
  'A part is absent where the caller lacks the permission that it names.':
    'Ein Teil fehlt, wo dem Fragenden das genannte Recht fehlt.',
};
