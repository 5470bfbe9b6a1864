import { histories } from '@cleaver/testing/contract';
import { proveLedger } from '../../src/index.ts';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('histories of goods', async (t, open, place) => {
  const database = await open();
  await histories(t, database, 150);
  await database.close();
  const differences: unknown[] = [];
  await proveLedger(place, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
});
