/** The checks of a week: what the sensors of two rooms sent, what people measured, and what was cleaned. */

const QUARTER_HOUR = 15;
const DAY_MINUTES = 1440;
/** The days whose checks are there, counted back from today. */
export const CHECKED_DAYS = 7;

export interface DemoSensor {
  readonly location: string;
  readonly channel: string;
  /** The middle of the temperature, in °C. */
  readonly middle: number;
}

export const STATION = 'Funkstation Kühlung';

/** The sensors of the station. Each sends every 15 minutes. */
export const SENSORS: readonly DemoSensor[] = [
  { location: 'Kühlraum 2 Wurst', channel: 'fuehler-1', middle: 3.4 },
  { location: 'Tiefkühlzelle', channel: 'fuehler-2', middle: -20.6 },
];
export const SENSOR_MINUTES = QUARTER_HOUR;

/** A warm night of the first sensor: its day, and its first and last minute of that day in UTC. */
const WARM = { day: -3, from: 60, until: 255 };

/** What was done about the warm night. */
export const WARM_ACTION = {
  cause: 'Tür zum Kühlraum 2 stand nach dem Einräumen offen',
  measure: 'Tür geschlossen, Ware im Kern gemessen (höchstens 4,8 °C), Türschließer eingestellt',
  goods: 'RELEASED',
};
export const WARM_VERIFICATION = { effective: true, note: 'Drei Tage beobachtet, die Tür schließt wieder von selbst' };

/** Returns the temperature at a minute of a day, in °C. It follows the compressor, which runs every 75 minutes. */
function temperatureAt({ middle }: DemoSensor, isWarm: boolean, day: number, minute: number): number {
  const cycle = Math.sin(((day * DAY_MINUTES + minute) / 75) * 2 * Math.PI) * 0.6;
  const warmth = isWarm ? Math.sin(((minute - WARM.from) / (WARM.until - WARM.from)) * Math.PI) * 5 : 0;
  return Math.round((middle + cycle + warmth) * 10) / 10;
}

export interface SentReading {
  readonly channel: string;
  readonly measuredAt: string;
  readonly value: number;
}

/** Returns what the sensors sent on a day, counted from today. `dayOf` returns the date. */
export function sentOn(day: number, dayOf: (days: number) => string): readonly SentReading[] {
  return SENSORS.flatMap((sensor, place) =>
    Array.from({ length: DAY_MINUTES / QUARTER_HOUR }, (_, at) => {
      const minute = at * QUARTER_HOUR;
      const isWarm = place === 0 && day === WARM.day && WARM.from < minute && minute < WARM.until;
      return {
        channel: sensor.channel,
        measuredAt: instant(dayOf(day), minute),
        value: temperatureAt(sensor, isWarm, day, minute),
      };
    }),
  );
}

/** Returns a minute of a date in UTC as an instant. */
const instant = (date: string, minute: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString();

/** What people measured, by storage location: a temperature in °C for each day, from yesterday back. */
const MEASURED: Readonly<Record<string, readonly number[]>> = {
  'Kühlraum 1 Fleisch': [1.2, 0.9, 1.4, 1.1, 1.6, 1.3],
  'Kühlraum 3 Geflügel': [1.5, 1.7, 1.2, 1.4, 1.1, 1.6],
  'Reiferaum Rohwurst': [13.4, 13.6, 13.1, 13.8, 13.2, 13.5],
  // The counter was too warm yesterday. No action is recorded yet.
  Fleischtheke: [6.3, 2.8, 3.1, 2.6, 3.4, 2.9],
  Wursttheke: [4.6, 4.9, 4.4, 5.1, 4.7, 4.5],
};
/** The minute of the day in UTC at which people measured. */
const MEASURED_AT = 5 * 60 + 30;
/** The minute of the day in UTC at which people had cleaned. */
const CLEANED_AT = 16 * 60 + 45;

/** The day on which the cleaning check was not done, and why. */
const LEFT_OUT = { day: -4, note: 'Früh zur Anlieferung gerufen' };

/** Returns what people recorded. `pointOf` returns the point of a storage location, `check` is the daily check. */
export function recorded(
  pointOf: (location: string) => string | undefined,
  check: string,
  dayOf: (days: number) => string,
) {
  const at = (days: number) => instant(dayOf(days), MEASURED_AT);
  const temperatures = Object.entries(MEASURED).flatMap(([location, values]) =>
    values.map((value, back) => ({ controlPointId: pointOf(location), value, measuredAt: at(-1 - back) })),
  );
  const checks = [-1, -2, -3, -4, -5, -6].map((day) => ({
    ...{ controlPointId: check, measuredAt: at(day) },
    ...(day === LEFT_OUT.day ? { result: 'NOT_DONE', note: LEFT_OUT.note } : { result: 'OK' }),
  }));
  return [...temperatures, ...checks];
}

/** Returns what was cleaned: the daily tasks, of which yesterday's are missing, and the weekly one. */
export function cleaned(daily: readonly string[], weekly: readonly string[], dayOf: (days: number) => string) {
  const record = (cleaningTaskId: string, day: number) => ({
    ...{ cleaningTaskId, result: 'OK', doneAt: instant(dayOf(day), CLEANED_AT) },
  });
  return [
    ...[-2, -3, -4, -5, -6].flatMap((day) => daily.map((task) => record(task, day))),
    ...weekly.map((task) => record(task, -3)),
  ];
}
