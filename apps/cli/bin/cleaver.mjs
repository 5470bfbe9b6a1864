#!/usr/bin/env node
// Starts the command line with Node 24.2 or later. This file is plain JavaScript, because a call by path may use an
// older Node. `npx` uses the Node of this project.
import { spawn } from 'node:child_process';
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
  const child = spawn(own, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A supervisor signals only this process, so it passes the signal on and waits for the child. It passes SIGINT on as
  // SIGTERM, because Ctrl-C also reaches the child, which ends at the second SIGINT without cleaning up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal));
  child.on('exit', (status) => {
    process.exitCode = status ?? 130;
  });
}
