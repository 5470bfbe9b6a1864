/** Schemas for the columns of quantities and units, which several kinds have. */
import { component, resolve, type Schema } from '../openapi.ts';

const { quantityAmount = {}, quantityUnit = {} } = component('StockBatchBookInRequest').properties ?? {};

/** The schema of a quantity above zero. The quantity is a decimal text, which keeps all digits. */
export const DECIMAL: { readonly schema: Schema; readonly positive: true } = {
  schema: resolve(quantityAmount),
  positive: true,
};

/** The units from a sentence of the OpenAPI document. The document has no enum, because units are an open set. */
const [, units = ''] = /^One of ([A-Z_, ]+);/.exec(resolve(quantityUnit).description ?? '') ?? [];
export const UNIT: Schema = { type: 'string', enum: units.split(', ') };
