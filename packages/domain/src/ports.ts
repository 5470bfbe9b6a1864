/** What the core needs from the world outside. Adapters implement it; only the composition root knows which. */

import type { AuditLog } from './audit/audit-log.ts';
import type { PasswordHasher, Secrets, TokenSigner } from './identity/ports.ts';
import type { InventoryReader } from './inventory/ports.ts';
import type { RecipeReader } from './production/ports.ts';
import type { Reader, Transactions, UnitOfWork } from './shared/unit-of-work.ts';

export interface Clock {
  now(): Date;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

export interface Ids {
  /** A new UUID version 7 (RFC 9562): unique, and rising in time, so that rows are stored in the order they are made. */
  next(): string;
}

export interface Sequences {
  /** The next number of the named sequence, from 1; never the same twice, not even to callers at once. Gaps are possible. */
  next(name: string): Promise<number>;
}

export interface Settings {
  /** Seconds. */
  readonly accessTokenTtl: number;
  /** Seconds. */
  readonly refreshTokenTtl: number;
  /** The IANA name of the zone whose calendar day is the shop's. */
  readonly shopTimeZone: string;
}

/** What every operation may use outside of a unit of work. */
export interface Ports {
  readonly transactions: Transactions;
  readonly reader: Reader;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sequences: Sequences;
  readonly auditLog: AuditLog;
  readonly recipes: RecipeReader;
  readonly inventory: InventoryReader;
  readonly passwords: PasswordHasher;
  readonly tokens: TokenSigner;
  readonly secrets: Secrets;
  readonly settings: Settings;
}

/** What a command may use inside of its unit of work: nothing slow, nothing foreign. */
export type UnitPorts = UnitOfWork & Pick<Ports, 'tokens' | 'secrets' | 'settings'>;
