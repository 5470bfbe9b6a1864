import { ROLE_NAMES } from '@cleaver/domain/identity';
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

test('every role reads the settings, the administrator alone changes them', async (t) => {
  const { login } = await service(t);
  for (const role of ROLE_NAMES) {
    const user = await login(role);
    t.equal((await user.get('/api/settings')).statusCode, 200, role);
    t.equal((await user.put('/api/settings', {})).statusCode, role === 'ADMIN' ? 200 : 403, role);
  }
});
