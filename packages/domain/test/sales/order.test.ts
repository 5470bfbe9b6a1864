import fc from 'fast-check';
import { test } from 'tap';
import { Refusal } from '../../src/kernel/contract/refusal.ts';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal, moneyOf } from '../../src/kernel/values/decimal.ts';
import { unitOf } from '../../src/kernel/values/quantity.ts';
import { Order, type OrderState, orderValue } from '../../src/sales/order/order.ts';
import { inLineUnit, lineStatus, lineValue, openBase, sumText } from '../../src/sales/order/order-line.ts';
import type { LineEntry, NewLine } from '../../src/sales/order/order-revision.ts';
import { orderMachine, orderStatus } from '../../src/sales/order/order-status.ts';
import type { Price } from '../../src/sales/price/price.ts';

const DAY = dateOf('2026-11-24');
const ADDRESS = { street: 'Markt', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };
const price = (amount: string, per: Price['per'] = 'KG'): Price => ({
  ...{ amount: moneyOf(amount), per, basis: 'NET', source: 'LIST', reason: null, day: DAY },
});
const ordered = (quantityAmount: string, quantityUnit = 'KG', more: Partial<NewLine> = {}): NewLine => ({
  ...{ id: 'l', articleId: 'hack', articleNumber: 'A-1', articleName: 'Rinderhack', note: '' },
  ...{ quantityAmount, quantityUnit: unitOf(quantityUnit), manualPrice: null, price: null, pieceKg: null, ...more },
});
const draft = (...lines: NewLine[]) =>
  Order.place(
    {
      ...{ id: 'o', orderNumber: 'O-2026-11-23-001', customerId: 'c', customerName: 'Post', basis: 'NET' },
      ...{ requestedDate: DAY, deliveryAddressLabel: '', reference: '', note: '' },
      ...{ standingOrderId: null, plannedDate: null, createdBy: 'anna', createdAt: new Date(0) },
    },
    lines.length === 0 ? [ordered('10'), ordered('4', 'PIECE')] : lines,
  );
const confirm = (order: Order, tolerancePercent = '10', each = price('8')): Order => {
  const lines = order.state.lines.map(({ line }) => ({
    line,
    articleNumber: 'A-1',
    articleName: 'Hack',
    price: each,
    pieceKg: null,
  }));
  const frozen = { customerName: 'Gasthof Post', basis: 'NET', address: ADDRESS, tolerancePercent, lines } as const;
  order.confirm({ ...frozen, confirmedBy: 'anna', confirmedAt: new Date(1) });
  return order;
};
const kilos = (text: string) => Decimal.of(text);
const refused = (run: () => void): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.faults ? error.faults.map(({ field }) => field).join() : error.code;
    throw error;
  }
  return 'fine';
};

test('confirming a draft freezes its customer name, address, tolerance and prices', async (t) => {
  const order = confirm(draft());
  t.match(order.state, { status: 'CONFIRMED', customerName: 'Gasthof Post', tolerancePercent: '10', address: ADDRESS });
  t.same(
    order.state.lines.map(({ line, price: found }) => [line, found?.amount]),
    [
      [1, '8'],
      [2, '8'],
    ],
  );
  t.equal(
    refused(() => confirm(order)),
    'INVALID_STATUS_TRANSITION',
  );
});

test('a line is COMPLETE when deliveries reach the ordered quantity, by weight minus the tolerance', async (t) => {
  const order = confirm(draft());
  order.deliver(1, kilos('8.999'), false);
  order.deliver(2, kilos('3'), false);
  const statuses = () => order.state.lines.map((line) => lineStatus(line, order.state.tolerancePercent));
  t.same(statuses(), ['OPEN', 'OPEN'], 'pieces have no tolerance');
  order.deliver(1, kilos('0.001'), false);
  order.deliver(2, kilos('1'), false);
  t.same([statuses(), order.state.status], [['COMPLETE', 'COMPLETE'], 'COMPLETED']);
  order.undoDelivery(2, kilos('1'), false);
  t.same([statuses(), order.state.status], [['COMPLETE', 'OPEN'], 'CONFIRMED'], 'an undo opens it again');
});

test('the open quantity is ordered minus delivered, and 0 for a line that is not OPEN', async (t) => {
  const order = confirm(draft(ordered('2000', 'G'), ordered('2', 'DOZEN')));
  const open = () => order.state.lines.map((line) => inLineUnit(line, openBase(line, order.state.tolerancePercent)));
  t.same(open(), ['2000', '2']);
  order.deliver(1, kilos('0.5'), false);
  order.deliver(2, kilos('6'), false);
  t.same(open(), ['1500', '1.5']);
  order.deliver(1, kilos('1.4'), false);
  order.deliver(2, kilos('1'), true);
  t.same(open(), ['0', '0'], 'complete by the tolerance, closed by the last one');
});

test('an order without open lines is CANCELLED if nothing was delivered, else COMPLETED', async (t) => {
  const order = confirm(draft());
  order.deliver(1, kilos('1'), true);
  order.cancel('no stock', undefined);
  t.equal(order.state.status, 'COMPLETED');
  t.same(
    order.state.lines.map(({ cancelReason }) => cancelReason),
    [null, 'no stock'],
    'one that is closed keeps its reason',
  );
  order.undoDelivery(1, kilos('1'), true);
  t.equal(order.state.status, 'CONFIRMED');
  order.cancel('no stock', [1]);
  t.equal(order.state.status, 'CANCELLED');
  t.equal(
    refused(() => order.cancel('again', undefined)),
    'INVALID_STATUS_TRANSITION',
  );
});

test('cancel closes a whole draft, or the named open lines of a confirmed order', async (t) => {
  t.equal(
    refused(() => draft().cancel('why', [1])),
    'lines',
  );
  const order = draft();
  order.cancel('changed mind', undefined);
  t.equal(order.state.status, 'CANCELLED');
  const confirmed = confirm(draft());
  t.equal(
    refused(() => confirmed.cancel('why', [3])),
    'ORDER_LINE_NOT_FOUND',
  );
  confirmed.cancel('why', [2]);
  t.equal(confirmed.state.status, 'CONFIRMED');
  t.equal(
    refused(() => confirmed.cancel('why', [2])),
    'ORDER_LINE_CLOSED',
  );
});

const change = (order: Order, ...entries: LineEntry[]) => refused(() => order.change({}, entries));
const amounts = ({ lines }: OrderState) =>
  lines.map(({ line, quantityAmount, quantityUnit }) => `${line}: ${quantityAmount} ${quantityUnit}`);

test('change keeps, changes, adds and drops lines, and does not reuse a line number', async (t) => {
  const order = draft();
  t.equal(change(order, { keep: { line: 2, quantityAmount: kilos('6') } }, { add: ordered('1') }), 'fine');
  t.same(amounts(order.state), ['2: 6 PIECE', '3: 1 KG']);
  t.equal(change(order, { add: ordered('5') }, { keep: { line: 2 } }), 'fine');
  t.same(amounts(order.state), ['2: 6 PIECE', '4: 5 KG']);
  t.equal(change(order, { keep: { line: 2, quantityUnit: unitOf('DOZEN'), quantityAmount: kilos('0.5') } }), 'fine');
  t.same(amounts(order.state), ['2: 0.5 DOZEN'], 'six pieces');
});

test('a kept line keeps its article and the kind of its unit', async (t) => {
  const order = draft();
  t.equal(change(order, { keep: { line: 1, articleId: 'other' } }), 'lines[0].articleId');
  t.equal(change(order, { keep: { line: 1, quantityUnit: unitOf('PIECE') } }), 'lines[0].quantityUnit');
  t.equal(change(order, { keep: { line: 1 } }, { keep: { line: 1 } }), 'lines[1].line');
  t.equal(change(order, { keep: { line: 2, quantityAmount: kilos('1.5') } }), 'lines[0].quantityAmount', 'half pieces');
  const perPiece = { amount: moneyOf('5'), per: 'PIECE', reason: 'x' } as const;
  t.equal(change(order, { keep: { line: 1, manualPrice: perPiece } }), 'lines[0].manualPrice.per');
  t.equal(change(order, { keep: { line: 9 } }), 'ORDER_LINE_NOT_FOUND');
});

test('change refuses to drop delivered or closed lines, or to lower a line below what was delivered', async (t) => {
  const order = confirm(draft(ordered('10'), ordered('4', 'PIECE'), ordered('3')));
  order.deliver(1, kilos('4'), false);
  order.cancel('none left', [3]);
  const rest: LineEntry[] = [{ keep: { line: 2 } }, { keep: { line: 3 } }];
  t.equal(change(order, ...rest), 'ORDER_LINE_DELIVERED', 'gone');
  t.equal(change(order, { keep: { line: 1, quantityAmount: kilos('3.999') } }, ...rest), 'ORDER_LINE_DELIVERED');
  const byHand = { amount: moneyOf('5'), reason: 'B-Ware' };
  t.equal(change(order, { keep: { line: 1, manualPrice: byHand } }, ...rest), 'ORDER_LINE_DELIVERED');
  t.equal(change(order, { keep: { line: 1 } }, { keep: { line: 2 } }), 'ORDER_LINE_CLOSED', 'gone');
  t.equal(
    change(order, { keep: { line: 1 } }, { keep: { line: 2 } }, { keep: { line: 3, note: 'x' } }),
    'ORDER_LINE_CLOSED',
  );
  t.equal(
    change(
      order,
      { keep: { line: 1, quantityAmount: kilos('4') } },
      { keep: { line: 2, manualPrice: byHand } },
      { keep: { line: 3 } },
    ),
    'fine',
  );
  t.match(order.state.lines, [
    { quantityAmount: '4' },
    { price: { source: 'MANUAL', amount: '5', per: 'PIECE', reason: 'B-Ware', day: DAY } },
    {},
  ]);
  order.deliver(2, kilos('4'), false);
  t.equal(order.state.status, 'COMPLETED');
  t.equal(
    change(order, { keep: { line: 3, note: 'x' } }),
    'INVALID_STATUS_TRANSITION',
    'before what is wrong with lines',
  );
});

test('a line with more delivered than ordered can be kept or raised, but not lowered', async (t) => {
  const order = confirm(draft(ordered('10'), ordered('3')));
  order.deliver(1, kilos('11'), false);
  const rest: LineEntry[] = [{ keep: { line: 2, quantityAmount: kilos('5') } }];
  t.equal(change(order, { keep: { line: 1 } }, ...rest), 'fine');
  t.equal(change(order, { keep: { line: 1, quantityAmount: kilos('10.5') } }, ...rest), 'fine');
  t.equal(change(order, { keep: { line: 1, quantityAmount: kilos('10.4') } }, ...rest), 'ORDER_LINE_DELIVERED');
});

test('a value is the price times kilograms or pieces, rounded to the cent away from zero', async (t) => {
  const value = (amount: string, unit: string, of: Price | null, pieceKg: string | null = null) => {
    const found = lineValue({ ...ordered(amount, unit), price: of, pieceKg });
    return found && sumText(found);
  };
  t.equal(value('10', 'PIECE', price('17.6636'), '0.25'), '44.16');
  t.equal(value('10', 'PIECE', price('17.6636')), null, 'without a piece weight');
  t.equal(value('10', 'PIECE', price('2.5', 'PIECE'), '0.25'), '25.00');
  t.equal(value('500', 'G', price('0.01')), '0.01', 'half a cent');
  t.equal(value('1', 'KG', null), null);
  t.equal(sumText(Decimal.of('-1.005')), '-1.01');
  const order = confirm(draft(), '0', price('1.115'));
  t.equal(sumText(orderValue(order.state.lines.slice(0, 1)) as Decimal), '11.15');
  t.equal(orderValue(order.state.lines), null, 'null where one is');
});

test('statuses, delivered and open equal those of an oracle over random histories', async (t) => {
  const verb = fc.oneof(
    fc.record({
      do: fc.constant('deliver' as const),
      line: fc.nat(2),
      grams: fc.integer({ min: 1, max: 900 }),
      last: fc.boolean(),
    }),
    fc.record({ do: fc.constant('undo' as const), which: fc.nat(9) }),
    fc.record({ do: fc.constant('cancel' as const), line: fc.nat(2) }),
  );
  fc.assert(
    fc.property(fc.array(verb, { maxLength: 12 }), fc.constantFrom(0, 10, 50), (verbs, tolerance) => {
      const order = confirm(draft(ordered('1'), ordered('0.5'), ordered('2')), String(tolerance));
      const goal = [1000, 500, 2000];
      const cancelled = [false, false, false];
      const dispatched: { line: number; grams: number; last: boolean; undone: boolean }[] = [];
      const tell = (line: number) => {
        const mine = dispatched.filter((each) => each.line === line && !each.undone);
        const sum = mine.reduce((total, { grams }) => total + grams, 0);
        const complete = sum > 0 && sum * 100 >= (goal[line] ?? 0) * (100 - tolerance);
        const status = complete ? 'COMPLETE' : cancelled[line] || mine.some(({ last }) => last) ? 'CLOSED' : 'OPEN';
        return { sum, status, open: status === 'OPEN' ? Math.max(0, (goal[line] ?? 0) - sum) : 0 };
      };
      for (const each of verbs) {
        if (each.do === 'deliver') {
          if (tell(each.line).status === 'CLOSED') continue;
          order.deliver(each.line + 1, kilos((each.grams / 1000).toFixed(3)), each.last);
          dispatched.push({ line: each.line, grams: each.grams, last: each.last, undone: false });
        } else if (each.do === 'undo') {
          const one = dispatched.filter(({ undone }) => !undone)[each.which];
          if (!one) continue;
          order.undoDelivery(one.line + 1, kilos((one.grams / 1000).toFixed(3)), one.last);
          one.undone = true;
        } else if (order.state.status === 'CONFIRMED' && tell(each.line).status === 'OPEN') {
          order.cancel('why', [each.line + 1]);
          cancelled[each.line] = true;
        }
      }
      const told = [0, 1, 2].map(tell);
      const isOpen = told.some(({ status }) => status === 'OPEN');
      const expected = isOpen ? 'CONFIRMED' : told.some(({ sum }) => sum > 0) ? 'COMPLETED' : 'CANCELLED';
      const { lines, tolerancePercent, status } = order.state;
      const found = lines.map((line) => ({
        sum: Math.round(Number(line.delivered) * 1000),
        status: lineStatus(line, tolerancePercent),
        open: Math.round(Number(openBase(line, tolerancePercent).toText()) * 1000),
      }));
      if (JSON.stringify([found, status]) !== JSON.stringify([told, expected])) {
        throw new Error(JSON.stringify({ found, status, told, expected }));
      }
    }),
    { numRuns: 300 },
  );
  t.pass();
});

test('orderMachine allows only the listed transitions, and refuses all others', async (t) => {
  t.same(orderMachine.statuses, ['DRAFT', 'CONFIRMED', 'COMPLETED', 'CANCELLED']);
  const allowed = {
    ...{ 'DRAFT confirm': 'CONFIRMED', 'DRAFT cancel': 'CANCELLED' },
    ...{ 'CONFIRMED cancel': 'CANCELLED', 'CONFIRMED complete': 'COMPLETED' },
    ...{ 'COMPLETED reopen': 'CONFIRMED', 'CANCELLED reopen': 'CONFIRMED' },
  };
  const done = orderMachine.statuses.flatMap((from) =>
    (['confirm', 'cancel', 'complete', 'reopen'] as const).flatMap((verb) => {
      const move = () => orderMachine.move(from, verb);
      const code = refused(() => void move());
      if (code === 'fine') return [[`${from} ${verb}`, move()]];
      t.equal(code, 'INVALID_STATUS_TRANSITION', `${from} ${verb}`);
      return [];
    }),
  );
  t.same(Object.fromEntries(done), allowed);
});

test('an order without lines is CANCELLED; a draft is not deliverable, a confirmed order is', async (t) => {
  t.equal(orderStatus([], false), 'CANCELLED');
  t.equal(
    refused(() => draft().checkDeliverable()),
    'INVALID_STATUS_TRANSITION',
  );
  t.equal(
    refused(() => confirm(draft()).checkDeliverable()),
    'fine',
  );
});
