import { test } from 'tap';
import {
  afterBooking,
  afterConsuming,
  afterTicks,
  type Component,
  firstAmount,
  inputWithSkipped,
  offerOf,
  plannedKg,
  shareOf,
  yieldOf,
} from '../../src/production/batch/open-amounts.ts';

const batch = { amount: '42.5', unit: 'KG' };

test('offerOf proposes the open amount as the scale shows it, at most the amount of the stock batch', (t) => {
  t.match(offerOf(batch, { open: '16.842106', uom: 'KG' }), { unit: 'KG', amount: '16.84', all: '42.5' });
  t.match(offerOf(batch, { open: '378.947', uom: 'G' }), { unit: 'G', amount: '379' });
  const steps = { below1Kg: 10, from1Kg: 50 };
  t.match(offerOf(batch, { open: '16.842106', uom: 'KG' }, undefined, steps), { amount: '16.85' });
  t.match(offerOf({ amount: '0.3789', unit: 'KG' }, { open: '378.947', uom: 'G' }), { amount: '378.9' }, 'all of it');
  t.match(offerOf(batch, { open: '60', uom: 'KG' }), { amount: '42.5' });
  t.match(offerOf(batch, { open: '0', uom: 'KG' }), { amount: '42.5' }, 'nothing is open: all of it');
  t.match(offerOf(batch, undefined), { unit: 'KG', amount: '42.5', onLabel: undefined });
  t.end();
});

test('offerOf proposes the amount in the unit of the recipe, if it can be converted', (t) => {
  t.match(offerOf(batch, { open: '500', uom: 'G' }), { unit: 'G', amount: '500', all: '42500' });
  t.match(offerOf({ amount: '3', unit: 'PIECE' }, { open: '500', uom: 'G' }), { unit: 'PIECE', amount: '3' });
  t.end();
});

test('offerOf prefers the weight on the label to the open amount, at most the amount of the stock batch', (t) => {
  t.match(offerOf(batch, { open: '10', uom: 'KG' }, '12.34'), { amount: '12.34', onLabel: '12.34' });
  t.match(offerOf(batch, { open: '10', uom: 'G' }, '0.5'), { unit: 'G', amount: '500', onLabel: '500' });
  t.match(offerOf(batch, undefined, '50'), { amount: '42.5' });
  t.match(offerOf({ amount: '3', unit: 'PIECE' }, undefined, '0.5'), { amount: '3', onLabel: undefined });
  t.end();
});

test('shareOf returns the consumed percentage of a component, and yieldOf the produced percentage of the plan', (t) => {
  t.equal(shareOf({ quantity: '40', consumed: '10' }), 25);
  t.equal(shareOf({ quantity: '40', consumed: '60' }), 150);
  const plan = { amount: '80', unit: 'kg' };
  t.equal(yieldOf([{ amount: '27.5', unit: 'KG' }], plan), '34.38');
  t.equal(
    yieldOf(
      [
        { amount: '20', unit: 'KG' },
        { amount: '500', unit: 'G' },
        { amount: '', unit: 'KG' },
      ],
      plan,
    ),
    '25.63',
  );
  t.equal(yieldOf([{ amount: '3', unit: 'PIECE' }], plan), '0');
  t.end();
});

test('queued inputs change the consumed, the open and the proposed amounts of a component', (t) => {
  const pick = (stockBatchId: string, quantity: string) => ({ stockBatchId, quantity, lotNumber: stockBatchId });
  const beef = { articleId: 'beef', uom: 'KG', quantity: '20', consumed: '5', open: '15' };
  const fat = { articleId: 'fat', uom: 'KG', quantity: '4', consumed: '0', open: '4', picks: [pick('B3', '4')] };
  const components = [{ ...beef, picks: [pick('B1', '10'), pick('B2', '5')] }, fat] as unknown as Component[];
  const put = (stockBatchId: string, quantityAmount: string, articleId: string, insteadOf = '') => ({
    ...{ booking: 'consume' as const, of: { id: 'P1' }, articleId },
    body: { inputs: [{ stockBatchId, quantityAmount, quantityUnit: 'KG', insteadOf }] },
  });
  const entries = [put('B1', '10', 'beef'), put('B2', '2', 'beef'), put('B9', '1', 'beef', 'fat')];
  const [first, second] = afterConsuming(components, entries, 'P1');
  t.match(first, { consumed: '17', open: '3', isWaiting: true });
  t.same(first?.picks, [pick('B2', '3')], 'a lot that is used up is not proposed again');
  t.match(second, { consumed: '1', open: '3', isWaiting: true }, 'in the place of another article');
  t.match(afterConsuming(components, entries, 'P2')[0], { consumed: '5', open: '15', isWaiting: false });
  t.end();
});

test('inputWithSkipped adds the planned mass of skipped components', (t) => {
  const component = (articleId: string, quantity: string, uom: string) => ({ articleId, quantity, uom });
  const components = [component('meat', '20', 'KG'), component('ice', '4500', 'G'), component('water', '1', 'L')];
  const skipped = [{ articleId: 'ice' }, { articleId: 'water' }];
  t.equal(inputWithSkipped({ massBalance: { input: '20.6' }, components, skipped }).toText(), '25.1');
  t.equal(inputWithSkipped({ massBalance: { input: '20.6' }, components, skipped: [] }).toText(), '20.6');
  t.equal(plannedKg(components).toText(), '24.5');
  t.end();
});

test('firstAmount fills in an amount only for goods that need no attention and are in the recipe', (t) => {
  const component = { open: '10', uom: 'KG' };
  const offer = offerOf(batch, component);
  t.equal(firstAmount(offer, { status: 'AVAILABLE' }, component), '10');
  t.equal(firstAmount(offer, { status: 'EXPIRING_SOON' }, component), '');
  t.equal(firstAmount(offer, { status: 'BLOCKED' }, component), '');
  t.equal(firstAmount(offer, { status: 'AVAILABLE' }, undefined), '');
  t.end();
});

test('queued returns reduce the consumed amount and their row, and open the amount that is needed again', (t) => {
  const back = (quantityAmount: string) =>
    ({
      booking: 'giveBack',
      of: { id: 'P1' },
      articleId: 'beef',
      body: { inputs: [{ stockBatchId: 'B1', quantityAmount, quantityUnit: 'KG' }] },
    }) as const;
  const beef = { articleId: 'beef', uom: 'KG', quantity: '20', consumed: '22', open: '0', picks: [] };
  const given = [beef as unknown as Component];
  t.match(afterConsuming(given, [back('5')], 'P1'), [{ consumed: '17', open: '3', isWaiting: true }]);
  t.match(afterConsuming(given, [back('5')], 'P2'), [{ consumed: '22', open: '0', isWaiting: false }]);
  const execution = {
    batch: { id: 'P1' },
    components: [{ articleId: 'beef', uom: 'KG', consumed: '22', deviation: '2' }],
    inputs: [{ stockBatchId: 'B1', quantity: '22', unit: 'KG' }],
    steps: [],
    massBalance: { input: '22' },
  } as unknown as Parameters<typeof afterBooking>[0];
  t.match(afterBooking(execution, [back('5')]), {
    components: [{ consumed: '17', deviation: '-3' }],
    inputs: [{ quantity: '17', isWaiting: true }],
    massBalance: { input: '17' },
  });
  t.match(afterBooking(execution, []), {
    inputs: [{ quantity: '22', isWaiting: false }],
    massBalance: { input: '22' },
  });
  t.end();
});

test('queued ticks are steps that wait, and queued unticks remove steps', (t) => {
  const execution = {
    batch: { id: 'P1' },
    steps: [
      { stepNumber: 1, description: 'Füllen', temperature: null, doneBy: 'anna', doneAt: '2026-11-23T10:00:00Z' },
      { stepNumber: 2, description: 'Brühen', temperature: 70, doneBy: 'anna', doneAt: '2026-11-23T10:00:00Z' },
    ],
  } as unknown as Parameters<typeof afterTicks>[0];
  const tick = (id: string, stepNumber: string, body: object) => ({
    booking: 'tick' as const,
    of: { id, stepNumber },
    body,
  });
  const entries = [
    tick('P1', '1', { done: false }),
    tick('P1', '2', { temperature: 72.5 }),
    tick('P1', '3', { done: true }),
    tick('P2', '4', {}),
  ];
  t.match(afterTicks(execution, entries), [
    { stepNumber: 2, temperature: 72.5, isWaiting: true },
    { stepNumber: 3, temperature: null, isWaiting: true },
  ]);
  t.equal(afterTicks(execution, entries).length, 2);
  t.match(afterTicks(execution, []), [{ isWaiting: false }, { isWaiting: false }]);
  t.end();
});
