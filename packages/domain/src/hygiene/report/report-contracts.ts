/** The operation that reads the report on the shop's own checks, for the authority. */
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { date, oneOf } from '../../kernel/contract/fields.ts';
import { defaulted, described, form, optional } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import type { Settings } from '../../kernel/contract/settings.ts';
import { aheadFaults } from '../../kernel/execution/document.ts';
import { type CalendarDate, calendarDay, daysBetween } from '../../kernel/values/calendar.ts';
import { type Message, say } from '../../kernel/values/message.ts';
import { batchPointOutput } from '../../production/contracts.ts';
import { versionOutput } from '../check/check-form.ts';
import { listedTaskOutput } from '../cleaning-task/cleaning-task-contracts.ts';
import { listedPointOutput } from '../control-point/control-point-contracts.ts';
import { deviationOutput } from '../deviation/deviation-output.ts';
import { hygieneReportSubject } from '../subjects.ts';

/** Maximum number of days of a report, with both ends. */
const REPORT_DAYS_MAX = 366;

const REPORT_FORMATS = ['JSON', 'PDF', 'CSV'] as const;

/** The tables of a report: a row for each check and day, for each reading, for each action of a deviation. */
export const REPORT_PARTS = ['DAYS', 'READINGS', 'DEVIATIONS'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/**
 * What a report lacks to be complete. OPERATOR_INCOMPLETE: name or address of the shop in the settings. MISSED: nothing
 * was recorded in a slot. SILENT: a sensor sent nothing. RECEIPT_NOT_MEASURED: a received line with a limit has no
 * temperature. BATCH_NOT_MEASURED: a control point of a batch has no reading. DEVIATION_OPEN: nothing was done about it.
 * DEVIATION_UNVERIFIED: nobody verified what was done.
 */
export const GAP_CODES = [
  'OPERATOR_INCOMPLETE',
  'MISSED',
  'SILENT',
  'RECEIPT_NOT_MEASURED',
  'BATCH_NOT_MEASURED',
  'DEVIATION_OPEN',
  'DEVIATION_UNVERIFIED',
] as const;
export type GapCode = (typeof GAP_CODES)[number];

const exactOrNone = (description: string) => out.nullable(out.exactNumber({ description }));
const versions = out.listOf(versionOutput, { description: 'Those that began by the end of the period, oldest first' });

const { updatedAt: _ofPoint, ...pointMembers } = listedPointOutput.members;
const { updatedAt: _ofTask, ...taskMembers } = listedTaskOutput.members;

export const reportPointOutput = out.object('ReportControlPoint', { ...pointMembers, versions });
export const reportTaskOutput = out.object('ReportCleaningTask', { ...taskMembers, versions });

const count = (description: string) => out.int32({ description });

const reportDayOutput = out.object('ReportDay', {
  date: out.day(),
  controlPointId: out.nullable(out.text()),
  cleaningTaskId: out.nullable(out.text()),
  planned: count('Slots that end on this day: done, not done, missed, and those that are open'),
  done: count('Slots with a reading'),
  notDone: count('Slots with an entry that it was not done'),
  missed: count('Slots that ended without an entry'),
  count: count('Readings with a verdict'),
  out: count('Of these, those out of limits'),
  lowest: exactOrNone('Null: no values'),
  highest: exactOrNone('Null: no values'),
  silentMinutes: count('Whole minutes of the day in silences of the sensor'),
});
export type ReportDay = out.GivenBy<typeof reportDayOutput>;

const reportReceiptOutput = out.object('ReportReceiptLine', {
  receiptNumber: out.text(),
  receiptDate: out.day(),
  supplierName: out.text(),
  line: out.int32(),
  articleName: out.text(),
  lotNumber: out.nullable(out.text()),
  temperature: exactOrNone('In °C. Null: not measured'),
  temperatureLimit: exactOrNone('In °C'),
  status: out.oneOf(['ACCEPTED', 'ON_HOLD', 'PARTLY_REJECTED']),
});
/** An accepted line of a goods receipt. */
export type ReportReceiptLine = out.GivenBy<typeof reportReceiptOutput>;

const reportBatchOutput = out.object('ReportBatch', {
  batchNumber: out.text(),
  completedAt: out.timestamp(),
  controlPoints: out.listOf(batchPointOutput, { description: 'As at the completion' }),
});
/** A batch that was completed. */
export type ReportBatch = out.GivenBy<typeof reportBatchOutput>;

const operatorOutput = out.object('ReportOperator', {
  name: out.text(),
  street: out.text(),
  houseNumber: out.text(),
  postalCode: out.text(),
  city: out.text(),
  country: out.text(),
  phone: out.text(),
  email: out.text(),
  approvalNumber: out.text(),
});

const gapOutput = out.object('ReportGap', {
  code: out.oneOf(GAP_CODES),
  count: out.int32({ description: 'How many of what the report shows. Of OPERATOR_INCOMPLETE: missing members' }),
});
export type ReportGap = out.GivenBy<typeof gapOutput>;

/** The members of a report that its hash covers. */
export const hashedOutput = out.object('HygieneReportContent', {
  from: out.day(),
  to: out.day(),
  operator: operatorOutput,
  complete: out.boolean({ description: 'Whether there are no gaps' }),
  gaps: out.listOf(gapOutput),
  controlPoints: out.listOf(reportPointOutput, { description: 'By name. As at the end of the period' }),
  cleaningTasks: out.listOf(reportTaskOutput, { description: 'By name. As at the end of the period' }),
  days: out.listOf(reportDayOutput, { description: 'By date, control points before cleaning tasks, by name' }),
  deviations: out.listOf(deviationOutput, {
    description:
      'Those that share a moment with the period, by start. `minutes` of one that runs: to the end of the period',
  }),
  receipts: out.listOf(reportReceiptOutput, { description: 'Accepted lines that are not undone, by date and number' }),
  batches: out.listOf(reportBatchOutput, { description: 'Completed in the period, by instant' }),
});
/** What a report says, without its hash. */
export type ReportContent = out.GivenBy<typeof hashedOutput>;

const reportOutput = out.object('HygieneReportResponse', {
  ...hashedOutput.members,
  sha256: out.text({
    description:
      'SHA-256 of the canonical JSON (RFC 8785) of all members but `sha256`, `createdBy` and `createdAt`, in hexadecimal digits',
  }),
  createdBy: out.text({ description: 'A username' }),
  createdAt: out.timestamp(),
});
/** A report as JSON. */
export type HygieneReport = out.GivenBy<typeof reportOutput>;

interface Given {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  readonly format?: (typeof REPORT_FORMATS)[number] | undefined;
  readonly part?: ReportPart | undefined;
}

/** Reports a period that is reversed or too long, and a part that does not belong to the format. */
function reportRule(given: Given, fault: (at: 'to' | 'part', message: Message) => void): void {
  const { from, to, format, part } = given;
  const days = from && to ? daysBetween(from, to) : 0;
  if (days < 0) fault('to', say`must not be before from`);
  if (days >= REPORT_DAYS_MAX) fault('to', say`must be at most ${REPORT_DAYS_MAX - 1} days after from`);
  if (!('part' in given) || format === undefined) return;
  if (format === 'CSV' && part === undefined) fault('part', say`is required with the format CSV`);
  if (format !== 'CSV' && part !== undefined) fault('part', say`must be omitted: only the format CSV has parts`);
}

/** Reports a period that ends after today. */
export function dateFaults(
  { to }: Pick<Given, 'to'>,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): readonly Fault[] {
  return aheadFaults({ to }, 'to', calendarDay(now, settings.shopTimeZone));
}

export const getHygieneReport = query({
  name: 'hygiene-report.get',
  subject: hygieneReportSubject,
  address: 'GET /api/quality/report',
  summary: "Read the report on the shop's own checks in a period, with what it lacks",
  description:
    'JSON, PDF in German or English by Accept-Language, or one part as CSV. A period that is over and unchanged has the same `sha256`.',
  permission: 'HACCP_READ',
  input: form(
    {
      from: described(date(), 'The first day'),
      to: described(date(), `The last day, at most today; at most ${REPORT_DAYS_MAX} days with both ends`),
      format: defaulted(oneOf(REPORT_FORMATS), 'JSON'),
      part: described(
        optional(oneOf(REPORT_PARTS)),
        'Required with CSV, and only then. DAYS: a row for each check and day. READINGS: by hand or out of limits. DEVIATIONS: a row for each action',
      ),
    },
    reportRule,
  ),
  dateFaults,
  output: out.inFormats(reportOutput),
});

export const hygieneReportTag: Tag = {
  title: 'Hygiene report',
  description: "The record of the shop's own checks for the authority",
  contracts: [getHygieneReport],
};
