import { test } from 'tap';
import { listDue, listOpenItems, openItemsPdf } from '../../../src/invoicing/index.ts';
import { deactivateCustomer, updateCustomer } from '../../../src/masterdata/index.ts';
import { getToday } from '../../../src/today/index.ts';
import { aCaller } from '../../with-core.ts';
import { desk } from '../desk.ts';
import { bank } from './bank.ts';

test('open items are the sums of the open invoices of each customer', async (t) => {
  const it = await bank();
  const berta = await it.person('Berta');
  const items = async (filter: object = {}) => (await it.ask(listOpenItems, filter)).content;
  const [early, late, hers] = [await it.invoice(100), await it.invoice(50.5), await it.invoice(10, berta.id)];
  await it.invoice(7, (await it.person('Cäcilie')).id);
  await it.pay([{ invoiceId: early.id, amount: '30' }]);
  await it.credit(early.id, '20');
  const anna = { customerId: it.buyer.id, customerName: 'Anna Groß', open: '100.50', overdue: '0.00' };
  t.strictSame((await items())[0], { ...anna, oldestDueDate: it.day(14), invoices: 2 });
  t.strictSame(
    (await items({ sort: 'open' })).map(({ open }) => open),
    ['7.00', '10.00', '100.50'],
    'as numbers',
  );
  it.later(15);
  t.strictSame(await items({ customerId: it.buyer.id }), [
    { ...anna, overdue: '100.50', oldestDueDate: it.day(-1), invoices: 2 },
  ]);
  await it.pay([{ invoiceId: late.id, amount: '60.00' }]);
  t.hasStrict((await items({ customerId: it.buyer.id }))[0], { open: '40.50', overdue: '50.00', invoices: 2 });
  await it.pay([{ invoiceId: early.id, amount: '59.50' }]);
  t.hasStrict((await items({ customerId: it.buyer.id }))[0], { open: '-19.00', overdue: '0.00', invoices: 2 });
  t.strictSame(
    (await items({ overdue: false })).map(({ customerName }) => customerName),
    ['Anna Groß'],
  );
  t.strictSame(
    (await items({ overdue: true, sort: 'customerName,desc' })).map(({ customerName }) => customerName),
    ['Cäcilie', 'Berta'],
  );
  await it.ask(updateCustomer, { id: berta.id, name: 'Zita' });
  await it.ask(deactivateCustomer, { id: berta.id });
  t.strictSame((await items({ sort: 'customerName,desc' }))[0]?.customerName, 'Zita', 'its present name');
  await it.pay([{ invoiceId: hers.id, amount: '10' }], { customerId: berta.id });
  t.strictSame(await items({ customerId: berta.id }), [], 'nothing is open');
  await t.rejects(it.ask(listOpenItems, { sort: 'invoices' }), { code: 'VALIDATION_ERROR' });
});

test('the statement has the open invoices of a customer, by due date', async (t) => {
  const it = await bank();
  const paper = (id: string) => it.ask(openItemsPdf, { id });
  const [one, two, three] = [await it.invoice(100), await it.invoice(50), await it.invoice(20)];
  await it.pay([
    { invoiceId: one.id, amount: '30' },
    { invoiceId: two.id, amount: '60' },
    { invoiceId: three.id, amount: '20' },
  ]);
  it.later(20);
  const statement = await paper(it.buyer.id);
  t.equal(statement.fileName, `Offene-Posten-${it.day(0)}.pdf`);
  t.strictSame(statement.tables[0]?.rows, [
    ['RE-2026-00001', '05.01.2026', '19.01.2026', '6', '100,00', '70,00'],
    ['RE-2026-00002', '05.01.2026', '19.01.2026', '', '50,00', '-10,00'],
  ]);
  t.strictSame(statement.tables[0]?.totals, [
    ['Offen gesamt', '60,00\u00a0€'],
    ['Überfällig', '70,00\u00a0€'],
  ]);
  t.match(JSON.stringify(await paper((await it.person('Berta')).id)), /Es sind keine Rechnungen offen/);
  t.equal(await it.refused(openItemsPdf, { id: 'nowhere' }), 'CUSTOMER_NOT_FOUND');
});

test('Today has what is to bill, and overdue invoices, the oldest first', async (t) => {
  const it = await bank();
  const today = () => it.ask(getToday, {}, { caller: aCaller(['INVOICE_READ']) });
  t.strictSame(Object.keys(await today()).sort(), ['date', 'invoicesDue', 'invoicesOverdue']);
  t.notOk('invoicesDue' in (await it.ask(getToday, {}, { caller: aCaller(['ORDER_READ']) })));
  const old = await it.invoice(100);
  it.later(1);
  const others: string[] = [];
  for (let number = 0; number < 11; number++) others.push((await it.invoice(1)).id);
  it.later(14);
  t.strictSame(
    (await today()).invoicesOverdue?.entries.map(({ id }) => id),
    [old.id],
  );
  it.later(1);
  const { invoicesOverdue, invoicesDue } = await today();
  t.equal(invoicesOverdue?.count, 12);
  t.equal(invoicesOverdue?.entries.length, 10);
  t.hasStrict(invoicesOverdue?.entries[0], { id: old.id, invoiceNumber: 'RE-2026-00001', overdue: true });
  t.strictSame(invoicesDue, { count: 0, entries: [] });
});

test('Today has the first documents to issue of those that are due', async (t) => {
  const it = await desk();
  for (const name of 'ABCDEFGHIJKL') {
    const { id } = await it.customer({ name: `Gasthof ${name}` });
    await it.send('1', {}, {}, id);
  }
  await it.terms({ billing: 'MONTHLY' });
  await it.send('1');
  const { invoicesDue } = await it.ask(getToday, {});
  t.equal(invoicesDue?.count, 12, 'without the month that has not ended');
  const { content } = await it.ask(listDue, { size: 10 });
  t.equal(content.length, 10);
  t.strictSame(invoicesDue?.entries, content);
});
