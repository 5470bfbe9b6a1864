/** The parts of a report as tables. Columns have the names of members, and cells have codes, as in the recall's sheet. */
import type { CsvTable, TableCell } from '../../kernel/contract/output.ts';
import type { CheckState, Limits } from '../check/check.ts';
import type { DeviationAction, Verification } from '../deviation/deviation.ts';
import type { DeviationView } from '../deviation/deviation-output.ts';
import type { ReadingState } from '../reading/reading.ts';
import type { ReportContent } from './report-contracts.ts';

type Row = Readonly<Record<string, TableCell>>;

const DAY_COLUMNS = [
  ...['date', 'name', 'controlPointId', 'cleaningTaskId', 'planned', 'done', 'notDone', 'missed'],
  ...['count', 'out', 'lowest', 'highest', 'silentMinutes'],
];
const READING_COLUMNS = [
  ...['measuredAt', 'name', 'value', 'result', 'verdict', 'min', 'max', 'batchNumber', 'note', 'recordedBy'],
  ...['recordedAt', 'id', 'controlPointId', 'cleaningTaskId', 'deviceId', 'correctsId', 'correctionId'],
];
const DEVIATION_COLUMNS = [
  ...['from', 'until', 'minutes', 'name', 'status', 'readings', 'lowest', 'highest', 'min', 'max'],
  ...['cause', 'measure', 'goods', 'actedBy', 'actedAt', 'effective', 'note', 'verifiedBy', 'verifiedAt'],
  ...['id', 'controlPointId', 'cleaningTaskId'],
];

const number = (value: string | number | null): TableCell => (value === null ? '' : { decimal: String(value) });
const text = (value: string | Date | null): string => (value instanceof Date ? value.toISOString() : (value ?? ''));
const limitCells = (limits: Limits | null) => ({ min: number(limits?.min ?? null), max: number(limits?.max ?? null) });

type Period = Pick<ReportContent, 'from' | 'to'>;

const sheet = (part: string, { from, to }: Period, columns: readonly string[], rows: readonly Row[]): CsvTable => ({
  columns,
  rows,
  fileName: `hygiene-${part}-${from}-${to}.csv`,
});

/** Returns a row for each check and day. */
export function daySheet(content: ReportContent): CsvTable {
  const names = new Map([...content.controlPoints, ...content.cleaningTasks].map(({ id, name }) => [id, name]));
  const rows = content.days.map((day) => ({
    ...{ date: day.date, name: names.get(day.controlPointId ?? day.cleaningTaskId ?? '') ?? '' },
    ...{ controlPointId: text(day.controlPointId), cleaningTaskId: text(day.cleaningTaskId) },
    ...{ planned: number(day.planned), done: number(day.done), notDone: number(day.notDone) },
    ...{ missed: number(day.missed), count: number(day.count), out: number(day.out) },
    ...{ lowest: number(day.lowest), highest: number(day.highest), silentMinutes: number(day.silentMinutes) },
  }));
  return sheet('days', content, DAY_COLUMNS, rows);
}

/** Returns a row for each reading, with the limits by which it was judged. `batchNumbers`: by the ids of batches. */
export function readingSheet(
  period: Period,
  readings: readonly ReadingState[],
  checks: readonly Pick<CheckState, 'id' | 'name' | 'versions'>[],
  batchNumbers: ReadonlyMap<string, string>,
): CsvTable {
  const checkOf = new Map(checks.map((check) => [check.id, check]));
  const rows = readings.map((reading) => {
    const check = checkOf.get(reading.controlPointId ?? reading.cleaningTaskId ?? '');
    const limits = check?.versions.find(({ version }) => version === reading.version)?.limits ?? null;
    return {
      ...{ measuredAt: text(reading.measuredAt), name: check?.name ?? '', value: number(reading.value) },
      ...{ result: text(reading.result), verdict: text(reading.verdict), ...limitCells(limits) },
      ...{ batchNumber: batchNumbers.get(reading.batchId ?? '') ?? '', note: reading.note, id: reading.id },
      ...{ recordedBy: text(reading.recordedBy), recordedAt: text(reading.recordedAt) },
      ...{ controlPointId: text(reading.controlPointId), cleaningTaskId: text(reading.cleaningTaskId) },
      ...{ deviceId: text(reading.deviceId), correctsId: text(reading.correctsId) },
      correctionId: text(reading.correctionId),
    };
  });
  return sheet('readings', period, READING_COLUMNS, rows);
}

/**
 * Returns a row for each action of a deviation, with the last verification that followed it before the next action. A
 * deviation without an action has one row.
 */
export function deviationSheet(content: ReportContent): CsvTable {
  const rows = content.deviations.flatMap((deviation) => {
    const { actions, verifications } = deviation;
    const head = headCells(deviation);
    if (actions.length === 0) return [{ ...head, ...NO_ACTION, ...NOT_VERIFIED }];
    return actions.map((action, at) => {
      const next = actions[at + 1]?.actedAt;
      const verified = verifications.findLast(
        ({ verifiedAt }) => verifiedAt >= action.actedAt && (next === undefined || verifiedAt < next),
      );
      return { ...head, ...actionCells(action), ...(verified ? verifiedCells(verified) : NOT_VERIFIED) };
    });
  });
  return sheet('deviations', content, DEVIATION_COLUMNS, rows);
}

const headCells = (deviation: DeviationView) => ({
  ...{ from: text(deviation.from), until: text(deviation.until), minutes: number(deviation.minutes) },
  ...{ name: deviation.name, status: deviation.status, readings: number(deviation.readings) },
  ...{ lowest: number(deviation.lowest), highest: number(deviation.highest), ...limitCells(deviation.limits) },
  ...{ id: deviation.id, controlPointId: text(deviation.controlPointId) },
  cleaningTaskId: text(deviation.cleaningTaskId),
});

const actionCells = ({ cause, measure, goods, actedBy, actedAt }: DeviationAction) => ({
  ...{ cause, measure, goods, actedBy, actedAt },
});
const NO_ACTION = { cause: '', measure: '', goods: '', actedBy: '', actedAt: '' };

const verifiedCells = ({ effective, note, verifiedBy, verifiedAt }: Verification) => ({
  ...{ effective: String(effective), note, verifiedBy, verifiedAt },
});
const NOT_VERIFIED = { effective: '', note: '', verifiedBy: '', verifiedAt: '' };
