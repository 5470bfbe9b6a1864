/**
 * A connection to PostgreSQL that prepares its statements: parsed and planned once per connection, not once per query.
 * That is a third of what a short query costs. `pg` prepares only what has a name, and nobody between it and us gives one.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

declare module 'pg' {
  interface Client {
    /** What is told to the server when the connection is opened; the original's types leave it out. */
    getStartupConf(): Record<string, string>;
  }
}

/** Texts are composed of few pieces, so there are a few hundred; what comes after so many is not prepared. */
const MAX_NAMES = 1000;
const names = new Map<string, string>();

/** The same text has the same name in every process: behind a pooler that shares connections nothing gets mixed up. */
function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < MAX_NAMES) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
  }
  return name;
}

/** Sends what is asked at once in one packet. */
export class Client extends pg.Client {
  /** PgBouncer knows this setting and takes it; it refuses `options`. */
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), TimeZone: 'UTC' };
  }

  protected named(text: string, values: unknown[]): pg.QueryConfig {
    return { text, values };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the original has a dozen overloads, of which callers here use one
  override query(...args: any[]): any {
    const [text, values, callback] = args;
    if (typeof text !== 'string' || callback) return super.query(...(args as [string]));
    // Not waited for: whoever began a transaction has its first statement ready. To send is what costs most of a short query.
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return values?.length > 0 ? super.query(this.named(text, values)) : super.query(text);
  }
}

/** A client that prepares every statement that has parameters. */
export class PreparingClient extends Client {
  protected override named(text: string, values: unknown[]): pg.QueryConfig {
    const name = nameOf(text);
    return name ? { name, text, values } : { text, values };
  }
}
