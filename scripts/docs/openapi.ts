/**
 * `packages/client/openapi.json`: the document that the service gives at `/openapi.json`, as a file; and the examples in it, which the
 * service itself reads from a file.
 */

import { openApiDocument } from '../../apps/http/src/openapi.ts';
import { ROUTES } from '../../apps/http/src/routes.ts';
import { recordExamples } from '../../apps/http/test/examples/story.ts';

const recorded = await recordExamples();
const document = openApiDocument(ROUTES, recorded);

export const openApi = (): string => `${JSON.stringify(document, null, 2)}\n`;

export const examples = (): string => `${JSON.stringify(recorded, null, 2)}\n`;

/** Every request of the document, like `GET /api/users/{id}`. */
export const requests = (): string[] =>
  Object.entries(document['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
