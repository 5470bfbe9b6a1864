/**
 * Writes the types of packages/client from the OpenAPI document of the code, if they are out of date. The types are
 * not under version control. They are written after an installation, by `npm run docs`, by `npm run check`, and before
 * the package is packed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '../apps/http/src/openapi.ts';
import { ROUTES } from '../apps/http/src/routes.ts';

const FILE = new URL('../packages/client/src/schema.ts', import.meta.url);

/** The document without examples, so that many operations share the type of a refusal. */
const document = JSON.stringify(openApiDocument(ROUTES));
const digest = createHash('sha256').update(document).digest('hex');
const header = `// Made from the OpenAPI document by \`npm run docs\`: do not edit. ${digest}\n`;

if (!existsSync(FILE) || !readFileSync(FILE, 'utf8').startsWith(header)) {
  const { astToString, default: openapiTS } = await import('openapi-typescript');
  const declarations = await openapiTS(document, {
    immutable: true,
    // A member with a default is optional, because the service uses the default.
    defaultNonNullable: false,
    silent: true,
  });
  /** Matches the empty types of parts that the document does not have. */
  const empty = /^export type (webhooks|\$defs) = Record<string, never>;\n/gm;
  writeFileSync(FILE, `${header}\n${astToString(declarations).replaceAll(empty, '')}`);
}
