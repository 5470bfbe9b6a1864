import { test } from 'tap';
import { firstOf } from '../../src/shell/session/pin-users.ts';

test('firstOf returns the named user, or else the latest other user', (t) => {
  const users = [{ username: 'anna' }, { username: 'berta' }];
  t.same(firstOf(users, 'anna'), { username: 'berta' });
  t.same(firstOf(users, 'clara'), { username: 'anna' });
  t.same(firstOf(users, undefined), { username: 'anna' });
  t.same(firstOf(users.slice(0, 1), 'anna'), { username: 'anna' });
  t.equal(firstOf([], 'anna'), undefined);
  t.same(firstOf([...users, { username: 'clara' }], 'anna', 'clara'), { username: 'clara' }, 'the named one');
  t.equal(firstOf(users, 'anna', 'dora'), undefined, 'the named one has no PIN');
  t.end();
});
