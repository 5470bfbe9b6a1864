/**
 * Finds changes of an OpenAPI document that break clients of an earlier version.
 *
 * A later version may accept more in requests and return more in responses, but not less. Ignores new values of enums
 * in responses, and texts for people.
 */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}
type Content = { readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } } };
type Answer = Content & { readonly $ref?: string };
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
export interface Operation {
  readonly operationId: string;
  /** The required permission, or `known` (a token is enough), or `public`. */
  readonly 'x-permission'?: string;
  /** A second required permission. */
  readonly 'x-and-permission'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Answer>>;
}
export interface Document {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: unknown;
}

/** Returns a line for each breaking change. Supports only JSON bodies and local references. */
export function breakingChanges(before: Document, after: Document): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const what = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) return [`${what} is gone`];
      const compare = new Comparison(before, after);
      return compare.operation(operation, now).map((change) => `${what}: ${change}`);
    }),
  );
}

/**
 * Returns whether semantic versioning permits breaking changes: a new major version, or below 1.0 a new minor version.
 */
export function mayBreak(before: string, after: string): boolean {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  const [majorNow = 0, minorNow = 0] = after.split('.').map(Number);
  return majorNow > major || (major === 0 && majorNow === 0 && minorNow > minor);
}

type Direction = 'sent' | 'answered';

/**
 * The checks of sent values, by the keyword of the limit. Each returns whether the later limit accepts less than the
 * earlier one.
 */
const NARROWER: Readonly<Record<string, (before: number, after: number) => boolean>> = {
  maxLength: (before, after) => after < before,
  maximum: (before, after) => after < before,
  exclusiveMaximum: (before, after) => after < before,
  maxItems: (before, after) => after < before,
  minLength: (before, after) => after > before,
  minimum: (before, after) => after > before,
  exclusiveMinimum: (before, after) => after > before,
  minItems: (before, after) => after > before,
};
/** Limits that cannot be compared. A new or changed limit counts as narrower; a removed limit does not. */
const OTHER_LIMITS = ['pattern', 'multipleOf', 'uniqueItems'];

class Comparison {
  readonly #before: Document;
  readonly #after: Document;

  constructor(before: Document, after: Document) {
    this.#before = before;
    this.#after = after;
  }

  operation(before: Operation, after: Operation): string[] {
    const { operationId, 'x-permission': permission, 'x-and-permission': second } = after;
    const opened = permission === 'public' || (permission === 'known' && before['x-permission'] !== 'public');
    return [
      ...when(operationId !== before.operationId, `operationId was ${before.operationId}, is ${operationId}`),
      ...when(
        permission !== before['x-permission'] && !opened,
        `needs ${permission} where ${before['x-permission']} was enough`,
      ),
      ...when(
        second !== undefined && second !== before['x-and-permission'],
        `needs ${second} in addition to ${permission}`,
      ),
      ...this.#parameters(before.parameters ?? [], after.parameters ?? []),
      ...this.#body('sent', 'the body', before.requestBody, after.requestBody),
      ...Object.entries(before.responses).flatMap(([status, answer]) => {
        const now = after.responses[status];
        if (!now) return [`no longer answers ${status}`];
        const [was, is] = [resolve(answer, this.#before), resolve(now, this.#after)];
        return this.#body('answered', `${status}`, was, is);
      }),
    ];
  }

  #parameters(given: readonly Parameter[], wanted: readonly Parameter[]): string[] {
    const before = given.map((one) => resolve(one, this.#before));
    const after = wanted.map((one) => resolve(one, this.#after));
    const find = (list: readonly Parameter[], one: Parameter) =>
      list.find((other) => other.name === one.name && other.in === one.in);
    return [
      ...before.filter((one) => !find(after, one)).map(({ name }) => `the parameter ${name} is gone`),
      ...after.flatMap((one) => {
        const was = find(before, one);
        return [
          ...when(one.required === true && was?.required !== true, `the parameter ${one.name} is required now`),
          ...(was ? this.#schema('sent', `the parameter ${one.name}`, was.schema ?? {}, one.schema ?? {}) : []),
        ];
      }),
    ];
  }

  #body(direction: Direction, where: string, before: Content | undefined, after: Content | undefined): string[] {
    const [was, is] = [schemaOf(before), schemaOf(after)];
    if (was && is) return this.#schema(direction, where, was, is);
    if (was) return [`${where} has no content any more`];
    return when(is !== undefined && direction === 'sent', `${where} is required now`);
  }

  #schema(direction: Direction, where: string, given: Schema, wanted: Schema): string[] {
    const before = plain(given, this.#before);
    const after = plain(wanted, this.#after);
    const sent = direction === 'sent';
    if (before.kind !== after.kind)
      return [`${where} was ${before.kind || 'anything'}, is ${after.kind || 'anything'}`];
    const [was, is] = [before.schema, after.schema];
    return [
      ...when(sent && before.nullable && !after.nullable, `${where} may no longer be null`),
      ...when(!sent && !before.nullable && after.nullable, `${where} may be null now`),
      ...(sent ? narrowed(where, was, is) : []),
      ...this.#members(direction, where, was, is),
      ...(was.items && is.items ? this.#schema(direction, `${where}[]`, was.items, is.items) : []),
      ...(was.anyOf ?? []).flatMap((one, index) => {
        const now = is.anyOf?.[index];
        return now ? this.#schema(direction, where, one, now) : when(sent, `${where} knows fewer alternatives`);
      }),
      ...when(!sent && (is.anyOf?.length ?? 0) > (was.anyOf?.length ?? 0), `${where} knows more alternatives`),
    ];
  }

  #members(direction: Direction, where: string, before: Schema, after: Schema): string[] {
    const [was, is] = [before.properties ?? {}, after.properties ?? {}];
    const isNewlyRequired = (name: string) => after.required?.includes(name) && !before.required?.includes(name);
    const isNoLongerSure = (name: string) => before.required?.includes(name) && !after.required?.includes(name);
    return [
      ...Object.keys(was).flatMap((name) => {
        const [one, now] = [was[name], is[name]];
        if (!one || !now) return [`${where}.${name} is gone`];
        return this.#schema(direction, `${where}.${name}`, one, now);
      }),
      ...Object.keys(is).flatMap((name) => [
        ...when(direction === 'sent' && isNewlyRequired(name), `${where}.${name} is required now`),
        ...when(direction === 'answered' && isNoLongerSure(name), `${where}.${name} may be missing now`),
      ]),
    ];
  }
}

/**
 * Returns a line for each change of a sent value that narrows its limits or its set of values, or changes its default.
 */
function narrowed(where: string, before: Schema, after: Schema): string[] {
  const [was, is] = [words(before), words(after)];
  const lost = is === undefined ? [] : (was ?? ['anything else']).filter((word) => !is.includes(word));
  return [
    ...lost.map((word) => `${where} no longer takes ${word}`),
    ...Object.entries(NARROWER).flatMap(([limit, isNarrower]) => {
      const [had, has] = [before[limit], after[limit]] as [number | undefined, number | undefined];
      return when(
        has !== undefined && (had === undefined || isNarrower(had, has)),
        `${where} has ${limit} ${has}, had ${had ?? 'none'}`,
      );
    }),
    ...OTHER_LIMITS.flatMap((limit) =>
      when(after[limit] !== undefined && after[limit] !== before[limit], `${where} has another ${limit}`),
    ),
    ...when(
      before['default'] !== undefined && JSON.stringify(before['default']) !== JSON.stringify(after['default']),
      `${where} has another default`,
    ),
  ];
}

/** Returns the closed set of values; undefined for an open set. */
const words = ({ enum: set, const: one }: Schema): readonly unknown[] | undefined =>
  set ?? (one === undefined ? undefined : [one]);

/** Resolves references, and separates null from the schema. `kind` is the type and the format. */
function plain(given: Schema, document: Document): { schema: Schema; nullable: boolean; kind: string } {
  const resolved = whole(given, document);
  const alternatives = resolved.anyOf?.filter(({ type }) => type !== 'null');
  const [only] = alternatives ?? [];
  const unwrapped = only && alternatives?.length === 1 ? resolve(only, document) : resolved;
  const types = [unwrapped.type ?? []].flat().filter((type) => type !== 'null');
  return {
    schema: alternatives && alternatives.length > 1 ? { ...unwrapped, anyOf: alternatives } : unwrapped,
    nullable: [resolved.type].flat().includes('null') || alternatives?.length !== resolved.anyOf?.length,
    kind: [...types, unwrapped['format'] ?? []].flat().join(' '),
  };
}

/** Merges the parts of `allOf` into one schema. */
function whole(given: Schema, document: Document): Schema {
  const { allOf, ...rest } = resolve(given, document);
  return allOf ? [...allOf.map((part) => whole(part, document)), rest].reduce(both) : rest;
}

/** Merges two schemas. In a member of both, the second schema overrides the first one. */
function both(one: Schema, more: Schema): Schema {
  const names = Object.keys({ ...one.properties, ...more.properties });
  const member = (name: string) => [name, { ...one.properties?.[name], ...more.properties?.[name] }] as const;
  return {
    ...one,
    ...more,
    properties: Object.fromEntries(names.map(member)),
    required: [...(one.required ?? []), ...(more.required ?? [])],
  };
}

/** Returns the target of a reference, and any other value unchanged. */
function resolve<T extends { readonly $ref?: string }>(given: T, document: Document): T {
  if (given.$ref === undefined) return given;
  const steps = given.$ref.slice(2).split('/');
  const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  return resolve(target as T, document);
}

const schemaOf = (body: Content | undefined): Schema | undefined => body?.content?.['application/json']?.schema;

const when = (holds: boolean | undefined, change: string): string[] => (holds ? [change] : []);
