/** Tests the proposals among the invoices of a shop, which payments and credit notes change. */
import { test } from 'tap';
import { bookPayment, cancelPayment, proposePayments } from '../../src/invoicing/index.ts';
import { desk } from './desk.ts';

test('proposals are made among what is open, and a Skonto ends with a payment, a credit note and its day', async (t) => {
  const { ask, refusal, terms, send, issue, takeBack, credit, day } = await desk();
  await terms({ skonto: { percent: 2, days: 10 } });
  const issued = async () => {
    const delivery = await send('10');
    return { delivery, invoice: await issue([delivery.id]) };
  };
  const { invoice: first } = await issued();
  const proposed = async (amount: string, more: object = {}) =>
    (await ask(proposePayments, { amount, ...more })).proposals.map(({ by, items }) => [
      by,
      ...items.map(({ invoiceNumber, amount, discount }) => `${invoiceNumber} ${amount} ${discount}`),
    ]);
  const { invoiceNumber: one, customerId } = first;
  t.equal(first.gross, '107.00');
  t.strictSame(await proposed('107'), [['AMOUNT', `${one} 107.00 0.00`]]);
  t.strictSame(await proposed('104.86'), [['AMOUNT', `${one} 104.86 2.14`]]);
  t.strictSame(await proposed('104.86', { bookedOn: day(11) }), [], 'the Skonto has ended');
  t.strictSame(await proposed('1', { text: one.toLowerCase().replaceAll('-', ' ') }), [
    ['NUMBER', `${one} 107.00 0.00`],
  ]);

  const pay = (amount: string, id = first.id) =>
    ask(bookPayment, { customerId, bookedOn: day(0), items: [{ invoiceId: id, amount }] });
  const paid = await pay('7');
  t.strictSame(await proposed('100'), [['AMOUNT', `${one} 100.00 0.00`]]);
  t.strictSame(await proposed('97.86'), []);
  const back = await pay('-7');
  t.strictSame(await proposed('104.86'), [], 'something was paid');
  for (const { id } of [paid, back]) await ask(cancelPayment, { id, reason: 'falsch' });
  t.strictSame(await proposed('104.86'), [['AMOUNT', `${one} 104.86 2.14`]]);

  const { delivery, invoice: second } = await issued();
  const two = second.invoiceNumber;
  t.strictSame(await proposed('209.72'), [['TOTAL', `${one} 104.86 2.14`, `${two} 104.86 2.14`]]);
  await takeBack(delivery.id, '5');
  await credit(second.id, 'RETURN');
  t.strictSame(await proposed('158.36'), [['TOTAL', `${one} 104.86 2.14`, `${two} 53.50 0.00`]]);
  await pay('53.50', second.id);
  t.strictSame(await proposed('53.50', { text: two }), [], 'it is settled');

  t.equal((await refusal(proposePayments, { amount: '0' })).faults?.[0]?.field, 'amount');
  t.equal((await refusal(proposePayments, { amount: '1', text: 'x'.repeat(501) })).faults?.[0]?.field, 'text');
});
