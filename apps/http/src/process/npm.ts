/** The variables that npm sets for its scripts, and the file `.env` that the scripts read. */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkDotEnv } from './dot-env.ts';

/** Whether npm is the parent of this process. */
export const isRunByNpm: boolean = process.env['npm_lifecycle_event'] !== undefined;

/** The folder in which npm was called; '' without npm, which means the current folder. */
export const calledFrom: string = process.env['INIT_CWD'] ?? '';

const DOT_ENV = fileURLToPath(new URL('../../../../.env', import.meta.url));

/**
 * Returns the environment of the process. Under npm it also has the variables of the file `.env` next to package.json;
 * the environment overrides the file. Refuses an ambiguous file with `CannotStart`.
 */
export function environment(file = DOT_ENV): NodeJS.ProcessEnv {
  if (isRunByNpm && existsSync(file)) {
    checkDotEnv(readFileSync(file, 'utf8'), file);
    loadEnvFile(file);
  }
  return process.env;
}
