/** German texts of `identity` in the pages, by the English text. */
import type { Catalogue } from '@cleaver/domain/kernel';

export const identityGerman: Catalogue = {
  '4 to 6 digits for logging in on shared devices. A new password removes the PIN.':
    '4 bis 6 Ziffern, mit denen Sie an gemeinsame Geräte zurückkommen. Ein neues Passwort entfernt sie.',
  'A user can have several roles and may do what any of them allows. The roles are the same in every shop.':
    'Wer mehrere Rollen hat, darf, was eine davon darf. Die Rollen sind in jedem Betrieb dieselben.',
  'After {0} minutes': 'Nach {0} Minuten',
  Appearance: 'Darstellung',
  'As the device': 'Wie das Gerät',
  'Assign a role': 'Rolle geben',
  'Assigned: it applies from the next click on': 'Gegeben: gilt ab dem nächsten Klick',
  'At least 8 characters. All your other sessions end.': 'Mindestens 8 Zeichen. Alle anderen eigenen Sitzungen enden.',
  'At least 8 characters. The user can change it under My account.':
    'Mindestens 8 Zeichen. Unter Mein Konto lässt es sich ändern.',
  'Change the password': 'Passwort ändern',
  Dark: 'Dunkel',
  'Date in the shop': 'Heute im Betrieb',
  Language: 'Sprache',
  Light: 'Hell',
  Lock: 'Sperren',
  'Lock when idle': 'Sperren, wenn es niemand berührt',
  'Locked: all sessions of this user have ended': 'Gesperrt: alle Sitzungen sind beendet',
  'Make this a shared device': 'Dieses Gerät zum gemeinsamen machen',
  Never: 'Nie',
  'New user': 'Neuer Benutzer',
  'No shared device yet. Open this page on the tablet that several people use.':
    'Noch kein gemeinsames Gerät. Diese Seite auf dem Tablet öffnen, an dem mehrere arbeiten.',
  'No user yet.': 'Noch kein Benutzer.',
  'Note it down now: it is shown only once. The user can change it under My account.':
    'Jetzt notieren: Es wird nur einmal gezeigt. Unter Mein Konto lässt es sich ändern.',
  'PIN removed: sessions opened with it have ended': 'Entfernt: Sitzungen, die sie geöffnet hat, sind beendet',
  'PIN set: it works where you have logged in with the password':
    'Gesetzt: sie gilt, wo Sie sich mit dem Passwort angemeldet haben',
  'Password changed: all other sessions have ended': 'Geändert: alle anderen Sitzungen sind beendet',
  'Password set: all sessions of this user have ended': 'Gesetzt: alle Sitzungen dieses Benutzers sind beendet',
  Permission: 'Recht',
  'Remove the PIN': 'PIN entfernen',
  'Remove the role {0}': '{0} entziehen',
  'Removed: users need the password there': 'Entfernt: nur das Passwort öffnet dort eine Sitzung',
  'Roles and permissions': 'Rollen und Rechte',
  'Sessions opened there with a PIN end. After that, users need the password.':
    'Sitzungen, die dort eine PIN geöffnet hat, enden, und nur das Passwort öffnet neue.',
  'Set a PIN': 'PIN setzen',
  'Set the password': 'Setzen',
  'Several people use this device': 'Mehrere arbeiten daran',
  'Shared devices': 'Gemeinsame Geräte',
  'These permissions have no effect yet: {0}': 'Diese Rechte schützen noch nichts: {0}',
  'This is a shared device now': 'Dieses Gerät ist jetzt ein gemeinsames',
  Unlock: 'Entsperren',
  Unlocked: 'Entsperrt',
  'Users who log in on it with the password can log in with a PIN for 30 days. Each user sets the PIN under My account. A PIN gives access only to the work on the floor.':
    'Wer sich daran mit dem Passwort anmeldet, kommt 30 Tage lang mit einer PIN zurück, die jeder unter Mein Konto setzt. Die PIN öffnet nur die Arbeit mit der Ware.',
  'Where it is used, for example: tablet at the ramp': 'Wo es gebraucht wird: Tablet an der Rampe',
  'Without a role this user sees only their own account.': 'Ohne Rolle ist nur das eigene Konto zu sehen.',
  'Yes, show their names at the log-in': 'Ja, ihre Namen bei der Anmeldung zeigen',
  'dark light language password': 'dunkel hell Sprache Passwort Kennwort',
  'has no effect yet': 'schützt noch nichts',
  yes: 'ja',
};
