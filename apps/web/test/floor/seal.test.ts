import { createHmac } from 'node:crypto';
import { test } from 'tap';
import { sealOf } from '../../src/floor/outbox/seal.ts';

test('a seal is HMAC-SHA-256, for keys and texts of every length', (t) => {
  // RFC 4231, test case 2.
  t.equal(
    sealOf('Jefe', 'what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  for (const length of [0, 1, 31, 32, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    for (const [key, text] of [
      ['key', 'ä'.repeat(length)],
      ['k'.repeat(length), 'text'],
    ] as const) {
      t.equal(sealOf(key, text), createHmac('sha256', key).update(text).digest('hex'), `${length}`);
    }
  }
  t.end();
});
