import { contract } from '@cleaver/testing/contract';
import { onSharedDatabase } from './databases.ts';

onSharedDatabase('the storage adapter passes the contract suite', (t, open) =>
  // Keeps the database open, because later tests use it.
  contract(t, async () => ({ ...(await open()), close: async () => undefined })),
);
