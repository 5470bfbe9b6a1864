/** What mends each gap of a report: the addresses of the pages on which the missing parts can be seen or entered. */
import type { GapCode, getHygieneReport } from '@cleaver/domain/hygiene/contracts';
import type { AnswerOf } from '@cleaver/domain/kernel';

export type Report = Exclude<AnswerOf<typeof getHygieneReport>, string | Uint8Array>;

/** What a link is about. */
export interface Mend {
  readonly to: string;
  /** A day, or the name or number of a record. */
  readonly about:
    | { readonly day: string }
    | { readonly name: string }
    | { readonly day: string; readonly name: string };
}

const days = (report: Report, isGap: (day: Report['days'][number]) => boolean): readonly string[] => [
  ...new Set(report.days.filter(isGap).map(({ date }) => date)),
];

/** Returns the links of a gap, each once. A gap of the shop's own data has one without a record. */
export function mendsOf(report: Report, code: GapCode): readonly Mend[] {
  const deviations = (status: string): readonly Mend[] =>
    report.deviations
      .filter((one) => one.status === status)
      .map(({ id, name, from }) => ({ to: `/deviations/${id}`, about: { name, day: from } }));
  switch (code) {
    case 'OPERATOR_INCOMPLETE':
      return [{ to: '/settings', about: { name: '' } }];
    case 'MISSED':
      return days(report, ({ missed }) => missed > 0).map((day) => ({
        to: `/hygiene/day?date=${day}`,
        about: { day },
      }));
    case 'SILENT':
      return report.days
        .filter(({ silentMinutes, controlPointId }) => silentMinutes > 0 && controlPointId !== null)
        .map(({ controlPointId, date }) => ({
          to: `/temperatures/${controlPointId}?view=day&day=${date}`,
          about: { day: date, name: nameOf(report, controlPointId) },
        }));
    case 'RECEIPT_NOT_MEASURED':
      return distinct(
        report.receipts
          .filter(({ temperature, temperatureLimit }) => temperature === null && temperatureLimit !== null)
          .map(({ receiptNumber }) => receiptNumber),
      ).map((name) => ({ to: `/goods-receipts?q=${encodeURIComponent(name)}`, about: { name } }));
    case 'BATCH_NOT_MEASURED':
      return distinct(
        report.batches
          .filter(({ controlPoints }) => controlPoints.some(({ state }) => state === 'NOT_MEASURED'))
          .map(({ batchNumber }) => batchNumber),
      ).map((name) => ({ to: `/batches?q=${encodeURIComponent(name)}`, about: { name } }));
    case 'DEVIATION_OPEN':
      return deviations('OPEN');
    case 'DEVIATION_UNVERIFIED':
      return deviations('ACTED');
  }
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)];

const nameOf = (report: Report, id: string | null): string =>
  report.controlPoints.find((point) => point.id === id)?.name ?? '';

/** The sums of a check over the period. */
export interface CheckSums {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly planned: number;
  readonly done: number;
  readonly notDone: number;
  readonly missed: number;
  readonly out: number;
}

/** Returns the sums of each control point, then of each cleaning task, in the order of the report. */
export function sumsOf({ controlPoints, cleaningTasks, days: rows }: Report): readonly CheckSums[] {
  const sums = new Map<string, { planned: number; done: number; notDone: number; missed: number; out: number }>();
  for (const { controlPointId, cleaningTaskId, ...row } of rows) {
    const id = controlPointId ?? cleaningTaskId ?? '';
    const sum = sums.get(id) ?? { planned: 0, done: 0, notDone: 0, missed: 0, out: 0 };
    for (const member of ['planned', 'done', 'notDone', 'missed', 'out'] as const) sum[member] += row[member];
    sums.set(id, sum);
  }
  const none = { planned: 0, done: 0, notDone: 0, missed: 0, out: 0 };
  return [
    ...controlPoints.map(({ id, name }) => ({ id, name, to: `/hygiene/plan/${id}`, ...(sums.get(id) ?? none) })),
    ...cleaningTasks.map(({ id, name }) => ({ id, name, to: `/hygiene/cleaning/${id}`, ...(sums.get(id) ?? none) })),
  ];
}
