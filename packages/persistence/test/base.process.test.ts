/** Databases of the version of the base migration, and of before. */
import { join } from 'node:path';
import { bookInStockBatch, removeFromStockBatch } from '@cleaver/domain/inventory';
import { listDue } from '@cleaver/domain/invoicing';
import { createCustomer } from '@cleaver/domain/masterdata';
import { dispatchDelivery, getDelivery } from '@cleaver/domain/sales';
import { TABLES_OF_BASE } from '@cleaver/testing/machine/tables-of-base';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { connect } from '../src/connection/index.ts';
import { backUp, proveLedger, restore } from '../src/index.ts';
import { BASE, MIGRATIONS } from '../src/migrations/index.ts';
import { wholeBackup } from './backup/whole-backup.ts';
import { onEachDatabase, type Place } from './databases.ts';
import { warehouse } from './inventory/warehouse.ts';

/** Some of the migrations that the base replaces, as databases of version 0.2.0 recorded them. */
const REPLACED = ['Migration0001Identity', 'Migration0125AlreadyCounted', BASE, 'Migration0100LargeChanges'];

async function sql(place: Place, ...texts: string[]): Promise<readonly Record<string, unknown>[]> {
  const connection = await connect(place, { patient: true });
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const text of texts) rows = await connection.query({ text, values: [] });
    return rows;
  } finally {
    await connection.close();
  }
}

/** Makes the tables what they were in version 0.2.0, which had run these migrations. */
const setBack = (place: Place, names: readonly string[]) =>
  sql(
    place,
    ...TABLES_OF_BASE,
    'delete from migration',
    ...names.map((name) => `insert into migration (name) values ('${name}')`),
  );

const TABLES = `select conrelid::regclass::text as t, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`;

onEachDatabase(
  'a database of version 0.2.0 opens, goes on and can be restored from its backup',
  async (t, open, place) => {
    const before = await open();
    const { ask, stock, lot } = warehouse(before);
    const { id: stockId } = await stock();
    const booked = await ask(bookInStockBatch, { stockId, ...lot('10') });
    t.equal(await before.sequences.next('document-number P 2026-11-21'), 1);
    await before.close();
    const tables = await sql(place, TABLES);
    await setBack(place, REPLACED);
    const directory = temporaryDirectory(t);
    const [file, whole] = [join(directory, 'backup'), join(directory, 'whole')];
    t.strictSame((await backUp(place, file)).leftOut, [], 'its tables are those of the base');
    await wholeBackup(place, whole);

    const goesOn = async (taken: string) => {
      const database = await open();
      t.ok((await database.sequences.next('document-number P 2026-11-21')) > 1, 'batches go on with their numbers');
      await warehouse(database).ask(removeFromStockBatch, {
        ...{ stockId, batchId: booked.id, quantityAmount: taken, quantityUnit: 'KG' },
      });
      await database.close();
      const differences: unknown[] = [];
      await proveLedger(place, (difference) => differences.push(difference));
      t.strictSame(differences, []);
      t.strictSame(await sql(place, TABLES), tables, 'and now those of this version');
      const names = (await sql(place, 'select name from migration')).map(({ name }) => String(name));
      t.strictSame(names.toSorted(), [...new Set([...REPLACED, ...MIGRATIONS.map(({ name }) => name)])].toSorted());
    };
    await goesOn('1');
    for (const path of [file, whole]) {
      const report = (fault: string) => t.fail(fault);
      await restore(place, path, { force: true, digest: String, report });
      await goesOn('10');
    }
  },
);

onEachDatabase(
  'in a database of before invoices, nothing is due of deliveries that are not billable',
  async (t, open, place) => {
    const before = await open();
    const { ask, stock, batch } = warehouse(before);
    const { batchId: stockBatchId } = await batch((await stock()).id);
    const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
    const { id: customerId } = await ask(createCustomer, { name: 'Post', type: 'B2B', phone: '1', ...address });
    const lines = [{ stockBatchId, quantityAmount: '2', quantityUnit: 'KG' }];
    const deliver = async (billable: boolean) => (await ask(dispatchDelivery, { customerId, lines, billable })).id;
    const [old, billable] = [await deliver(false), await deliver(true)];
    await before.close();
    await setBack(place, REPLACED);

    const database = await open();
    const now = warehouse(database);
    const due = async (id: string) => (await now.ask(getDelivery, { id })).lines.map((line) => line.due);
    t.same([await due(old), await due(billable)], [[null], ['2']]);
    const { content } = await now.ask(listDue, { customerId, until: '2099-12-31' });
    t.match(content, [{ type: 'INVOICE', deliveryIds: [billable] }]);
    t.equal(content.length, 1);
    await database.close();
  },
);

onEachDatabase('a database of before version 0.2.0 is refused, and so are its backups', async (t, open, place) => {
  await (await open()).close();
  await setBack(
    place,
    REPLACED.filter((name) => name !== BASE),
  );
  const file = join(temporaryDirectory(t), 'backup');
  await wholeBackup(place, file);
  const refused = (message: string) => ({ name: 'StartupError', message });
  const older = 'This database was last opened by an older version: ';
  await t.rejects(open(), refused(`${older}start Cleaver 0.2.0 once on it, then this version`));
  await t.rejects(backUp(place, `${file}-2`), refused(`${older}take the backup with Cleaver 0.2.0`));
  await t.rejects(
    restore(place, file, { force: true, digest: String, report: () => undefined }),
    refused(`${file} was taken by an older version: restore it with Cleaver 0.2.0, then start this version`),
  );
});
