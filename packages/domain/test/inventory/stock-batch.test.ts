import fc from 'fast-check';
import { test } from 'tap';
import { bookInStockBatch, quantityOf, StockBatch, type StockMovement } from '../../src/inventory/index.ts';
import { Decimal, dateOf, Quantity, UNITS, unitOf } from '../../src/kernel/index.ts';
import { LOT, withStock } from './with-stock.ts';

test('bookInStockBatch stores the given amount and unit, and the time of the request', async (t) => {
  const { stock, bookIn, ports } = withStock();
  const { id: stockId } = await stock();
  const batch = await bookIn(stockId, { batchId: ' A-1 ', quantityAmount: '10.500', quantityUnit: 'kg' });
  t.match(batch, { stockId, lotNumber: 'A-1', batchType: 'PURCHASED', expiryDate: '2026-03-01', status: 'AVAILABLE' });
  t.equal(quantityOf(batch).toString(), '10.5 kg');
  t.same(batch.receivedAt, ports.clock.now());
});

test('bookInStockBatch reports all missing fields at once, and refuses each faulty one', async (t) => {
  const { stock, faults, refusal } = withStock();
  const { id: stockId } = await stock();
  const bookIn = (more: object) => faults(bookInStockBatch, { stockId, ...LOT, batchId: 'L', ...more });
  t.same(await faults(bookInStockBatch, { stockId }), [
    'batchId',
    'batchType',
    'quantityAmount',
    'quantityUnit',
    'expiryDate',
  ]);
  for (const quantityAmount of ['0', '0.000000', '-1', '1e3', '', '1,5', 1, '1.1234567', '1234567890123456']) {
    t.same(await bookIn({ quantityAmount }), ['quantityAmount'], `${quantityAmount}`);
  }
  for (const quantityUnit of ['KILO', '', 5, 'ſ']) t.same(await bookIn({ quantityUnit }), ['quantityUnit']);
  for (const expiryDate of ['2026-02-30', '0000-01-01', '2026-1-1', '2026-01-01T00:00:00Z', 'today', 20260101]) {
    t.same(await bookIn({ expiryDate }), ['expiryDate'], `${expiryDate}`);
  }
  for (const batchType of ['produced', 'PRO DUCED', '', 'A'.repeat(31), 'Ä', 'A\n', 5]) {
    t.same(await bookIn({ batchType }), ['batchType'], `${batchType}`);
  }
  for (const batchId of [' ', 'x'.repeat(51), 'a\u0000', 7]) t.same(await bookIn({ batchId }), ['batchId']);
  const unknown = await refusal(bookInStockBatch, { stockId: 'x', ...LOT, batchId: 'L' });
  t.match(unknown, { kind: 'not_found', code: 'STOCK_NOT_FOUND' });
});

test('batchId and batchType are unique together per stock', async (t) => {
  const { stock, bookIn, refusal } = withStock();
  const [one, two] = [await stock(), await stock()];
  await bookIn(one.id, { batchId: 'L-1' });
  const again = await refusal(bookInStockBatch, { stockId: one.id, ...LOT, batchId: 'L-1' });
  t.match(again, { kind: 'conflict', code: 'STOCK_BATCH_ALREADY_EXISTS' });
  t.ok(await bookIn(one.id, { batchId: 'L-1', batchType: 'PRODUCED' }));
  t.ok(await bookIn(two.id, { batchId: 'L-1' }));
});

test('bookInStockBatch accepts expired goods, with the status EXPIRED', async (t) => {
  const { batch } = withStock();
  t.equal((await (await batch({ expiryDate: '2026-01-04' })).now()).status, 'EXPIRED');
});

test('removeFromStockBatch converts exactly between units of one kind, down to exactly zero', async (t) => {
  const { batch } = withStock();
  const { now, remove } = await batch();
  await remove('1', 'LB');
  t.equal(quantityOf(await now()).toString(), '9.54640763 KG');
  await remove('546.40763', 'g');
  await remove('0.009', 't');
  t.match(await now(), { status: 'DEPLETED', quantityBase: '0', quantityUnit: 'KG' });
});

test('removing 0.1 kg from 10 kg a hundred times leaves exactly zero, and more is refused', async (t) => {
  const { batch } = withStock();
  const { now, remove, ledger } = await batch();
  for (let time = 0; time < 99; time++) await remove('0.1');
  t.equal((await now()).status, 'AVAILABLE');
  await t.rejects(remove('0.100001'), { code: 'INSUFFICIENT_STOCK', kind: 'conflict' });
  await remove('0.1');
  t.match(await now(), { status: 'DEPLETED', quantityBase: '0' });
  await t.rejects(remove('0.000001'), { code: 'INSUFFICIENT_STOCK' });
  const { length } = await ledger();
  t.equal(length, 20, 'a page of 101 movements');
});

test('removeFromStockBatch refuses units of another kind, also between two kinds of packaging', async (t) => {
  const { batch } = withStock();
  for (const [kept, asked] of [
    ['KG', 'L'],
    ['KG', 'PIECE'],
    ['BOX', 'CRATE'],
    ['PIECE', 'PACK'],
    ['M', 'KG'],
  ]) {
    const { remove, now } = await batch({ quantityUnit: kept });
    const fault = await remove('1', asked).catch((error) => error.faults?.[0]?.field);
    t.equal(fault, 'quantityUnit', `${kept} ${asked}`);
    t.equal(quantityOf(await now()).toString(), `10 ${kept}`);
  }
});

test('removeFromStockBatch refuses a blocked batch, and accepts available, soon expiring and expired ones', async (t) => {
  const { batch } = withStock();
  for (const [status, expiryDate] of [
    ['AVAILABLE', '2026-02-01'],
    ['EXPIRING_SOON', '2026-01-06'],
    ['EXPIRED', '2026-01-04'],
  ]) {
    const { now, remove, block, unblock } = await batch({ expiryDate }, { minimumShelfLifeDays: 7 });
    t.equal((await now()).status, status);
    await remove('1');
    await block();
    t.equal((await now()).status, 'BLOCKED');
    await t.rejects(remove('1'), { kind: 'conflict', code: 'STOCK_BATCH_BLOCKED' });
    await t.rejects(block(), { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' });
    await unblock();
    t.match(await now(), { status, quantityBase: '9' });
    await t.rejects(unblock(), { kind: 'conflict', code: 'INVALID_STATUS_TRANSITION' });
    await remove('9');
    await t.rejects(block(), { code: 'INVALID_STATUS_TRANSITION' }, 'there is nothing left to hold');
    await t.rejects(unblock(), { code: 'INVALID_STATUS_TRANSITION' });
    t.equal((await now()).status, 'DEPLETED');
  }
});

test('removals in any units leave the exact rest, and the ledger rows add up to it', (t) => {
  const units = ['KG', 'g', 'Mg', 'LB', 'oz', 'HUNDRED_GRAM', 'T'].map(unitOf);
  const amount = fc
    .bigInt({ min: 1n, max: 10n ** 9n })
    .map((millionths) => Decimal.of(`${millionths}`).dividedBy(Decimal.of('1000000')));
  const taking = fc.record({ amount, unit: fc.constantFrom(...units) });
  fc.assert(
    fc.property(taking, fc.array(taking, { maxLength: 30 }), (first, takings) => {
      const booking = {
        id: 'm',
        at: new Date(0),
        by: { userId: 'u', username: 'n' },
        today: dateOf('2026-01-05'),
        minimumShelfLifeDays: null,
      };
      const lot = { id: 'l', lotNumber: 'L', batchType: 'P', expiryDate: dateOf('2026-02-01'), onHold: false };
      const place = { id: 'b', stockId: 's', receivedAt: booking.at };
      const quantity = Quantity.of(first.amount, first.unit);
      const { batch, movement } = StockBatch.open(lot, place, 'BOOKED_IN', quantity, booking);
      const ledger: StockMovement[] = [movement];
      // The oracle counts whole numbers of femtograms (10^-15 g).
      const picograms = ({ amount: of, unit }: typeof first) =>
        BigInt(
          of
            .times(Decimal.of(UNITS[unit.toUpperCase() as 'KG'].factor))
            .times(Decimal.of('1000000000000000000'))
            .toText(),
        );
      let left = picograms(first);
      for (const each of takings) {
        const enough = picograms(each) <= left;
        const taken = Quantity.of(each.amount, each.unit);
        if (batch.obstacle('REMOVED', taken, booking) !== (enough ? undefined : 'INSUFFICIENT_STOCK')) return false;
        if (!enough) continue;
        ledger.push(batch.takeOut('REMOVED', taken, booking));
        left -= picograms(each);
      }
      const states = ledger.map(({ state }) => state);
      const chained = states.every(
        ({ before, number }, at) => before === (states[at - 1]?.after ?? '0') && number === at + 1,
      );
      const sum = states.reduce((total, { change }) => total.plus(Decimal.of(change)), Decimal.ZERO).toText();
      const { quantityBase, condition, movements } = batch.state;
      return (
        chained &&
        sum === quantityBase &&
        states.at(-1)?.after === quantityBase &&
        movements === states.length &&
        Decimal.of(quantityBase).times(Decimal.of('1000000000000000000')).toText() === `${left}` &&
        (condition === 'DEPLETED') === (left === 0n)
      );
    }),
  );
  t.end();
});
