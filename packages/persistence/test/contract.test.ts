import { contract } from '@cleaver/testing/contract';
import { onSharedDatabase } from './databases.ts';

onSharedDatabase('the contract of stores', (t, open) =>
  // Later tests use the same database.
  contract(t, async () => ({ ...(await open()), close: async () => undefined })),
);
