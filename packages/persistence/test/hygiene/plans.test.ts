/** The plans of the reads of hygiene: however many readings there are, each reads only those of its checks and times. */
import { ControlPoint, ControlPoints, Device, Devices } from '@cleaver/domain/hygiene';
import { connect } from '../../src/connection/index.ts';
import * as texts from '../../src/hygiene/hygiene-texts.ts';
import type { Database } from '../../src/index.ts';
import { ids, onEachDatabase } from '../databases.ts';

const NOW = new Date('2026-06-30T00:00:00Z');

/** Stores a device and 20 points. */
async function storePoints({ transactions }: Database): Promise<void> {
  const device = Device.create({ id: ids.next(), name: 'Logger', keyDigest: 'digest', createdAt: NOW });
  const points = Array.from({ length: 20 }, (_, at) =>
    ControlPoint.create(
      { id: ids.next(), name: `Kühlraum ${at}`, scope: 'SHOP', measure: 'TEMPERATURE' },
      { limits: { min: null, max: '7' } },
      'anna',
      NOW,
    ),
  );
  await transactions.run({ now: NOW }, async (unit) => {
    unit.of(Devices).add(device);
    for (const point of points) unit.of(ControlPoints).add(point);
  });
}

/** Stores 2,000 readings of each point, one of them out of limits. */
const FILL = `
  insert into reading (id, control_point_id, measured_at, value, verdict, version, device_id, note, recorded_at,
    row_version)
  select gen_random_uuid(), p.id, at, 4, case when at = timestamptz '2026-06-05 00:00Z' then 'ABOVE' else 'IN' end, 1,
    d.id, '', at, 1
  from generate_series(timestamptz '2026-06-01 00:00Z', timestamptz '2026-06-07 22:40Z', interval '5 minutes') at
    cross join control_point p cross join device d`;

/** All texts but those that read all checks, or no readings, by name. */
const TEXTS = Object.entries(texts).flatMap(([name, text]) =>
  name === 'ALL_BUCKETS' || name === 'DEVIATIONS'
    ? []
    : typeof text === 'string'
      ? [[name, text] as const]
      : Object.entries(text).map(([column, each]) => [`${name} ${column}`, each] as const),
);

/**
 * What is out of limits or not done has an index of its own, because nearly all readings are in order. Sums by hour
 * read those of their point alone, not of all points in the time.
 */
const INDEX_OF = new Map([
  ...['OUT_OF_LIMITS', 'SLOTS'].map(
    (name) => [`${name} control_point_id`, /reading_control_point_id_measured_at_index/] as const,
  ),
  ['BUCKETS', /reading_control_point_id_measured_at_device_id_unique/],
]);

onEachDatabase('no read of hygiene scans the table of readings', async (t, open, place) => {
  const database = await open();
  await storePoints(database);
  await database.close();
  const connection = await connect(place);
  const run = (text: string) => connection.query({ text, values: [] });
  // A busy machine takes longer to store 40,000 readings than a statement of the service may take.
  await run('set statement_timeout = 0');
  await run(FILL);
  await run('analyze reading');
  // The plans that do not depend on the values.
  await run('set plan_cache_mode = force_generic_plan');
  t.ok(TEXTS.length >= 12);
  for (const [name, text] of TEXTS) {
    const values = new Set(text.match(/\$\d/g)).size;
    await run(`prepare looked as ${text}`);
    const rows = await run(`explain (costs off) execute looked (${Array(values).fill('null').join(', ')})`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    t.match(plan, INDEX_OF.get(name) ?? /reading_\w+_(?:unique|index)/, `${name}: ${plan}`);
    // The second index has the readings of all checks by time.
    t.notMatch(plan, /Seq Scan on reading r|using reading_measured_at_index/, `${name}: ${plan}`);
    await run('deallocate looked');
  }
  await connection.close();
});
