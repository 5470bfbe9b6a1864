import fc from 'fast-check';
import { test } from 'tap';
import { addDays, dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { availabilityOf, neededOf } from '../../src/sales/availability/availability.ts';
import { type LineToPick, type PickableBatch, pickingOf } from '../../src/sales/availability/picking.ts';

const DAY = dateOf('2026-11-23');
const batch = (
  id: string,
  daysLeft: number,
  quantityBase: string,
  more: Partial<PickableBatch> = {},
): PickableBatch => ({
  ...{ id, articleId: 'hack', unit: 'KG', lotNumber: `L-${id}`, expiryDate: addDays(DAY, daysLeft) },
  ...{ receivedAt: new Date(0), quantityBase, ...more },
});
const line = (needed: string, remainingDays: number | null = null): LineToPick => ({
  ...{ articleId: 'hack', unit: 'KG', needed: Decimal.of(needed), remainingDays },
});
const order = (id: string, requested: number, confirmed: number, ...lines: LineToPick[]) => ({
  ...{ id, requestedDate: addDays(DAY, requested), confirmedAt: new Date(confirmed), lines },
});
const shown = (...given: Parameters<typeof pickingOf<LineToPick, ReturnType<typeof order>, PickableBatch>>) =>
  [...pickingOf(...given)].map(({ order: { id }, lines }) =>
    [
      id,
      ...lines.map(({ picks, missing, tooShort }) =>
        [...picks.map(({ from, base }) => `${from.id} ${base}`), `-${missing}`, ...tooShort].join(' '),
      ),
    ].join(': '),
  );

test('pickingOf serves orders by requested date, confirmation and id, and proposes no goods twice', async (t) => {
  const batches = [batch('b', 2, '3'), batch('a', 1, '2')];
  const orders = [
    order('3', 0, 9, line('1')),
    order('2', 0, 5, line('1.5'), line('1')),
    order('1', 0, 5, line('1')),
    order('0', 1, 0, line('5')),
  ];
  t.same(shown(orders, batches, DAY), ['1: a 1 -0', '2: a 1 b 0.5 -0: b 1 -0', '3: b 1 -0', '0: b 0.5 -4.5']);
});

test('batches with too few remaining days are named, not proposed; 0 and null exclude none', async (t) => {
  const batches = [batch('today', 0, '1'), batch('soon', 4, '1'), batch('late', 5, '1')];
  const one = (remainingDays: number | null) => shown([order('o', 0, 0, line('3', remainingDays))], batches, DAY);
  t.same(one(5), ['o: late 1 -2 L-today L-soon'], 'its last day counts');
  t.same(one(0), ['o: today 1 soon 1 late 1 -0']);
  t.same(one(null), ['o: today 1 soon 1 late 1 -0']);
  t.same(
    shown(
      [order('o', 0, 0, line('1'))],
      [batch('x', 9, '1', { unit: 'PIECE' }), batch('y', 9, '1', { articleId: 'z' })],
      DAY,
    ),
    ['o: -1'],
  );
});

test('a batch that is too short for a customer is named also if earlier lines take all of it', async (t) => {
  const batches = [batch('soon', 1, '2'), batch('late', 9, '2')];
  const orders = [order('1', 0, 0, line('2')), order('2', 0, 1, line('1', 5), line('1', 10))];
  t.same(shown(orders, batches, DAY), ['1: soon 2 -0', '2: late 1 -0 L-soon: -1 L-soon L-late']);
});

test('a line names at most 500 batches that are too short, the earliest first', async (t) => {
  const batches = Array.from({ length: 600 }, (_, at) => batch(String(at), 600 - at, '1'));
  const [one] = [...pickingOf([order('1', 0, 0, line('1', 1000), line('1', 1000))], batches, DAY)];
  const [first, second] = one?.lines ?? [];
  t.same([first?.tooShort.length, first?.tooShort[0], first?.tooShort[499]], [500, 'L-599', 'L-100']);
  t.equal(first?.tooShort, second?.tooShort, 'lines share the list');
});

test('many lines use up many batches, one after another', async (t) => {
  const COUNT = 20_000;
  const batches = Array.from({ length: COUNT }, (_, at) => batch(String(at).padStart(6, '0'), 9, '1'));
  const orders = Array.from({ length: COUNT / 200 }, (_, at) =>
    order(String(at).padStart(6, '0'), 0, 0, ...Array.from({ length: 200 }, () => line('1'))),
  );
  const taken = [...pickingOf(orders, batches, DAY)].flatMap(({ lines }) =>
    lines.map(({ picks }) => picks[0]?.from.id),
  );
  t.same(
    taken,
    batches.map(({ id }) => id),
  );
});

test('pickingOf matches an oracle that picks single grams, first expired first out', async (t) => {
  const anyLine = fc.record({ needed: fc.integer({ min: 1, max: 9 }), days: fc.option(fc.nat(4)) });
  const anyBatch = fc.record({ daysLeft: fc.nat(5), grams: fc.nat(9) });
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, fc.array(anyBatch, { maxLength: 6 }), (wanted, stock) => {
      const batches = stock.map(({ daysLeft, grams }, at) => batch(String(at), daysLeft, String(grams)));
      const made = [order('o', 0, 0, ...wanted.map(({ needed, days }) => line(String(needed), days)))];
      const [{ lines: found = [] } = {}] = [...pickingOf(made, batches, DAY)];
      const left = stock.map(({ grams }) => grams);
      const expected = wanted.map(({ needed, days }) => {
        const picks = new Map<string, number>();
        let missing = 0;
        for (let gram = 0; gram < needed; gram++) {
          const best = stock
            .map(({ daysLeft }, at) => ({ at, daysLeft }))
            .filter(({ at, daysLeft }) => (left[at] ?? 0) > 0 && (days === null || daysLeft >= days))
            .sort((a, b) => a.daysLeft - b.daysLeft || a.at - b.at)[0];
          if (!best) missing++;
          else {
            left[best.at] = (left[best.at] ?? 0) - 1;
            picks.set(String(best.at), (picks.get(String(best.at)) ?? 0) + 1);
          }
        }
        return { picks: [...picks], missing };
      });
      const told = found.map(({ picks, missing }) => ({
        picks: picks.map(({ from, base }) => [from.id, Number(base.toText())]),
        missing: Number(missing.toText()),
      }));
      return JSON.stringify(told) === JSON.stringify(expected);
    }),
  );
  t.pass();
});

test('neededOf returns kilograms by weight or by the piece weight, else pieces', async (t) => {
  const needs = (kind: 'WEIGHT' | 'PIECES', pieceKg: string | null) => {
    const { unit, amount } = neededOf(kind, Decimal.of('4'), pieceKg);
    return `${amount} ${unit}`;
  };
  t.same([needs('WEIGHT', '0.25'), needs('PIECES', '0.25'), needs('PIECES', null)], ['4 KG', '1 KG', '4 PIECE']);
});

test('availabilityOf returns free as usable plus planned minus ordered, and drafts do not reduce it', async (t) => {
  const fact = (column: 'usable' | 'planned' | 'ordered' | 'drafted', amount: string, articleId = 'hack') => ({
    ...{ articleId, unit: 'KG' as const, column, amount },
  });
  const facts = [
    fact('usable', '3'),
    fact('usable', '2.5'),
    fact('planned', '1'),
    fact('ordered', '7'),
    fact('drafted', '9'),
    fact('usable', '0', 'zero'),
  ];
  t.same(
    availabilityOf(facts).map(({ articleId, usable, planned, ordered, drafted, free }) => [
      articleId,
      ...[usable, planned, ordered, drafted, free].map(String),
    ]),
    [['hack', '5.5', '1', '7', '9', '-0.5']],
  );
});
