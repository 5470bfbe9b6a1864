/** Converts times from and to the time zone of the shop, which may differ from the time zone of the browser. */

/**
 * Converts the value of a date-time field, for example `2026-11-23T09:30`, in a time zone to an instant in ISO 8601.
 * Returns undefined if the value is not valid.
 */
export function instantOf(local: string, timeZone: string): string | undefined {
  const wished = Date.parse(`${local}Z`);
  if (Number.isNaN(wished)) return undefined;
  // The offset may differ between the first guess and the instant itself.
  let at = wished;
  for (let step = 0; step < 2; step++) at = wished - (Date.parse(`${localOf(at, timeZone)}Z`) - at);
  return new Date(at).toISOString();
}

/** Converts an instant, in milliseconds since 1970, to the value of a date-time field. */
export function localOf(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
}

const DAY_MS = 86_400_000;

/** Returns the milliseconds from an instant to the next midnight in a time zone. A day has 23, 24 or 25 hours. */
export function msToMidnight(at: number, timeZone: string): number {
  const today = localOf(at, timeZone).slice(0, 10);
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return Date.parse(instantOf(`${tomorrow}T00:00:00`, timeZone) ?? '') - at;
}
