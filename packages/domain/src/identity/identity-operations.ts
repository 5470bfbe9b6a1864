/** Logging in and out, refreshing tokens, changing a password (docs/contract.md, section 5). */

import { type CalendarDate, calendarDay } from '../kernel/calendar.ts';
import { type Field, form, type InputOf, pathId } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command, type Origin, type Permission, publicCommand, query, RefusedAfter } from '../kernel/operation.ts';
import type { Ports, Settings, UnitPorts } from '../kernel/ports.ts';
import { parseText } from '../kernel/text.ts';
import { attempt, forgetFailures } from './attempts.ts';
import {
  invalidCredentials,
  invalidCurrentPassword,
  invalidRefreshToken,
  passwordChangedMeanwhile,
  tooManyAttempts,
} from './refusals.ts';
import { permissionsOf, type RoleName, type Roles } from './role.ts';
import { RefreshToken, RefreshTokens, SESSIONS_MAX, Session, Sessions } from './session.ts';
import { type User, type UserState, Users } from './user.ts';

/** What a log-in or a refresh gives. */
export interface TokenPair {
  readonly accessToken: string;
  /** Seconds until the access token expires. */
  readonly expiresIn: number;
  readonly expiresAt: Date;
  readonly refreshToken: string;
}

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

/** A password as it was typed: any characters, neither trimmed nor folded; lengths in code points. */
const secretText = (min: number): Field<string> => ({
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

/** A password to be set: 8 to 256 code points. */
export const newPassword = (): Field<string> => secretText(PASSWORD_MIN);

/**
 * A text that is compared with what is stored: its own rules are not checked, so that they do not speak. Trimmed, as it was when
 * it was stored.
 */
const credential = (max: number): Field<string> => ({
  schema: { type: 'string', minLength: 1, maxLength: max },
  required: true,
  read(raw, at, faults) {
    // The username goes into the logs too, which no more than any other text hold a NUL.
    const parsed = parseText(raw, { max });
    if (parsed.ok) return parsed.value;
    faults.push({
      field: at,
      message: say`must be a text of 1 to ${max} characters, not blank, without control characters`,
    });
    return '';
  },
});

const credentials = form({ username: credential(200), password: secretText(1) });

/** What every way to log in has in common: the same counting, the same one answer to whatever is wrong. */
const byPassword = {
  input: credentials,
  refuses: [invalidCredentials, tooManyAttempts],
  claimedBy: ({ username }: InputOf<typeof credentials>) => username,
  auditRefusals: true,
  secretOutput: true,
  inTurns: true,
  async prepare(
    ports: Ports,
    { username, password }: InputOf<typeof credentials>,
    _caller: undefined,
    origin: Origin,
  ): Promise<UserState> {
    const [user] = await ports.reader.where(Users, { username });
    const isRight = await attempt(ports, username, origin, async () => {
      const matches = await ports.passwords.verify(password, user?.passwordHash);
      // Asked after the hash is computed, so that a locked user takes as long as any other.
      return matches && user?.status === 'ACTIVE';
    });
    if (!user || !isRight) throw invalidCredentials();
    return user;
  },
};

async function openedFor(unit: UnitPorts, verified: UserState): Promise<{ session: Session; user: UserState }> {
  const user = await unit.of(Users).get(verified.id);
  if (!user.isActive || user.state.passwordHash !== verified.passwordHash) throw invalidCredentials();
  user.loggedIn(unit.now);
  await endOldest(unit, user);
  const session = Session.open(unit.newId(), user.state.id, user.openSession(), unit.now);
  unit.of(Sessions).add(session);
  return { session, user: user.state };
}

export const logIn = publicCommand({
  ...byPassword,
  name: 'session.login',
  summary: 'Log in with username and password',
  async run(unit, _input, _caller, verified: UserState): Promise<TokenPair> {
    const { session } = await openedFor(unit, verified);
    return issueTokens(unit, session);
  },
});

/** Who is logged in, what they may do, and what the day is in their shop. */
export interface CurrentUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly Permission[];
  readonly shopTimeZone: string;
  /** The shop's calendar day. */
  readonly today: CalendarDate;
}

/** A session without tokens: whoever opens it proves by other means who they are, a browser by a cookie. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly user: CurrentUser;
}

const currentUser = (
  user: UserState,
  now: Date,
  { settings: { shopTimeZone }, roles }: { readonly settings: Settings; readonly roles: Roles },
): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  roles: user.roles,
  permissions: [...permissionsOf(roles, user.roles)],
  shopTimeZone,
  today: calendarDay(now, shopTimeZone),
});

export const openSession = publicCommand({
  ...byPassword,
  name: 'session.open',
  summary: 'Log in to the pages: with a cookie that no script can read, and without tokens',
  async run(unit, _input, _caller, verified: UserState): Promise<OpenedSession> {
    const { session, user } = await openedFor(unit, verified);
    return { sessionId: session.state.id, user: currentUser(user, unit.now, unit) };
  },
});

export const getSession = query({
  name: 'session.get',
  summary: 'Read who is logged in, what they may do, and what the day is in the shop',
  permission: 'known',
  input: form({}),
  run: async (ports, _input, caller) =>
    currentUser(await ports.reader.get(Users, caller.userId), ports.clock.now(), ports),
});

/** Of an honest program one fails, and then it logs in. */
const REFRESH_FAILURES = 30;

export const refresh = publicCommand({
  name: 'session.refresh',
  summary: 'Exchange a refresh token for new tokens',
  refuses: [invalidRefreshToken],
  input: form({ refreshToken: credential(1000) }),
  failuresAMinute: REFRESH_FAILURES,
  auditRefusals: true,
  secretOutput: true,
  async run(unit, { refreshToken }) {
    const token = await unit.of(RefreshTokens).find(unit.secrets.digest(refreshToken));
    const session = token && (await unit.of(Sessions).find(token.state.sessionId));
    if (!session) throw invalidRefreshToken();
    if (!token.use(unit.now, unit.settings.refreshTokenGrace)) {
      session.end(unit.now);
      return new RefusedAfter(invalidRefreshToken());
    }
    const user = await unit.of(Users).peek(session.state.userId);
    if (!session.isLive(user, unit.now) || token.state.expiresAt <= unit.now || user.status !== 'ACTIVE') {
      throw invalidRefreshToken();
    }
    return issueTokens(unit, session);
  },
});

const endSession = (name: string, summary: string) =>
  command({
    name,
    summary,
    permission: 'known',
    input: form({}),
    async run(unit, _input, caller) {
      (await unit.of(Sessions).find(caller.sessionId))?.end(unit.now);
    },
  });

export const logOut = endSession('session.logout', 'End the session: its access token and its refresh token');
export const closeSession = endSession('session.close', 'End the session of the pages, and with it the cookie');

export const changePassword = command({
  name: 'user.change-password',
  summary: "Change a user's password; ends all other sessions of the user",
  permission: 'USER_WRITE',
  refuses: [invalidCurrentPassword, tooManyAttempts, passwordChangedMeanwhile],
  toSelf: (raw, caller) => raw.id === caller.userId,
  input: form({ id: pathId(), currentPassword: secretText(1), newPassword: newPassword() }),
  auditRefusals: true,
  inTurns: true,
  async prepare(ports, input, _caller, origin) {
    const user = await ports.reader.get(Users, input.id);
    const isRight = await attempt(ports, user.username, origin, () =>
      ports.passwords.verify(input.currentPassword, user.passwordHash),
    );
    if (!isRight) {
      throw invalidCurrentPassword();
    }
    return { verified: user.passwordHash, passwordHash: await ports.passwords.hash(input.newPassword) };
  },
  async run(unit, { id }, caller, { verified, passwordHash }: { verified: string; passwordHash: string }) {
    const user = await unit.of(Users).get(id);
    user.changePassword(verified, passwordHash);
    await endSessions(unit, user, caller.sessionId);
  },
});

export const resetPassword = command({
  name: 'user.reset-password',
  summary: "Set a user's password without the current one; ends all sessions of the user",
  permission: 'USER_WRITE',
  input: form({ id: pathId(), newPassword: newPassword() }),
  prepare: ({ passwords }, input) => passwords.hash(input.newPassword),
  async run(unit, { id }, _caller, passwordHash: string) {
    const user = await unit.of(Users).get(id);
    user.resetPassword(passwordHash);
    await forgetFailures(unit, user.state.username);
    await endSessions(unit, user);
  },
});

/** Makes room for one more session of the user, who is locked: of two log-ins at once the second counts the first. */
async function endOldest(unit: UnitPorts, user: User): Promise<void> {
  // Many log out: only who opened so many since the last end may have them still.
  if (user.state.sessionsOpened - user.state.sessionsEnded < SESSIONS_MAX) return;
  const last = await unit.reads.sessions.liveNumber(user.state, { newer: SESSIONS_MAX - 1, at: unit.now });
  if (last !== undefined) user.endSessions(last);
}

/** Ends every live session of the user, however many there are, but the one to keep. */
export async function endSessions(unit: Pick<UnitPorts, 'of'>, user: User, keep?: string): Promise<void> {
  user.endSessions();
  if (keep === undefined) return;
  const kept = await unit.of(Sessions).find(keep);
  if (kept?.state.userId === user.state.id) kept.renumber(user.openSession());
}

function issueTokens(unit: UnitPorts, session: Session): TokenPair {
  const { accessTokenTtl, refreshTokenTtl } = unit.settings;
  // The claims of a token count in whole seconds: it ends at the very instant that the answer tells.
  const issued = Math.floor(unit.now.getTime() / 1000);
  const sessionEnd = session.state.expiresAt.getTime();
  const expires = Math.min(issued + accessTokenTtl, Math.floor(sessionEnd / 1000));
  const expiresAt = new Date(expires * 1000);
  const refreshToken = unit.secrets.random();
  unit.of(RefreshTokens).add(
    RefreshToken.issue({
      id: unit.secrets.digest(refreshToken),
      sessionId: session.state.id,
      expiresAt: new Date(Math.min(unit.now.getTime() + refreshTokenTtl * 1000, sessionEnd)),
    }),
  );
  return {
    accessToken: unit.tokens.sign({
      userId: session.state.userId,
      sessionId: session.state.id,
      issuedAt: unit.now,
      expiresAt,
    }),
    expiresIn: expires - issued,
    expiresAt,
    refreshToken,
  };
}
