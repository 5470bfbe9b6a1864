import fc from 'fast-check';
import { test } from 'tap';
import { INT32_MAX, INT32_MIN, parseBoolean, parseInt32 } from '../../src/kernel/values/number.ts';
import { faultOf } from './fault-of.ts';

test('parseInt32 returns every whole number of 32 bits unchanged', async () => {
  fc.assert(
    fc.property(fc.integer({ min: INT32_MIN, max: INT32_MAX }), (n) => {
      const parsed = parseInt32(n);
      return parsed.ok && Object.is(parsed.value, n === 0 ? 0 : n);
    }),
  );
});

test('parseInt32 accepts both bounds, and refuses numbers beyond them', async (t) => {
  for (const good of [INT32_MIN, INT32_MAX, 5.0]) t.same(parseInt32(good), { ok: true, value: good });
  for (const beyond of [INT32_MIN - 1, INT32_MAX + 1, 1e300]) t.notOk(parseInt32(beyond).ok, String(beyond));

  for (const good of [1, 3, 5]) t.ok(parseInt32(good, { min: 1, max: 5 }).ok, String(good));
  for (const beyond of [0, 6]) {
    t.equal(faultOf(parseInt32(beyond, { min: 1, max: 5 })), 'must be a whole number from 1 to 5');
  }
  t.equal(faultOf(parseInt32(0, { min: 1 })), 'must be a whole number from 1 to 2147483647');
  t.notOk(parseInt32(INT32_MAX + 1, { min: 1 }).ok, 'a minimum alone leaves the 32-bit maximum');
});

test('parseInt32 refuses values that are not whole numbers', async (t) => {
  for (const wrong of ['5', 1.5, NaN, Infinity, -Infinity, true, null, undefined, [5], { valueOf: () => 5 }, 5n]) {
    t.notOk(parseInt32(wrong).ok, String(wrong));
  }
});

test('parseInt32 returns zero for minus zero', async (t) => {
  const parsed = parseInt32(-0);
  t.ok(parsed.ok && Object.is(parsed.value, 0));
});

test('boolean accepts only true and false', async (t) => {
  t.same(parseBoolean(true), { ok: true, value: true });
  t.same(parseBoolean(false), { ok: true, value: false });
  for (const wrong of ['true', 'false', 0, 1, '', null, undefined, [], Object(true)]) {
    t.equal(faultOf(parseBoolean(wrong)), 'must be true or false', String(wrong));
  }
});
