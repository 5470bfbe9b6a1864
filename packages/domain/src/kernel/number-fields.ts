/** Input fields for exact numbers sent as JSON numbers. */
import { Decimal, type Money, parseMoney } from './decimal.ts';
import { type Field, field } from './form.ts';
import { MEANING, type Meaning } from './json-schema.ts';
import { parseQuantityNumber } from './quantity.ts';

/** Adds the measure of a number to a field. Pages show the number with its unit. */
export const measured = <F extends Field<unknown>>(of: F, meaning: Meaning): F => ({
  ...of,
  schema: { ...of.schema, [MEANING]: meaning },
});

/**
 * Returns the field of an amount of money: a JSON number above zero, at most 4 decimal places and 10 digits before the
 * point.
 */
export const money = (): Field<Money, number> =>
  field(
    {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 9999999999.9999,
      multipleOf: 0.0001,
      description: 'At most 10 digits before the point and 4 after it',
      [MEANING]: 'money',
    },
    parseMoney,
  );

/**
 * Returns the field of the amount of a quantity as a JSON number above zero, or from zero with `allowZero`. Only a few
 * quantities in the contract are numbers. `unitIn`: the name of the member with its unit.
 */
export const quantityNumber = (unitIn: string, { allowZero = false } = {}): Field<Decimal, number> =>
  field(
    {
      type: 'number',
      ...(allowZero ? { minimum: 0 } : { exclusiveMinimum: 0 }),
      maximum: 999999999999999,
      description: 'At most 15 digits before the point and 6 after it',
      [MEANING]: { unitIn },
    },
    (raw) => parseQuantityNumber(raw, { allowZero }),
  );

/** Returns the field of a JSON number within the inclusive bounds, with at most `places` decimal places. */
export const decimalNumber = (min: Decimal, max: Decimal, places = 6): Field<Decimal, number> =>
  field({ type: 'number', minimum: Number(min.toText()), maximum: Number(max.toText()) }, (raw) => {
    const number = Decimal.parseNumber(raw, { digits: 15, places });
    return number.ok ? Decimal.parse(number.value.toText(), { min, max }) : number;
  });

/** Returns the field of a percentage, like `decimalNumber`. */
export const percentage = (min: Decimal, max: Decimal, places = 6): Field<Decimal, number> =>
  measured(decimalNumber(min, max, places), 'percent');
