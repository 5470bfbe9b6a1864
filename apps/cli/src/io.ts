/** Input and output of a command: a process's streams, or those of a test. */

export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  /** The width of the terminal; infinite without a terminal. */
  readonly columns: number;
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether prompts are possible. */
  readonly canAsk: boolean;
  /** Prompts on the terminal; `hidden`: without an echo. */
  ask(question: string, options?: { readonly hidden?: boolean }): Promise<string>;
  /** Reads the whole standard input. */
  read(): Promise<Buffer>;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Colours a text on a terminal, unless the user disables colours (https://no-color.org). */
export const paint = ({ env }: Io, { isTTY }: Output, code: 1 | 2 | 31, text: string): string =>
  isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? `\u001b[${code}m${text}\u001b[0m` : text;

/**
 * Makes a text safe for a terminal: control characters, and those that change the direction of writing, could otherwise
 * move the cursor or hide text.
 */
export const tame = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
