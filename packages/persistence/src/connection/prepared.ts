/**
 * Connections to PostgreSQL with named statements. `pg` prepares a named statement once per connection, which saves a
 * third of the cost of a short query. This module adds the names.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { LARGE_QUERY_MS, TAKE_TIME } from './large.ts';

declare module 'pg' {
  interface Client {
    /** Returns the settings sent when the connection opens. The types of `pg` omit this method. */
    getStartupConf(): Record<string, string>;
  }
}

/**
 * Maximum number of named texts. The examples of the interface, which call every operation, use 308 texts. Each filter
 * of a list, used once, adds 38, and orders of lists add more. A server keeps prepared statements per connection.
 * Further texts get no name.
 */
const NAMES_MAX = 600;
/**
 * Maximum number of characters of a named text. Longer texts get no name, because the server needs about a hundred
 * times their length as memory.
 */
const LENGTH_MAX = 8 * 1024;
const names = new Map<string, string>();

/**
 * Returns the name of a text, or undefined above the limits. The name is the same in every process, so that a pooler
 * with shared connections does not mix statements up.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX || text.length > LENGTH_MAX) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** A client that sends the statements of one tick in one packet. */
export class Client extends pg.Client {
  /** Whether the connection is in a transaction with longer timeouts. */
  #takesTime = false;
  #isCorked = false;

  /** Adds the time zone as a separate setting, because PgBouncer refuses `options`. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }

  protected nameOf(_text: string): string | undefined {
    return undefined;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the original has a dozen overloads, of which callers here use one
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || callback) return super.query(...(args as [string]));
    if (!this.#isCorked) this.#cork();
    const query_timeout = this.#takesTime ? LARGE_QUERY_MS : undefined;
    if (values?.length > 0) {
      return super.query({ text, values, name: this.nameOf(text), query_timeout } as pg.QueryConfig);
    }
    // Statements that control transactions have no values.
    if (text === TAKE_TIME.text) this.#takesTime = true;
    else if (/^(begin|commit|rollback)/.test(text)) this.#takesTime = false;
    return super.query({ text, query_timeout } as pg.QueryConfig);
  }

  /** Corks the stream until the next tick. */
  #cork(): void {
    const { stream } = this.connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}

/** A client with prepared statements. */
export class PreparingClient extends Client {
  protected override nameOf(text: string): string | undefined {
    return nameOf(text);
  }
}
