/** The types of scenarios and of their context. */

/** The database of the service under test. */
export interface Place {
  readonly name: 'embedded' | 'PostgreSQL';
  /** The environment variables for the service. */
  readonly env: Readonly<Record<string, string>>;
  /** Queries the database directly. Rejects on the embedded database, which only the service can open. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

export interface Context {
  /** Whether a scenario runs many rounds instead of a few. */
  readonly isFull: boolean;
  /** Records an assertion; `detail` is the observed value. */
  check(what: string, holds: boolean, detail?: unknown): void;
  /** Prints a figure for the report. */
  note(text: string): void;
  /** Registers a cleanup function. The functions run in reverse order. */
  after(cleanup: () => unknown): void;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly on: readonly Place['name'][];
  /** Whether the service creates the embedded database itself. Otherwise it starts on a copy of an empty database. */
  readonly isFirstStart?: true;
  run(context: Context, place: Place): Promise<void>;
}

/**
 * The error of a scenario that cannot run on this machine. The report shows the scenario as skipped, neither passed nor
 * failed.
 */
export class Skip extends Error {
  override readonly name = 'Skip';
}

export const percentile = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0);

/** Polls until the condition is true. Returns the milliseconds that it took; undefined on timeout. */
export async function until(limitMs: number, ask: () => Promise<boolean>): Promise<number | undefined> {
  const begin = performance.now();
  while (performance.now() - begin < limitMs) {
    if (await ask()) return Math.round(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/**
 * Yields the rounds of a scenario: `many` in the full form, `few` in the short form. The short form ends after 4 s, but
 * not before two rounds.
 */
export function* rounds({ isFull }: Pick<Context, 'isFull'>, few: number, many: number): Generator<number> {
  const end = performance.now() + SHORT_MS;
  for (let round = 0; round < (isFull ? many : few); round++) {
    if (!isFull && round >= 2 && performance.now() > end) return;
    yield round;
  }
}
const SHORT_MS = 4000;

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Returns the day that is this many days ahead, in UTC. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
