import { test } from 'tap';
import { invoicesDue, periodEnd } from '../../src/invoicing/due/periods.ts';
import { dateOf } from '../../src/kernel/index.ts';
import { setSalesTerms } from '../../src/masterdata/index.ts';
import { dispatchDelivery, listDeliveries } from '../../src/sales/index.ts';
import { sent } from '../sales/counter.ts';
import { aCaller } from '../with-core.ts';
import { desk, eachHas } from './desk.ts';

test('a week ends on Sunday or with the month, a month with its last day, a delivery is its own period', async (t) => {
  const end = (billing: Parameters<typeof periodEnd>[0], day: string) => periodEnd(billing, dateOf(day));
  t.equal(end('PER_DELIVERY', '2026-11-25'), '2026-11-25');
  t.equal(end('NONE', '2026-11-25'), '2026-11-25');
  t.equal(end('WEEKLY', '2026-11-23'), '2026-11-29', 'Monday to Sunday');
  t.equal(end('WEEKLY', '2026-11-29'), '2026-11-29');
  t.equal(end('WEEKLY', '2026-11-30'), '2026-11-30', 'cut at the end of the month');
  t.equal(end('WEEKLY', '2026-12-01'), '2026-12-06');
  t.equal(end('MONTHLY', '2028-02-01'), '2028-02-29');
  t.equal(end('MONTHLY', '2026-12-31'), '2026-12-31');
});

test('a period that did not end by the day is not due', async (t) => {
  const delivery = (id: string, day: string) => ({ id, dispatchDate: dateOf(day), lineCount: 1 });
  const all = [delivery('a', '2026-11-23'), delivery('b', '2026-11-29'), delivery('c', '2026-11-30')];
  const due = (billing: Parameters<typeof periodEnd>[0], until: string) =>
    invoicesDue(billing, all, dateOf(until)).map((of) => of.map(({ id }) => id).join(''));
  t.strictSame(due('WEEKLY', '2026-11-28'), []);
  t.strictSame(due('WEEKLY', '2026-11-29'), ['ab']);
  t.strictSame(due('WEEKLY', '2026-11-30'), ['ab', 'c']);
  t.strictSame(due('MONTHLY', '2026-11-29'), []);
  t.strictSame(due('MONTHLY', '2026-11-30'), ['abc']);
  t.strictSame(due('PER_DELIVERY', '2026-11-29'), ['a', 'b']);
});

test('a period with more than an invoice may have makes several', async (t) => {
  const many = Array.from({ length: 501 }, (_, at) => ({
    id: `${at}`,
    dispatchDate: dateOf('2026-11-23'),
    lineCount: 1,
  }));
  const sizes = (of: typeof many) => invoicesDue('MONTHLY', of, dateOf('2026-11-30')).map(({ length }) => length);
  t.strictSame(sizes(many), [500, 1]);
  t.strictSame(sizes(many.slice(0, 4).map((each) => ({ ...each, lineCount: 999 }))), [2, 2]);
});

test('due lists what each customer has to be billed, by the rhythm of the terms, with sum or findings', async (t) => {
  const it = await desk();
  const other = await it.customer({ name: 'anna' });
  await it.ask(setSalesTerms, { id: other.id, billing: 'WEEKLY' });
  const [one, two] = [await it.send('1'), await it.send('2')];
  const [three, four] = [await it.send('3', {}, {}, other.id), await it.send('4', {}, {}, other.id)];
  t.strictSame(
    (await it.due({ until: '2026-01-11' })).map(({ customerName, deliveryIds, gross, billing, supplyFrom }) => ({
      ...{ customerName, deliveryIds, gross, billing, supplyFrom },
    })),
    [
      {
        customerName: 'anna',
        deliveryIds: [three.id, four.id],
        gross: '74.90',
        billing: 'WEEKLY',
        supplyFrom: '2026-01-05',
      },
      ...[
        { deliveryIds: [one.id], gross: '10.70' },
        { deliveryIds: [two.id], gross: '21.40' },
      ].map((each) => ({
        customerName: 'Gasthof Zur Post',
        ...each,
        billing: 'PER_DELIVERY',
        supplyFrom: '2026-01-05',
      })),
    ],
  );
  t.equal((await it.due()).length, 2, 'until is today: the week has not ended');
  t.equal((await it.due({ customerId: other.id })).length, 0);
  t.strictSame(await it.due({ customerId: 'nobody' }), []);
  const [sorted] = await it.due({ until: '2026-01-11', sort: 'supplyUntil,customerName,desc' });
  t.equal(sorted?.customerName, 'Gasthof Zur Post');
});

test('deliveries that are not billable are not due, and lines without a price are a finding', async (t) => {
  const it = await desk();
  const gift = await it.send('1', { billable: false });
  t.strictSame(await it.due(), []);
  t.hasStrict((await it.delivery(gift.id)).lines[0], { due: null, dueUnit: null });
  const bare = await it.article({ vatClass: null });
  const { id } = await it.deliver(it.buyer.id, [sent(await it.goods(bare.id), '2')]);
  eachHas(t, await it.due(), [
    {
      deliveryIds: [id],
      gross: null,
      findings: [
        { code: 'PRICE_MISSING', line: 1 },
        { code: 'VAT_CLASS_MISSING', line: 1 },
      ],
    },
  ]);
  t.hasStrict((await it.delivery(id)).lines[0], { due: '2', dueUnit: 'KG' }, 'without a price: kilograms');
});

test('an undone dispatch is not due, and an undone return is due again', async (t) => {
  const it = await desk();
  const { id } = await it.send('5');
  await it.undo(id);
  t.strictSame(await it.due(), []);
  t.strictSame(await it.ports.invoices.unsettled(dateOf('2026-12-31'), undefined, 9), [], 'it is not read again');
  const two = await it.send('5');
  const invoice = await it.issue([two.id]);
  await it.takeBack(two.id, '5');
  eachHas(t, await it.due(), [{ type: 'CREDIT_NOTE', invoiceId: invoice.id, gross: '53.50' }]);
});

test('a delivery shows its documents only to callers with INVOICE_READ', async (t) => {
  const it = await desk();
  const { id } = await it.send('1');
  await it.issue([id]);
  const packer = aCaller(['STOCK_MOVEMENT_READ', 'STOCK_MOVEMENT_WRITE']);
  const { content } = await it.ask(listDeliveries, {}, { caller: packer });
  t.strictSame(content[0]?.lines[0]?.invoices, []);
  t.equal((await it.delivery(id)).lines[0]?.invoices.length, 1);
  const own = await it.ask(
    dispatchDelivery,
    { customerId: it.buyer.id, lines: [sent(it.stockBatchId, '1')] },
    { caller: packer },
  );
  t.hasStrict(own.lines[0], { due: '1', dueUnit: 'KG' });
  t.strictSame(own.lines[0]?.invoices, []);
});

test('catch-weight goods at a price per piece are due in pieces, others with their pieces by weight', async (t) => {
  const it = await desk();
  const steak = await it.article({ name: 'Steak', unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 5.35 });
  await it.pieceWeight(steak.id, '0.25');
  const batch = await it.goods(steak.id);
  const byPiece = await it.deliver(it.buyer.id, [sent(batch, '2.5', { pieces: 10 })]);
  t.hasStrict(byPiece.lines[0], { due: '10', dueUnit: 'PIECE' });
  const stockId = await it.elsewhere(steak.id);
  void stockId;
  const byWeight = await it.send('2.5', {}, { pieces: 10 });
  const invoice = await it.issue([byPiece.id, byWeight.id]);
  t.strictSame(
    invoice.document.lines.map(({ quantity, unit, price, amount, pieces }) => [quantity, unit, price, amount, pieces]),
    [
      ['10', 'PIECE', '5', '50.00', null],
      ['2.5', 'KG', '10', '25.00', 10],
    ],
  );
});
