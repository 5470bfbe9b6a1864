/** Attacks every operation and member with every hostile value, one at a time in an otherwise good request. */
import { type ApiOperation, misfit, type Schema } from './document.ts';
import { atLimits, HOSTILE_BODIES, HOSTILE_KEYS, HOSTILE_SEGMENTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { type Attack, assemble, goodParts } from './requests.ts';
import type { World } from './shop.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Generates the attacks on an operation. They are lazy, because each needs new unique names. */
export function* attacksOn(operation: ApiOperation, world: World): Generator<Attack> {
  const good = () => goodParts(operation, world);
  yield assemble(operation, good(), 'nothing unusual');
  yield* onPath(operation, world);
  yield* onQuery(operation, world);
  yield* onHeaders(operation, world);
  if (!operation.members) {
    for (const { body, type = 'application/json' } of HOSTILE_BODIES) {
      const headers = { 'content-type': type };
      yield assemble(operation, good(), `a body where there is none, as ${type}`, { body, headers });
    }
    return;
  }
  for (const { body, type = 'application/json', is } of HOSTILE_BODIES) {
    yield assemble(operation, good(), `the whole body, as ${type}`, { body, headers: { 'content-type': type }, is });
  }
  yield assemble(operation, good(), 'of no type', { headers: {}, is: [415] });
  yield assemble(operation, good(), 'compressed', { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, is: [415] });
  yield* onMembers(operation, operation.members, good, []);
  const extra = {
    unknown: '1',
    id: '"x"',
    status: '"ACTIVE"',
    permissions: '["USER_WRITE"]',
    ['__proto__']: '{"a":1}',
  };
  for (const [name, text] of Object.entries(extra)) {
    if (name in operation.members) continue;
    const parts = good();
    yield assemble(operation, { ...parts, members: { ...parts.members, [name]: text } }, `${name} beside the others`);
  }
}

function* onMembers(
  operation: ApiOperation,
  members: Readonly<Record<string, Schema>>,
  good: () => ReturnType<typeof goodParts>,
  inside: readonly string[],
): Generator<Attack> {
  for (const [name, schema] of Object.entries(members)) {
    const isRequired = inside.length > 0 || operation.required.includes(name);
    for (const text of [undefined, ...HOSTILE_VALUES, ...atLimits(schema)]) {
      const parts = good();
      const { [name]: _, ...others } = parts.members;
      const members = text === undefined ? others : { ...others, [name]: text };
      yield assemble(
        operation,
        { ...parts, members },
        `${name} is ${text === undefined ? 'missing' : text.slice(0, 60)}`,
        {
          is: isWrong(schema, isRequired, text) ? [400] : undefined,
        },
      );
    }
    yield* onLength(operation, name, schema, good);
    // The members of an object, or of the entries of a list.
    const items = schema['items'] as Schema | undefined;
    const entry = (items ?? schema)['properties'] as Record<string, Schema> | undefined;
    for (const [of, ofSchema] of Object.entries(entry ?? {})) {
      for (const text of [...HOSTILE_VALUES, ...atLimits(ofSchema)]) {
        const parts = good();
        const sent = JSON.parse(parts.members[name] ?? 'null');
        const first: Record<string, unknown> | undefined = items ? sent?.[0] : sent;
        const rest = Object.entries(first ?? {}).filter(([member]) => member !== of);
        const json = [...rest.map(([key, value]) => `"${key}":${JSON.stringify(value)}`), `"${of}":${text}`].join(',');
        const members = { ...parts.members, [name]: items ? `[{${json}}]` : `{${json}}` };
        const what = `${name}${items ? '[0]' : ''}.${of} is ${text.slice(0, 60)}`;
        yield assemble(operation, { ...parts, members }, what, {
          is: isWrong(ofSchema, false, text) ? [400] : undefined,
        });
      }
    }
  }
}

/** Lists with more entries are not sent: they are large. */
const ENTRIES_MAX = 1_000;

/** Sends a list with as many entries as it may have, and with one more. All are the one of a good request. */
function* onLength(operation: ApiOperation, name: string, schema: Schema, good: () => ReturnType<typeof goodParts>) {
  const most = schema['maxItems'] as number | undefined;
  if (most === undefined || most > ENTRIES_MAX) return;
  for (const length of [most, most + 1]) {
    const parts = good();
    const [first] = JSON.parse(parts.members[name] ?? '[]') as unknown[];
    if (first === undefined) return;
    const members = { ...parts.members, [name]: JSON.stringify(Array(length).fill(first)) };
    const is = length > most ? [400] : undefined;
    yield assemble(operation, { ...parts, members }, `${name} has ${length} entries`, { is });
  }
}

/** Returns whether the published schema refuses this value. The service may be stricter, never laxer. */
export function isWrong(schema: Schema, isRequired: boolean, text: string | undefined): boolean {
  const value: unknown = text === undefined ? null : JSON.parse(text);
  // Null counts as absent; texts are trimmed, except passwords.
  if (value === null) return isRequired;
  if (typeof value === 'string' && schema['format'] === undefined) {
    return misfit(schema, value) !== undefined && misfit(schema, value.trim()) !== undefined;
  }
  return misfit(schema, value) !== undefined;
}

function* onPath(operation: ApiOperation, world: World): Generator<Attack> {
  for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'path')) {
    for (const segment of HOSTILE_SEGMENTS) {
      const parts = goodParts(operation, world);
      yield assemble(
        operation,
        { ...parts, path: { ...parts.path, [name]: segment } },
        `${name} in the path is ${segment.slice(0, 60)}`,
        { astray: true },
      );
    }
  }
}

function* onQuery(operation: ApiOperation, world: World): Generator<Attack> {
  const named = operation.parameters.filter((parameter) => parameter.in === 'query');
  const texts = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text.length < 3000).map(encodeURIComponent);
  for (const { name, schema } of named) {
    for (const text of [
      ...texts,
      '%',
      '%zz',
      '%ff',
      '%00',
      ...atLimits(schema).map((json) => json.replaceAll('"', '')),
    ]) {
      const query = [[name, encodeMore(text)]] as const;
      yield assemble(
        operation,
        { ...goodParts(operation, world), query },
        `${name} in the query is ${text.slice(0, 60)}`,
      );
    }
    for (const more of ['[]=1', '[a]=1', '.a=1', '=1&$=2', '']) {
      const parts = goodParts(operation, world);
      const attack = assemble(operation, parts, `${name}${more} in the query`);
      yield { ...attack, url: `${attack.url}?${name}${more}&${name}=2` };
    }
  }
  const unknown = [
    ['unknown', '1'],
    ['access_token', 'x'],
    ['__proto__', 'x'],
    ['constructor[prototype]', 'x'],
  ] as const;
  for (const query of unknown) {
    yield assemble(operation, { ...goodParts(operation, world), query: [query] }, `${query[0]} in the query`);
  }
}

const encodeMore = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent).replaceAll('#', '%23');

function* onHeaders(operation: ApiOperation, world: World): Generator<Attack> {
  const headers: Record<string, string>[] = [
    ...HOSTILE_KEYS.map((key) => ({ 'idempotency-key': key })),
    ...['x y', '../..', 'x'.repeat(100), '\t'].map((id) => ({ 'x-request-id': id })),
    { accept: 'text/html' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-for': "1.2.3.4', '" },
    { 'if-match': '*', range: 'bytes=0-1' },
    { cookie: `a=${'x'.repeat(5000)}` },
    { 'accept-encoding': 'gzip', 'accept-language': '*' },
  ];
  for (const more of headers) {
    const [name = ''] = Object.keys(more);
    yield assemble(operation, goodParts(operation, world), `the header ${name}`, {
      headers: { ...(operation.members && JSON_TYPE), ...more },
    });
  }
}
