/** Parameters, bodies and headers of operations in the OpenAPI document. */

import { type JsonSchema, pathDescription, REQUEST_HEADERS, requestHeadersOf } from '@cleaver/domain/kernel';
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
  const { operation, pathMembers, queryMembers } = route;
  const parameter = (place: 'path' | 'query') => (name: string) => {
    const field = operation.input.fields[name];
    const words = place === 'path' ? pathDescription(operation, name) : fieldWord(name);
    const { description = words, ...schema } = (field?.schema ?? {}) as JsonSchema;
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
    ...requestHeadersOf(operation).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

export function requestBody(
  { operation, bodyMembers, fileMember }: OperationRoute,
  id: string,
  components: Components,
  { body }: Example,
): Json {
  const { fields } = operation.input;
  const examples = components.example(`${id}Request`, body);
  if (fileMember !== undefined) {
    return {
      required: true,
      content: { 'text/csv': { schema: fields[fileMember]?.schema, ...(examples && { examples }) } },
    };
  }
  const required = bodyMembers.filter((name) => fields[name]?.required);
  const schema = components.reference({
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}Request`,
    type: 'object',
    properties: Object.fromEntries(bodyMembers.map((name) => [name, fields[name]?.schema])),
    ...(required.length > 0 && { required }),
  });
  return { required: true, ...jsonContent(schema, examples) };
}

/** Parameters of many operations. */
export const PARAMETERS = Object.fromEntries(
  Object.entries(REQUEST_HEADERS).map(([name, { description, ...schema }]) => [
    name,
    { name, in: 'header', required: false, description, schema },
  ]),
);

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
