/** Rows that may be large are read some at a time: by their bytes, and not by their number alone. */
import { bytesOf } from '@cleaver/domain/kernel';

/** What is read at once, about: some milliseconds of work, between which others have their turn. */
const SLICE_BYTES = 128 * 1024;
/** Of whose size nothing is known yet. */
const FIRST = 5;

export class Slices {
  #next: number;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
    this.#next = Math.min(FIRST, most);
  }

  /** How many rows to ask for. */
  get next(): number {
    return this.#next;
  }

  /** Gives the bytes of what was read, and knows by them how many to ask for the next time. */
  took(rows: readonly unknown[]): number {
    const bytes = rows.reduce<number>((sum, row) => sum + bytesOf(row), 0);
    const each = Math.max(1, bytes / Math.max(1, rows.length));
    // The first ones tell little: the next may be much larger.
    this.#next = Math.max(1, Math.min(this.#most, Math.floor(SLICE_BYTES / each), this.#next * 100));
    return bytes;
  }
}
