/** Requests with several unusual parts at once, generated and shrunk by fast-check. */
import fc from 'fast-check';
import type { ApiOperation, Schema } from './document.ts';
import { HOSTILE_KEYS, HOSTILE_SEGMENTS, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile.ts';
import { type Attack, assemble, goodParts } from './requests.ts';
import type { World } from './shop.ts';
import { isWrong } from './systematic.ts';

/**
 * A planned part of a request: the text to send. `GOOD`: the part of a good request; undefined: the part is left out.
 */
type Part = string | typeof GOOD | undefined;
const GOOD = { toString: () => 'good' } as const;

export interface Plan {
  readonly operation: ApiOperation;
  readonly members: Readonly<Record<string, Part>>;
  readonly path: Readonly<Record<string, Part>>;
  readonly query: Readonly<Record<string, Part>>;
  readonly key: string | undefined;
}

const good = fc.constant<Part>(GOOD);
const texts = fc.string({ unit: 'binary', maxLength: 300 });

const member: fc.Arbitrary<Part> = fc.oneof(
  { weight: 12, arbitrary: good },
  { weight: 3, arbitrary: fc.constantFrom<Part>(...HOSTILE_VALUES) },
  { weight: 1, arbitrary: texts.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map((number) => String(JSON.stringify(number))) },
  { weight: 1, arbitrary: fc.maxSafeInteger().map(String) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);
const segment: fc.Arbitrary<Part> = fc.oneof(
  { weight: 12, arbitrary: good },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom<Part>(...HOSTILE_SEGMENTS) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 3 })
      .filter((text) => text.isWellFormed())
      .map(encodeURIComponent),
  },
);
const parameter: fc.Arbitrary<Part> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text.length < 3000))
      .map(encodeURIComponent),
  },
  { weight: 1, arbitrary: fc.nat().map(String) },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: 'grapheme' })
      .filter((text) => text.isWellFormed())
      .map(encodeURIComponent),
  },
);

const each = (names: readonly string[], part: fc.Arbitrary<Part>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, part])));

export const plans = (operations: readonly ApiOperation[]): fc.Arbitrary<Plan> =>
  fc.constantFrom(...operations).chain((operation) => {
    const named = (place: string) => operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
    return fc.record({
      operation: fc.constant(operation),
      members: each(Object.keys(operation.members ?? {}), member),
      path: each(named('path'), segment),
      query: each(named('query'), parameter),
      key: fc.option(fc.constantFrom('one', 'two', ...HOSTILE_KEYS), { nil: undefined, freq: 6 }),
    });
  });

/**
 * Returns the request of a plan, with the ids of the world. If the path is good and a schema refuses a member, only
 * status 400 is allowed.
 */
export function attackOf({ operation, members, path, query, key }: Plan, world: World): Attack {
  const parts = goodParts(operation, world);
  const resolve = (planned: Readonly<Record<string, Part>>, given: Readonly<Record<string, string>>) =>
    Object.entries(planned).flatMap(([name, part]): [string, string][] => {
      const text = part === GOOD ? given[name] : (part as string | undefined);
      return text === undefined ? [] : [[name, text]];
    });
  const sent = Object.fromEntries(resolve(members, parts.members));
  const isAstray = Object.values(path).some((part) => part !== GOOD);
  const schemas = Object.entries(operation.members ?? {}) as [string, Schema][];
  const mustFail = schemas.some(([name, schema]) => isWrong(schema, operation.required.includes(name), sent[name]));
  return assemble(
    operation,
    { path: Object.fromEntries(resolve(path, parts.path)), query: resolve(query, {}), members: sent },
    'at random',
    {
      headers: {
        ...(operation.members && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      astray: isAstray,
      ...(mustFail && !isAstray && { is: [400] }),
    },
  );
}
