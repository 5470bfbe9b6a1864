import { salesHistories } from '@cleaver/testing/contract';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

onPostgres('orders, contracts and deliveries match the books of the test in a random history', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  await salesHistories(t, database, { steps: 100, looks: 5 });
});
