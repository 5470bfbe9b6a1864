/** The JSON Schemas of contracts, with the keywords that commands use. */
import type { AnyContract, OR_NULL } from '@cleaver/domain/kernel';

export interface Schema {
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
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly [OR_NULL]?: true;
}

export type Properties = Readonly<Record<string, Schema>>;

/** Returns the schema without null. */
export function nonNull(schema: object | undefined): Schema {
  const { anyOf, description, ...rest } = (schema ?? {}) as Schema;
  const [first] = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return { ...(description !== undefined && { description }), ...(first ? nonNull(first) : rest) };
}

/** Returns the schemas of the members of an input. */
const inputsOf = ({ input }: AnyContract): Properties => (input.schema as Schema).properties ?? {};

/** Returns the schema of the response, or of an item of a list. Empty without a response. */
export function answerOf({ output }: AnyContract): Schema {
  const schema = nonNull(output.schema);
  return output.isPage ? nonNull(schema.properties?.['content']?.items) : schema;
}

/** Returns whether a member of an input is a password. */
export const isSecret = (contract: AnyContract, name: string): boolean =>
  nonNull(inputsOf(contract)[name]).format === 'password';
