/** German translations of the words and fault messages of the context `today`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const todayGerman: Catalogue = {
  // Names of members
  Batches: 'Produktionen',
  Counts: 'Inventuren',
  'Article names': 'Artikelnamen',
  'Cleaning due': 'Zu reinigen',
  'Controls due': 'Zu prüfen',
  'Silent sensors': 'Fühler, die nichts senden',
  'Draft orders': 'Aufträge im Entwurf',
  'Open orders': 'Offene Aufträge',
  'Invoices due': 'Abzurechnen',
  'Invoices overdue': 'Überfällige Rechnungen',
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
  'Blocked goods': 'Gesperrte Ware',
};
