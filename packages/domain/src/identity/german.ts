/** German translations of the words and fault messages of the context `identity`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const identityGerman: Catalogue = {
  // Names of members
  'Access token': 'Access-Token',
  Branch: 'Filiale',
  'Current password': 'Aktuelles Passwort',
  'Earlier sessions': 'Frühere Sitzungen',
  'By pin': 'Mit PIN',
  'Device name': 'Name des Geräts',
  Digits: 'Ziffern',
  'Ended at': 'Beendet am',
  'Ends at': 'Endet am',
  'Expires in': 'Gilt noch (s)',
  'Last log-in': 'Letzte Anmeldung',
  'New password': 'Neues Passwort',
  Password: 'Passwort',
  Permissions: 'Rechte',
  Pin: 'PIN',
  'Refresh token': 'Refresh-Token',
  Role: 'Rolle',
  Roles: 'Rollen',
  Session: 'Sitzung',
  'Shop time zone': 'Zeitzone',
  Today: 'Heute',
  'Token type': 'Art des Tokens',
  'Unused permissions': 'Rechte ohne Wirkung',

  // Statuses and choices
  Administrator: 'Administrator',
  Bearer: 'Bearer',
  Locked: 'Gesperrt',
  'Procurement manager': 'Einkauf',
  'Production manager': 'Produktionsleitung',
  'Production worker': 'Produktion',
  'Quality inspector': 'Qualitätsprüfung',
  'Quality manager': 'Qualitätsleitung',
  'Sales manager': 'Verkaufsleitung',
  'Sales staff': 'Verkauf',
  'Warehouse worker': 'Lager',

  // Effects of operations, for the audit log
  'changed the password': 'hat das Passwort geändert',
  'assigned a role': 'hat eine Rolle vergeben',
  'logged in': 'hat sich angemeldet',
  'logged in by PIN': 'hat sich mit der PIN angemeldet',
  'logged in through the API': 'hat sich über die Schnittstelle angemeldet',
  'logged out': 'hat sich abgemeldet',
  'logged out through the API': 'hat sich über die Schnittstelle abgemeldet',
  'registered a shared device': 'hat das Gerät als gemeinsames Gerät eingerichtet',
  'removed the PIN': 'hat die PIN entfernt',
  'set a new password': 'hat ein neues Passwort gesetzt',
  'set the PIN': 'hat die PIN gesetzt',
  'stayed logged in': 'blieb angemeldet',
  'removed a role': 'hat eine Rolle entzogen',

  // Permissions
  Users: 'Benutzer',

  // Actions on records, in refusals
  'lock a user': 'Benutzer sperren',
  'unlock a user': 'Benutzer entsperren',
  'deactivate a user': 'Benutzer deaktivieren',
  'reactivate a user': 'Benutzer wieder aktivieren',

  // Records, in messages
  'login log': 'Anmeldeprotokoll',
  pin: 'PIN',
  'refresh token': 'Refresh-Token',
  session: 'Sitzung',
  'shared device': 'gemeinsames Gerät',
  user: 'Benutzer',

  // Fault messages
  'is too easy to guess: no sequence and no repetition': 'ist zu leicht zu erraten: keine Reihe und keine Wiederholung',
  'must be 4 to 6 digits': 'muss aus 4 bis 6 Ziffern bestehen',
  'must be a text of {0} to {1} characters': 'muss ein Text aus {0} bis {1} Zeichen sein',
  'must be a text of 1 to {0} characters, not blank, without control characters':
    'muss ein Text aus 1 bis {0} Zeichen sein, nicht leer und ohne Steuerzeichen',
  'must not contain white space': 'darf keinen Leerraum enthalten',
  'must be an e-mail address like anna@example.org': 'muss eine E-Mail-Adresse wie anna@example.org sein',
};
