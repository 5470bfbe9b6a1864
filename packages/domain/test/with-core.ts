/** The core on a store in memory, with users, and functions that send requests to it. */
import { claimsOf, type MemoryPorts, memoryPorts, ownHandler } from '@cleaver/testing';
import { createUser, logIn, type RoleName, type UserView } from '../src/identity/index.ts';
import { Core, PERMISSIONS, type Request } from '../src/index.ts';
import { type Caller, type Contract, type Permission, Refusal } from '../src/kernel/index.ts';

type Asking = Partial<Omit<Request, 'input' | 'origin'>> & { readonly address?: string };

export const PASSWORD = 'Sülze & Senf';

/** Somebody whom no store knows, with these permissions: all of them unless others are named. */
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

  /** Asked by somebody who may do everything, unless told otherwise. */
  const ask = <I, O>(operation: Contract<I, O>, input: unknown, asking: Asking = {}): Promise<O> => {
    const { address = '192.0.2.1', ...who } = asking;
    return core.execute(operation, { caller: aCaller(), ...who, input, origin: { address, requestId: 'r1' } });
  };

  /** What the operation refuses with. Anything but a refusal fails the test. */
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

  /** The caller of a token, as an adapter asks for it. */
  const whoIs = (accessToken: string): Promise<Caller> => core.access.caller(claimsOf(accessToken).sessionId);

  return {
    ports,
    core,
    ask,
    refusal,
    login,
    whoIs,
    /** The code of a refusal. */
    refused: async <I, O>(operation: Contract<I, O>, input: unknown, asking?: Asking) =>
      (await refusal(operation, input, asking)).code,
    user: (roleNames: readonly RoleName[] = [], more: object = {}): Promise<UserView> => {
      const username = `user${++users}`;
      return ask(createUser, { username, email: `${username}@example.org`, password: PASSWORD, roleNames, ...more });
    },
    /** Logs a user in who was made with the password of all; gives the tokens and who they stand for. */
    async enter(user: UserView) {
      const tokens = await login(user.username);
      return { ...tokens, caller: await whoIs(tokens.accessToken) };
    },
    /** Whether the tokens of this caller still let them in. */
    isIn: async ({ sessionId }: Caller): Promise<boolean> => core.access.caller(sessionId).then(Boolean, () => false),
  };
}
