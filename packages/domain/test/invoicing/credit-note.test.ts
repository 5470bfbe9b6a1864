import { test } from 'tap';
import { StockMovements, unblockStockBatch, undoMovement } from '../../src/inventory/index.ts';
import { issueCreditNote } from '../../src/invoicing/index.ts';
import { setFrameContract } from '../../src/masterdata/index.ts';
import { desk, eachHas } from './desk.ts';

test('returns of a line one by one credit its whole amount', async (t) => {
  const it = await desk();
  // 3 kg for 10.01: the contract's price has four places.
  await it.ask(setFrameContract, {
    ...{ id: it.buyer.id, rhythm: 'WEEKLY' },
    lineItems: [{ articleId: it.wurst.id, agreedPrice: 3.3367, unit: 'KG' }],
  });
  const { id } = await it.send('3');
  const invoice = await it.issue([id]);
  t.equal(invoice.net, '10.01');
  const nets = [];
  for (const _ of [1, 2, 3]) {
    await it.takeBack(id, '1');
    nets.push((await it.credit(invoice.id, 'RETURN')).net);
  }
  t.strictSame(nets, ['3.34', '3.33', '3.34']);
  t.hasStrict(await it.invoice(invoice.id), { openAmount: '0.00', status: 'SETTLED' });
  t.equal(
    (await it.refusal(issueCreditNote, { id: invoice.id, kind: 'CANCELLATION', reason: 'x' })).code,
    'NOTHING_TO_CREDIT',
  );
});

test('the tax of the last credit note is what is left of the tax of the invoice', async (t) => {
  const it = await desk();
  const { id } = await it.send('1.008');
  const invoice = await it.issue([id]);
  t.hasStrict(invoice, { net: '10.08', tax: '0.71', gross: '10.79' });
  const allowance = await it.credit(invoice.id, 'ALLOWANCE', { lines: [{ line: 1, amount: '3.33' }] });
  t.hasStrict(allowance, { net: '3.33', tax: '0.23', gross: '3.56', kind: 'ALLOWANCE' });
  eachHas(t, allowance.document.lines, [
    { line: 1, quantity: '1', unit: 'ONE', price: '3.33', amount: '3.33', invoiceLine: 1, pieces: null },
  ]);
  const rest = await it.credit(invoice.id, 'CANCELLATION');
  t.hasStrict(rest, { net: '6.75', tax: '0.48', gross: '7.23' });
  t.hasStrict(rest.document, {
    ...{ dueDate: null, skonto: null, reason: 'falsch', note: '' },
    corrects: { invoiceId: invoice.id, number: invoice.invoiceNumber, issueDate: invoice.issueDate },
  });
  t.hasStrict(await it.invoice(invoice.id), {
    ...{ openAmount: '0.00', status: 'CANCELLED' },
    creditNotes: [
      { invoiceNumber: 'RE-2026-00002', kind: 'ALLOWANCE', gross: '3.56' },
      { invoiceNumber: 'RE-2026-00003', kind: 'CANCELLATION', gross: '7.23' },
    ],
  });
});

test('goods of an allowance stay billed', async (t) => {
  const it = await desk();
  const { id } = await it.send('1');
  const invoice = await it.issue([id]);
  await it.credit(invoice.id, 'ALLOWANCE', { lines: [{ line: 1, amount: '10' }] });
  t.hasStrict((await it.delivery(id)).lines[0], { due: '0' });
  await it.credit(invoice.id, 'CANCELLATION');
  t.hasStrict((await it.delivery(id)).lines[0], { due: '1' }, 'after the cancellation they are due again');
});

test('credit notes are refused in this order', async (t) => {
  const it = await desk();
  const { id } = await it.send('1');
  const invoice = await it.issue([id]);
  const code = async (of: string, kind: string, more: object = {}) =>
    (await it.refusal(issueCreditNote, { id: of, kind, reason: 'x', ...more })).code;
  const line = (amount: string, number = 1) => ({ lines: [{ line: number, amount }] });
  t.equal(await code('nothing', 'RETURN'), 'INVOICE_NOT_FOUND');
  t.equal(await code(invoice.id, 'ALLOWANCE', line('1', 2)), 'INVOICE_LINE_NOT_FOUND');
  t.equal(await code(invoice.id, 'RETURN'), 'NOTHING_TO_CREDIT');
  t.equal(await code(invoice.id, 'ALLOWANCE', line('10.01')), 'MORE_THAN_INVOICED');
  t.equal(await code(invoice.id, 'RETURN', line('1')), 'VALIDATION_ERROR');
  t.equal(await code(invoice.id, 'ALLOWANCE'), 'VALIDATION_ERROR');
  for (const amount of ['0', '-1', '1.001', 1, '1e2'])
    t.equal(await code(invoice.id, 'ALLOWANCE', { lines: [{ line: 1, amount }] }), 'VALIDATION_ERROR');
  t.equal(
    await code(invoice.id, 'ALLOWANCE', {
      lines: [
        { line: 1, amount: '1' },
        { line: 1, amount: '2' },
      ],
    }),
    'VALIDATION_ERROR',
  );
  const cancelled = await it.credit(invoice.id, 'CANCELLATION');
  t.equal(await code(cancelled.id, 'CANCELLATION'), 'NOT_AN_INVOICE');
  t.equal(await code(invoice.id, 'ALLOWANCE', line('1')), 'NOTHING_TO_CREDIT', 'before MORE_THAN_INVOICED');
  t.equal((await it.invoices()).length, 2, 'a refusal takes no number');
});

test('of two invoices of a delivery line, the later is credited first, with what is left of it', async (t) => {
  const it = await desk();
  const { id } = await it.send('10');
  const first = await it.issue([id]);
  await it.takeBack(id, '4');
  await it.credit(first.id, 'RETURN');
  t.equal((await it.delivery(id)).lines[0]?.due, '0');
  // The undone return is due again, on a second invoice.
  const rows = await it.ports.reader.where(StockMovements, { documentId: id });
  const back = rows.find(({ type }) => type === 'TAKEN_BACK');
  await it.ask(unblockStockBatch, { stockId: back?.stockId, batchId: back?.stockBatchId });
  await it.ask(undoMovement, { id: back?.id, reason: 'doch nicht' });
  t.equal((await it.delivery(id)).lines[0]?.due, '4');
  const second = await it.issue([id]);
  t.equal(second.net, '40.00');
  await it.takeBack(id, '5');
  t.hasStrict(
    (await it.due()).map(({ invoiceId, gross }) => [invoiceId, gross]),
    [
      [first.id, '10.70'],
      [second.id, '42.80'],
    ],
  );
  t.equal((await it.credit(second.id, 'RETURN')).net, '40.00');
  t.equal((await it.credit(first.id, 'RETURN')).net, '10.00');
  t.equal((await it.delivery(id)).lines[0]?.due, '0');
});
