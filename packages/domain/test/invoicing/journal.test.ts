/** Tests the journal and the DATEV batch: columns and fields by example, and that both add up to the documents. */
import fc from 'fast-check';
import { test } from 'tap';
import { datevBatch, fiscalYearBegin, isInOneFiscalYear, missingForDatev } from '../../src/invoicing/journal/datev.ts';
import { DATEV_HEADINGS } from '../../src/invoicing/journal/datev-fields.ts';
import { JOURNAL_COLUMNS, type JournalDocument, journalRows } from '../../src/invoicing/journal/journal.ts';
import { windows1252 } from '../../src/invoicing/journal/windows-1252.ts';
import type { TableCell } from '../../src/kernel/contract/output.ts';
import { addDays, dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';
import { sumText } from '../../src/sales/index.ts';
import type { DatevSettings } from '../../src/settings/invoicing/invoicing-settings.ts';

const SETTINGS: DatevSettings = {
  ...{ consultantNumber: 29_098, clientNumber: 55_003, fiscalYearStart: '01-01', accountLength: 4 },
  debtorAccount: '10000',
  revenueAccounts: [
    { rate: '19', account: '8400' },
    { rate: '7', account: '8300' },
    { rate: '0', account: '8200' },
  ],
};
const PERIOD = { from: dateOf('2026-11-01'), until: dateOf('2026-11-30') };
/** Half past ten at night in UTC, which is the next day in Berlin. */
const AT = { now: new Date('2026-11-30T23:04:05.006Z'), timeZone: 'Europe/Berlin', pause: async () => {} };

type Document = JournalDocument['document'];
const group = (rate: string, net: string, tax: string, gross: string): Document['vat'][number] => ({
  ...{ category: 'S', rate, net, tax, gross, exemptionReason: '' },
});
const issued = (
  more: Partial<Document> = {},
  name = 'Gasthof „Zum Löwen“',
  vatId = 'DE136695976',
): JournalDocument => ({
  document: {
    ...{ number: 'RE-2026-00001', type: 'INVOICE', kind: null, corrects: null },
    ...{ issueDate: dateOf('2026-11-05'), dueDate: dateOf('2026-12-15') },
    ...{ supplyFrom: dateOf('2026-10-30'), supplyUntil: dateOf('2026-11-04') },
    vat: [group('19', '100.00', '19.00', '119.00'), group('7', '27.30', '1.91', '29.21')],
    ...more,
    buyer: { name, vatId },
  },
  sha256: 'f0'.repeat(32),
});
const credit = (more: Partial<Document> = {}) =>
  issued({
    ...{ number: 'RE-2026-00002', type: 'CREDIT_NOTE', kind: 'RETURN', dueDate: null },
    corrects: { invoiceId: 'x', number: 'RE-2026-00001', issueDate: dateOf('2026-11-05') },
    vat: [group('7', '5.00', '0.35', '5.35')],
    ...more,
  });

/** Returns the fields of each line of a batch, with their quotes. */
async function linesOf(documents: readonly JournalDocument[], settings = SETTINGS, period = PERIOD) {
  const { fileName, bytes } = await datevBatch(settings, period, documents, AT);
  const text = new TextDecoder('windows-1252').decode(bytes);
  const lines = text.split('\r\n');
  if (lines.pop() !== '' || /[\r\n]/.test(lines.join(''))) throw new Error('A line has another end');
  const fields = lines.map((line) => line.match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^;"]*)(?=;|$)/g) ?? []);
  return { fileName, header: fields[0] ?? [], headings: fields[1] ?? [], rows: fields.slice(2) };
}
/** Returns the filled fields of a row by their number. */
const filled = (row: readonly string[]): Readonly<Record<number, string>> =>
  Object.fromEntries(row.flatMap((value, at) => (value === '' || value === '""' ? [] : [[at + 1, value]])));

test('the journal has a row per document and group, and credit notes are negative', (t) => {
  const [first, second, third] = journalRows([issued(), credit()]);
  t.strictSame(Object.keys(first ?? {}), JOURNAL_COLUMNS);
  t.strictSame(first, {
    ...{ invoiceNumber: 'RE-2026-00001', type: 'INVOICE', kind: '', issueDate: '2026-11-05' },
    ...{ supplyFrom: '2026-10-30', supplyUntil: '2026-11-04', customerName: 'Gasthof „Zum Löwen“' },
    ...{ vatId: 'DE136695976', category: 'S', rate: { decimal: '19' }, net: { decimal: '100.00' } },
    ...{ tax: { decimal: '19.00' }, gross: { decimal: '119.00' }, corrects: '', sha256: 'f0'.repeat(32) },
  });
  t.match(second, { rate: { decimal: '7' }, gross: { decimal: '29.21' } });
  t.match(third, {
    ...{ type: 'CREDIT_NOTE', kind: 'RETURN', corrects: 'RE-2026-00001' },
    ...{ net: { decimal: '-5.00' }, tax: { decimal: '-0.35' }, gross: { decimal: '-5.35' } },
  });
  const [nothing] = journalRows([credit({ vat: [group('7', '0.00', '0.00', '0.00')] })]);
  t.strictSame(nothing?.gross, { decimal: '0.00' });
  t.end();
});

test('a batch has the header, the headings and the rows of the DATEV format', async (t) => {
  const { fileName, header, headings, rows } = await linesOf([issued(), credit()]);
  t.equal(fileName, 'EXTF_Buchungsstapel_20261101_20261130.csv');
  t.equal(
    header.join(';'),
    '"EXTF";700;21;"Buchungsstapel";13;20261201000405006;;"";"";"";29098;55003;20260101;4;20261101;20261130;' +
      '"Rechnungsausgang";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
  t.equal(header.length, 31);
  t.strictSame(headings, DATEV_HEADINGS);
  t.equal(new Set(headings).size, 125);
  const named = (at: number) => headings[at - 1];
  t.strictSame([1, 2, 7, 8, 10, 11, 12, 14].map(named), [
    ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
    ...['Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Buchungstext'],
  ]);
  t.strictSame([115, 125].map(named), ['Leistungsdatum', 'Abw. Skontokonto']);
  t.strictSame(
    rows.map(({ length }) => length),
    [125, 125, 125],
  );
  const common = { 7: '10000', 10: '0511', 14: '"Gasthof „Zum Löwen“"', 115: '04112026' };
  t.strictSame(rows.map(filled), [
    { ...common, 1: '119,00', 2: '"S"', 8: '8400', 11: '"RE-2026-00001"', 12: '"151226"' },
    { ...common, 1: '29,21', 2: '"S"', 8: '8300', 11: '"RE-2026-00001"', 12: '"151226"' },
    { ...common, 1: '5,35', 2: '"H"', 8: '8300', 11: '"RE-2026-00002"' },
  ]);
  t.equal(rows[2]?.[11], '""', 'an empty text has quotes');
  t.equal(rows[2]?.[12], '', 'an empty number has none');
});

test('names are cut to 60 characters of Windows-1252, and their quotes are doubled', async (t) => {
  const nameOf = async (name: string) => (await linesOf([issued({}, name)])).rows[0]?.[13];
  t.equal(await nameOf('Meier "Sepp" & Co; €'), '"Meier ""Sepp"" & Co; €"');
  t.equal(await nameOf('u\u0308ber\tLin\nie'), '"über Lin ie"', 'composed, without control characters');
  t.equal(await nameOf('Şahin 🥩 Łódź\u0081'), '"?ahin ? ?ód? "');
  t.equal(await nameOf(`${'🥩'.repeat(59)}""x`), `"${'?'.repeat(59)}"""`);
  t.equal(await nameOf('=1+1'), '"=1+1"', 'no guard: the file is no spreadsheet');
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const known = new TextDecoder('windows-1252').decode(Uint8Array.from(all));
  const bytes = [...windows1252(known)];
  t.strictSame(
    bytes,
    all.map((byte) => ([0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte) ? 0x3f : byte)),
  );
  t.strictSame([...windows1252('\uD83Dx')], [0x3f, 0x78], 'half of a character');
});

test('a group of 0.00 is in the journal, and not in the batch, which does not take it', async (t) => {
  const free = issued({ vat: [group('16', '0.00', '0.00', '0.00'), group('7', '1.00', '0.07', '1.07')] });
  t.equal(journalRows([free]).length, 2);
  t.strictSame(
    (await linesOf([free])).rows.map((row) => row[0]),
    ['1,07'],
  );
  t.strictSame(missingForDatev(SETTINGS, [free]), []);
});

test('missing settings are named, the rates each once', async (t) => {
  const texts = (...args: Parameters<typeof missingForDatev>) => missingForDatev(...args).map(String);
  t.strictSame(texts(null, []), ['the data of the tax adviser (DATEV)']);
  t.strictSame(texts(SETTINGS, [issued(), credit()]), []);
  const other = issued({ vat: [group('5.5', '1.00', '0.06', '1.06'), group('7.00', '1.00', '0.07', '1.07')] });
  const more = issued({ vat: [group('16', '1.00', '0.16', '1.16')] });
  t.strictSame(texts(SETTINGS, [other, more, other]), [
    'the revenue account for 16 % (DATEV)',
    'the revenue account for 5.5 % (DATEV)',
  ]);
  await t.rejects(datevBatch(SETTINGS, PERIOD, [more], AT), RangeError);
  t.strictSame(texts({ ...SETTINGS, revenueAccounts: [] }, []), []);
});

test('a fiscal year begins on its day, and a period may have one only', async (t) => {
  const begin = (day: string, start: string) => fiscalYearBegin(dateOf(day), start);
  t.equal(begin('2026-01-01', '01-01'), '2026-01-01');
  t.equal(begin('2026-12-31', '01-01'), '2026-01-01');
  t.equal(begin('2026-06-30', '07-01'), '2025-07-01');
  t.equal(begin('2026-07-01', '07-01'), '2026-07-01');
  const isOne = (from: string, until: string, fiscalYearStart = '01-01') =>
    isInOneFiscalYear({ from: dateOf(from), until: dateOf(until) }, { ...SETTINGS, fiscalYearStart });
  t.ok(isOne('2026-01-01', '2026-12-31'));
  t.notOk(isOne('2026-12-31', '2027-01-01'));
  t.ok(isOne('2026-12-31', '2027-01-01', '07-01'));
  t.notOk(isOne('2026-06-30', '2026-07-01', '07-01'));
  const period = { from: dateOf('2026-05-01'), until: dateOf('2026-05-31') };
  t.equal((await linesOf([], { ...SETTINGS, fiscalYearStart: '07-01' }, period)).header[12], '20250701');
});

test('journal and batch add up to the documents, per document and account', async () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 });
  const text = (count: number) => sumText(Decimal.of(String(count)).dividedBy(Decimal.HUNDRED));
  const groups = fc.uniqueArray(fc.record({ rate: fc.constantFrom('19', '7', '0'), net: cents, tax: cents }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ rate }) => rate,
  });
  const documents = fc.array(fc.tuple(groups, fc.boolean(), fc.nat(29)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(documents, async (given) => {
      const all = given.map(([groups, isCredit, day], at) => {
        const vat = groups.map(({ rate, net, tax }) => group(rate, text(net), text(tax), text(net + tax)));
        const more = { number: `RE-2026-${10_000 + at}`, issueDate: addDays(PERIOD.from, day), vat };
        return isCredit ? credit(more) : issued(more);
      });
      const sums = new Map<string, number>();
      const add = (key: string, count: number) => sums.set(key, (sums.get(key) ?? 0) + count);
      for (const [at, [groups, isCredit]] of given.entries()) {
        for (const { rate, net, tax } of groups) {
          const account = SETTINGS.revenueAccounts.find((one) => one.rate === rate)?.account;
          add(`${10_000 + at} ${account}`, (isCredit ? -1 : 1) * (net + tax));
        }
      }
      const { rows } = await linesOf(all);
      for (const row of rows) {
        if (!/^\d{1,10},\d\d$/.test(row[0] ?? '') || /^0+,00$/.test(row[0] ?? '')) return false;
        const sign = row[1] === '"S"' ? -1 : 1;
        add(`${row[10]?.slice(-6, -1)} ${row[7]}`, sign * Number(row[0]?.replace(',', '')));
      }
      const hundredfold = (cell: TableCell) => Math.round(Number(Object(cell).decimal) * 100);
      const journalled = journalRows(all);
      const journal = journalled.reduce((sum, { gross }) => sum + hundredfold(gross), 0);
      const parts = journalled.reduce((sum, { net, tax }) => sum + hundredfold(net) + hundredfold(tax), 0);
      const posted = rows.reduce((sum, row) => sum + (row[1] === '"S"' ? 1 : -1) * Number(row[0]?.replace(',', '')), 0);
      return [...sums.values()].every((left) => left === 0) && journal === posted && journal === parts;
    }),
    { numRuns: 200 },
  );
});
