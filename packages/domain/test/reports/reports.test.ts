/** The reports of a small shop, by hand. Random histories are in `@cleaver/testing`. */
import { test } from 'tap';
import { writeOffGoods } from '../../src/inventory/index.ts';
import { Message, type out, type Refusal } from '../../src/kernel/index.ts';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { createProductCategory, updateArticle } from '../../src/masterdata/index.ts';
import { salesReport, stockReport, vatPeriods, writeOffReport, yieldReport } from '../../src/reports/index.ts';
import { returnDelivery } from '../../src/sales/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { counter, sent } from '../sales/counter.ts';
import { aCaller } from '../with-core.ts';

const PERIOD = { from: '2026-01-01', to: '2026-01-31' };

/** Returns the JSON of a report. */
const json = <A extends object>(answer: A | out.FileTable): A => answer as A;

test('sales are net, less returns and undone lines, and count lines without a price', async (t) => {
  const { customer, article, goods, elsewhere, deliver, undo, ask } = counter();
  // 10.70 EUR per KG with 7 % VAT: 10 EUR net, for a person 10.70 EUR gross.
  const { id: articleId, name } = await article();
  const { id: unpricedId } = await article({ vatClass: null });
  const [batch, unpriced] = [await goods(articleId), await goods(unpricedId)];
  const [firm, person] = [await customer(), await customer({ type: 'B2C' })];
  const first = await deliver(firm.id, [sent(batch, '2.345'), sent(unpriced, '1')]);
  await deliver(person.id, [sent(batch, '0.333')], { dispatchDate: '2026-01-04' });
  const undone = await deliver(person.id, [sent(batch, '50')]);
  await undo(undone.id);
  const back = { line: 1, stockId: await elsewhere(articleId), quantityAmount: '345', quantityUnit: 'G' };
  await ask(returnDelivery, { id: first.id, lines: [back], reason: 'Zu viel' });

  const byDay = json(await ask(salesReport, PERIOD));
  t.same(byDay, {
    by: 'DAY',
    ...PERIOD,
    rows: [
      // 0.333 × 10.70 = 3.5631, rounded 3.56; ÷ 1.07 = 3.327…, rounded 3.33.
      { key: '2026-01-04', name: '2026-01-04', deliveries: 1, kg: '0.333', pieces: '0', net: '3.33', unpriced: 0 },
      { key: '2026-01-05', name: '2026-01-05', deliveries: 1, kg: '3', pieces: '0', net: '20.00', unpriced: 1 },
    ],
    total: { deliveries: 2, kg: '3.333', pieces: '0', net: '23.33', unpriced: 1 },
  });
  const byCustomer = json(await ask(salesReport, { ...PERIOD, by: 'CUSTOMER' }));
  t.same(
    byCustomer.rows.map(({ key, net }) => [key, net]),
    [
      [firm.id, '20.00'],
      [person.id, '3.33'],
    ],
    'the largest first',
  );
  const byArticle = json(await ask(salesReport, { ...PERIOD, by: 'ARTICLE' }));
  t.match(byArticle, {
    rows: [
      { key: articleId, name, deliveries: 2 },
      { key: unpricedId, deliveries: 1, net: null, unpriced: 1 },
    ],
    total: { deliveries: 2 },
  });
  t.same(json(await ask(salesReport, { from: '2025-01-01', to: '2026-01-01' })), {
    ...{ by: 'DAY', from: '2025-01-01', to: '2026-01-01', rows: [] },
    total: { deliveries: 0, kg: '0', pieces: '0', net: null, unpriced: 0 },
  });
});

test('gross lines are made net by the rate of the dispatch date, and by the class that the article has now', async (t) => {
  const { customer, article, goods, deliver, ask } = counter();
  const { id: articleId } = await article();
  const batch = await goods(articleId);
  const { id } = await customer({ type: 'B2C' });
  const rates = [
    { vatClass: 'STANDARD', validFrom: '2021-01-01', rate: 19 },
    { vatClass: 'REDUCED', validFrom: '2021-01-01', rate: 7 },
    { vatClass: 'REDUCED', validFrom: '2026-01-03', rate: 5.5 },
  ];
  await ask(updateSettings, { vatRates: rates });
  for (const dispatchDate of ['2026-01-02', '2026-01-03']) await deliver(id, [sent(batch, '10')], { dispatchDate });
  const nets = async () => json(await ask(salesReport, PERIOD)).rows.map(({ net }) => net);
  t.same(await nets(), ['100.00', '101.42']);
  const { id: categoryId } = await ask(createProductCategory, { name: 'Ohne Steuersatz' });
  await ask(updateArticle, { id: articleId, categoryId });
  t.same(await nets(), [null, null], 'without a class, the net amount is unknown');
});

test('vatPeriods has one rate of each class for each day', (t) => {
  const rates = [
    { vatClass: 'STANDARD', validFrom: dateOf('2021-01-01'), rate: '19' },
    { vatClass: 'REDUCED', validFrom: dateOf('2026-01-10'), rate: '5' },
    { vatClass: 'REDUCED', validFrom: dateOf('2021-01-01'), rate: '7' },
  ] as const;
  const periods = vatPeriods(rates, dateOf('2026-01-01'), dateOf('2026-01-31'));
  t.same(
    periods.map(({ vatClass, from, to, rate }) => [vatClass, from, to, rate].join(' ')),
    [
      'STANDARD 2026-01-01 2026-01-09 19',
      'STANDARD 2026-01-10 2026-01-31 19',
      'REDUCED 2026-01-01 2026-01-09 7',
      'REDUCED 2026-01-10 2026-01-31 5',
      'EXEMPT 2026-01-01 2026-01-09 0',
      'EXEMPT 2026-01-10 2026-01-31 0',
    ],
  );
  t.end();
});

test('write-offs count by the day of the shop, and reasons have words', async (t) => {
  const { article, goods, ask, ports } = counter();
  const batch = await goods((await article()).id);
  const off = (quantityAmount: string, reasonCode: string) =>
    ask(writeOffGoods, { lines: [{ ...sent(batch, quantityAmount), reasonCode }] });
  ports.clock.set('2026-01-05T22:59:59Z');
  await off('1', 'WASTE');
  // Midnight in Berlin.
  ports.clock.set('2026-01-05T23:00:00Z');
  await off('2', 'SAMPLE');
  await off('0.5', 'SAMPLE');
  t.match(json(await ask(writeOffReport, PERIOD)), {
    rows: [
      { key: '2026-01-05', name: '2026-01-05', rows: 1, kg: '1', pieces: '0' },
      { key: '2026-01-06', name: '2026-01-06', rows: 2, kg: '2.5', pieces: '0' },
    ],
    total: { rows: 3, kg: '3.5', pieces: '0' },
  });
  const { rows } = json(await ask(writeOffReport, { from: '2026-01-06', to: '2026-01-06', by: 'REASON' }));
  t.equal(rows.length, 1);
  t.match(rows[0], { key: 'SAMPLE', rows: 2, kg: '2.5' });
  t.ok(rows[0]?.name instanceof Message);
});

test('stock has its units in rows of their own, largest first', async (t) => {
  const { article, goods, ask, day } = counter();
  const tin = await article({ unit: 'PIECE_FIXED', priceModel: 'FIXED' });
  const meat = await article();
  await goods(tin.id, { quantityAmount: '1000', quantityUnit: 'PIECE' });
  await goods(meat.id, { expiryDate: day(7) });
  await goods(meat.id, { expiryDate: day(8), quantityAmount: '20' });
  await goods(meat.id, { expiryDate: day(-1), quantityAmount: '3' });
  const none = { blocked: '0', expired: '0' };
  t.same(json(await ask(stockReport, {})), {
    by: 'ARTICLE',
    rows: [
      { key: meat.id, name: meat.name, unit: 'KG', quantity: '123', ...none, expiringIn7Days: '100', expired: '3' },
      { key: tin.id, name: tin.name, unit: 'PIECE', quantity: '1000', ...none, expiringIn7Days: '0' },
    ],
    total: [
      { unit: 'KG', quantity: '123', ...none, expiringIn7Days: '100', expired: '3' },
      { unit: 'PIECE', quantity: '1000', ...none, expiringIn7Days: '0' },
    ],
  });
  const places = json(await ask(stockReport, { by: 'LOCATION' }));
  t.same(
    places.rows.map(({ quantity }) => quantity),
    ['100', '20', '3', '1000'],
  );
});

test('a period has both ends in their order and at most 366 days', async (t) => {
  const { refusal, ask } = counter();
  const faultOf = ({ faults = [] }: Refusal) =>
    faults.map(({ field, message }) => ({ field, message: String(message) }));
  const faults = async (input: object) => faultOf(await refusal(salesReport, input));
  t.match(await faults({ to: '2026-01-31' }), [{ field: 'from', message: /is required/ }]);
  t.match(await faults({ from: '2026-01-02', to: '2026-01-01' }), [
    { field: 'to', message: /must not be before from/ },
  ]);
  t.match(await faults({ from: '2024-01-01', to: '2025-01-01' }), [{ field: 'to', message: /at most 365 days/ }]);
  t.same(json(await ask(salesReport, { from: '2024-01-01', to: '2024-12-31' })).rows, [], '366 days');
  const ofYield = async (input: object) => faultOf(await refusal(yieldReport, { recipeId: 'r', ...input }));
  t.match(await ofYield({ from: '2026-01-01' }), [{ field: 'to', message: /is required with from/ }]);
  t.match(await ofYield({ to: '2026-01-01' }), [{ field: 'from', message: /is required with to/ }]);
  t.same(json(await ask(yieldReport, { recipeId: 'r' })), {
    ...{ recipeId: 'r', from: null, to: null, rows: [] },
    total: { batches: 0, input: '0', output: '0', yieldPercent: null },
  });
});

test('a report needs both permissions, before its form is read', async (t) => {
  const { refused, ask } = counter();
  for (const [report, second] of [
    [salesReport, 'ORDER_READ'],
    [writeOffReport, 'STOCK_READ'],
    [yieldReport, 'BATCH_READ'],
    [stockReport, 'STOCK_READ'],
  ] as const) {
    const code = (permissions: readonly ('REPORT_READ' | typeof second)[]) =>
      refused(report as typeof salesReport, { by: 'WRONG' }, { caller: aCaller(permissions) });
    t.equal(await code(['REPORT_READ']), 'ACCESS_DENIED', report.name);
    t.equal(await code([second]), 'ACCESS_DENIED', report.name);
    if (report !== yieldReport) t.equal(await code(['REPORT_READ', second]), 'VALIDATION_ERROR', report.name);
  }
  t.ok(await ask(stockReport, {}, { caller: aCaller(['REPORT_READ', 'STOCK_READ']) }));
});
