/** Tests reading sums and lines that users copy from bank statements, in German and English form. */
import { test } from 'tap';
import { readBankLine, readSum } from '../../src/invoicing/payment/bank-line.ts';

const TODAY = '2026-11-23';
const read = (line: string) => {
  const { sum, text, day } = readBankLine(line, TODAY);
  return [sum, text, ...(day ? [day] : [])];
};

test('a typed sum has the German or the English form', (t) => {
  const sums: Readonly<Record<string, string | undefined>> = {
    '1.234,50': '1234.50',
    '1,234.50': '1234.50',
    '1234,5': '1234.50',
    '1234.5': '1234.50',
    '1234': '1234.00',
    '1.234': '1234.00',
    '1,234': '1234.00',
    '1.234.567,89': '1234567.89',
    '0,05': '0.05',
    '007,10': '7.10',
    ' 12,50 € ': '12.50',
    'EUR 12.50': '12.50',
    '+12,50 EUR': '12.50',
    '-12,50': '-12.50',
    '−12,50 €': '-12.50',
    '12,50-': '-12.50',
    '12,50 H': '12.50',
    '12,50 S': '-12.50',
    '-0,00': '0.00',
    '': undefined,
    '12,505,1': undefined,
    '1.23.45': undefined,
    '12,5 13,5': undefined,
    '12,50 Gasthof': undefined,
    '24.11.2026': undefined,
    'RE-2026-00001': undefined,
  };
  for (const [typed, sum] of Object.entries(sums)) t.equal(readSum(typed), sum, typed);
  t.end();
});

test('a line has a sum and a text, wherever the sum stands', (t) => {
  t.same(read('1.234,50 EUR RE-2026-00001 Gasthof'), ['1234.50', 'RE-2026-00001 Gasthof']);
  t.same(read('1,234.50 EUR RE-2026-00001 Gasthof'), ['1234.50', 'RE-2026-00001 Gasthof']);
  t.same(read('Gasthof zur Post\tRE 2026/00001\t+1.234,50 €'), ['1234.50', 'Gasthof zur Post RE 2026/00001']);
  t.same(read('RE-2026-00001 EUR 117,60 Danke'), ['117.60', 'RE-2026-00001 Danke']);
  t.same(read('Gasthof;RE-2026-00001;150 EUR;'), ['150.00', 'Gasthof;RE-2026-00001']);
  t.same(read('117,60 RE-2026-00001'), ['117.60', 'RE-2026-00001']);
  t.same(read('117,60'), ['117.60', '']);
  t.same(read('Miete November 800,00-'), ['-800.00', 'Miete November']);
  t.same(read('Metro 93,20 S'), ['-93.20', 'Metro']);
  t.end();
});

test('numbers of invoices, customers, accounts and dates are no sums', (t) => {
  t.same(read('RE-2026-00001 vom 10.11.2026'), [undefined, 'RE-2026-00001 vom 10.11.2026']);
  t.same(read('DE89 3704 0044 0532 0130 00 Kunde 4711'), [undefined, 'DE89 3704 0044 0532 0130 00 Kunde 4711']);
  t.same(read('Kunde 4711 EUR 12,50'), ['12.50', 'Kunde 4711']);
  t.same(read('RE-2026-00001 12,50 EUR 4711'), ['12.50', 'RE-2026-00001 4711']);
  t.same(read('Betrag:12,50 Uhr 10:30'), ['12.50', 'Betrag: Uhr 10:30']);
  t.end();
});

test('of several sums, the one at the beginning or the only one with a currency counts', (t) => {
  t.same(read('117,60 EUR Rechnung über 120,00 EUR'), ['117.60', 'Rechnung über 120,00 EUR']);
  t.same(read('Rechnung über 120,00 abzgl. Skonto: 117,60 EUR'), ['117.60', 'Rechnung über 120,00 abzgl. Skonto:']);
  t.same(read('Gasthof 117,60 EUR 5.317,60 EUR'), [undefined, 'Gasthof 117,60 EUR 5.317,60 EUR']);
  t.same(read('117,60 EUR Gasthof 117,60'), ['117.60', 'Gasthof 117,60']);
  t.end();
});

test('a line may begin with the days of booking and value', (t) => {
  t.same(read('20.11.2026 117,60 EUR RE-2026-00001'), ['117.60', 'RE-2026-00001', '2026-11-20']);
  t.same(read('20.11.26;21.11.26;Gasthof;117,60'), ['117.60', 'Gasthof', '2026-11-20']);
  t.same(read('2026-11-20 Gasthof 117.60 EUR'), ['117.60', 'Gasthof', '2026-11-20']);
  t.same(read('20.11. Gasthof 117,60'), ['117.60', 'Gasthof', '2026-11-20']);
  t.same(read('24.11.2026 Gasthof 117,60'), ['117.60', '24.11.2026 Gasthof'], 'a day in the future is text');
  t.same(read('31.02.2026 Gasthof 117,60'), ['117.60', '31.02.2026 Gasthof'], 'a day that does not exist is text');
  t.end();
});

test('a long text is cut, and read fast', (t) => {
  t.equal(readBankLine(`117,60 EUR ${'9'.repeat(100_000)}`, TODAY).text.length <= 2_000, true);
  for (const part of ['1.234', '12 ', 'EUR ', '- ', ' ']) readBankLine(part.repeat(2_000), TODAY);
  t.end();
});
