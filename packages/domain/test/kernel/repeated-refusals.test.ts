import { test } from 'tap';
import type { AuditEntry } from '../../src/kernel/index.ts';
import { RepeatedRefusals } from '../../src/kernel/repeated-refusals.ts';

const START = new Date('2026-01-05T11:00:00.000Z').getTime();

function refusals() {
  let ids = 0;
  const log = new RepeatedRefusals(() => `new ${++ids}`);
  const note = (part: Partial<AuditEntry>, seconds = 0) =>
    log.note({
      id: 'e',
      at: new Date(START + seconds * 1000),
      userId: null,
      username: 'anna',
      operation: 'session.login',
      address: '192.0.2.1',
      requestId: 'r',
      outcome: 'refused',
      code: 'INVALID_CREDENTIALS',
      entity: null,
      entityId: null,
      changes: [],
      ...part,
    });
  return { log, note };
}

test('the first of a kind is written at once, the rest of the minute as one entry with a count', async (t) => {
  const { log, note } = refusals();
  t.match(note({}), [{ id: 'e', username: 'anna' }]);
  t.notOk(note({})[0]?.times, 'which it has not');
  for (let n = 0; n < 998; n++) t.strictSame(note({}, n % 60), []);
  t.match(note({ username: 'berta' }), [{ username: 'berta' }], 'another name');
  t.match(note({ code: 'TOO_MANY_ATTEMPTS' }), [{ code: 'TOO_MANY_ATTEMPTS' }], 'another reason');
  t.strictSame(log.due(new Date(START + 59_999)), []);
  t.match(log.due(new Date(START + 60_000)), [{ id: 'new 1', username: 'anna', times: 999, requestId: null }]);
  t.strictSame(log.due(new Date(START + 120_000)), []);
  t.match(note({}, 180), [{ id: 'e' }], 'in another minute it is the first again');
});

test('however many names are tried from an address, it gets some entries and one for the rest', async (t) => {
  const { log, note } = refusals();
  let written = 0;
  for (let n = 0; n < 5000; n++) {
    // Of one IPv6 network.
    written += note({ username: `name ${n}`, address: `2001:db8::${(n % 1000).toString(16)}` }).length;
  }
  t.equal(written, 10);
  t.match(log.due(undefined), [{ username: null, times: 4990 }]);
});

test('however many addresses, they get some hundred entries a minute', async (t) => {
  const { log, note } = refusals();
  let written = 0;
  for (let n = 0; n < 20_000; n++) written += note({ address: `10.0.${n >> 8}.${n & 255}` }).length;
  t.equal(written, 300);
  t.match(log.due(undefined), [{ address: null, username: null, times: 19_700 }]);
});

test('a user who is refused again and again is named', async (t) => {
  const { log, note } = refusals();
  const part = { userId: 'u1', operation: 'user.list', code: 'ACCESS_DENIED' };
  let written = 0;
  for (let n = 0; n < 500; n++) written += note({ ...part, entityId: `id ${n}` }).length;
  t.equal(written, 100);
  t.match(log.due(undefined), [{ userId: 'u1', username: 'anna', entityId: null, times: 400 }]);
});
