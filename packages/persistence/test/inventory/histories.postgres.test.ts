import { histories } from '@cleaver/testing/contract';
import { openDatabase, proveLedger } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';

onPostgres('lots and stocks match the books of the test in a random history of goods', async (t, url) => {
  const database = await openDatabase({ url, ids });
  await histories(t, database, 150);
  await database.close();
  const differences: unknown[] = [];
  await proveLedger({ url }, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
});
