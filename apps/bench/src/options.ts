import { parseArgs } from 'node:util';

export interface Options {
  /** Any PostgreSQL in which databases may be created. */
  readonly databaseUrl: string;
  readonly connections: number;
  /** Of one leg. */
  readonly seconds: number;
  /** How often service and reference take turns. */
  readonly pairs: number;
  /** The operations to measure; undefined: all of them, and start-up, memory and the embedded database with them. */
  readonly only: readonly string[] | undefined;
  readonly logLevel: string;
}

const USAGE = `npm run bench -- [--only <operation>]... [--quick] [--seconds 3] [--pairs 3] [--connections 32]

Measures the service against the bare reference (apps/bench/src/reference.ts) on one PostgreSQL: BENCH_DATABASE_URL, by default
the local one, in databases of its own that it drops at the end. LOG_LEVEL is the service's (default here: warn).
--quick runs each leg once for one second: to see that it works, not to measure.`;

/** From the command line and the environment; ends the process where they are wrong. */
export function readOptions(operations: readonly string[]): Options {
  const integer = (name: string, value: string): number => {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 ? number : refuse(`--${name} must be a whole number above 0`);
  };
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      pairs: { type: 'string' },
      connections: { type: 'string', default: '32' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) refuse('');
  const unknown = values.only?.filter((name) => !operations.includes(name)) ?? [];
  if (unknown.length) refuse(`No such operation: ${unknown.join(', ')}. There are: ${operations.join(', ')}`);
  return {
    databaseUrl: process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    connections: integer('connections', values.connections),
    seconds: integer('seconds', values.seconds ?? (values.quick ? '1' : '3')),
    pairs: integer('pairs', values.pairs ?? (values.quick ? '1' : '3')),
    only: values.only,
    logLevel: process.env['LOG_LEVEL'] ?? 'warn',
  };
}

function refuse(message: string): never {
  console.error(message ? `${message}\n\n${USAGE}` : USAGE);
  process.exit(message ? 1 : 0);
}
