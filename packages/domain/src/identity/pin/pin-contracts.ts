/** Operations on shared devices, and log-ins by PIN on them (docs/contract.md, section 5). */
import { command, publicCommand, publicQuery, query } from '../../kernel/contract/contract.ts';
import { NAME_MAX, pathId, text } from '../../kernel/contract/fields.ts';
import { type Field, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { listForm } from '../../kernel/contract/page.ts';
import { say } from '../../kernel/values/message.ts';
import { deviceNotShared, invalidCurrentPassword, invalidPin, tooManyAttempts, tooManyDevices } from '../refusals.ts';
import { credential, earlierSessions, openedSessionOutput, secretText } from '../session/identity-contracts.ts';
import { sessionSubject, sharedDeviceSubject, userSubject } from '../subjects.ts';

/** Returns whether the step from digit to digit is always the same, as in 0000, 1234, 9876 and 2468. */
function isSequence(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index])));
  return steps.size === 1;
}

/** Returns whether the PIN only repeats its beginning, as in 1212 and 123123. */
const isRepeated = (pin: string): boolean => /^(\d{2,3})\1+$/.test(pin);

/** Returns the field of a PIN to compare with a stored one: 4 to 6 digits. */
const typedPin = (): Field<string> => pinField(() => false);

/** Returns the field of a new PIN: 4 to 6 digits that are no sequence and no repetition. */
const newPin = (): Field<string> => pinField((pin) => isSequence(pin) || isRepeated(pin));

const pinField = (isWeak: (pin: string) => boolean): Field<string> => ({
  schema: { type: 'string', format: 'password', minLength: 4, maxLength: 6, pattern: '^[0-9]{4,6}$' },
  required: true,
  read(raw, at, faults) {
    if (typeof raw !== 'string' || !/^[0-9]{4,6}$/.test(raw)) {
      faults.push({ field: at, message: say`must be 4 to 6 digits` });
      return '';
    }
    if (isWeak(raw)) faults.push({ field: at, message: say`is too easy to guess: no sequence and no repetition` });
    return raw;
  },
});

const deviceMembers = { id: out.text(), name: out.text(), createdAt: out.timestamp() };
const sharedDevice = out.object('SharedDeviceResponse', deviceMembers);
export type SharedDeviceView = out.GivenBy<typeof sharedDevice>;

/** A shared device with its key, which an adapter stores on the device. */
export interface RegisteredDevice {
  readonly device: SharedDeviceView;
  readonly key: string;
}

export const listSharedDevices = query({
  name: 'shared-device.list',
  subject: sharedDeviceSubject,
  address: 'GET /api/shared-devices',
  summary: 'List shared devices',
  permission: 'USER_READ',
  input: listForm(sharedDeviceSubject.sortable, {}),
  output: out.page(sharedDevice, ['name', 'createdAt', 'id']),
});

export const registerSharedDevice = command({
  name: 'shared-device.register',
  subject: sharedDeviceSubject,
  address: 'POST /api/shared-devices',
  summary: 'Make the device of the request a shared device, on which users log in by PIN',
  description: 'Sets a cookie that scripts cannot read, for 400 days. Without the cookie there is no log-in by PIN.',
  permission: 'USER_WRITE',
  refuses: [tooManyDevices],
  input: form({ name: text(NAME_MAX) }),
  secretOutput: true,
  output: out.madeFrom(out.object('RegisteredSharedDevice', deviceMembers), ({ device }: RegisteredDevice) => device),
});

export const removeSharedDevice = command({
  name: 'shared-device.remove',
  subject: sharedDeviceSubject,
  address: 'DELETE /api/shared-devices/{id}',
  summary: 'End the log-in by PIN on a device, and all sessions that a PIN opened there',
  permission: 'USER_WRITE',
  input: form({ id: pathId() }),
  output: out.nothing,
  removesSubject: true,
});

export const listPinUsers = publicQuery({
  name: 'session.list-pin-users',
  subject: sessionSubject,
  address: 'GET /api/session/pin-users',
  summary: 'List the users who may log in to this shared device by PIN, latest first',
  description:
    "Returns the device's name and, for each user, the username and the number of digits of the PIN. Without the cookie of a shared device, returns no name and no users. Lists users who logged in there with the password within 30 days, have a PIN, and have not entered five wrong PINs.",
  input: form({}),
  output: out.object('PinUsersResponse', {
    deviceName: out.nullable(out.text({ description: 'Null: the device is not a shared one' })),
    users: out.listOf(
      out.object('PinUser', {
        username: out.text(),
        digits: out.integer({ description: 'The number of digits of the PIN' }),
      }),
    ),
  }),
});

const pinCredentials = form({ username: credential(200), pin: typedPin(), earlierSessions: earlierSessions() });

export const openSessionByPin = publicCommand({
  name: 'session.open-by-pin',
  subject: sessionSubject,
  address: 'POST /api/session/pin',
  summary: 'Log in to the pages on a shared device by PIN, for work on the floor',
  description:
    "The session may only run operations of the floor; others are refused with 403 `PIN_SESSION`. It ends after at most 12 hours. After five wrong PINs the device requires the user's password.",
  refuses: [invalidPin, deviceNotShared, tooManyAttempts],
  input: pinCredentials,
  claimedBy: ({ username }) => username,
  secretOutput: true,
  hashesPassword: true,
  output: openedSessionOutput,
});

export const setOwnPin = command({
  name: 'user.set-pin',
  subject: userSubject,
  address: 'PUT /api/users/me/pin',
  summary: "Set or change the caller's PIN, with the password",
  description:
    'A wrong current password is a 401 and counts as a failed attempt to log in. A new PIN ends the sessions that the old PIN opened.',
  permission: 'known',
  refuses: [invalidCurrentPassword, tooManyAttempts],
  input: form({ currentPassword: secretText(1), pin: newPin() }),
  auditRefusals: true,
  hashesPassword: true,
  output: out.nothing,
});

export const removePin = command({
  name: 'user.remove-pin',
  subject: userSubject,
  address: 'DELETE /api/users/{id}/pin',
  summary: "Remove a user's PIN, and end all sessions that it opened",
  permission: 'USER_WRITE',
  ownRecord: (raw, caller) => raw.id === caller.userId,
  input: form({ id: pathId() }),
  output: out.nothing,
});
