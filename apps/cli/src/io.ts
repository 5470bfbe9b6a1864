/** The input and output of a command. They are the streams of a process or of a test. */

export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  /** The width of the terminal in characters. Infinite without a terminal. */
  readonly columns: number;
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Whether prompts are possible. */
  readonly canAsk: boolean;
  /** Prompts on the terminal. With `hidden`, does not echo the input. */
  ask(question: string, options?: { readonly hidden?: boolean }): Promise<string>;
  /** Reads the whole standard input. */
  read(): Promise<Buffer>;
  /** The signal that Ctrl-C aborts. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Colours a text on a terminal, unless the user disables colours (https://no-color.org). */
export const paint = ({ env }: Io, { isTTY }: Output, code: 1 | 2 | 31, text: string): string =>
  isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? `\u001b[${code}m${text}\u001b[0m` : text;

/**
 * Replaces control characters, line separators, and characters that change the direction of writing, with spaces. On a
 * terminal, these characters could move the cursor or hide text.
 */
export const tame = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
