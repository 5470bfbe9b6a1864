/** Times of day as one text: "07:00, 14:00". Draws nothing. */

/** Returns the typed times. 7, 7:00, 07.00 and 0700 mean 07:00. Keeps what is no time, for the fault of the form. */
export const timesOf = (text: string): readonly string[] =>
  text
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(part) ?? [];
      return hour === undefined ? part : `${hour.padStart(2, '0')}:${minute}`;
    });

export const timesText = (times: readonly string[]): string => times.join(', ');
