/**
 * Connections to PostgreSQL that name their statements: `pg` prepares what has a name, once per connection, and that is a third of
 * what a short query costs. The statements come without names.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { LARGE_QUERY_MS, TAKE_TIME } from './large.ts';

declare module 'pg' {
  interface Client {
    /** The settings that are sent when the connection is opened; the types of `pg` leave it out. */
    getStartupConf(): Record<string, string>;
  }
}

/**
 * How many texts have names. The service's own are some three hundred; the orders and filters of lists are the callers' choice, and a
 * server keeps what it has prepared for each connection. Texts beyond are sent without a name.
 */
const NAMES_MAX = 600;
/** Longer texts have no name, in characters: the server keeps some hundred times the length. */
const LENGTH_MAX = 8 * 1024;
const names = new Map<string, string>();

/** The same text has the same name in every process, so that connections which a pooler shares do not mix statements up. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMES_MAX || text.length > LENGTH_MAX) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/** Sends what is asked in one turn of the event loop in one packet. */
export class Client extends pg.Client {
  /** Whether it is in a transaction whose statements have more time. */
  #takesTime = false;
  #isCorked = false;

  /** PgBouncer takes this setting, and refuses `options`. */
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
    // All statements about transactions are without values.
    if (values?.length > 0) {
      const query_timeout = this.#takesTime ? LARGE_QUERY_MS : undefined;
      return super.query({ text, values, name: this.nameOf(text), query_timeout } as pg.QueryConfig);
    }
    if (text === TAKE_TIME.text) this.#takesTime = true;
    else if (/^(begin|commit|rollback)/.test(text)) this.#takesTime = false;
    return super.query(text);
  }

  /** Until this turn of the event loop ends. */
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

/** A client that prepares statements. */
export class PreparingClient extends Client {
  protected override nameOf(text: string): string | undefined {
    return nameOf(text);
  }
}
