/** The routes of the reference for sensor readings: one plain insert, and one plain sum by hour. No rules, no deviations. */
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** The table of the reference for readings. */
export const REFERENCE_READINGS = `create table reading (
  channel text not null, measured_at timestamptz not null, value numeric not null, primary key (channel, measured_at)
)`;

interface Span {
  readonly channel: string;
  readonly from: string;
  readonly to: string;
}

export function addReadingRoutes(app: FastifyInstance, pool: Pool): void {
  app.post<{ Body: { readings: object } }>('/api/quality/device-readings', async ({ body }) => {
    const { rowCount } = await pool.query({
      name: 'add-readings',
      text: `insert into reading select channel, "measuredAt", value
        from jsonb_to_recordset($1) as sent (channel text, "measuredAt" timestamptz, value numeric) on conflict do nothing`,
      values: [JSON.stringify(body.readings)],
    });
    return { stored: rowCount };
  });
  app.get<{ Querystring: Span }>('/api/quality/series', async ({ query: { channel, from, to } }) => {
    const { rows } = await pool.query({
      name: 'hours',
      text: `select date_trunc('hour', measured_at) as from, count(*)::int as count, min(value)::float as lowest,
          max(value)::float as highest, round(avg(value), 2)::float as mean
        from reading where channel = $1 and measured_at between $2 and $3 group by 1 order by 1`,
      values: [channel, from, to],
    });
    return { buckets: rows };
  });
}
