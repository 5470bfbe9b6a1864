import { test } from 'tap';
import { amountProblems } from '../../src/invoicing/document/document-proof.ts';
import { desk } from './desk.ts';

test('amounts of documents add up, and each amount that does not is reported', async (t) => {
  const { send, issue, credit, takeBack, customer } = await desk();
  const anna = await customer({ type: 'B2C' });
  const { id } = await send('10');
  const lines = [{ text: 'Anfahrt', quantityAmount: '3', price: 3.3333, vatClass: 'STANDARD' }];
  const { id: invoiceId, document } = await issue([id], { lines });
  await takeBack(id, '2');
  const { document: note } = await credit(invoiceId, 'RETURN');
  const { document: gross } = await issue([], { customerId: anna.id, lines });
  for (const each of [document, note, gross]) t.strictSame(amountProblems(each), []);

  const [first, second] = document.vat as [(typeof document.vat)[number], (typeof document.vat)[number]];
  const [line, ...others] = document.lines as [(typeof document.lines)[number]];
  t.strictSame(amountProblems({ ...document, lines: [{ ...line, amount: '99.00' }, ...others] }), [
    'line 1: its amount is 99.00, not 100.00',
    'VAT S 7: net is 100.00, its lines come to 99.00',
    'VAT S 7: tax is 7.00, not 6.93',
  ]);
  t.strictSame(amountProblems({ ...document, vat: [first, { ...second, tax: '7.01' }] }), [
    'VAT S 7: gross is 107.00, net and tax come to 107.01',
    'VAT S 7: tax is 7.01, not 7.00',
    'tax is 8.90, its VAT groups come to 8.91',
  ]);
  t.strictSame(amountProblems({ ...document, vat: [first] }).slice(0, 1), ['VAT S 7: missing']);
  t.strictSame(amountProblems({ ...gross, gross: '10.01' }), ['gross is 10.01, its VAT groups come to 10.00']);
  t.strictSame(amountProblems({ ...note, lines: note.lines.map((each) => ({ ...each, amount: '19.99' })) }), [
    'VAT S 7: net is 20.00, its lines come to 19.99',
  ]);
});
