import { salesHistories } from '@cleaver/testing/contract';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

onPostgres('histories of sales', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  await salesHistories(t, database, { steps: 100, looks: 5 });
});
