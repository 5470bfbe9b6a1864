/** Refusals of users, sessions, roles and shared devices. */
import { refusal, throttled } from '../kernel/contract/refusal.ts';

export const invalidCredentials = refusal(
  'unauthenticated',
  'INVALID_CREDENTIALS',
  'The username or the password is not right',
  'Benutzername oder Passwort stimmt nicht',
);

export const invalidPin = refusal(
  'unauthenticated',
  'INVALID_PIN',
  'The PIN is not right, or does not work here any more: try again, or log in with the password',
  'Die PIN stimmt nicht, oder sie gilt hier nicht mehr: noch einmal versuchen oder mit dem Passwort anmelden',
);

export const deviceNotShared = refusal(
  'unauthenticated',
  'DEVICE_NOT_SHARED',
  'This device is not a shared one: log in with the password',
  'Dieses Gerät ist kein gemeinsames: mit dem Passwort anmelden',
);

export const tooManyDevices = refusal(
  'conflict',
  'TOO_MANY_DEVICES',
  'There are {max} shared devices already: remove one first',
  'Es gibt schon {max} gemeinsame Geräte: erst eines entfernen',
);

export const invalidRefreshToken = refusal(
  'unauthenticated',
  'INVALID_REFRESH_TOKEN',
  'The refresh token is not valid: log in again',
  'Das Refresh-Token ist nicht gültig: neu anmelden',
);

export const invalidCurrentPassword = refusal(
  'unauthenticated',
  'INVALID_CURRENT_PASSWORD',
  'The current password is not right',
  'Das aktuelle Passwort stimmt nicht',
);

export const passwordChangedMeanwhile = refusal(
  'conflict',
  'CONCURRENT_CHANGE',
  'The password was changed at the same time: try again',
  'Das Passwort wurde gleichzeitig geändert: noch einmal versuchen',
);

export const usernameExists = refusal(
  'conflict',
  'USERNAME_ALREADY_EXISTS',
  'This username is in use',
  'Diesen Benutzernamen gibt es schon',
);

export const emailExists = refusal(
  'conflict',
  'EMAIL_ALREADY_EXISTS',
  'This e-mail address is in use',
  'Diese E-Mail-Adresse wird schon verwendet',
);

export const roleUnknown = refusal(
  'not_found',
  'ROLE_NOT_FOUND',
  'There is no role with this name',
  'Es gibt keine Rolle mit diesem Namen',
);

export const roleNotHeld = refusal(
  'not_found',
  'ROLE_NOT_FOUND',
  'The user does not have this role',
  'Der Benutzer hat diese Rolle nicht',
);

export const cannotLockSelf = refusal(
  'conflict',
  'CANNOT_LOCK_SELF',
  'Nobody can {verb} themselves: ask another administrator',
  'Niemand kann sich selbst {verb}: das muss ein anderer Administrator tun',
);

export const lastAdministrator = refusal(
  'conflict',
  'LAST_ADMINISTRATOR',
  'This is the last active administrator: make another one first',
  'Das ist der letzte aktive Administrator: erst einen weiteren bestimmen',
);

export const tooManyAttempts = throttled(
  'TOO_MANY_ATTEMPTS',
  'Too many failed attempts to log in: wait before the next one',
  'Zu viele fehlgeschlagene Anmeldungen: vor dem nächsten Versuch warten',
);
