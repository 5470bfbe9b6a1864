/** The instants of entries that are sent later. Runs without a browser. */

/** Maximum time in milliseconds between the entry of a value and its booking, in which a person says what was done. */
const LONGEST_MS = 30 * 60_000;

/**
 * Returns the instant to send with a late entry: when the user entered it. Returns the instant of the booking if the
 * entry has none, or one that cannot be: after the booking or long before it. Then the clock of the device is wrong,
 * which the service's clock corrects in `booked`. Both are ISO texts.
 */
export function instantToSend(entered: string | null | undefined, booked: string): string {
  if (!entered) return booked;
  const before = Date.parse(booked) - Date.parse(entered);
  return before >= 0 && before <= LONGEST_MS ? entered : booked;
}
