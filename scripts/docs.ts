/**
 * `npm run docs`: writes the documents that are generated from the code, and the types of the client. With `--check`
 * it writes nothing. It fails if a document is stale, has a broken reference, names a missing test, or does not list
 * the variables of the service. `npm run docs -- pictures` takes new pictures for the README.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { wrongConfiguration } from './docs/configuration.ts';
import { dataModel } from './docs/data-model.ts';
import { withCodes } from './docs/error-codes.ts';
import { deadReferences } from './docs/markdown.ts';
import { missingTests } from './docs/named-tests.ts';
import { openApi, requests } from './docs/openapi.ts';
import { stateMachines } from './docs/state-machines.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const GENERATED: Readonly<Record<string, () => string>> = {
  'docs/api.md': () => withCodes(readOrEmpty('docs/api.md')),
  'docs/data-model.md': dataModel,
  'docs/state-machines.md': stateMachines,
  'packages/client/openapi.json': openApi,
};

/** Requests that the service serves outside of the API. */
const UNDOCUMENTED = ['GET /metrics', 'GET /docs', 'GET /openapi.json'];

if (process.argv.includes('--check')) check();
else if (process.argv.includes('pictures')) {
  process.env['TAP_TIMEOUT'] ??= '600';
  // Imported by URL, because the pages are compiled with other settings.
  await import(new URL('../apps/web/test/browser/pictures.ts', import.meta.url).href);
} else {
  for (const [path, make] of Object.entries(GENERATED)) writeFileSync(path, make());
  await import('./client.ts');
}

function check(): void {
  const stale = Object.entries(GENERATED)
    .filter(([path, make]) => readOrEmpty(path) !== make())
    .map(([path]) => `${path} is not what the code says: npm run docs`);
  const faults = [
    ...stale,
    ...wrongConfiguration(),
    ...missingTests(),
    ...deadReferences({ scripts: manifest.scripts, requests: [...requests(), ...UNDOCUMENTED] }),
  ];
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
