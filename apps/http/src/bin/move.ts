/**
 * `npm run move -- postgres://user:password@host:5432/database`: moves everything from the embedded database in
 * `DATA_DIR` to an empty database on PostgreSQL. Keeps the embedded database, and marks it as moved. If it fails, it
 * moves nothing. If it is killed, call it again: it begins anew. Stop the service first. Exits with 1 if the ledger or the audit log has faults; these existed before
 * the move.
 */
import { move, StartupError } from '@cleaver/persistence';
import { clock, secrets } from '../process/node-ports.ts';
import { command, faultsOf, say } from './command.ts';

const USAGE = 'npm run move -- postgres://user:password@host:5432/database';

await command('move the database', async ({ dataDir = './data' }, [url, ...more], sign) => {
  if (!url || url.startsWith('-') || more.length > 0) throw new StartupError(`it is called like this: ${USAGE}`);
  let faults = 0;
  const { tables, rows, ledger, audit } = await move(dataDir, url, {
    now: clock.now(),
    digest: secrets.digest,
    sign,
    report: (fault) => {
      faults++;
      say(`Fault in both databases: ${fault}`);
    },
  });
  say(`Moved ${rows} rows of ${tables} tables; both databases hold the same`);
  say(
    `${ledger.stockBatches} stock batches with ${ledger.movements} movements, ${audit.head?.number ?? 0} audit seals: ${faultsOf(faults)}${faults === 0 ? '' : ', there before the move'}`,
  );
  say(
    `The embedded database in ${dataDir} is kept, and marked as moved. From now on: DATABASE_URL=… JWT_SECRET=… npm start`,
  );
  return faults === 0;
});
