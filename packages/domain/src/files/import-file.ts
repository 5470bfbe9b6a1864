/** Writes the rows of a file: compares them with what is stored, and creates or changes records. */
import type { Caller, Origin } from '../kernel/contract/caller.ts';
import type { CellNote, FileValue, FileValues, Sheet } from '../kernel/contract/file.ts';
import { Refusal } from '../kernel/contract/refusal.ts';
import type {
  AnyFileKind,
  FileReads,
  FileRecord,
  FileTools,
  FileWrite,
  ReportCell,
} from '../kernel/execution/file-kind.ts';
import type { UnitPorts } from '../kernel/execution/ports.ts';
import { type CalendarDate, daysBetween } from '../kernel/values/calendar.ts';
import { type Message, say, type Value } from '../kernel/values/message.ts';
import { compared, countsOf, keyOf, matched, type Stored, textsIn } from './comparison.ts';
import { Notes, RowRefused } from './notes.ts';

/** What became of the rows of a file. */
export interface Imported {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faults: readonly CellNote[];
}

export interface ImportRequest {
  readonly kind: AnyFileKind;
  readonly sheet: Sheet;
  /** Whether different values change stored records. */
  readonly update: boolean;
  readonly caller: Caller;
  readonly origin: Origin;
  readonly today: CalendarDate;
}

/** Dates further away are slips: a spreadsheet reads the year 26 as 1926. */
const DAYS_AWAY_MAX = 3653;

/** Writes the rows in the unit of work. If there are faults, the caller must not commit it. */
export async function importFileRows(unit: UnitPorts, request: ImportRequest): Promise<Imported> {
  const { kind, sheet, today } = request;
  const write = kind.write as FileWrite<{ readonly id: string }, unknown>;
  const reads = readsOf(unit, today);
  const notes = new Notes(sheet);
  const counts = { created: 0, changed: 0, unchanged: 0 };
  // Without its columns, nothing else about a file can be judged.
  if (notes.hasFaultyHeading()) return { ...counts, faults: notes.inOrder() };
  const context = await kind.context(reads, sheet.rows);
  const rows = sheet.rows.map((row) =>
    write.resolve ? { ...row, values: write.resolve(row, context, notes.report) } : row,
  );
  const stored = new Map<string, Stored[]>();
  for (const record of await write.find(unit, rows, reads, context)) {
    const before = kind.rowsOf(record, context);
    const key = keyOf(before[0] ?? {}, write);
    const alike = stored.get(key);
    if (alike) alike.push({ record, before });
    else stored.set(key, [{ record, before }]);
  }
  const tools = toolsOf(unit, request, notes);
  const written: FileRecord<{ readonly id: string }>[] = [];
  const { hasOther, isFixed } = differing(unit, kind);
  const textOf = textsIn(kind);
  const named = rows.filter((row) => !write.key.some((member) => notes.isFaultyAt(row, member)));
  const against = { write, textOf, update: request.update };
  const pause = () => unit.clock.pause(0);
  for await (const { group, is } of matched(named, stored, against, notes.reportOnce, pause)) {
    const { record, before } = is ?? {};
    const isFaulty = group.some(({ row }) => notes.isFaulty(row));
    const found = compared(group, { ...against, is }, notes.reportOnce);
    const count = countsOf(found, write.whole && before);
    if (!isFaulty) {
      counts.created += count.created;
      counts.changed += count.changed;
      counts.unchanged += group.length - count.created - count.changed;
    }
    if (count.created + count.changed === 0) continue;
    if (record && write.mayChange?.(record) === false) refuseAny(found, before ?? [], notes.reportOnce, isFixed);
    else if (record) {
      refuseImmutable(found, before ?? [], write, notes.reportOnce, isFixed);
      if (!request.update && !write.changes) refuseOther(found, before ?? [], write, notes.reportOnce, hasOther);
    }
    checkRecord(found, kind, today, notes.reportOnce);
    if (isFaulty || group.some(({ row }) => notes.isFaulty(row))) continue;
    try {
      await write.write(found, tools, context);
      written.push(found);
    } catch (error) {
      const refused = error instanceof Refusal ? new RowRefused(group[0], error) : error;
      if (!(refused instanceof RowRefused)) throw error;
      notes.refused(refused, kind);
    }
  }
  const sound = written.filter((one) => !one.rows.some(({ row }) => notes.isFaulty(row)));
  try {
    if (sound.length > 0) await write.finish?.(sound, tools, context);
  } catch (error) {
    if (!(error instanceof Refusal) || !sound[0]) throw error;
    notes.refused(new RowRefused(sound[0].rows[0], error), kind);
  }
  return { ...counts, faults: notes.inOrder() };
}

/** Returns what the kind of a file uses to write a record. */
const toolsOf = (unit: UnitPorts, { kind, today, caller, origin }: ImportRequest, notes: Notes): FileTools => ({
  unit,
  caller,
  today,
  async perform(command, input, row) {
    try {
      return await unit.perform(command, input, unit, { caller, origin });
    } catch (error) {
      throw error instanceof Refusal ? new RowRefused(row, error) : error;
    }
  },
  report: notes.reportOnce,
  refuse: (row, refusal) => notes.refused(new RowRefused(row, refusal), kind),
});

/** Returns the reads of a unit of work for a kind of file. */
const readsOf = (unit: UnitPorts, today: CalendarDate): FileReads => ({
  today,
  all: (kind) => unit.of(kind).peekWhere({}),
  allIn: (kind, member, values) => unit.of(kind).peekIn(member, values),
});

/** Reports values that no command changes. */
function refuseImmutable(
  { changed, rows }: FileRecord<unknown>,
  [was = {}]: readonly FileValues[],
  { immutable = [] }: FileWrite<{ readonly id: string }, unknown>,
  report: ReportCell,
  isFixed: Differs,
): void {
  for (const member of immutable) if (changed.has(member)) report(rows[0], member, isFixed(member, was[member]));
}

/** Reports the values that differ from stored ones, apart from those that fill an empty member. */
function refuseOther(
  { head, changed, lines, rows }: FileRecord<unknown>,
  [was = {}]: readonly FileValues[],
  { fills = [], adds = [] }: FileWrite<{ readonly id: string }, unknown>,
  report: ReportCell,
  hasOther: Differs,
): void {
  for (const member of changed) {
    const isEmpty = was[member] === undefined || String(was[member]) === '';
    if (adds.includes(member) || (isEmpty && fills.includes(member))) continue;
    const row = rows.find(({ values }) => values[member] !== undefined);
    if (row && head[member] !== undefined) report(row, member, hasOther(member, was[member]));
  }
  for (const { row, stored, changed: others } of lines) {
    for (const member of others) report(row, member, hasOther(member, stored?.[member]));
  }
}

/** Reports all values and lines that differ from a stored record that a file does not change. */
function refuseAny(
  { changed, lines, rows: [first] }: FileRecord<unknown>,
  [was = {}]: readonly FileValues[],
  report: ReportCell,
  isFixed: Differs,
): void {
  for (const member of changed) report(first, member, isFixed(member, was[member]));
  for (const { row, stored, changed: others } of lines) {
    for (const member of others) report(row, member, isFixed(member, stored?.[member]));
    if (!stored) report(row, '', say`is not stored, and an import does not add it to this record`);
  }
}

/** Returns the fault of a value that differs from the stored one. */
type Differs = (member: string, stored: FileValue | undefined) => Message;

/** Returns the faults of values that an import may change if asked to, and of those that it never changes. */
function differing(
  { fileValue }: UnitPorts,
  { columns }: AnyFileKind,
): { readonly hasOther: Differs; readonly isFixed: Differs } {
  const shown = (member: string, value: FileValue | undefined): Value => {
    const column = columns.find((one) => one.member === member);
    return column === undefined || value === undefined ? '' : fileValue(column, value);
  };
  return {
    hasOther: (member, stored) =>
      stored === undefined || String(stored) === ''
        ? say`is stored without a value: correct the file, or let the import change stored records`
        : say`is stored as “${shown(member, stored)}”: correct the file, or let the import change stored records`,
    isFixed: (member, stored) => say`is stored as “${shown(member, stored)}”, and an import does not change that`,
  };
}

/** Reports the faults that only matter for a record that is written. */
function checkRecord(
  record: FileRecord<unknown>,
  { columns, write }: AnyFileKind,
  today: CalendarDate,
  report: ReportCell,
): void {
  const { rows, head } = record;
  const dates = columns.filter(({ field }) => field.schema['format'] === 'date');
  for (const row of rows) {
    for (const { member } of dates) {
      const day = row.values[member] as CalendarDate | undefined;
      if (day === undefined || Math.abs(daysBetween(today, day)) <= DAYS_AWAY_MAX) continue;
      report(row, member, say`is more than ten years away: is the year right?`);
    }
  }
  for (const { field, message, row = rows[0] } of write?.check?.(head, record) ?? []) report(row, field, message);
}
