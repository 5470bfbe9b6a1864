import { invoiceHistories } from '@cleaver/testing/contract';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('documents and payments match the books of the test in a random history', async (t, open) =>
  invoiceHistories(t, await open(), { steps: 60, looks: 3 }),
);
