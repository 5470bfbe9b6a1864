/** What a scenario is, and what it is given to do its work and to tell of it. */

/** Where the service under test keeps its data. */
export interface Place {
  readonly name: 'embedded' | 'PostgreSQL';
  /** What tells the service. */
  readonly env: Readonly<Record<string, string>>;
  /** Asks the database past the service; of the embedded one nobody else can ask. */
  sql(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

export interface Context {
  /** Many rounds instead of a few. */
  readonly isFull: boolean;
  /** What must hold; `detail` says what was seen. */
  check(what: string, holds: boolean, detail?: unknown): void;
  /** A figure for the report. */
  note(text: string): void;
  /** What must be undone at the end, last first. */
  after(cleanup: () => unknown): void;
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly on: readonly Place['name'][];
  run(context: Context, place: Place): Promise<void>;
}

/** Something that the scenario needs is not there. It counts neither as passed nor as failed, and the report says so. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

export const percentile = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0);

/** Asks again and again until the answer is yes; gives the milliseconds it took, undefined when it never was. */
export async function until(limitMs: number, ask: () => Promise<boolean>): Promise<number | undefined> {
  const begin = performance.now();
  while (performance.now() - begin < limitMs) {
    if (await ask()) return Math.round(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/** The rounds of a scenario: many in the full form; in the short one few, and on a slow machine fewer still. */
export function* rounds({ isFull }: Pick<Context, 'isFull'>, few: number, many: number): Generator<number> {
  const end = performance.now() + SHORT_MS;
  for (let round = 0; round < (isFull ? many : few); round++) {
    if (!isFull && round >= 2 && performance.now() > end) return;
    yield round;
  }
}
const SHORT_MS = 8000;

export const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
