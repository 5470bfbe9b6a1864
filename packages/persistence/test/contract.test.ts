import { contract } from '@cleaver/testing/contract';
import { onSharedDatabase } from './databases.ts';

onSharedDatabase('the contract of stores', (t, open) =>
  // Others use it after this.
  contract(t, async () => ({ ...(await open()), close: async () => undefined })),
);
