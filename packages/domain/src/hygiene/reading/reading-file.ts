/**
 * The file of readings: a row for each that counts. A file in adds readings of people. It changes none, and what is
 * stored already is unchanged.
 */
import { CODE_MAX, instant, NAME_MAX, oneOf, optionalLines, text } from '../../kernel/contract/fields.ts';
import { type FileRow, type FileValues, shownColumns } from '../../kernel/contract/file.ts';
import type { Fault } from '../../kernel/contract/refusal.ts';
import { type FileReads, type FileRecord, type FileTools, fileKind } from '../../kernel/execution/file-kind.ts';
import { FileNames } from '../../kernel/execution/file-names.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { DAY_MS } from '../../kernel/values/calendar.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { say } from '../../kernel/values/message.ts';
import { Batches } from '../../production/index.ts';
import { RESULTS } from '../check/check.ts';
import { valueField } from '../check/check-form.ts';
import { type ControlPointState, ControlPoints } from '../control-point/control-point.ts';
import { controlPointSubject } from '../subjects.ts';
import { type ReadingState, Readings } from './reading.ts';
import {
  listReadings,
  measuredAtFault,
  READINGS_MAX,
  readingForm,
  readingOutput,
  recordReadings,
} from './reading-contracts.ts';
import { entryFaults } from './reading-handlers.ts';

/** A reading with the number of its batch. */
type Filed = Pick<ReadingState, 'id' | 'controlPointId' | 'measuredAt' | 'value' | 'result' | 'verdict' | 'note'> &
  Pick<ReadingState, 'batchId' | 'correctionId' | 'recordedBy'> & { readonly batchNumber: string | undefined };

interface Names {
  readonly names: FileNames;
  readonly points: ReadonlyMap<string, ControlPointState>;
  /** The ids of the batches that the rows of a file in name, by number. */
  readonly batches: ReadonlyMap<string, string>;
}

/** Days of stored readings that a file in is compared with at once. */
const DAYS_AT_ONCE = 31;

export const readingFile = fileKind<Filed, Names>({
  name: 'readings',
  title: say`Readings`,
  columns: [
    { member: 'measuredAt', field: instant(), required: true },
    { member: 'controlPoint', field: text(NAME_MAX), required: true, also: ['controlPointId'] },
    { member: 'value', field: valueField() },
    { member: 'result', field: oneOf(RESULTS) },
    ...shownColumns(readingOutput, ['verdict']),
    { member: 'batchNumber', field: text(CODE_MAX), also: ['batchId'] },
    { member: 'note', field: optionalLines() },
    ...shownColumns(readingOutput, ['recordedBy']),
  ],
  example: {
    ...{ measuredAt: '2026-11-21T06:05:00.000Z', controlPoint: 'Temperatur Kühlraum 1', value: 4.5 },
    ...{ verdict: 'IN', recordedBy: 'huber' },
  },
  list: listReadings,
  load: (reads, items) => withNumbers(reads, items as readonly Omit<Filed, 'batchNumber'>[]),
  async context({ all, allIn }, rows) {
    const points = await all<ControlPointState>(ControlPoints);
    const numbers = (rows ?? []).flatMap(({ values: { batchNumber } }) => batchNumber ?? []).map(String);
    const batches = await allIn(Batches, 'batchNumber', [...new Set(numbers)]);
    return {
      names: new FileNames(controlPointSubject.label, points),
      points: new Map(points.map((point) => [point.id, point])),
      batches: new Map(batches.map(({ id, batchNumber }) => [batchNumber, id])),
    };
  },
  rowsOf(
    { controlPointId, measuredAt, value, result, verdict, note, correctionId, recordedBy, batchNumber },
    { names },
  ) {
    if (controlPointId === null || correctionId !== null) return [];
    return [
      {
        ...{ measuredAt: measuredAt.toISOString(), controlPoint: names.nameOf(controlPointId), batchNumber, note },
        ...{ value: value === null ? undefined : Number(value), result: result ?? undefined },
        ...{ verdict: verdict ?? undefined, recordedBy: recordedBy ?? undefined },
      },
    ];
  },
  write: {
    command: recordReadings,
    key: ['measuredAt', 'controlPoint', 'batchNumber'],
    mayChange: () => false,
    resolve(row, { names, batches }, report) {
      const { measuredAt, controlPoint, ...values } = row.values;
      const { batchNumber } = values;
      if (batchNumber !== undefined && !batches.has(String(batchNumber)))
        report(row, 'batchNumber', say`is not the number of a batch`);
      return {
        ...values,
        ...(measuredAt !== undefined && { measuredAt: new Date(String(measuredAt)).toISOString() }),
        ...(controlPoint !== undefined && {
          controlPoint: names.resolve(String(controlPoint), (message) => report(row, 'controlPoint', message)),
        }),
      };
    },
    find: storedReadings,
    async write({ head, rows: [row] }, { unit, report }, context) {
      for (const { field, message } of faultsOf(head, unit, context)) report(row, field, message);
    },
    finish: recordAll,
  },
});

async function withNumbers(
  { allIn }: FileReads,
  readings: readonly Omit<Filed, 'batchNumber'>[],
): Promise<readonly Filed[]> {
  const ids = new Set(readings.flatMap(({ batchId }) => batchId ?? []));
  const numbers = new Map((await allIn(Batches, 'id', [...ids])).map(({ id, batchNumber }) => [id, batchNumber]));
  return readings.map((reading) => ({ ...reading, batchNumber: numbers.get(reading.batchId ?? '') }));
}

/** Returns the stored readings of the control points and instants that the rows name. */
async function storedReadings(
  unit: UnitPorts,
  rows: readonly FileRow[],
  reads: FileReads,
  { names, points }: Names,
): Promise<readonly Filed[]> {
  const found: ReadingState[] = [];
  const named = rows.filter(({ values: { controlPoint, measuredAt } }) => controlPoint && measuredAt);
  for (const [name, own] of groupBy(named, ({ values: { controlPoint } }) => String(controlPoint))) {
    const id = 'id' in names.find(name) ? names.idOf(name) : undefined;
    if (id === undefined || !points.has(id)) continue;
    const instants = new Set(own.map(({ values: { measuredAt } }) => Date.parse(String(measuredAt))));
    const spans = groupBy(instants, (time) => Math.floor(time / (DAYS_AT_ONCE * DAY_MS)));
    for (const times of spans.values()) {
      const [first, last] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time));
      if (!first || !last) continue;
      const of = { controlPointId: id, cleaningTaskId: null };
      const series = await unit.reads.hygiene.readings(of, first, last, []);
      const ids = series.filter(({ measuredAt }) => instants.has(measuredAt.getTime())).map((reading) => reading.id);
      found.push(...(await unit.of(Readings).peekIn('id', ids)));
    }
    const notDone = await unit.of(Readings).peekWhere({ controlPointId: id, result: 'NOT_DONE' });
    found.push(
      ...notDone.filter(({ measuredAt, correctionId }) => correctionId === null && instants.has(measuredAt.getTime())),
    );
  }
  return withNumbers(reads, found);
}

/** Returns the reading of a row as a request sends it. */
const entryOf = ({ measuredAt, value, result, note, controlPoint, batchNumber }: FileValues, of: Names) => ({
  controlPointId: of.names.idOf(String(controlPoint)),
  ...{ measuredAt: String(measuredAt), value, result, note },
  ...(batchNumber !== undefined && { batchId: of.batches.get(String(batchNumber)) }),
});

/** Returns what is wrong with a new reading, by column. */
function faultsOf(head: FileValues, { now }: UnitPorts, of: Names): readonly Fault[] {
  const faults: Fault[] = [];
  const entry = readingForm.read(entryOf(head, of), '', faults);
  const point = of.points.get(entry.controlPointId);
  if (faults.length > 0 || !point) return faults;
  const message = measuredAtFault(entry.measuredAt, now);
  return [...(message ? [{ field: 'measuredAt', message }] : []), ...entryFaults(entry, point, '')].map((fault) =>
    fault.field === 'batchId' ? { ...fault, field: 'batchNumber' } : fault,
  );
}

/** Records the readings of each control point by one command, so that its deviations follow all of them. */
async function recordAll(
  records: readonly FileRecord<Filed>[],
  { perform, report }: FileTools,
  of: Names,
): Promise<void> {
  for (const own of groupBy(records, ({ head }) => String(head['controlPoint'])).values()) {
    const [first, over] = [own[0], own[READINGS_MAX]];
    if (over)
      report(
        over.rows[0],
        '',
        say`is one of more than ${READINGS_MAX} new readings of the control point: send several files`,
      );
    else if (first) {
      const readings = own.map(({ head }) => entryOf(head, of));
      await perform(recordReadings, { readings } as never, first.rows[0]);
    }
  }
}
