/** The core's small ports on what Node has: time, ids, random secrets. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Ids, Secrets } from '@cleaver/domain';
import { v7 } from 'uuid';

export const clock: Clock = {
  now: () => new Date(),
  async pause(milliseconds) {
    await wait(milliseconds);
  },
};

export const ids: Ids = { next: () => v7() };

export const secrets: Secrets = {
  random: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
};
