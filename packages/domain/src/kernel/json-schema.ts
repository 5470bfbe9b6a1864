/** JSON Schemas of forms and outputs. */

/** The key of a value's meaning in its schema. JSON omits symbols, so the published document does not have it. */
export const MEANING = Symbol('meaning');

/**
 * What pages need to know of a value beyond its schema: that it is an id or a unit, or what a number measures. `unitIn`:
 * the name of the member beside it with the unit.
 */
export type Meaning =
  | 'id'
  | 'unit'
  | 'money'
  | 'percent'
  | 'celsius'
  | { readonly unit: string }
  | { readonly unitIn: string };

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = { readonly [key: string]: unknown; readonly [MEANING]?: Meaning };
