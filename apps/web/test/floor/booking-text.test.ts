import { test } from 'tap';
import { BOOKINGS } from '../../src/contexts/bookings.ts';
import { namesIn } from '../../src/floor/names.ts';
import { type Said, toRead, whatOf } from '../../src/floor/outbox/booking-text.ts';
import type { BookingName } from '../../src/floor/outbox/bookings.ts';

const NAMES = new Map(
  Object.entries({
    b1: 'L-1',
    b2: 'L-2',
    lot1: 'L-1',
    run: 'P-7',
    order: 'A-3',
    meyer: 'Gasthof Meyer',
    cold: 'Cold room',
    fly: 'Flies',
    floor: 'Floors',
  }),
);
const nameOf = (id: string | undefined) => NAMES.get(id ?? '');
const line = (stockBatchId: string, quantityAmount: string, more: object = {}) => ({
  ...{ stockBatchId, quantityAmount, quantityUnit: 'KG' },
  ...more,
});

test('whatOf says each booking in words that come from the booking alone', (t) => {
  const said: Readonly<Record<BookingName, readonly [Omit<Said, 'booking'>, string]>> = {
    receive: [{ body: { deliveryNote: 'LS 77', lines: [] } }, 'Goods receipt, delivery note LS 77'],
    consume: [{ of: { id: 'run' }, body: { inputs: [line('b1', '4')] } }, 'L-1: put 4 kg in'],
    giveBack: [{ of: { id: 'run' }, body: { inputs: [line('b1', '4')] } }, 'L-1: return 4 kg'],
    tick: [
      { of: { id: 'run', stepNumber: '3' }, body: { done: true, temperature: 72.5 } },
      'P-7: step 3 done at 72.5\u00a0°C',
    ],
    complete: [{ of: { id: 'run' }, body: { outputs: [line('', '4'), line('', '2')] } }, 'Complete P-7: 4 kg + 2 kg'],
    cut: [{ body: { inputs: [line('b1', '4'), line('b2', '5')] } }, 'Cut L-1, 4 kg + L-2, 5 kg'],
    transfer: [{ body: { lines: [line('b1', '4')] } }, 'Move 4 kg of L-1'],
    writeOff: [{ body: { lines: [line('b2', '4')] }, lotId: 'lot1' }, 'Write off 4 kg of L-2'],
    takeOut: [{ of: { batchId: 'b1' }, body: { quantityAmount: '2.5', quantityUnit: 'KG' } }, 'Take out 2.5 kg of L-1'],
    deliver: [
      { body: { customerId: 'meyer', lines: [line('b1', '4', { orderId: 'order' })] } },
      'Deliver A-3 to Gasthof Meyer',
    ],
    takeBack: [{ of: { id: 'd' }, body: { lines: [line('', '1')] }, lotId: 'lot1' }, 'L-1: take 1 kg back'],
    cancelOrder: [{ of: { id: 'order' }, body: { lines: [1] } }, 'Cancel lines of A-3'],
    count: [{ of: { id: 'c' }, body: { lines: [line('b1', '4')] } }, 'Count L-1: 4 kg'],
    inspect: [{ of: { id: 'r', line: '1' }, body: { result: 'FAILED' }, lotId: 'lot1' }, 'Inspect L-1: Failed'],
    release: [{ of: { id: 'lot1', holdId: 'h' }, body: {} }, 'Release a hold of L-1'],
    measure: [
      {
        body: {
          readings: [
            { controlPointId: 'cold', value: -2.5 },
            { controlPointId: 'fly', result: 'NOT_OK' },
          ],
        },
      },
      'Record Cold room: -2.5, Flies: Not in order',
    ],
    clean: [{ body: { records: [{ cleaningTaskId: 'floor', result: 'OK' }] } }, 'Record Floors: In order'],
    blockLot: [{ of: { id: 'lot1' }, body: {} }, 'Block L-1'],
    blockBatch: [{ of: { stockId: 's', batchId: 'b2' }, body: {} }, 'Block L-2'],
  };
  t.same(Object.keys(said).sort(), Object.keys(BOOKINGS).sort());
  for (const [booking, [input, text]] of Object.entries(said)) {
    const stored = { what: 'Count L-9', ...input, booking: booking as BookingName };
    t.equal(String(whatOf(stored, nameOf)), text);
  }
  t.equal(
    String(whatOf({ booking: 'deliver', body: { customerId: 'meyer', lines: [] } }, nameOf)),
    'Deliver to Gasthof Meyer',
  );
  t.end();
});

test('whatOf shows the end of ids that this tab does not know, and toRead returns the records to read', (t) => {
  const hold: Said = {
    booking: 'blockLot',
    of: { id: '0198-lot-unknown-a1b2' },
    body: {},
    lotId: '0198-lot-unknown-a1b2',
  };
  t.equal(String(whatOf(hold, nameOf)), 'Block …a1b2');
  t.same(toRead(hold, nameOf), ['/api/inventory/lots/0198-lot-unknown-a1b2']);
  t.same(toRead({ booking: 'blockLot', of: { id: 'lot1' }, body: {}, lotId: 'lot1' }, nameOf), []);
  const moved: Said = { booking: 'transfer', body: { lines: [line('b9', '1')] }, lotId: 'lot1' };
  t.same(toRead(moved, nameOf), ['/api/inventory/lots/lot1'], 'the lot has the names of its stock batches');
  const lines = [{ orderId: 'o 1' }];
  t.same(toRead({ booking: 'deliver', body: { customerId: 'c', lines } }, nameOf), [
    '/api/sales/orders/o%201',
    '/api/customers/c',
  ]);
  for (const nonsense of [undefined, null, 'x', { lines: [] }])
    t.match(whatOf({ booking: 'writeOff', body: nonsense as object }, nameOf), /^Write off/, JSON.stringify(nonsense));
  t.end();
});

test('namesIn finds the lot numbers of lots and stock batches, and the names of other records', (t) => {
  const response = {
    content: [
      { id: 'b1', lotId: 'lot1', stockId: 's', batchId: 'L-1' },
      { stockBatchId: 'b2', lotId: 'lot2', lotNumber: 'L-2', quantity: '3' },
    ],
    lot: { id: 'lot3', lotNumber: 'L-3', stockBatches: [{ stockBatchId: 'b3', stockId: 's' }] },
    orders: [{ orderId: 'o', orderNumber: 'A-1', customerId: 'c', customerName: 'Meyer' }],
    run: { id: 'run', batchNumber: 'P-7' },
    movement: { id: 'm', batchId: 'id-of-a-run' },
    supplier: { id: 'x', name: 'Huber' },
    slots: [{ controlPointId: 'p', cleaningTaskId: null, name: 'Cold room' }],
  };
  const found = Object.fromEntries(namesIn(response));
  t.same(found, {
    ...{ b1: 'L-1', lot1: 'L-1', b2: 'L-2', lot2: 'L-2', b3: 'L-3', lot3: 'L-3' },
    ...{ o: 'A-1', c: 'Meyer', run: 'P-7', x: 'Huber', p: 'Cold room' },
  });
  t.same([...namesIn(undefined), ...namesIn('x')], []);
  t.end();
});
