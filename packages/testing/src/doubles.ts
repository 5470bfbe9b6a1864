/** The ports of the core that need no store, for tests: a settable clock, and fast hashes. */

import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Ids, Ports } from '@cleaver/domain';
import type { ReadSheet } from '@cleaver/domain/files';
import type { AccessTokenClaims, PasswordHasher, TokenSigner } from '@cleaver/domain/identity';
import type { Secrets } from '@cleaver/domain/kernel';
import type { LabelPrinter } from '@cleaver/domain/labels';
import { readSheet } from '@cleaver/files';

/** The start of a test clock: a Monday noon in winter in Berlin. */
export const TEST_START = new Date('2026-01-05T11:00:00.000Z');

/** A clock that changes only when a test sets it. */
export class TestClock implements Clock {
  #now = TEST_START.getTime();

  now(): Date {
    return new Date(this.#now);
  }

  set(at: Date | string): void {
    this.#now = new Date(at).getTime();
  }

  /** Advances the clock. Negative values set it back. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** Waits in real time, so that other work can proceed. The clock itself does not move. */
  async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds);
  }
}

/** Returns a generator of UUIDs version 7, in ascending order even if the clock is set back. */
export function testIds(clock: Clock): Ids {
  const instance = randomBytes(4).toString('hex');
  let time = 0;
  let count = 0;
  return {
    next() {
      time = Math.max(time, clock.now().getTime());
      const ms = time.toString(16).padStart(12, '0');
      const counter = (count++).toString(16).padStart(11, '0');
      const [high, low] = [counter.slice(0, 3), counter.slice(3)];
      return `${ms.slice(0, 8)}-${ms.slice(8)}-7${high}-8${low.slice(0, 3)}-${low.slice(3)}${instance.slice(1)}`;
    },
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A password hasher with a salt, like the real hasher, but fast. */
const testPasswords: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(8).toString('hex');
    return `sha256$${salt}$${sha256(salt + password)}`;
  },
  async verify(password, hash) {
    const [, salt = '', digest] = hash?.split('$') ?? [];
    return sha256(salt + password) === digest;
  },
};

export const testSecrets: Secrets = {
  random: () => randomBytes(32).toString('base64url'),
  digest: sha256,
};

/** A token signer that does not sign. A token is its claims as JSON, in base64url. */
const testTokens: TokenSigner = {
  sign: (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url'),
};

/** Returns the claims of a token of `testTokens`. */
export function claimsOf(token: string): AccessTokenClaims {
  const { issuedAt, expiresAt, ...claims } = JSON.parse(Buffer.from(token, 'base64url').toString());
  return { ...claims, issuedAt: new Date(issuedAt), expiresAt: new Date(expiresAt) };
}

/** The square millimetres that a character of the elements takes on a label of `testLabelPrinter`. */
const MM2_OF_CHARACTER = 5;

/** A label printer that knows no fonts. Its files are the labels as JSON. */
const testLabelPrinter: LabelPrinter = {
  fits: async ({ size, elements }) =>
    elements.reduce((sum, { text }) => sum + text.length, 0) * MM2_OF_CHARACTER <= size.widthMm * size.heightMm,
  pdf: async (labels) => new TextEncoder().encode(JSON.stringify(labels)),
  zpl: async (labels) => JSON.stringify(labels),
};

/** The ports that need no store. */
export interface Doubles extends Pick<Ports, 'ids' | 'passwords' | 'tokens' | 'secrets' | 'settings' | 'sha256'> {
  readonly clock: TestClock;
  readonly readSheet: ReadSheet;
  readonly labelPrinter: LabelPrinter;
}

/** Returns the ports that need no store. `ids` replaces the generator of ids. */
export function doubles(ids?: Ids): Doubles {
  const clock = new TestClock();
  return {
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    readSheet,
    labelPrinter: testLabelPrinter,
    clock,
    ids: ids ?? testIds(clock),
    passwords: testPasswords,
    tokens: testTokens,
    secrets: testSecrets,
    settings: { accessTokenTtl: 900, refreshTokenTtl: 604_800, refreshTokenGrace: 10, shopTimeZone: 'Europe/Berlin' },
  };
}
