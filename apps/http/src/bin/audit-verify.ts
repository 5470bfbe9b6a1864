/**
 * `npm run audit:verify`: verifies that every entry of the audit log exists unchanged. Prints each fault. Exits with 1
 * if there is a fault. Changes nothing.
 *
 * `npm run audit:verify -- <number> <hash>`: also verifies that the chain still has this seal, which the service wrote
 * to its log.
 *
 * With `--archive <file>…` at the end: also verifies these archives, oldest first, and that the chain continues from
 * the last archive.
 */
import { proveAudit, StartupError } from '@cleaver/persistence';
import { clock, secrets } from '../process/node-ports.ts';
import { archivesOf, command, faultsOf, say } from './command.ts';

const USAGE = 'npm run audit:verify -- --archive <file>…';

await command('verify the audit log', async (location, args) => {
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
  const yardstick = { digest, now: clock.now(), known, archived: archives?.end };
  const proof = await proveAudit(location, yardstick, (fault) => say(`Audit log: ${fault}`));
  const { head } = proof;
  const faults = proof.faults + inArchives;
  const sealed = head ? `sealed up to number ${head.number}, hash ${head.hash}` : 'nothing is sealed yet';
  say(`Audit log: ${sealed}: ${faultsOf(faults)}`);
  return faults === 0;
});

function knownHead([number, hash]: readonly string[]): { number: number; hash: string } | undefined {
  if (number === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(number) && hash) return { number: Number(number), hash };
  throw new StartupError('A seal is given as its number and its hash: npm run audit:verify -- 1234 3vRc…');
}
