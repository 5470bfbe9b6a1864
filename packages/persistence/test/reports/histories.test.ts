import { reportHistories } from '@cleaver/testing/contract';
import { onSharedDatabase } from '../databases.ts';

onSharedDatabase('the reports of a random history match the books of the test', async (t, open) =>
  reportHistories(t, await open(), { steps: 40 }),
);
