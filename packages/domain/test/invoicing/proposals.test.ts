/** Tests the proposals for a line of the bank statement: by examples of banks' texts, and against a naive reading of the rules. */
import fc from 'fast-check';
import { test } from 'tap';
import { PAYMENT_ITEMS_MAX, PROPOSALS_MAX } from '../../src/invoicing/contracts.ts';
import { type OpenInvoice, type PaymentProposal, proposalsFor } from '../../src/invoicing/payment/proposals.ts';
import { dateOf } from '../../src/kernel/values/calendar.ts';
import { Decimal } from '../../src/kernel/values/decimal.ts';

const BOOKED_ON = dateOf('2026-11-20');

const invoice = (number: string, openAmount: string, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ invoiceId: `id-${number}`, invoiceNumber: number, customerId: 'anna', customerName: 'Anna' },
  ...{ openAmount, skonto: null, isUntouched: true, ...more },
});
const skonto = (amount: string, until = '2026-11-20') => ({
  ...{ percent: '2', days: 10, until: dateOf(until), amount },
});
const proposed = (amount: string, text: string, invoices: readonly OpenInvoice[], bookedOn = BOOKED_ON) =>
  proposalsFor({ amount: Decimal.of(amount), text, bookedOn }, invoices);
/** Returns a proposal in short: `NUMBER RE-2026-00001 9.80+0.20`. */
const short = ({ by, items }: PaymentProposal): string =>
  [by, ...items.map(({ invoiceNumber, amount, discount }) => `${invoiceNumber} ${amount}+${discount}`)].join(' ');
const shorts = (...args: Parameters<typeof proposed>) => proposed(...args).map(short);

test('a number is found however banks write it, and never inside of a longer one', (t) => {
  const isFound = (text: string, number = 'RE-2026-00001') =>
    proposed('1', text, [invoice(number, '9.99')]).length === 1;
  const found = [
    ...[
      'RE-2026-00001',
      're-2026-00001',
      'RE202600001',
      're 2026/00001',
      'Rg.RE – 2026 – 00001,danke',
      'RE\n2026\t00001',
    ],
    ...['(RE_2026_00001)', 'RE-2026-00001/RE-2026-00002', 'RE-2026-00002 RE-2026-00001', 'RE….2026___00001🥩'],
    ...['RE-2026 RE-2026-00001', 'RE RE 2026 00001', 'öRE-2026-00001 RE-2026-00001'],
  ];
  for (const text of found) t.ok(isFound(text), text);
  const missed = [
    ...['', 'RE-2026-000012', 'RE-2026-0000', 'RE-2026-1', 'RE-2025-00001', 'XRE-2026-00001', '1RE-2026-00001'],
    ...[
      'ÜRE-2026-00001',
      'U\u0308RE-2026-00001',
      'RE-2026-00001ß',
      'RE-2026-00001ä',
      'RE-2026-00001x',
      'RE-2026-00001٣',
    ],
    ...[
      'RE-20 26-00001',
      'R E-2026-00001',
      'RE-2026-00 001',
      'RE-x2026-00001',
      'RE-2026-1-00001',
      'RE 2026',
      '2026 00001',
    ],
    ...['RECHNUNG 2026 00001', 'RE.NR.2026-00001'],
  ];
  for (const text of missed) t.notOk(isFound(text), text);
  t.ok(isFound('m 24 2026 00012', 'M-24-2026-00012'), 'a hyphen in the prefix divides parts, too');
  t.ok(isFound('M--24-2026-00012', 'M--24-2026-00012'));
  t.notOk(isFound('24 2026 00012', 'M-24-2026-00012'));
  t.notOk(isFound('24-2026-00012 M-24-2026-00012', '4-2026-00012'));
  t.ok(isFound('RE-2026-100000', 'RE-2026-100000'));
  t.notOk(isFound('RE-2026-100000', 'RE-2026-10000'));
  t.end();
});

test('invoices named in the text are one proposal per customer, whatever the sum is', (t) => {
  const invoices = [
    invoice('RE-2026-00010', '5.00'),
    invoice('RE-2026-00002', '-1.50'),
    invoice('RE-2026-00003', '7.00', { customerId: 'bert', customerName: 'Bert' }),
    invoice('RE-2026-00004', '8.00'),
  ];
  t.strictSame(shorts('99', 'RE-2026-00010, RE-2026-00003 u. RE-2026-00002', invoices), [
    'NUMBER RE-2026-00002 -1.50+0.00 RE-2026-00010 5.00+0.00',
    'NUMBER RE-2026-00003 7.00+0.00',
  ]);
  t.strictSame(shorts('99', 'Danke', invoices), []);
  t.end();
});

test('one invoice, or all of a customer, with the sum are proposed, and the same items once', (t) => {
  const invoices = [
    invoice('RE-2026-00002', '5.00'),
    invoice('RE-2026-00001', '7.00'),
    invoice('RE-2026-00003', '12.00', { customerId: 'bert' }),
    invoice('RE-2026-00004', '-2.00', { customerId: 'carl' }),
    invoice('RE-2026-00005', '14.00', { customerId: 'carl' }),
  ];
  t.strictSame(shorts('12', 'RE 2026 00003', invoices), [
    'NUMBER RE-2026-00003 12.00+0.00',
    'TOTAL RE-2026-00001 7.00+0.00 RE-2026-00002 5.00+0.00',
    'TOTAL RE-2026-00004 -2.00+0.00 RE-2026-00005 14.00+0.00',
  ]);
  t.strictSame(shorts('12.00', '', invoices)[0], 'AMOUNT RE-2026-00003 12.00+0.00');
  t.strictSame(shorts('5', '', invoices), ['AMOUNT RE-2026-00002 5.00+0.00']);
  t.strictSame(
    shorts('12', 'RE-2026-00002 RE-2026-00001', invoices.slice(0, 2)),
    ['NUMBER RE-2026-00001 7.00+0.00 RE-2026-00002 5.00+0.00'],
    'the total has the same items',
  );
  t.strictSame(shorts('12', '', invoices.slice(2, 3)), ['AMOUNT RE-2026-00003 12.00+0.00'], 'a total has two or more');
  t.end();
});

test('Skonto is deducted only where the sum equals the amount only so', (t) => {
  const one = [invoice('RE-2026-00001', '10.00', { skonto: skonto('0.20') })];
  t.strictSame(shorts('9.80', '', one), ['AMOUNT RE-2026-00001 9.80+0.20']);
  t.strictSame(shorts('9.80', '', one, dateOf('2026-11-21')), [], 'its day has passed');
  t.strictSame(shorts('9.80', '', [{ ...one[0], isUntouched: false } as OpenInvoice]), []);
  t.strictSame(shorts('10', 're 2026 00001', one), ['NUMBER RE-2026-00001 10.00+0.00']);
  t.strictSame(shorts('9.79', 're 2026 00001', one), ['NUMBER RE-2026-00001 10.00+0.00'], 'another sum');
  const two = [...one, invoice('RE-2026-00002', '20.00', { skonto: skonto('0.40', '2026-11-19') })];
  t.strictSame(shorts('29.80', '', two), ['TOTAL RE-2026-00001 9.80+0.20 RE-2026-00002 20.00+0.00']);
  t.strictSame(shorts('29.40', '', two), [], 'the Skonto of one day has passed');
  t.strictSame(shorts('29.60', '', two), []);
  t.strictSame(shorts('29.40', '', two, dateOf('2026-11-19')), [
    'TOTAL RE-2026-00001 9.80+0.20 RE-2026-00002 19.60+0.40',
  ]);
  t.strictSame(shorts('29.80', '', two, dateOf('2026-11-19')), [], 'each invoice that has one deducts it');
  const free = [...one, invoice('RE-2026-00003', '9.80', { customerId: 'bert' })];
  t.strictSame(shorts('9.80', '', free), ['AMOUNT RE-2026-00001 9.80+0.20', 'AMOUNT RE-2026-00003 9.80+0.00']);
  t.end();
});

test('there are at most 20 proposals, in the order of the numbers, and no total that no payment takes', (t) => {
  const many = Array.from({ length: 30 }, (_, at) =>
    invoice(`${at % 2 ? 'RE' : 'A'}-2026-${String(99_990 + at)}`, '5.00', { customerId: `c${at}` }),
  );
  const found = proposed('5', '', many.toReversed());
  t.equal(found.length, PROPOSALS_MAX);
  t.strictSame(
    found.map(({ items }) => items[0]?.invoiceNumber),
    many.slice(0, PROPOSALS_MAX).map(({ invoiceNumber }) => invoiceNumber),
  );
  const total = (count: number) =>
    proposed(
      `${count}`,
      '',
      Array.from({ length: count }, (_, at) => invoice(`RE-2026-${10_000 + at}`, '1.00')),
    );
  t.equal(total(PAYMENT_ITEMS_MAX)[0]?.items.length, PAYMENT_ITEMS_MAX);
  t.strictSame(total(PAYMENT_ITEMS_MAX + 1), []);
  t.end();
});

/** The rules read naively: every subset that they name, and every place in the text. */
function expected(amount: Decimal, text: string, invoices: readonly OpenInvoice[]): string[] {
  const chars = [...text.normalize('NFC')];
  const isWord = (char = ' ') => /[\p{L}\p{Nd}]/u.test(char);
  const endsAt = (parts: readonly string[], from: number): number | undefined => {
    let at = from;
    for (const [index, part] of parts.entries()) {
      while (index > 0 && at < chars.length && !isWord(chars[at])) at++;
      for (const letter of part) if (chars[at++]?.toLowerCase() !== letter.toLowerCase()) return undefined;
    }
    return at;
  };
  const isNamed = ({ invoiceNumber }: OpenInvoice) =>
    chars.some((_, from) => {
      const end = endsAt(invoiceNumber.split('-'), from);
      return end !== undefined && !isWord(chars[from - 1]) && !isWord(chars[end]);
    });
  const count = ({ invoiceNumber }: OpenInvoice) => Number(invoiceNumber.slice(-5));
  const sorted = invoices.toSorted((one, other) => count(one) - count(other));
  const sum = (texts: readonly string[]) => texts.reduce((sum, one) => sum.plus(Decimal.of(one)), Decimal.ZERO);
  const withSkonto = ({ skonto, isUntouched }: OpenInvoice) =>
    skonto && isUntouched && BOOKED_ON <= skonto.until ? skonto.amount : '0.00';
  const shown = (by: string, set: readonly OpenInvoice[]): string[] => {
    const open = sum(set.map(({ openAmount }) => openAmount));
    const isOnlySo = !open.equals(amount) && open.minus(sum(set.map(withSkonto))).equals(amount);
    if (by !== 'NUMBER' && !isOnlySo && !open.equals(amount)) return [];
    const items = set.map((one) => {
      const discount = isOnlySo ? withSkonto(one) : '0.00';
      const left = Decimal.of(one.openAmount).minus(Decimal.of(discount));
      return `${one.invoiceNumber} ${Number(left.toText()).toFixed(2)}+${discount}`;
    });
    return [[by, ...items].join(' ')];
  };
  const customers = (those: readonly OpenInvoice[]) =>
    [...new Set(those.map(({ customerId }) => customerId))].map((id) =>
      those.filter(({ customerId }) => customerId === id),
    );
  const all = [
    ...customers(sorted.filter(isNamed)).flatMap((set) => shown('NUMBER', set)),
    ...sorted.flatMap((one) => shown('AMOUNT', [one])),
    ...customers(sorted)
      .filter(({ length }) => length > 1)
      .flatMap((set) => shown('TOTAL', set)),
  ];
  const items = (of: string) => of.replace(/^\w+ /, '');
  return all.filter((one, at) => all.findIndex((other) => items(other) === items(one)) === at).slice(0, PROPOSALS_MAX);
}

test('proposals are those that the rules name, for random invoices and texts', (t) => {
  const numbers = ['RE-2026-00001', 'RE-2026-00002', 'RE-2026-00010', 'R-E-2026-00003', 'E-2026-00004', '6-2026-00005'];
  const cents = fc.integer({ min: -2, max: 4 }).map((count) => (count * 0.5).toFixed(2));
  const anInvoice = (number: string) =>
    fc.record({
      invoiceId: fc.constant(number),
      invoiceNumber: fc.constant(number),
      customerId: fc.constantFrom('anna', 'bert'),
      customerName: fc.constant('x'),
      openAmount: cents.filter((one) => Number(one) !== 0),
      skonto: fc.constantFrom(null, skonto('0.50'), skonto('0.50', '2026-11-19'), skonto('0.00')),
      isUntouched: fc.boolean(),
    });
  const piece = fc.constantFrom(
    ...numbers.flatMap((number) => [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.replaceAll('-', ' / '),
    ]),
    ...['RE', '2026', '00001', '-', ' ', 'x', 'Ü', 'u\u0308', '1', '\n', '🥩', 'ß', '٣'],
  );
  const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.tuple(...numbers.map(anInvoice)),
      fc.subarray([0, 1, 2, 3, 4, 5]),
      fc.integer({ min: 1, max: 6 }),
      texts,
      (all, chosen, halves, text) => {
        const amount = Decimal.of(String(halves / 2));
        const invoices = chosen.map((at) => all[at] as OpenInvoice);
        const found = proposalsFor({ amount, text, bookedOn: BOOKED_ON }, invoices);
        t.strictSame(found.map(short), expected(amount, text, invoices));
        for (const { items } of found) {
          for (const { openAmount, amount: paid, discount } of items) {
            if (!Decimal.of(paid).plus(Decimal.of(discount)).equals(Decimal.of(openAmount))) return false;
          }
        }
        return true;
      },
    ),
    { numRuns: 500 },
  );
  t.end();
});
