/**
 * Checks: what control points and cleaning tasks have in common. A cleaning task is checked like a control point of the
 * scope SHOP with the measure CHECK.
 */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { Limits, Measure, Result } from '../../production/contracts.ts';
import type { CheckStatus } from '../subjects.ts';

// Production shows the control points of its batches, so it declares these.
export {
  type Limits,
  MEASURES,
  type Measure,
  POINT_KINDS,
  type PointKind,
  RESULTS,
  type Result,
} from '../../production/contracts.ts';

/** SHOP: by a schedule, a sensor or when needed. BATCH: for each production batch to which the point applies. */
export const POINT_SCOPES = ['SHOP', 'BATCH'] as const;
export type PointScope = (typeof POINT_SCOPES)[number];

/** The inclusive range of values of a measure. A CHECK has no values. */
export const RANGE_OF: Readonly<Record<Exclude<Measure, 'CHECK'>, { readonly min: Decimal; readonly max: Decimal }>> = {
  TEMPERATURE: { min: Decimal.of('-273.15'), max: Decimal.of('1000') },
  PH: { min: Decimal.ZERO, max: Decimal.of('14') },
};
/** Maximum number of decimal places of limits and of values. */
export const VALUE_PLACES = 3;

export const INTERVALS = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
export type Interval = (typeof INTERVALS)[number];

/** How often something is to be checked. `times`: of DAY alone, ascending "HH:MM" of the shop's clock; may be empty. */
export interface Schedule {
  readonly every: Interval;
  readonly times: readonly string[];
}

/** The sensor whose readings belong to a point. `minutes`: how often it sends. */
export interface Sensor {
  readonly deviceId: string;
  readonly channel: string;
  readonly minutes: number;
}

/** What holds from an instant until the next version. */
export interface Version {
  /** From 1. */
  readonly version: number;
  /** The instant of the change, as an ISO text. The first version also judges what was measured before it. */
  readonly from: string;
  readonly status: CheckStatus;
  readonly limits: Limits | null;
  /** Minutes that readings of sensors may be out of limits before a deviation opens. */
  readonly toleratedMinutes: number;
  readonly schedule: Schedule | null;
  readonly sensor: Sensor | null;
  /** A username. */
  readonly changedBy: string;
}

/** The members that a change of a version sets. */
export type VersionedPart = Pick<Version, 'status' | 'limits' | 'toleratedMinutes' | 'schedule' | 'sensor'>;

/** The members that control points and cleaning tasks share. */
export interface CheckState {
  readonly id: string;
  readonly name: string;
  /** The status of the last version. */
  readonly status: CheckStatus;
  readonly storageLocationId: string | null;
  readonly responsible: string;
  readonly instructions: string;
  /** Oldest first, never empty. */
  readonly versions: readonly Version[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The verdict on a value or a check. */
export const VERDICTS = ['IN', 'BELOW', 'ABOVE', 'NOT_OK'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was measured: exactly one of both. `value` is a decimal text. */
export interface Measured {
  readonly value: string | null;
  readonly result: Result | null;
}

/** Returns the version in force at an instant: the last that begins at or before it, else the first. */
export function versionAt({ versions }: Pick<CheckState, 'versions'>, at: Date): Version {
  const instant = at.toISOString();
  const found = versions.findLast(({ from }) => from <= instant) ?? versions[0];
  if (!found) throw new Error('A check without a version');
  return found;
}

/** Returns the last version, which holds now. */
export function lastVersion({ versions }: Pick<CheckState, 'versions'>): Version {
  const last = versions.at(-1);
  if (!last) throw new Error('A check without a version');
  return last;
}

/** Returns the verdict of the limits on what was measured. Null: NOT_DONE. Limits are inclusive. */
export function verdictOf({ value, result }: Measured, { limits }: Pick<Version, 'limits'>): Verdict | null {
  if (value === null) return result === 'OK' ? 'IN' : result === 'NOT_OK' ? 'NOT_OK' : null;
  const measured = Decimal.of(value);
  if (limits?.min != null && measured.compare(Decimal.of(limits.min)) < 0) return 'BELOW';
  if (limits?.max != null && measured.compare(Decimal.of(limits.max)) > 0) return 'ABOVE';
  return 'IN';
}

/** Returns whether the verdict is out of limits. */
export const isOut = (verdict: Verdict | null): boolean => verdict !== null && verdict !== 'IN';

/** The id of what is checked: a control point or a cleaning task. */
export type CheckId =
  | { readonly controlPointId: string; readonly cleaningTaskId: null }
  | { readonly controlPointId: null; readonly cleaningTaskId: string };
