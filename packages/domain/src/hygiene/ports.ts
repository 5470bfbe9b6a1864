/** The reads that hygiene needs from a store. */
import { specialReads } from '../kernel/execution/context.ts';
import type { CheckId, Verdict } from './check/check.ts';
import type { OutOfLimits } from './deviation/deviation.ts';
import type { ReadingState } from './reading/reading.ts';

/** A reading of a series as the rules for deviations need it. Series have neither NOT_DONE nor corrected readings. */
export interface SeriesReading {
  readonly id: string;
  readonly measuredAt: Date;
  readonly verdict: Verdict;
  readonly value: string | null;
  readonly version: number;
  /** Whether a person recorded it. */
  readonly isByHand: boolean;
}

/** A place in a series: readings are in the order of their instants, then of their ids, which is that of recording. */
export interface Position {
  readonly measuredAt: Date;
  readonly id: string;
}

/** Whether readings are within limits or out of them. */
export type Side = 'IN' | 'OUT';

/**
 * The series of checks, inside and outside of a unit of work: readings with a verdict that are not corrected. No answer
 * has one of the readings `without`. Readings that were deleted after their retention are within limits: `last` and
 * `first` take each moment of a kept stretch for one.
 */
export interface SeriesReader {
  /** Returns the last reading of the side before a position, or null. */
  last(of: CheckId, side: Side, before: Position, without: readonly string[]): Promise<SeriesReading | null>;
  /** Returns the first reading of the side after a position, or null. */
  first(of: CheckId, side: Side, after: Position, without: readonly string[]): Promise<SeriesReading | null>;
  /** Returns the series in [from, to], in its order. */
  readings(of: CheckId, from: Date, to: Date, without: readonly string[]): Promise<readonly SeriesReading[]>;
  /** Returns how many readings in [from, to] are out of limits, and their lowest and highest value. */
  out(of: CheckId, from: Date, to: Date, without: readonly string[]): Promise<OutOfLimits>;
  /**
   * Returns the ids of the deviations whose time, with the time in doubt before it, shares a moment with [from, to]:
   * from `since`, or ever, to `until`, or for ever. Omits WITHDRAWN ones.
   */
  deviations(of: CheckId, from: Date, to: Date): Promise<readonly string[]>;
}

/** What the deletion of expired readings needs, inside and outside of a unit of work. */
export interface RetentionReader {
  /**
   * Returns the instant of the first sensor reading within limits of a point before `before` that was not handled yet:
   * readings before the end of the last kept day are not looked at again. Null: there is none.
   */
  firstExpiring(controlPointId: string, before: Date): Promise<Date | null>;
}

/** A time of a check in which something is planned: [from, until). */
export interface SlotSpan {
  readonly of: CheckId;
  readonly from: Date;
  readonly until: Date;
}

/** What was recorded in a slot. Corrected readings are left out. */
export interface SlotRecord {
  /** Whether a reading with a verdict lies in it. */
  readonly isDone: boolean;
  /** Whether an entry NOT_DONE lies in it. */
  readonly isNotDone: boolean;
  /** The last reading or entry in it. */
  readonly last: Pick<ReadingState, 'id' | 'measuredAt' | 'value' | 'result' | 'verdict' | 'note'> | null;
}

/** Sums of the readings with a verdict of a check in one bucket. */
export interface Bucket {
  readonly of: CheckId;
  /** The place of the bucket among the boundaries, from 0: [boundaries[at], boundaries[at + 1]). */
  readonly at: number;
  readonly count: number;
  /** How many are out of limits. */
  readonly out: number;
  /** Decimal texts. Null: no values, as of a CHECK. */
  readonly lowest: string | null;
  readonly highest: string | null;
  /** The sum of the values, from which a mean is made. Null: no values. */
  readonly sum: string | null;
}

/** Two readings of a sensor in a row with a time between them. */
export interface SensorGap {
  readonly controlPointId: string;
  readonly after: Date;
  readonly before: Date;
}

/** The last reading of a point's sensor. */
export interface SensorLast {
  readonly controlPointId: string;
  readonly at: Date;
  readonly value: string;
  readonly verdict: Verdict;
}

export interface HygieneReader extends SeriesReader, RetentionReader {
  /** Returns what was recorded in each slot, in the order of the slots. */
  slots(slots: readonly SlotSpan[]): Promise<readonly SlotRecord[]>;
  /**
   * Returns the sums per bucket, of these checks or of all, by check and bucket. Omits empty buckets. `boundaries`:
   * ascending instants, at least two. Contains the kept sums of sensor readings that were deleted, in a bucket that has
   * all of their day.
   */
  buckets(checks: readonly CheckId[] | 'all', boundaries: readonly Date[]): Promise<readonly Bucket[]>;
  /**
   * Returns the gaps between sensor readings of a point in a row that are longer than `minutes` and share a moment with
   * [from, to), by point and time. Where readings were deleted, there are only gaps that are longer than
   * `SHORTEST_SILENCE_MINUTES`.
   */
  gaps(controlPointIds: readonly string[], from: Date, to: Date, minutes: number): Promise<readonly SensorGap[]>;
  /**
   * Returns the last sensor reading of each of these points before `before`, by measuredAt, then by id. Omits points
   * without one. Where readings
   * were deleted, it is the last moment before `before` of a kept stretch, with the last value of that day.
   */
  lastOfSensors(controlPointIds: readonly string[], before: Date): Promise<readonly SensorLast[]>;
  /**
   * Returns the first sensor reading of each of these points at or after `from`. Omits points without one. Where
   * readings were deleted, it is the first moment from `from` on of a kept stretch, with the first value of that day.
   */
  firstOfSensors(controlPointIds: readonly string[], from: Date): Promise<readonly SensorLast[]>;
}

export const hygieneReads = specialReads('hygiene', {
  last: true,
  first: true,
  readings: true,
  out: true,
  deviations: true,
  firstExpiring: true,
  slots: true,
  buckets: true,
  gaps: true,
  lastOfSensors: true,
  firstOfSensors: true,
});

declare module '../kernel/execution/ports.ts' {
  interface Reads {
    readonly hygiene: HygieneReader;
  }
}

declare module '../kernel/execution/unit-of-work.ts' {
  interface UnitReads {
    readonly hygiene: SeriesReader & RetentionReader;
  }
}
