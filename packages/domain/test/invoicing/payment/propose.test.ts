import { test } from 'tap';
import { proposePayments } from '../../../src/invoicing/index.ts';
import { bank } from './bank.ts';

const SKONTO = { skonto: { days: 10, percent: 2 } };

test('proposals look through all open invoices', async (t) => {
  const it = await bank();
  const berta = await it.person('Berta');
  const propose = async (amount: string, more: object = {}) =>
    (await it.ask(proposePayments, { amount, ...more })).proposals;
  const [one, two, hers] = [await it.invoice(100), await it.invoice(50), await it.invoice(100, berta.id)];
  const item = ({ id: invoiceId, invoiceNumber }: typeof one, openAmount: string) => ({
    ...{ invoiceId, invoiceNumber, openAmount, amount: openAmount, discount: '0.00' },
  });
  const [anna, bertas] = [
    { customerId: it.buyer.id, customerName: 'Anna Groß' },
    { customerId: berta.id, customerName: 'Berta' },
  ];
  t.strictSame(await propose('100', { text: 'Rechnung re 2026/00002, danke' }), [
    { by: 'NUMBER', ...anna, items: [item(two, '50.00')] },
    { by: 'AMOUNT', ...anna, items: [item(one, '100.00')] },
    { by: 'AMOUNT', ...bertas, items: [item(hers, '100.00')] },
  ]);
  t.strictSame(await propose('150'), [{ by: 'TOTAL', ...anna, items: [item(one, '100.00'), item(two, '50.00')] }]);
  await it.pay([{ invoiceId: one.id, amount: '100' }]);
  await it.credit(two.id, '10');
  t.strictSame(await propose('150'), []);
  t.strictSame(await propose('40', { text: 'RE-2026-00001' }), [
    { by: 'AMOUNT', ...anna, items: [item(two, '40.00')] },
  ]);
});

test('a proposal has the Skonto while it counts, until something was paid or credited', async (t) => {
  const it = await bank();
  await it.terms(SKONTO);
  const { id } = await it.invoice(100);
  const found = async (amount: string, bookedOn?: string) =>
    (await it.ask(proposePayments, { amount, bookedOn })).proposals.map(({ items }) =>
      items.map(({ amount, discount }) => `${amount} ${discount}`),
    );
  t.strictSame(await found('98'), [['98.00 2.00']]);
  t.strictSame(await found('100'), [['100.00 0.00']]);
  t.strictSame(await found('98', it.day(10)), [['98.00 2.00']]);
  t.strictSame(await found('98', it.day(11)), []);
  it.later(11);
  t.strictSame(await found('98'), [], 'today is the default');
  const booked = it.day(-1);
  t.strictSame(await found('98', booked), [['98.00 2.00']]);
  const payment = await it.pay([{ invoiceId: id, amount: '10' }]);
  t.strictSame(await found('88', booked), [], 'something was paid');
  t.strictSame(await found('90', booked), [['90.00 0.00']]);
  await it.takeBack(payment.id);
  t.strictSame(await found('98', booked), [['98.00 2.00']]);
  await it.pay([{ invoiceId: id, amount: '-5' }]);
  await it.credit(id, '5');
  t.strictSame(await found('98', booked), [], 'all is open again, but it was credited');
});

test('proposals need an amount above zero', async (t) => {
  const it = await bank();
  const faults = async (input: object) =>
    (await it.refusal(proposePayments, input)).faults?.map(({ field, message }) => `${field} ${message}`);
  t.strictSame(await faults({}), ['amount is required']);
  t.strictSame(await faults({ amount: '0' }), ['amount must be above zero']);
  t.strictSame(await faults({ amount: '-1' }), ['amount must be above zero']);
  t.match(await faults({ amount: '1', text: 'x'.repeat(501) }), [/^text must have at most 500/]);
  t.strictSame(await it.ask(proposePayments, { amount: '1', text: 'x'.repeat(500) }), { proposals: [] });
});
