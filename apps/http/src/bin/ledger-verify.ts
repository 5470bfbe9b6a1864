/**
 * `npm run ledger:verify`: proves that what every stock batch holds is what its movements come to. Names each that differs,
 * and ends with 1 then. Looks at the database of the service: `DATABASE_URL`, or the embedded one in `DATA_DIR`, which the
 * service must not have open meanwhile. Changes nothing.
 */
import { proveLedger, StartupError } from '@cleaver/persistence';

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

try {
  const location = { url: setting('DATABASE_URL'), dataDir: setting('DATA_DIR') ?? './data' };
  const { stockBatches, movements, differences } = await proveLedger(location, (difference) => {
    const { stockBatchId, stockId, batchId, problems } = difference;
    for (const problem of problems) {
      process.stdout.write(`Stock batch ${stockBatchId} (${batchId}) in stock ${stockId}: ${problem}\n`);
    }
  });
  process.stdout.write(
    `${stockBatches} stock batches with ${movements} movements: ${differences === 0 ? 'all agree' : `${differences} differ`}\n`,
  );
  process.exitCode = differences === 0 ? 0 : 1;
} catch (error) {
  const message = error instanceof StartupError ? error.message : (error as Error)?.stack;
  process.stderr.write(`Cannot verify the ledger: ${message}\n`);
  process.exitCode = 1;
}
