/** Checks the file `.env`, because Node's own parser silently skips or truncates invalid lines. */
import { CannotStart } from './config.ts';

/** Matches `NAME=value`, a comment or an empty line. A quoted value may have several lines. */
const ENTRY =
  /^[\t ]*(?:(?:export[\t ]+)?[\w.-]+[\t ]*=[\t ]*(?:(["'`])(?:(?!\1).)*\1[\t ]*(?:#.*)?|(?!["'`])[^#\n]*)|#.*)?$/s;

/**
 * Checks the text of the file. Throws `CannotStart` at the first line that is invalid or ambiguous, for example an
 * unquoted value with a `#`. systemd and compose parse such a value differently, so a password would have two values.
 */
export function checkDotEnv(text: string, file: string): void {
  const lines = text.replaceAll('\r', '').split('\n');
  for (let at = 0; at < lines.length; ) {
    const first = lines[at] ?? '';
    let entry = first;
    let end = at + 1;
    while (!ENTRY.test(entry) && /=[\t ]*["'`]/.test(entry) && end < lines.length) entry += `\n${lines[end++]}`;
    if (!ENTRY.test(entry)) {
      const advice = first.includes('=')
        ? 'put the value in quotes, or the comment on a line of its own'
        : 'write NAME=value';
      // The message does not show the line, because it may have a password.
      throw new CannotStart(`line ${at + 1} of ${file} is not clear: ${advice}`);
    }
    at = end;
  }
}
