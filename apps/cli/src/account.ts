/** The commands that log in, log out and show the logged-in user. */
import { CleaverClient } from '@cleaver/client';
import { getUser } from '@cleaver/domain/identity/contracts';
import { type Context, call, type OwnCommand } from './context.ts';
import { Failure, failureOf, misuse } from './exits.ts';
import { requestedLanguage, t } from './language/language.ts';
import { answerOf, nonNull } from './schema.ts';
import { clientFor, connected, dropLogin, keepLogin, refreshSession } from './session.ts';
import { details } from './table.ts';
import { zoneOf } from './zone.ts';

const login: OwnCommand = {
  name: 'login',
  summary: 'Log in; later commands use the session, at its address',
  positionals: [],
  options: [{ name: 'username', value: 'text', description: 'Asked for if missing' }],
  more: `Asks for the password without showing it. Programs pass it in CLEAVER_PASSWORD, or on the standard input
if that is not a terminal. It is never an argument, because every user of the machine could read it.`,
  async run({ io, address, json, values }) {
    warnOfPlainText({ io, address });
    const username = String(values['username'] ?? (io.canAsk ? await io.ask(t`Username: `) : ''));
    if (username === '') throw misuse(t`Missing username: cleaver login --username <name>`);
    const password = await passwordFor(io);
    const client = new CleaverClient({ baseUrl: address, language: requestedLanguage() });
    await client.login(username, password, { signal: io.signal });
    const { tokens } = client;
    if (!tokens) throw new Error('A log-in gave no tokens');
    await keepLogin(io, address, { username, ...tokens });
    io.stdout.write(
      json ? `${JSON.stringify({ url: address, username })}\n` : `${t`Logged in at ${address} as ${username}.`}\n`,
    );
  },
};

async function passwordFor(io: Context['io']): Promise<string> {
  const given = io.env['CLEAVER_PASSWORD'];
  if (given) return given;
  if (io.canAsk) return io.ask(t`Password: `, { hidden: true });
  // The line break from `echo` is not part of the password.
  const password = (await io.read()).toString().replace(/\r?\n$/, '');
  if (password === '') throw misuse(t`Missing password: pass it on the standard input or in CLEAVER_PASSWORD`);
  return password;
}

function warnOfPlainText({ io, address }: Pick<Context, 'io' | 'address'>): void {
  const { protocol, hostname } = new URL(address);
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isHere) {
    io.stderr.write(`${t`Warning: ${address} is not encrypted. Others on the network can read the password.`}\n`);
  }
}

const logout: OwnCommand = {
  name: 'logout',
  summary: 'End the session',
  positionals: [],
  options: [],
  async run({ io, address, json }) {
    const client = await clientFor(io, address);
    try {
      await client.logout({ signal: io.signal });
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const { message, exit, lines } = failure;
      const outcome = t`This computer is logged out. The session at the service ends by itself, by default within 7 days.`;
      throw new Failure(message, { exit, lines: [outcome, ...lines], cause: error });
    } finally {
      await dropLogin(io, address);
    }
    if (!json) io.stdout.write(`${t`Logged out at ${address}.`}\n`);
  },
};

const whoami: OwnCommand = {
  name: 'whoami',
  summary: 'Show the logged-in user, the roles and the permissions',
  positionals: [],
  options: [],
  async run(context) {
    const { io, address, json } = context;
    const client = await connected(context);
    const { sub } = claimsOf(client.tokens?.accessToken ?? '');
    const user = await call(client, getUser, { id: sub }, { signal: io.signal });
    if (json) {
      io.stdout.write(`${JSON.stringify({ url: address, ...user })}\n`);
      return;
    }
    const { roles, ...rest } = user;
    const permissions = [...new Set(roles.flatMap((role) => role.permissions))].sort();
    const names = roles.map(({ name }) => name);
    const { properties: of } = answerOf(getUser);
    const named = { items: nonNull(of?.['roles']?.items).properties?.['name'] ?? {} };
    const schema = { properties: { url: {}, ...of, roles: named, permissions: {} } };
    const zone = await zoneOf(client, io.signal, rest);
    details(io, schema, { url: address, ...rest, roles: names, permissions }, { zone, names: new Map() });
  },
};

/** Returns the claims of the token, with the user's id in `sub`. Only the service verifies the token. */
function claimsOf(token: string): { sub: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
}

export const ACCOUNT = [login, logout, whoami] as const;

/** Operations with a separate implementation, by the name of the contract, because they store or remove the tokens. */
export const INSTEAD: Readonly<Record<string, Pick<OwnCommand, 'options' | 'run'>>> = {
  'session.login': login,
  'session.logout': logout,
  'session.refresh': {
    options: [],
    async run({ io, address, json }) {
      await refreshSession(io, address);
      if (!json) io.stdout.write(`${t`Refreshed.`}\n`);
    },
  },
};
