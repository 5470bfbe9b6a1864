/** Handlers of log-ins, log-outs, token refreshes and passwords (docs/contract.md, section 5). */

import type { InputOf } from '../../kernel/contract/form.ts';
import { RefusedAfter } from '../../kernel/contract/refusal.ts';
import type { Settings } from '../../kernel/contract/settings.ts';
import { type Handler, handle, type RequestContext } from '../../kernel/execution/handler.ts';
import type { Ports, UnitPorts } from '../../kernel/execution/ports.ts';
import { calendarDay } from '../../kernel/values/calendar.ts';
import { lockedDevice, pinAttempts } from '../pin/device-key.ts';
import { withoutPin } from '../pin/pin.ts';
import { invalidCredentials, invalidCurrentPassword, invalidRefreshToken } from '../refusals.ts';
import { permissionsOf, ROLES, type Roles } from '../user/role.ts';
import { type User, type UserState, Users } from '../user/user.ts';
import { attempt, forgetFailures } from './attempts.ts';
import {
  type CurrentUser,
  changePassword,
  closeSession,
  confirmSession,
  type credentials,
  getSession,
  logIn,
  logOut,
  type OpenedSession,
  openSession,
  refresh,
  resetPassword,
  type TokenPair,
} from './identity-contracts.ts';
import { isLive, RefreshToken, RefreshTokens, SESSIONS_MAX, Session, type SessionState, Sessions } from './session.ts';

const endSession = (contract: typeof logOut) =>
  handle(contract, {
    async run(unit, _input, { caller }) {
      (await unit.of(Sessions).find(caller.sessionId))?.end(unit.now);
    },
  });

const byPasswordHandling = {
  async prepare(
    ports: Ports,
    { username, password }: InputOf<typeof credentials>,
    { origin }: RequestContext<undefined>,
  ): Promise<UserState> {
    const [user] = await ports.reader.where(Users, { username });
    const isRight = await attempt(ports, { typed: username, origin }, async () => {
      const matches = await ports.passwords.verify(password, user?.passwordHash);
      // Checks the status after hashing, so that a log-in of a locked user takes as long as any other.
      return matches && user?.status === 'ACTIVE';
    });
    if (!user || !isRight) throw invalidCredentials();
    return user;
  },
};

export const identityHandlers: readonly Handler[] = [
  handle(logIn, {
    ...byPasswordHandling,
    async run(unit, _input, { prepared: verified }): Promise<TokenPair> {
      const { session } = await openedFor(unit, verified);
      return issueTokens(unit, session);
    },
  }),
  handle(openSession, {
    ...byPasswordHandling,
    async run(unit, { earlierSessions }, { prepared: verified, origin }): Promise<OpenedSession> {
      const { session, user } = await openedFor(unit, verified);
      const device = await lockedDevice(unit, origin.deviceKey);
      if (device) {
        device.entered(user.id, unit.now);
        await forgetFailures(unit, pinAttempts(device.state, user.username));
      }
      return {
        sessionId: session.state.id,
        user: currentUser(user, false, unit.now, unit),
        earlier: await ownSessions(unit, user.id, earlierSessions),
        isBrief: device !== undefined,
      };
    },
  }),
  handle(getSession, {
    run: async (ports, _input, { caller }) =>
      currentUser(await ports.reader.get(Users, caller.userId), caller.isFloorOnly === true, ports.clock.now(), ports),
  }),
  handle(confirmSession, {
    async prepare(ports, { password }, { caller, origin }) {
      const { username, passwordHash } = await ports.reader.get(Users, caller.userId);
      const check = () => ports.passwords.verify(password, passwordHash);
      if (!(await attempt(ports, { typed: username, origin, bySession: true }, check))) throw invalidCurrentPassword();
      return passwordHash;
    },
    async run(unit, { earlierSessions }, { caller, prepared: verified }): Promise<OpenedSession> {
      const user = await unit.of(Users).peek(caller.userId);
      if (user.passwordHash !== verified) throw invalidCurrentPassword();
      return {
        sessionId: caller.sessionId,
        user: currentUser(user, caller.isFloorOnly === true, unit.now, unit),
        earlier: await ownSessions(unit, user.id, earlierSessions),
      };
    },
  }),
  handle(refresh, {
    async run(unit, { refreshToken }) {
      const token = await unit.of(RefreshTokens).find(unit.secrets.digest(refreshToken));
      const session = token && (await unit.of(Sessions).find(token.state.sessionId));
      if (!session) throw invalidRefreshToken();
      if (!token.use(unit.now, unit.settings.refreshTokenGrace)) {
        session.end(unit.now);
        return new RefusedAfter(invalidRefreshToken());
      }
      const user = await unit.of(Users).peek(session.state.userId);
      if (!session.isLive(unit.now) || token.state.expiresAt <= unit.now || user.status !== 'ACTIVE') {
        throw invalidRefreshToken();
      }
      return issueTokens(unit, session);
    },
  }),
  endSession(logOut),
  endSession(closeSession),
  handle(changePassword, {
    async prepare(ports, input, { caller, origin }) {
      const user = await ports.reader.get(Users, input.id);
      const check = () => ports.passwords.verify(input.currentPassword, user.passwordHash);
      const attempted = { typed: user.username, origin, bySession: caller.userId === user.id };
      if (!(await attempt(ports, attempted, check))) throw invalidCurrentPassword();
      return { verified: user.passwordHash, passwordHash: await ports.passwords.hash(input.newPassword) };
    },
    async run(unit, { id }, { caller, prepared: { verified, passwordHash }, expected }) {
      const user = await unit.of(Users).get(id, expected);
      user.changePassword(verified, passwordHash);
      await withoutPin(unit, id);
      await endSessions(unit, user, caller.sessionId);
    },
  }),
  handle(resetPassword, {
    prepare: ({ passwords }, input) => passwords.hash(input.newPassword),
    async run(unit, { id }, { prepared: passwordHash }) {
      const user = await unit.of(Users).get(id);
      user.resetPassword(passwordHash);
      await withoutPin(unit, id);
      await forgetFailures(unit, user.state.username);
      await endSessions(unit, user);
    },
  }),
];

async function openedFor(unit: UnitPorts, verified: UserState): Promise<{ session: Session; user: UserState }> {
  const user = await unit.of(Users).get(verified.id);
  if (!user.isActive || user.state.passwordHash !== verified.passwordHash) throw invalidCredentials();
  const session = await opened(unit, user);
  return { session, user: user.state };
}

/**
 * Opens a session of the user. Ends the user's oldest sessions above `SESSIONS_MAX`. The caller must hold the lock on
 * the record of the user. `deviceId`: the shared device, if a PIN opens the session.
 */
export async function opened(unit: UnitPorts, user: User, deviceId: string | null = null): Promise<Session> {
  user.loggedIn(unit.now);
  await endOldest(unit, user);
  const session = Session.open(unit.newId(), user.state.id, unit.now, deviceId);
  unit.of(Sessions).add(session);
  return session;
}

/** Returns which of the ids are sessions of the user, live or ended. */
export async function ownSessions(
  unit: Pick<UnitPorts, 'of'>,
  userId: string,
  ids: readonly string[] = [],
): Promise<readonly string[]> {
  const found = await unit.of(Sessions).peekIn('id', ids);
  return found.filter((session) => session.userId === userId).map(({ id }) => id);
}

export const currentUser = (
  user: UserState,
  byPin: boolean,
  now: Date,
  { settings: { shopTimeZone }, floorRoles }: { readonly settings: Settings; readonly floorRoles: Roles },
): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  roles: user.roles,
  permissions: [...permissionsOf(byPin ? floorRoles : ROLES, user.roles)],
  byPin,
  shopTimeZone,
  today: calendarDay(now, shopTimeZone),
});

/**
 * Ends the user's oldest sessions, so that one more makes at most `SESSIONS_MAX`. The caller must hold the lock on the
 * record of the user. Otherwise concurrent log-ins would not count each other's sessions.
 */
async function endOldest(unit: UnitPorts, user: User): Promise<void> {
  const live = (await liveSessions(unit, user)).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const oldest = live.slice(0, Math.max(0, live.length + 1 - SESSIONS_MAX));
  await end(unit, oldest);
}

/**
 * Ends every live session of the user, except the session with the id `keep`. The caller must hold the lock on the
 * record of the user.
 */
export async function endSessions(unit: Pick<UnitPorts, 'of' | 'now'>, user: User, keep?: string): Promise<void> {
  const live = await liveSessions(unit, user);
  await end(
    unit,
    live.filter(({ id }) => id !== keep),
  );
}

/** Ends the user's live sessions that a PIN opened. The caller must hold the lock on the record of the user. */
export async function endPinSessions(unit: Pick<UnitPorts, 'of' | 'now'>, user: User): Promise<void> {
  const live = await liveSessions(unit, user);
  await end(
    unit,
    live.filter(({ deviceId }) => deviceId !== null),
  );
}

/** Ends all sessions that PINs opened on the device. */
export async function endSessionsOn(unit: Pick<UnitPorts, 'of' | 'now'>, deviceId: string): Promise<void> {
  await end(unit, await unit.of(Sessions).peekWhere({ deviceId, endedAt: null }));
}

async function liveSessions(unit: Pick<UnitPorts, 'of' | 'now'>, user: User): Promise<SessionState[]> {
  const open = await unit.of(Sessions).peekWhere({ userId: user.state.id, endedAt: null });
  return open.filter((session) => isLive(session, unit.now));
}

async function end(unit: Pick<UnitPorts, 'of' | 'now'>, sessions: readonly SessionState[]): Promise<void> {
  for (const session of await unit.of(Sessions).getAll(sessions.map(({ id }) => id))) session.end(unit.now);
}

function issueTokens(unit: UnitPorts, session: Session): TokenPair {
  const { accessTokenTtl, refreshTokenTtl } = unit.settings;
  // Token claims have whole seconds, so the expiry in the response is rounded the same way.
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
    tokenType: 'Bearer',
    expiresIn: expires - issued,
    expiresAt,
    refreshToken,
  };
}
