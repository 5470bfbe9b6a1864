import { test } from 'tap';
import { ControlPoint, hashedOutput, isHashRight } from '../../src/hygiene/index.ts';
import { dateOf } from '../../src/kernel/index.ts';
import {
  aDeviation,
  aPoint,
  aReceiptLine,
  aTask,
  content,
  instant,
  OPERATOR,
  ofPoint,
  ofTask,
  report,
  sha256,
} from './report-data.ts';

const DAY = [dateOf('2026-03-01'), dateOf('2026-03-02'), dateOf('2026-03-03')] as const;
const EMPTY = { planned: 0, done: 0, notDone: 0, missed: 0, count: 0, out: 0 };
const NO_VALUES = { lowest: null, highest: null };

test('a report shows the checks made before the period ends or with a row, by name', (t) => {
  const late = instant('03-04T09:00');
  const { controlPoints, cleaningTasks } = content({
    points: [
      aPoint('p2', 'Zwei', {}, instant('03-03T22:59')),
      aPoint('p1', 'Eins'),
      aPoint('p3', 'Nach dem Ende', {}, instant('03-03T23:00')),
      aPoint('p4', 'Mit Nachtrag', {}, late),
    ],
    tasks: [aTask('t1', 'Theke'), aTask('t2', 'Später', late), aTask('t3', 'Böden', late)],
    buckets: [{ of: ofPoint('p4'), at: 2, count: 1, out: 0, lowest: '4', highest: '4', sum: '4' }],
    slots: [{ of: ofTask('t3'), day: DAY[2], state: 'DONE' }],
  });
  t.strictSame(
    controlPoints.map(({ id }) => id),
    ['p1', 'p4', 'p2'],
  );
  t.strictSame(
    cleaningTasks.map(({ id }) => id),
    ['t3', 't1'],
  );
  t.end();
});

test('checks are shown as at the end of the period, with the versions that began by then', (t) => {
  const point = ControlPoint.restore(aPoint('p1', 'Eins', { responsible: 'Karl' }));
  point.update({ limits: { min: null, max: '6' } }, 'bert', instant('03-02T10:00'));
  const before = point.state;
  point.update({ limits: { min: null, max: '5' } }, 'bert', instant('03-05T10:00'));
  point.move('deactivate', 'bert', instant('03-06T10:00'));
  const [shown] = content({ points: [point.state] }).controlPoints;
  t.hasStrict(shown, { status: 'ACTIVE', limits: { max: '6' }, responsible: 'Karl' });
  t.strictSame(shown?.versions, before.versions);
  t.notOk(shown && 'updatedAt' in shown, 'a later change does not show');
  t.equal(report({ points: [point.state] }).sha256, report({ points: [before] }).sha256);
  t.end();
});

test('the slots of a day add up: planned contains done, not done, missed and open ones', (t) => {
  const slot = (state: 'DONE' | 'NOT_DONE' | 'MISSED' | 'DUE' | 'UPCOMING') => ({
    of: ofPoint('p1'),
    day: DAY[1],
    state,
  });
  const { days } = content({
    points: [aPoint('p1', 'Eins')],
    slots: [slot('DONE'), slot('DONE'), slot('NOT_DONE'), slot('MISSED'), slot('DUE'), slot('UPCOMING')],
  });
  t.strictSame(days, [
    {
      ...{ date: DAY[1], ...ofPoint('p1'), ...EMPTY, planned: 6, done: 2, notDone: 1, missed: 1 },
      ...{ ...NO_VALUES, silentMinutes: 0 },
    },
  ]);
  t.end();
});

test('a row has the readings of its day; rows come by day, points before tasks, by name', (t) => {
  const bucket = (of: ReturnType<typeof ofPoint> | ReturnType<typeof ofTask>, at: number) => ({
    ...{ of, at, count: 3, out: 1, lowest: '3.5', highest: '9', sum: '16' },
  });
  const { days } = content({
    points: [aPoint('p1', 'B'), aPoint('p2', 'A')],
    tasks: [aTask('t1', 'A')],
    buckets: [bucket(ofTask('t1'), 0), bucket(ofPoint('p1'), 1), bucket(ofPoint('p1'), 0), bucket(ofPoint('p2'), 0)],
  });
  t.strictSame(
    days.map(({ date, controlPointId, cleaningTaskId }) => [date, controlPointId ?? cleaningTaskId]),
    [
      [DAY[0], 'p2'],
      [DAY[0], 'p1'],
      [DAY[0], 't1'],
      [DAY[1], 'p1'],
    ],
  );
  t.strictSame(days[3], {
    ...{ date: DAY[1], ...ofPoint('p1'), ...EMPTY, count: 3, out: 1, lowest: '3.5', highest: '9', silentMinutes: 0 },
  });
  t.end();
});

test('silences of a day are added, then cut to minutes; one that lasts is counted until now', (t) => {
  const at = (text: string) => new Date(`2026-03-${text}Z`);
  const silence = (from: string, until: string | null) => ({
    ...{ controlPointId: 'p1', from: at(from), until: until === null ? null : at(until) },
  });
  const { days, gaps } = content({
    points: [aPoint('p1', 'Eins')],
    now: at('03T05:00:30'),
    silences: [
      silence('01T06:00:00', '01T06:10:40'),
      silence('01T07:00:00', '01T07:10:40'),
      silence('02T22:59:30', '02T23:00:30'),
      silence('03T04:00:00', null),
    ],
  });
  t.strictSame(
    days.map(({ date, silentMinutes }) => [date, silentMinutes]),
    [
      [DAY[0], 21],
      [DAY[2], 61],
    ],
    'half a minute of 2 March makes no row; the shop day begins at 23:00 UTC',
  );
  t.strictSame(gaps, [{ code: 'SILENT', count: 4 }]);
  const before = { controlPointId: 'p1', from: at('01T00:00:00'), until: null };
  const whole = content({ points: [aPoint('p1', 'Eins')], silences: [{ ...before, from: instant('02-01T00:00') }] });
  t.strictSame(
    whole.days.map(({ silentMinutes }) => silentMinutes),
    [1440, 1440, 1440],
  );
  t.end();
});

test('a deviation that runs is counted to the end of the period, or until now', (t) => {
  const running = aDeviation({ until: null, running: true, status: 'OPEN' });
  const minutes = (now: Date) => content({ deviations: [running], now }).deviations[0]?.minutes;
  t.equal(minutes(instant('03-02T03:00')), 120);
  t.equal(minutes(instant('04-10T08:00')), 46 * 60);
  t.equal(minutes(instant('05-10T08:00')), 46 * 60);
  const ended = aDeviation({ until: instant('03-05T01:00') });
  t.equal(content({ deviations: [ended] }).deviations[0]?.minutes, 72 * 60, 'one that ended: to its end');
  t.end();
});

test('gaps count what the report shows, by code', (t) => {
  const point = (state: 'MET' | 'NOT_MET' | 'NOT_MEASURED') => ({
    ...{ controlPointId: 'p1', name: 'Kern', kind: 'CCP' as const, measure: 'TEMPERATURE' as const, state },
    ...{ readingId: null, value: null, result: null, limits: null },
  });
  const { gaps, complete } = content({
    operator: { ...OPERATOR, name: '', street: ' ', houseNumber: '', phone: '', country: '' },
    points: [aPoint('p1', 'Eins')],
    slots: [
      { of: ofPoint('p1'), day: DAY[0], state: 'MISSED' },
      { of: ofPoint('p1'), day: DAY[1], state: 'MISSED' },
      { of: ofPoint('p1'), day: DAY[1], state: 'NOT_DONE' },
      { of: ofPoint('p1'), day: DAY[2], state: 'DUE' },
    ],
    silences: [{ controlPointId: 'p1', from: instant('03-01T06:00'), until: instant('03-01T08:00') }],
    receipts: [
      aReceiptLine(),
      aReceiptLine({ temperature: null }),
      aReceiptLine({ temperature: null, temperatureLimit: null }),
    ],
    batches: [
      { batchNumber: 'P-1', completedAt: instant('03-02T10:00'), controlPoints: [point('MET'), point('NOT_MET')] },
      { batchNumber: 'P-2', completedAt: instant('03-02T10:00'), controlPoints: [point('NOT_MEASURED')] },
      { batchNumber: 'P-3', completedAt: instant('03-02T10:00'), controlPoints: [] },
    ],
    deviations: [
      aDeviation(),
      aDeviation({ status: 'OPEN' }),
      aDeviation({ status: 'OPEN' }),
      aDeviation({ status: 'ACTED' }),
    ],
  });
  t.strictSame(gaps, [
    { code: 'OPERATOR_INCOMPLETE', count: 2 },
    { code: 'MISSED', count: 2 },
    { code: 'SILENT', count: 1 },
    { code: 'RECEIPT_NOT_MEASURED', count: 1 },
    { code: 'BATCH_NOT_MEASURED', count: 1 },
    { code: 'DEVIATION_OPEN', count: 2 },
    { code: 'DEVIATION_UNVERIFIED', count: 1 },
  ]);
  t.equal(complete, false);
  t.hasStrict(content({ deviations: [aDeviation()] }), { complete: true, gaps: [] });
  t.end();
});

const FULL = {
  points: [aPoint('p1', 'Eins'), aPoint('p2', 'Zwei', { sensor: { deviceId: 'x', channel: '1', minutes: 5 } })],
  tasks: [aTask('t1', 'Theke')],
  slots: [{ of: ofPoint('p1'), day: DAY[0], state: 'DONE' as const }],
  buckets: [{ of: ofPoint('p1'), at: 0, count: 1, out: 0, lowest: '4.10', highest: '4.10', sum: '4.1' }],
  silences: [{ controlPointId: 'p2', from: instant('03-02T06:00'), until: null }],
  deviations: [aDeviation({ until: null, running: true, status: 'OPEN' })],
  receipts: [aReceiptLine({ temperature: '3.50' })],
  batches: [{ batchNumber: 'P-1', completedAt: instant('03-02T10:00'), controlPoints: [] }],
};

test('a period that is over and unchanged has the same hash, whenever and by whoever it is read', (t) => {
  const first = report(FULL);
  t.match(first.sha256, /^[0-9a-f]{64}$/);
  t.equal(report({ ...FULL, now: instant('12-24T08:00') }).sha256, first.sha256);
  t.equal(report({ ...FULL, points: FULL.points.toReversed() }).sha256, first.sha256);
  t.not(report({ ...FULL, receipts: [aReceiptLine({ temperature: '3.51' })] }).sha256, first.sha256);
  t.end();
});

/** Returns the report as a client parses it. */
const sent = (of: ReturnType<typeof report>): Record<string, unknown> => {
  const { sha256: hash, createdBy, createdAt, ...said } = of;
  return { ...JSON.parse(JSON.stringify(hashedOutput.encode?.(said, String))), sha256: hash, createdBy, createdAt };
};

/** Returns copies of the value that differ from it in one place each. */
function changes(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const within = value.flatMap((one, at) => changes(one).map((other) => value.with(at, other)));
    return [[...value, null], ...(value.length > 0 ? [value.slice(1)] : []), ...within];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const within = entries.flatMap(([name, one]) => changes(one).map((other) => ({ ...value, [name]: other })));
    return [{ ...value, more: 1 }, ...entries.map(([name]) => ({ ...value, [name]: undefined })), ...within];
  }
  if (typeof value === 'string') return [`${value} `];
  return [typeof value === 'number' ? value + 1 : 'other'];
}

test('the hash finds each change of a saved report', (t) => {
  const saved = sent(report(FULL));
  t.equal(isHashRight(saved, sha256), true);
  t.equal(isHashRight(JSON.parse(JSON.stringify(saved, null, 4)), sha256), true, 'however it is laid out');
  t.equal(isHashRight(Object.fromEntries(Object.entries(saved).toReversed()), sha256), true, 'in any order');
  t.equal(isHashRight({ ...saved, createdBy: 'karl', createdAt: 'later' }, sha256), true, 'these are not covered');
  const { sha256: hash, createdBy: _by, createdAt: _at, ...said } = saved;
  const changed = changes(said) as Record<string, unknown>[];
  t.ok(changed.length > 300);
  t.strictSame(
    changed.filter((each) => isHashRight({ ...each, sha256: hash }, sha256) === true),
    [],
  );
  for (const other of [null, 'text', [], {}, { ...said }, { sha256: hash }]) {
    t.equal(isHashRight(other, sha256), undefined, 'no report');
  }
  t.end();
});
