import fc from 'fast-check';
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
    scaleSteps: { below1Kg: 1, from1Kg: 5 },
    language: 'de',
    logo: null,
    numberPrefixes: { order: 'O', delivery: 'D', receipt: 'G', batch: 'P', count: 'I', recall: 'R' },
    invoicing: {
      ...{ vatId: '', taxNumber: '', register: '', contactPerson: '', accountHolder: '', exemptionReason: '' },
      ...{ iban: '', bic: '', prefix: 'RE', dueDays: 14, note: '' },
    },
    datev: null,
    sensorRetentionMonths: 24,
    labelSizes: [],
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

test('a weight pattern has digits, P, W or E, V, and C at the end, and perhaps the unit of the weight', async (t) => {
  const { ask, refusal } = withCore();
  const right = [
    ['28PPPPPWWWWWC', '02PPPPWWWWWWC', '290PPPWWWWWWC', '20PPPPPPWWWWC'],
    ['23PPPPPVWWWWC', '22PPPPEEEEEEC', '40WWWWWPPPPPC', '21VVEEEEPPPVC', '10PWWWWWWWWWC', '99PPPPPPPPPEC'],
    ['28PPPPPWWWWWC@10g', '29WWWWVVPPPPC@100g'],
    ['2223456789PWC'],
    [],
  ];
  for (const weightPatterns of right) {
    t.strictSame((await ask(updateSettings, { weightPatterns })).weightPatterns, weightPatterns);
  }
  const wrong = [
    ...['', '28PPPPPWWWWW', '28PPPPPWWWWWCC', '28PPPPPPWWWWWC', '28PPPPPWWWWWW', '28PPPPPWWWWC0', '28pppppwwwwwc', 5],
    ...['2PPPPPPWWWWWC', 'PPPPPP28WWWWC', '28PPPPP0WWWWC', '28PPPPPPPPPPC', '28WWWWWWWWWWC', '28EEEEEEEEEEC'],
    ...['28PPPWWEEEEEC', '28PPWWWPPWWWC', '28PPPWWPWWWWC', '28PPPWWVWWWWC', '28PPPPVPWWWWC', '28PPPPPEEVEEC'],
    ...['28PPPPPEEEEEC@10g', '28PPPPPWWWWWC@1g', '28PPPPPWWWWWC@10G', '28PPPPPWWWWWC@1000g', '28PPPPPWWWWWC@'],
    ...['28PPPPCWWWWWC', '28PPPPPWWWWWC ', '２８PPPPPWWWWWC', '28PPPPPXWWWWC'],
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

test('two weight patterns that can read the same barcode are a fault at the later one', async (t) => {
  const { ask, refusal } = withCore();
  const faults = async (...weightPatterns: string[]) =>
    (await refusal(updateSettings, { weightPatterns })).faults?.map(({ field, message }) => `${field} ${message}`);
  t.strictSame(await faults('28PPPPPWWWWWC', '28PPPPPWWWWWC'), [
    'weightPatterns[1] can read the same barcodes as 28PPPPPWWWWWC',
  ]);
  t.match(await faults('28PPPPPWWWWWC', '280PPPWWWWWWC'), [/^weightPatterns\[1\]/]);
  t.match(await faults('280PPPWWWWWWC', '22PPPPEEEEEEC', '28EEEEEEPPPPC'), [/^weightPatterns\[2\] .* 280PPPWWWWWWC/]);
  t.match(await faults('28PPPPPWWWWWC', '28PPPPPWWWWWC@10g'), [/^weightPatterns\[1\]/]);
  t.match(await faults('wrong', '28PPPPPWWWWWC', '28PPPPPWWWWWC'), [/^weightPatterns\[0\]/, /^weightPatterns\[2\]/]);
  const apart = ['280PPPWWWWWWC', '281PPPPPWWWWC', '29PPPPPWWWWWC', '02PPPPPWWWWWC'];
  t.strictSame((await ask(updateSettings, { weightPatterns: apart })).weightPatterns, apart);
});

/** Returns all barcodes that a pattern reads, of an alphabet of the digits 0 and 1, without the check digit. */
const readBy = (pattern: string): ReadonlySet<string> => {
  const begin = /^\d*/.exec(pattern)?.[0] ?? '';
  const rest = 12 - begin.length;
  return new Set(Array.from({ length: 2 ** rest }, (_, at) => begin + at.toString(2).padStart(rest, '0')));
};

test('two weight patterns are refused exactly if a barcode exists that both read', async (t) => {
  const { ask, refused } = withCore();
  const pattern = fc
    .tuple(fc.stringMatching(/^[01]{2,5}$/), fc.nat(), fc.constantFrom('PW', 'WP', 'PE', 'EP'))
    .map(([begin, split, [first = '', second = '']]) => {
      const rest = 12 - begin.length;
      const before = 1 + (split % (rest - 1));
      return `${begin}${first.repeat(before)}${second.repeat(rest - before)}C`;
    });
  await fc.assert(
    fc.asyncProperty(pattern, pattern, async (one, other) => {
      const both = !readBy(one).isDisjointFrom(readBy(other));
      const update = { weightPatterns: [one, other] };
      if (both) t.equal(await refused(updateSettings, update), 'VALIDATION_ERROR', `${one} ${other}`);
      else await ask(updateSettings, update);
    }),
    { numRuns: 300 },
  );
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
  for (const wrong of [12, 121, 13.5, '24'])
    t.same(await faults({ sensorRetentionMonths: wrong }), ['sensorRetentionMonths'], String(wrong));
  t.equal((await ask(updateSettings, { sensorRetentionMonths: 13 })).sensorRetentionMonths, 13);
  t.equal((await ask(updateSettings, { sensorRetentionMonths: null })).sensorRetentionMonths, 13);
  const day = { date: '2026-12-24' };
  t.same(await faults({ closedDays: [day, day] }), ['closedDays[1].date']);
  const closed = await ask(updateSettings, { closedDays: [day], closedWeekdays: [1], deliveryTolerancePercent: 0 });
  t.same(closed.closedDays, [{ date: '2026-12-24', note: '' }]);
  t.same([closed.closedWeekdays, closed.deliveryTolerancePercent], [[1], '0']);
  t.equal(closed.vatRates.length, 3, 'what is not given stays');
});

test('updateSettings replaces the sizes of labels, and refuses names of other sizes and pages no printer has', async (t) => {
  const { ask, refusal } = withCore();
  const size = (name: string, widthMm = 58, heightMm = 40) => ({ name, widthMm, heightMm });
  const sizes = [size('Schmal', 25, 300), size('Breit', 300, 25)];
  t.strictSame((await ask(updateSettings, { labelSizes: sizes })).labelSizes, sizes);
  t.strictSame((await ask(updateSettings, { labelSizes: [size('Rund')] })).labelSizes, [size('Rund')]);
  t.strictSame((await ask(updateSettings, { labelSizes: null })).labelSizes, [size('Rund')]);
  t.strictSame((await ask(updateSettings, { labelSizes: [] })).labelSizes, []);
  const faults = async (...labelSizes: object[]) =>
    (await refusal(updateSettings, { labelSizes })).faults?.map(({ field }) => field);
  t.same(await faults(size('M'), size('l')), ['labelSizes[0].name', 'labelSizes[1].name'], 'reserved');
  t.same(await faults(size('Schmal'), size('SCHMAL')), ['labelSizes[1].name'], 'twice');
  t.same(await faults({ name: '' }), ['labelSizes[0].name', 'labelSizes[0].widthMm', 'labelSizes[0].heightMm']);
  t.same(await faults(size('a', 24, 301)), ['labelSizes[0].widthMm', 'labelSizes[0].heightMm']);
  t.same(await faults(size('x'.repeat(51))), ['labelSizes[0].name']);
  t.same(await faults(...Array.from({ length: 21 }, (_, at) => size(`${at}`))), ['labelSizes']);
});
