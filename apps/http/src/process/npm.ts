/** The variables that npm sets for its scripts, and the file `.env` that the scripts read. */
import { lstatSync, readFileSync, statSync } from 'node:fs';
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
  // `lstat` also finds a link whose target is missing.
  if (isRunByNpm && lstatSync(file, { throwIfNoEntry: false })) {
    const text = textOf(file);
    checkDotEnv(text, file);
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
  }
  return process.env;
}

/**
 * Returns the text of the file without the byte order mark, which editors of Windows write. Refuses everything but a
 * regular file, because a pipe would block the start until another process writes to it.
 */
function textOf(file: string): string {
  const fault = (why: string, cause?: unknown) =>
    new CannotStart(`${file} ${why}: make it a readable file, or remove it`, { cause });
  try {
    if (!statSync(file).isFile()) throw fault('is not a regular file');
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw fault(code === 'ENOENT' ? 'is a link to a file that does not exist' : `cannot be read (${code})`, error);
  }
}
