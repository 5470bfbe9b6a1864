/** Parameters, bodies and headers of operations in the OpenAPI document. */

import type { JsonSchema } from '@cleaver/domain/kernel';
import { fieldWord } from '@cleaver/domain/words';
import type { Components, Json } from './openapi-components.ts';
import type { Example } from './openapi-examples.ts';
import type { OperationRoute } from './operation-route.ts';

/** Returns the headers of the success response. */
export function headersOf({ givesVersion, takesIdempotencyKey }: OperationRoute): Json {
  const headers = {
    ...(givesVersion && { ETag: { $ref: '#/components/headers/ETag' } }),
    ...(takesIdempotencyKey && { 'Idempotent-Replayed': { $ref: '#/components/headers/Idempotent-Replayed' } }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

export function parameters(route: OperationRoute, components: Components, example: Example): Json[] {
  const { operation, pathMembers, queryMembers, takesIdempotencyKey, takesVersion } = route;
  const parameter = (place: 'path' | 'query') => (name: string) => {
    const field = operation.input.fields[name];
    const { description = inWords(place, name), ...schema } = (field?.schema ?? {}) as JsonSchema;
    return {
      name,
      in: place,
      description,
      required: place === 'path' || field?.required === true,
      schema: components.reference(schema),
      // Omits examples of optional parameters. Tools that try requests out would fill in these examples, which narrows
      // the results.
      ...((place === 'path' || field?.required) &&
        example.parameters &&
        name in example.parameters && { example: example.parameters[name] }),
    };
  };
  return [
    ...pathMembers.map(parameter('path')),
    ...queryMembers.map(parameter('query')),
    ...(takesIdempotencyKey ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ...(takesVersion ? [{ $ref: '#/components/parameters/If-Match' }] : []),
  ];
}

/**
 * Returns a description for a member that has none: for `storageLocationId` in a path "The storage location’s id", in
 * the query "Storage location".
 */
function inWords(place: 'path' | 'query', name: string): string {
  if (place === 'query') return fieldWord(name);
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return name === 'id' ? 'The id' : `The ${words.replace(/ id$/, '')}’s id`;
}

const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the version that you read. If the record was changed since, the request is refused. Without it, the request applies to the current version.',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A unique text for this request. Repeating the request with it has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

export function requestBody(
  { operation, bodyMembers }: OperationRoute,
  id: string,
  components: Components,
  { body }: Example,
): Json {
  const { fields } = operation.input;
  const required = bodyMembers.filter((name) => fields[name]?.required);
  const schema = components.reference({
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}Request`,
    type: 'object',
    properties: Object.fromEntries(bodyMembers.map((name) => [name, fields[name]?.schema])),
    ...(required.length > 0 && { required }),
  });
  return { required: true, ...jsonContent(schema, components.example(`${id}Request`, body)) };
}

/** Parameters of many operations. */
export const PARAMETERS = { 'Idempotency-Key': IDEMPOTENCY_KEY, 'If-Match': IF_MATCH };

/** Response headers of many operations. */
export const HEADERS = {
  ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: '`true` if this is the stored response to the first request with the `Idempotency-Key`',
    schema: { type: 'string', enum: ['true'] },
  },
};

export const jsonContent = (schema: unknown, examples?: Json): Json => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
});
