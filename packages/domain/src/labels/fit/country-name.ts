/** The German names of countries. */
import { type Country, countryCodeOf } from '../../kernel/values/country.ts';

let names: Intl.DisplayNames | undefined;

/** Returns the German name of a country. */
export function countryName(country: Country): string {
  names ??= new Intl.DisplayNames('de', { type: 'region' });
  return names.of(country) ?? country;
}

/** The country of a shop whose settings name none: labels are German (LMIDV § 2). */
const HOME = 'DE';

/** Returns the German name of the shop's country, which the settings have as a code or a name. Other texts stay. */
export function placeName(text: string): string {
  const country = countryCodeOf(text.trim() || HOME);
  return country ? countryName(country) : text.trim();
}
