/**
 * The days of a report on paper: for each month a table with a row for each day and a column for each check. Checks with
 * few days, like those of a month, share a table with a row for each check.
 */
import type { PaperCell, PaperTable } from '../../kernel/contract/paper.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { tableOf } from '../../settings/index.ts';
import type { ReportContent, ReportDay } from './report-contracts.ts';
import { rangeText, type Writer } from './report-writer.ts';

/** Number of columns of checks that a page has space for. */
const COLUMNS_MAX = 8;
/** Number of days of a month up to which a check has a row instead of a column. */
const FEW_DAYS = 6;
/** The length of the heading of a column, in characters. */
const NAME_MAX = 60;
/** The width of the column of the days, in millimetres. */
const DAY_WIDTH = 9;

interface Check {
  readonly id: string;
  readonly name: string;
}

/** Returns the tables of control points or of cleaning tasks, month by month. */
export function monthTables(
  { days, controlPoints, cleaningTasks }: ReportContent,
  of: 'controlPointId' | 'cleaningTaskId',
  writer: Writer,
): readonly PaperTable[] {
  const { words } = writer;
  const isPoints = of === 'controlPointId';
  const checks: readonly Check[] = isPoints ? controlPoints : cleaningTasks;
  const own = days.filter((day) => day[of] !== null);
  const tables = [...groupBy(own, ({ date }) => date.slice(0, 7))].flatMap(([month, rows]) => {
    const name = `${words.months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
    const heading = isPoints ? words.days(name) : words.cleaning(name);
    return tablesOf(
      checks,
      groupBy(rows, (day) => day[of] ?? ''),
      writer,
    ).map((table, at) => (at === 0 ? { ...table, heading, ...(isPoints && { intro: words.legend }) } : table));
  });
  if (tables.length > 0 || !isPoints) return tables;
  return [{ heading: words.plan, intro: words.noDays, columns: [], rows: [], totals: [] }];
}

function tablesOf(
  checks: readonly Check[],
  daysOf: ReadonlyMap<string, readonly ReportDay[]>,
  writer: Writer,
): readonly PaperTable[] {
  const { words } = writer;
  const shown = checks.filter(({ id }) => daysOf.has(id));
  const isRare = ({ id }: Check) => (daysOf.get(id)?.length ?? 0) <= FEW_DAYS;
  const rare = shown.filter(isRare);
  const daily = shown.filter((check) => !isRare(check));
  const tables = inColumns(daily).map((columns) => dayTable(columns, daysOf, writer));
  if (rare.length === 0) return tables;
  const table = tableOf(rare, [
    { title: words.what, width: 60, show: ({ name }) => name },
    {
      ...{ title: words.daysOf, width: 'rest' as const },
      show: ({ id }) => (daysOf.get(id) ?? []).map((day) => `${dayOf(day)}: ${flat(dayCell(day, writer))}`).join('; '),
    },
  ]);
  return [...tables, { ...table, isDense: true }];
}

/** Returns the checks in as few groups as possible, of nearly equal size. */
function inColumns(checks: readonly Check[]): readonly (readonly Check[])[] {
  const groups = Math.ceil(checks.length / COLUMNS_MAX);
  const size = Math.ceil(checks.length / Math.max(1, groups));
  return Array.from({ length: groups }, (_, at) => checks.slice(at * size, (at + 1) * size));
}

function dayTable(
  checks: readonly Check[],
  daysOf: ReadonlyMap<string, readonly ReportDay[]>,
  writer: Writer,
): PaperTable {
  const cells = new Map(checks.map(({ id }) => [id, new Map((daysOf.get(id) ?? []).map((day) => [day.date, day]))]));
  const dates = [...new Set(checks.flatMap(({ id }) => (daysOf.get(id) ?? []).map(({ date }) => date)))].sort();
  const table = tableOf(dates, [
    { title: writer.words.day, width: DAY_WIDTH, show: (date) => dayOf({ date }) },
    ...checks.map(({ id, name }, at) => ({
      title: name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name,
      width: at === checks.length - 1 ? ('rest' as const) : WIDTH_OF_ALL / checks.length,
      show: (date: (typeof dates)[number]): PaperCell => {
        const day = cells.get(id)?.get(date);
        return day ? dayCell(day, writer) : '';
      },
    })),
  ]);
  return { ...table, isDense: true };
}

/** The width that a table has for its checks, in millimetres, less the spaces between the columns. */
const WIDTH_OF_ALL = 125;

/** Writes the day of the month: `05.` */
const dayOf = ({ date }: Pick<ReportDay, 'date'>): string => `${date.slice(8)}.`;

/** Returns the values of a day or what was done of what was planned, and below it what was not in order. */
function dayCell(day: ReportDay, { words, format }: Writer): readonly [string, ...string[]] {
  const { planned, done, notDone, missed, count, out, silentMinutes } = day;
  const open = planned - done - notDone - missed;
  const range = rangeText(day, { format });
  const text = range !== '' ? range : planned > 0 ? `${done}/${planned}` : `${count}×`;
  const said = (value: number, write: (value: number) => string) => (value > 0 ? [write(value)] : []);
  return [
    count === 0 && planned === 0 ? '–' : text,
    ...said(out, words.out),
    ...said(notDone, words.notDone),
    ...said(missed, words.missed),
    ...said(open, words.open),
    ...said(silentMinutes, words.silent),
  ];
}

const flat = (cell: readonly string[]): string => cell.join(', ');
