/**
 * `npm run ledger:verify`: proves that what every stock batch holds is what its movements come to. Names each that differs,
 * and ends with 1 then. Changes nothing.
 */
import { proveLedger } from '@cleaver/persistence';
import { command, say } from './command.ts';

await command('verify the ledger', async (location) => {
  const { stockBatches, movements, differences } = await proveLedger(location, (difference) => {
    const { stockBatchId, stockId, batchId, problems } = difference;
    for (const problem of problems) say(`Stock batch ${stockBatchId} (${batchId}) in stock ${stockId}: ${problem}`);
  });
  const result = differences === 0 ? 'all agree' : `${differences} differ`;
  say(`${stockBatches} stock batches with ${movements} movements: ${result}`);
  return differences === 0;
});
