/** Logging in and out, refreshing tokens, changing a password (contract section 5; contract decisions, section 5). */

import type { Ports, UnitPorts } from '../ports.ts';
import { type Field, form, pathId } from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { command, type Origin, publicCommand, RefusedAfter } from '../shared/operation.ts';
import { Refusal } from '../shared/refusal.ts';
import { foldText, parseText } from '../shared/text.ts';
import { LoginLog, LoginLogs, tooManyAttempts } from './login-log.ts';
import { RefreshToken, RefreshTokens, Session, Sessions } from './session.ts';
import { type UserState, Users } from './user.ts';

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

/** A text that is compared with what is stored: its own rules are not checked, so that they do not speak. */
const credential = (max: number): Field<string> => ({
  schema: { type: 'string', minLength: 1, maxLength: max },
  required: true,
  read(raw, at, faults) {
    // As it was typed. The username goes into the logs too, which no more than any other text hold a NUL.
    if (parseText(raw, { max }).ok) return raw as string;
    faults.push({
      field: at,
      message: say`must be a text of 1 to ${max} characters, not blank, without control characters`,
    });
    return '';
  },
});

const invalidCredentials = () =>
  new Refusal('unauthenticated', 'INVALID_CREDENTIALS', say`The username or the password is not right`);

const invalidRefreshToken = () =>
  new Refusal('unauthenticated', 'INVALID_REFRESH_TOKEN', say`The refresh token is not valid: log in again`);

export const logIn = publicCommand({
  name: 'session.login',
  summary: 'Log in with username and password',
  input: form({ username: credential(200), password: secretText(1) }),
  claimedBy: ({ username }) => username,
  auditRefusals: true,
  secretOutput: true,
  async prepare(ports, { username, password }, _caller, origin) {
    const [user] = await ports.reader.where(Users, { username });
    const isRight = await attempt(ports, username, origin, async () => {
      const matches = await ports.passwords.verify(password, user?.passwordHash);
      // Asked after the hash is computed, so that a locked user takes as long as any other.
      return matches && user?.status === 'ACTIVE';
    });
    if (!user || !isRight) throw invalidCredentials();
    return user;
  },
  async run(unit, _input, _caller, verified: UserState): Promise<TokenPair> {
    const user = await unit.of(Users).get(verified.id);
    if (!user.isActive || user.state.passwordHash !== verified.passwordHash) throw invalidCredentials();
    user.loggedIn(unit.now);
    const session = Session.open(unit.newId(), user.state.id, unit.now);
    unit.of(Sessions).add(session);
    return issueTokens(unit, session);
  },
});

export const refresh = publicCommand({
  name: 'session.refresh',
  summary: 'Exchange a refresh token for new tokens',
  input: form({ refreshToken: credential(1000) }),
  auditRefusals: true,
  secretOutput: true,
  async run(unit, { refreshToken }) {
    const token = await unit.of(RefreshTokens).find(unit.secrets.digest(refreshToken));
    const session = token && (await unit.of(Sessions).find(token.state.sessionId));
    if (!session) throw invalidRefreshToken();
    if (token.state.usedAt !== null) {
      session.end(unit.now);
      return new RefusedAfter(invalidRefreshToken());
    }
    const user = await unit.of(Users).peek(session.state.userId);
    if (!session.isLive(unit.now) || token.state.expiresAt <= unit.now || user.status !== 'ACTIVE') {
      throw invalidRefreshToken();
    }
    token.use(unit.now);
    return issueTokens(unit, session);
  },
});

export const logOut = command({
  name: 'session.logout',
  summary: 'End the session: its access token and its refresh token',
  permission: 'known',
  input: form({}),
  async run(unit, _input, caller) {
    (await unit.of(Sessions).find(caller.sessionId))?.end(unit.now);
  },
});

export const changePassword = command({
  name: 'user.change-password',
  summary: "Change a user's password; ends all other sessions of the user",
  permission: 'USER_WRITE',
  toSelf: (raw, caller) => raw.id === caller.userId,
  input: form({ id: pathId(), currentPassword: secretText(1), newPassword: newPassword() }),
  auditRefusals: true,
  async prepare(ports, input, _caller, origin) {
    const user = await ports.reader.get(Users, input.id);
    const isRight = await attempt(ports, user.username, origin, () =>
      ports.passwords.verify(input.currentPassword, user.passwordHash),
    );
    if (!isRight) {
      throw new Refusal('unauthenticated', 'INVALID_CURRENT_PASSWORD', say`The current password is not right`);
    }
    return { verified: user.passwordHash, passwordHash: await ports.passwords.hash(input.newPassword) };
  },
  async run(unit, { id }, caller, { verified, passwordHash }: { verified: string; passwordHash: string }) {
    const user = await unit.of(Users).get(id);
    user.changePassword(verified, passwordHash);
    await endSessions(unit, id, caller.sessionId);
  },
});

/** Ends every live session of the user but the one to keep. */
export async function endSessions(unit: UnitPorts, userId: string, keep?: string): Promise<void> {
  for (const session of await unit.of(Sessions).where({ userId, endedAt: null })) {
    if (session.state.id !== keep) session.end(unit.now);
  }
}

function issueTokens(unit: UnitPorts, session: Session): TokenPair {
  const { accessTokenTtl, refreshTokenTtl } = unit.settings;
  const endOf = (ttl: number) => Math.min(unit.now.getTime() + ttl * 1000, session.state.expiresAt.getTime());
  const expiresAt = new Date(endOf(accessTokenTtl));
  const refreshToken = unit.secrets.random();
  unit.of(RefreshTokens).add(
    RefreshToken.issue({
      id: unit.secrets.digest(refreshToken),
      sessionId: session.state.id,
      expiresAt: new Date(endOf(refreshTokenTtl)),
    }),
  );
  return {
    accessToken: unit.tokens.sign({
      userId: session.state.userId,
      sessionId: session.state.id,
      issuedAt: unit.now,
      expiresAt,
    }),
    expiresIn: Math.floor((expiresAt.getTime() - unit.now.getTime()) / 1000),
    expiresAt,
    refreshToken,
  };
}

/** How long an attempt waits for those in flight before it is refused, in milliseconds, and how often it asks. */
const BUSY_WAIT_MS = 20;
const BUSY_ROUNDS = 250;

/** Runs `check`, counted as one attempt of the username from the client's address. Refuses with TOO_MANY_ATTEMPTS. */
async function attempt(ports: Ports, typed: string, origin: Origin, check: () => Promise<boolean>): Promise<boolean> {
  const username = foldText(typed);
  const address = origin.address ?? 'local';
  const attemptId = ports.ids.next();
  await begin(ports, address, attemptId, username);
  let isRight = false;
  try {
    isRight = await check();
  } finally {
    await withLog(ports, address, (log) => log.end(attemptId, username, isRight ? 'succeeded' : 'failed'));
  }
  return isRight;
}

async function begin(ports: Ports, address: string, attemptId: string, username: string): Promise<void> {
  for (let round = 0; round < BUSY_ROUNDS; round++) {
    const answer = await withLog(ports, address, (log, now) => log.begin(attemptId, username, now));
    if (answer === 'admitted') return;
    await ports.clock.pause(BUSY_WAIT_MS);
  }
  throw tooManyAttempts(1);
}

/** One short unit of work of its own: what is counted stays counted, whatever becomes of the log-in. */
function withLog<T>(ports: Ports, address: string, work: (log: LoginLog, now: Date) => T): Promise<T> {
  return ports.transactions.run({ now: ports.clock.now() }, async (unit) => {
    await unit.lock(`login ${address}`);
    let log = await unit.of(LoginLogs).find(address);
    if (!log) {
      log = LoginLog.open(address);
      unit.of(LoginLogs).add(log);
    }
    return work(log, unit.now);
  });
}
