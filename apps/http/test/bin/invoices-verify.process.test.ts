import { join } from 'node:path';
import { type Location, openDatabase } from '@cleaver/persistence';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { administer, createDatabase } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { ids } from '../../src/process/node-ports.ts';
import { service } from '../helper.ts';
import { run } from './commands.ts';

const verify = (settings: Record<string, string>) => run('invoices-verify', settings);

const ADDRESS = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };

/** Issues an invoice of 107.00 EUR and cancels it through the service, then closes the database. */
async function billed(t: Test, location: Location): Promise<void> {
  const { ping: _, sweep: __, close, ...ports } = await openDatabase({ ...location, ids });
  const { admin } = await service(t, { ports: () => ports });
  const operator = { name: 'Metzgerei Müller', ...ADDRESS };
  await admin.put('/api/settings', { operator, invoicing: { vatId: 'DE136695976' } });
  const post = async (url: string, body: object) => (await admin.post(url, body)).json() as { readonly id: string };
  const { id: customerId } = await post('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...ADDRESS });
  const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price: 100, vatClass: 'REDUCED' }];
  const { id } = await post('/api/sales/invoices', { customerId, lines });
  await post(`/api/sales/invoices/${id}/credit-notes`, { kind: 'CANCELLATION', reason: 'falsch' });
  await close();
}

test('invoices-verify exits with 0 if all agrees, and with 1 and a reason without a database', async (t) => {
  const dataDir = temporaryDirectory(t);
  await copyEmptyDatabase(dataDir);
  await billed(t, { dataDir });
  t.strictSame(await verify({ DATA_DIR: dataDir }), { code: 0, said: '2 documents and 0 deliveries: all agree\n' });
  const nowhere = await verify({ DATA_DIR: join(dataDir, 'nowhere') });
  t.match(nowhere, { code: 1, said: /^Cannot verify the invoices: There is no data directory .+DATA_DIR\n$/ });
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  test('invoices-verify names a document with a wrong open amount, and exits with 1', async (t) => {
    const { url, drop } = await createDatabase(server);
    t.teardown(drop);
    await billed(t, { url });
    await administer(url, "update invoice set open_amount = 1, status = 'OPEN' where type = 'INVOICE'");
    const { code, said } = await verify({ DATABASE_URL: url });
    t.equal(code, 1);
    t.match(said, /^Document \S+ \(RE-\d{4}-00001\): its open amount is 1\.00, not 0\.00\n/);
    t.match(said, /2 documents and 0 deliveries: 1 differ\n$/);
  });
}
