import { invoiceHistories } from '@cleaver/testing/contract';
import { proveInvoices } from '../../src/index.ts';
import { onEachDatabase } from '../databases.ts';

onEachDatabase('documents and payments match the books of the test in a random history', async (t, open, place) => {
  const database = await open();
  await invoiceHistories(t, database, { steps: 60, looks: 3 });
  await database.close();
  const problems: unknown[] = [];
  const { documents, deliveries } = await proveInvoices(place, (difference) => problems.push(difference));
  t.strictSame(problems, []);
  t.ok(documents > 0 && deliveries > 0);
});
