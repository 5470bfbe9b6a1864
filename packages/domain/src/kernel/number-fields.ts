/** Input fields for exact numbers sent as JSON numbers. */
import { Decimal, type Money, parseMoney } from './decimal.ts';
import { type Field, field } from './form.ts';
import { parseQuantityNumber } from './quantity.ts';

/** An amount of money: a JSON number above zero, at most 4 decimal places and 10 digits before the point. */
export const money = (): Field<Money, number> =>
  field(
    {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 9999999999.9999,
      multipleOf: 0.0001,
      description: 'At most 10 digits before the point and 4 after it',
    },
    parseMoney,
  );

/** The amount of a quantity as a JSON number above zero, for the few quantities that the contract has as numbers. */
export const quantityNumber = (): Field<Decimal, number> =>
  field(
    {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: 999999999999999,
      description: 'At most 15 digits before the point and 6 after it, and 15 in all',
    },
    (raw) => parseQuantityNumber(raw),
  );

/** A JSON number within the inclusive bounds, with at most `places` decimal places: a percentage, a temperature. */
export const decimalNumber = (min: Decimal, max: Decimal, places = 6): Field<Decimal, number> =>
  field({ type: 'number', minimum: Number(min.toText()), maximum: Number(max.toText()) }, (raw) => {
    const number = Decimal.parseNumber(raw, { digits: 15, places });
    return number.ok ? Decimal.parse(number.value.toText(), { min, max }) : number;
  });
