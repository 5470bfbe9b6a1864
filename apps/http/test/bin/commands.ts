/** Runs the service's commands as npm does. */
import { execFile } from 'node:child_process';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';

/** Runs the command; returns its exit code and output. */
export const run = (name: string, settings: Record<string, string>, ...args: readonly string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const bin = new URL(`../../src/bin/${name}.ts`, import.meta.url).pathname;
    const env = { ...programEnvironment, EMBEDDED_FSYNC: 'off', ...settings };
    execFile(process.execPath, [bin, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });
