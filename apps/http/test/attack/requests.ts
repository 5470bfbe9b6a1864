/** Makes a good request for an operation. An attack then replaces parts of this request. */
import { DECISIONS } from './decisions.ts';
import type { ApiOperation, Schema } from './document.ts';
import type { World } from './shop.ts';

export interface Attack {
  readonly operation: ApiOperation;
  /** Description of the unusual part. */
  readonly what: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** The only allowed statuses; undefined: every documented one. */
  readonly is?: readonly number[] | undefined;
  /** Whether the request may match no route. */
  readonly astray?: boolean;
}

/** The parts of a request: path members and query as encoded in the URL, body members as JSON texts. */
export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, text: string])[];
  readonly members: Readonly<Record<string, string>>;
}

let numbers = 0;

/** Returns a value that the service probably accepts for a member. */
function sample(name: string, schema: Schema, operation: ApiOperation, world: World, n: number): unknown {
  const known = SAMPLES[name];
  if (known !== undefined) return typeof known === 'function' ? known(n, operation, world) : known;
  if (world[name] !== undefined) return world[name];
  if (schema['enum']) return (schema['enum'] as unknown[])[0];
  if (schema['format'] === 'date') return '2026-03-01';
  if (schema['pattern']) return '1.5';
  switch (schema['type']) {
    case 'integer':
      return schema['minimum'] ?? 1;
    case 'number':
      return 1.5;
    case 'boolean':
      return true;
    case 'array':
      return [];
    default:
      return 'Text';
  }
}

type Sample = string | number | object | ((n: number, operation: ApiOperation, world: World) => unknown);
/** Before the clock of a test begins. */
const FIRST_READING = Date.parse('2026-01-04T00:00:00Z');

/** Members that good requests omit, because they exclude others. */
const OMITTED = new Set(['copies', 'meat']);

const SAMPLES: Readonly<Record<string, Sample>> = {
  name: (n) => `Name ${n}`,
  articleNumber: (n) => `N-${n}`,
  username: (n) => `somebody${n}`,
  email: (n) => `somebody${n}@example.org`,
  password: 'long enough',
  currentPassword: 'not the right one',
  newPassword: 'long enough too',
  refreshToken: 'no token of ours',
  version: (n) => n,
  label: (n) => `Label ${n}`,
  batchType: 'PRODUCED',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  productionDate: '2026-02-01',
  bestBeforeDate: '2026-03-01',
  expiryDate: '2026-03-01',
  outputUom: 'KG',
  uom: 'KG',
  quantityUnit: 'KG',
  plannedQuantityUnit: 'KG',
  minimumLevelUnit: 'KG',
  unit: (_n, { path }) => (path.endsWith('/sales-units') ? 'HUNDRED_GRAM' : 'KG'),
  minTemperature: '-2',
  maxTemperature: '4',
  qualityScore: 3,
  stepNumber: (n) => n + 1,
  position: (n) => n + 1,
  batchId: (n) => `B-${n}`,
  limits: { max: 7 },
  schedule: { every: 'DAY' },
  sensor: (n, _operation, { deviceId }) => ({ deviceId, channel: `t${n}`, minutes: 5 }),
  measure: (_n, { path }) => (path.endsWith('/actions') ? 'Door closed' : 'TEMPERATURE'),
  lineItems: (_n, _operation, { articleId }) => [{ articleId, agreedPrice: 9.5 }],
  records: (_n, _operation, { cleaningTaskId }) => [{ cleaningTaskId, result: 'OK' }],
  decisions: DECISIONS,
  composition: 'Senf, Sellerie',
  allergens: [{ code: 'MUSTARD', word: 'Senf' }],
  additives: ['E250'],
  weightsKg: ['0.405', '1.25'],
  frozenOn: '2026-01-02',
  size: 'M',
  readings: (n, { path }, { controlPointId }) => [
    path.endsWith('/device-readings')
      ? { channel: 't1', measuredAt: new Date(FIRST_READING + n * 1000).toISOString(), value: n % 12 }
      : { controlPointId, value: n % 12 },
  ],
};

/**
 * Returns the parts of a good request for the operation, without a query. Ids come from the world; `n` makes unique
 * values differ.
 */
export function goodParts(operation: ApiOperation, world: World, n: number = ++numbers): Parts {
  const [, subject = ''] =
    /^\/api\/(?:inventory\/|production\/|quality\/|labels\/(?=prints))?([\w-]+)/.exec(operation.path) ?? [];
  const ofPath = (name: string) => encodeURIComponent(world[name === 'id' ? subject : name] ?? 'unknown');
  const path = operation.parameters.filter((parameter) => parameter.in === 'path');
  const given = Object.entries(operation.members ?? {}).filter(([name]) => !OMITTED.has(name));
  const members = given.map(([name, schema]) => {
    return [name, JSON.stringify(sample(name, schema, operation, world, n))];
  });
  return {
    path: Object.fromEntries(path.map(({ name }) => [name, ofPath(name)])),
    query: [],
    members: Object.fromEntries(members),
  };
}

/** Returns a request of these parts. `more` overrides members of the request. */
export function assemble(operation: ApiOperation, parts: Parts, what: string, more: Partial<Attack> = {}): Attack {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts.path[name] ?? '');
  const query = parts.query.map(([name, text]) => `${name}=${text}`).join('&');
  const members = Object.entries(parts.members).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return {
    operation,
    what,
    url: query === '' ? path : `${path}?${query}`,
    ...(operation.members && { body: `{${members.join(',')}}` }),
    ...more,
    headers: more.headers ?? (operation.members ? { 'content-type': 'application/json' } : {}),
  };
}

/** Returns the request as a curl command. The reader sets `$URL` and `$TOKEN`. A body above 2000 characters is cut. */
export function asCurl({ operation, url, headers, body }: Attack): string {
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const shown = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`,
  );
  const words = ['curl -sg', `-X ${operation.method}`, `"$URL"${quote(url)}`, ...shown];
  const long = (body?.length ?? 0) > 2000;
  if (body !== undefined && long) {
    words.push(`--data-binary ${quote(`${String(body).slice(0, 80)}… (${body.length} long)`)}`);
  } else if (typeof body === 'string') {
    words.push(`--data-binary ${quote(body)}`);
  } else if (body) {
    return `printf ${quote([...body].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''))} | ${words.join(' ')} --data-binary @-`;
  }
  return words.join(' ');
}
