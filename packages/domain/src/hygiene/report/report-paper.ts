/** The report as a paper: for an inspector, with what is missing first, and few pages. */
import type { Paper, PaperLanguage, PaperTable } from '../../kernel/contract/paper.ts';
import { letterheadOf, tableOf } from '../../settings/index.ts';
import { type Limits, lastVersion, type Measure, type Version } from '../check/check.ts';
import type { DeviationView } from '../deviation/deviation-output.ts';
import type { HygieneReport, ReportContent } from './report-contracts.ts';
import { monthTables } from './report-months.ts';
import { rangeText, type Writer, writerIn } from './report-writer.ts';

/** Returns the paper in the language. `timeZone`: that of the shop, for the times of deviations and batches. */
export function reportPaper(report: HygieneReport, language: PaperLanguage, timeZone: string): Paper {
  const writer = writerIn(language, timeZone);
  const { words, format, time } = writer;
  const { operator, complete, sha256, createdAt, createdBy } = report;
  const [from, to] = [format.day(report.from), format.day(report.to)];
  const address = [`${operator.street} ${operator.houseNumber}`, `${operator.postalCode} ${operator.city}`];
  return {
    ...{ fileName: `hygiene-${report.from}-${report.to}.pdf`, number: `${report.from} ${report.to}` },
    ...{ language, createdAt, recipient: [], pageLabel: words.page, signatures: [], notes: [], smallPrint: [] },
    letterhead: { ...letterheadOf({ operator, language, logo: null }), foot: [] },
    facts: [
      [words.operator, operator.name] as const,
      [
        words.address,
        address
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', '),
      ] as const,
      [words.approvalNumber, operator.approvalNumber] as const,
      [words.period, `${from} – ${to}`] as const,
      [words.completeness, complete ? words.complete : words.incomplete] as const,
      [words.created, words.by(time(createdAt), createdBy)] as const,
    ].filter(([, value]) => value !== ''),
    title: words.title(from, to),
    opening: [words.opening],
    tables: [
      ...gapTable(report, writer),
      ...planTables(report, writer),
      ...monthTables(report, 'controlPointId', writer),
      deviationTable(report, writer),
      ...monthTables(report, 'cleaningTaskId', writer),
      receiptTable(report, writer),
      batchTable(report, writer),
    ],
    pageLines: [`${words.period} ${from} – ${to}`, words.hash(sha256)],
    ...(!complete && { pageMark: words.draft }),
  };
}

/** A heading with a sentence in place of a table. */
const onlySentence = (heading: string, intro: string): PaperTable => ({
  ...{ heading, intro, columns: [], rows: [], totals: [] },
});

const gapTable = ({ gaps }: ReportContent, { words }: Writer): readonly PaperTable[] =>
  gaps.length === 0
    ? []
    : [
        tableOf(
          gaps,
          [
            { title: words.what, width: 'rest', show: ({ code }) => words.gap[code][0] },
            { title: words.number, width: 18, isNumber: true, show: ({ count }) => String(count) },
            { title: words.remedy, width: 72, show: ({ code }) => words.gap[code][1] },
          ],
          { heading: words.gaps },
        ),
      ];

/** Writes limits with the unit of the measure. */
function limitsText(limits: Limits | null, measure: Measure, { words, format }: Writer): string {
  const unit = words.unit[measure];
  const value = (decimal: string) => `${format.number(decimal)}${unit === '' ? '' : `\u00a0${unit}`}`;
  if (limits?.min != null && limits.max !== null) return words.between(format.number(limits.min), value(limits.max));
  if (limits?.min != null) return words.atLeast(value(limits.min));
  return limits?.max != null ? words.atMost(value(limits.max)) : words.check;
}

/** Writes how often a version plans the check. `isPerBatch`: of the scope BATCH. */
function scheduleText({ status, schedule, sensor }: Version, isPerBatch: boolean, { words }: Writer): string {
  if (status === 'INACTIVE') return words.inactive;
  const { every, times = [] } = schedule ?? {};
  const planned =
    every && (times.length === 0 ? words.every[every] : words.times(words.every[every], times.join(', ')));
  const parts = [planned, sensor ? words.sensor(sensor.minutes) : undefined].filter((part) => part !== undefined);
  return parts.join('; ') || (isPerBatch ? words.perBatch : words.whenNeeded);
}

/** Returns what holds at the end of the period, and below it the versions that ended in it. */
function versionCell(
  versions: readonly Version[],
  start: string,
  write: (version: Version) => string,
  { words, time }: Writer,
): readonly [string, ...string[]] {
  const earlier = versions.flatMap((version, at) => {
    const end = versions[at + 1];
    if (!end || end.from < start || write(version) === write(end)) return [];
    return [words.until(time(end.from), write(version))];
  });
  return [write(lastVersion({ versions })), ...earlier];
}

function planTables({ controlPoints, cleaningTasks, from }: ReportContent, writer: Writer): readonly PaperTable[] {
  const { words } = writer;
  const responsible = <T extends { readonly responsible: string }>() => ({
    ...{ title: words.responsible, width: 30, show: (row: T) => row.responsible },
  });
  const points = tableOf(
    controlPoints,
    [
      { title: words.point, width: 'rest', show: ({ name }) => name },
      { title: words.kind, width: 12, show: ({ kind }) => words.kinds[kind] },
      {
        ...{ title: words.limits, width: 38 },
        show: ({ versions, measure }) =>
          versionCell(versions, from, ({ limits }) => limitsText(limits, measure, writer), writer),
      },
      {
        ...{ title: words.howOften, width: 38 },
        show: ({ versions, scope }) =>
          versionCell(versions, from, (version) => scheduleText(version, scope === 'BATCH', writer), writer),
      },
      responsible(),
    ],
    { heading: words.plan },
  );
  const tasks = tableOf(
    cleaningTasks,
    [
      { title: words.task, width: 'rest', show: ({ name }) => name },
      { title: words.agent, width: 38, show: ({ agent }) => agent },
      {
        ...{ title: words.howOften, width: 38 },
        show: ({ versions }) => versionCell(versions, from, (version) => scheduleText(version, false, writer), writer),
      },
      responsible(),
    ],
    { heading: words.cleaningPlan },
  );
  return [points, tasks].filter(({ rows }) => rows.length > 0).map((table) => ({ ...table, isDense: true as const }));
}

function deviationTable({ deviations, controlPoints }: ReportContent, writer: Writer): PaperTable {
  const { words, format, time } = writer;
  if (deviations.length === 0) return onlySentence(words.deviations, words.noDeviations);
  const measures = new Map(controlPoints.map(({ id, measure }) => [id, measure]));
  const measureOf = ({ controlPointId }: DeviationView) => measures.get(controlPointId ?? '') ?? 'CHECK';
  const table = tableOf(
    deviations,
    [
      {
        ...{ title: words.when, width: 27 },
        show: ({ from, until, minutes }) => [
          time(from),
          until === null ? words.runs : words.to(time(until)),
          words.minutes(format.number(String(minutes))),
        ],
      },
      {
        ...{ title: words.what, width: 38 },
        show: (deviation) => [deviation.name, limitsText(deviation.limits, measureOf(deviation), writer)],
      },
      {
        ...{ title: words.values, width: 25 },
        show: (deviation) => {
          const range = rangeText(deviation, writer);
          const entries = words.readings(deviation.readings);
          return range === '' ? entries : [`${range} ${words.unit[measureOf(deviation)]}`, entries];
        },
      },
      { title: words.actions, width: 'rest', show: (deviation) => doneCell(deviation, writer) },
    ],
    { heading: words.deviations },
  );
  return { ...table, isDense: true, rowsBreak: true };
}

/** Returns the status of a deviation, and below it its actions and verifications in the order of time. */
function doneCell({ status, actions, verifications }: DeviationView, { words, time }: Writer): [string, ...string[]] {
  const done = [
    ...actions.map(({ cause, measure, goods, actedBy, actedAt }) => ({
      at: actedAt,
      lines: [
        words.by(time(actedAt), actedBy),
        words.cause(cause),
        words.measure(measure),
        words.goods(words.fates[goods]),
      ],
    })),
    ...verifications.map(({ effective, note, verifiedBy, verifiedAt }) => ({
      at: verifiedAt,
      lines: [words.by(time(verifiedAt), verifiedBy), words.verified(effective, note)],
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return [words.statuses[status], ...done.flatMap(({ lines }) => lines)];
}

function receiptTable({ receipts }: ReportContent, { words, format }: Writer): PaperTable {
  if (receipts.length === 0) return onlySentence(words.receipts, words.noReceipts);
  const celsius = (value: string | null) => (value === null ? '–' : format.number(value));
  const table = tableOf(
    receipts,
    [
      { title: words.date, width: 16, show: ({ receiptDate }) => format.day(receiptDate) },
      { title: words.receipt, width: 28, show: ({ receiptNumber, line }) => `${receiptNumber} / ${line}` },
      { title: words.supplier, width: 28, show: ({ supplierName }) => supplierName },
      {
        ...{ title: words.article, width: 'rest' },
        show: ({ articleName, lotNumber }) => (lotNumber === null ? articleName : [articleName, lotNumber]),
      },
      { title: words.temperature, width: 9, isNumber: true, show: ({ temperature }) => celsius(temperature) },
      { title: words.limit, width: 12, isNumber: true, show: ({ temperatureLimit }) => celsius(temperatureLimit) },
      { title: words.status, width: 20, show: ({ status }) => words.receiptStatuses[status] },
    ],
    { heading: words.receipts },
  );
  return { ...table, isDense: true };
}

function batchTable({ batches }: ReportContent, writer: Writer): PaperTable {
  const { words, format, time } = writer;
  const rows = batches.flatMap(({ controlPoints, ...batch }) => controlPoints.map((point) => ({ ...batch, ...point })));
  const others = batches.filter(({ controlPoints }) => controlPoints.length === 0).length;
  const rest = others > 0 ? words.otherBatches(others) : undefined;
  if (rows.length === 0) return onlySentence(words.batches, [words.noBatches, ...(rest ? [rest] : [])].join(' '));
  const table = tableOf(
    rows,
    [
      { title: words.completed, width: 25, show: ({ completedAt }) => time(completedAt) },
      { title: words.lot, width: 28, show: ({ batchNumber }) => batchNumber },
      { title: words.point, width: 'rest', show: ({ name, kind }) => `${name} (${words.kinds[kind]})` },
      {
        ...{ title: words.value, width: 20 },
        show: ({ value, result, measure }) =>
          value !== null ? `${format.number(value)} ${words.unit[measure]}` : result ? words.results[result] : '–',
      },
      { title: words.limits, width: 25, show: ({ limits, measure }) => limitsText(limits, measure, writer) },
      { title: words.result, width: 22, show: ({ state }) => words.states[state] },
    ],
    { heading: words.batches },
  );
  return { ...table, isDense: true, ...(rest && { intro: rest }) };
}
