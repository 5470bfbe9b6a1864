#!/usr/bin/env node
// Starts the command line with a Node that can run it. Plain JavaScript for any Node: `npx` finds the one that this project
// brings along by itself, a call by path may come with an older one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = new URL('../src/main.ts', import.meta.url);
const own = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 24 || (major === 24 && minor >= 2);

if (!existsSync(`${root}node_modules/papaparse`) || !(isNewEnough || existsSync(own))) {
  // What says it in the language of the shell is not there yet.
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  const told = /^de/.test(LC_ALL || LC_MESSAGES || LANG)
    ? `Die Abhängigkeiten sind nicht installiert. \`npm ci\` in ${root} ausführen, dann dies noch einmal.`
    : `The dependencies are not installed. Run \`npm ci\` in ${root}, then this again.`;
  console.error(told);
  process.exitCode = 70;
} else if (isNewEnough) {
  // As apps/http/src/process/main.mjs does for the service: the next start takes half the time.
  nodeModule.enableCompileCache(`${root}node_modules/.cache/compiled`);
  await import(main.href);
} else {
  // Ctrl-C reaches both: what ends is up to the other, which may have something to take back first.
  process.on('SIGINT', () => undefined);
  const { status } = spawnSync(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 130;
}
