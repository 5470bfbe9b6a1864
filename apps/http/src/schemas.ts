/**
 * The schemas of error responses and of outputs (`kernel/contract/output.ts`).
 *
 * A schema with a `title` becomes a component of that name in the OpenAPI document.
 */
import { fileNoteOutput } from '@cleaver/domain/files/contracts';
import { out } from '@cleaver/domain/kernel';
import type { Static, TSchema, TUnsafe } from 'typebox';

/**
 * Returns the schema with the TypeScript type that it describes. Imports only the types of TypeBox, because loading it
 * takes 6 MiB.
 */
const typed = <T>(schema: object) => schema as TUnsafe<T>;
const text = (more: object = {}) => typed<string>({ type: 'string', ...more });
const integer = (more: object = {}) => typed<number>({ type: 'integer', ...more });

/** Schema of a point in time, in UTC with milliseconds and Z. */
const Timestamp = typed<Date>({
  type: 'string',
  format: 'date-time',
  examples: ['2026-11-21T09:30:00.000Z'],
});

const nullable = <S extends TSchema>(schema: S) => typed<Static<S> | null>({ anyOf: [schema, { type: 'null' }] });

const listOf = <S extends TSchema>(items: S) => typed<readonly Static<S>[]>({ type: 'array', items });

const either = <A extends TSchema, B extends TSchema>(a: A, b: B) => typed<Static<A> | Static<B>>({ anyOf: [a, b] });

type Properties = { readonly [name: string]: TSchema };
type Members<P extends Properties> = { readonly [N in keyof P]: Static<P[N]> };

/**
 * Returns a schema for an object with the required `properties` and the optional `absent`. `title` names the component.
 */
const object = <P extends Properties, A extends Properties = Record<never, never>>(
  title: string,
  properties: P,
  absent?: A,
) =>
  typed<Members<P> & { readonly [N in keyof A]?: Static<A[N]> | undefined }>({
    type: 'object',
    title,
    properties: { ...properties, ...absent },
    required: Object.keys(properties),
  });

/**
 * Mark in the schema of a value that is sent unchanged. Serializers leave the value to `JSON.stringify`; the API
 * description removes the mark.
 */
const AS_IS = out.SENT_AS_IT_IS;
export const isSentAsIs = (schema: object): boolean => AS_IS in schema;
export const isMark = (key: string): boolean => key === AS_IS;

const SCHEMAS = new WeakMap<object, TSchema>();

/**
 * Returns the response schema of an output. An output always has the same schema object, so Fastify compiles it once.
 */
export function schemaOf<G, R>(output: out.Output<G, R>): TSchema & { readonly static: R } {
  const schema = SCHEMAS.get(output) ?? typed<R>(output.schema ?? {});
  SCHEMAS.set(output, schema);
  return schema as never;
}

const ValidationError = object('ValidationError', {
  field: text({ examples: ['lineItems[0].agreedPrice'] }),
  message: text(),
});

const RefusedWarning = object('RefusedWarning', {
  code: text({ examples: ['OVER_CALL'] }),
  line: nullable(integer({ description: 'Of the document; null: it is about the whole' })),
  message: text({ description: 'For people' }),
});

export const ErrorResponse = object(
  'ErrorResponse',
  {
    code: text({ description: 'In upper snake case, never translated', examples: ['USER_NOT_FOUND'] }),
    message: text({ description: 'For people' }),
    status: integer({ description: 'The status of the response' }),
    timestamp: Timestamp,
    path: text({ description: 'Of the request, without its query' }),
    validationErrors: nullable({
      ...listOf(ValidationError),
      description: 'All that is wrong with the request at once; null unless code is VALIDATION_ERROR',
    }),
  },
  {
    warnings: {
      ...listOf(either(RefusedWarning, schemaOf(fileNoteOutput))),
      description:
        'Of ACKNOWLEDGEMENT_REQUIRED: all that has to be confirmed with a reason. Of FILE_FAULTY: the warnings of the file',
    },
  },
);
