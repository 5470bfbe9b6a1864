/**
 * The report on the shop's own checks (Regulation (EC) 852/2004 Article 5), made from data that were read at one instant.
 *
 * Nothing of a period that is over depends on the time or the language of the request. So the report of a period that is
 * over and unchanged has the same hash. For this, checks are shown with the versions that began by the end of the
 * period, and a deviation that runs is counted to the end of the period.
 */
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { compareByCodePoint } from '../../kernel/values/text.ts';
import type { Operator } from '../../settings/index.ts';
import { type CheckState, lastVersion, type Schedule } from '../check/check.ts';
import type { CleaningTaskState } from '../cleaning-task/cleaning-task.ts';
import type { ControlPointState } from '../control-point/control-point.ts';
import type { DeviationState } from '../deviation/deviation.ts';
import { deviationView } from '../deviation/deviation-view.ts';
import type { Bucket } from '../ports.ts';
import {
  type ReportBatch,
  type ReportContent,
  type ReportReceiptLine,
  reportPointOutput,
  reportTaskOutput,
} from './report-contracts.ts';
import { dayRows, type ReportSilence, type ReportSlot, sharesMoment } from './report-days.ts';
import { gapsOf } from './report-gaps.ts';

/** What a report is made from. */
export interface ReportData {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The instants at which the shop's days of the period begin, and the end of the last one. */
  readonly begins: readonly Date[];
  readonly now: Date;
  readonly operator: Operator;
  /** All control points and cleaning tasks. */
  readonly points: readonly ControlPointState[];
  readonly tasks: readonly CleaningTaskState[];
  /** The slots that end in the period. */
  readonly slots: readonly ReportSlot[];
  /** The sums of readings. The place of a bucket is that of its day. */
  readonly buckets: readonly Bucket[];
  /** Silences that share a moment with the period. */
  readonly silences: readonly ReportSilence[];
  /** Deviations that share a moment with the period, by start. None is WITHDRAWN. */
  readonly deviations: readonly DeviationState[];
  readonly receipts: readonly ReportReceiptLine[];
  readonly batches: readonly ReportBatch[];
}

/** Returns what the report says, without its hash. */
export function reportContent(data: ReportData): ReportContent {
  const { from, to, begins, now, operator, deviations, receipts, batches } = data;
  const end = begins.at(-1) ?? now;
  const shownAt = new Date(Math.min(now.getTime(), end.getTime()));
  const points = data.points.toSorted(byName);
  const tasks = data.tasks.toSorted(byName);
  const days = dayRows(data, [...points, ...tasks]);
  const withRow = new Set(days.map(({ controlPointId, cleaningTaskId }) => controlPointId ?? cleaningTaskId));
  const isShown = ({ id, createdAt }: CheckState) => createdAt < end || withRow.has(id);
  const silences = data.silences.filter((silence) => sharesMoment(silence, begins[0] ?? end, end, now));
  const gaps = gapsOf({ operator, days, silences: silences.length, receipts, batches, deviations });
  return {
    from,
    to,
    operator: operatorOf(operator),
    complete: gaps.length === 0,
    gaps,
    controlPoints: points.filter(isShown).map((point) => only(reportPointOutput, asAtEnd(point, end))),
    cleaningTasks: tasks.filter(isShown).map((task) => taskOf(task, end)),
    days,
    deviations: deviations.map((deviation) => deviationView(deviation, shownAt)),
    receipts,
    batches,
  };
}

const byName = (one: CheckState, other: CheckState): number =>
  compareByCodePoint(one.name, other.name) || compareByCodePoint(one.id, other.id);

/** Returns the check with the versions that began before the end of the period, or with its first version. */
function asAtEnd<S extends CheckState>(check: S, end: Date) {
  const instant = end.toISOString();
  const versions = check.versions.filter(({ from }, at) => at === 0 || from < instant);
  const { status, limits, toleratedMinutes, schedule, sensor } = lastVersion({ versions });
  return { ...check, status, limits, toleratedMinutes, schedule, sensor, versions };
}

/** Returns the task for the response. A task always has a schedule. */
function taskOf(task: CleaningTaskState, end: Date) {
  const shown = asAtEnd(task, end);
  return only(reportTaskOutput, { ...shown, schedule: shown.schedule as Schedule });
}

/**
 * Returns the value with the members of the output alone. The hash covers what a client receives, and a response leaves
 * out all other members.
 */
function only<M extends object, V extends { readonly [N in keyof M]: unknown }>(
  { members }: { readonly members: M },
  value: V,
): Pick<V, keyof M> {
  const names = Object.keys(members) as (keyof M)[];
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<V, keyof M>;
}

function operatorOf(operator: Operator): Operator {
  const { name, street, houseNumber, postalCode, city, country, phone, email, approvalNumber } = operator;
  return { name, street, houseNumber, postalCode, city, country, phone, email, approvalNumber };
}
