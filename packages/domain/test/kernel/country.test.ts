import { test } from 'tap';
import { countryCodeOf, countryOf, isCountry } from '../../src/kernel/values/country.ts';

test('countryCodeOf knows codes and German and English names in any case', (t) => {
  const known = {
    DE: ['DE', 'de', ' De ', 'Deutschland', 'DEUTSCHLAND', 'Germany', '\tgermany\n'],
    AT: ['at', 'Österreich', 'ÖSTERREICH', 'O\u0308sterreich', 'Austria'],
    CH: ['Schweiz', 'Switzerland'],
    GB: ['Vereinigtes Königreich', 'United Kingdom'],
    SS: ['SS', 'Südsudan', 'South Sudan'],
  };
  for (const [code, texts] of Object.entries(known)) for (const text of texts) t.equal(countryCodeOf(text), code, text);
  for (const text of [
    '',
    ' ',
    'ß',
    'UK',
    'EU',
    'XX',
    'DEU',
    'D',
    'Bayern',
    'Deutschland.',
    'Allemagne',
    'constructor',
  ]) {
    t.equal(countryCodeOf(text), undefined, text);
  }
  t.end();
});

test('countryCodeOf returns the country of each German and English name: no name has two countries', (t) => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry);
  t.equal(codes.length, 249);
  for (const language of ['de', 'en']) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    t.same(
      codes.map((code) => countryCodeOf(names.of(code)?.toUpperCase() ?? '')),
      codes,
      language,
    );
  }
  t.end();
});

test('countryOf refuses a text that is no country', (t) => {
  t.equal(countryOf('DE'), 'DE');
  t.throws(() => countryOf('de'), RangeError);
  t.end();
});
