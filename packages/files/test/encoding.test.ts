/** Tests how the bytes of a file decide its encoding. A wrong guess would write wrong letters in silence. */
import iconv from 'iconv-lite';
import { test } from 'tap';
import { notes, read } from './columns.ts';

const PAGES = { WINDOWS_1252: 'win1252', CP850: 'cp850', MAC_ROMAN: 'macroman' } as const;
type Page = keyof typeof PAGES;

const file = (names: readonly string[]) =>
  `articleNumber;name\n${names.map((name, at) => `${at + 1};${name}\n`).join('')}`;
const encoded = (page: Page, names: readonly string[]) => iconv.encode(file(names), PAGES[page]);

async function seen(bytes: Uint8Array) {
  const { encoding, rows, warnings, faults } = await read(bytes);
  const names = rows.map(({ values }) => values['name']);
  return { encoding, names, warnings: warnings.length, faults: faults.length };
}

/** Files whose bytes decide their encoding, without a warning. */
const DECIDED: Readonly<Record<Page, readonly (readonly string[])[]>> = {
  CP850: [
    ['Leberkäs grob', 'Knöchla', 'Preßsack weiß'],
    ['Leberkäs'],
    ['Sülze'],
    ['SÜLZE', 'LEBERKÄS', 'KNÖDEL'],
    ['Übergröße', 'Rindersaftschinken'],
    ['Hähnchenbrüste', 'Öl', 'Ärmel'],
    ['Filet de bœuf'.replace('œ', 'oe'), 'Pâté de Canard', 'Crème brûlée'],
    ['Weißwürste', 'Käsekrainer', 'Gelbwürste', 'Schweinsöhrchen'],
  ],
  MAC_ROMAN: [
    ['Sülze'],
    ['SÜLZE', 'LEBERKÄS', 'KNÖDEL'],
    ['Leberkäs grob', 'Knöchla', 'Preßsack weiß'],
    ['Hähnchenbrüste', 'Öl', 'Ärmel'],
    ['Pâté de canard', 'Crème brûlée', 'Café'],
  ],
  WINDOWS_1252: [
    ['Leberkäs grob', 'Knöchla', 'Preßsack weiß'],
    ['Sülze'],
    ['Café', 'Filet mariné'],
    ['Preßsack weiß'],
    ['SÜLZE', 'LEBERKÄS', 'KNÖDEL', 'STRAßE'],
    ['KNÖDEL'],
    ['Öl', 'Ähren', 'Übrig'],
    ['12,90 €', '€ 3', '5€'],
    ['nach § 7', 'Steak – mariniert', 'Mo – Fr'],
    ['Würste – 12,90 € nach § 3'],
    ['Jalapeños', 'Halászlé', 'Pâté', 'Crème brûlée', 'Garçon', 'à la carte'],
    ['Pálinka', 'Kolbász'],
    ['Salami „Bio“', 'Roulade (500 g) × 2', '4 °C', '2 m²'],
    ['Metzger´s Bestes'],
    ['1\u00a0234 Stück'],
    ['Müller & Söhne GmbH, Straße 12', 'Groß-Gerau', 'Señor Ibáñez'],
  ],
};

for (const [page, files] of Object.entries(DECIDED) as [Page, (typeof DECIDED)[Page]][]) {
  test(`readSheet recognises ${page} without a warning where the bytes decide it`, async (t) => {
    for (const names of files) {
      t.same(await seen(encoded(page, names)), { encoding: page, names, warnings: 0, faults: 0 }, names.join(' · '));
    }
  });
}

test('readSheet warns where more than one encoding is likely, and names the rows and the encoding', async (t) => {
  const one = await read(encoded('CP850', ['Lyoner', 'Preßsack weiß']));
  t.equal(one.encoding, 'CP850', 'ß is more likely than á');
  t.equal(one.rows[1]?.values['name'], 'Preßsack weiß');
  t.same(notes(one.warnings), [
    '3 : The encoding of the file is not certain. It was read as CP850 (MS-DOS): check the letters in the rows 3.',
  ]);
  const many = await read(
    encoded(
      'WINDOWS_1252',
      Array.from({ length: 12 }, () => 'Huber’s'),
    ),
  );
  t.equal(many.encoding, 'WINDOWS_1252');
  t.same(notes(many.warnings), [
    '2 : The encoding of the file is not certain. It was read as Windows-1252: check the letters in the rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more.',
  ]);
  t.equal(many.warnings[0]?.value, 'Huber’s');
  const mixed = await read(
    Buffer.concat([encoded('WINDOWS_1252', ['Würste', 'Käse']), iconv.encode('3;Kn”chla\n', 'win1252')]),
  );
  t.equal(mixed.encoding, 'WINDOWS_1252');
  t.equal(mixed.warnings.length, 1, 'a mixed file');
});

test('readSheet reads Unicode with and without a byte order mark, and needs no other guess', async (t) => {
  const names = ['Leberkäs', 'Würste – 12,90 €', '日本 𝒳', 'Žemaitis'];
  const text = file(names);
  const utf16 = Buffer.from(text, 'utf16le');
  const files = {
    UTF_8: [Buffer.from(text), Buffer.from(`\ufeff${text}`)],
    UTF_16: [
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      utf16,
      Buffer.from(utf16).swap16(),
    ],
  };
  for (const [encoding, all] of Object.entries(files)) {
    for (const bytes of all) t.same(await seen(bytes), { encoding, names, warnings: 0, faults: 0 });
  }
});

test('readSheet reports damaged characters of a file in UTF-8 as faults', async (t) => {
  const bytes = Buffer.concat([
    Buffer.from(file(['Käse', 'Würste', 'Öl'])),
    Buffer.from([0x34, 0x3b, 0x4b, 0xe4, 0x0a]),
  ]);
  const { encoding, faults } = await read(bytes);
  t.equal(encoding, 'UTF_8');
  t.same(notes(faults), [
    '5 name: has a character that could not be read (�): save the file as UTF-8 and correct the text',
  ]);
});
