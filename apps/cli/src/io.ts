/** Where a command reads and writes: a process's streams, or what a test puts in their place. */

export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Of the terminal; where there is none, nothing is cut. */
  readonly columns: number;
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether somebody can be asked. */
  readonly canAsk: boolean;
  /** Asks on the terminal; what is typed stays unseen where it is hidden. */
  ask(question: string, options?: { readonly hidden?: boolean }): Promise<string>;
  /** All of the standard input. */
  read(): Promise<Buffer>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Colours are for terminals, and not for all (https://no-color.org). */
export const paint = ({ env }: Io, { isTTY }: Output, code: 1 | 2 | 31, text: string): string =>
  isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? `\u001b[${code}m${text}\u001b[0m` : text;

/**
 * Makes a text from elsewhere fit for a terminal: control characters, and those that turn the direction of writing, could
 * else move the cursor or hide what is there.
 */
export const tame = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
