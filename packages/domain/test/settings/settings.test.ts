import { test } from 'tap';
import { getSettings, settingsIn, updateSettings } from '../../src/settings/index.ts';
import { aCaller, withCore } from '../with-core.ts';

const NOBODY = {
  ...{ name: '', street: '', houseNumber: '', postalCode: '', city: '', country: '' },
  ...{ phone: '', email: '', approvalNumber: '' },
};

test('getSettings returns the defaults until they are changed', async (t) => {
  const { ask } = withCore();
  t.strictSame(await ask(getSettings, {}), {
    operator: NOBODY,
    supplierCertificates: 'WARN',
    cuttingTolerancePercent: '1',
    weightPatterns: ['28PPPPPWWWWWC'],
    vatRates: [
      { vatClass: 'STANDARD', validFrom: '2021-01-01', rate: '19' },
      { vatClass: 'REDUCED', validFrom: '2021-01-01', rate: '7' },
    ],
    deliveryTolerancePercent: '10',
    closedWeekdays: [7],
    closedDays: [],
  });
});

test('updateSettings changes the given members and keeps the others, also of the operator', async (t) => {
  const { ask } = withCore();
  await ask(updateSettings, { operator: { name: 'Metzgerei Muster', city: 'Ansbach' }, cuttingTolerancePercent: 0.5 });
  const changed = await ask(updateSettings, {
    operator: { city: '', approvalNumber: ' DE BY 12345 EG ', phone: null },
    supplierCertificates: 'REFUSE',
  });
  t.strictSame(changed.operator, { ...NOBODY, name: 'Metzgerei Muster', approvalNumber: 'DE BY 12345 EG' });
  t.equal(changed.supplierCertificates, 'REFUSE');
  t.equal(changed.cuttingTolerancePercent, '0.5');
  t.strictSame(await ask(getSettings, {}), changed);
});

test('settingsIn returns the current settings in a unit of work', async (t) => {
  const { ask, ports } = withCore();
  const inUnit = () => ports.transactions.run({ now: ports.clock.now() }, settingsIn);
  t.equal((await inUnit()).cuttingTolerancePercent, '1');
  await ask(updateSettings, { cuttingTolerancePercent: 10 });
  t.equal((await inUnit()).cuttingTolerancePercent, '10');
});

test('updateSettings reports all faults at once', async (t) => {
  const { refusal } = withCore();
  const faultsOf = async (input: object) => (await refusal(updateSettings, input)).faults?.map(({ field }) => field);
  t.strictSame(
    await faultsOf({
      operator: { name: 'x'.repeat(201), phone: 5 },
      supplierCertificates: 'warn',
      cuttingTolerancePercent: 10.000001,
      weightPatterns: ['28PPPPPWWWWWC', '28PPPPWWWWWC'],
    }),
    ['operator.name', 'operator.phone', 'supplierCertificates', 'cuttingTolerancePercent', 'weightPatterns[1]'],
  );
  for (const wrong of [-0.1, '1', Number.NaN, 1.0000001]) {
    t.strictSame(await faultsOf({ cuttingTolerancePercent: wrong }), ['cuttingTolerancePercent'], String(wrong));
  }
});

test('a weight pattern has 13 places: a prefix for shops, the PLU, the weight and the check digit', async (t) => {
  const { ask, refusal } = withCore();
  const right = ['28PPPPPWWWWWC', '02PPPPWWWWWWC', '290PPPWWWWWWC', '20PPPPPPWWWWC'];
  t.strictSame((await ask(updateSettings, { weightPatterns: [...right, right[0]] })).weightPatterns, right);
  t.strictSame((await ask(updateSettings, { weightPatterns: [] })).weightPatterns, [], 'the scales print none');
  const wrong = [
    '',
    '40PPPPPWWWWWC',
    '28PPPPPWWWWWW',
    '28WWWWWPPPPPC',
    '28PPPPPWWWWW',
    '28PPPPPPPWWWC',
    '28pppppwwwwwc',
    5,
  ];
  for (const pattern of wrong) {
    const { faults } = await refusal(updateSettings, { weightPatterns: [pattern] });
    t.strictSame(
      faults?.map(({ field }) => field),
      ['weightPatterns[0]'],
      String(pattern),
    );
  }
});

test('a caller who may read the settings may not change them', async (t) => {
  const { ask, refused } = withCore();
  const caller = aCaller(['SYSTEM_SETTINGS_READ']);
  await ask(getSettings, {}, { caller });
  t.equal(await refused(updateSettings, {}, { caller }), 'ACCESS_DENIED');
  t.equal(await refused(getSettings, {}, { caller: aCaller(['STOCK_READ']) }), 'ACCESS_DENIED');
});

test('updateSettings refuses VAT rates, tolerances and closed days outside their bounds', async (t) => {
  const { ask, refusal } = withCore();
  const faults = async (input: object) => (await refusal(updateSettings, input)).faults?.map(({ field }) => field);
  const rates = (...given: [string, string, number][]) => ({
    vatRates: given.map(([vatClass, validFrom, rate]) => ({ vatClass, validFrom, rate })),
  });
  const standard: [string, string, number] = ['STANDARD', '2021-01-01', 19];
  const reduced: [string, string, number] = ['REDUCED', '2021-01-01', 7];
  const changed = await ask(updateSettings, { ...rates(standard, reduced, ['REDUCED', '2099-01-01', 8.25]) });
  t.same(changed.vatRates[2], { vatClass: 'REDUCED', validFrom: '2099-01-01', rate: '8.25' });
  t.same(await faults(rates(standard)), ['vatRates'], 'a class without an entry');
  t.same(await faults(rates(standard, ['REDUCED', '2099-01-01', 7])), ['vatRates'], 'none that holds today');
  t.same(await faults(rates(standard, reduced, reduced)), ['vatRates'], 'a day twice');
  t.same(await faults(rates(standard, ['EXEMPT', '2021-01-01', 0])), ['vatRates[1].vatClass']);
  t.same(await faults(rates(standard, ['REDUCED', '2021-01-01', 7.125])), ['vatRates[1].rate']);
  t.same(await faults(rates(standard, ['REDUCED', '2021-01-01', 100.01])), ['vatRates[1].rate']);
  t.same(await faults({ deliveryTolerancePercent: 50.1 }), ['deliveryTolerancePercent']);
  t.same(await faults({ closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }), ['closedWeekdays'], 'a shop that never opens');
  t.same(await faults({ closedWeekdays: [0] }), ['closedWeekdays[0]']);
  t.same(await faults({ closedWeekdays: [7, 1, 7] }), ['closedWeekdays[2]'], 'each weekday once');
  const day = { date: '2026-12-24' };
  t.same(await faults({ closedDays: [day, day] }), ['closedDays[1].date']);
  const closed = await ask(updateSettings, { closedDays: [day], closedWeekdays: [1], deliveryTolerancePercent: 0 });
  t.same(closed.closedDays, [{ date: '2026-12-24', note: '' }]);
  t.same([closed.closedWeekdays, closed.deliveryTolerancePercent], [[1], '0']);
  t.equal(closed.vatRates.length, 3, 'what is not given stays');
});
