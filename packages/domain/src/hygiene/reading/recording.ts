/** Records what people measured and checked, and brings the deviations up to date. */
import type { Caller } from '../../kernel/contract/caller.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { Decimal } from '../../kernel/values/decimal.ts';
import { type CheckId, type CheckState, isOut, type Result, verdictOf, versionAt } from '../check/check.ts';
import type { ActionGiven, Deviation } from '../deviation/deviation.ts';
import { deviationView } from '../deviation/deviation-view.ts';
import { type FollowedCheck, follow } from '../deviation/following.ts';
import { Reading, type ReadingState, Readings } from './reading.ts';

/** What a person measured or checked. */
export interface Given {
  readonly of: CheckId;
  readonly check: CheckState;
  readonly measuredAt: Date;
  readonly value: Decimal | undefined;
  readonly result: Result | undefined;
  readonly note: string;
  readonly batchId: string | null;
  readonly correctsId: string | null;
}

/** Adds a reading, judged by the version in force when it was measured. */
export function record(
  unit: UnitPorts,
  { of, check, value, measuredAt, ...given }: Given,
  { username }: Caller,
): Reading {
  const version = versionAt(check, measuredAt);
  const measured = { value: value?.toText() ?? null, result: given.result ?? null };
  const reading = Reading.record({
    id: unit.newId(),
    ...of,
    measuredAt,
    ...measured,
    verdict: verdictOf(measured, version),
    version: version.version,
    batchId: given.batchId,
    deviceId: null,
    note: given.note,
    correctsId: given.correctsId,
    recordedBy: username,
    recordedAt: unit.now,
  });
  unit.of(Readings).add(reading);
  return reading;
}

/** A new reading with the action that a person took. */
export interface Acted {
  readonly reading: ReadingState;
  readonly action: ActionGiven | undefined;
}

/**
 * Brings the deviations of locked checks up to date after new readings, and records the actions at the deviations that
 * the readings are part of. Passes over an action of a reading that is part of none. Returns the deviations that were
 * opened or changed.
 */
export async function followAll(
  unit: UnitPorts,
  checks: readonly FollowedCheck[],
  acted: readonly Acted[],
  { username: actedBy }: Caller,
) {
  const changed: Deviation[] = [];
  for (const check of checks) {
    const own = acted.filter(({ reading }) => isOf(reading, check.of));
    const deviations = await follow(unit, check, { added: own.map(({ reading }) => reading), removed: [] });
    changed.push(...deviations);
    for (const { reading, action } of own) {
      if (action) deviations.find(isPartOf(reading))?.act({ ...action, actedBy, actedAt: unit.now.toISOString() });
    }
  }
  return changed.map(({ state }) => deviationView(state, unit.now));
}

/** Returns whether a reading or a deviation is about this check. */
const isOf = (
  { controlPointId, cleaningTaskId }: Pick<ReadingState, 'controlPointId' | 'cleaningTaskId'>,
  of: CheckId,
): boolean => controlPointId === of.controlPointId && cleaningTaskId === of.cleaningTaskId;

/** Returns a predicate that accepts the deviation that a reading is part of. */
const isPartOf =
  ({ verdict, measuredAt }: ReadingState) =>
  ({ state: { from, lastOutAt } }: Deviation): boolean =>
    isOut(verdict) && measuredAt >= from && measuredAt <= lastOutAt;
