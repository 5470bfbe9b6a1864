import { contract } from '@cleaver/testing/contract';
import { onSharedDatabase } from './databases.ts';

onSharedDatabase('the storage adapter passes the contract suite', (t, open) =>
  // Later tests use the same database.
  contract(t, async () => ({ ...(await open()), close: async () => undefined })),
);
