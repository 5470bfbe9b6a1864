/** Implements the reads of hygiene in SQL. */
import {
  type Bucket,
  type CheckId,
  ControlPoints,
  type HygieneReader,
  type OutOfLimits,
  type Position,
  type ReadingState,
  Readings,
  type RetentionReader,
  type SensorLast,
  type SeriesReader,
  type SeriesReading,
  type SlotRecord,
  type SlotSpan,
} from '@cleaver/domain/hygiene';
import { type Column, type Row, stateOf } from '../engine/column.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import {
  ALL_BUCKETS,
  BUCKETS,
  type CheckColumn,
  DEVIATIONS,
  FIRST_EXPIRING,
  FIRST_IN,
  FIRST_OF_SENSORS,
  FIRST_OUT,
  GAPS,
  LAST_IN,
  LAST_OF_SENSORS,
  LAST_OUT,
  OUT_OF_LIMITS,
  SERIES,
  SLOTS,
} from './hygiene-texts.ts';

const NOTHING: OutOfLimits = { readings: 0, lowest: null, highest: null };
const EMPTY: SlotRecord = { isDone: false, isNotDone: false, last: null };

const instant = (at: Date): string => at.toISOString();

/** Returns the id of the check, and the column of readings that has it. */
const columnOf = ({ controlPointId, cleaningTaskId }: CheckId): readonly [CheckColumn, string] =>
  controlPointId === null ? ['cleaning_task_id', cleaningTaskId] : ['control_point_id', controlPointId];

/** Returns the function that makes the reader of hygiene for a query. */
export function sqlHygiene(mappingOf: MappingOf): (query: Query) => HygieneReader {
  const readings = mappingOf(Readings);
  const { id } = mappingOf(ControlPoints);
  const measuredAt = readings.column('measuredAt');
  const columns: Columns = {
    time: (value) => measuredAt.decode(value) as Date,
    canHold: (checkId) => id.canHold(checkId),
    held: (ids) => [...new Set(ids)].filter((each) => id.canHold(each)),
    last: readings.only(['id', 'measuredAt', 'value', 'result', 'verdict', 'note']),
  };
  return (query) => ({
    ...sqlSeries(columns, query),
    ...sqlSensors(columns, query),
    async slots(slots) {
      const found = await Promise.all(
        (['control_point_id', 'cleaning_task_id'] as const).map((column) => slotsOf(columns, query, column, slots)),
      );
      const records = new Map(found.flat());
      return slots.map((_, place) => records.get(place) ?? EMPTY);
    },
    async buckets(checks, boundaries) {
      const instants = boundaries.map(instant);
      if (checks === 'all') return (await query<BucketRow>({ text: ALL_BUCKETS, values: [instants] })).map(bucketOf);
      const points = columns.held(checks.flatMap(({ controlPointId }) => controlPointId ?? []));
      const tasks = columns.held(checks.flatMap(({ cleaningTaskId }) => cleaningTaskId ?? []));
      if (points.length + tasks.length === 0) return [];
      return (await query<BucketRow>({ text: BUCKETS, values: [instants, points, tasks] })).map(bucketOf);
    },
  });
}

interface Columns {
  /** Reads an instant that a driver returns. */
  readonly time: (value: unknown) => Date;
  /** Returns whether a check or a reading can have the id. */
  readonly canHold: (id: string) => boolean;
  /** Returns these ids, each once. */
  readonly held: (ids: readonly string[]) => readonly string[];
  /** The columns of the last reading in a slot. */
  readonly last: readonly Column<NonNullable<SlotRecord['last']>>[];
}

function sqlSeries({ time, canHold, held }: Columns, query: Query): SeriesReader & RetentionReader {
  /** Runs the text of the check's column, with the id as first value. Returns no rows for an id that no check has. */
  const ofCheck = async <R = Row>(
    texts: Readonly<Record<CheckColumn, string>>,
    of: CheckId,
    ...values: readonly unknown[]
  ): Promise<readonly R[]> => {
    const [column, checkId] = columnOf(of);
    return canHold(checkId) ? query<R>({ text: texts[column], values: [checkId, ...values] }) : [];
  };
  type SeriesRow = Omit<SeriesReading, 'measuredAt'> & Pick<Row, 'measuredAt'>;
  const seriesOf = (rows: readonly SeriesRow[]): readonly SeriesReading[] =>
    rows.map((row) => ({ ...row, measuredAt: time(row['measuredAt']) }));
  const nearest = async (
    texts: Readonly<Record<CheckColumn, string>>,
    of: CheckId,
    at: Position,
    without: readonly string[],
  ): Promise<SeriesReading | null> =>
    seriesOf(await ofCheck<SeriesRow>(texts, of, instant(at.measuredAt), at.id, held(without)))[0] ?? null;
  return {
    last: (of, side, to, without) => nearest(side === 'IN' ? LAST_IN : LAST_OUT, of, to, without),
    first: (of, side, from, without) => nearest(side === 'IN' ? FIRST_IN : FIRST_OUT, of, from, without),
    readings: async (of, from, to, without) =>
      seriesOf(await ofCheck<SeriesRow>(SERIES, of, instant(from), instant(to), held(without))),
    deviations: async (of, from, to) =>
      (await ofCheck(DEVIATIONS, of, instant(from), instant(to))).map((row) => String(row['id'])),
    firstExpiring: async (controlPointId, before) => {
      const rows = canHold(controlPointId)
        ? await query({ text: FIRST_EXPIRING, values: [controlPointId, instant(before)] })
        : [];
      const at = rows[0]?.['at'] ?? null;
      return at === null ? null : time(at);
    },
    async out(of, from, to, without) {
      const [row] = await ofCheck<OutOfLimits>(OUT_OF_LIMITS, of, instant(from), instant(to), held(without));
      return row ?? NOTHING;
    },
  };
}

function sqlSensors(
  { time, held }: Columns,
  query: Query,
): Pick<HygieneReader, 'gaps' | 'lastOfSensors' | 'firstOfSensors'> {
  const nearest = async (text: string, controlPointIds: readonly string[], at: Date): Promise<SensorLast[]> => {
    const ids = held(controlPointIds);
    if (ids.length === 0) return [];
    const rows = await query<Omit<SensorLast, 'at'> & { readonly at: unknown }>({ text, values: [ids, instant(at)] });
    return rows.map((row) => ({ ...row, at: time(row.at) }));
  };
  return {
    async gaps(controlPointIds, from, to, minutes) {
      const ids = held(controlPointIds);
      if (ids.length === 0) return [];
      const rows = await query({ text: GAPS, values: [ids, instant(from), instant(to), minutes] });
      return rows.map((row) => ({
        controlPointId: String(row['controlPointId']),
        ...{ after: time(row['after']), before: time(row['before']) },
      }));
    },
    lastOfSensors: (ids, before) => nearest(LAST_OF_SENSORS, ids, before),
    firstOfSensors: (ids, from) => nearest(FIRST_OF_SENSORS, ids, from),
  };
}

/** Returns the records of the slots of one column, each with its place among all slots. */
async function slotsOf(
  { canHold, last }: Columns,
  query: Query,
  column: CheckColumn,
  slots: readonly SlotSpan[],
): Promise<readonly (readonly [place: number, record: SlotRecord])[]> {
  const own = slots.flatMap(({ of, from, until }, place) => {
    const [ofColumn, checkId] = columnOf(of);
    return ofColumn === column && canHold(checkId) ? [{ place, checkId, from, until }] : [];
  });
  if (own.length === 0) return [];
  const values = [
    own.map(({ checkId }) => checkId),
    own.map(({ from }) => instant(from)),
    own.map(({ until }) => instant(until)),
    own.map(({ place }) => place),
  ];
  const rows = await query<Row & Pick<SlotRecord, 'isDone' | 'isNotDone'> & { readonly place: number }>({
    ...{ text: SLOTS[column], values },
  });
  return rows.map((row) => {
    const { place, isDone, isNotDone } = row;
    return [place, { isDone, isNotDone, last: row['id'] === null ? null : stateOf(last, row) }];
  });
}

type BucketRow = Omit<Bucket, 'of'> & Pick<ReadingState, 'controlPointId' | 'cleaningTaskId'>;

const bucketOf = ({ controlPointId, cleaningTaskId, ...sums }: BucketRow): Bucket => ({
  of:
    controlPointId === null
      ? { controlPointId, cleaningTaskId: String(cleaningTaskId) }
      : { controlPointId, cleaningTaskId: null },
  ...sums,
});
