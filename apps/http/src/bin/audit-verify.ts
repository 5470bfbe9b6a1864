/**
 * `npm run audit:verify`: proves that every entry of the audit log is there as it was written. Names each fault, and ends
 * with 1 then. Changes nothing.
 *
 * `npm run audit:verify -- <number> <hash>`: also that the chain still has this seal, which the service told in its log.
 */
import { proveAudit, StartupError } from '@cleaver/persistence';
import { clock, secrets } from '../node-ports.ts';
import { command, say } from './command.ts';

await command('verify the audit log', async (location, args) => {
  const yardstick = { digest: secrets.digest, now: clock.now(), known: knownHead(args) };
  const { head, faults } = await proveAudit(location, yardstick, (fault) => say(`Audit log: ${fault}`));
  const sealed = head ? `sealed up to number ${head.number}, hash ${head.hash}` : 'nothing is sealed yet';
  say(`Audit log: ${sealed}: ${faults === 0 ? 'no faults' : `${faults} faults`}`);
  return faults === 0;
});

function knownHead([number, hash]: readonly string[]): { number: number; hash: string } | undefined {
  if (number === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(number) && hash) return { number: Number(number), hash };
  throw new StartupError('A seal is given as its number and its hash: npm run audit:verify -- 1234 3vRc…');
}
