/** Random documents of invoicing, with any characters in their texts. */
import { SAMPLE_DOCUMENTS, type SampleLine, sampleDocument } from '@cleaver/testing';
import fc from 'fast-check';
import { type InvoiceDocument, VAT_CATEGORIES } from '../../../src/invoicing/index.ts';
import { Decimal } from '../../../src/kernel/values/decimal.ts';
import { sumText } from '../../../src/sales/index.ts';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const name = text.map((end) => `x${end}`);
const digits = (whole: number, places: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: 10 ** whole - 1 }), fc.nat({ max: 10 ** places - 1 }), fc.nat({ max: places }))
    .map(([n, rest, kept]) =>
      Decimal.of(`${n}.${String(rest).padStart(places, '0').slice(0, kept)}`.replace(/\.$/, '')).toText(),
    );
const aboveZero = (whole: number, places: number) => digits(whole, places).filter((n) => n !== '0');
const category = fc.constantFrom(...VAT_CATEGORIES);
const line: fc.Arbitrary<SampleLine> = fc
  .record(
    {
      ...{ name, articleNumber: text, lotNumber: fc.option(text), pieces: fc.option(fc.nat()) },
      deliveryNumber: fc.constantFrom('', 'LS-1', 'LS-2'),
      ...{ quantity: aboveZero(6, 6), price: aboveZero(6, 4) },
      unit: fc.constantFrom('KG', 'PIECE', 'L', 'M', 'ONE'),
      amount: fc.option(aboveZero(5, 2), { nil: undefined, freq: 1 }),
      ...{ category, rate: fc.constantFrom('7', '19', '5.5') },
    } as const,
    { noNullPrototype: true },
  )
  .map(({ amount, rate, ...own }) => ({
    ...{ ...own, rate: own.category === 'S' ? rate : '0' },
    ...(amount !== undefined && { amount: sumText(Decimal.of(amount)) }),
  }));

/** Random invoices in NET basis. Half of the lines have another amount than its quantity and price come to. */
export const randomDocument: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    note: text,
    terms: text,
    name,
    skonto: fc.boolean(),
  })
  .map(({ lines, note, terms, name: buyerName, skonto }) => {
    const document = sampleDocument(lines, { note, terms });
    const { oneRate } = SAMPLE_DOCUMENTS;
    return {
      ...document,
      buyer: { ...document.buyer, name: buyerName },
      skonto: skonto ? oneRate.document.skonto : null,
    };
  });
