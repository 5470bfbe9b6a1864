/** Shows the progress of long work in one line on the error output. Shows it only on a terminal. */
import type { Io } from './io.ts';
import { isGerman, t } from './language/language.ts';

const BAR = 30;
/** Minimum interval of updates in milliseconds. */
const EVERY = 100;

export class Progress {
  readonly #io: Io;
  readonly #what: string;
  readonly #total: number | undefined;
  #done = 0;
  #drawnAt = 0;
  #length = 0;

  /** Creates a progress line. Without a total, the line shows only the count, and no count before the first step. */
  constructor(io: Io, what: string, total?: number) {
    this.#io = io;
    this.#what = what;
    this.#total = total;
  }

  step(): void {
    this.to(this.#done + 1);
  }

  to(done: number): void {
    this.#done = done;
    const { stderr } = this.#io;
    if (!stderr.isTTY || (Date.now() - this.#drawnAt < EVERY && done !== this.#total)) return;
    this.#drawnAt = Date.now();
    const line = this.#line().slice(0, Math.max(stderr.columns - 1, 0));
    stderr.write(`\r${line.padEnd(this.#length)}`);
    this.#length = line.length;
  }

  #line(): string {
    const locale = isGerman() ? 'de' : 'en';
    const done = this.#done.toLocaleString(locale);
    if (this.#total === undefined) return this.#done === 0 ? this.#what : `${this.#what} ${done}`;
    const part = this.#total === 0 ? 1 : this.#done / this.#total;
    const bar = '█'.repeat(Math.round(part * BAR)).padEnd(BAR, '░');
    return `${this.#what} ${bar} ${t`${done} of ${this.#total.toLocaleString(locale)}`}`;
  }

  /** Clears the line for the next output. */
  end(): void {
    if (this.#length > 0) this.#io.stderr.write(`\r${' '.repeat(this.#length)}\r`);
    this.#length = 0;
  }
}
