/** Checks that each response of an app fits its OpenAPI document and contains no secret. */
import { out } from '@cleaver/domain/kernel';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../src/openapi.ts';
import { ROUTES } from '../src/routes.ts';
import type { SecretWatch } from './secrets.ts';
import { sentText } from './sent-text.ts';

/** The parts of the document that the checks use. */
interface Document {
  readonly paths: Record<string, Record<string, { readonly responses: Record<string, { readonly $ref?: string }> }>>;
}

const document = openApiDocument(ROUTES) as unknown as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addFormat('int32', true);
ajv.addFormat('int64', true);
ajv.addFormat('password', true);
ajv.addSchema({ $id: 'openapi', ...document });

const pointer = (...steps: readonly string[]): string =>
  steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

interface Schemas {
  readonly validate: ValidateFunction | undefined;
  /** The types of files that the body may be instead. */
  readonly types: readonly string[];
}

/** The cache of schemas by operation and status, because a look-up takes longer than a check. */
const known = new Map<string, Schemas | undefined>();

/** Returns the documented schemas of a response; undefined if the status is not documented. */
function schemasOf(path: string, method: string, status: number): Schemas | undefined {
  const name = `${method} ${path} ${status}`;
  if (known.has(name)) return known.get(name);
  const answer = document.paths[path]?.[method]?.responses[status];
  const root = answer?.$ref?.slice(2) ?? pointer('paths', path, method, 'responses', String(status));
  const of = (type: string) => ajv.getSchema(`openapi#/${root}/content/${pointer(type)}/schema`);
  const schemas = answer && {
    validate: of('application/json'),
    types: ['text/csv', ...out.DOWNLOAD_TYPES.map((type) => type.replace('; charset=utf-8', ''))].filter((type) =>
      of(type),
    ),
  };
  known.set(name, schemas);
  return schemas;
}

const found = new WeakMap<FastifyInstance, () => string[]>();

/** Returns `answer`. Throws if any response since the last call broke the document or contained a secret. */
export function asDocumented<T>(app: FastifyInstance, answer: T): T {
  const violations = found.get(app)?.() ?? [];
  if (violations.length > 0) throw new Error(violations.join('\n'));
  return answer;
}

/** Checks every response of an app. The next call of `asDocumented` throws if a response has a violation. */
export function conformance(app: FastifyInstance, secrets: SecretWatch): void {
  const violations: string[] = [];
  found.set(app, () => [...violations.splice(0), ...secrets.found()]);
  secrets.watch(app);
  app.addHook('onSend', async (request, reply, payload) => {
    const url = request.routeOptions.url;
    const method = request.method.toLowerCase();
    // Skips undocumented paths and methods, the HEAD of a GET, and preflight requests of browsers.
    if (url === undefined || reply.statusCode === 405 || method === 'head' || method === 'options') return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    if (!/^\/(api|health)\//.test(path)) return;
    const what = `${request.method} ${path} ${reply.statusCode}`;
    const schemas = schemasOf(path, method, reply.statusCode);
    if (!schemas) {
      violations.push(`${what} is not documented`);
      return;
    }
    const { validate, types } = schemas;
    const sent = String(reply.getHeader('content-type'));
    if (types.some((type) => sent.startsWith(type))) return;
    const text = sentText(payload, reply.getHeader('content-encoding'));
    if (!validate) {
      if (text !== '') violations.push(`${what} should have no body, but has ${text}`);
    } else if (!validate(text === '' ? undefined : JSON.parse(text))) {
      violations.push(`${what}: ${ajv.errorsText(validate.errors)} in ${text}`);
    }
  });
}
