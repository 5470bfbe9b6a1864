/** Tests the commands that write papers into files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { withStock } from '../../http/test/inventory/with-stock.ts';
import { shop } from './helper.ts';

test('cleaver deliveries pdf writes the note of a delivery by its number', async (t) => {
  const it = await shop(t);
  const { stock, bookIn } = withStock(it.admin);
  const customer = {
    name: 'Anna',
    type: 'B2B',
    phone: '1',
    street: 'W',
    postalCode: '89073',
    city: 'Ulm',
    country: 'DE',
  };
  const { id: customerId } = (await it.admin.post('/api/customers', customer)).json();
  const { id: stockBatchId } = await bookIn((await stock()).id);
  const lines = [{ stockBatchId, quantityAmount: '2', quantityUnit: 'KG' }];
  const { id, deliveryNumber } = (await it.admin.post('/api/sales/deliveries', { customerId, lines })).json();
  const path = join(it.home, 'note.pdf');
  t.match(await it.cleaver(['deliveries', 'pdf', deliveryNumber, '--out', path]), {
    ...{ code: 0, stdout: '', stderr: `Written to ${path}.\n` },
  });
  const { rawPayload } = await it.admin.get(`/api/sales/deliveries/${id}/pdf`);
  t.ok(readFileSync(path).equals(rawPayload), 'the bytes of the service');
  t.match(await it.cleaver(['deliveries', 'pdf', id, '--out', path]), { code: 2, stderr: /already exists: --force/ });
  await it.done(['deliveries', 'pdf', id, '--out', path, '--force', '--language', 'de']);
  t.match(await it.cleaver(['orders', 'confirmation', 'none', '--out', `${path}2`]), { code: 1 });
  t.notOk(existsSync(`${path}2`));
});

test('cleaver invoices datev writes the bytes of the batch, and cleaver invoices journal prints CSV', async (t) => {
  const it = await shop(t);
  const operator = {
    name: 'Müller',
    street: 'Weg',
    houseNumber: '3',
    postalCode: '91522',
    city: 'Ansbach',
    country: 'DE',
  };
  const datev = { consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000', revenueAccounts: [] };
  const revenueAccounts = [{ rate: 7, account: '8300' }];
  const settings = { operator, invoicing: { vatId: 'DE136695976' }, datev: { ...datev, revenueAccounts } };
  await it.admin.put('/api/settings', settings);
  const address = { phone: '1', street: 'W', postalCode: '89073', city: 'Ulm', country: 'DE' };
  const { id: customerId } = (
    await it.admin.post('/api/customers', { name: 'Köhler', type: 'B2B', ...address })
  ).json();
  const lines = [{ text: 'Wurst', quantityAmount: '2', price: 5, vatClass: 'REDUCED' }];
  const { issueDate: day } = (await it.admin.post('/api/sales/invoices', { customerId, lines })).json();
  const period = ['--from', day, '--until', day];
  const path = join(it.home, 'EXTF_batch.csv');
  t.match(await it.cleaver(['invoices', 'datev', ...period, '--out', path]), {
    ...{ code: 0, stdout: '', stderr: `Written to ${path}.\n` },
  });
  const text = readFileSync(path, 'latin1');
  t.match(text, /^"EXTF";700;21;/);
  t.match(text, '"Köhler"', 'Windows-1252 as the service sent it');
  t.match(await it.done(['invoices', 'journal', ...period]), /^\uFEFF"invoiceNumber";.*\r\n"RE-.*"Köhler"/);
});
