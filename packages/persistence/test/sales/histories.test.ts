import { salesHistories } from '@cleaver/testing/contract';
import { onSharedDatabase } from '../databases.ts';

onSharedDatabase('histories of sales', async (t, open) => salesHistories(t, await open(), { steps: 100, looks: 5 }));
