/** What a user enters at a stop: its check, and the bookings that record it. Runs without a browser. */
import {
  type GoodsFate,
  isOut,
  RANGE_OF,
  READINGS_MAX,
  type Result,
  recordReadings,
  type Verdict,
  verdictOf,
} from '@cleaver/domain/hygiene/contracts';
import { Decimal, type Message, say } from '@cleaver/domain/kernel';
import type { BookingInput } from '../../floor/outbox/bookings.ts';
import { inputFaults } from '../../shell/data/input-faults.ts';
import { limitsOf, type Stop } from './stops.ts';

/** What people did about a value out of limits. */
export interface Act {
  readonly cause: string;
  readonly measure: string;
  readonly goods: GoodsFate;
}

/** Exactly one of `value` (a decimal text) and `result`. */
export interface Entered {
  readonly value?: string;
  readonly result?: Result;
  readonly note?: string;
  readonly action?: Act;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Returns what is wrong with a typed value, as a decimal text, for this stop; undefined if nothing is. */
export function valueFault({ measure }: Pick<Stop, 'measure'>, value: string): Message | string | undefined {
  if (measure === 'CHECK') return undefined;
  if (!/^-?\d+(\.\d+)?$/.test(value)) return say`Type the measured value`;
  const { min, max } = RANGE_OF[measure];
  const measured = Decimal.of(value);
  if (measured.compare(min) < 0) return say`must be at least ${min.toText()}`;
  if (measured.compare(max) > 0) return say`must be at most ${max.toText()}`;
  return inputFaults(recordReadings.input, { readings: [{ controlPointId: NO_ID, value: Number(value) }] })[0]?.message;
}

/** Returns the verdict of the stop's limits on what was entered; null: not done. */
export const verdictAt = (stop: Pick<Stop, 'limits'>, { value, result }: Entered): Verdict | null =>
  verdictOf({ value: value ?? null, result: result ?? null }, { limits: limitsOf(stop) });

export const isOutAt = (stop: Pick<Stop, 'limits'>, entered: Entered): boolean => isOut(verdictAt(stop, entered));

type Fields = { readonly [Name in keyof Entered]: Exclude<Entered[Name], undefined> };

/** Returns the booking of an entry. `at`: when it was entered, as an ISO text. */
export function bookingAt(stop: Stop, { value, ...rest }: Entered, at: string): BookingInput {
  const { controlPointId, cleaningTaskId, batchId } = stop;
  if (cleaningTaskId !== null) {
    const { result = 'OK', ...said } = rest as Fields & { result?: Result };
    return { booking: 'clean', input: { records: [{ cleaningTaskId, result, ...said, doneAt: at }] } };
  }
  return {
    booking: 'measure',
    input: {
      readings: [
        {
          controlPointId: controlPointId ?? '',
          ...(batchId !== undefined && { batchId }),
          ...(value !== undefined && { value: Number(value) }),
          ...(rest as Omit<Fields, 'value'>),
          measuredAt: at,
        },
      ],
    },
  };
}

/** Returns the bookings that tick these stops: one of the checks, one of the cleaning. At most 200 of each. */
export function ticksOf(stops: readonly Stop[], at: string): readonly BookingInput[] {
  const points = stops.flatMap(({ controlPointId }) => controlPointId ?? []).slice(0, READINGS_MAX);
  const tasks = stops.flatMap(({ cleaningTaskId }) => cleaningTaskId ?? []).slice(0, READINGS_MAX);
  const result = 'OK' as const;
  return [
    ...(points.length === 0
      ? []
      : [
          {
            booking: 'measure' as const,
            input: { readings: points.map((controlPointId) => ({ controlPointId, result, measuredAt: at })) },
          },
        ]),
    ...(tasks.length === 0
      ? []
      : [
          {
            booking: 'clean' as const,
            input: { records: tasks.map((cleaningTaskId) => ({ cleaningTaskId, result, doneAt: at })) },
          },
        ]),
  ];
}
