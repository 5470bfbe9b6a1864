/** Formats responses for people: tables for lists, and names and values for one record. */
import { type Io, paint, tame } from './io.ts';
import { shownDate, shownNumber, shownTime } from './language/format.ts';
import { fieldName, isWord, t, valueName } from './language/language.ts';
import { REFERENCES, repeats } from './names.ts';
import { isId } from './reference.ts';
import { nonNull, type Schema } from './schema.ts';

/** The time zone of the shop, for the display of times. Undefined: times stay in UTC. */
type Zone = string | undefined;

type Thing = Readonly<Record<string, unknown>>;

export interface Column {
  /** The member of the rows. The heading is the word of this member. */
  readonly member: string;
  /** The schema of the values. Undefined for plain texts. */
  readonly schema?: Schema;
  /** Whether the column is right-aligned, for numbers. */
  readonly toTheRight?: boolean;
  /** Whether the values must not be cut, for ids. */
  readonly whole?: boolean;
}

/** Minimum readable width of a column, in characters. */
const NARROWEST = 14;
const GAP = '  ';

/**
 * Returns the columns of a list. A column of references shows names in place of ids. If the records have no name, this
 * column follows the id. Columns of other ids are last. Omits the times of creation and change and the account of
 * a lot, which only single records show.
 */
export function columnsOf({ properties = {} }: Schema, rows: readonly Thing[]): Column[] {
  const isOther = (member: string): boolean =>
    rows.some((row) => [row[member]].flat().some((value) => typeof value === 'string' && isId(value)));
  const named = new Set(
    Object.keys(properties).flatMap((member) => (REFERENCES[member] ? repeats(REFERENCES[member]) : [])),
  );
  const place = (member: string) => {
    if (member === 'id') return 0;
    if (REFERENCES[member]) return properties['name'] ? 3 : 1;
    if (isOther(member)) return 4;
    // Long values, like the permissions of a role, follow short values. So a narrow terminal shows the short values.
    const { type, items } = nonNull(properties[member]);
    return type === 'array' && nonNull(items).type === 'string' ? 3 : 2;
  };
  return (
    Object.entries(properties)
      .filter(([name]) => !['createdAt', 'updatedAt', 'account'].includes(name))
      // The column of the reference already shows the name and the number.
      .filter(([name]) => !named.has(name))
      .sort(([a], [b]) => place(a) - place(b))
      .map(([member, schema]) => {
        const { type } = nonNull(schema);
        const name = REFERENCES[member]?.name ?? member;
        const toTheRight = type === 'number' || type === 'integer';
        return { member: name, schema: idOr(name, schema), toTheRight, whole: name === 'id' || isOther(name) };
      })
  );
}

/** Returns an empty schema for ids, because ids that users type, for example of roles, must not be translated. */
const idOr = (member: string, schema: Schema): Schema => (member === 'id' ? {} : schema);

/** Prints an aligned table. Cuts cells to the terminal's width. Lists dropped columns on the error output. */
export function table(io: Io, columns: readonly Column[], rows: readonly Thing[], zone?: Zone): void {
  const titles = columns.map(({ member }) => fieldName(member));
  const cells = rows.map((row) => columns.map(({ member, schema = {} }) => cell(row[member], schema, zone)));
  const widths = titles.map((title, index) => Math.max(width(title), ...cells.map((row) => width(row[index] ?? ''))));
  const shown = fit(columns, widths, io.stdout.columns);
  const line = (texts: readonly string[]) =>
    shown
      .map((room, index) => padded(cut(texts[index] ?? '', room), room, columns[index]?.toTheRight === true))
      .join(GAP)
      .trimEnd();
  const lines = [paint(io, io.stdout, 1, line(titles)), ...cells.map(line)];
  io.stdout.write(`${lines.join('\n')}\n`);
  const left = titles.slice(shown.length);
  if (left.length > 0) io.stderr.write(`${t`Too narrow for ${left.join(', ')}: --json shows all.`}\n`);
}

/**
 * Returns the widths of the shown columns. Drops the last columns if the others would become unreadable. Narrows the
 * column with the most spare width first.
 */
function fit(columns: readonly Column[], wanted: readonly number[], room: number): number[] {
  const narrow = (one: number, index: number) => (columns[index]?.whole ? one : Math.min(one, NARROWEST));
  const total = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one + GAP.length, -GAP.length);
  let shown = wanted.length;
  while (shown > 1 && total(wanted.slice(0, shown).map(narrow)) > room) shown--;
  const widths = wanted.slice(0, shown);
  while (total(widths) > room) {
    const spare = widths.map((one, index) => one - narrow(one, index));
    const most = Math.max(...spare);
    if (most === 0) break;
    const index = spare.indexOf(most);
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

/** Prints a record with all members. Its lists of records are indented lists with a dash before each record. */
export function details(io: Io, schema: Schema, thing: Thing, zone?: Zone): void {
  io.stdout.write(`${linesOf(schema, thing, zone).join('\n')}\n`);
}

function linesOf({ properties = {} }: Schema, thing: Thing, zone: Zone): string[] {
  const names = [...new Set([...Object.keys(properties), ...Object.keys(thing)])].filter((name) => name in thing);
  const room = Math.max(...names.map((name) => width(fieldName(name))));
  return names.flatMap((name) => {
    const value = thing[name];
    const schema = idOr(name, nonNull(properties[name]));
    const title = fieldName(name);
    if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
      const item = nonNull(schema.items);
      return [title, ...value.flatMap((one) => marked(linesOf(item, one as Thing, zone)))];
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return [title, ...linesOf(schema, value as Thing, zone).map((line) => `  ${line}`)];
    }
    return [`${padded(title, room, false)}${GAP}${cell(value, schema, zone)}`.trimEnd()];
  });
}

const marked = (lines: readonly string[]): string[] =>
  lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);

/** Formats a value in one line. Shows an object by its name, or by all its members except ids. */
function cell(value: unknown, of: Schema, zone: Zone): string {
  if (value === null || value === undefined) return '';
  const schema = nonNull(of);
  if (Array.isArray(value)) {
    const separator = value.some((one) => typeof one === 'object') ? '; ' : ', ';
    return value.map((one) => cell(one, schema.items ?? {}, zone)).join(separator);
  }
  if (typeof value !== 'object') return tame(shown(value, schema, zone));
  const { name, ...rest } = value as Thing;
  if (name !== undefined) return cell(name, {}, zone);
  const isNumber = (one: unknown) => Number(typeof one === 'number');
  const isNoId = ([, one]: [string, unknown]) => typeof one !== 'string' || !isId(one);
  const values = Object.entries(rest)
    .filter(isNoId)
    .sort(([, a], [, b]) => isNumber(b) - isNumber(a));
  return values
    .map(([member, one]) => cell(one, schema.properties?.[member] ?? {}, zone))
    .filter(Boolean)
    .join(' ');
}

/**
 * Matches times in the format of the service. The changes of an audit entry contain times in members without a declared
 * format.
 */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Matches the examples of numbers. Codes like a GTIN have such examples, too, but no point that the format changes. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Formats a value by its schema, because a text may look like a number, for example the lot number 12.5. */
function shown(value: unknown, { format, enum: values, examples = [] }: Schema, zone: Zone): string {
  if (typeof value === 'boolean') return value ? t`true` : t`false`;
  if (typeof value === 'number') return shownNumber(value);
  const text = String(value);
  if (format === 'date') return shownDate(text);
  if (format === 'date-time' || INSTANT.test(text)) return shownTime(text, zone);
  // A schema whose examples are words has an open set of choices, like the units.
  const isChoice = examples.length > 0 && examples.every((one) => isWord(String(one)));
  if (values || isChoice) return valueName(text);
  return examples.some((one) => DECIMAL.test(String(one))) ? shownNumber(text) : text;
}

const GRAPHEMES = new Intl.Segmenter('de', { granularity: 'grapheme' });
const PLAIN = /^[\u0020-\u024f]*$/;

const lettersOf = (text: string): string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
const width = (text: string): number => (PLAIN.test(text) ? text.length : lettersOf(text).length);

const cut = (text: string, room: number): string =>
  width(text) <= room
    ? text
    : `${lettersOf(text)
        .slice(0, room - 1)
        .join('')}…`;

function padded(text: string, room: number, toTheRight: boolean): string {
  const space = ' '.repeat(Math.max(0, room - width(text)));
  return toTheRight ? space + text : text + space;
}
