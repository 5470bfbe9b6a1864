/** Creates the token secret and the first administrator at the first start. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ports } from '@cleaver/domain';
import { createFirstAdministrator, type PasswordHasher, Users } from '@cleaver/domain/identity';
import { CannotStart, JWT_SECRET_MIN } from './config.ts';
import { clock, ids, secrets } from './node-ports.ts';

/**
 * Returns the JWT secret from its file in the data directory. Creates the file if it is missing, readable only by the
 * owner. Throws `CannotStart` if the file cannot be written, or if its secret is too short.
 */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  try {
    await writeFile(file, secrets.random(), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new CannotStart(
        `${file} cannot be written (${(error as Error).message}): set DATA_DIR to a directory that can`,
        { cause: error },
      );
    }
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= JWT_SECRET_MIN) return secret;
  throw new CannotStart(`${file} is damaged: delete it, and everybody logs in again`);
}

/**
 * Outcome for the first administrator. `there`: one existed; `given`: created with the configured password; otherwise
 * created with this random password.
 */
export type FirstAdministrator = 'there' | 'given' | { readonly password: string };

/**
 * Creates the first administrator if there is none, with a random password if none is configured. Later starts cost one
 * small query, because the password is hashed only when needed.
 */
export async function firstAdministrator(
  { reader, transactions }: Ports,
  passwords: PasswordHasher,
  given: string | undefined,
): Promise<FirstAdministrator> {
  if ((await reader.where(Users, { roles: 'ADMIN' })).length > 0) return 'there';
  const password = given ?? randomBytes(15).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const audit = {
    id: ids.next(),
    at: now,
    userId: null,
    username: null,
    operation: 'service.first-start',
    address: null,
    requestId: null,
  };
  const created = await transactions.run({ now, audit }, (unit) => createFirstAdministrator(unit, passwordHash));
  if (!created) return 'there';
  return given === undefined ? { password } : 'given';
}
