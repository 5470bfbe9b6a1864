import { test } from 'tap';
import { networkOf } from '../../src/kernel/index.ts';

test('networkOf returns an IPv4 address, also a mapped one, and the /64 of an IPv6 address in one spelling', async (t) => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1']) t.equal(networkOf(address), '192.0.2.1');
  t.not(networkOf('::ffff:192.0.2.2'), networkOf('::ffff:192.0.2.1'));
  for (const address of ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8:0000:0000:1:2:3:4'])
    t.equal(networkOf(address), '2001:db8:0:0::/64');
  t.equal(networkOf('2001:db8:0:1::1'), '2001:db8:0:1::/64');
});
