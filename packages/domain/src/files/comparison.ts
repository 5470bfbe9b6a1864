/** Compares the rows of a file with stored records. */
import type { FileColumn, FileRow, FileValue, FileValues } from '../kernel/contract/file.ts';
import { MEANING } from '../kernel/contract/json-schema.ts';
import type {
  AnyFileKind,
  FileLine,
  FileLines,
  FileRecord,
  FileWrite,
  ReportCell,
} from '../kernel/execution/file-kind.ts';
import { Decimal } from '../kernel/values/decimal.ts';
import { groupBy } from '../kernel/values/group-by.ts';
import { lookAlikeKey } from '../kernel/values/look-alikes.ts';
import { say } from '../kernel/values/message.ts';
import { foldText } from '../kernel/values/text.ts';

interface Key {
  readonly key: readonly string[];
  readonly alike?: readonly string[];
}

export const keyOf = (values: FileValues, { key, alike = [] }: Key): string =>
  JSON.stringify(
    key.map((member) => {
      const text = String(values[member] ?? '').trim();
      return alike.includes(member) ? lookAlikeKey(text) : foldText(text);
    }),
  );

type Rows = readonly [FileRow, ...FileRow[]];

/** A stored record with its rows. */
export interface Stored {
  readonly record: { readonly id: string };
  readonly before: readonly FileValues[];
}

/**
 * Returns the text of a value of a column by which it is compared: numbers by value, lists without regard to their
 * order, and other texts exactly, also those of digits.
 */
export type TextOf = (member: string, value: FileValue | undefined) => string;

interface Against {
  readonly write: FileWrite<{ readonly id: string }, unknown>;
  readonly textOf: TextOf;
  readonly update: boolean;
}

/** The rows of a record. `is`: the stored record that they are about. Undefined: a new record. */
interface Match {
  readonly group: Rows;
  readonly is: Stored | undefined;
}

/** The number of comparisons after which other requests get a turn. */
const AT_ONCE = 100;

/**
 * Returns the rows of each record with the stored record that they are about. If a record takes one row, and several
 * rows or stored records have its key, each row is about the stored record that it equals. Rows that repeat an earlier
 * one say nothing new. Reports rows that contradict an earlier one. Calls `pause` regularly.
 */
export async function* matched(
  rows: readonly FileRow[],
  stored: ReadonlyMap<string, readonly Stored[]>,
  against: Against,
  report: ReportCell,
  pause: () => Promise<void>,
): AsyncGenerator<Match> {
  const { write, textOf } = against;
  let compares = 0;
  const turn = async () => {
    compares += 1;
    if (compares % AT_ONCE === 0) await pause();
  };
  for (const group of groupBy(rows, ({ values }) => keyOf(values, write)).values() as Iterable<Rows>) {
    await turn();
    const all = stored.get(keyOf(group[0].values, write)) ?? [];
    if (write.line || (group.length === 1 && all.length < 2)) {
      yield { group, is: all[0] };
      continue;
    }
    const left = [...all];
    const rest: FileRow[] = [];
    for (const row of group) {
      let equal: Stored | undefined;
      for (const is of all.length > 1 ? left : []) {
        await turn();
        if (compared([row], { ...against, is }, () => undefined).changed.size > 0) continue;
        equal = is;
        left.splice(left.indexOf(is), 1);
        break;
      }
      if (equal) yield { group: [row], is: equal };
      else rest.push(row);
    }
    const [first, ...unmatched] = rest;
    if (first && (all.length === 0 || left.length > 0)) yield { group: [first], is: left[0] };
    const others = new Set(unmatched);
    const said = new Set<string>();
    for (const row of group) {
      await turn();
      const text = saidBy(row, textOf);
      const isRepeated = !write.once && said.has(text);
      said.add(text);
      if (!others.has(row)) continue;
      if (isRepeated) yield { group: [row], is: { record: { id: '' }, before: [row.values] } };
      else report(row, write.key[0] ?? '', say`is in row ${group[0].row} already`);
    }
  }
}

/** Returns all that a row says, as a text. */
const saidBy = ({ values }: FileRow, textOf: TextOf): string =>
  JSON.stringify(
    Object.keys(values)
      .sort()
      .map((member) => [member, textOf(member, values[member])])
      .filter(([, text]) => text !== ''),
  );

/** Compares the rows of a record with what is stored. Reports rows that contradict each other. */
export function compared(
  rows: Rows,
  { write, textOf, update, is }: Against & { readonly is: Stored | undefined },
  report: ReportCell,
): FileRecord<{ readonly id: string }> {
  const { key, line, adds = [], atMost = [], fixed = [], whole } = write;
  const { record: stored, before } = is ?? {};
  const same = sameBy(textOf);
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
      } else if (line && !key.includes(member) && !same(member, head[member], value)) {
        report(row, member, say`differs from row ${earlier.row}, which is about the same`);
      }
    }
  }
  const [was = {}] = before ?? [];
  for (const member of update ? [] : adds) {
    if (head[member] !== undefined) head[member] = [...new Set([was[member] ?? [], head[member]].flat().map(String))];
  }
  const compares = Object.keys(whole ? { ...was, ...head } : head).filter(
    (member) => !ofLine(member) && !fixed.includes(member),
  );
  const isStored = (member: string) =>
    same(member, head[member], was[member]) || (atMost.includes(member) && isLess(was[member], head[member]));
  const changed = new Set(compares.filter((member) => before && !isStored(member)));
  return {
    rows,
    head,
    lines: line ? linesOf(rows, { ...line, whole, same }, before ?? [], report) : [],
    stored,
    changed,
  };
}

/** Returns the lines of a record. Reports a line that an earlier row has, unless both are equal. */
function linesOf(
  rows: Rows,
  {
    members,
    key,
    complete,
    same,
    whole = false,
  }: FileLines & { readonly whole?: boolean | undefined; readonly same: Same },
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
      const other = members.find((member) => !same(member, values[member], earlier.values[member]));
      if (other) report(row, other, say`differs from row ${earlier.row.row}, which is about the same`);
      continue;
    }
    const stored = there.get(of);
    const changed = members.filter(
      (member) => stored && (whole || values[member] !== undefined) && !same(member, values[member], stored[member]),
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

/** Returns whether two values of a column are the same. */
type Same = (member: string, one: FileValue | undefined, other: FileValue | undefined) => boolean;

const sameBy =
  (textOf: TextOf): Same =>
  (member, one, other) =>
    textOf(member, one) === textOf(member, other);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Returns the `TextOf` of a kind of file. */
export function textsIn({ columns }: AnyFileKind): TextOf {
  const numbers = new Set(columns.filter(isNumeric).map(({ member }) => member));
  return (member, value = '') => {
    if (Array.isArray(value)) return value.map(String).sort().join('\n');
    const text = String(value);
    return numbers.has(member) && DECIMAL.test(text) ? Decimal.of(text).toText() : text;
  };
}

const isNumeric = ({ field: { schema }, isNumber }: FileColumn): boolean =>
  isNumber === true || ['number', 'integer'].includes(String(schema['type'])) || typeof schema[MEANING] === 'object';

const isLess = (one: FileValue | undefined, other: FileValue | undefined): boolean => {
  const [a, b] = [String(one ?? ''), String(other ?? '')];
  return DECIMAL.test(a) && DECIMAL.test(b) && Decimal.of(a).compare(Decimal.of(b)) < 0;
};

/** Counts the rows that create or change a record. `whole`: the stored rows of a record that changes as a whole. */
export function countsOf({ stored, changed, lines, rows }: FileRecord<unknown>, whole?: readonly FileValues[]) {
  if (!stored) return { created: rows.length, changed: 0 };
  const ofLines = new Set(lines.filter((line) => !line.stored || line.changed.size > 0).map(({ row }) => row));
  const isHead = (row: FileRow) => [...changed].some((member) => row.values[member] !== undefined);
  const others = rows.filter((row) => ofLines.has(row) || isHead(row)).length;
  const lacksOnly = others === 0 && (changed.size > 0 || (whole !== undefined && lines.length < whole.length));
  return { created: 0, changed: lacksOnly ? 1 : others };
}
