/** The check of the file `.env`, of which Node's own reader skips or cuts what it does not understand. */
import { CannotStart } from './config.ts';

/** `NAME=value`; a value in quotes may have several lines. Anything else up to the end of its line is a fault. */
const ENTRY =
  /^[\t ]*(?:(?:export[\t ]+)?[\w.-]+[\t ]*=[\t ]*(?:(["'`])(?:(?!\1).)*\1[\t ]*(?:#.*)?|(?!["'`])[^#\n]*)|#.*)?$/s;

/**
 * Refuses a text of the file with `CannotStart` at the first line without `=`, and at the first `#` in a value without quotes.
 * systemd and compose read such a value otherwise, so a password would mean two.
 */
export function checkDotEnv(text: string, file: string): void {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r', '')
    .split('\n');
  for (let at = 0; at < lines.length; ) {
    const first = lines[at] ?? '';
    let entry = first;
    let end = at + 1;
    while (!ENTRY.test(entry) && /=[\t ]*["'`]/.test(entry) && end < lines.length) entry += `\n${lines[end++]}`;
    if (!ENTRY.test(entry)) {
      const advice = first.includes('=')
        ? 'put the value in quotes, or the comment on a line of its own'
        : 'write NAME=value';
      // The line is not shown: there may be a password in it.
      throw new CannotStart(`line ${at + 1} of ${file} is not clear: ${advice}`);
    }
    at = end;
  }
}
