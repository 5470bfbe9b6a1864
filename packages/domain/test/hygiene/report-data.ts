/** Makes the data of a report, for tests of what a report says. */
import { createHash } from 'node:crypto';
import {
  CleaningTask,
  type CleaningTaskState,
  ControlPoint,
  type ControlPointState,
  type DeviationState,
} from '../../src/hygiene/index.ts';
import { type ReportData, reportContent } from '../../src/hygiene/report/report.ts';
import type { ReportReceiptLine } from '../../src/hygiene/report/report-contracts.ts';
import { hashOf } from '../../src/hygiene/report/report-hash.ts';
import { addDays, dateOf, dayBegins, daysBetween } from '../../src/kernel/index.ts';

const ZONE = 'Europe/Berlin';
export const instant = (text: string): Date => new Date(`2026-${text}:00.000Z`);
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const OPERATOR = {
  ...{ name: 'Metzgerei Huber', street: 'Markt', houseNumber: '3', postalCode: '91522', city: 'Ansbach' },
  ...{ country: 'Deutschland', phone: '', email: '', approvalNumber: 'DE BY 12345 EG' },
};

/** A point of at most 7 °C that was made on 10 January. */
export const aPoint = (id: string, name: string, more: object = {}, at = instant('01-10T08:00')): ControlPointState =>
  ControlPoint.create(
    { id, name, scope: 'SHOP', measure: 'TEMPERATURE' },
    { limits: { min: null, max: '7' }, ...more },
    'anna',
    at,
  ).state;

export const aTask = (id: string, name: string, at = instant('01-10T08:00')): CleaningTaskState =>
  CleaningTask.create({ id, name, schedule: { every: 'DAY', times: [] } }, { agent: 'Seife' }, 'anna', at).state;

export const ofPoint = (controlPointId: string) => ({ controlPointId, cleaningTaskId: null });
export const ofTask = (cleaningTaskId: string) => ({ controlPointId: null, cleaningTaskId });

export const aDeviation = (more: Partial<DeviationState> = {}): DeviationState => ({
  ...{ id: 'd1', ...ofPoint('p1'), name: 'Kühlraum', storageLocationId: null, limits: { min: null, max: '7' } },
  ...{ status: 'VERIFIED', from: instant('03-02T01:00'), lastOutAt: instant('03-02T02:00'), since: null },
  ...{ until: instant('03-02T02:30'), running: false, readings: 3, lowest: '7.5', highest: '9', actions: [] },
  verifications: [],
  ...more,
});

export const aReceiptLine = (more: Partial<ReportReceiptLine> = {}): ReportReceiptLine => ({
  ...{ receiptNumber: 'G-1', receiptDate: dateOf('2026-03-02'), supplierName: 'Hof', line: 1, articleName: 'Wurst' },
  ...{ lotNumber: 'L-1', temperature: '3.5', temperatureLimit: '7', status: 'ACCEPTED', ...more },
});

/** The data of 1 to 3 March 2026, read on 10 April. Nothing was planned or recorded, unless `more` says so. */
function reportData(more: Partial<ReportData> = {}): ReportData {
  const [from, to] = [more.from ?? dateOf('2026-03-01'), more.to ?? dateOf('2026-03-03')];
  const days = daysBetween(from, to) + 2;
  return {
    ...{ from, to, begins: Array.from({ length: days }, (_, at) => dayBegins(addDays(from, at), ZONE)) },
    ...{ now: instant('04-10T08:00'), operator: OPERATOR, points: [], tasks: [], slots: [], buckets: [] },
    ...{ silences: [], deviations: [], receipts: [], batches: [], ...more },
  };
}

export const content = (more: Partial<ReportData> = {}) => reportContent(reportData(more));

/** Returns the report of the data, as a handler makes it. */
export function report(more: Partial<ReportData> = {}) {
  const data = reportData(more);
  const said = reportContent(data);
  return { ...said, sha256: hashOf(said, sha256), createdBy: 'anna', createdAt: data.now };
}
