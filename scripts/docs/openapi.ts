/**
 * Generates `packages/client/openapi.json`, which the service serves at `/openapi.json`. The file is the OpenAPI
 * document with its examples.
 */

import { openApiDocument } from '../../apps/http/src/openapi.ts';
import { ROUTES } from '../../apps/http/src/routes.ts';
import { recordExamples } from '../../apps/http/test/examples/story.ts';

const document = openApiDocument(ROUTES, await recordExamples());

export const openApi = (): string => `${print(document)}\n`;

/** Formats JSON with each value on one line if it fits into 120 columns. */
function print(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length < 120) return line;
  const inner = `${indent} `;
  const members = Array.isArray(value)
    ? value.map((one) => print(one, inner))
    : Object.entries(value).flatMap(([name, one]) =>
        one === undefined ? [] : `${JSON.stringify(name)}: ${print(one, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.map((one) => inner + one).join(',\n')}\n${indent}${close}`;
}

/** Returns every request of the document, like `GET /api/users/{id}`. */
export const requests = (): string[] =>
  Object.entries(document['paths'] as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
