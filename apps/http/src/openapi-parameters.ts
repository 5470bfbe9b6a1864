/** Parameters, bodies and headers of operations in the OpenAPI document. */

import type { JsonSchema } from '@cleaver/domain/kernel';
import type { Components, Json } from './openapi-components.ts';
import type { Example } from './openapi-examples.ts';
import type { OperationRoute } from './operation-route.ts';

/** Of the success. */
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
    const own = WORDS[name] ?? (operation.name === 'lot.trace' ? `Where to begin: this \`${name}\`` : undefined);
    const { description = own ?? inWords(place, name), ...schema } = (field?.schema ?? {}) as JsonSchema;
    return {
      name,
      in: place,
      description,
      required: place === 'path' || field?.required === true,
      schema: components.reference(schema),
      // An optional one with an example is filled in by tools that try requests out, and narrows what they find.
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

/** What a form says nothing about, and the name alone not enough. */
const WORDS: Readonly<Record<string, string>> = {
  asOf: 'The instant to look back to; left out: now',
  batchId: 'The id of the stock batch, or its own `batchId`',
  direction: 'The way to go from there: `BACKWARD` to where it came from, `FORWARD` to where it went, or `BOTH`',
  from: 'Only entries from this instant on',
  label: 'The label of the delivery address, exactly as it is in the answer',
  limit: 'The most nodes and the most edges that are shown, nearest first',
  quantity: 'How much is to be made; left out: what the recipe gives',
  roleName: 'The name of the role',
  stepNumber: 'The number of the production step',
  suId: 'The id of the sales unit',
  to: 'Only entries before this instant',
  withinDays: 'Days from the shop’s today to the expiry date, at most',
};

/** `storageLocationId` in a path is "The id of the storage location", in a query it narrows the list. */
function inWords(place: 'path' | 'query', name: string): string {
  if (place === 'query') return `Only those with this \`${name}\``;
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return name === 'id' ? 'The id' : `The ${words.replace(/ id$/, '')}’s id`;
}

const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` with which it was read: if somebody changed it since, nothing is done. Without it, it is changed as it is.',
  schema: { type: 'string' },
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A text of your own for this request. Repeated with it, the request has no second effect.',
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

/** Headers of the answers of many operations. */
export const HEADERS = {
  ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: '`true` where the answer is the one that was given to the first request with the `Idempotency-Key`',
    schema: { type: 'string', enum: ['true'] },
  },
};

export const jsonContent = (schema: unknown, examples?: Json): Json => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
});
