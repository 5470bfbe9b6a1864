import { test } from 'tap';
import { isError, service } from '../helper.ts';

const DATEV = {
  ...{ consultantNumber: 29098, clientNumber: 55003, fiscalYearStart: '07-01', accountLength: 4 },
  debtorAccount: '10000',
  revenueAccounts: [
    { rate: 19, account: '8400' },
    { rate: 8.25, account: '8310' },
  ],
};

test('the settings are read, changed in part, and read again', async (t) => {
  const { admin } = await service(t);
  const defaults = (await admin.get('/api/settings')).json();
  t.hasStrict(defaults, { supplierCertificates: 'WARN', cuttingTolerancePercent: 1 });
  t.equal(defaults.operator.name, '');
  const operator = { name: 'Metzgerei Muster', street: 'Lange Zeile', approvalNumber: 'DE BY 12345 EG' };
  const changed = await admin.put('/api/settings', { operator, cuttingTolerancePercent: 0.25 });
  t.strictSame(changed.json(), {
    ...defaults,
    operator: { ...defaults.operator, ...operator },
    cuttingTolerancePercent: 0.25,
  });
  t.strictSame((await admin.put('/api/settings', changed.json())).json(), changed.json(), 'takes back what it answers');
  t.strictSame((await admin.get('/api/settings')).json(), changed.json());
  const faults = isError(t, await admin.put('/api/settings', { cuttingTolerancePercent: 11 }), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['cuttingTolerancePercent']);
});

test('the settings of invoices and DATEV are changed, read and sent back, with rates as numbers', async (t) => {
  const { admin } = await service(t);
  const { invoicing: defaults, datev } = (await admin.get('/api/settings')).json();
  t.match([defaults, datev], [{ iban: '', prefix: 'RE', dueDays: 14 }, null]);
  const invoicing = { iban: 'DE89 3704 0044 0532 0130 00', vatId: 'DE136695976', note: 'Danke\nund bis bald' };
  const changed = await admin.put('/api/settings', { invoicing, datev: DATEV });
  t.strictSame(changed.json().datev, DATEV);
  t.strictSame(changed.json().invoicing, { ...defaults, ...invoicing, iban: 'DE89370400440532013000' });
  t.strictSame((await admin.put('/api/settings', changed.json())).json(), changed.json(), 'takes back what it answers');
  t.strictSame((await admin.get('/api/settings')).json(), changed.json());
  const wrong = { invoicing: { bic: 'x' }, datev: { ...DATEV, debtorAccount: '100000' } };
  const faults = isError(t, await admin.put('/api/settings', wrong), 400, 'VALIDATION_ERROR');
  t.same(Object.keys(faults), ['invoicing.bic', 'datev.debtorAccount']);
  t.equal((await admin.put('/api/settings', { datev: null })).json().datev, null);
});
