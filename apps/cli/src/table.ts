/** Formats responses for people: tables for lists, and names and values for one record. */
import { type Io, paint, tame } from './io.ts';
import { shownDate, shownNumber, shownTime } from './language/format.ts';
import { fieldName, isWord, t, valueName } from './language/language.ts';
import { KNOWN_BY, type Names, named, REFERENCES, repeats } from './names.ts';
import { isId } from './reference.ts';
import { nonNull, type Schema } from './schema.ts';

/** The time zone of the shop, for the display of times. Undefined: times stay in UTC. */
type Zone = string | undefined;

/** How values are shown. */
export interface View {
  readonly zone: Zone;
  /** The names of referenced records, which take the place of ids. */
  readonly names: Names;
  /** Whether the rows are those of a list, whose columns the user may select. */
  readonly isList?: boolean;
}

const UNNAMED: View = { zone: undefined, names: new Map() };

type Thing = Readonly<Record<string, unknown>>;

export interface Column {
  /** The member of the rows, like `name` or `billingAddress.city`. The heading is the word of its last part. */
  readonly member: string;
  /** The schema of the values. Undefined for plain texts. */
  readonly schema?: Schema;
  /** Whether the column is right-aligned, for numbers. */
  readonly toTheRight?: boolean;
  /** Whether the values must not be cut, for ids. */
  readonly whole?: boolean;
}

/** Minimum readable width of the cells of a column and of its heading, in characters. */
const NARROWEST = 14;
const NARROWEST_TITLE = 7;
const GAP = '  ';

/** The members by which commands find a record, except its name. */
const WHOLE: ReadonlySet<string> = new Set([
  'id',
  'stockId',
  'batchId',
  'lotId',
  ...KNOWN_BY.filter((one) => one !== 'name'),
]);

/**
 * Returns the columns for members of an item, like `orderNumber` or `billingAddress.city`. The members are not checked.
 */
export const columnsOf = (schema: Schema, members: readonly string[]): Column[] =>
  members.map((member) => {
    const of = schemaAt(schema, member);
    const toTheRight = of.type === 'number' || of.type === 'integer' || isDecimal(of);
    return { member, schema: of, toTheRight, whole: WHOLE.has(member) };
  });

/** Returns the schema of a member. Empty for ids, because ids that users type, for example of roles, are not translated. */
const schemaAt = (schema: Schema, member: string): Schema =>
  member === 'id' ? {} : member.split('.').reduce((of, name) => nonNull(itemOf(of).properties?.[name]), schema);

/** Returns the schema of the items of a list, or the schema of another value. */
const itemOf = (schema: Schema): Schema => (schema.items ? nonNull(schema.items) : schema);

/** Returns the members of an item, and those of its objects and lists. `isPlain`: only members with one value. */
export const membersIn = ({ properties = {} }: Schema, isPlain = false): string[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const { items, ...of } = nonNull(schema);
    const inner = (items && !isPlain ? nonNull(items) : of).properties ?? {};
    const isShown = (one: Schema | undefined) => !isPlain || !['array', 'object'].includes(nonNull(one).type ?? '');
    const members = Object.keys(inner).filter((one) => isShown(inner[one]));
    return [...(isShown(schema) ? [name] : []), ...members.map((one) => `${name}.${one}`)];
  });

/**
 * Returns the value of a member, like `billingAddress.city`. For a member of a list, like `lines.articleName`, returns
 * the different values. With `names`, the name of a referenced record takes the place of its id.
 */
export function valueAt(item: Thing, member: string, names?: Names): unknown {
  const at = member.indexOf('.');
  if (at < 0) return names ? named(item, member, names) : item[member];
  const part = item[member.slice(0, at)];
  const within = (one: unknown) => (isRecord(one) ? valueAt(one, member.slice(at + 1), names) : undefined);
  return Array.isArray(part) ? [...new Set(part.map(within))] : within(part);
}

/** Prints an aligned table. Cuts cells to the terminal's width. Lists dropped columns on the error output. */
export function table(io: Io, columns: readonly Column[], rows: readonly Thing[], view: View = UNNAMED): void {
  const titles = titlesOf(columns);
  const cells = rows.map((row) =>
    columns.map(({ member, schema = {} }) => cell(valueAt(row, member, view.names), schema, view)),
  );
  const needed = columns.map((_, index) => Math.max(0, ...cells.map((row) => width(row[index] ?? ''))));
  const shown = fit(columns, titles.map(width), needed, io.stdout.columns);
  const line = (texts: readonly string[]) =>
    shown
      .map((room, index) => padded(cut(texts[index] ?? '', room), room, columns[index]?.toTheRight === true))
      .join(GAP)
      .trimEnd();
  const lines = [paint(io, io.stdout, 1, line(titles)), ...cells.map(line)];
  io.stdout.write(`${lines.join('\n')}\n`);
  const left = columns.slice(shown.length).map(({ member }) => member);
  if (left.length === 0) return;
  const more = view.isList ? t`--columns selects, --json shows all.` : t`--json shows all.`;
  io.stderr.write(`${t`Too narrow for ${left.join(', ')}: ${more}`}\n`);
}

/** Returns the headings of columns: the last part of each member, or the first part where headings would be equal. */
export function titlesOf(columns: readonly Column[]): string[] {
  const last = columns.map(({ member }) => titleOf(member.replace(/\.name$/, '').replace(/^.*\./, '')));
  return columns.map(({ member }, index) => {
    const title = last[index] ?? '';
    return last.indexOf(title) === last.lastIndexOf(title) ? title : titleOf(member.split('.')[0] ?? '');
  });
}

/** Returns the heading of a member. The heading of a reference is the name of its record's kind. */
const titleOf = (member: string): string => fieldName(REFERENCES[member]?.name ?? member);

/**
 * Returns the widths of the shown columns, from the widths of the headings and of the widest cells. Drops the last
 * columns if the others would become unreadable. Narrows the column with the most spare width first.
 */
function fit(columns: readonly Column[], titles: readonly number[], cells: readonly number[], room: number): number[] {
  const wanted = cells.map((one, index) => Math.max(one, titles[index] ?? 0));
  const narrow = (one: number, index: number) =>
    columns[index]?.whole ? one : Math.min(one, Math.max(Math.min(cells[index] ?? 0, NARROWEST), NARROWEST_TITLE));
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

/**
 * Prints a record: names and values, then each list of records as a table. Leaves out members and columns without a
 * value.
 */
export function details(io: Io, schema: Schema, thing: Thing, view: View): void {
  io.stdout.write(`${linesOf(schema, thing, view).join('\n')}\n`);
  for (const { title, item, rows } of tablesOf(schema, thing)) {
    io.stdout.write(`\n${paint(io, io.stdout, 1, title)}\n`);
    const [first = '', ...others] = withValues(item, rows);
    // A narrow terminal leaves out the last columns, but each row needs the names of its records.
    const sorted = others.toSorted((a, b) => Number(!REFERENCES[a]) - Number(!REFERENCES[b]));
    table(io, columnsOf(item, [first, ...sorted]), rows, view);
  }
}

interface Rows {
  readonly title: string;
  /** The schema of a row. */
  readonly item: Schema;
  readonly rows: readonly Thing[];
}

/** Returns the lists of records in a record and in its objects. Lists in the records of a list follow that list. */
function tablesOf(schema: Schema, thing: Thing, within = ''): Rows[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    const of = schemaAt(schema, name);
    const title = [within, titleOf(name)].filter(Boolean).join(', ');
    if (!isRecord(value)) return [];
    if (!isList(value)) return Array.isArray(value) ? [] : tablesOf(of, value, title);
    const first = { title, item: itemOf(of), rows: value };
    return [first, ...listsWithin(first)];
  });
}

/** Returns the lists in the records of a list. Their rows begin with the first member of the record that has them. */
function listsWithin({ title, item, rows }: Rows): Rows[] {
  const [key = ''] = withValues(item, rows);
  const keys = [key, ...(REFERENCES[key] ? repeats(REFERENCES[key]) : [])];
  const ofRow = (row: Thing) => Object.fromEntries(keys.flatMap((one) => (one in row ? [[one, row[one]]] : [])));
  return Object.entries(item.properties ?? {}).flatMap(([name, schema]) => {
    const within = rows.flatMap((row) => {
      const list = row[name];
      return isList(list) ? list.map((one) => ({ ...ofRow(row), ...one })) : [];
    });
    const inner = nonNull(nonNull(schema).items);
    const properties = { [key]: item.properties?.[key] ?? {}, ...inner.properties };
    return within.length === 0 ? [] : [{ title: `${title}, ${titleOf(name)}`, item: { properties }, rows: within }];
  });
}

const isRecord = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Returns whether a value is a list of records that is not empty. */
const isList = (value: unknown): value is readonly Thing[] => Array.isArray(value) && value.some(isRecord);

/** Returns whether a value shows nothing. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (isRecord(value) && Object.values(value).every(isEmpty));

/** Returns the members of a record without those that repeat the name of a reference. */
function membersOfRecord({ properties = {} }: Schema, thing: Thing): string[] {
  const repeated = new Set(Object.keys(thing).flatMap((name) => (REFERENCES[name] ? repeats(REFERENCES[name]) : [])));
  return [...new Set([...Object.keys(properties), ...Object.keys(thing)])].filter((name) => !repeated.has(name));
}

/**
 * Returns the members of rows that have a value in some row. Leaves out lists of records, ids of records without a name,
 * and the account of a lot, whose figures need labels.
 */
const withValues = (schema: Schema, rows: readonly Thing[]): string[] =>
  membersOfRecord(schema, Object.assign({}, ...rows)).filter((name) =>
    rows.some((row) => {
      const value = row[name];
      if (name === 'account' && isRecord(value)) return false;
      const isOtherId = !REFERENCES[name] && typeof value === 'string' && isId(value);
      return value !== false && !isEmpty(value) && !isList(value) && !isOtherId;
    }),
  );

/** Returns the names and values of a record without its lists of records. */
function linesOf(schema: Schema, thing: Thing, view: View): string[] {
  const names = membersOfRecord(schema, thing).filter((name) => !isEmpty(thing[name]) && !isList(thing[name]));
  const room = Math.max(...names.map((name) => width(titleOf(name))));
  return names.flatMap((name) => {
    const value = thing[name];
    const of = schemaAt(schema, name);
    if (isRecord(value) && !Array.isArray(value)) {
      const lines = linesOf(of, value, view);
      return lines.length > 0 ? [titleOf(name), ...lines.map((line) => `  ${line}`)] : [];
    }
    return [`${padded(titleOf(name), room, false)}${GAP}${cell(named(thing, name, view.names), of, view)}`.trimEnd()];
  });
}

/**
 * Formats a value in one line. Shows an object by its name, or by all its members except ids, and a list of records by
 * their number.
 */
function cell(value: unknown, of: Schema, view: View): string {
  if (value === null || value === undefined) return '';
  const schema = nonNull(of);
  if (Array.isArray(value)) {
    if (value.some(isRecord)) return shownNumber(value.length);
    return value.map((one) => cell(one, schema.items ?? schema, view)).join(', ');
  }
  if (!isRecord(value)) return tame(shown(value, schema, view.zone));
  if (value['name'] !== undefined) return cell(value['name'], {}, view);
  const isNumber = (one: unknown) => Number(typeof one === 'number');
  const values = membersOfRecord(schema, value)
    .map((member) => [member, named(value, member, view.names)] as const)
    .filter(([, one]) => typeof one !== 'string' || !isId(one))
    .sort(([, a], [, b]) => isNumber(b) - isNumber(a));
  return values
    .map(([member, one]) => cell(one, schema.properties?.[member] ?? {}, view))
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

const isDecimal = ({ examples = [] }: Schema): boolean => examples.some((one) => DECIMAL.test(String(one)));

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
  return isDecimal({ examples }) ? shownNumber(text) : text;
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
