/** What the files of control points and cleaning tasks share. */
import type { AnyCommand } from '../../kernel/contract/contract.ts';
import { list, oneOf, text } from '../../kernel/contract/fields.ts';
import { type FileColumn, type FileRow, type FileValues, fileColumn } from '../../kernel/contract/file.ts';
import type { FileRecord, FileTools, ReportCell } from '../../kernel/execution/file-kind.ts';
import type { FileNames } from '../../kernel/execution/file-names.ts';
import { CHECK_STATUSES } from '../subjects.ts';
import type { Schedule } from './check.ts';
import { scheduleForm } from './check-form.ts';

/** The columns of a schedule. Times have `|` between them. */
export const SCHEDULE_COLUMNS: readonly FileColumn[] = [
  fileColumn(scheduleForm, 'every'),
  { member: 'times', field: list(text()) },
];

export const LOCATION_COLUMN: FileColumn = { member: 'storageLocation', field: text(), also: ['storageLocationId'] };
export const STATUS_COLUMN: FileColumn = { member: 'status', field: oneOf(CHECK_STATUSES) };

export const scheduleCells = (schedule: Schedule | null): FileValues => ({
  every: schedule?.every,
  times: schedule?.times ?? [],
});

/**
 * Returns the schedule of a row for a request. Empty cells leave the stored one as it is. Undefined: the row changes
 * nothing of it.
 */
export function scheduleOf({ head, changed, stored }: FileRecord<{ readonly schedule: Schedule | null }>) {
  if (stored && !changed.has('every') && !changed.has('times')) return undefined;
  const every = head['every'] ?? stored?.schedule?.every;
  const times = head['times'] ?? (every === 'DAY' ? stored?.schedule?.times : undefined);
  return every === undefined && times === undefined ? undefined : { every, times };
}

/** Returns the values of a row with the name of its storage location as stored. Reports an unknown one. */
export function withLocation(row: FileRow, locations: FileNames, report: ReportCell): FileValues {
  const { storageLocation, ...values } = row.values;
  if (storageLocation === undefined) return values;
  const named = locations.resolve(String(storageLocation), (message) => report(row, 'storageLocation', message));
  return { ...values, storageLocation: named };
}

interface Commands {
  readonly create: AnyCommand;
  readonly update: AnyCommand;
  readonly activate: AnyCommand;
  readonly deactivate: AnyCommand;
}

/** Creates or changes the check of a row by these members, and sets its status. */
export async function writeCheck(
  { stored, head: { status }, rows: [row] }: FileRecord<{ readonly id: string; readonly status: string }>,
  given: object,
  { create, update, activate, deactivate }: Commands,
  { perform }: FileTools,
): Promise<void> {
  const members = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const id = stored?.id ?? (await perform(create, members as never, row)).id;
  if (stored && Object.keys(members).length > 0) await perform(update, { id, ...members } as never, row);
  if (status !== undefined && status !== (stored?.status ?? 'ACTIVE')) {
    await perform(status === 'ACTIVE' ? activate : deactivate, { id } as never, row);
  }
}

/** Returns the values of the head that a row sets: all of a new record, and of a stored one those that differ. */
export const setBy = ({ stored, head, changed }: FileRecord<unknown>, members: readonly string[]): FileValues =>
  Object.fromEntries(
    members.filter((member) => !stored || changed.has(member)).map((member) => [member, head[member]]),
  );
