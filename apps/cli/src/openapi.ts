/** The OpenAPI document of the client's version, from which the commands are derived. */
import { createRequire } from 'node:module';
import { CONTRACTS } from '@cleaver/domain/contracts';
import { operationId } from '@cleaver/domain/kernel';

export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: never;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: { readonly 'application/json'?: Body };
}

interface Body {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, unknown>>;
}

interface PathItem {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  /** The authentication schemes. An empty list means no authentication. */
  readonly security?: readonly unknown[];
}

interface Document {
  readonly info: { readonly version: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<Method, PathItem>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Operation extends Omit<PathItem, 'parameters' | 'requestBody' | 'responses'> {
  /** The name of the contract: `stock-batch.write-off`. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly method: Method;
  readonly path: string;
  /** The schema of the request body, if there is one. */
  readonly body: Schema | undefined;
  readonly example: unknown;
  /** The schema of the response body, if there is one. */
  readonly answer: Schema | undefined;
  /** Whether the response has the version of the record as `ETag`. */
  readonly givesVersion: boolean;
}

// Uses `require`, because Node 20 warns of an `import` of JSON.
const document = createRequire(import.meta.url)('@cleaver/client/openapi.json') as Document;

export const { version } = document.info;

/** Returns the description of a tag, or the tag if it has no description. */
export const tagDescription = (tag: string): string =>
  document.tags.find(({ name }) => name === tag)?.description ?? tag;

/**
 * Resolves a reference to its schema. For a nullable schema, returns the schema without null. Throws if the document
 * has no such component.
 */
export function resolve(schema: Schema): Schema {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const found = document.components.schemas[name];
    if (!found) throw new Error(`The OpenAPI document has no schema ${name}`);
    return resolve(found);
  }
  const [first] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return first ? { ...(schema.description && { description: schema.description }), ...resolve(first) } : schema;
}

/** Returns the schema of a component, like `ArticleCreateRequest`. */
export const component = (name: string): Schema => resolve({ $ref: `#/components/schemas/${name}` });

const NAMES = new Map(CONTRACTS.map((contract) => [operationId(contract), contract.name]));

/** The operations of the document. Health checks have no contract, so their name is derived from the id. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { requestBody, responses, parameters = [], ...rest }]): Operation => {
    const body = requestBody?.content?.['application/json'];
    const success = responses['200'] ?? responses['201'] ?? responses['204'];
    const answer = success?.content?.['application/json']?.schema;
    return {
      ...rest,
      name: NAMES.get(rest.operationId) ?? rest.operationId.replace(/[A-Z]/, (letter) => `.${letter.toLowerCase()}`),
      parameters: parameters.flatMap((one) =>
        one.$ref ? (document.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? []) : (one as Parameter),
      ),
      method: method as Method,
      path,
      body: body && resolve(body.schema),
      example: Object.keys(body?.examples ?? {}).map((name) => document.components.examples[name]?.value)[0],
      answer: answer && resolve(answer),
      givesVersion: success?.headers?.['ETag'] !== undefined,
    };
  }),
);
