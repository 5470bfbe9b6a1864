/**
 * Checks that the documents and files about configuration list exactly the variables of the service, and that the guide
 * has their defaults. Checks which files read the environment.
 */
import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readConfig } from '../../apps/http/src/process/config.ts';

/**
 * Variables that compose does not pass on: the image sets them, they have no effect with PostgreSQL, or only compose
 * reads them.
 */
const NOT_IN_COMPOSE = ['HOST', 'PORT', 'DATA_DIR', 'EMBEDDED_FSYNC', 'POSTGRES_PASSWORD'];

/** The sources of the service. */
const SERVICE = '{apps/{http,web},packages/{domain,messages,persistence}}/src/**/*.{ts,tsx}';
/** The files that may read the environment, and why. */
const LOOKS: Readonly<Record<string, string>> = {
  'apps/http/src/process/npm.ts': 'adds the file .env, and reads the variables that npm sets for its scripts',
  'packages/persistence/src/backup/postgres-tools.ts': 'passes the environment on to the programs of PostgreSQL',
};

/**
 * Returns a line for each file that reads the environment without permission, and for each permitted file that no
 * longer reads it.
 */
function strayLooks(): string[] {
  const found = globSync(SERVICE).filter((file) =>
    /\bprocess\b[^;]*\benv\b|\benv\b[^;]*\bnode:process\b/.test(readFileSync(file, 'utf8')),
  );
  if (found.length === 0) return [`${SERVICE}: no file reads the environment`];
  return [
    ...found.filter((file) => !(file in LOOKS)).map((file) => `${file} reads the environment: use readConfig`),
    ...Object.keys(LOOKS)
      .filter((file) => !found.includes(file))
      .map((file) => `${file} no longer reads the environment: remove it from LOOKS`),
  ];
}

/** Returns a line for each difference from the variables of the service, and for each stray read of the environment. */
export function wrongConfiguration(): string[] {
  const guide = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|/gm)];
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const service = compose.slice(compose.indexOf('\n  cleaver:'), compose.indexOf('\n  postgres:'));
  const inGuide = guide.map(([, name = '']) => name);
  const inCompose = names(service, /^ {6}([A-Z_]+):/gm);
  const inExample = names(readFileSync('.env.example', 'utf8'), /^(?:# )?([A-Z_]+)=/gm);

  // OpenTelemetry reads its own variables. If one of the three files has an `OTEL_` variable, all three need it.
  const foreign = [...inGuide, ...inCompose, ...inExample].filter((name) => name.startsWith('OTEL_'));
  const known = new Set([...variables(), ...foreign]);
  const forCompose = known.difference(new Set(NOT_IN_COMPOSE));
  return [
    ...strayLooks(),
    ...difference('docs/operations.md', inGuide, known),
    ...difference('docker-compose.yml', inCompose, forCompose),
    ...difference('.env.example', inExample, known),
    ...guide
      .filter(([, name = '', value]) => value && !isDeepStrictEqual(readConfig({ [name]: value }), readConfig({})))
      .map(([, name, value]) => `docs/operations.md: the default of ${name} is not ${value}`),
  ];
}

/** Returns the names of all variables that `readConfig` reads. */
function variables(): Set<string> {
  const read = new Set<string>();
  const get = (_: object, name: string) => {
    read.add(name);
    return undefined;
  };
  readConfig(new Proxy({}, { get }));
  return read;
}

const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

function difference(file: string, given: readonly string[], wanted: ReadonlySet<string>): string[] {
  const there = new Set(given);
  return [
    ...[...wanted].filter((name) => !there.has(name)).map((name) => `${file} lacks ${name}`),
    ...given.filter((name) => !wanted.has(name)).map((name) => `${file} has ${name}, which the service does not read`),
  ];
}
