import { test } from 'tap';
import { judgedDrafts, needsAnswer, needsOf, shortagesOf } from '../../src/sales/index.ts';

const line = (articleId: string, quantityAmount: string, quantityUnit = 'KG') => ({
  ...{ articleId, quantityAmount, quantityUnit },
});
const none = () => null;
const free = (articleId: string, amount: string, unit: 'KG' | 'PIECE' = 'KG') => ({ articleId, unit, free: amount });

test('needsOf sums the lines of an article, and counts pieces with a weight in kilograms', async (t) => {
  const needs = needsOf(
    [line('a', '500', 'G'), line('a', '2'), line('b', '4', 'PIECE'), line('c', '3', 'PIECE')],
    (id) => (id === 'b' ? '0.25' : null),
  );
  t.same(
    needs.map(({ articleId, unit, amount }) => `${articleId} ${amount.toText()} ${unit}`),
    ['a 2.5 KG', 'b 1 KG', 'c 3 PIECE'],
  );
});

test('an order is short by what it needs beyond the free amount, also below zero and without a row', async (t) => {
  const short = (amount: string, left: string) => shortagesOf(needsOf([line('a', amount)], none), [free('a', left)]);
  t.same(short('5', '5'), []);
  t.same(short('5', '-1.5'), [{ articleId: 'a', unit: 'KG', needed: '5', free: '-1.5', missing: '6.5' }]);
  t.match(shortagesOf(needsOf([line('a', '2')], none), []), [{ free: '0', missing: '2' }]);
  t.match(shortagesOf(needsOf([line('a', '2')], none), [free('a', '9', 'PIECE')]), [{ unit: 'KG', missing: '2' }]);
});

test('a confirmed order is short only by what its change adds', async (t) => {
  const [held, rows] = [needsOf([line('a', '5')], none), [free('a', '-1')]];
  t.same(shortagesOf(needsOf([line('a', '5')], none), rows, held), [], 'the same amount');
  t.same(shortagesOf(needsOf([line('a', '4')], none), rows, held), [], 'a smaller amount');
  t.match(shortagesOf(needsOf([line('a', '7')], none), rows, held), [{ needed: '2', missing: '3' }]);
});

const draft = (id: string, lines: readonly object[], more: object = {}) => ({
  ...{ id, status: 'DRAFT', customerId: id, requestedDate: '2026-11-30', deliveryAddressLabel: '' },
  ...{ lines: lines as ReturnType<typeof line>[], ...more },
});

test('the drafts of a day are served one after another, and one that is short takes nothing from later ones', async (t) => {
  const orders = [draft('o1', [line('a', '3')]), draft('o2', [line('a', '3')]), draft('o3', [line('a', '2')])];
  const judged = judgedDrafts(orders, [free('a', '5')], none);
  t.same(
    judged.map((one) => `${one.order.id} ${needsAnswer(one)}`),
    ['o1 false', 'o2 true', 'o3 false'],
  );
  t.match(judged[1]?.shortages, [{ free: '2', missing: '1' }]);
});

test('both orders of a customer for a day need an answer, and only drafts are judged', async (t) => {
  const [first, second] = [draft('o1', [line('a', '1')]), draft('o2', [line('a', '1')], { customerId: 'o1' })];
  const both = judgedDrafts([first, second], [free('a', '9')], none);
  t.match(both, [{ seconds: [{ id: 'o2' }] }, { seconds: [{ id: 'o1' }] }]);
  const one = judgedDrafts([first, { ...second, status: 'CONFIRMED' }], [free('a', '9')], none);
  t.match(one, [{ order: { id: 'o1' }, seconds: [{ id: 'o2' }] }]);
  t.equal(one.length, 1);
  t.same([...both, ...one].map(needsAnswer), [true, true, true]);
});
