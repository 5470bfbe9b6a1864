/** Operations that log in and out, refresh tokens and change passwords (docs/contract.md, section 5). */
import { type Address, command, publicCommand, query, type Tag } from '../../kernel/contract/contract.ts';
import { id, list, pathId } from '../../kernel/contract/fields.ts';
import { type Field, form, type InputOf, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { say } from '../../kernel/values/message.ts';
import { parseText } from '../../kernel/values/text.ts';
import { PERMISSIONS } from '../../permissions.ts';
import {
  invalidCredentials,
  invalidCurrentPassword,
  invalidRefreshToken,
  passwordChangedMeanwhile,
  tooManyAttempts,
} from '../refusals.ts';
import { sessionSubject, userSubject } from '../subjects.ts';
import { ROLE_NAMES } from '../user/role.ts';

/** The response to a log-in or a refresh. */
const tokenPairOutput = out.object('LoginResponse', {
  accessToken: out.text({ description: 'A JWT, for the header `Authorization: Bearer …`' }),
  tokenType: out.oneOf(['Bearer']),
  expiresIn: out.int64({ description: 'Seconds until the access token expires' }),
  expiresAt: out.timestamp(),
  refreshToken: out.text({ description: 'Works once' }),
});
export type TokenPair = out.GivenBy<typeof tokenPairOutput>;

const PASSWORD_MIN = 8;

const PASSWORD_MAX = 256;

/** Returns the field of a password as typed, neither trimmed nor folded. Its length counts code points. */
export const secretText = (min: number): Field<string> => ({
  schema: { type: 'string', format: 'password', minLength: min, maxLength: PASSWORD_MAX },
  required: true,
  read(raw, at, faults) {
    const length =
      typeof raw === 'string' && raw.isWellFormed() && raw.length <= 2 * PASSWORD_MAX ? [...raw].length : -1;
    if (length >= min && length <= PASSWORD_MAX) return raw as string;
    faults.push({ field: at, message: say`must be a text of ${min} to ${PASSWORD_MAX} characters` });
    return '';
  },
});

/** Returns the field of a new password: 8 to 256 code points. */
export const newPassword = (): Field<string> => secretText(PASSWORD_MIN);

/**
 * Returns the field of a text of at most `max` code points, to compare with a stored text. Does not apply the rules of
 * the stored text, so that faults do not reveal them. Trims the text, as the stored text is trimmed.
 */
export const credential = (max: number): Field<string> => ({
  schema: { type: 'string', minLength: 1, maxLength: max },
  required: true,
  read(raw, at, faults) {
    // The audit log also stores the username. Like all stored texts, it cannot contain NUL.
    const parsed = parseText(raw, { max });
    if (parsed.ok) return parsed.value;
    faults.push({
      field: at,
      message: say`must be a text of 1 to ${max} characters, not blank, without control characters`,
    });
    return '';
  },
});

const credentialFields = { username: credential(200), password: secretText(1) };
export const credentials = form(credentialFields);

/** Maximum number of earlier sessions in a log-in to the pages. */
const EARLIER_MAX = 10;

/**
 * Returns the field of the ids of earlier sessions. The response to a log-in has the keys of those that were the user's,
 * so that the pages can open the bookings that wait on the device since then.
 */
export const earlierSessions = () => optional(list(id(), EARLIER_MAX));

/**
 * Members of the contracts of log-ins with a password. These log-ins share one count of attempts. They refuse an
 * unknown user and a wrong password with the same refusal.
 */
const byPassword = {
  input: credentials,
  refuses: [invalidCredentials, tooManyAttempts],
  claimedBy: ({ username }: InputOf<typeof credentials>) => username,
  secretOutput: true,
  hashesPassword: true,
};

export const logIn = publicCommand({
  ...byPassword,
  name: 'session.login',
  subject: sessionSubject,
  address: 'POST /api/auth/login',
  summary: 'Log in with username and password',
  description: '5 failed attempts within 15 minutes per username and client address, then 429.',
  output: tokenPairOutput,
});

/** The user who is logged in, with permissions and the current day of the shop. */
const currentUserOutput = out.object('CurrentUser', {
  id: out.text(),
  username: out.text(),
  email: out.text(),
  roles: out.setOf(out.oneOf(ROLE_NAMES)),
  permissions: out.setOf(out.oneOf(PERMISSIONS)),
  byPin: out.boolean({ description: 'A PIN opened the session: it may only run operations of the floor' }),
  shopTimeZone: out.text({ description: "The IANA name of the zone whose calendar day is the shop's" }),
  today: out.day(),
});
export type CurrentUser = out.GivenBy<typeof currentUserOutput>;

/** A session without tokens. Its holder authenticates by other means, for example a browser by a cookie. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly user: CurrentUser;
  /** The ids in `earlierSessions` that are sessions of the user. */
  readonly earlier: readonly string[];
  /** Whether the password opened the session on a shared device. Such a session ends soon without use. */
  readonly isBrief?: boolean;
}

export const openedSessionOutput = out.madeFrom(currentUserOutput, ({ user }: OpenedSession) => user);

export const openSession = publicCommand({
  ...byPassword,
  input: form({ ...credentialFields, earlierSessions: earlierSessions() }),
  name: 'session.open',
  subject: sessionSubject,
  address: 'POST /api/session',
  summary: 'Log in to the pages with a cookie that scripts cannot read, without tokens',
  description:
    'For the pages of the service: sets a cookie that scripts cannot read and that ends after 12 hours without use. The cookie counts only for requests without `Authorization` and with `x-cleaver-web: 1` that come from a page of the service (`Sec-Fetch-Site: same-origin`, or an `Origin` with the same host). Failed attempts count as those of a log-in.',
  output: openedSessionOutput,
});

export const confirmSession = command({
  name: 'session.confirm',
  subject: sessionSubject,
  address: 'POST /api/session/confirm',
  summary: 'Get the key of the session for another tab of the browser, with the password',
  description:
    'Commands of the pages need the header `x-cleaver-session-key`; without it they are 403 `SESSION_KEY_REQUIRED`. Log-ins and this operation return the key in the same header. A wrong password is a 401 and counts as a failed attempt to log in.',
  permission: 'known',
  floor: true,
  runsWithoutKey: true,
  refuses: [invalidCurrentPassword, tooManyAttempts],
  input: form({ password: secretText(1), earlierSessions: earlierSessions() }),
  auditRefusals: true,
  secretOutput: true,
  hashesPassword: true,
  output: openedSessionOutput,
});

export const getSession = query({
  name: 'session.get',
  subject: sessionSubject,
  address: 'GET /api/session',
  summary: "Read the logged-in user, the permissions, and the shop's date",
  description: 'Renews the cookie if it is older than an hour.',
  permission: 'known',
  floor: true,
  input: form({}),
  output: currentUserOutput,
});

/**
 * Returns the field of a refresh token. Accepts any text that is not blank, because an unknown token is refused like an
 * expired one.
 */
const refreshToken = (): Field<string, string> => ({
  schema: { type: 'string', minLength: 1 },
  required: true,
  read(raw, at, faults) {
    const given = typeof raw === 'string' ? raw.trim() : undefined;
    if (!given) faults.push({ field: at, message: given === '' ? say`must not be blank` : say`must be a text` });
    return given ?? '';
  },
});

export const refresh = publicCommand({
  name: 'session.refresh',
  subject: sessionSubject,
  address: 'POST /api/auth/refresh',
  summary: 'Exchange a refresh token for new tokens',
  description:
    'A refresh token works once. A second use ends the session, except within a few seconds: then it returns new tokens of the same session, because a response may be lost or two tabs may refresh at once.',
  refuses: [invalidRefreshToken],
  input: form({ refreshToken: refreshToken() }),
  secretOutput: true,
  output: tokenPairOutput,
});

const endSession = (name: string, summary: string, address: Address) =>
  command({
    name,
    subject: sessionSubject,
    address: address,
    summary,
    permission: 'known',
    floor: true,
    runsWithoutKey: true,
    input: form({}),
    output: out.nothing,
  });

export const logOut = endSession('session.logout', 'End the session and revoke its tokens', 'POST /api/auth/logout');

export const closeSession = endSession(
  'session.close',
  'End the session of the pages, and with it the cookie',
  'DELETE /api/session',
);

export const changePassword = command({
  name: 'user.change-password',
  subject: userSubject,
  address: 'PUT /api/users/{id}/password',
  summary: "Change a user's password; removes the PIN and ends all other sessions of the user",
  description: 'A wrong current password is a 401 and counts as a failed attempt to log in.',
  permission: 'USER_WRITE',
  refuses: [invalidCurrentPassword, tooManyAttempts, passwordChangedMeanwhile],
  ownRecord: (raw, caller) => raw.id === caller.userId,
  input: form({ id: pathId(), currentPassword: secretText(1), newPassword: newPassword() }),
  auditRefusals: true,
  hashesPassword: true,
  output: out.nothing,
  comparesVersion: true,
});

export const resetPassword = command({
  name: 'user.reset-password',
  subject: userSubject,
  address: 'POST /api/users/{id}/password-reset',
  summary: "Set a user's password without the current one; ends all sessions of the user",
  description: 'For users who forgot their password. Also removes the PIN and clears the failed log-in attempts.',
  permission: 'USER_WRITE',
  input: form({ id: pathId(), newPassword: newPassword() }),
  hashesPassword: true,
  output: out.nothing,
});

export const identityTag: Tag = {
  title: 'Authentication',
  description: 'Log-in and log-out',
  contracts: [logIn, refresh, logOut, openSession, getSession, confirmSession, closeSession],
};
