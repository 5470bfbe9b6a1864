/** Reads the service's OpenAPI document as an attacker reads it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

export type Schema = { readonly [key: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Whether the operation needs no access token. */
  readonly isPublic: boolean;
  readonly parameters: readonly Parameter[];
  /** The members of the request body by name; undefined: no body. */
  readonly members: Readonly<Record<string, Schema>> | undefined;
  readonly required: readonly string[];
  /** The schemas of the responses, by status; undefined: no body. */
  readonly answers: Readonly<Record<number, Schema | undefined>>;
}

type Json = { readonly [key: string]: unknown };

/** Returns the operations of a document, without the health probes. */
export function operationsOf(document: Json): readonly ApiOperation[] {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') {
      const steps = $ref.slice(2).split('/');
      return resolve(steps.reduce((at, step) => (at as Json)[step] as Json, document));
    }
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member)]));
  };
  const contentOf = (from: unknown): Schema | undefined =>
    (from as { content?: Record<string, { schema: Schema }> } | undefined)?.content?.['application/json']?.schema;
  const paths = resolve(document['paths']) as Record<string, Record<string, Json>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/api/')
      ? Object.entries(methods).map(([method, described]) => {
          const body = contentOf(described['requestBody']) as
            | { properties: Record<string, Schema>; required?: string[] }
            | undefined;
          return {
            id: described['operationId'] as string,
            method: method.toUpperCase(),
            path,
            isPublic: (described['security'] as unknown[] | undefined)?.length === 0,
            parameters: described['parameters'] as Parameter[],
            members: body?.properties,
            required: body?.required ?? [],
            answers: Object.fromEntries(
              Object.entries(described['responses'] as Json).map(([status, answer]) => [status, contentOf(answer)]),
            ),
          };
        })
      : [],
  );
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
for (const known of ['int32', 'int64', 'password']) ajv.addFormat(known, true);

const compiled = new WeakMap<Schema, ValidateFunction>();

/** Checks a value against its schema. Returns the fault; undefined if the value fits. */
export function misfit(schema: Schema, value: unknown): string | undefined {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}
