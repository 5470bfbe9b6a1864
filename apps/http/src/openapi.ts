/** The OpenAPI 3.1 document, made from the same routes and forms that serve the requests. */
import {
  type AnyContract,
  accessDenied,
  authenticationRequired,
  changedMeanwhile,
  concurrentChange,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  type JsonSchema,
  notValid,
  refusalsOf as ofOperation,
  tooManyRequests,
} from '@cleaver/domain/kernel';
import manifest from '../package.json' with { type: 'json' };
import { EXAMPLES, type Example, type Examples } from './openapi-examples.ts';
import type { OperationRoute, RouteGroup } from './operation-route.ts';
import { STATUS_OF } from './problem.ts';
import { PROTOCOL, type ProtocolStatus } from './protocol.ts';
import { ErrorResponse, isMark } from './schemas.ts';

type Json = { readonly [key: string]: unknown };

/** The statuses with which an operation may refuse, and what each one means. */
const REFUSALS = {
  400: 'The request is wrong by itself: `validationErrors` names all that is wrong with it, unless it was no HTTP at all.',
  401: 'No valid access token, or credentials that are not right.',
  403: 'The caller lacks the permission.',
  404: 'What the request names does not exist.',
  405: 'Another method at this path, which it does not know.',
  408: 'The request took too long to arrive.',
  409: 'The state of things forbids it, something unique is taken, or others changed the same thing at the same time.',
  412: 'Somebody else changed it since it was read with the ETag that If-Match names.',
  413: 'The body is larger than the operation takes.',
  414: 'A segment of the path is longer than 4,096 characters.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The Idempotency-Key stands for another request.',
  431: 'The headers, or the path with its query, are larger than 32 KiB.',
  429: 'Too many requests, or too many failed attempts to log in.',
  500: 'A defect of the service.',
  503: 'The service cannot answer right now.',
} as const;
type RefusalStatus = keyof typeof REFUSALS;

/** The codes with which a route may refuse, by status: those of its operation, and of what HTTP refuses before it. */
function refusalsOf(route: OperationRoute): ReadonlyMap<RefusalStatus, readonly string[]> {
  const { operation, takesBody, takesIdempotencyKey, takesVersion, pathMembers, cookie } = route;
  const refused = [...ofOperation(operation), tooManyRequests, ...(cookie === 'opens' ? [authenticationRequired] : [])];
  const takes: Readonly<Record<string, boolean>> = {
    [idempotencyKeyInUse.code]: takesIdempotencyKey,
    [idempotencyKeyReused.code]: takesIdempotencyKey,
    [changedMeanwhile.code]: takesVersion,
  };
  const before: readonly ProtocolStatus[] = [
    ...([400, 405, 408, 431, 500, 503] as const),
    ...(takesBody ? ([413, 415] as const) : []),
    ...(pathMembers.length > 0 ? ([414] as const) : []),
  ];
  const all = [
    ...before.map((status) => [status, PROTOCOL[status].code] as const),
    ...refused.filter(({ code }) => takes[code] ?? true).map(({ kind, code }) => [STATUS_OF[kind], code] as const),
  ];
  return new Map(
    STATUSES.flatMap((status) => {
      const codes = new Set(all.filter(([at]) => at === status).map(([, code]) => code));
      return codes.size > 0 ? [[status, [...codes].sort()]] : [];
    }),
  );
}
const STATUSES = Object.keys(REFUSALS).map(Number) as RefusalStatus[];

/** `product-category.create` becomes `productCategoryCreate`. */
export const operationId = ({ name }: AnyContract): string =>
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
  const { operation, answer } = route;
  const { description } = operation;
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
        ...headersOf(route),
        ...(answer.type && { content: { 'text/csv': { schema: answer.schema } } }),
        ...(answer.schema && !answer.type && jsonContent(components.reference(answer.schema), example.answer)),
      },
      ...Object.fromEntries(
        [...refusalsOf(route)].map(([status, codes]) => [
          status,
          components.refusal(status, codes, example.refusals?.[status] ?? components.told(status, codes, route)),
        ]),
      ),
    },
  };
}

/** Of the success. */
function headersOf({ givesVersion, takesIdempotencyKey }: OperationRoute): Json {
  const headers = {
    ...(givesVersion && { ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' } } }),
    ...(takesIdempotencyKey && {
      'Idempotent-Replayed': {
        description:
          '`true` where the answer is the one that was given to the first request with the `Idempotency-Key`',
        schema: { type: 'string', enum: ['true'] },
      },
    }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function needs({ permission, orPermission, mayNeed, ownRecord }: AnyContract): string {
  if (permission === 'public') return 'Needs no access token.';
  if (permission === 'known') return 'Needs an access token, and no permission.';
  if (orPermission) return `Needs the permission \`${permission}\`, or \`${orPermission}\` and shows less then.`;
  if (mayNeed) {
    const more = mayNeed.map((each) => `\`${each}\``).join(', ');
    return `Needs the permission \`${permission}\`, and depending on what it is about one of ${more}.`;
  }
  return `Needs the permission \`${permission}\`${ownRecord ? ', or to be the user whom it is about' : ''}.`;
}

function parameters(route: OperationRoute, components: Components, example: Example): Json[] {
  const { operation, pathMembers, queryMembers, takesIdempotencyKey, takesVersion } = route;
  const parameter = (place: 'path' | 'query') => (name: string) => {
    const field = operation.input.fields[name];
    const own = PARAMETERS[name] ?? (operation.name === 'lot.trace' ? `Where to begin: this \`${name}\`` : undefined);
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
    ...(takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ...(takesVersion ? [IF_MATCH] : []),
  ];
}

/** What a form says nothing about, and the name alone not enough. */
const PARAMETERS: Readonly<Record<string, string>> = {
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

function requestBody(
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
  return { required: true, ...jsonContent(schema, body) };
}

const jsonContent = (schema: unknown, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

const HEADERS: Readonly<Partial<Record<RefusalStatus, Json>>> = {
  405: { Allow: { description: 'The methods that the path knows', schema: { type: 'string' } } },
  401: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
};

/** The codes of answers that many operations give alike: these stand in the document once. */
const SHARED: Readonly<Partial<Record<RefusalStatus, readonly string[]>>> = {
  ...Object.fromEntries(Object.entries(PROTOCOL).map(([status, { code }]) => [status, [code]])),
  400: [PROTOCOL[400].code, notValid.code],
  401: [authenticationRequired.code],
  403: [accessDenied.code],
  409: [concurrentChange.code],
  412: [changedMeanwhile.code],
  422: [idempotencyKeyReused.code],
  429: [tooManyRequests.code],
};

const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

const HEALTH_TAG = { name: 'Health', description: 'For whoever starts, stops and balances the service' };

function healthPaths(components: Components): Json {
  const schema = { type: 'object', properties: { status: { const: 'UP' } }, required: ['status'] };
  const refused = Object.fromEntries(
    ([400, 405, 408, 431] as const).map((status) => [status, components.refusal(status, [PROTOCOL[status].code])]),
  );
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
  const unready = { 503: components.refusal(503, [PROTOCOL[503].code]) };
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

  /** What is too rare for an example that was given: as the refusal's data tell it, with … in the place of values. */
  told(status: RefusalStatus, codes: readonly string[], { operation, path }: OperationRoute): Json | undefined {
    if (codes.some((code) => this.examples.refusals[status]?.[code])) return undefined;
    const rare = ofOperation(operation).filter(({ kind }) => STATUS_OF[kind] === status);
    if (rare.length === 0) return undefined;
    const timestamp = '2026-11-23T06:00:00.000Z';
    const bodies = rare.map(({ code, english }) => {
      const message = english.replaceAll(/\{\w+\}/g, '…');
      return [code, { code, message, status, timestamp, path, validationErrors: null }];
    });
    return Object.fromEntries(bodies);
  }

  /** An answer with an error: its codes, and the examples of the operation, or else those that all have for these codes. */
  refusal(status: RefusalStatus, codes: readonly string[], ofOperation?: Json): Json {
    const bodies = ofOperation ?? pick(this.examples.refusals[status] ?? {}, codes);
    const answer = this.#refusal(status, codes, bodies);
    if (ofOperation || String(codes) !== String(SHARED[status])) return answer;
    this.responses[`Error${status}`] = answer;
    return { $ref: `#/components/responses/Error${status}` };
  }

  #refusal(status: RefusalStatus, codes: readonly string[], bodies: Json): Json {
    const examples = Object.entries(bodies).map(([code, value]) => [code, { value }]);
    return {
      description: REFUSALS[status],
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: {
        'application/json': {
          schema: { allOf: [this.reference(ErrorResponse), { properties: { code: { enum: codes } } }] },
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
    const entries = Object.entries(rest).filter(([key]) => !isMark(key));
    const resolved = Object.fromEntries(entries.map(([key, value]) => [key, this.reference(value)]));
    if (typeof title !== 'string')
      return title === undefined ? resolved : { title: this.reference(title), ...resolved };
    const source = JSON.stringify(resolved);
    if ((this.#sources.get(title) ?? source) !== source) throw new Error(`Two schemas have the name ${title}`);
    this.#sources.set(title, source);
    this.schemas[title] = resolved;
    return { $ref: `#/components/schemas/${title}` };
  }
}
