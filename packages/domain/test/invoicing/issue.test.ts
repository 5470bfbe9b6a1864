import { createHash } from 'node:crypto';
import { test } from 'tap';
import { issueInvoice } from '../../src/invoicing/index.ts';
import { canonicalJson } from '../../src/kernel/index.ts';
import { desk, eachHas } from './desk.ts';

test('an invoice bills all that is due of its deliveries, and takes the next number', async (t) => {
  const it = await desk();
  const [one, two] = [await it.send('12.4'), await it.send('2')];
  const invoice = await it.issue([two.id, one.id]);
  t.hasStrict(invoice, {
    ...{ type: 'INVOICE', kind: null, invoiceNumber: 'RE-2026-00001', issueDate: '2026-01-05', dueDate: '2026-01-19' },
    ...{ customerName: 'Gasthof Zur Post', correctsId: null, net: '144.00', tax: '10.08', gross: '154.08' },
    ...{ openAmount: '154.08', status: 'OPEN', overdue: false },
  });
  t.strictSame([invoice.creditNotes, invoice.payments], [[], []]);
  t.strictSame(
    invoice.document.lines.map(({ line, deliveryNumber, quantity, unit, price, amount, rate, category }) =>
      [line, deliveryNumber, quantity, unit, price, amount, category, rate].join(' '),
    ),
    [`1 ${one.deliveryNumber} 12.4 KG 10 124.00 S 7`, `2 ${two.deliveryNumber} 2 KG 10 20.00 S 7`],
    'as the deliveries were made',
  );
  t.strictSame(await it.invoice(invoice.id), invoice);
  t.equal(
    (await it.refusal(issueInvoice, { customerId: it.buyer.id, deliveryIds: [one.id] })).code,
    'NOTHING_TO_INVOICE',
  );
  t.strictSame(await it.due(), []);
  const three = await it.send('1');
  t.equal((await it.issue([three.id])).invoiceNumber, 'RE-2026-00002');
});

test('due follows deliveries, returns, credit notes and cancellations', async (t) => {
  const it = await desk();
  const { id } = await it.send('12.4');
  const due = async () => {
    const { lines } = await it.delivery(id);
    return `${lines[0]?.due} ${lines[0]?.dueUnit} ${lines[0]?.invoices?.length}`;
  };
  t.equal(await due(), '12.4 KG 0');
  const invoice = await it.issue([id]);
  t.equal(await due(), '0 KG 1');
  t.strictSame(await it.due(), []);
  await it.takeBack(id, '2');
  t.equal(await due(), '-2 KG 1');
  eachHas(t, await it.due(), [{ type: 'CREDIT_NOTE', invoiceId: invoice.id, deliveryIds: [], gross: '21.40' }]);
  const back = await it.credit(invoice.id, 'RETURN');
  t.hasStrict(back, { type: 'CREDIT_NOTE', kind: 'RETURN', correctsId: invoice.id, gross: '21.40', status: 'SETTLED' });
  t.equal(await due(), '0 KG 2');
  const rest = await it.credit(invoice.id, 'CANCELLATION');
  t.hasStrict(rest, { net: '104.00', tax: '7.28', gross: '111.28' });
  t.equal(await due(), '10.4 KG 3');
  t.hasStrict(await it.invoice(invoice.id), { openAmount: '0.00', status: 'CANCELLED' });
  eachHas(t, await it.due(), [{ type: 'INVOICE', deliveryIds: [id], gross: '111.28' }]);
  t.strictSame((await it.due())[0]?.findings, []);
});

test('the hash is that of the canonical JSON of the document in the response', async (t) => {
  const it = await desk();
  const { id } = await it.send('1.235');
  const invoice = await it.issue([id]);
  const shown = JSON.parse(JSON.stringify(invoice.document));
  const sent = { ...shown, lines: shown.lines.map((line: object) => ({ ...line, price: 10, rate: 7 })) };
  const vat = sent.vat.map((group: object) => ({ ...group, rate: 7 }));
  t.equal(
    invoice.sha256,
    createHash('sha256')
      .update(canonicalJson({ ...sent, vat }))
      .digest('hex'),
  );
});
