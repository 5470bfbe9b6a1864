/** German translations of the summaries and descriptions of the operations of `identity`, by the English text. */
import type { Catalogue } from '../kernel/contract/words.ts';

export const identityOperationsGerman: Catalogue = {
  'The name of the role': 'Der Name der Rolle',
  'End the session of the pages, and with it the cookie': 'Die Sitzung der Seiten beenden, und mit ihr das Cookie',
  'Renews the cookie if it is older than an hour.': 'Erneuert das Cookie, wenn es älter als eine Stunde ist.',
  "Read the logged-in user, the permissions, and the shop's date":
    'Lesen, wer angemeldet ist, mit welchen Rechten, und welcher Tag im Betrieb ist',
  'Log in to the pages with a cookie that scripts cannot read, without tokens':
    'An den Seiten anmelden: mit einem Cookie, das kein Skript lesen kann, und ohne Tokens',
  'For the pages of the service: sets a cookie that scripts cannot read and that ends after 12 hours without use. The cookie counts only for requests without `Authorization` and with `x-cleaver-web: 1` that come from a page of the service (`Sec-Fetch-Site: same-origin`, or an `Origin` with the same host). Failed attempts count as those of a log-in.':
    'Für die Seiten des Dienstes: setzt ein Cookie, das Skripte nicht lesen können und das nach 12 Stunden ohne Gebrauch endet. Es zählt ohne `Authorization`, mit `x-cleaver-web: 1` und von einer Seite des Dienstes aus (`Sec-Fetch-Site: same-origin`, oder ein `Origin` des eigenen Hosts). Fehlversuche zählen wie die einer Anmeldung.',
  'Log-in and log-out': 'An- und Abmelden',
  'Users, roles and shared devices': 'Benutzer, ihre Rollen, und wer hereindarf',
  'Log in with username and password': 'Mit Benutzername und Passwort anmelden',
  '5 failed attempts within 15 minutes per username and client address, then 429.':
    '5 Fehlversuche in 15 Minuten je Benutzername und Adresse, dann 429.',
  'Get the key of the session for another tab of the browser, with the password':
    'Den Schlüssel der Sitzung für einen weiteren Tab des Browsers holen, mit dem Passwort',
  'Commands of the pages need the header `x-cleaver-session-key`; without it they are 403 `SESSION_KEY_REQUIRED`. Log-ins and this operation return the key in the same header. A wrong password is a 401 and counts as a failed attempt to log in.':
    'Befehle der Seiten brauchen die Kopfzeile `x-cleaver-session-key`; ohne sie sind sie 403 `SESSION_KEY_REQUIRED`. Anmeldungen und dieser Vorgang liefern den Schlüssel in derselben Kopfzeile. Ein falsches Passwort ist ein 401 und zählt als Fehlversuch bei der Anmeldung.',
  'Exchange a refresh token for new tokens': 'Ein Refresh-Token gegen neue Tokens tauschen',
  'A refresh token works once. A second use ends the session, except within a few seconds: then it returns new tokens of the same session, because a response may be lost or two tabs may refresh at once.':
    'Ein Refresh-Token gilt einmal. Zweimal verwendet beendet es seine ganze Sitzung, außer binnen einiger Sekunden: Dann ging eine Antwort verloren, oder zwei Tabs erneuerten zugleich, und es gibt noch einmal Tokens derselben Sitzung.',
  'End the session and revoke its tokens': 'Die Sitzung beenden: Access-Token und Refresh-Token',
  'Shared devices, on which users log in by PIN': 'Geräte, an die mehrere mit der PIN zurückkommen',
  'List shared devices': 'Die gemeinsamen Geräte auflisten',
  'Make the device of the request a shared device, on which users log in by PIN':
    'Das Gerät der Anfrage zum gemeinsamen machen: Benutzer dürfen mit der PIN zurückkommen',
  'Sets a cookie that scripts cannot read, for 400 days. Without the cookie there is no log-in by PIN.':
    'Setzt für 400 Tage ein Cookie, das Skripte nicht lesen können. Ohne das Cookie gibt es keine Anmeldung mit der PIN.',
  'End the log-in by PIN on a device, and all sessions that a PIN opened there':
    'Die Anmeldung mit der PIN an einem Gerät beenden, und alle Sitzungen, die dort eine PIN geöffnet hat',
  'List the users who may log in to this shared device by PIN, latest first':
    'Auflisten, wer an dieses gemeinsame Gerät mit der PIN zurückkommen darf, der Letzte zuerst',
  "Returns the device's name and, for each user, the username and the number of digits of the PIN. Without the cookie of a shared device, returns no name and no users. Lists users who logged in there with the password within 30 days, have a PIN, and have not entered five wrong PINs.":
    'Liefert den Namen des Geräts und zu jedem Benutzer den Benutzernamen und die Zahl der Ziffern seiner PIN. Ohne das Cookie eines gemeinsamen Geräts gibt es keinen Namen und keine Benutzer. Genannt sind Benutzer, die sich dort binnen 30 Tagen mit dem Passwort angemeldet haben, eine PIN haben und nicht fünf falsche getippt haben.',
  'Log in to the pages on a shared device by PIN, for work on the floor':
    'An einem gemeinsamen Gerät mit der PIN an den Seiten anmelden, für die Arbeit mit der Ware',
  "The session may only run operations of the floor; others are refused with 403 `PIN_SESSION`. It ends after at most 12 hours. After five wrong PINs the device requires the user's password.":
    'Die Sitzung führt nur Vorgänge der Arbeit mit der Ware aus; andere sind 403 `PIN_SESSION`. Sie lebt höchstens 12 Stunden. Nach fünf falschen PINs eines Benutzers ist am Gerät das Passwort nötig.',
  "Set or change the caller's PIN, with the password": 'Die eigene PIN setzen oder ändern, mit dem Passwort',
  "Remove a user's PIN, and end all sessions that it opened":
    'Die PIN eines Benutzers entfernen, und alle Sitzungen beenden, die sie geöffnet hat',
  'List users': 'Benutzer auflisten',
  'Create a user with roles': 'Einen Benutzer mit Rollen anlegen',
  'Read the logged-in user': 'Den Benutzer lesen, der fragt',
  'Includes the permissions. Any user may call it.': 'Mit den Rechten. Jeder Benutzer darf es aufrufen.',
  'Read one user': 'Einen Benutzer lesen',
  "Change a user's e-mail address or branch": 'E-Mail-Adresse oder Filiale eines Benutzers ändern',
  "Change a user's password; removes the PIN and ends all other sessions of the user":
    'Das Passwort eines Benutzers ändern; entfernt seine PIN und beendet alle seine anderen Sitzungen',
  'A wrong current password is a 401 and counts as a failed attempt to log in.':
    'Ein falsches jetziges Passwort ist ein 401 und zählt als Fehlversuch bei der Anmeldung.',
  'A wrong current password is a 401 and counts as a failed attempt to log in. A new PIN ends the sessions that the old PIN opened.':
    'Ein falsches jetziges Passwort ist ein 401 und zählt als Fehlversuch bei der Anmeldung. Eine neue PIN beendet die Sitzungen, die die alte geöffnet hat.',
  "Set a user's password without the current one; ends all sessions of the user":
    'Das Passwort eines Benutzers ohne das jetzige setzen; beendet alle seine Sitzungen',
  'For users who forgot their password. Also removes the PIN and clears the failed log-in attempts.':
    'Für Benutzer, die ihr Passwort vergessen haben. Entfernt auch die PIN und löscht die Fehlversuche bei der Anmeldung.',
  'Lock a user: refuses log-in and all existing tokens':
    'Einen Benutzer sperren: keine Anmeldung, und vergebene Tokens werden abgelehnt',
  'Unlock a user': 'Einen Benutzer entsperren',
  'Deactivate a user who has left': 'Einen Benutzer deaktivieren, der gegangen ist',
  'Reactivate a user': 'Einen Benutzer wieder aktivieren',
  'Give a user a role; no change if the user has it':
    'Einem Benutzer eine Rolle geben; eine, die er hat, ändert nichts',
  'Remove a role from a user': 'Einem Benutzer eine Rolle entziehen',
  'List the roles and their permissions': 'Die Rollen und ihre Rechte auflisten',
};
