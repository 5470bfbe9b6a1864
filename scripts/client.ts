/**
 * Writes the types of packages/client from the same OpenAPI document that the service gives; with `--check` it writes
 * nothing, and fails when they are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../apps/http/src/openapi.ts';
import { ROUTES } from '../apps/http/src/routes.ts';

const FILE = 'packages/client/src/schema.ts';
const HEADER = "// Made from the service's OpenAPI document by `npm run docs`: do not edit.\n\n";

/** Without the examples: the same refusals of many operations are one type then. */
const document = openApiDocument(ROUTES, { operations: {}, refusals: {} });

const declarations = await openapiTS(JSON.stringify(document), {
  immutable: true,
  // A default in the document says what the service takes when the member is left out, so it may be left out.
  defaultNonNullable: false,
  silent: true,
});
/** Written empty when the document has none. */
const EMPTY = /^export type (webhooks|\$defs) = Record<string, never>;\n/gm;
const schema = HEADER + astToString(declarations).replaceAll(EMPTY, '');

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!process.argv.includes('--check')) writeFileSync(FILE, schema);
else if (readFileSync(FILE, 'utf8') !== schema) {
  console.error(`${FILE} is not what the service says: npm run docs`);
  process.exitCode = 1;
}
