/**
 * Builds the OpenAPI 3.1 document from the routes and forms that serve the requests.
 *
 * `npm run docs` writes it, with examples, to `packages/client/openapi.json`, which the service serves at
 * `/openapi.json`.
 */
import {
  authenticationRequired,
  changedMeanwhile,
  descriptionOf,
  idempotencyKeyInUse,
  idempotencyKeyReused,
  refusalsOf as ofOperation,
  operationId,
  tooManyRequests,
} from '@cleaver/domain/kernel';
import manifest from '../package.json' with { type: 'json' };
import { Components, type Json, REFUSALS, type RefusalStatus } from './openapi-components.ts';
import type { Examples } from './openapi-examples.ts';
import { HEADERS, headersOf, jsonContent, PARAMETERS, parameters, requestBody } from './openapi-parameters.ts';
import type { Answer, OperationRoute, RouteGroup } from './operation-route.ts';
import { STATUS_OF } from './problem.ts';
import { PROTOCOL, type ProtocolStatus } from './protocol.ts';

/** Returns the error codes of a route by status: the codes of its operation, and the codes of `PROTOCOL` that apply. */
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

const NO_EXAMPLES: Examples = { operations: {}, refusals: {} };

export function openApiDocument(groups: readonly RouteGroup[], examples: Examples = NO_EXAMPLES): Json {
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
        deviceKey: { type: 'http', scheme: 'bearer', description: 'The key of a device: `clv_…`' },
      },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: components.responses,
      schemas: components.schemas,
      ...(Object.keys(components.given).length > 0 && { examples: components.given }),
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
  const id = operationId(operation);
  const example = components.examples.operations[id] ?? {};
  return {
    operationId: id,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [tag],
    'x-permission': operation.permission,
    ...(operation.andPermission && { 'x-and-permission': operation.andPermission }),
    ...(operation.permission === 'public' && { security: [] }),
    ...(operation.permission === 'device' && { security: [{ deviceKey: [] }] }),
    parameters: parameters(route, components, example),
    ...(route.takesBody && { requestBody: requestBody(route, id, components, example) }),
    responses: {
      [answer.status]: {
        description: answer.schema ? 'Done.' : 'Done; the body is empty.',
        ...headersOf(route),
        ...(answer.schema && { content: contentOf(answer, components, components.example(id, example.answer)) }),
      },
      ...Object.fromEntries(
        [...refusalsOf(route)].map(([status, codes]) => [
          status,
          components.refusal(
            status,
            codes,
            id,
            example.refusals?.[status] ?? components.examplesOf(status, codes, route),
          ),
        ]),
      ),
    },
  };
}

/** Returns the content of a success response by media type. */
function contentOf(
  { schema, type, fileIn, alsoAs = [] }: Answer,
  components: Components,
  example: Json | undefined,
): Json {
  // Text in UTF-8 is described without this parameter. Another charset stays, because clients return such a body as bytes.
  const bare = (each: string) => each.replace('; charset=utf-8', '');
  if (type) return Object.fromEntries([type, ...alsoAs].map((each) => [bare(each), { schema }]));
  const { content } = jsonContent(components.reference(schema), example) as { content: Json };
  const files = (fileIn ? ['text/csv'] : alsoAs).map(
    (each) => [bare(each), { schema: fileSchema(bare(each)) }] as const,
  );
  return { ...content, ...Object.fromEntries(files) };
}

const fileSchema = (type: string): Json => ({
  type: 'string',
  ...(type === 'text/csv' ? { description: 'The file' } : { format: 'binary', description: 'The PDF' }),
});

const HEALTH_TAG = { name: 'Health', description: 'Health checks for process managers and load balancers' };

function healthPaths(components: Components): Json {
  const schema = { type: 'object', properties: { status: { const: 'UP' } }, required: ['status'] };
  const refused = Object.fromEntries(
    ([400, 405, 408, 431] as const).map((status) => [
      status,
      components.refusal(status, [PROTOCOL[status].code], 'health'),
    ]),
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
        200: {
          description: 'Yes.',
          ...jsonContent(schema, components.example(operationId, components.examples.operations[operationId]?.answer)),
        },
        ...refused,
        ...responses,
      },
    },
  });
  const unready = { 503: components.refusal(503, [PROTOCOL[503].code], 'health') };
  return {
    '/health/live': get(
      'healthLive',
      'Check that the process runs',
      'Checks nothing else. For a process manager that restarts the service.',
      {},
    ),
    '/health/ready': get(
      'healthReady',
      'Check that the service can handle requests',
      'Checks the database; returns 503 while the service shuts down. For a load balancer.',
      unready,
    ),
  };
}
