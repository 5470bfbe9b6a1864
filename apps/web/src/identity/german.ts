/** German texts of `identity` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const identityGerman: Catalogue = {
  '4 to 6 digits for logging in on shared devices. A new password removes the PIN.':
    '4 bis 6 Ziffern für die Anmeldung an gemeinsamen Geräten. Ein neues Passwort entfernt die PIN.',
  'A user can have several roles and may do what any of them allows. The roles are the same in every shop.':
    'Ein Benutzer kann mehrere Rollen haben und darf alles, was eine davon erlaubt. Die Rollen sind in jedem Betrieb dieselben.',
  'After {0} minutes': 'Nach {0} Minuten',
  Appearance: 'Darstellung',
  'As the device': 'Wie das Gerät',
  'Assign a role': 'Rolle zuweisen',
  'Assigned: it applies from the next click on': 'Zugewiesen: gilt ab dem nächsten Klick',
  'At least 8 characters. All your other sessions end.': 'Mindestens 8 Zeichen. Alle anderen eigenen Sitzungen enden.',
  'At least 8 characters. The user can change it under My account.':
    'Mindestens 8 Zeichen. Unter Mein Konto lässt es sich ändern.',
  'Change the password': 'Passwort ändern',
  Dark: 'Dunkel',
  'Date in the shop': 'Heute im Betrieb',
  Language: 'Sprache',
  Light: 'Hell',
  Lock: 'Sperren',
  'Lock when idle': 'Bei Untätigkeit sperren',
  'Locked: all sessions of this user have ended': 'Gesperrt: alle Sitzungen sind beendet',
  'Make this a shared device': 'Als gemeinsames Gerät einrichten',
  Never: 'Nie',
  'New user': 'Neuer Benutzer',
  'No shared device yet. Open this page on the tablet that several people use.':
    'Noch kein gemeinsames Gerät. Diese Seite auf dem Tablet öffnen, an dem mehrere arbeiten.',
  'No user yet.': 'Noch kein Benutzer.',
  'Note it down now: it is shown only once. The user can change it under My account.':
    'Jetzt notieren: Es wird nur einmal gezeigt. Unter Mein Konto lässt es sich ändern.',
  'PIN removed: sessions opened with it have ended': 'PIN entfernt: Damit geöffnete Sitzungen sind beendet',
  'PIN set: it works where you have logged in with the password':
    'PIN gesetzt: Sie gilt auf Geräten, an denen Sie sich mit dem Passwort angemeldet haben',
  'Password changed: all other sessions have ended': 'Passwort geändert: Alle anderen Sitzungen sind beendet',
  'Password set: all sessions of this user have ended':
    'Passwort gesetzt: Alle Sitzungen dieses Benutzers sind beendet',
  Permission: 'Recht',
  'Remove the PIN': 'PIN entfernen',
  'Remove the role {0}': '{0} entziehen',
  'Removed: users need the password there': 'Entfernt: Dort ist jetzt das Passwort nötig',
  'Roles and permissions': 'Rollen und Rechte',
  'Sessions opened there with a PIN end. After that, users need the password.':
    'Dort mit einer PIN geöffnete Sitzungen enden. Danach ist das Passwort nötig.',
  'Set a PIN': 'PIN setzen',
  'Set the password': 'Passwort setzen',
  'Several people use this device': 'Gemeinsames Gerät',
  'Shared devices': 'Gemeinsame Geräte',
  'These permissions have no effect yet: {0}': 'Diese Rechte haben noch keine Wirkung: {0}',
  'This is a shared device now': 'Dieses Gerät ist jetzt ein gemeinsames Gerät',
  Unlock: 'Entsperren',
  Unlocked: 'Entsperrt',
  'Users who log in on it with the password can log in with a PIN for 30 days. Each user sets the PIN under My account. A PIN gives access only to the work on the floor.':
    'Wer sich daran mit dem Passwort anmeldet, kann sich 30 Tage lang mit einer PIN anmelden. Jeder setzt seine PIN unter Mein Konto. Die PIN erlaubt nur die Arbeit mit der Ware.',
  'Where it is used, for example: tablet at the ramp': 'Standort, zum Beispiel: Tablet an der Rampe',
  'Without a role this user sees only their own account.': 'Ohne Rolle sieht dieser Benutzer nur sein eigenes Konto.',
  'Yes, show their names at the log-in': 'Ja, ihre Namen bei der Anmeldung zeigen',
  'has no effect yet': 'noch ohne Wirkung',
  yes: 'ja',
};
