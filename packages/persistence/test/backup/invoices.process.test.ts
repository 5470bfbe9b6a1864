/** Tests that a backup keeps issued documents, their protection and the series of their numbers. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Invoices } from '@cleaver/domain/invoicing';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { connect } from '../../src/connection/index.ts';
import { backUp, proveInvoices, restore } from '../../src/index.ts';
import { onEachDatabase, tamperer } from '../databases.ts';
import { desk } from '../invoicing/desk.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price: 100, vatClass: 'REDUCED' }];

onEachDatabase('a restored database has the documents of the backup, and refuses changes', async (t, open, place) => {
  const file = join(temporaryDirectory(t), 'shop.backup');
  const database = await open();
  const { send, issue, ask, credited } = await desk(database);
  const { id } = await issue([await send('4')], { lines });
  await ask(...credited(id, 'CANCELLATION'));
  const kept = await database.reader.where(Invoices, {});
  await database.close();
  await backUp(place, file);

  const later = await open();
  const { issue: issueLater } = await desk(later);
  t.equal((await issueLater([], { lines })).invoiceNumber, 'RE-2026-00003');
  await later.close();
  const faults: string[] = [];
  await restore(place, file, { force: true, digest, report: (fault) => faults.push(fault) });
  t.strictSame(faults, []);

  const connection = await connect(place, { patient: true });
  const tamper = tamperer(connection);
  for (const text of ["update invoice set xml = 'x'", 'delete from invoice', 'truncate invoice cascade'])
    t.match(await tamper('set local session_replication_role = replica', text), /kept unchanged/, text);
  await connection.close();
  const restored = await open();
  const { issue: issueAgain } = await desk(restored);
  t.strictSame(await restored.reader.where(Invoices, {}), kept);
  t.equal((await issueAgain([], { lines })).invoiceNumber, 'RE-2026-00003', 'the series goes on');
  await restored.close();
  const differences: unknown[] = [];
  t.match(await proveInvoices(place, (difference) => differences.push(difference)), { documents: 3 });
  t.strictSame(differences, []);
});
