/** Public holidays in Germany, as proposals for closed days. They differ by state. */
import { getHolidays, type Region } from 'feiertagejs';

/** The German states by their ISO 3166-2:DE codes without the country code. */
export const STATES: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
};

export interface Holiday {
  readonly date: string;
  readonly note: string;
}

/** Returns the public holidays of a state in the year that begins with `today`. */
export function holidaysAhead(state: string, today: string): readonly Holiday[] {
  const year = Number(today.slice(0, 4));
  const until = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((one) => getHolidays(one, state as Region))
    .map((one) => ({ date: one.dateString, note: one.translate('de') ?? '' }))
    .filter(({ date }) => today <= date && date < until)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
