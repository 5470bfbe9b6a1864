/** `docs/openapi.json`: the document that the service gives at `/openapi.json`, as a file. */
import { ROUTES } from '../../apps/http/src/app.ts';
import { openApiDocument } from '../../apps/http/src/openapi.ts';

const document = openApiDocument(ROUTES);

export const openApi = (): string => `${JSON.stringify(document, null, 2)}\n`;

/** Every request of the document, like `GET /api/users/{id}`. */
export const requests = (): string[] =>
  Object.entries(document['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
