import { test } from 'tap';
import { bookPayment, cancelPayment, getInvoice, getPayment, listPayments } from '../../../src/invoicing/index.ts';
import { updateCustomer } from '../../../src/masterdata/index.ts';
import { bank } from './bank.ts';

test('a payment lowers what is open of its invoices, and is read as it was booked', async (t) => {
  const it = await bank();
  const [one, two] = [await it.invoice(100), await it.invoice(50)];
  const payment = await it.pay(
    [
      { invoiceId: two.id, amount: '49.5', discount: '0.5' },
      { invoiceId: one.id, amount: '60' },
    ],
    { reference: ' RE-2026-00001 und 2 ' },
  );
  t.strictSame(payment, {
    ...{ id: payment.id, customerId: it.buyer.id, customerName: 'Anna Groß', bookedOn: it.day(0) },
    ...{ reference: 'RE-2026-00001 und 2', amount: '109.50', status: 'BOOKED' },
    items: [
      { invoiceId: two.id, invoiceNumber: 'RE-2026-00002', amount: '49.50', discount: '0.50' },
      { invoiceId: one.id, invoiceNumber: 'RE-2026-00001', amount: '60.00', discount: '0.00' },
    ],
    ...{ createdBy: 'clerk', createdAt: it.ports.clock.now() },
    ...{ cancelledBy: null, cancelledAt: null, cancelReason: null },
  });
  t.strictSame(await it.payment(payment.id), payment);
  t.strictSame([await it.open(one.id), await it.open(two.id)], ['40.00 OPEN', '0.00 SETTLED']);
  t.strictSame((await it.ask(getInvoice, { id: two.id })).payments, [
    { paymentId: payment.id, bookedOn: it.day(0), amount: '49.50', discount: '0.50' },
  ]);
});

test('more money than is open is booked as it came, and may be paid back or offset', async (t) => {
  const it = await bank();
  const [one, two] = [await it.invoice(100), await it.invoice(50)];
  await it.pay([{ invoiceId: one.id, amount: '120.01' }]);
  t.equal(await it.open(one.id), '-20.01 OPEN', 'the shop owes it');
  await it.pay([{ invoiceId: one.id, amount: '-0.01' }]);
  t.equal(await it.open(one.id), '-20.00 OPEN', 'paid back');
  const offset = await it.pay([
    { invoiceId: one.id, amount: '-20' },
    { invoiceId: two.id, amount: '20' },
  ]);
  t.equal(offset.amount, '0.00');
  t.strictSame([await it.open(one.id), await it.open(two.id)], ['0.00 SETTLED', '30.00 OPEN']);
});

test('a discount waives what is open, but does not bring it below zero', async (t) => {
  const it = await bank();
  const [one, two] = [await it.invoice(100), await it.invoice(50)];
  const refused = (amount: string, discount: string) =>
    it.refusal(bookPayment, {
      ...{ customerId: it.buyer.id, bookedOn: it.day(0) },
      items: [
        { invoiceId: two.id, amount: '50' },
        { invoiceId: one.id, amount, discount },
      ],
    });
  const refusal = await refused('98', '2.01');
  t.equal(refusal.code, 'MORE_THAN_OPEN');
  t.equal(
    refusal.message,
    '100.00 € is open of RE-2026-00001. After a payment of 98.00 €, a discount of at most 2.00 € is possible',
  );
  t.match((await refused('100.01', '0.01')).message, /at most 0\.00 €/);
  t.strictSame([await it.open(one.id), await it.open(two.id)], ['100.00 OPEN', '50.00 OPEN'], 'all or nothing');
  await it.pay([{ invoiceId: one.id, amount: '98', discount: '2' }]);
  await it.pay([{ invoiceId: two.id, amount: '0', discount: '0.01' }]);
  t.strictSame([await it.open(one.id), await it.open(two.id)], ['0.00 SETTLED', '49.99 OPEN']);
  await it.pay([{ invoiceId: one.id, amount: '-5', discount: '5' }]);
  t.equal(await it.open(one.id), '0.00 SETTLED', 'paid back first');
});

test('credit notes and payments together give what is open', async (t) => {
  const it = await bank();
  const { id } = await it.invoice(100);
  const { id: paymentId } = await it.pay([{ invoiceId: id, amount: '30' }]);
  await it.credit(id, '10');
  t.equal(await it.open(id), '60.00 OPEN');
  await it.cancelled(id);
  t.equal(await it.open(id), '-30.00 OPEN', 'the shop owes what was paid');
  await it.takeBack(paymentId);
  t.equal(await it.open(id), '0.00 CANCELLED');
});

test('a cancelled payment gives back what it paid, once', async (t) => {
  const it = await bank();
  const { id } = await it.invoice(100);
  const payment = await it.pay([{ invoiceId: id, amount: '99', discount: '1' }]);
  t.equal(await it.open(id), '0.00 SETTLED');
  it.later(1);
  const cancelled = await it.takeBack(payment.id, 'falscher Kunde');
  t.strictSame(cancelled, {
    ...payment,
    ...{ status: 'CANCELLED', cancelledBy: 'clerk', cancelledAt: it.ports.clock.now() },
    cancelReason: 'falscher Kunde',
  });
  t.strictSame(await it.payment(payment.id), cancelled);
  t.equal(await it.open(id), '100.00 OPEN');
  t.strictSame((await it.ask(getInvoice, { id })).payments, [], 'only booked payments');
  t.equal(await it.refused(cancelPayment, { id: payment.id, reason: 'x' }), 'INVALID_STATUS_TRANSITION');
  t.equal(await it.open(id), '100.00 OPEN');
});

test('wrong requests are refused, in the order of their checks', async (t) => {
  const it = await bank();
  const invoice = await it.invoice(100);
  const note = await it.credit(invoice.id, '1');
  const other = await it.invoice(50, (await it.person('Berta')).id);
  const refused = (items: unknown, more: object = {}) =>
    it.refused(bookPayment, { customerId: it.buyer.id, bookedOn: it.day(0), items, ...more });
  const [own, foreign] = [
    { invoiceId: invoice.id, amount: '1' },
    { invoiceId: other.id, amount: '1' },
  ];
  const credit = { invoiceId: note.id, amount: '1' };
  const much = { ...own, discount: '98.01' };
  t.equal(await refused([{ invoiceId: 'nowhere', amount: '1' }], { bookedOn: it.day(1) }), 'VALIDATION_ERROR');
  t.equal(await refused([credit, { invoiceId: 'nowhere', amount: '1' }]), 'INVOICE_NOT_FOUND');
  t.equal(await refused([credit], { customerId: 'nowhere' }), 'CUSTOMER_NOT_FOUND');
  t.equal(await refused([much, foreign, credit]), 'NOT_AN_INVOICE');
  t.equal(await refused([much, foreign]), 'PAYMENT_MISMATCH');
  t.equal(await refused([much]), 'MORE_THAN_OPEN');
  t.equal(await it.refused(getPayment, { id: 'nowhere' }), 'PAYMENT_NOT_FOUND');
  t.equal(await it.refused(cancelPayment, { id: 'nowhere', reason: 'x' }), 'PAYMENT_NOT_FOUND');
  t.equal(await it.refused(cancelPayment, { id: 'nowhere' }), 'VALIDATION_ERROR');
  t.strictSame(await it.payments(), []);
  t.equal(await it.open(invoice.id), '99.00 OPEN');
});

test('faults name the member of the request', async (t) => {
  const it = await bank();
  const { id: invoiceId } = await it.invoice(100);
  const faults = async (item: object, more: object = {}) =>
    (
      await it.refusal(bookPayment, {
        ...{ customerId: it.buyer.id, bookedOn: it.day(0), items: [{ invoiceId, amount: '1', ...item }] },
        ...more,
      })
    ).faults?.map(({ field, message }) => `${field} ${message}`);
  const SUM = 'must be a sum of money in a text like "29.21", with at most 10 digits before the point and 2 after it';
  t.strictSame(await faults({ amount: '0.00' }), ['items[0].amount must not be zero without a discount']);
  t.strictSame(await faults({ amount: '-0', discount: '0' }), ['items[0].amount must not be zero without a discount']);
  t.strictSame(await faults({ discount: '-0.01' }), ['items[0].discount must not be negative']);
  t.strictSame(await faults({ amount: '1.005', discount: 1 }), [`items[0].amount ${SUM}`, `items[0].discount ${SUM}`]);
  t.strictSame(await faults({ amount: '12345678901' }), [`items[0].amount ${SUM}`]);
  t.strictSame(await faults({}, { items: [] }), ['items must have at least one entry']);
  t.strictSame(
    await faults(
      {},
      {
        items: [
          { invoiceId, amount: '1' },
          { invoiceId, amount: '2' },
        ],
      },
    ),
    ['items[1].invoiceId stands in an earlier entry already'],
  );
  const many = Array.from({ length: 201 }, (_, at) => ({ invoiceId: `${at}`, amount: '1' }));
  t.strictSame(await faults({}, { items: many }), ['items must have at most 200 entries']);
  t.match(await faults({}, { reference: 'x'.repeat(201) }), [/^reference must have at most 200/]);
  const [first, today] = [it.day(-366), it.day(0)];
  t.strictSame(await faults({}, { bookedOn: it.day(1) }), [`bookedOn must lie between ${first} and ${today}`]);
  t.strictSame(await faults({}, { bookedOn: it.day(-367) }), [`bookedOn must lie between ${first} and ${today}`]);
  t.strictSame(await faults({}, { bookedOn: undefined, customerId: undefined }), [
    'customerId is required',
    'bookedOn is required',
  ]);
  t.equal((await it.pay([{ invoiceId, amount: '1' }], { bookedOn: first })).bookedOn, first);
  t.equal((await it.pay([{ invoiceId, amount: '1' }])).reference, '');
});

test('payments are listed by filters and sorted', async (t) => {
  const it = await bank();
  const berta = await it.person('Berta');
  const [one, two] = [await it.invoice(100), await it.invoice(100)];
  const hers = await it.invoice(100, berta.id);
  const [a, b] = [
    await it.pay([{ invoiceId: one.id, amount: '1' }], { bookedOn: it.day(-1), reference: 'Miete' }),
    await it.pay(
      [
        { invoiceId: one.id, amount: '1' },
        { invoiceId: two.id, amount: '2' },
      ],
      { bookedOn: it.day(-2) },
    ),
  ];
  it.later(0.001);
  const c = await it.pay([{ invoiceId: hers.id, amount: '1' }], { customerId: berta.id, bookedOn: it.day(-3) });
  await it.takeBack(a.id);
  const ids = async (filter: object = {}) => (await it.payments(filter)).map(({ id }) => id);
  t.strictSame(await ids(), [c.id, b.id, a.id], 'by the day of the booking');
  t.strictSame(await ids({ sort: 'bookedOn,desc' }), [a.id, b.id, c.id]);
  t.equal((await ids({ sort: 'createdAt,desc' }))[0], c.id);
  t.strictSame(await ids({ customerId: berta.id }), [c.id]);
  t.strictSame(await ids({ invoiceId: one.id }), [b.id, a.id]);
  t.strictSame(await ids({ invoiceId: two.id }), [b.id]);
  t.strictSame(await ids({ invoiceId: 'nowhere' }), []);
  t.strictSame(await ids({ status: 'CANCELLED' }), [a.id]);
  t.strictSame(await ids({ status: 'BOOKED', q: 'gross' }), [b.id]);
  t.strictSame(await ids({ q: 'miete anna' }), [a.id]);
  t.strictSame(await ids({ id: [b.id, c.id] }), [c.id, b.id]);
  await t.rejects(it.ask(listPayments, { sort: 'amount' }), { code: 'VALIDATION_ERROR' });
  await it.ask(updateCustomer, { id: berta.id, name: 'Cäcilie' });
  t.equal((await it.payment(c.id)).customerName, 'Berta', 'its name at that time');
});
