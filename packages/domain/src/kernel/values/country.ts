/** Country codes of ISO 3166-1 alpha-2, a closed list. */

import { foldText } from './text.ts';

// The 249 officially assigned codes. Reserved codes (EU, UK) and user-assigned codes (XK, ZZ) are not valid.
const CODES: ReadonlySet<string> = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
    'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
    'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
    'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
    'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
    'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
);

declare const country: unique symbol;

/** An upper-case code of ISO 3166-1 alpha-2. */
export type Country = string & { readonly [country]: true };

export const isCountry = (raw: unknown): raw is Country => typeof raw === 'string' && CODES.has(raw);

/**
 * Creates a country from a trusted text such as a stored one. Throws a RangeError for other texts, because that is a
 * defect.
 */
export function countryOf(text: string): Country {
  if (!isCountry(text)) throw new RangeError(`Not a country: ${text}`);
  return text;
}

/** The languages in which countries are known by name. */
const LANGUAGES = ['de', 'en'];

// Built at the first call, because it reads 498 names from the tables of the platform.
let names: ReadonlyMap<string, Country> | undefined;

const namesOfCountries = (): ReadonlyMap<string, Country> =>
  new Map(
    LANGUAGES.flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'region' });
      return [...CODES].map((code) => [foldText(display.of(code) ?? code), countryOf(code)] as const);
    }),
  );

/**
 * Returns the country of a text, which is an ISO 3166-1 alpha-2 code or the German or English name of
 * `Intl.DisplayNames`. Ignores case and surrounding blanks. Returns undefined for other texts.
 */
export function countryCodeOf(text: string): Country | undefined {
  const trimmed = text.trim();
  const code = trimmed.toUpperCase();
  // The length of the text counts, because the upper case of ß is SS, a code.
  if (trimmed.length === 2 && isCountry(code)) return code;
  names ??= namesOfCountries();
  return names.get(foldText(trimmed));
}
