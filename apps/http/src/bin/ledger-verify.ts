/**
 * `npm run ledger:verify`: proves that what every stock batch holds is what its movements come to, and that lots, their
 * accounts, transfers and runs are what the ledger says. Names what differs, and ends with 1 then. Changes nothing.
 */
import { proveLedger } from '@cleaver/persistence';
import { command, say } from './command.ts';

await command('verify the ledger', async (location) => {
  const { stockBatches, lots, movements, differences } = await proveLedger(location, ({ what, problems }) => {
    for (const problem of problems) say(`${what}: ${problem}`);
  });
  const result = differences === 0 ? 'all agree' : `${differences} differ`;
  say(`${stockBatches} stock batches of ${lots} lots with ${movements} movements: ${result}`);
  return differences === 0;
});
