/** Answers for people: tables for lists, names and values for one thing. */
import { type Io, paint, tame } from './io.ts';
import { referenceOf } from './names.ts';
import { resolve, type Schema } from './openapi.ts';

type Thing = Readonly<Record<string, unknown>>;

export interface Column {
  readonly title: string;
  /** Numbers stand to the right. */
  readonly toTheRight?: boolean;
  /** Ids are good for nothing when they are cut. */
  readonly whole?: boolean;
}

/** Narrower than this nobody can read it. */
const NARROWEST = 14;
const GAP = '  ';

/**
 * Of a list, where names stand in place of ids: in front where the thing has no name of its own. Ids of what has no name
 * come last; when the thing came and changed it shows where it is alone.
 */
export function columnsOf({ properties = {} }: Schema): Column[] {
  const place = (member: string) => {
    if (member === 'id') return 0;
    if (referenceOf(member)) return properties['name'] ? 3 : 1;
    if (isOther(member)) return 4;
    // What may be long, like a role's permissions, lets the rest be seen.
    const { type, items } = resolve(properties[member] ?? {});
    return type === 'array' && resolve(items ?? {}).type === 'string' ? 3 : 2;
  };
  return Object.entries(properties)
    .filter(([name]) => name !== 'createdAt' && name !== 'updatedAt')
    .sort(([a], [b]) => place(a) - place(b))
    .map(([member, schema]) => {
      const { type } = resolve(schema);
      const title = referenceOf(member)?.name ?? member;
      return { title, toTheRight: type === 'number' || type === 'integer', whole: title === 'id' || isOther(title) };
    });
}

/** `batchId` is no id but a number that people gave. */
const isOther = (title: string): boolean => /Ids?$/.test(title) && title !== 'batchId';

/** Aligned, with what does not fit into the terminal cut, and at worst left out and named on the error output. */
export function table(io: Io, columns: readonly Column[], rows: readonly Thing[]): void {
  const cells = rows.map((row) => columns.map(({ title }) => cell(row[title])));
  const widths = columns.map(({ title }, index) =>
    Math.max(width(title), ...cells.map((row) => width(row[index] ?? ''))),
  );
  const shown = fit(columns, widths, io.stdout.columns);
  const line = (texts: readonly string[]) =>
    shown
      .map((room, index) => padded(cut(texts[index] ?? '', room), room, columns[index]?.toTheRight === true))
      .join(GAP)
      .trimEnd();
  const lines = [paint(io, io.stdout, 1, line(columns.map(({ title }) => title))), ...cells.map(line)];
  io.stdout.write(`${lines.join('\n')}\n`);
  const left = columns.slice(shown.length).map(({ title }) => title);
  if (left.length > 0) io.stderr.write(`Too narrow for ${left.join(', ')}: --json shows all.\n`);
}

/** The width of each column that is shown: the widest give way, but before nobody can read them the last ones go. */
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

/** A thing with all that it has, lists in it as tables. */
export function details(io: Io, schema: Schema, thing: Thing): void {
  io.stdout.write(`${linesOf(schema, thing).join('\n')}\n`);
}

function linesOf({ properties = {} }: Schema, thing: Thing): string[] {
  const names = [...new Set([...Object.keys(properties), ...Object.keys(thing)])].filter((name) => name in thing);
  const room = Math.max(...names.map(width));
  return names.flatMap((name) => {
    const value = thing[name];
    const schema = resolve(properties[name] ?? {});
    const title = padded(name, room, false);
    if (Array.isArray(value) && value.some((one) => typeof one === 'object')) {
      const item = resolve(schema.items ?? {});
      return [name, ...value.flatMap((one) => marked(linesOf(item, one as Thing)))];
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return [name, ...linesOf(schema, value as Thing).map((line) => `  ${line}`)];
    }
    return [`${title}${GAP}${cell(value)}`.trimEnd()];
  });
}

const marked = (lines: readonly string[]): string[] =>
  lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);

/** A value in one line: of an object its name, or all that it says but its id, with its numbers where none is cut. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cell).join(value.some((one) => typeof one === 'object') ? '; ' : ', ');
  if (typeof value !== 'object') return tame(String(value));
  const { name, id: _, ...rest } = value as Thing;
  if (name !== undefined) return cell(name);
  const isNumber = (one: unknown) => Number(typeof one === 'number');
  const values = Object.values(rest).sort((a, b) => isNumber(b) - isNumber(a));
  return values.map(cell).filter(Boolean).join(' ');
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
