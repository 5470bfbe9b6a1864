import { deviationHistories, hygieneHistories } from '@cleaver/testing/contract';
import { onSharedDatabase } from '../databases.ts';

onSharedDatabase('deviations match the books of the test in a random history', async (t, open) =>
  deviationHistories(t, await open(), { steps: 120 }),
);

onSharedDatabase('the reads of hygiene match those of the store in memory, on random readings', async (t, open) =>
  hygieneHistories(t, await open(), { count: 800, rounds: 30 }),
);
