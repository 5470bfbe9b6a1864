/**
 * A connection to PostgreSQL that prepares its statements: parsed and planned once per connection, not once per query.
 * That is a third of what a short query costs. `pg` prepares only what has a name, and nobody between it and us gives one.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { isLarge, LARGE_QUERY_MS } from './large.ts';

declare module 'pg' {
  interface Client {
    /** What is told to the server when the connection is opened; the original's types leave it out. */
    getStartupConf(): Record<string, string>;
    /** What is at work. */
    readonly _activeQuery: unknown;
    readonly readyForQuery: boolean;
    /** `I`: idle; `T`: in a transaction; `E`: in one that failed. */
    getTransactionStatus(): 'I' | 'T' | 'E' | null;
  }
  interface Connection {
    /** What it has prepared, by name, and what is on the way. */
    parsedStatements: Readonly<Record<string, string>>;
    readonly submittedNamedStatements: Readonly<Record<string, string>>;
  }
}

/**
 * Texts are composed of few pieces, so there are a few hundred; but orders of lists are the callers' choice. A connection that
 * has prepared so many gives them all back when it is idle, and prepares anew what is still in use.
 */
const STATEMENTS_MAX = 600;
/** What is longer is not prepared: the server keeps some hundred times its length for it. */
const LENGTH_MAX = 8 * 1024;
/** Names of texts, to make each once. */
const NAMES_MAX = 2_000;
const names = new Map<string, string>();

/** The same text has the same name in every process: behind a pooler that shares connections nothing gets mixed up. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    if (names.size >= NAMES_MAX) names.clear();
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
    if (!(values?.length > 0)) return super.query(text);
    const limit = isLarge(values) ? { query_timeout: LARGE_QUERY_MS } : {};
    return super.query({ ...this.named(text, values), ...limit });
  }
}

/** A client that prepares every statement that has parameters. */
export class PreparingClient extends Client {
  protected override named(text: string, values: unknown[]): pg.QueryConfig {
    return text.length <= LENGTH_MAX && this.#mayPrepare(text)
      ? { name: nameOf(text), text, values }
      : { text, values };
  }

  /** Whether the connection knows the text, or has room for one more; it makes room where that disturbs nobody. */
  #mayPrepare(text: string): boolean {
    const { connection, readyForQuery, _activeQuery } = this;
    const { parsedStatements, submittedNamedStatements } = connection;
    const name = nameOf(text);
    if (name in parsedStatements || name in submittedNamedStatements) return true;
    if (this.#count(parsedStatements, submittedNamedStatements) < STATEMENTS_MAX) return true;
    // Idle, and in no transaction, which could have failed: then it takes no statement but a rollback.
    if (_activeQuery || !readyForQuery || this.getTransactionStatus() !== 'I') return false;
    connection.parsedStatements = {};
    super.query('deallocate all').catch(() => undefined);
    return true;
  }

  #counted: object | undefined;
  #known = 0;

  /** Counted anew where it may have grown; to list hundreds of names for each statement would cost more than it saves. */
  #count(parsed: object, submitted: object): number {
    if (parsed !== this.#counted || ++this.#known >= STATEMENTS_MAX) {
      this.#counted = parsed;
      this.#known = Object.keys(parsed).length + Object.keys(submitted).length;
    }
    return this.#known;
  }
}
