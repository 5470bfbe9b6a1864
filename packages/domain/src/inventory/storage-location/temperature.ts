/** Temperatures of storage locations in requests, in the store and in responses. */

import type { Field } from '../../kernel/contract/form.ts';
import { MEANING } from '../../kernel/contract/json-schema.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { say } from '../../kernel/values/message.ts';

/** Minimum and maximum of a temperature in °C (docs/contract.md, section 11). */
export const TEMPERATURE_MIN: Decimal = Decimal.of('-273.15');
export const TEMPERATURE_MAX: Decimal = Decimal.of('1000');

/** A temperature in °C: an exact decimal text in the core, a number in responses. */
const celsius = out.madeFrom(out.number({ description: 'In °C' }), (exact: string) => Number(exact));

/** The allowed temperatures of a location in °C, as decimal texts. */
export interface TemperatureRange {
  readonly minTemperature: string;
  readonly maxTemperature: string;
}

export const temperatureRangeOutput = out.object('TemperatureRange', {
  minTemperature: celsius,
  maxTemperature: celsius,
}) satisfies out.Output<TemperatureRange, unknown>;

/** The temperature limits of a location in °C. Null means no limit. */
export interface Temperatures {
  readonly minTemperature: Decimal | null;
  readonly maxTemperature: Decimal | null;
}

/** Returns the faults of the pair: both or neither must be given, and the minimum must not exceed the maximum. */
export function temperatureFaults({ minTemperature: min, maxTemperature: max }: Temperatures): readonly Fault[] {
  if (min && max) {
    return min.compare(max) > 0 ? [{ field: 'minTemperature', message: say`must not be above maxTemperature` }] : [];
  }
  if (min) return [{ field: 'maxTemperature', message: say`is required with minTemperature` }];
  if (max) return [{ field: 'minTemperature', message: say`is required with maxTemperature` }];
  return [];
}

/** Returns the field of a temperature in °C, which is a decimal text in requests. */
export const temperatureField = (): Field<Decimal> => ({
  schema: {
    type: 'string',
    pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$',
    description: `In °C, from ${TEMPERATURE_MIN} to ${TEMPERATURE_MAX}`,
    examples: ['-18.5'],
    [MEANING]: 'celsius',
  },
  required: true,
  read(raw, at, faults) {
    const parsed = Decimal.parse(raw, { min: TEMPERATURE_MIN, max: TEMPERATURE_MAX });
    if (parsed.ok) return parsed.value;
    faults.push({ field: at, message: parsed.message });
    return TEMPERATURE_MIN;
  },
});

/**
 * Returns the field of a temperature that may be missing or empty. An empty text means null, which removes the stored
 * temperature. Both temperatures must be removed together.
 */
export const clearableTemperature = (): Field<Decimal | null | undefined> => {
  const field = temperatureField();
  return {
    schema: {
      type: 'string',
      pattern: `^$|${field.schema['pattern']}`,
      description: `${field.schema['description']}; empty for none`,
      examples: ['-18.5'],
      [MEANING]: 'celsius',
    },
    required: false,
    read: (raw, at, faults) => (raw === undefined ? undefined : raw === '' ? null : field.read(raw, at, faults)),
  };
};
