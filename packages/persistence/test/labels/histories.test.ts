import { labelHistories } from '@cleaver/testing/contract';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('the prints of random histories match the books of the test', async (t, open) =>
  labelHistories(t, await open(), { steps: 80 }),
);
