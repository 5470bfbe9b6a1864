/**
 * `npm run ledger:verify`: verifies that every stock batch equals the sum of its movements, and that lots, their
 * accounts, transfers and runs match the ledger. Prints each difference. Exits with 1 if there is a difference. Changes
 * nothing.
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
