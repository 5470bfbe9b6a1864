/** Schemas for the columns of quantities and units, which several kinds have. */
import { bookInStockBatch } from '@cleaver/domain/inventory/contracts';
import { inputsOf, nonNull, type Schema } from '../schema.ts';

const { quantityAmount, quantityUnit } = inputsOf(bookInStockBatch);

/** The schema of a quantity above zero. The quantity is a decimal text, which keeps all digits. */
export const DECIMAL: { readonly schema: Schema; readonly positive: true } = {
  schema: nonNull(quantityAmount),
  positive: true,
};

/** The units from a sentence of the contract. The schema has no enum, because units are an open set. */
const [, units = ''] = /^One of ([A-Z_, ]+);/.exec(nonNull(quantityUnit).description ?? '') ?? [];
export const UNIT: Schema = { type: 'string', enum: units.split(', ') };
