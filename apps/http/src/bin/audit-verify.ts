/**
 * `npm run audit:verify`: verifies that every entry of the audit log exists unchanged. Prints each fault. Exits with 1
 * if there is a fault. Changes nothing.
 *
 * `npm run audit:verify -- <number> <hash>`: also verifies that the chain still has this seal, which the service wrote
 * to its log.
 *
 * With `--archive <file>…` at the end: also verifies these archives, oldest first, and that the chain continues from
 * the last archive.
 *
 * `npm run audit:verify -- --confirm <number>`: confirms that the machine's clock was set back before the entry of this
 * seal, which is no fault from then on. Writes the confirmation as an entry, signed with the secret of the service.
 * Refuses a seal before which the time did not go back. Stop the service first if the database is the embedded one.
 */
import { clockConfirmation, type SetBack, type Sign, sealAuditLog } from '@cleaver/domain/audit';
import { type Location, openExistingDatabase, proveAudit, StartupError } from '@cleaver/persistence';
import { clock, ids, secrets } from '../process/node-ports.ts';
import { archivesOf, command, faultsOf, say } from './command.ts';

const USAGE = 'npm run audit:verify -- --archive <file>…';

await command('verify the audit log', async (location, args, sign) => {
  if (args[0] === '--confirm') return confirm(location, args.slice(1), sign);
  const at = args.indexOf('--archive');
  const { digest } = secrets;
  const known = knownHead(at < 0 ? args : args.slice(0, at));
  let inArchives = 0;
  const report = (fault: string): void => {
    inArchives++;
    say(`Archive: ${fault}`);
  };
  const archives = at < 0 ? undefined : await archivesOf(args.slice(at + 1), USAGE, { digest, known }, report);
  if (archives && archives.after.number > 0) {
    report(`the first one begins after seal ${archives.after.number}: name the earlier archives, too`);
  }
  const yardstick = { digest, now: clock.now(), known, archived: archives?.end, sign };
  const proof = await proveAudit(location, yardstick, (fault) => say(`Audit log: ${fault}`));
  const { head } = proof;
  const faults = proof.faults + inArchives;
  const sealed = head ? `sealed up to number ${head.number}, hash ${head.hash}` : 'nothing is sealed yet';
  for (const { seal } of proof.setBack) {
    say(`If the clock was set back before seal ${seal.number}: npm run audit:verify -- --confirm ${seal.number}`);
  }
  if (proof.confirmed > 0) say(`Audit log: confirmed that the clock was set back: ${proof.confirmed}`);
  say(`Audit log: ${sealed}: ${faultsOf(faults)}`);
  return faults === 0;
});

async function confirm(location: Location, [given, ...more]: readonly string[], sign: Sign): Promise<boolean> {
  if (!given || more.length > 0)
    throw new StartupError('it is called like this: npm run audit:verify -- --confirm 1234');
  if (sign('').length === 0) throw new StartupError('JWT_SECRET must be set to confirm, as for the service');
  const now = clock.now();
  const yardstick = { digest: secrets.digest, now, archived: 'wherever', sign } as const;
  const { setBack } = await proveAudit(location, yardstick, () => undefined);
  const found = setBack.find(({ seal }) => String(seal.number) === given);
  if (!found) throw new StartupError(`before seal ${given} the time did not go back, or it is confirmed already`);
  const database = await openExistingDatabase({ ...location, ids });
  try {
    await database.transactions.audit(clockConfirmation({ id: ids.next(), at: now }, found.seal, sign));
    // Seals the entry here, because a stopped service does not seal it.
    await sealAuditLog(database.auditLog, secrets.digest);
  } finally {
    await database.close();
  }
  say(`Confirmed: ${inWords(found)}`);
  return true;
}

function inWords({ seal, at, after }: SetBack): string {
  return `the clock was set back from ${after.toISOString()} to ${at.toISOString()} before entry ${seal.entryId} (seal ${seal.number})`;
}

function knownHead([number, hash]: readonly string[]): { number: number; hash: string } | undefined {
  if (number === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(number) && hash) return { number: Number(number), hash };
  throw new StartupError('A seal is given as its number and its hash: npm run audit:verify -- 1234 3vRc…');
}
