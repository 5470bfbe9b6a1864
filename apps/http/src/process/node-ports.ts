/** Implements the core's small ports with Node: time, ids, random secrets. */
import { createHash, randomBytes, randomFillSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Ids } from '@cleaver/domain';
import type { Secrets } from '@cleaver/domain/kernel';
import { v7 } from 'uuid';

export const clock: Clock = {
  now: () => new Date(),
  async pause(milliseconds) {
    await wait(milliseconds);
  },
};

/** Returns the SHA-256 of a text in UTF-8, as hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Random bytes for 256 ids, filled by one call of the random generator. A call costs ten times as much as an id. */
const pool = new Uint8Array(16 * 256);
let used = pool.length;
let msecs = 0;
let seq = 0;

/**
 * Generator of UUIDs of version 7. The ids of a process increase, even within a millisecond and when the clock is set
 * back.
 */
export const ids: Ids = {
  next() {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const random = pool.subarray(used, used + 16);
    used += 16;
    const now = Date.now();
    // A new millisecond starts the sequence at a random number of 31 bits, so that it cannot overflow its 32 bits.
    seq = now > msecs ? new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1 : seq + 1;
    msecs = Math.max(msecs, now);
    return v7({ msecs, seq, random });
  },
};

export const secrets: Secrets = {
  random: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
};
