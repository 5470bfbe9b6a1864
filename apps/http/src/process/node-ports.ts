/** Implements the core's small ports with Node: time, ids, random secrets. */
import { createHash, randomBytes } from 'node:crypto';
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

/** The SHA-256 of a text's UTF-8, as hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const ids: Ids = { next: () => v7() };

export const secrets: Secrets = {
  random: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('base64url'),
};
