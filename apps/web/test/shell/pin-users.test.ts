import { test } from 'tap';
import { firstOf } from '../../src/shell/pin-users.ts';

test('the PIN of the latest other user is asked for first', (t) => {
  const users = [{ username: 'anna' }, { username: 'berta' }];
  t.same(firstOf(users, 'anna'), { username: 'berta' });
  t.same(firstOf(users, 'clara'), { username: 'anna' });
  t.same(firstOf(users, undefined), { username: 'anna' });
  t.same(firstOf(users.slice(0, 1), 'anna'), { username: 'anna' });
  t.equal(firstOf([], 'anna'), undefined);
  t.end();
});
