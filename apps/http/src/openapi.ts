/** The OpenAPI 3.1 document, made from the same routes and forms that serve the requests. */
import type { AnyOperation, JsonSchema } from '@cleaver/domain';
import manifest from '../package.json' with { type: 'json' };
import { EXAMPLES, type Example, type Examples } from './openapi-examples.ts';
import type { OperationRoute, RouteGroup } from './operation-route.ts';
import { ErrorResponse } from './schemas.ts';

type Json = { readonly [key: string]: unknown };

/** The statuses with which an operation may refuse, and what each one means. */
const REFUSALS = {
  400: 'The request is wrong by itself; `validationErrors` names all that is wrong with it, unless it was no HTTP at all.',
  401: 'No valid access token, or credentials that are not right.',
  403: 'The caller lacks the permission.',
  404: 'What the request names does not exist.',
  409: 'The state of things forbids it, something unique is taken, or others changed the same thing at the same time.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The Idempotency-Key stands for another request.',
  429: 'Too many requests, or too many failed attempts to log in.',
  500: 'A defect of the service.',
  503: 'The service cannot answer right now.',
} as const;
type RefusalStatus = keyof typeof REFUSALS;

/** Which refusals a route documents: what follows from its form, and what it adds. */
function refusalsOf(route: OperationRoute): readonly RefusalStatus[] {
  const { operation, takesBody, takesIdempotencyKey, pathMembers, otherMembers, refuses = [] } = route;
  const isPublic = operation.permission === 'public';
  const may: Readonly<Record<RefusalStatus, boolean>> = {
    400: otherMembers.length > 0 || takesIdempotencyKey,
    401: !isPublic,
    403: !isPublic && operation.permission !== 'known',
    404: pathMembers.length > 0,
    409: operation.kind === 'command',
    413: takesBody,
    415: takesBody,
    422: takesIdempotencyKey,
    429: true,
    500: true,
    503: true,
  };
  return STATUSES.filter((status) => may[status] || refuses.includes(status as never));
}
const STATUSES = Object.keys(REFUSALS).map(Number) as RefusalStatus[];

/** `product-category.create` becomes `productCategoryCreate`. */
export const operationId = ({ name }: AnyOperation): string =>
  name.replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());

export function openApiDocument(groups: readonly RouteGroup[], examples: Examples = EXAMPLES): Json {
  const components = new Components(examples);
  const paths: Record<string, Record<string, Json>> = {};
  for (const { tag, routes } of groups) {
    for (const route of routes) {
      paths[route.path] ??= {};
      Object.assign(paths[route.path] as object, { [route.method.toLowerCase()]: describe(route, tag, components) });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cleaver',
      version: manifest.version,
      description: INTRODUCTION,
      contact: { name: 'The maintainers of Cleaver' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The service that gave this document' }],
    security: [{ bearer: [] }],
    tags: [...groups.map(({ tag, description }) => ({ name: tag, description })), HEALTH_TAG],
    paths: { ...paths, ...healthPaths(components) },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The accessToken of a log-in' },
      },
      responses: components.responses,
      schemas: components.schemas,
    },
  };
}

const INTRODUCTION = `The back office of a butcher shop.

Log in with \`POST /api/auth/login\` and send the access token as \`Authorization: Bearer …\`. Errors have one shape
everywhere (\`ErrorResponse\`): rely on \`code\`, show \`message\`,
which is in German where \`Accept-Language\` prefers it and in English else. Lists come in pages: \`page\` counts from 0, \`size\` is at
most 500, \`sort\` names fields. Unknown members of a body are ignored, and \`null\` counts as absent. A \`POST\` may carry an
\`Idempotency-Key\`: repeated with the same key within 24 hours it has no second effect and gives the first answer.`;

function describe(route: OperationRoute, tag: string, components: Components): Json {
  const { operation, answer, description } = route;
  const id = operationId(operation);
  const example = components.examples.operations[id] ?? {};
  return {
    operationId: id,
    summary: operation.summary,
    description: [description, needs(operation)].filter(Boolean).join('\n\n'),
    tags: [tag],
    'x-permission': operation.permission,
    ...(operation.permission === 'public' && { security: [] }),
    parameters: parameters(route, components, example),
    ...(route.takesBody && { requestBody: requestBody(route, id, components, example) }),
    responses: {
      [answer.status]: {
        description: answer.schema ? 'Done.' : 'Done; the body is empty.',
        ...(answer.schema && jsonContent(components.reference(answer.schema), example.answer)),
      },
      ...Object.fromEntries(
        refusalsOf(route).map((status) => [status, components.refusal(status, example.refusals?.[status])]),
      ),
    },
  };
}

function needs({ permission, toSelf }: AnyOperation): string {
  if (permission === 'public') return 'Needs no access token.';
  if (permission === 'known') return 'Needs an access token, and no permission.';
  return `Needs the permission \`${permission}\`${toSelf ? ', or to be the user whom it is about' : ''}.`;
}

function parameters(route: OperationRoute, components: Components, example: Example): Json[] {
  const { method, operation, pathMembers, otherMembers, takesIdempotencyKey } = route;
  const parameter = (place: 'path' | 'query') => (name: string) => {
    const field = operation.input.fields[name];
    const { description = PARAMETERS[name] ?? inWords(place, name), ...schema } = (field?.schema ?? {}) as JsonSchema;
    return {
      name,
      in: place,
      description,
      required: place === 'path' || field?.required === true,
      schema: components.reference(schema),
      ...(example.parameters && name in example.parameters && { example: example.parameters[name] }),
    };
  };
  return [
    ...pathMembers.map(parameter('path')),
    ...(method === 'GET' ? otherMembers.map(parameter('query')) : []),
    ...(takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ];
}

/** What a form says nothing about, and the name alone not enough. */
const PARAMETERS: Readonly<Record<string, string>> = {
  batchId: 'The id of the stock batch, or its own `batchId`',
  label: 'The label of the delivery address, exactly as it is in the answer',
  quantity: 'How much is to be made; left out: what the recipe gives',
  roleName: 'The name of the role',
  stepNumber: 'The number of the production step',
  suId: 'The id of the sales unit',
  withinDays: 'Days from the shop’s today to the expiry date, at most',
};

/** `storageLocationId` in a path is "The id of the storage location", in a query it narrows the list. */
function inWords(place: 'path' | 'query', name: string): string {
  if (place === 'query') return `Only those with this \`${name}\``;
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return name === 'id' ? 'The id' : `The ${words.replace(/ id$/, '')}’s id`;
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A text of your own for this request. Repeated with it, the request has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

function requestBody(
  { operation, otherMembers }: OperationRoute,
  id: string,
  components: Components,
  { body }: Example,
): Json {
  const { fields } = operation.input;
  const required = otherMembers.filter((name) => fields[name]?.required);
  const schema = components.reference({
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}Request`,
    type: 'object',
    properties: Object.fromEntries(otherMembers.map((name) => [name, fields[name]?.schema])),
    ...(required.length > 0 && { required }),
  });
  return { required: true, ...jsonContent(schema, body) };
}

const jsonContent = (schema: unknown, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

const HEADERS: Readonly<Partial<Record<RefusalStatus, Json>>> = {
  401: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
};

const HEALTH_TAG = { name: 'Health', description: 'For whoever starts, stops and balances the service' };

function healthPaths(components: Components): Json {
  const schema = { type: 'object', properties: { status: { const: 'UP' } }, required: ['status'] };
  const refused = { 400: components.refusal(400) };
  const get = (operationId: string, summary: string, description: string, responses: Json) => ({
    get: {
      operationId,
      summary,
      description: `${description}\n\nNeeds no access token.`,
      tags: [HEALTH_TAG.name],
      'x-permission': 'public',
      security: [],
      responses: {
        200: { description: 'Yes.', ...jsonContent(schema, components.examples.operations[operationId]?.answer) },
        ...refused,
        ...responses,
      },
    },
  });
  const unready = { 503: components.refusal(503) };
  return {
    '/health/live': get('healthLive', 'Does the process run?', 'Looks at nothing else: for whoever restarts it.', {}),
    '/health/ready': get(
      'healthReady',
      'Can it serve?',
      'Asks the database, and is 503 while the service closes: for whoever sends it requests.',
      unready,
    ),
  };
}

/** Schemas that have a title, each under it once, and the refusals that operations share. */
class Components {
  readonly examples: Examples;
  readonly responses: Record<string, Json> = {};
  readonly schemas: Record<string, unknown> = {};
  readonly #sources = new Map<string, string>();

  constructor(examples: Examples) {
    this.examples = examples;
  }

  /** An answer with an error: with the examples of the operation, or else the one that all such answers share. */
  refusal(status: RefusalStatus, ofOperation?: Json): Json {
    if (ofOperation) return this.#refusal(status, ofOperation);
    this.responses[`Error${status}`] ??= this.#refusal(status, this.examples.refusals[status] ?? {});
    return { $ref: `#/components/responses/Error${status}` };
  }

  #refusal(status: RefusalStatus, bodies: Json): Json {
    const examples = Object.entries(bodies).map(([code, value]) => [code, { value }]);
    return {
      description: REFUSALS[status],
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: {
        'application/json': {
          schema: this.reference(ErrorResponse),
          ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
        },
      },
    };
  }

  /** The schema with every named part of it, itself too, replaced by a reference. */
  reference(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((entry) => this.reference(entry));
    if (typeof schema !== 'object' || schema === null) return schema;
    const { title, ...rest } = schema as { readonly title?: unknown };
    const resolved = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, this.reference(value)]));
    if (typeof title !== 'string')
      return title === undefined ? resolved : { title: this.reference(title), ...resolved };
    const source = JSON.stringify(resolved);
    if ((this.#sources.get(title) ?? source) !== source) throw new Error(`Two schemas have the name ${title}`);
    this.#sources.set(title, source);
    this.schemas[title] = resolved;
    return { $ref: `#/components/schemas/${title}` };
  }
}
