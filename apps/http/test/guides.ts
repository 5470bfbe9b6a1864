/** Reads the code blocks of the guides in docs/, and starts a real service for them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import type { Test } from 'tap';
import { address, run } from './real-service.ts';

interface Block {
  readonly language: string;
  readonly text: string;
}

/** Returns the code blocks of a guide, in order. */
export const blocksOf = (guide: string): Block[] => {
  const text = readFileSync(new URL(`../../../docs/${guide}`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    text: code,
  }));
};

/** Returns the pattern of an output. `…` matches text that differs from day to day. */
export const outputPattern = (text: string): RegExp =>
  new RegExp(`^${text.split('…').map(RegExp.escape).join('\\S+')}$`);

/** Starts the service on a new directory and a free port, with this first password. Returns its address. */
export async function startService(t: Test, adminPassword: string): Promise<string> {
  const dataDir = join(temporaryDirectory(t), 'data');
  await copyEmptyDatabase(dataDir);
  return address(run(t, { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword }));
}

/** Runs a script with bash; returns its output. Fails the test if bash fails or writes to its error output. */
export async function bash(t: Test, script: string, variables: Record<string, string>): Promise<string> {
  const shell = spawn('bash', ['--norc', '-eu', '-o', 'pipefail', '-c', script], {
    env: { ...programEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    shell[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
    });
  }
  const [code] = await once(shell, 'close');
  t.equal(code, 0, 'the script runs to its end');
  t.equal(written.stderr, '', 'without an error');
  return written.stdout;
}
