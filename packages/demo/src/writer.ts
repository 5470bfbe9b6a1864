/** Sends the requests that fill the demo shop. */

/** The request id of all requests of a `Writer`, by which the service recognizes entries of the demo shop. */
const DEMO_REQUEST_ID = 'cleaver-demo-shop';

/** The environment of a fill, which is a shell or a page. It sends the requests and reports the progress. */
export interface DemoHost {
  /** The current day, like `2026-11-23`. All other days are relative to it. */
  readonly today: string;
  /** The password of the users. Choose a new password for each run, because it allows log-in as an administrator. */
  readonly password: string;
  /**
   * Sends a request to a path and returns the body of the response. Rejects with an `ApiError` if the service refuses.
   */
  ask(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    options: {
      readonly query?: Readonly<Record<string, unknown>>;
      readonly body?: unknown;
      readonly idempotencyKey?: string;
      readonly requestId?: string;
      /** The key of a device, which the request then has in place of the session of the caller. */
      readonly deviceKey?: string;
      /** The language of the response. */
      readonly language?: string;
    },
  ): Promise<unknown>;
  /**
   * Runs the work for all items, in any order, and for several items at the same time. `what` names the kind of the
   * items for the progress.
   */
  each<T>(what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void>;
}

export interface Made {
  readonly id: string;
}

/** Writes records of the demo shop, and keeps their ids. */
export class Writer {
  readonly host: DemoHost;
  readonly today: string;
  /** The ids of created records by name, or for articles by number. */
  readonly ids = new Map<string, string>();
  readonly recipes = new Map<string, string>();
  /** Ids of stocks by the number of the article. */
  readonly stocks = new Map<string, string>();
  /** The stock batch of the latest lot, by the number of the article. */
  readonly lots = new Map<string, string>();
  /** The stock batches that were received or made this week, by the number of the article. */
  readonly fresh = new Map<string, string>();
  /** The amounts in the counted storage location, by stock batch. */
  readonly counted = new Map<string, readonly [amount: string, unit: string]>();

  constructor(host: DemoHost) {
    this.host = {
      ...host,
      ask: (method, path, options) => host.ask(method, path, { ...options, requestId: DEMO_REQUEST_ID }),
    };
    this.today = host.today;
  }

  /**
   * Sends a POST with an idempotency key of this day, so a second run on the same day has no second effect. `purpose`
   * distinguishes equal requests.
   */
  async post(path: string, body?: unknown, purpose = ''): Promise<Made> {
    const idempotencyKey = `cleaver demo ${this.today} ${digest(JSON.stringify([path, body, purpose]))}`;
    return (await this.host.ask('post', path, { body, idempotencyKey })) as Made;
  }

  async know(path: string, body: { readonly name: string }): Promise<string> {
    const { id } = await this.post(path, body);
    this.ids.set(body.name, id);
    return id;
  }

  id(name: string): string {
    const id = this.ids.get(name);
    if (id === undefined) throw new Error(`The demonstration names ${name}, which it has not made`);
    return id;
  }

  stock(number: string): string {
    const id = this.stocks.get(number);
    if (id === undefined) throw new Error(`The demonstration keeps no ${number}`);
    return id;
  }

  /** Returns the stock batch of the latest lot of an article. */
  newest(number: string): string {
    const id = this.lots.get(number);
    if (id === undefined) throw new Error(`The demonstration has no lot of ${number}`);
    return id;
  }

  /** Keeps the id of a delivery on a day, counted from today. */
  delivered(day: number, customer: string, { id }: Made): void {
    this.ids.set(`delivery of ${this.day(day)} to ${customer}`, id);
  }

  /** Returns the delivery to a customer on a day, counted from today. */
  delivery(day: number, customer: string): string {
    return this.id(`delivery of ${this.day(day)} to ${customer}`);
  }

  /** Returns the day `days` days from today. */
  day(days: number): string {
    const day = new Date(`${this.today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  }

  /** Converts a date with a relative year: `+1-12-31` is the last day of the next year. */
  year(date: string): string {
    const [, years, rest] = /^([+-]\d)(-.*)$/.exec(date) ?? [];
    return `${Number(this.today.slice(0, 4)) + Number(years)}${rest}`;
  }
}

/** Returns a hash of sixteen hexadecimal digits (FNV-1a, twice). Two texts are unlikely to have the same hash. */
function digest(text: string): string {
  const hash = (seed: number) => {
    let sum = seed;
    for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return sum.toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x1b873593);
}
