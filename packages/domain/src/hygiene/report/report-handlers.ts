/** The handler of the report. It reads at one instant, so that its figures add up. */
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { tooLargeResponse } from '../../kernel/execution/bounds.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';
import { Batches } from '../../production/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { CleaningTasks } from '../cleaning-task/cleaning-task.ts';
import { ControlPoints } from '../control-point/control-point.ts';
import { type Planned, type ShopCalendar, type Slot, shopCalendar, slotState, slotsOfDays } from '../plan/slots.ts';
import { readSilences } from '../reading/silences.ts';
import { type ReportData, reportContent } from './report.ts';
import { dateFaults, getHygieneReport, type HygieneReport } from './report-contracts.ts';
import type { ReportSilence, ReportSlot } from './report-days.ts';
import { hashOf } from './report-hash.ts';
import { reportPaper } from './report-paper.ts';
import { daySheet, deviationSheet, readingSheet } from './report-sheets.ts';

/** Maximum number of slots, and of rows of each kind, of a report. A year of 20 points has at most 43,920 slots. */
const ROWS_MAX = 50_000;

/** Returns the rows. Refuses with RESPONSE_TOO_LARGE if there are too many. */
function bounded<T>(rows: readonly T[]): readonly T[] {
  if (rows.length > ROWS_MAX) throw tooLargeResponse();
  return rows;
}

/** The days of a report. */
interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly calendar: ShopCalendar;
  readonly begin: Date;
  readonly end: Date;
  readonly now: Date;
}

async function periodOf(
  { reader, settings, clock }: QueryPorts,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Period> {
  const calendar = shopCalendar(settings.shopTimeZone, await settingsFrom(reader));
  return { from, to, calendar, begin: calendar.begins(from), end: calendar.begins(addDays(to, 1)), now: clock.now() };
}

/** Returns the checks with a plan that can have slots. */
const plannedOf = ({ points, tasks }: Pick<ReportData, 'points' | 'tasks'>): readonly Planned[] => [
  ...points.map(({ id, versions }) => ({ of: { controlPointId: id, cleaningTaskId: null }, versions })),
  ...tasks.map(({ id, versions }) => ({ of: { controlPointId: null, cleaningTaskId: id }, versions })),
];

/** Returns the slots that end in the period, with their states. */
async function slotsIn(
  { hygiene }: QueryPorts,
  checks: readonly Planned[],
  { calendar, now, ...days }: Period,
): Promise<readonly ReportSlot[]> {
  const slots: Slot[] = [];
  for (const check of checks) {
    slots.push(...slotsOfDays(check, calendar, days, now));
    bounded(slots);
  }
  const records = await hygiene.slots(slots);
  return slots.flatMap((slot, at) => {
    const record = records[at];
    return record ? [{ of: slot.of, day: slot.day, state: slotState(slot, record, now) }] : [];
  });
}

/** Reads what the report is made from. */
async function readData(ports: QueryPorts, period: Period): Promise<ReportData> {
  const { reader, hygiene, hygieneReport } = ports;
  const { from, to, calendar, begin, end, now } = period;
  const begins = Array.from({ length: daysBetween(from, to) + 2 }, (_, at) => calendar.begins(addDays(from, at)));
  const points = await reader.where(ControlPoints, {});
  const tasks = await reader.where(CleaningTasks, {});
  const silences = await readSilences(hygiene, points, begin, end, now);
  return {
    ...{ from, to, begins, now, points, tasks },
    operator: (await settingsFrom(reader)).operator,
    slots: await slotsIn(ports, plannedOf({ points, tasks }), period),
    buckets: bounded(await hygiene.buckets('all', begins)),
    silences: [...silences].flatMap(([controlPointId, of]) =>
      of.map((silence): ReportSilence => ({ controlPointId, ...silence })),
    ),
    deviations: bounded(await hygieneReport.deviations(begin, end, ROWS_MAX + 1)),
    receipts: bounded(await hygieneReport.receiptLines(from, to, ROWS_MAX + 1)),
    batches: bounded(await hygieneReport.batches(begin, end, ROWS_MAX + 1)),
  };
}

/** Reads the table of readings. */
async function readingsIn({ reader, hygieneReport }: QueryPorts, period: Period) {
  const readings = bounded(await hygieneReport.readings(period.begin, period.end, ROWS_MAX + 1));
  const batchIds = [...new Set(readings.flatMap(({ batchId }) => batchId ?? []))];
  const batches = await reader.whereIn(Batches, 'id', batchIds);
  return readingSheet(
    period,
    readings,
    [...(await reader.where(ControlPoints, {})), ...(await reader.where(CleaningTasks, {}))],
    new Map(batches.map(({ id, batchNumber }) => [id, batchNumber])),
  );
}

export const hygieneReportHandlers: readonly Handler[] = [
  handle(getHygieneReport, {
    atOneInstant: true,
    async run(ports, { from, to, format, part }, { caller }) {
      const { sha256, settings, clock } = ports;
      checkNoFaults(dateFaults({ to }, { now: clock.now(), settings }));
      const period = await periodOf(ports, from, to);
      if (part === 'READINGS') return readingsIn(ports, period);
      const content = reportContent(await readData(ports, period));
      if (part !== undefined) return part === 'DAYS' ? daySheet(content) : deviationSheet(content);
      const report: HygieneReport = {
        ...content,
        ...{ sha256: hashOf(content, sha256), createdBy: caller.username, createdAt: period.now },
      };
      if (format === 'JSON') return report;
      return {
        fileName: `hygiene-${from}-${to}.pdf`,
        paperIn: (language) => reportPaper(report, language, settings.shopTimeZone),
      };
    },
  }),
];
