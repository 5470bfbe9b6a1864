import { join } from 'node:path';
import { type Location, openDatabase } from '@cleaver/persistence';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { administer, createDatabase } from '@cleaver/testing/machine/test-database';
import { type Test, test } from 'tap';
import { ids } from '../../src/process/node-ports.ts';
import { service } from '../helper.ts';
import { withStock } from '../inventory/with-stock.ts';
import { run } from './commands.ts';

const verify = (settings: Record<string, string>) => run('ledger-verify', settings);

/** Books a stock batch in and removes a pound of it through the service, then closes the database. */
async function booked(t: Test, location: Location): Promise<void> {
  const { ping: _, sweep: __, close, ...ports } = await openDatabase({ ...location, ids });
  const { admin } = await service(t, { ports: () => ports });
  const { stock, bookIn } = withStock(admin);
  const { id: stockId } = await stock();
  const { id } = await bookIn(stockId);
  await admin.post(`/api/inventory/stocks/${stockId}/batches/${id}/remove`, {
    quantityAmount: '1',
    quantityUnit: 'LB',
  });
  await close();
}

test('ledger-verify exits with 0 if all agrees, and with 1 and a reason without a database', async (t) => {
  const dataDir = temporaryDirectory(t);
  await copyEmptyDatabase(dataDir);
  await booked(t, { dataDir });
  t.strictSame(await verify({ DATA_DIR: dataDir }), {
    code: 0,
    said: '1 stock batches of 1 lots with 2 movements: all agree\n',
  });
  const nowhere = await verify({ DATA_DIR: join(dataDir, 'nowhere') });
  t.match(nowhere, { code: 1, said: /^Cannot verify the ledger: There is no data directory .+DATA_DIR\n$/ });
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  test('ledger-verify names a stock batch that differs from its movements, and exits with 1', async (t) => {
    const { url, drop } = await createDatabase(server);
    t.teardown(drop);
    await booked(t, { url });
    await administer(url, 'update stock_batch set quantity_base = quantity_base + 0.000001');
    const { code, said } = await verify({ DATABASE_URL: url });
    t.equal(code, 1);
    t.match(
      said,
      /^Stock batch \S+ \(L-\d+\) in stock \S+: it holds 9\.54640863 KG, its movements come to 9\.54640763 KG\n/,
    );
    t.match(said, /1 stock batches of 1 lots with 2 movements: 1 differ\n$/);
  });
}
