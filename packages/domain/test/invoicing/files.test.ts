/** Tests the files of invoices, payments and open items. */
import { test } from 'tap';
import { withFiles } from '../files/with-files.ts';
import { bank } from './payment/bank.ts';

async function shop() {
  const base = await bank();
  const ask: Parameters<typeof withFiles>[0] = (operation, input, caller) =>
    base.ask(operation, input, caller ? { caller } : {});
  return { ...base, ...withFiles(ask) };
}

test('a file of invoices has a row for each document, in the order of their numbers, with the filters of the list', async (t) => {
  const { invoice, credit, pay, day, rows, fetched, by, buyer } = await shop();
  const first = await invoice(100);
  const second = await invoice(29.21);
  await credit(first.id, '30.00');
  await pay([{ invoiceId: second.id, amount: '29.21' }]);
  t.match(await rows('invoices'), [
    {
      ...{ invoiceNumber: first.invoiceNumber, type: 'INVOICE', kind: undefined, issueDate: day(0), dueDate: day(14) },
      ...{ customerName: 'Anna Groß', supplyFrom: day(0), net: '93.46', tax: '6.54', gross: '100.00' },
      ...{ openAmount: '70.00', status: 'OPEN', overdue: false },
    },
    { invoiceNumber: second.invoiceNumber, openAmount: '0.00', status: 'SETTLED' },
    { type: 'CREDIT_NOTE', kind: 'ALLOWANCE', dueDate: undefined, gross: '30.00' },
  ]);
  t.equal((await rows('invoices', { status: 'OPEN', issuedFrom: day(0), issuedUntil: day(0) })).length, 1);
  t.equal((await rows('invoices', { issuedFrom: day(1) })).length, 0);
  t.equal((await rows('invoices', { type: 'CREDIT_NOTE', customerId: buyer.id })).length, 1);
  t.equal((await rows('invoices', { overdue: true })).length, 0);
  const excel = await fetched('invoices', { format: 'EXCEL' }, true);
  t.match(excel, /^\ufeff"Rechnungsnummer";"Art";/);
  t.match(excel, /;"Rechnung";;.*;"93,46";"6,54";"100,00";"70,00";"Offen";"Nein"\r\n/);
  await t.rejects(by(['ORDER_READ']).rows('invoices'), { code: 'ACCESS_DENIED' });
});

test('a file of payments has a row for each invoice that a payment pays, with sums below zero as numbers', async (t) => {
  const { invoice, pay, takeBack, day, rows, fetched, by } = await shop();
  const [first, second] = [await invoice(100), await invoice(50)];
  const items = [
    { invoiceId: first.id, amount: '98.00', discount: '2.00' },
    { invoiceId: second.id, amount: '-5.35' },
  ];
  const { id } = await pay(items, { reference: 'RE 1 und 2' });
  await takeBack(id);
  t.match(await rows('payments'), [
    {
      ...{ bookedOn: day(0), customerName: 'Anna Groß', reference: 'RE 1 und 2', invoiceNumber: first.invoiceNumber },
      ...{ amount: '98.00', discount: '2.00', status: 'CANCELLED', createdBy: 'clerk', cancelReason: 'doppelt' },
    },
    { invoiceNumber: second.invoiceNumber, amount: '-5.35', discount: '0.00' },
  ]);
  t.equal((await rows('payments', { invoiceId: first.id })).length, 2, 'a payment with all that it pays');
  t.equal((await rows('payments', { status: 'BOOKED' })).length, 0);
  t.match(await fetched('payments', { format: 'EXCEL' }, true), /;"-5,35";"0,00";"Storniert";/, 'no guard');
  await t.rejects(by(['ORDER_READ']).rows('payments'), { code: 'ACCESS_DENIED' });
});

test('a file of open items has a row for each customer who owes something, over all pages of the list', async (t) => {
  const { invoice, person, day, later, rows, by } = await shop();
  const first = await invoice(100);
  await invoice(20);
  later(15);
  const names = Array.from({ length: 501 }, (_, at) => `Kunde ${String(at).padStart(3, '0')}`);
  for (const name of names) await invoice(1, (await person(name)).id);
  const found = await rows('open-items');
  t.match(found[0], {
    ...{ customerName: 'Anna Groß', open: '120.00', overdue: '120.00' },
    ...{ oldestDueDate: first.dueDate, invoices: 2 },
  });
  t.same(
    found.map(({ customerName }) => customerName),
    ['Anna Groß', ...names],
  );
  t.match(found[1], { open: '1.00', overdue: '0.00', oldestDueDate: day(14) });
  t.equal((await rows('open-items', { overdue: true })).length, 1);
  await t.rejects(by(['ORDER_READ']).rows('open-items'), { code: 'ACCESS_DENIED' });
});
