/** What npm sets for the scripts that it runs, and the file `.env` that they read. */
import { existsSync, readFileSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';
import { checkDotEnv } from './dot-env.ts';

/** Whether npm is the parent of this process. */
export const isRunByNpm: boolean = process.env['npm_lifecycle_event'] !== undefined;

/** From where npm was called; '' without it: the folder that the process is in. */
export const calledFrom: string = process.env['INIT_CWD'] ?? '';

const DOT_ENV = fileURLToPath(new URL('../../../../.env', import.meta.url));

/**
 * Returns the environment of the process. Under npm it also has the variables of the file `.env` beside package.json; what is set
 * in the environment goes before the file. Refuses with `CannotStart` a file that is not clear.
 */
export function environment(file = DOT_ENV): NodeJS.ProcessEnv {
  if (isRunByNpm && existsSync(file)) {
    checkDotEnv(readFileSync(file, 'utf8'), file);
    loadEnvFile(file);
  }
  return process.env;
}
