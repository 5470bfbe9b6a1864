import { test } from 'tap';
import { isError, service } from '../helper.ts';

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
