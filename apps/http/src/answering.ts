/** What an operation answers to a request that was admitted and read: the same in whichever thread. */
import type { Core } from '@cleaver/domain';
import type { Caller, Origin } from '@cleaver/domain/kernel';
import fastJson from 'fast-json-stringify';
import { languageOf, TRANSLATIONS } from './messages/language.ts';
import type { OperationRoute, Words } from './operation-route.ts';
import { isSentAsIs } from './schemas.ts';

/** A request as plain data. */
export interface Asked {
  /** Not checked yet. */
  readonly input: unknown;
  readonly caller: Caller | undefined;
  readonly origin: Origin;
  readonly idempotencyKey: string | undefined;
  readonly versions: readonly number[] | undefined;
  readonly acceptLanguage: string | undefined;
}

export interface Answered {
  readonly headers: Readonly<Record<string, string>>;
  /** As its schema has it, or as the bytes of that. */
  readonly body: unknown;
  /** What the operation gave, where it ran here. */
  readonly output?: unknown;
}

export async function answerTo(core: Core, route: OperationRoute, asked: Asked): Promise<Answered> {
  const { input, caller, origin, idempotencyKey, versions, acceptLanguage } = asked;
  const headers: Record<string, string> = {};
  const output = await core.execute(route.operation, {
    ...{ input, caller, origin, idempotencyKey, versions },
    replayed() {
      headers['idempotent-replayed'] = 'true';
    },
    noteVersion: route.givesVersion
      ? (version) => {
          headers['etag'] = `"${version}"`;
        }
      : undefined,
  });
  const words: Words = (message) => {
    headers['vary'] = 'Accept-Language';
    return message.in(TRANSLATIONS[languageOf(acceptLanguage)]);
  };
  const { schema, present } = route.answer;
  return { headers, body: schema && present(output as never, words), output };
}

type Serialize = (data: unknown) => string;

/** Compiled when it is first needed, and once for all routes that answer alike: a start does not wait for it. */
export function serializer(schema: object): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  let compiled: Serialize | undefined;
  const serialize: Serialize = (data) => {
    compiled ??= isSentAsIs(schema) ? JSON.stringify : (fastJson(described(schema) as object) as Serialize);
    return compiled(data);
  };
  serializers.set(schema, serialize);
  return serialize;
}

/** Where the schema says nothing, it goes through `JSON.stringify`. */
function described(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(described);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (isSentAsIs(schema)) return {};
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, described(part)]));
}

const serializers = new WeakMap<object, Serialize>();
