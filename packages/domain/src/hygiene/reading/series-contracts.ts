/** The operation that reads the data of a picture: the series of a control point over time. */
import { query, type Tag } from '../../kernel/contract/contract.ts';
import { date, oneOf, pathId } from '../../kernel/contract/fields.ts';
import { described, form } from '../../kernel/contract/form.ts';
import * as out from '../../kernel/contract/output.ts';
import { PERIOD_DAYS_MAX, periodRule } from '../../kernel/contract/search.ts';
import { RESULTS, VERDICTS } from '../check/check.ts';
import { controlPointSubject } from '../subjects.ts';

/** RAW: the readings. HOUR, DAY: sums per hour or day of the shop. */
export const RESOLUTIONS = ['RAW', 'HOUR', 'DAY'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Maximum number of days with the resolution RAW. */
const RAW_DAYS_MAX = 8;
/** Decimal places of a mean. */
export const MEAN_PLACES = 2;

const exactOrNone = out.nullable(out.exactNumber());

const silenceOutput = out.object('SilenceResponse', {
  from: out.timestamp(),
  until: out.nullable(out.timestamp({ description: 'Null: it lasts' })),
});

export const readSeries = query({
  name: 'control-point.read-series',
  subject: controlPointSubject,
  address: 'GET /api/quality/control-points/{id}/series',
  summary: 'Read the readings of a control point over time, for a picture',
  description:
    'RAW gives the readings, HOUR and DAY give sums per hour or day of the shop, without empty ones. Corrected readings and NOT_DONE are left out. Silences are times in which the sensor sent nothing for longer than twice its minutes, and than its minutes and 15 more.',
  permission: 'TEMPERATURE_LOG_READ',
  floor: true,
  input: form(
    {
      id: pathId(),
      from: described(date(), 'The first day'),
      to: described(date(), `The last day; at most ${PERIOD_DAYS_MAX} days with both ends, ${RAW_DAYS_MAX} with RAW`),
      resolution: oneOf(RESOLUTIONS),
    },
    (given, fault) => periodRule(given, fault, given.resolution === 'RAW' ? RAW_DAYS_MAX : PERIOD_DAYS_MAX),
  ),
  output: out.object('SeriesResponse', {
    readings: out.listOf(
      out.object('SeriesReadingResponse', {
        measuredAt: out.timestamp(),
        value: exactOrNone,
        result: out.nullable(out.oneOf(RESULTS)),
        verdict: out.oneOf(VERDICTS),
      }),
      { description: 'Of RAW alone' },
    ),
    buckets: out.listOf(
      out.object('SeriesBucketResponse', {
        from: out.timestamp({ description: 'When the hour or the day begins' }),
        count: out.int32({ description: 'How many readings' }),
        out: out.int32({ description: 'How many readings are out of limits' }),
        lowest: exactOrNone,
        highest: exactOrNone,
        mean: out.nullable(out.exactNumber({ description: `With ${MEAN_PLACES} decimal places` })),
      }),
      { description: 'Of HOUR and DAY alone' },
    ),
    silences: out.listOf(silenceOutput),
  }),
});

export const seriesTag: Tag = {
  title: 'Series',
  description: 'Readings over time, for pictures',
  contracts: [readSeries],
};
