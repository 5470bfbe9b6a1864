/**
 * `npm run invoices:verify`: verifies that the numbers of invoices and credit notes have no hole and no double, that their
 * hashes and sums hold, and that open amounts and due deliveries follow from documents, payments and the ledger. Prints
 * each difference. Exits with 1 if there is a difference. Changes nothing.
 */
import { proveInvoices } from '@cleaver/persistence';
import { command, say } from './command.ts';

await command('verify the invoices', async (location) => {
  const { documents, deliveries, differences } = await proveInvoices(location, ({ what, problems }) => {
    for (const problem of problems) say(`${what}: ${problem}`);
  });
  const result = differences === 0 ? 'all agree' : `${differences} differ`;
  say(`${documents} documents and ${deliveries} deliveries: ${result}`);
  return differences === 0;
});
