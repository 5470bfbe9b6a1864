/**
 * `npm run audit:archive -- --before=YYYY-MM <file>`: moves the sealed audit log entries from before the month (UTC)
 * out of the database to a file.
 *
 * `npm run audit:archive -- --verify <file>…`: verifies archives, oldest first. Exits with 1 if there is a fault.
 * Changes nothing.
 */
import { type AuditArchive, archiveAudit, StartupError } from '@cleaver/persistence';
import { secrets } from '../process/node-ports.ts';
import { archivesOf, command, faultsOf, fileOf, say } from './command.ts';

const USAGE = 'npm run audit:archive -- --before=2026-01 <file>, or npm run audit:archive -- --verify <file>…';

await command('archive the audit log', async (location, [what = '', ...files]) => {
  const { digest } = secrets;
  if (what === '--verify') {
    let faults = 0;
    await archivesOf(files, USAGE, { digest }, (fault) => {
      faults++;
      say(`Archive: ${fault}`);
    });
    say(faults === 0 ? 'No faults' : faultsOf(faults));
    return faults === 0;
  }
  const month = /^--before=(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(what)?.[1];
  if (!month) throw new StartupError(`it is called like this: ${USAGE}`);
  const file = fileOf(files, USAGE);
  const archive = await archiveAudit(location, { before: new Date(`${month}-01T00:00:00Z`), file, digest });
  say(archive ? `${file}: ${summary(archive)}` : `There are no sealed entries from before ${month}`);
  return true;
});

function summary({ after, end }: AuditArchive): string {
  return `entries from seal ${after.number + 1} to seal ${end.number}, hash ${end.hash}; they are in the database no more`;
}
