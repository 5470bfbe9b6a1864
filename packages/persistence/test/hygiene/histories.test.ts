import { deviationHistories } from '@cleaver/testing/contract';
import { onSharedDatabase } from '../databases.ts';

onSharedDatabase('deviations match the books of the test in a random history', async (t, open) => {
  await deviationHistories(t, await open(), { steps: 120 });
});
