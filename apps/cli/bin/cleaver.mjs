#!/usr/bin/env node
// Starts the command line with Node 24.2 or later. This file is plain JavaScript, because a call by path may use an
// older Node. `npx` uses the Node of this project.
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
  // Chooses the language here, because the module that translates messages may not be installed yet.
  const { LC_ALL, LC_MESSAGES, LANG = '' } = process.env;
  const message = /^de/.test(LC_ALL || LC_MESSAGES || LANG)
    ? `Die Abhängigkeiten sind nicht installiert. \`npm ci\` in ${root} ausführen, dann dies noch einmal.`
    : `The dependencies are not installed. Run \`npm ci\` in ${root}, then this again.`;
  console.error(message);
  process.exitCode = 70;
} else if (isNewEnough) {
  // Caches compiled code, as apps/http/src/process/main.mjs does. The next start takes half the time.
  nodeModule.enableCompileCache(`${root}node_modules/.cache/compiled`);
  await import(main.href);
} else {
  // Ctrl-C reaches both processes. The child decides when to end, because it may have to clean up first.
  process.on('SIGINT', () => undefined);
  const { status } = spawnSync(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 130;
}
