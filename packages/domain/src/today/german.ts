/** German translations of the words and fault messages of the context `today`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

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

/** German translations of the operations: their summaries and descriptions. */
export const todayOperationsGerman: Catalogue = {
  "Today's tasks and warnings": 'Was heute zählt, für den, der fragt',
  "Read today's tasks and warnings that the caller may see: their number and the first ones":
    'Was heute zählt, soweit der Fragende es lesen darf: wie viele jeweils, und die ersten davon',
  'A part is missing if the caller lacks its permission.': 'Ein Teil fehlt, wo dem Fragenden das genannte Recht fehlt.',
};
