import { test } from 'tap';
import { version } from 'uuid';
import { ids } from '../../src/process/node-ports.ts';

test('ids are UUIDs version 7 that increase, also within a millisecond', (t) => {
  const made = Array.from({ length: 10_000 }, () => ids.next());
  t.strictSame(made, made.toSorted());
  t.equal(new Set(made).size, made.length);
  t.ok(made.every((id) => version(id) === 7));
  t.ok(Math.abs(Number.parseInt((made[0] as string).replace('-', '').slice(0, 12), 16) - Date.now()) < 60_000);
  t.end();
});

test('ids increase when the clock is set back', (t) => {
  const before = ids.next();
  t.intercept(Date, 'now', { value: () => 0 });
  t.ok(ids.next() > before);
  t.end();
});
