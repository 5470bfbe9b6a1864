/**
 * The statements of hygiene. The readings of a point and of a task have an index each, so each statement has one text
 * for points and one for tasks.
 *
 * Kept days (`reading_day`) stand for the readings of sensors that were deleted. A kept day begins with its first
 * stretch, and ends with its last.
 */

/** The column that a statement finds readings by. */
export type CheckColumn = 'control_point_id' | 'cleaning_task_id';

/** Readings of a series: with a verdict, and not corrected. */
const COUNTS = 'r.correction_id is null and r.verdict is not null';
/** As the index of readings out of limits has it. */
const OUT = "r.correction_id is null and r.verdict is distinct from 'IN' and r.verdict is not null";

/** Makes the texts of both columns. Prepared statements stay few, and the same objects. */
const ofEach = (text: (column: CheckColumn) => string): Readonly<Record<CheckColumn, string>> => ({
  control_point_id: text('control_point_id'),
  cleaning_task_id: text('cleaning_task_id'),
});

/** Selects the stretches of the last kept day that begins before the instant, or of the first that ends after it. */
const keptAround = (point: string, at: string, side: 'before' | 'after'): string => {
  const days = side === 'before' ? `d."from" < ${at} order by d."from" desc` : `d.until > ${at} order by d."from"`;
  return `
    select (s ->> 'from')::timestamptz as "from", (s ->> 'until')::timestamptz as until, d.first_value, d.last_value
    from (select * from reading_day d where d.control_point_id = ${point} and ${days} limit 1) d
      cross join jsonb_array_elements(d.stretches) s`;
};

/**
 * The readings of one check back from an instant (`before`) or on from it (`after`), with the nearest first. `is`
 * compares `measured_at` with the instant. The check is compared as a part of the order, not for equality: else the
 * planner may read the readings of all checks by time, which are all readings if the check has none.
 */
const nearestTo = (column: CheckColumn, check: string, is: '<' | '<=' | '>' | '>=', at: string) => {
  const [bound, direction] = is.startsWith('<') ? ['>=', 'desc'] : ['<=', 'asc'];
  return {
    where: `r.${column} ${bound} ${check} and (r.${column}, r.measured_at) ${is} (${check}, ${at})`,
    order: `r.${column} ${direction}, r.measured_at ${direction}, r.id ${direction}`,
  };
};

/** One millisecond, the precision of instants. */
const MOMENT = "interval '1 millisecond'";

/** The members of a reading of a series. */
const READING = `r.id, r.measured_at as "measuredAt", r.verdict, r.value::text as value, r.version,
    r.device_id is null as "isByHand"`;
/** A moment of a kept stretch as a reading within limits. Its id sorts before those of all readings. */
const keptReading = (at: string): string => `'00000000-0000-0000-0000-000000000000'::uuid, ${at}, 'IN', null, 0, false`;

/**
 * Selects the last reading within limits of `$1` before the place `$2`, `$3`, without `$4`. In a kept stretch each
 * moment counts as one.
 */
export const LAST_IN = ofEach((column) => {
  const { where, order } = nearestTo(column, '$1::uuid', '<=', '$2::timestamptz');
  return `
  select * from (
    (select ${READING} from reading r
    where ${where} and (r.measured_at, r.id) < ($2::timestamptz, $3::uuid)
      and r.correction_id is null and r.verdict = 'IN' and r.id <> all($4::uuid[])
    order by ${order} limit 1)
    union all
    select ${keptReading(`least(k.until, $2::timestamptz - ${MOMENT})`)}
    from (${keptAround('$1', '$2', 'before')}) k where k."from" < $2
  ) found order by "measuredAt" desc, id desc limit 1`;
});

/** Selects the first reading within limits of `$1` after the place `$2`, `$3`, without `$4`. */
export const FIRST_IN = ofEach((column) => {
  const { where, order } = nearestTo(column, '$1::uuid', '>=', '$2::timestamptz');
  return `
  select * from (
    (select ${READING} from reading r
    where ${where} and (r.measured_at, r.id) > ($2::timestamptz, $3::uuid)
      and r.correction_id is null and r.verdict = 'IN' and r.id <> all($4::uuid[])
    order by ${order} limit 1)
    union all
    select ${keptReading('greatest(k."from", $2)')}
    from (${keptAround('$1', '$2', 'after')}) k where k.until >= $2
  ) found order by "measuredAt", id limit 1`;
});

/** Selects the last reading out of limits of `$1` before the place `$2`, `$3`, without `$4`. */
export const LAST_OUT = ofEach(
  (column) => `
  select ${READING} from reading r
  where r.${column} = $1 and r.measured_at <= $2 and (r.measured_at, r.id) < ($2::timestamptz, $3::uuid)
    and ${OUT} and r.id <> all($4::uuid[])
  order by r.measured_at desc, r.id desc limit 1`,
);

/** Selects the first reading out of limits of `$1` after the place `$2`, `$3`, without `$4`. */
export const FIRST_OUT = ofEach(
  (column) => `
  select ${READING} from reading r
  where r.${column} = $1 and r.measured_at >= $2 and (r.measured_at, r.id) > ($2::timestamptz, $3::uuid)
    and ${OUT} and r.id <> all($4::uuid[])
  order by r.measured_at, r.id limit 1`,
);

/** Selects the deviations of `$1` whose time, with the time in doubt before it, shares a moment with [`$2`, `$3`]. */
export const DEVIATIONS = ofEach(
  (column) => `
  select d.id from deviation d
  where d.${column} = $1 and d.status <> 'WITHDRAWN' and coalesce(d.until, 'infinity') >= $2
    and coalesce(d.since, '-infinity') <= $3`,
);

const WITHIN = 'r.measured_at >= $2 and r.measured_at <= $3 and r.id <> all($4::uuid[])';

/** Selects the series of `$1` from `$2` to `$3`, without `$4`. */
export const SERIES = ofEach(
  (column) => `
  select ${READING}
  from reading r where r.${column} = $1 and ${COUNTS} and ${WITHIN}
  order by r.measured_at, r.id`,
);

/** Counts the readings out of limits of `$1` from `$2` to `$3`, without `$4`. */
export const OUT_OF_LIMITS = ofEach(
  (column) => `
  select count(*)::int as readings, trim_scale(min(r.value))::text as lowest, trim_scale(max(r.value))::text as highest
  from reading r where r.${column} = $1 and ${OUT} and ${WITHIN}`,
);

const AFTER_KEPT = nearestTo(
  'control_point_id',
  '$1::uuid',
  '>=',
  "coalesce((select max(d.until) from reading_day d where d.control_point_id = $1), '-infinity')",
);
/** Selects the first sensor reading within limits of `$1` before `$2` that is after the kept days. */
export const FIRST_EXPIRING = `
  select r.measured_at as at from reading r
  where ${AFTER_KEPT.where} and r.measured_at < $2 and r.device_id is not null and r.verdict = 'IN'
    and r.correction_id is null
  order by ${AFTER_KEPT.order} limit 1`;

/** Selects what was recorded in each slot: of the check `$1`, from `$2` until `$3`, with the place `$4`. */
export const SLOTS = ofEach((column) => {
  const inSlot = `r.${column} = s.check_id and r.measured_at >= s.first and r.measured_at < s.until`;
  const lastIn = nearestTo(column, 's.check_id', '<', 's.until');
  // The stretches of deleted readings have at least a reading each quarter of an hour.
  const keptInSlot = `
    exists (
      select from reading_day d cross join jsonb_array_elements(d.stretches) k
      where d.control_point_id = s.check_id and d."from" < s.until and d.until > s.first
        and (k ->> 'from')::timestamptz < s.until and (k ->> 'until')::timestamptz >= s.first
    )`;
  const isKept = column === 'control_point_id' ? ` or ${keptInSlot}` : '';
  return `
  select exists (select from reading r where ${inSlot} and ${COUNTS})${isKept} as "isDone",
    exists (
      select from reading r
      where ${inSlot} and r.correction_id is null and r.verdict is distinct from 'IN' and r.verdict is null
    ) as "isNotDone",
    s.place, l.*
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[]) as s (check_id, first, until, place)
    left join lateral (
      select r.id, r.measured_at as "measuredAt", r.value, r.result, r.verdict, r.note from reading r
      where ${lastIn.where} and r.measured_at >= s.first and r.correction_id is null order by ${lastIn.order} limit 1
    ) l on true`;
});

/** The readings of a series between the first and the last instant of `$1`. */
const IN_BUCKETS = `r.measured_at >= ($1::timestamptz[])[1]
      and r.measured_at < ($1::timestamptz[])[array_length($1::timestamptz[], 1)] and ${COUNTS}`;

/** The sums of rows with a count, out, lowest, highest and a sum, by check and bucket. */
const bucketsOf = (readings: string, days: string): string => `
  select control_point_id as "controlPointId", cleaning_task_id as "cleaningTaskId", at,
    sum(count)::int as count, sum(out)::int as out, trim_scale(min(lowest))::text as lowest,
    trim_scale(max(highest))::text as highest, trim_scale(sum(total))::text as sum
  from (
    select r.control_point_id, r.cleaning_task_id, width_bucket(r.measured_at, $1::timestamptz[]) - 1 as at,
      count(*) as count, count(*) filter (where r.verdict <> 'IN') as out, min(r.value) as lowest,
      max(r.value) as highest, sum(r.value) as total
    from ${readings}
    group by 1, 2, 3
    union all
    select d.control_point_id, null, width_bucket(d."from", $1::timestamptz[]) - 1, d.count, 0, d.lowest, d.highest, d.sum
    from ${days} and d."from" >= ($1::timestamptz[])[1]
      and d.until <= ($1::timestamptz[])[array_length($1::timestamptz[], 1)]
      and width_bucket(d."from", $1::timestamptz[]) = width_bucket(d.until - ${MOMENT}, $1::timestamptz[])
  ) each_source
  group by 1, 2, 3 order by 1, 2, 3`;

/** Sums up all readings in the buckets between the instants of `$1`. A kept day counts if it lies in one bucket. */
export const ALL_BUCKETS = bucketsOf(`reading r where ${IN_BUCKETS}`, 'reading_day d where true');

/**
 * The readings of the checks of an array. Reads them check by check: `offset 0` keeps the planner from a join that would
 * read those of all checks in the time.
 */
const ofChecks = (ids: string, column: CheckColumn): string => `
      select r.* from unnest(${ids}::uuid[]) p (id) cross join lateral (
        select r.* from reading r where r.${column} = p.id and ${IN_BUCKETS} offset 0
      ) r`;

/** Sums up as `ALL_BUCKETS` does, of the points `$2` and the tasks `$3`. */
export const BUCKETS = bucketsOf(
  `(${ofChecks('$2', 'control_point_id')}
      union all${ofChecks('$3', 'cleaning_task_id')}
    ) r`,
  'unnest($2::uuid[]) p (id) join reading_day d on d.control_point_id = p.id where true',
);

const BEFORE_GAPS = nearestTo('control_point_id', 'p.id', '<=', '$2');
const AFTER_GAPS = nearestTo('control_point_id', 'p.id', '>=', '$3');

/**
 * Selects the gaps of the points `$1` that are longer than `$4` minutes and share a moment with [`$2`, `$3`). Reads
 * the readings in that time, with one before and one after. A reading covers its instant, a kept stretch all of its
 * time; a gap is what is not covered.
 */
export const GAPS = `
  select p.id as "controlPointId", g.after, g.before
  from unnest($1::uuid[]) p (id)
    cross join lateral (
      select coalesce((
          select r.measured_at from reading r
          where ${BEFORE_GAPS.where} and r.device_id is not null order by ${BEFORE_GAPS.order} limit 1
        ), $2) as first,
        coalesce((
          select r.measured_at from reading r
          where ${AFTER_GAPS.where} and r.device_id is not null order by ${AFTER_GAPS.order} limit 1
        ), $3) as last,
        coalesce((
          select d."from" from reading_day d where d.control_point_id = p.id and d."from" <= $2
          order by d."from" desc limit 1
        ), $2) as first_day,
        coalesce((
          select d."from" from reading_day d where d.control_point_id = p.id and d."from" >= $3
          order by d."from" limit 1
        ), $3) as last_day
    ) span
    cross join lateral (
      select "from" as before,
        max(until) over (order by "from", until rows between unbounded preceding and 1 preceding) as after
      from (
        select r.measured_at as "from", r.measured_at as until from reading r
        where r.control_point_id = p.id and r.device_id is not null and r.measured_at between span.first and span.last
        union all
        select (s ->> 'from')::timestamptz, (s ->> 'until')::timestamptz
        from reading_day d cross join jsonb_array_elements(d.stretches) s
        where d.control_point_id = p.id and d."from" between span.first_day and span.last_day
      ) covered
    ) g
  where g.before - g.after > make_interval(mins => $4) and g.after < $3 and g.before > $2
  order by 1, 3`;

/** Selects the sensor reading of each point of `$1` that is nearest to `$2`, on one side of it. */
const nearest = (side: 'before' | 'after'): string => {
  const [is, order] = side === 'before' ? (['<', 'desc'] as const) : (['>=', 'asc'] as const);
  const readings = nearestTo('control_point_id', 'p.id', is, '$2');
  const kept =
    side === 'before'
      ? `least(k.until, $2::timestamptz - ${MOMENT}), k.last_value, 'IN', 1
        from (${keptAround('p.id', '$2', 'before')}) k where k."from" < $2`
      : `greatest(k."from", $2), k.first_value, 'IN', 1
        from (${keptAround('p.id', '$2', 'after')}) k where k.until >= $2`;
  return `
  select p.id as "controlPointId", l.at, l.value::text as value, l.verdict
  from unnest($1::uuid[]) p (id) cross join lateral (
    (select r.measured_at as at, r.value, r.verdict, 0 as is_kept from reading r
    where ${readings.where} and r.device_id is not null order by ${readings.order} limit 1)
    union all
    select ${kept}
    order by at ${order}, is_kept limit 1
  ) l
  order by 1`;
};

export const LAST_OF_SENSORS = nearest('before');
export const FIRST_OF_SENSORS = nearest('after');
