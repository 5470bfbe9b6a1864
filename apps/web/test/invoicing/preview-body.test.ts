/** Tests what the form of a new invoice asks of the preview, and the lines of an allowance. */
import { test } from 'tap';
import { allowanceFaults, allowanceLines } from '../../src/invoicing/invoice/allowance-lines.ts';
import { linesByDelivery } from '../../src/invoicing/invoice/lines-by-delivery.ts';
import { previewBody } from '../../src/invoicing/new/preview-body.ts';

const line = {
  text: 'Plattenservice',
  quantityAmount: '2',
  unit: 'PIECE',
  price: '12.5',
  vatClass: 'STANDARD',
  supplyDate: '',
};
const sent = { text: 'Plattenservice', quantityAmount: '2', unit: 'PIECE', price: 12.5, vatClass: 'STANDARD' };
const price = { deliveryId: 'd1', line: '1', price: '9.9', reason: 'vereinbart' };
const values = { customerId: 'c1', deliveryIds: ['d1'], lines: [line], prices: [price], note: '' };

test('the preview has all that is complete', (t) => {
  t.same(previewBody(values), {
    ...{ customerId: 'c1', deliveryIds: ['d1'], lines: [sent] },
    prices: [{ deliveryId: 'd1', line: 1, price: 9.9, reason: 'vereinbart' }],
  });
  t.equal(previewBody({ ...values, note: 'Danke' })?.note, 'Danke');
  t.end();
});

test('the preview leaves out what is not complete yet', (t) => {
  const half = { ...line, price: '' };
  t.same(previewBody({ ...values, lines: [half, line] })?.lines, [sent]);
  t.same(previewBody({ ...values, prices: [{ ...price, reason: '' }] })?.prices, []);
  t.same(
    previewBody({ ...values, prices: [{ ...price, deliveryId: 'd2' }] })?.prices,
    [],
    'of a delivery that is not billed',
  );
  t.equal(previewBody({ ...values, customerId: '' }), undefined);
  t.equal(previewBody({ ...values, deliveryIds: [], lines: [half] }), undefined);
  t.end();
});

test('an allowance sends the lines with an amount, and shows faults at their lines', (t) => {
  const typed = new Map([
    [1, ''],
    [3, '1,5'],
    [4, '2.00'],
  ]);
  t.same(allowanceLines(typed, ','), [
    { line: 3, amount: '1.5' },
    { line: 4, amount: '2.00' },
  ]);
  const faults = allowanceFaults(
    [
      { field: 'lines[1].amount', message: 'too much' },
      { field: 'reason', message: 'missing' },
    ],
    typed,
  );
  t.same(
    [...faults],
    [
      ['4', 'too much'],
      ['reason', 'missing'],
    ],
  );
  t.end();
});

test('the sheet keeps the lines of a delivery together, and typed ones last', (t) => {
  const of = (deliveryId: string | null, deliveryNumber = '') => ({ deliveryId, deliveryNumber });
  const lines = [of('d1', 'D-1'), of('d1', 'D-1'), of('d2', 'D-2'), of(null)];
  t.same(
    linesByDelivery(lines).map((one) => [one.deliveryId, one.lines.length]),
    [
      ['d1', 2],
      ['d2', 1],
      [null, 1],
    ],
  );
  t.end();
});
