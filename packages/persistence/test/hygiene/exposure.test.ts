import { exposures, genealogies } from '@cleaver/testing/contract';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('exposures of deviations equal a replay of the ledger of a random genealogy', async (t, open) => {
  const database = await open();
  await genealogies(t, database, { steps: 150, looks: 0 });
  await exposures(t, database, 20);
});
