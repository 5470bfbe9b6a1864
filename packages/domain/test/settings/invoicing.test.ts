/** Tests the settings of invoicing and of the DATEV posting batch: bounds, merging and clearing. */
import { test } from 'tap';
import { getSettings, ibanInGroups, updateSettings } from '../../src/settings/index.ts';
import { withCore } from '../with-core.ts';

const DEFAULTS = {
  ...{ vatId: '', taxNumber: '', register: '', contactPerson: '', accountHolder: '', exemptionReason: '' },
  ...{ iban: '', bic: '', prefix: 'RE', dueDays: 14, note: '' },
};

const DATEV = {
  ...{ consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' },
  revenueAccounts: [
    { rate: 19, account: '8400' },
    { rate: 7, account: '8300' },
  ],
};

function withSettings() {
  const { ask, refusal } = withCore();
  const faultsOf = async (input: object) =>
    (await refusal(updateSettings, input)).faults?.map(({ field, message }) => `${field} ${message}`) ?? [];
  return {
    ask,
    set: async (invoicing: object) => (await ask(updateSettings, { invoicing })).invoicing,
    faults: (invoicing: object) => faultsOf({ invoicing }),
    setDatev: async (datev: unknown) => (await ask(updateSettings, { datev })).datev,
    datevFaults: (changes: object) => faultsOf({ datev: { ...DATEV, ...changes } }),
  };
}

test('the settings of invoicing merge by member, and an empty text clears one', async (t) => {
  const { ask, set } = withSettings();
  const { invoicing, datev } = await ask(getSettings, {});
  t.strictSame([invoicing, datev], [DEFAULTS, null]);
  await set({ register: 'Amtsgericht Ansbach, HRA 1234', dueDays: 0, note: 'Danke!\nBis bald.' });
  const given = { vatId: ' de136695976 ', iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeff xxx', dueDays: null };
  const now = { register: 'Amtsgericht Ansbach, HRA 1234', dueDays: 0, note: 'Danke!\nBis bald.' };
  const bank = { vatId: 'DE136695976', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  t.strictSame(await set(given), { ...DEFAULTS, ...now, ...bank });
  t.strictSame((await ask(updateSettings, { cuttingTolerancePercent: 2 })).invoicing, { ...DEFAULTS, ...now, ...bank });
  const empty = { vatId: '', register: '', iban: ' ', bic: '', note: '' };
  t.strictSame(await set(empty), { ...DEFAULTS, dueDays: 0 });
});

test('texts of invoicing have a maximum length, and only the note has several lines', async (t) => {
  const { set, faults } = withSettings();
  const most = {
    ...{ taxNumber: 50, register: 200, contactPerson: 200, accountHolder: 200, exemptionReason: 200, note: 2000 },
  };
  for (const [name, max] of Object.entries(most)) {
    const text = 'ß'.repeat(max);
    t.equal((await set({ [name]: text }))[name as keyof typeof most], text, name);
    t.same(await faults({ [name]: `${text}x` }), [`invoicing.${name} must have at most ${max} characters`]);
    if (name !== 'note') t.match(await faults({ [name]: 'a\nb' }), [/control characters/], name);
  }
});

test('the VAT id of the shop is checked as that of a customer', async (t) => {
  const { set, faults } = withSettings();
  t.equal((await set({ vatId: 'ATU12345678' })).vatId, 'ATU12345678');
  t.match(await faults({ vatId: 'DE136695975' }), [/^invoicing\.vatId must be DE and nine digits/]);
  t.match(await faults({ vatId: '136695976' }), [/^invoicing\.vatId must be a VAT id/]);
});

test('an IBAN has the format and the check digits of its country', async (t) => {
  const { set, faults } = withSettings();
  const sound = ['DE89370400440532013000', 'AT611904300234573201', 'CH9300762011623852957', 'NL91ABNA0417164300'];
  for (const iban of sound) t.equal((await set({ iban })).iban, iban);
  t.equal((await set({ iban: '\tDE89\u00a03704 0044 0532\u202f0130 00\n' })).iban, 'DE89370400440532013000', 'pasted');
  const wrong = [
    ...['DE89370400440532013001', 'DE98370400440532013000', 'DE8937040044053201300', 'DE893704004405320130000'],
    ...[
      'XX89370400440532013000',
      'DE89-3704-0044-0532-0130-00',
      '89370400440532013000',
      'DE',
      5,
      `DE${' '.repeat(99)}`,
    ],
  ];
  for (const iban of wrong) {
    t.same(
      await faults({ iban }),
      ['invoicing.iban must be an IBAN like DE89 3704 0044 0532 0130 00: check each digit'],
      String(iban),
    );
  }
});

test('ibanInGroups shows groups of four without a blank at the end', (t) => {
  t.equal(ibanInGroups('DE89370400440532013000'), 'DE89 3704 0044 0532 0130 00');
  t.equal(ibanInGroups('AT611904300234573201'), 'AT61 1904 3002 3457 3201');
  t.equal(ibanInGroups(''), '');
  t.end();
});

test('a BIC has 8 or 11 characters and the code of a country', async (t) => {
  const { set, faults } = withSettings();
  for (const bic of ['COBADEFF', 'COBADEFFXXX', 'BYLADEM1ANS']) t.equal((await set({ bic })).bic, bic);
  for (const bic of ['COBADEF', 'COBADEFFX', 'COBADEFFXX', 'COBADEFFXXXX', 'COBAXXFF', 'C0BADEFF', 'COBA-DE-FF', 5]) {
    t.same(
      await faults({ bic }),
      ['invoicing.bic must be a BIC of 8 or 11 letters and digits, like COBADEFFXXX'],
      String(bic),
    );
  }
});

test('the prefix of invoices is 1 to 10 capitals and digits, with hyphens only between them', async (t) => {
  const { set, faults } = withSettings();
  for (const prefix of ['R', '7', 'RE-A', 'A-1-B', 'ABCDEFGHIJ']) t.equal((await set({ prefix })).prefix, prefix);
  for (const prefix of ['', '-', 'RE-', '-RE', 'ABCDEFGHIJK', 'Re', 'Ä', 'R E', ' RE', 'RE\n', 5]) {
    t.same(
      await faults({ prefix }),
      ['invoicing.prefix must be 1 to 10 capital letters or digits, with hyphens only between them'],
      String(prefix),
    );
  }
});

test('invoices are due after 0 to 3,650 days', async (t) => {
  const { set, faults } = withSettings();
  for (const dueDays of [0, 3650]) t.equal((await set({ dueDays })).dueDays, dueDays);
  for (const dueDays of [-1, 3651, 1.5, '14']) {
    t.same(await faults({ dueDays }), ['invoicing.dueDays must be a whole number from 0 to 3650'], String(dueDays));
  }
});

test('the settings of DATEV are set as a whole, and null removes them', async (t) => {
  const { ask, setDatev } = withSettings();
  const accounts = [
    { rate: '19', account: '8400' },
    { rate: '7', account: '8300' },
  ];
  const stored = { ...DATEV, fiscalYearStart: '01-01', accountLength: 4, revenueAccounts: accounts };
  t.strictSame(await setDatev(DATEV), stored);
  t.strictSame((await ask(updateSettings, { invoicing: { dueDays: 7 } })).datev, stored, 'others leave it');
  const other = { consultantNumber: 9_999_999, clientNumber: 99_999, fiscalYearStart: '07-01', accountLength: 8 };
  const long = { ...other, debtorAccount: '100000000', revenueAccounts: [{ rate: 8.25, account: '84000000' }] };
  t.strictSame(await setDatev(long), { ...long, revenueAccounts: [{ rate: '8.25', account: '84000000' }] });
  t.strictSame(await setDatev({ ...DATEV, revenueAccounts: [] }), { ...stored, revenueAccounts: [] });
  t.equal(await setDatev(null), null);
});

test('the settings of DATEV have required members and bounds', async (t) => {
  const { datevFaults, setDatev } = withSettings();
  const missing = { consultantNumber: null, clientNumber: null, debtorAccount: null, revenueAccounts: null };
  t.same(
    await datevFaults(missing),
    Object.keys(missing).map((name) => `datev.${name} is required`),
  );
  const bounds = { consultantNumber: [1001, 9_999_999], clientNumber: [1, 99_999], accountLength: [4, 8] } as const;
  for (const [name, [min, max]] of Object.entries(bounds)) {
    for (const wrong of [min - 1, max + 1]) {
      const found = await datevFaults({ [name]: wrong });
      t.same(found, [`datev.${name} must be a whole number from ${min} to ${max}`], `${name} ${wrong}`);
    }
  }
  for (const day of ['02-28', '12-31'])
    t.match(await setDatev({ ...DATEV, fiscalYearStart: day }), { fiscalYearStart: day });
  for (const day of ['02-29', '04-31', '13-01', '00-10', '1-1', '2026-01-01', '', 101]) {
    t.match(
      await datevFaults({ fiscalYearStart: day }),
      [/^datev\.fiscalYearStart must be a month and a day/],
      String(day),
    );
  }
});

test('the accounts of DATEV have the digits of the account length, that of debtors one more', async (t) => {
  const { datevFaults } = withSettings();
  const revenue = (...accounts: unknown[]) => accounts.map((account, rate) => ({ rate, account }));
  const debtor = 'datev.debtorAccount';
  const form = `${debtor} must be an account of 5 to 9 digits, like 10000`;
  for (const wrong of ['1000', '1000000000', '1000x', '１００００', '', 10000]) {
    t.same(await datevFaults({ debtorAccount: wrong }), [form], String(wrong));
  }
  t.same(await datevFaults({ debtorAccount: '100000' }), [
    `${debtor} must have 5 digits, one more than revenue accounts`,
  ]);
  t.same(await datevFaults({ accountLength: 5, revenueAccounts: [] }), [
    `${debtor} must have 6 digits, one more than revenue accounts`,
  ]);
  const account = (index: number) => `datev.revenueAccounts[${index}].account`;
  t.same(await datevFaults({ revenueAccounts: revenue('8400', '84000', '840', 'x400', 8400) }), [
    ...[2, 3, 4].map((index) => `${account(index)} must be an account of 4 to 8 digits, like 8400`),
    `${account(1)} must have 4 digits, as the account length says`,
  ]);
  t.same(
    await datevFaults({ accountLength: 9, debtorAccount: '100000' }),
    ['datev.accountLength must be a whole number from 4 to 8'],
    'without an account length there is nothing to compare with',
  );
});

test('the revenue accounts of DATEV have one account per rate', async (t) => {
  const { datevFaults, setDatev } = withSettings();
  const rates = (...all: unknown[]) => ({ revenueAccounts: all.map((rate) => ({ rate, account: '8400' })) });
  const found = async (...all: unknown[]) => (await datevFaults(rates(...all))).map((fault) => fault.split(' ')[0]);
  await setDatev({ ...DATEV, ...rates(0, 100, 7.25) });
  await setDatev({ ...DATEV, ...rates(...Array(100).keys()) });
  const rate = (index: number) => `datev.revenueAccounts[${index}].rate`;
  t.same(await found(19, 7, 19), [rate(2)]);
  t.same(await found(-0.01, 100.01, 7.125, '7', null), [0, 1, 2, 3, 4].map(rate));
  t.same(await datevFaults(rates(...Array(101).keys())), ['datev.revenueAccounts must have at most 100 entries']);
});
