/** Makes a core on an in-memory store, and functions that create users and send requests. */
import { claimsOf, type MemoryPorts, memoryPorts, ownHandler } from '@cleaver/testing';
import { createUser, logIn, type RoleName, type UserView } from '../src/identity/index.ts';
import { Core, PERMISSIONS, type Request } from '../src/index.ts';
import { type Caller, type Contract, type Permission, Refusal } from '../src/kernel/index.ts';

type Asking = Partial<Omit<Request, 'input' | 'origin'>> & { readonly address?: string; readonly deviceKey?: string };

export const PASSWORD = 'Sülze & Senf';

/** Returns a caller with these permissions, by default all. No store contains this caller. */
export const aCaller = (permissions: readonly Permission[] = PERMISSIONS): Caller => ({
  userId: 'u1',
  username: 'clerk',
  sessionId: 'no-session',
  permissions: new Set(permissions),
});

export function withCore(overrides: Partial<MemoryPorts> = {}) {
  const ports: MemoryPorts = { ...memoryPorts(), ...overrides };
  const core = new Core(ports, ownHandler);
  let users = 0;

  /** Sends a request, by default as a caller with all permissions. */
  const ask = <I, O>(operation: Contract<I, O>, input: unknown, asking: Asking = {}): Promise<O> => {
    const { address = '192.0.2.1', deviceKey, ...who } = asking;
    return core.execute(operation, {
      caller: aCaller(),
      ...who,
      input,
      origin: { address, requestId: 'r1', deviceKey },
    });
  };

  /** Returns the refusal of the operation. Throws if it succeeds or fails with another error. */
  async function refusal<I, O>(operation: Contract<I, O>, input: unknown, asking?: Asking): Promise<Refusal> {
    try {
      await ask(operation, input, asking);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`${operation.name} refused nothing`);
  }

  const login = (username: string, password = PASSWORD, address = '192.0.2.1') =>
    ask(logIn, { username, password }, { caller: undefined, address });

  /** Returns the caller of an access token. */
  const whoIs = (accessToken: string): Promise<Caller> => core.access.caller(claimsOf(accessToken).sessionId);

  return {
    ports,
    core,
    ask,
    refusal,
    login,
    whoIs,
    /** Returns the code of the refusal of the operation. Throws if the operation is not refused. */
    refused: async <I, O>(operation: Contract<I, O>, input: unknown, asking?: Asking) =>
      (await refusal(operation, input, asking)).code,
    user: (roleNames: readonly RoleName[] = [], more: object = {}): Promise<UserView> => {
      const username = `user${++users}`;
      return ask(createUser, { username, email: `${username}@example.org`, password: PASSWORD, roleNames, ...more });
    },
    /** Logs in a user with the common password. Returns the tokens and their caller. */
    async enter(user: UserView) {
      const tokens = await login(user.username);
      return { ...tokens, caller: await whoIs(tokens.accessToken) };
    },
    /** Returns whether the session of this caller is still valid. */
    isIn: async ({ sessionId }: Caller): Promise<boolean> => core.access.caller(sessionId).then(Boolean, () => false),
  };
}
