/** Stores the session between commands in a file that only its owner may read. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ApiError, CleaverClient, type ClientOptions, type Tokens } from '@cleaver/client';
import { refresh } from '@cleaver/domain/identity/contracts';
import { call } from './context.ts';
import { Failure, misuse } from './exits.ts';
import type { Io } from './io.ts';
import { requestedLanguage, t } from './language/language.ts';

export interface Session extends Tokens {
  readonly username: string;
}

/**
 * Returns the normalized address of the service, because equal addresses must have one session. The default is
 * CLEAVER_URL, then the address of the last login, then http://127.0.0.1:3000. Throws a usage `Failure` if the address is
 * invalid, or contains a username or a password.
 */
export async function serviceAddress(given: string | undefined, io: Io): Promise<string> {
  const text = given ?? (io.env['CLEAVER_URL']?.trim() || (await lastLogin(io)) || 'http://127.0.0.1:3000');
  // `URL.parse` is not available in Node 20.
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw misuse(t`"${text}" is not an address like https://shop.example.org`);
  if (url.username || url.password) throw misuse(t`The address must not contain a password: cleaver login asks for it`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/** Returns `$XDG_CONFIG_HOME/cleaver` or `~/.config/cleaver`. On Windows, returns `%APPDATA%\cleaver`. */
function directoryOf({ env }: Io): string {
  const [wanted, standard] =
    process.platform === 'win32'
      ? [env['APPDATA'], join(homedir(), 'AppData', 'Roaming')]
      : [env['XDG_CONFIG_HOME'], join(env['HOME'] ?? homedir(), '.config')];
  return join(wanted && isAbsolute(wanted) ? wanted : standard, 'cleaver');
}

const lastLoginPath = (io: Io): string => join(directoryOf(io), 'last-login');

/** Returns the address of the last login. Empty after a logout there. */
const lastLogin = async (io: Io): Promise<string> =>
  (await readFile(lastLoginPath(io), 'utf8').catch(ifMissing(''))).trim();

/** Stores the session of a login. Later commands talk to its address. */
export async function keepLogin(io: Io, address: string, session: Session): Promise<void> {
  const file = new SessionFile(io, address);
  await file.exclusive(() => file.save(session));
  await writeFile(lastLoginPath(io), `${address}\n`, { mode: 0o600 });
}

/** Removes the session. If it is that of the last login, later commands talk to the default address. */
export async function dropLogin(io: Io, address: string): Promise<void> {
  await new SessionFile(io, address).remove();
  if ((await lastLogin(io)) === address) await rm(lastLoginPath(io), { force: true });
}

class SessionFile {
  readonly #directory: string;
  readonly #path: string;
  readonly #signal: AbortSignal;

  constructor(io: Io, address: string) {
    this.#signal = io.signal;
    this.#directory = directoryOf(io);
    this.#path = join(this.#directory, `${encodeURIComponent(address)}.json`);
  }

  /** Returns the stored session. Undefined if the file is missing or contains no session. */
  async load(): Promise<Session | undefined> {
    const session = parsed(await readFile(this.#path, 'utf8').catch(ifMissing('')));
    return session &&
      [session.username, session.accessToken, session.refreshToken].every((one) => typeof one === 'string')
      ? session
      : undefined;
  }

  /** Writes the file atomically, because other commands may read it concurrently. */
  async save(session: Session): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const fresh = `${this.#path}.${randomBytes(8).toString('hex')}`;
    try {
      await writeFile(fresh, JSON.stringify(session), { flag: 'wx', mode: 0o600 });
      await rename(fresh, this.#path);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }

  async remove(): Promise<void> {
    await rm(this.#path, { force: true });
  }

  /**
   * Runs the work under a lock across all commands. Without the lock, two commands could use the same refresh token,
   * which ends the session.
   */
  async exclusive<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const lock = `${this.#path}.lock`;
    const claim = `${lock}.${randomBytes(8).toString('hex')}`;
    await writeFile(claim, String(process.pid), { flag: 'wx', mode: 0o600 });
    try {
      // Links a complete file, so a lock always names its owner.
      while (!(await isDone(link(claim, lock)))) {
        await freeIfAbandoned(lock);
        await setTimeout(20, undefined, { signal: this.#signal });
      }
    } finally {
      await rm(claim, { force: true });
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }
}

/** Returns true after the link is created. Returns false if the lock exists. */
async function isDone(linking: Promise<void>): Promise<boolean> {
  try {
    await linking;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Removes the lock of a killed command. Renames the file first, because another command may have taken the lock after
 * the check.
 */
async function freeIfAbandoned(lock: string): Promise<void> {
  const holder = await readFile(lock, 'utf8').catch(ifMissing(''));
  if (holder === '' || isAlive(Number(holder))) return;
  const moved = `${lock}.${randomBytes(8).toString('hex')}`;
  await rename(lock, moved).catch(ifMissing(undefined));
  if ((await readFile(moved, 'utf8').catch(ifMissing(holder))) !== holder)
    await link(moved, lock).catch(() => undefined);
  await rm(moved, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };

function parsed(text: string): Session | undefined {
  try {
    return JSON.parse(text) as Session;
  } catch {
    return undefined;
  }
}

/** Returns a client that continues the session in the file and stores refreshed tokens there. */
export async function clientFor(
  io: Io,
  address: string,
  options: Pick<ClientOptions, 'retries' | 'fetch'> = {},
): Promise<CleaverClient> {
  const file = new SessionFile(io, address);
  const kept = await file.load();
  return new CleaverClient({
    ...options,
    baseUrl: address,
    tokens: kept && { accessToken: kept.accessToken, refreshToken: kept.refreshToken },
    language: requestedLanguage(),
    renew: (used, refresh) => file.exclusive(() => renewed(file, used, refresh)),
  });
}

async function renewed(file: SessionFile, used: Tokens, refresh: () => Promise<Tokens>): Promise<Tokens> {
  const kept = await file.load();
  if (!kept) throw new Failure(t`The session has ended meanwhile. Log in again: cleaver login`, { exit: 'denied' });
  if (kept.refreshToken !== used.refreshToken) return kept;
  try {
    const { accessToken, refreshToken } = await refresh();
    await file.save({ ...kept, accessToken, refreshToken });
    return { accessToken, refreshToken };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await file.remove();
    throw new Failure(t`The session has ended. Log in again: cleaver login`, { exit: 'denied', cause: error });
  }
}

/**
 * Replaces the tokens in the file, even if they are still valid. Throws a `Failure` with exit code 3 if there is no
 * session or it has ended.
 */
export async function refreshSession(io: Io, address: string): Promise<void> {
  const file = new SessionFile(io, address);
  // A refresh token works once, so a retry could end the session.
  const client = new CleaverClient({ baseUrl: address, language: requestedLanguage(), retries: 0 });
  await file.exclusive(async () => {
    const kept = await file.load();
    if (!kept) throw notLoggedIn(address);
    await renewed(file, kept, () => call(client, refresh, { refreshToken: kept.refreshToken }));
  });
}

const notLoggedIn = (address: string): Failure =>
  new Failure(t`Not logged in at ${address}. Log in: cleaver login`, {
    exit: 'denied',
    lines: [t`--url, CLEAVER_URL or cleaver login --url chooses another address.`],
  });

/** Returns a logged-in client. Throws a `Failure` with exit code 3 if there is no session. */
export async function connected(
  { io, address }: { readonly io: Io; readonly address: string },
  options: Pick<ClientOptions, 'fetch'> = {},
): Promise<CleaverClient> {
  const client = await clientFor(io, address, options);
  if (!client.loggedIn) throw notLoggedIn(address);
  return client;
}
