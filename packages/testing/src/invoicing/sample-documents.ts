/** Sample documents of invoicing, for tests of their XML, their PDF and their files. */
import type {
  Buyer,
  InvoiceDocument,
  InvoiceLine,
  OfferedSkonto,
  Seller,
  VatGroup,
  XmlProfile,
} from '@cleaver/domain/invoicing';
import { Decimal, dateOf, groupBy, moneyOf } from '@cleaver/domain/kernel';
import { sumText } from '@cleaver/domain/sales';

export interface SampleDocument {
  readonly document: InvoiceDocument;
  /** Null for documents in GROSS basis, which have no XML. */
  readonly profile: XmlProfile | null;
}

/** A sample line: what differs from a kilogram of Lyoner at 8.90 and 7 %. */
export type SampleLine = Partial<Omit<InvoiceLine, 'line' | 'price'>> & { readonly price?: string };

const BUYER_ADDRESS = {
  street: 'Marktplatz',
  houseNumber: '12 a',
  postalCode: '94032',
  city: 'Passau',
  countryCode: 'DE',
};

export const SAMPLE_SELLER: Seller = {
  ...{ name: 'Metzgerei Müller & Söhne', street: 'Fleischergasse', houseNumber: '3', postalCode: '91522' },
  ...{ city: 'Ansbach', countryCode: 'DE', phone: '+49 981 1234', email: 'büro@metzgerei-mueller.example' },
  ...{ vatId: 'DE123456788', taxNumber: '203/123/45678', register: 'Amtsgericht Ansbach HRA 1234' },
  ...{ contactPerson: 'Jörg Müller', accountHolder: 'Müller & Söhne OHG', iban: 'DE89370400440532013000' },
  bic: 'COBADEFFXXX',
};

export const SAMPLE_BUYER: Buyer = {
  ...{ customerId: '0192f0c1-0000-7000-8000-0000000000c1', name: 'Gasthof „Zur Post“ GmbH & Co. KG' },
  ...{ address: BUYER_ADDRESS, vatId: 'DE136695976', reference: 'KST 4711', electronicAddress: null },
};

const PUBLIC_BUYER: Buyer = {
  ...{ customerId: '0192f0c1-0000-7000-8000-0000000000c2', name: 'Landratsamt Fürstenfeldbruck, Küche', vatId: '' },
  address: {
    street: 'Münchner Straße',
    houseNumber: '32',
    postalCode: '82256',
    city: 'Fürstenfeldbruck',
    countryCode: 'DE',
  },
  ...{ reference: '04011000-12345-34', electronicAddress: { scheme: '0204', value: '04011000-12345-34' } },
};

const CANTEEN = {
  name: 'Kantine Süd <Halle 3>',
  address: { street: 'Werkstraße', houseNumber: '7', postalCode: '94036', city: 'Passau', countryCode: 'DE' },
};

const DELIVERIES = ['0192f0c1-0000-7000-8000-0000000000d1', '0192f0c1-0000-7000-8000-0000000000d2'] as const;

/** The members of a delivered line of the first or the second delivery. */
const delivered = (delivery: 1 | 2, deliveryLine: number, lotNumber: string) => ({
  deliveryId: DELIVERIES[delivery - 1] ?? null,
  deliveryNumber: `LS-2026-0000${delivery}`,
  ...{ deliveryLine, lotNumber, supplyDate: dateOf(delivery === 1 ? '2026-11-23' : '2026-11-27') },
});

/** The members of a line that was typed by hand. */
const typed: SampleLine = {
  articleNumber: '',
  deliveryId: null,
  deliveryNumber: '',
  deliveryLine: null,
  lotNumber: null,
};

const rounded = (value: Decimal): string => sumText(value);
const sum = (texts: readonly string[]): string =>
  rounded(texts.reduce((total, text) => total.plus(Decimal.of(text)), Decimal.ZERO));

function lineOf({ price = '8.9', ...own }: SampleLine, index: number): InvoiceLine {
  const line: Omit<InvoiceLine, 'amount'> = {
    ...{ name: 'Lyoner', articleNumber: 'W-100', pieces: null, quantity: '1', rate: '7', invoiceLine: null },
    ...{ unit: 'KG' as const, category: 'S' as const },
    ...delivered(1, index + 1, 'L-26-330-1'),
    ...own,
    ...{ line: index + 1, price: moneyOf(price) },
  };
  return { amount: rounded(Decimal.of(line.quantity).times(Decimal.of(line.price))), ...line };
}

/** Returns the sums of the lines by category and rate. */
function groupsOf(lines: readonly InvoiceLine[], basis: InvoiceDocument['basis'], exemptionReason: string): VatGroup[] {
  const groups = groupBy(lines, ({ category, rate }) => `${category} ${rate}`);
  const ordered = [...groups.values()].sort(
    ([a], [b]) =>
      Decimal.of(b?.rate ?? '0').compare(Decimal.of(a?.rate ?? '0')) ||
      (a?.category ?? '').localeCompare(b?.category ?? ''),
  );
  return ordered.flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { category, rate } = first;
    const amount = Decimal.of(sum(of.map((line) => line.amount)));
    const percent = Decimal.of(rate);
    const divisor = basis === 'NET' ? Decimal.HUNDRED : Decimal.HUNDRED.plus(percent);
    const tax = rounded(amount.times(percent).dividedBy(divisor));
    const net = basis === 'NET' ? rounded(amount) : rounded(amount.minus(Decimal.of(tax)));
    const gross = sum([net, tax]);
    return [{ category, rate, net, tax, gross, exemptionReason: category === 'E' ? exemptionReason : '' }];
  });
}

export type SampleParts = Partial<Omit<InvoiceDocument, 'lines' | 'vat' | 'net' | 'tax' | 'gross' | 'skonto'>> & {
  readonly exemptionReason?: string;
  readonly skonto?: Pick<OfferedSkonto, 'percent' | 'days' | 'until'>;
};

/** Builds a document with its sums. Without other parts: an invoice in NET basis, of the week before, without Skonto. */
export function sampleDocument(sampleLines: readonly SampleLine[], parts: SampleParts = {}): InvoiceDocument {
  const { exemptionReason = 'Steuerfrei nach § 4 Nr. 28 UStG', skonto, ...own } = parts;
  const lines = sampleLines.map(lineOf);
  const days = lines.map(({ supplyDate }) => supplyDate).sort();
  const basis = own.basis ?? 'NET';
  const vat = groupsOf(lines, basis, exemptionReason);
  const gross = sum(vat.map((group) => group.gross));
  const discount = (percent: string): string =>
    rounded(Decimal.of(gross).times(Decimal.of(percent)).dividedBy(Decimal.HUNDRED));
  return {
    ...{ number: 'RE-2026-00001', type: 'INVOICE', kind: null, basis, issueDate: dateOf('2026-11-29') },
    ...{ dueDate: dateOf('2026-12-13'), supplyFrom: days[0] ?? dateOf('2026-11-23') },
    ...{ supplyUntil: days.at(-1) ?? dateOf('2026-11-23'), orderReference: '', corrects: null, reason: '' },
    ...{ seller: SAMPLE_SELLER, buyer: SAMPLE_BUYER, deliverTo: null },
    ...own,
    ...{ lines, vat, net: sum(vat.map(({ net }) => net)), tax: sum(vat.map(({ tax }) => tax)), gross },
    terms: own.terms ?? 'Zahlbar bis 13.12.2026 ohne Abzug.',
    skonto: skonto ? { ...skonto, amount: discount(skonto.percent) } : null,
    ...{ note: own.note ?? '', issuedBy: 'anna', issuedAt: '2026-11-29T08:30:00.000Z' },
  };
}

const SKONTO: SampleParts = {
  skonto: { percent: '2', days: 10, until: dateOf('2026-12-09') },
  terms: 'Zahlbar bis 13.12.2026.\nBei Zahlung bis 09.12.2026 2,00 % Skonto.',
};

/** The example of the rules of amounts: net 27.30, tax 1.91, gross 29.21. */
const SMALL: readonly SampleLine[] = [
  { name: 'Schweinegulasch', quantity: '1.235', lotNumber: 'L-26-320-4' },
  { name: 'Rinderfilet', articleNumber: 'R-7', quantity: '0.45', price: '18.9', pieces: 2 },
  { name: 'Weißwurst, Stück', articleNumber: 'W-12', quantity: '12', unit: 'PIECE', price: '0.65' },
];

const SEVERAL: readonly SampleLine[] = [
  { ...delivered(1, 1, 'L-26-320-4'), name: 'Leberkäse "grob" & fein', quantity: '12.4', price: '7.9999', pieces: 3 },
  { ...delivered(1, 2, 'M-1'), name: 'Brühe', articleNumber: 'B-1', quantity: '2.5', unit: 'L', price: '4' },
  {
    ...delivered(2, 1, 'D-9'),
    name: 'Naturdarm 26/28',
    articleNumber: 'D-1',
    quantity: '91',
    unit: 'M',
    price: '0.35',
  },
  {
    ...delivered(2, 2, 'C-4'),
    name: 'Cola <0,5 l>',
    articleNumber: 'G-2',
    quantity: '24',
    unit: 'PIECE',
    price: '1.05',
    rate: '19',
  },
  {
    ...typed,
    name: 'Leihgebühr Warmhaltebox',
    quantity: '1',
    unit: 'PIECE',
    price: '15',
    rate: '19',
    supplyDate: dateOf('2026-11-27'),
  },
];

const severalParts: SampleParts = {
  ...{ ...SKONTO, number: 'RE-2026-00002', orderReference: 'Küche 7 / KW 48', deliverTo: CANTEEN },
  note: 'Vielen Dank für Ihren Auftrag!\nEs gilt unser Eigentumsvorbehalt – § 449 BGB.',
};

/** Members of a credit note that corrects the invoice RE-2026-00002. */
const correcting = (kind: 'CANCELLATION' | 'RETURN' | 'ALLOWANCE', number: string, reason: string): SampleParts => ({
  ...{ type: 'CREDIT_NOTE', kind, number, reason, dueDate: null },
  corrects: {
    ...{ invoiceId: '0192f0c1-0000-7000-8000-0000000000e2', number: 'RE-2026-00002', issueDate: dateOf('2026-11-29') },
  },
  terms: 'Der Betrag wird mit offenen Rechnungen verrechnet oder ausgezahlt.',
});

const credited = (lines: readonly SampleLine[]): SampleLine[] =>
  lines.map((line, index) => ({ ...line, pieces: null, invoiceLine: index + 1 }));

const LONG_NAME = `Rindfleisch-Spezialität ${'aus der Hohen Rippe, dry aged, '.repeat(5)}Ende`.padEnd(200, '.');

/** All samples by name. Those in NET basis have the profile of their XML. */
export const SAMPLE_DOCUMENTS = {
  oneRate: { document: sampleDocument(SMALL, SKONTO), profile: 'EN16931' },
  severalRates: { document: sampleDocument(SEVERAL, severalParts), profile: 'EN16931' },
  /** A small business: exempt, with a tax number and no VAT id. */
  exempt: {
    document: sampleDocument(
      [
        { category: 'E', rate: '0', quantity: '3' },
        { category: 'E', rate: '0', quantity: '0.333', price: '12.5' },
      ],
      {
        ...{ number: 'RE-2026-00003', seller: { ...SAMPLE_SELLER, vatId: '' } },
        exemptionReason: 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer (§ 19 UStG)',
      },
    ),
    profile: 'EN16931',
  },
  zeroRate: {
    document: sampleDocument(
      [
        {},
        { ...typed, name: 'Photovoltaikmodul', quantity: '1', unit: 'PIECE', price: '120', category: 'Z', rate: '0' },
      ],
      { number: 'RE-2026-00004' },
    ),
    profile: 'EN16931',
  },
  /** Every category in one document. */
  mixed: {
    document: sampleDocument(
      [
        {},
        { rate: '19', price: '1.99' },
        { category: 'Z', rate: '0', price: '2' },
        { category: 'E', rate: '0', price: '3' },
      ],
      { number: 'RE-2026-00005' },
    ),
    profile: 'EN16931',
  },
  /** All that may be unknown is. */
  bare: {
    document: sampleDocument([{ ...typed }], {
      number: 'RE-2026-00006',
      seller: {
        ...{ ...SAMPLE_SELLER, houseNumber: '', phone: '', email: '', taxNumber: '', register: '', contactPerson: '' },
        ...{ accountHolder: '', iban: '', bic: '' },
      },
      buyer: { ...SAMPLE_BUYER, address: { ...BUYER_ADDRESS, houseNumber: '' }, vatId: '', reference: '' },
      terms: 'Zahlbar bis 13.12.2026.',
    }),
    profile: 'EN16931',
  },
  long: {
    document: sampleDocument(
      Array.from({ length: 100 }, (_, at) => ({
        ...delivered(at < 50 ? 1 : 2, (at % 50) + 1, `L-26-3${String(at).padStart(2, '0')}`),
        ...{
          name: at % 10 === 0 ? LONG_NAME : `Wurst Nr. ${at + 1}`,
          quantity: `${at + 1}.123`,
          price: `${at + 1}.37`,
        },
        ...{ rate: at % 7 === 0 ? '19' : '7', pieces: at % 3 === 0 ? at + 1 : null },
      })),
      {
        number: 'RE-2026-00007',
        buyer: { ...SAMPLE_BUYER, name: `${'Großküchen-Betriebsgesellschaft '.repeat(6)}mbH`.padEnd(200, '!') },
      },
    ),
    profile: 'EN16931',
  },
  xrechnung: {
    document: sampleDocument(SEVERAL, { ...severalParts, number: 'RE-2026-00008', buyer: PUBLIC_BUYER }),
    profile: 'XRECHNUNG',
  },
  cancellation: {
    document: sampleDocument(credited(SEVERAL), {
      ...correcting('CANCELLATION', 'RE-2026-00009', 'Falscher Preis & falsche Anschrift'),
      ...{ orderReference: 'Küche 7 / KW 48', deliverTo: CANTEEN },
    }),
    profile: 'EN16931',
  },
  /** Its second line has another amount than round(quantity × price, 2): the last third of 10.01 for 3 kg at 3.3367. */
  returned: {
    document: sampleDocument(
      [
        { ...delivered(1, 1, 'L-26-320-4'), name: 'Leberkäse', quantity: '2', price: '7.9999', invoiceLine: 1 },
        { name: 'Leberwurst', quantity: '1', price: '3.3367', amount: '3.33', invoiceLine: 2 },
      ],
      correcting('RETURN', 'RE-2026-00010', 'Ware zurückgenommen'),
    ),
    profile: 'EN16931',
  },
  allowance: {
    document: sampleDocument(
      [
        {
          ...delivered(2, 2, 'C-4'),
          name: 'Cola <0,5 l>',
          quantity: '1',
          unit: 'ONE',
          price: '3.33',
          rate: '19',
          invoiceLine: 4,
        },
      ],
      correcting('ALLOWANCE', 'RE-2026-00011', 'Preisnachlass wegen Mängeln'),
    ),
    profile: 'EN16931',
  },
  xrechnungCancellation: {
    document: sampleDocument(credited(SEVERAL), {
      ...correcting('CANCELLATION', 'RE-2026-00012', 'Falsche Leitweg-ID'),
      buyer: PUBLIC_BUYER,
    }),
    profile: 'XRECHNUNG',
  },
  gross: {
    document: sampleDocument(
      [{ price: '9.99' }, { ...typed, name: 'Grillkohle', unit: 'PIECE', price: '5.99', rate: '19' }],
      {
        ...{ number: 'RE-2026-00013', basis: 'GROSS' },
        buyer: { ...SAMPLE_BUYER, name: 'Jürgen Groß', vatId: '', reference: '' },
      },
    ),
    profile: null,
  },
  grossCancellation: {
    document: sampleDocument(credited([{ price: '9.99' }]), {
      ...correcting('CANCELLATION', 'RE-2026-00014', 'Ware nicht abgeholt'),
      basis: 'GROSS',
      corrects: {
        ...{
          invoiceId: '0192f0c1-0000-7000-8000-0000000000e3',
          number: 'RE-2026-00013',
          issueDate: dateOf('2026-11-29'),
        },
      },
      buyer: { ...SAMPLE_BUYER, name: 'Jürgen Groß', vatId: '', reference: '' },
    }),
    profile: null,
  },
} as const satisfies Record<string, SampleDocument>;
