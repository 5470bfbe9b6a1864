/** JSON Schemas of forms and outputs. */

/** The key of a value's meaning in its schema. JSON omits symbols, so the published document does not have it. */
export const MEANING = Symbol('meaning');

/** The key that marks a schema whose value may also be null. The published document shows null as an alternative. */
export const OR_NULL = Symbol('or null');

/**
 * The meaning of a value beyond its schema, for pages: an id, a unit, or the measure of a number. `unitIn`: the name of
 * the member with the unit, in the same object. `plain`: pages show the number alone, because its unit follows from
 * another record.
 */
export type Meaning =
  | 'id'
  | 'file'
  | 'unit'
  | 'money'
  | 'percent'
  | 'celsius'
  | 'plain'
  | { readonly unit: string }
  | { readonly unitIn: string };

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [key: string]: unknown; readonly [MEANING]?: Meaning; readonly [OR_NULL]?: true };
