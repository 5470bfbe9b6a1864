/** Forms and outputs that control points and cleaning tasks share. */
import {
  decimalNumber,
  id,
  int32,
  list,
  measured,
  oneOf,
  optionalLines,
  optionalText,
  text,
} from '../../kernel/contract/fields.ts';
import { described, type Field, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { limitsOutput } from '../../production/contracts.ts';
import { CHECK_STATUSES } from '../subjects.ts';
import {
  INTERVALS,
  type Limits,
  type Measure,
  RANGE_OF,
  type Schedule,
  type Sensor,
  VALUE_PLACES,
  type Version,
} from './check.ts';

/** Maximum number of times of a day. */
const TIMES_MAX = 6;
const DAY_MINUTES = 1440;
export const CHANNEL_MAX = 50;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const time: Field<string, string> = {
  schema: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['07:00'] },
  required: true,
  read(raw, at, faults) {
    if (typeof raw === 'string' && TIME.test(raw)) return raw;
    faults.push({ field: at, message: say`must be a time of day like 07:00` });
    return '';
  },
};

/**
 * Returns the field of a value of any measure. Handlers check its range (`rangeFault`). The control point has the
 * measure: °C, or none with a pH.
 */
export const valueField = (): Field<Decimal, number> =>
  measured(decimalNumber(RANGE_OF.TEMPERATURE.min, RANGE_OF.TEMPERATURE.max, VALUE_PLACES), 'plain');

/** Returns what is wrong with a value of the measure, or undefined. A CHECK has no value. */
export function rangeFault(measure: Exclude<Measure, 'CHECK'>, value: Decimal): Message | undefined {
  const { min, max } = RANGE_OF[measure];
  if (value.compare(min) < 0) return say`must be at least ${min.toText()}`;
  return value.compare(max) > 0 ? say`must be at most ${max.toText()}` : undefined;
}

export const limitsForm = form({ min: optional(valueField()), max: optional(valueField()) }, ({ min, max }, fault) => {
  if (min && max && min.compare(max) > 0) fault('min', say`must not be above max`);
});

export { limitsOutput };

/** A part of a check that `{}` takes away. Undefined: not given. */
export type Taken<T> = T | null | undefined;

/** Returns the field of limits. Without a limit it is null. Handlers check the range and that there is one. */
export const limitsField = (): Field<
  Taken<Limits>,
  { readonly min?: number | null; readonly max?: number | null } | undefined
> => {
  const { schema, read } = limitsForm;
  return {
    schema: { ...schema, description: 'Inclusive. At least one of both, in the range of the measure' },
    required: false,
    read(raw, at, faults) {
      if (raw === undefined) return undefined;
      const { min, max } = read(raw, at, faults);
      return min || max ? { min: min?.toText() ?? null, max: max?.toText() ?? null } : null;
    },
  };
};

export const scheduleForm = form(
  { every: oneOf(INTERVALS), times: described(optional(list(time, TIMES_MAX)), 'Of DAY alone, ascending') },
  ({ every, times = [] }, fault) => {
    if (times.length > 0 && every && every !== 'DAY') fault('times', say`must be omitted: only DAY has times`);
    if (times.some((one, at) => at > 0 && one <= (times[at - 1] ?? ''))) fault('times', say`must be ascending`);
  },
);

/** Returns whether a request sends an object without members. Those that are null or an empty list count as absent. */
const isEmpty = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  !Array.isArray(raw) &&
  Object.values(raw).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Returns the field of a schedule. An empty object takes it away: null. */
export const scheduleField = (): Field<
  Taken<Schedule>,
  { readonly every?: Schedule['every'] | null; readonly times?: readonly string[] | null } | undefined
> => {
  const { schema, read } = scheduleForm;
  return {
    schema: { ...schema, required: [], description: 'An empty object takes it away' },
    required: false,
    read(raw, at, faults) {
      if (raw === undefined) return undefined;
      if (isEmpty(raw)) return null;
      const { every, times } = read(raw, at, faults);
      return { every, times: times ?? [] };
    },
  };
};

export const sensorForm = form({
  deviceId: id(),
  channel: text(CHANNEL_MAX),
  minutes: described(int32(1, DAY_MINUTES), 'How often it sends'),
});

/** Returns the field of a sensor. An empty object takes it away: null. */
export const sensorField = (): Field<Taken<Sensor>, Sensor | Record<string, never> | undefined> => {
  const { schema, read } = sensorForm;
  return {
    schema: { ...schema, required: [], description: 'All members, or an empty object, which takes it away' },
    required: false,
    read(raw, at, faults) {
      if (raw === undefined) return undefined;
      return isEmpty(raw) ? null : read(raw, at, faults);
    },
  };
};

export const toleratedField = () =>
  described(optional(int32(0, DAY_MINUTES)), 'Minutes that readings of a sensor may be out of limits');

/** The texts of a check. */
export const checkTexts = { responsible: optionalText(), instructions: optionalLines() };

export const scheduleOutput = out.object('CheckScheduleResponse', {
  every: out.oneOf(INTERVALS),
  times: out.listOf(out.text({ examples: ['07:00'] })),
}) satisfies out.Output<Schedule, unknown>;

const sensorOutput = out.object('SensorResponse', {
  deviceId: out.text(),
  channel: out.text(),
  minutes: out.int32({ description: 'How often it sends' }),
}) satisfies out.Output<Sensor, unknown>;

/** The members that a version sets, in responses. */
export const versionedMembers = {
  status: out.oneOf(CHECK_STATUSES),
  limits: out.nullable(limitsOutput),
  toleratedMinutes: out.int32(),
  schedule: out.nullable(scheduleOutput),
  sensor: out.nullable(sensorOutput),
};

export const versionOutput = out.object('CheckVersionResponse', {
  version: out.int32(),
  from: out.timestamp<string>(),
  ...versionedMembers,
  changedBy: out.text({ description: 'A username' }),
}) satisfies out.Output<Version, unknown>;
