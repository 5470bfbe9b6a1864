/** Writes the rows of a file: compares them with what is stored, and creates or changes records. */
import type { Caller, Origin } from '../kernel/contract/caller.ts';
import type { CellNote, FileRow, FileValue, FileValues, Sheet } from '../kernel/contract/file.ts';
import { Refusal } from '../kernel/contract/refusal.ts';
import type {
  AnyFileKind,
  FileLine,
  FileLines,
  FileReads,
  FileRecord,
  FileTools,
  FileWrite,
  ReportCell,
} from '../kernel/execution/file-kind.ts';
import type { UnitPorts } from '../kernel/execution/ports.ts';
import { type CalendarDate, daysBetween } from '../kernel/values/calendar.ts';
import { Decimal } from '../kernel/values/decimal.ts';
import { lookAlikeKey } from '../kernel/values/look-alikes.ts';
import { type Message, say, type Value } from '../kernel/values/message.ts';
import { foldText } from '../kernel/values/text.ts';
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
/** The number of records after which other requests get a turn. */
const AT_ONCE = 100;

/** Writes the rows in the unit of work. If there are faults, the caller must not commit it. */
export async function importFileRows(unit: UnitPorts, request: ImportRequest): Promise<Imported> {
  const { kind, sheet, today, caller, origin } = request;
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
  const stored = new Map<string, { readonly id: string }>();
  for (const record of await write.find(unit, rows, reads, context)) {
    const [first = {}] = kind.rowsOf(record, context);
    const key = keyOf(first, write);
    if (!stored.has(key)) stored.set(key, record);
  }
  const tools: FileTools = {
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
  };
  const written: FileRecord<{ readonly id: string }>[] = [];
  const { hasOther, isFixed } = differing(unit, kind);
  let at = 0;
  const named = rows.filter((row) => !write.key.some((member) => notes.isFaultyAt(row, member)));
  for (const group of grouped(named, write)) {
    if (++at % AT_ONCE === 0) await unit.clock.pause(0);
    const record = stored.get(keyOf(group[0].values, write));
    const before = record ? kind.rowsOf(record, context) : undefined;
    const isFaulty = group.some(({ row }) => notes.isFaulty(row));
    const found = compared(group, { write, before, stored: record, update: request.update }, notes.reportOnce);
    const count = countsOf(found, group.length, write.whole && before);
    counts.created += count.created;
    counts.changed += count.changed;
    counts.unchanged += group.length - count.created - count.changed;
    if (count.created + count.changed === 0) continue;
    if (record && write.mayChange?.(record) === false) refuseAny(found, before ?? [], notes.reportOnce, isFixed);
    else if (record && !request.update && !write.changes) {
      refuseOther(found, before ?? [], write, notes.reportOnce, hasOther);
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
  if (sound.length > 0) await write.finish?.(sound, tools, context);
  return { ...counts, faults: notes.inOrder() };
}

/** Returns the reads of a unit of work for a kind of file. */
const readsOf = (unit: UnitPorts, today: CalendarDate): FileReads => ({
  today,
  all: (kind) => unit.of(kind).peekWhere({}),
  allIn: (kind, member, values) => unit.of(kind).peekIn(member, values),
});

interface Key {
  readonly key: readonly string[];
  readonly alike?: readonly string[];
}

const keyOf = (values: FileValues, { key, alike = [] }: Key): string =>
  JSON.stringify(
    key.map((member) => {
      const text = String(values[member] ?? '').trim();
      return alike.includes(member) ? lookAlikeKey(text) : foldText(text);
    }),
  );

type Rows = readonly [FileRow, ...FileRow[]];

/** Returns the rows of each record, in the order of its first row. */
function grouped(rows: readonly FileRow[], key: Key): Iterable<Rows> {
  const groups = new Map<string, [FileRow, ...FileRow[]]>();
  for (const row of rows) {
    const of = keyOf(row.values, key);
    const group = groups.get(of);
    if (group) group.push(row);
    else groups.set(of, [row]);
  }
  return groups.values();
}

interface Against {
  readonly write: FileWrite<{ readonly id: string }, unknown>;
  /** The rows of the stored record. */
  readonly before: readonly FileValues[] | undefined;
  readonly stored: { readonly id: string } | undefined;
  readonly update: boolean;
}

/** Compares the rows of a record with what is stored. Reports rows that contradict each other. */
function compared(
  rows: Rows,
  { write, before, stored, update }: Against,
  report: ReportCell,
): FileRecord<{ readonly id: string }> {
  const { key, line, adds = [], atMost = [], fixed = [], whole } = write;
  const [first, ...others] = rows;
  const ofLine = (member: string) => line?.members.includes(member) === true;
  const head: Record<string, FileValue> = {};
  const givenBy = new Map<string, FileRow>();
  for (const row of rows) {
    for (const [member, value] of Object.entries(row.values)) {
      if (value === undefined || ofLine(member)) continue;
      const earlier = givenBy.get(member);
      if (!earlier) {
        givenBy.set(member, row);
        head[member] = value;
      } else if (line && !key.includes(member) && !isSame(head[member], value)) {
        report(row, member, say`differs from row ${earlier.row}, which is about the same`);
      }
    }
  }
  if (!line) for (const row of others) report(row, key[0] ?? '', say`is in row ${first.row} already`);
  const [was = {}] = before ?? [];
  for (const member of update ? [] : adds) {
    if (head[member] !== undefined) head[member] = [...new Set([was[member] ?? [], head[member]].flat().map(String))];
  }
  const compares = Object.keys(whole ? { ...was, ...head } : head).filter(
    (member) => !ofLine(member) && !fixed.includes(member),
  );
  const isStored = (member: string) =>
    isSame(head[member], was[member]) || (atMost.includes(member) && isLess(was[member], head[member]));
  const changed = new Set(compares.filter((member) => before && !isStored(member)));
  return { rows, head, lines: line ? linesOf(rows, { ...line, whole }, before ?? [], report) : [], stored, changed };
}

/** Returns the lines of a record. Reports a line that an earlier row has, unless both are equal. */
function linesOf(
  rows: Rows,
  { members, key, complete, whole = false }: FileLines & { readonly whole?: boolean | undefined },
  before: readonly FileValues[],
  report: ReportCell,
): readonly FileLine[] {
  const there = new Map(before.map((values) => [keyOf(values, { key }), values]));
  const seen = new Map<string, FileLine>();
  for (const row of rows) {
    const values = Object.fromEntries(members.map((member) => [member, row.values[member]]));
    if (Object.values(values).every((value) => value === undefined)) continue;
    const of = keyOf(values, { key });
    const earlier = seen.get(of);
    if (earlier) {
      const other = members.find((member) => !isSame(values[member], earlier.values[member]));
      if (other) report(row, other, say`differs from row ${earlier.row.row}, which is about the same`);
      continue;
    }
    const stored = there.get(of);
    const changed = members.filter(
      (member) => stored && (whole || values[member] !== undefined) && !isSame(values[member], stored[member]),
    );
    seen.set(of, { row, values, stored, changed: new Set(changed) });
  }
  for (const [of, values] of there) {
    const isLine = members.some((member) => values[member] !== undefined);
    if (!complete || seen.has(of) || !isLine) continue;
    const texts = key.map((member) => String(values[member] ?? '')).join(' ');
    report(rows[0], key[0] ?? '', say`lacks the stored line ${texts}: an import removes nothing`);
  }
  return [...seen.values()];
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Returns whether two values are the same. Numbers are compared by value, lists without regard to their order. */
function isSame(one: FileValue | undefined, other: FileValue | undefined): boolean {
  if (Array.isArray(one) || Array.isArray(other)) {
    const lists = [one ?? [], other ?? []].map((list) => [list].flat().map(String).sort().join('\n'));
    return lists[0] === lists[1];
  }
  const [a, b] = [String(one ?? ''), String(other ?? '')];
  return a === b || (DECIMAL.test(a) && DECIMAL.test(b) && plain(a) === plain(b));
}

const isLess = (one: FileValue | undefined, other: FileValue | undefined): boolean => {
  const [a, b] = [String(one ?? ''), String(other ?? '')];
  return DECIMAL.test(a) && DECIMAL.test(b) && Decimal.of(a).compare(Decimal.of(b)) < 0;
};

/** Returns a decimal text without needless zeros. */
const plain = (decimal: string): string =>
  (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal).replace(/^(-?)0+(?=\d)/, '$1');

/** Counts the rows that create or change a record. `whole`: the stored rows of a record that changes as a whole. */
function countsOf({ stored, changed, lines, rows }: FileRecord<unknown>, all: number, whole?: readonly FileValues[]) {
  if (!stored) return { created: all, changed: 0 };
  const others = lines.filter((line) => !line.stored || line.changed.size > 0);
  if (whole) {
    const isOther = changed.size + others.length > 0 || lines.length < whole.length;
    return { created: 0, changed: isOther ? all : 0 };
  }
  const ofLines = new Set(others.map(({ row }) => row));
  const isHead = (row: FileRow) => [...changed].some((member) => row.values[member] !== undefined);
  return { created: 0, changed: rows.filter((row) => ofLines.has(row) || isHead(row)).length };
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
