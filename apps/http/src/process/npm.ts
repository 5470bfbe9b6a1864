/** The variables that npm sets for its scripts, and the file `.env` that the scripts read. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { CannotStart } from './config.ts';
import { checkDotEnv } from './dot-env.ts';

/** Whether npm is the parent of this process. */
export const isRunByNpm: boolean = process.env['npm_lifecycle_event'] !== undefined;

/** The folder in which npm was called; '' without npm, which means the current folder. */
export const calledFrom: string = process.env['INIT_CWD'] ?? '';

const DOT_ENV = fileURLToPath(new URL('../../../../.env', import.meta.url));

/**
 * Returns the environment of the process. Under npm it also has the variables of the file `.env` next to package.json;
 * the environment overrides the file. Refuses an ambiguous or unreadable file with `CannotStart`.
 */
export function environment(file = DOT_ENV): NodeJS.ProcessEnv {
  if (isRunByNpm && existsSync(file)) {
    const text = textOf(file);
    checkDotEnv(text, file);
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  }
  return process.env;
}

/** Returns the text of the file without the byte order mark, which editors of Windows write. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotStart(`${file} cannot be read (${code}): make it a readable file`, { cause: error });
  }
}
