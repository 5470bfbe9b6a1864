/** Values that sensors send. */
import { type Field, optional } from '../../kernel/contract/form.ts';
import { MEANING } from '../../kernel/contract/json-schema.ts';
import { Decimal, LongNumber } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';

/** The inclusive range of plausible values in °C. */
const SENSOR_RANGE = { min: -80, max: 200 } as const;
/** Decimal places to which values are rounded. */
const SENSOR_PLACES = 2;

/**
 * Returns the value as a decimal text, rounded to two places half away from zero: 4.005 becomes 4.01. Returns undefined
 * if the value is out of the plausible range.
 */
export function sensorValue(sent: number | LongNumber): string | undefined {
  const text = sent instanceof LongNumber ? sent.text : String(sent);
  const number = Number(text);
  if (!(SENSOR_RANGE.min <= number && number <= SENSOR_RANGE.max)) return undefined;
  // The third place decides the rounding. Tiny numbers are formatted with an exponent.
  const exact = text.includes('e') ? '0' : (/^-?\d+(?:\.\d{1,3})?/.exec(text)?.[0] ?? '');
  return Decimal.of(exact).toText(SENSOR_PLACES);
}

/**
 * Returns the field of a value that a sensor sends: any number, or none. Undefined: none, or an implausible one. A
 * wrong value must not refuse the request, because the device would send it again for ever.
 */
export const sensorValueField = (): Field<string | undefined, number | undefined> =>
  optional({
    schema: {
      type: 'number',
      description: `In °C, rounded to ${SENSOR_PLACES} decimal places. None, or a value outside ${SENSOR_RANGE.min} to ${SENSOR_RANGE.max}: refused as IMPLAUSIBLE`,
      [MEANING]: 'celsius',
    },
    required: true,
    read(raw, at, faults) {
      if (typeof raw === 'number' || raw instanceof LongNumber) return sensorValue(raw);
      faults.push({ field: at, message: say`must be a number` });
      return undefined;
    },
  });
