/**
 * `npm run restore -- <file> [--force]`: restores a backup to an empty database, or with `--force` replaces the
 * existing data. Then ends all sessions, and verifies ledger and audit log. Exits with 1 if they have faults, or if the
 * restore omitted a column that is not the service's. Stop the service first.
 */
import { restore } from '@cleaver/persistence';
import { secrets } from '../process/node-ports.ts';
import { command, faultsOf, fileOf, say } from './command.ts';

await command('restore the backup', async (location, args, sign) => {
  const force = args.includes('--force');
  const file = fileOf(
    args.filter((arg) => arg !== '--force'),
    'npm run restore -- <file> [--force]',
  );
  let faults = 0;
  const { ledger, audit } = await restore(location, file, {
    force,
    digest: secrets.digest,
    sign,
    report: (fault) => {
      faults++;
      say(`Fault in the backup: ${fault}`);
    },
  });
  say(`Restored ${file}: everybody logs in anew`);
  say(
    `${ledger.stockBatches} stock batches with ${ledger.movements} movements, ${audit.head?.number ?? 0} audit seals`,
  );
  say(faults === 0 ? 'All of it agrees' : `${faultsOf(faults)}, in the backup already`);
  return faults === 0;
});
