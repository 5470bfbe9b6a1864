import { type Test, test } from 'tap';
import {
  actOnDeviation,
  getHygieneReport,
  type HygieneReport,
  recordReadings,
  updateControlPoint,
  verifyDeviation,
} from '../../src/hygiene/index.ts';
import { out } from '../../src/kernel/index.ts';
import { updateSettings } from '../../src/settings/index.ts';
import { aCaller } from '../with-core.ts';
import { sensors } from './with-sensors.ts';

/** The day of the test clock, a Monday. */
const TODAY = '2026-01-05';

async function reports() {
  const it = await sensors();
  const read = (input: object = {}) => it.ask(getHygieneReport, { from: TODAY, to: TODAY, ...input });
  return {
    ...it,
    read,
    async act(id: string, cause: string) {
      it.wait(1);
      return it.ask(actOnDeviation, { id, cause, measure: 'zugemacht', goods: 'RELEASED' });
    },
    async verify(id: string) {
      it.wait(1);
      return it.ask(verifyDeviation, { id, effective: true, note: 'kalt' });
    },
    json: async (input: object = {}) => (await read(input)) as HygieneReport,
    async table(part: string, input: object = {}) {
      const table = await read({ ...input, format: 'CSV', part });
      if (!out.isCsvTable(table)) throw new Error('No table');
      return table;
    },
    async paper(language: 'de' | 'en') {
      const paper = await read({ format: 'PDF' });
      if (!out.isPaperIn(paper)) throw new Error('No paper');
      return paper.paperIn(language);
    },
  };
}

test('a report shows what was planned, measured and done', async (t) => {
  const { ask, json, room, point, task, measure, clean, watched, send, reading, wait } = await reports();
  const daily = await point({ name: 'Theke', schedule: { every: 'DAY', times: ['07:00', '14:00'] } });
  const missed = await point({ name: 'Kasse', schedule: { every: 'DAY', times: ['07:00', '12:30'] } });
  const cleaned = await task();
  await measure(daily.id, 4.5);
  wait(1);
  await measure(daily.id, 9);
  await clean(cleaned.id, 'NOT_DONE', { note: 'krank' });
  await send([reading(0, 3), reading(5, 4)]);
  wait(60);
  await ask(updateSettings, { operator: { name: 'Metzgerei', street: 'Markt', postalCode: '91522' } });
  const report = await json();
  const rows = Object.fromEntries(
    report.days.map(({ date, controlPointId, cleaningTaskId, ...row }) => {
      t.equal(date, TODAY);
      return [controlPointId ?? cleaningTaskId, row];
    }),
  );
  const none = { planned: 0, done: 0, notDone: 0, missed: 0, count: 0, out: 0, lowest: null, highest: null };
  t.strictSame(rows, {
    [daily.id]: {
      ...{ ...none, planned: 2, done: 1, count: 2, out: 1, lowest: '4.5', highest: '9', silentMinutes: 0 },
    },
    [missed.id]: { ...none, planned: 2, missed: 1, silentMinutes: 0 },
    [watched.id]: { ...none, count: 2, lowest: '3', highest: '4', silentMinutes: 56 },
    [cleaned.id]: { ...none, planned: 1, notDone: 1, silentMinutes: 0 },
  });
  t.strictSame(report.gaps, [
    { code: 'OPERATOR_INCOMPLETE', count: 1 },
    { code: 'MISSED', count: 1 },
    { code: 'SILENT', count: 1 },
    { code: 'DEVIATION_OPEN', count: 1 },
  ]);
  t.hasStrict(report, { from: TODAY, to: TODAY, complete: false, createdBy: 'clerk' });
  t.equal(report.operator.city, '');
  t.ok(report.controlPoints.find(({ storageLocationId }) => storageLocationId === room.id));
  t.match(report.deviations, [{ controlPointId: daily.id, minutes: 60, until: null, highest: '9' }]);
  t.equal(report.deviations.length, 1);
});

test('a report of days that are over has the same hash later, and after a change from now on', async (t) => {
  const { ask, json, cold, measure, wait } = await reports();
  await measure(cold.id, 9);
  wait(2 * 24 * 60);
  const over = await json();
  t.equal(over.deviations[0]?.status, 'OPEN');
  wait(300);
  await ask(updateControlPoint, { id: cold.id, limits: { max: 4 } });
  t.equal((await json()).sha256, over.sha256);
  await ask(recordReadings, { readings: [{ controlPointId: cold.id, value: 5, measuredAt: `${TODAY}T09:00:00Z` }] });
  t.not((await json()).sha256, over.sha256, 'late data change it');
});

test('a report is refused for a wrong period, a day ahead, and a part with another format', async (t) => {
  const { ask, refusal, read } = await reports();
  const fieldsOf = async (input: object) => {
    const { code, faults } = await refusal(getHygieneReport, { from: TODAY, to: TODAY, ...input });
    return [code, ...(faults ?? []).map(({ field }) => field)];
  };
  const wrong: readonly (readonly [input: object, ...fields: string[]])[] = [
    [{ to: '2026-01-04' }, 'to'],
    [{ to: '2026-01-06' }, 'to'],
    [{ from: '2025-01-04' }, 'to'],
    [{ from: undefined, to: undefined }, 'from', 'to'],
    [{ part: 'DAYS' }, 'part'],
    [{ part: 'DAYS', format: 'PDF' }, 'part'],
    [{ format: 'CSV' }, 'part'],
    [{ format: 'XML' }, 'format'],
  ];
  for (const [input, ...fields] of wrong) {
    t.strictSame(await fieldsOf(input), ['VALIDATION_ERROR', ...fields], JSON.stringify(input));
  }
  t.strictSame(await fieldsOf({ to: '2026-01-06', part: 'DAYS' }), ['VALIDATION_ERROR', 'part', 'to'], 'all at once');
  t.ok(await read({ from: '2025-01-05' }), '366 days');
  t.equal((await refusal(getHygieneReport, {}, { caller: aCaller(['TEMPERATURE_LOG_READ']) })).code, 'ACCESS_DENIED');
  t.ok(await ask(getHygieneReport, { from: TODAY, to: TODAY }, { caller: aCaller(['HACCP_READ']) }));
});

test('a report of too many rows is refused', async (t) => {
  const { refusal, ports, cold, measure } = await reports();
  const { readings } = await measure(cold.id, 4);
  Object.assign(ports.hygieneReport, {
    readings: async (_from: Date, _until: Date, most: number) => Array.from({ length: most }, () => readings[0]),
  });
  const input = { from: TODAY, to: TODAY, format: 'CSV', part: 'READINGS' };
  t.equal((await refusal(getHygieneReport, input)).code, 'RESPONSE_TOO_LARGE');
});

/** Returns the cells of a row by the names of the columns. */
const cells = (t: Test, { columns, rows }: out.CsvTable) => {
  for (const row of rows) t.strictSame(Object.keys(row).toSorted(), columns.toSorted());
  return rows.map((row) => columns.map((column) => row[column]));
};

test('the parts of a report are tables', async (t) => {
  const { table, ask, task, clean, cold, measure, correct, deviations, act, verify, send, reading, wait } =
    await reports();
  const theke = await task({ name: 'Theke' });
  await clean(theke.id, 'OK');
  const [wrong] = (await measure(cold.id, 9)).readings;
  await correct(wrong?.id ?? '', 8);
  await send([reading(0, 4), reading(5, 10)]);
  wait(5);
  const [{ id = '' } = {}] = (await deviations()).filter(({ controlPointId }) => controlPointId === cold.id);
  await act(id, '=Tür "offen"');
  await act(id, 'Motor');
  await measure(cold.id, 4);
  await verify(id);
  await ask(updateControlPoint, { id: cold.id, limits: { max: 5 } });

  const days = await table('DAYS');
  t.equal(days.fileName, `hygiene-days-${TODAY}-${TODAY}.csv`);
  t.strictSame(
    cells(t, days).map(([date, name, , , planned]) => [date, name, planned]),
    [
      [TODAY, 'Temperatur Kühlhaus', { decimal: '0' }],
      [TODAY, 'Temperatur Kühlraum', { decimal: '0' }],
      [TODAY, 'Theke', { decimal: '1' }],
    ],
  );

  const readings = cells(t, await table('READINGS'));
  t.strictSame(
    readings.map(([, name, value, result, verdict, , max, , note, by]) => [
      name,
      value,
      result,
      verdict,
      max,
      note,
      by,
    ]),
    [
      ['Theke', '', 'OK', 'IN', '', '', 'clerk'],
      ['Temperatur Kühlraum', { decimal: '9' }, '', 'ABOVE', { decimal: '7' }, '', 'clerk'],
      ['Temperatur Kühlraum', { decimal: '8' }, '', 'ABOVE', { decimal: '7' }, 'vertippt', 'clerk'],
      ['Temperatur Kühlhaus', { decimal: '10' }, '', 'ABOVE', { decimal: '7' }, '', ''],
      ['Temperatur Kühlraum', { decimal: '4' }, '', 'IN', { decimal: '7' }, '', 'clerk'],
    ],
    'by hand or out of limits, with the limits of that moment',
  );

  const done = cells(t, await table('DEVIATIONS'));
  const columns = (await table('DEVIATIONS')).columns;
  const of = (row: readonly unknown[] | undefined, ...names: string[]) =>
    names.map((name) => row?.[columns.indexOf(name)]);
  t.strictSame(
    done.map((row) => of(row, 'name', 'status', 'cause', 'actedBy', 'effective', 'verifiedBy')),
    [
      ['Temperatur Kühlraum', 'VERIFIED', '=Tür "offen"', 'clerk', '', ''],
      ['Temperatur Kühlraum', 'VERIFIED', 'Motor', 'clerk', 'true', 'clerk'],
    ],
    'a row for each action, with the verification that followed it',
  );
});

test('the table of readings has the limits that judged them, also of a clock that is ahead', async (t) => {
  const { table, ask, cold, measure, minute } = await reports();
  await measure(cold.id, 6, { measuredAt: minute(4) });
  await ask(updateControlPoint, { id: cold.id, limits: { max: 5 } });
  t.hasStrict((await table('READINGS')).rows, [{ verdict: 'IN', max: { decimal: '7' } }]);
});

test('a deviation without an action has one row', async (t) => {
  const { table, cold, measure } = await reports();
  await measure(cold.id, 9);
  const { rows } = await table('DEVIATIONS');
  t.equal(rows.length, 1);
  t.hasStrict(rows[0], { status: 'OPEN', cause: '', highest: { decimal: '9' }, until: '' });
});

test('the paper is in the language, with gaps first, and the hash and the draft on each page', async (t) => {
  const { paper, json, cold, measure, ask, act, verify } = await reports();
  await measure(cold.id, 9);
  await measure(cold.id, 4.25);
  const { sha256 } = await json();
  const [de, en] = [await paper('de'), await paper('en')];
  t.strictSame([de.pageMark, en.pageMark], ['Entwurf – Nachweis unvollständig', 'Draft – record incomplete']);
  t.strictSame(de.pageLines, ['Zeitraum 05.01.2026 – 05.01.2026', `SHA-256 ${sha256}`]);
  t.strictSame(en.pageLines, ['Period 5 Jan 2026 – 5 Jan 2026', `SHA-256 ${sha256}`]);
  t.strictSame(
    de.tables.map(({ heading }) => heading),
    ['Was fehlt', 'Kontrollplan', 'Kontrollen im Januar 2026', 'Abweichungen', 'Wareneingänge', 'Produktionschargen'],
  );
  t.match(JSON.stringify(de.tables[2]), '4,25 … 9');
  t.match(JSON.stringify(en.tables[2]), '4.25 … 9');
  await ask(updateSettings, { operator: { name: 'Huber', street: 'Markt 3', postalCode: '91522', city: 'Ansbach' } });
  const [deviation] = (await json()).deviations;
  await act(deviation?.id ?? '', 'Tür');
  await verify(deviation?.id ?? '');
  const complete = await paper('de');
  t.equal((await json()).complete, true);
  t.notOk('pageMark' in complete, 'no draft without gaps');
  t.not(complete.tables[0]?.heading, 'Was fehlt');
});
