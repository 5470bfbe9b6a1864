import { delimiter, dirname } from 'node:path';

/**
 * The variables of each program that a test starts. `PATH` finds this Node first, also for npm and scripts.
 * `NODE_OPTIONS` are those of the test run, with which programs start faster (`test-preload.mjs`).
 */
export const programEnvironment = {
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
};
