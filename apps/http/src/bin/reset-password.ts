/**
 * `npm run reset-password -- <username>`: sets and prints a new password for a user. Removes the user's PIN and failed
 * log-ins, and ends all the user's sessions. Stop the service first if the database is the embedded one.
 */
import { randomBytes } from 'node:crypto';
import { sealAuditLog } from '@cleaver/domain/audit';
import { resetLostPassword } from '@cleaver/domain/identity';
import { Refusal } from '@cleaver/domain/kernel';
import { openExistingDatabase, StartupError } from '@cleaver/persistence';
import { passwordHasher } from '../password-hasher.ts';
import { clock, ids, secrets } from '../process/node-ports.ts';
import { command, say } from './command.ts';

await command('reset the password', async (location, [username, ...more]) => {
  if (!username || username.startsWith('-') || more.length > 0) {
    throw new StartupError('it is called like this: npm run reset-password -- <username>');
  }
  const database = await openExistingDatabase({ ...location, ids });
  try {
    const password = randomBytes(15).toString('base64url');
    const hash = await passwordHasher(1).hash(password);
    const now = clock.now();
    const nobody = { userId: null, username: null, address: null, requestId: null };
    const audit = { id: ids.next(), at: now, operation: 'service.reset-password', ...nobody };
    const { status } = await database.transactions.run({ now, audit }, (unit) =>
      resetLostPassword({ of: (kind) => unit.of(kind), now, secrets }, username, hash),
    );
    say(`${username} has the password ${password} from now on (it is not shown again), and is logged out everywhere`);
    if (status !== 'ACTIVE') say(`${username} is ${status} and cannot log in: an administrator has to change that`);
    // Seals the entry here, because a stopped service does not seal it. `audit:verify` reports entries that are
    // unsealed for more than a minute.
    await sealAuditLog(database.auditLog, secrets.digest);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupError(`there is no user ${username}: npm run reset-password -- admin, or another username`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
});
