/** Columns that several kinds have. */
import { component, resolve, type Schema } from '../openapi.ts';

const { quantityAmount = {}, quantityUnit = {} } = component('StockBatchBookInRequest').properties ?? {};

/** A quantity, with all its digits. */
export const DECIMAL: { readonly schema: Schema; readonly positive: true } = {
  schema: resolve(quantityAmount),
  positive: true,
};

/** The catalogue stands in the document as a sentence, for others may come. */
const [, units = ''] = /^One of ([A-Z_, ]+);/.exec(resolve(quantityUnit).description ?? '') ?? [];
export const UNIT: Schema = { type: 'string', enum: units.split(', ') };
