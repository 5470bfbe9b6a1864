/** Tests that the XML of a document says what the document says, term by term (EN 16931). */
import { SAMPLE_DOCUMENTS, SAMPLE_SELLER, sampleDocument } from '@cleaver/testing';
import { test } from 'tap';
import { eInvoiceXml, type InvoiceDocument, type XmlProfile } from '../../../src/invoicing/index.ts';
import { readEInvoice } from './read-e-invoice.ts';

const read = (document: InvoiceDocument, profile: XmlProfile = 'EN16931') =>
  readEInvoice(eInvoiceXml(document, profile));
const documentOf = (document: InvoiceDocument, profile?: XmlProfile) => read(document, profile).document;

const SELLER = {
  ...{ 'BT-27': 'Metzgerei Müller & Söhne', 'BT-31': 'DE123456788', 'BT-32': '203/123/45678' },
  ...{ 'BT-33': 'Amtsgericht Ansbach HRA 1234', 'BT-34': 'büro@metzgerei-mueller.example' },
  ...{ 'BT-35': 'Fleischergasse 3', 'BT-37': 'Ansbach', 'BT-38': '91522', 'BT-40': 'DE' },
  ...{ 'BT-41': 'Jörg Müller', 'BT-42': '+49 981 1234', 'BT-43': 'büro@metzgerei-mueller.example' },
};
const account = (number: string) => ({
  ...{ 'BT-81': '58', 'BT-83': number, 'BT-84': 'DE89370400440532013000', 'BT-85': 'Müller & Söhne OHG' },
  'BT-86': 'COBADEFFXXX',
});
const inn = {
  ...{ 'BT-10': 'KST 4711', 'BT-44': 'Gasthof „Zur Post“ GmbH & Co. KG', 'BT-48': 'DE136695976' },
  ...{ 'BT-50': 'Marktplatz 12 a', 'BT-52': 'Passau', 'BT-53': '94032', 'BT-55': 'DE' },
};
const canteen = {
  ...{ 'BT-70': 'Kantine Süd <Halle 3>', 'BT-75': 'Werkstraße 7', 'BT-77': 'Passau', 'BT-78': '94036', 'BT-80': 'DE' },
};
const days = (from: string, until: string) => ({ 'BT-72': until, 'BT-73': from, 'BT-74': until });
const sums = (net: string, tax: string, gross: string) => ({
  ...{ 'BT-106': net, 'BT-109': net, 'BT-110': tax, 'BT-112': gross, 'BT-115': gross },
});
const EUR = { 'BT-5': 'EUR' };
const vat = (category: string, rate: string, net: string, tax: string, reason?: string) => ({
  ...{ 'BT-116': net, 'BT-117': tax, 'BT-118': category, 'BT-118-0': 'VAT', 'BT-119': rate },
  ...(reason === undefined ? {} : { 'BT-120': reason }),
});
const line = (number: string, day: string, category: string, rate: string, amount: string, own: object) => ({
  ...{ 'BT-126': number, 'BT-131': amount, 'BT-134': day, 'BT-135': day },
  ...{ 'BT-151': category, 'BT-151-0': 'VAT', 'BT-152': rate, ...own },
});

const SEVERAL_LINES = (pieces: string) => [
  line('1', '20261123', 'S', '7', '99.20', {
    ...{ 'BT-127': `Lieferschein LS-2026-00001, Charge L-26-320-4${pieces}`, 'BT-129 KGM': '12.4', 'BT-146': '7.9999' },
    ...{ 'BT-153': 'Leberkäse "grob" & fein', 'BT-155': 'W-100' },
  }),
  line('2', '20261123', 'S', '7', '10.00', {
    ...{ 'BT-127': 'Lieferschein LS-2026-00001, Charge M-1', 'BT-129 LTR': '2.5', 'BT-146': '4' },
    ...{ 'BT-153': 'Brühe', 'BT-155': 'B-1' },
  }),
  line('3', '20261127', 'S', '7', '31.85', {
    ...{ 'BT-127': 'Lieferschein LS-2026-00002, Charge D-9', 'BT-129 MTR': '91', 'BT-146': '0.35' },
    ...{ 'BT-153': 'Naturdarm 26/28', 'BT-155': 'D-1' },
  }),
  line('4', '20261127', 'S', '19', '25.20', {
    ...{ 'BT-127': 'Lieferschein LS-2026-00002, Charge C-4', 'BT-129 H87': '24', 'BT-146': '1.05' },
    ...{ 'BT-153': 'Cola <0,5 l>', 'BT-155': 'G-2' },
  }),
  line('5', '20261127', 'S', '19', '15.00', {
    ...{ 'BT-129 H87': '1', 'BT-146': '15', 'BT-153': 'Leihgebühr Warmhaltebox' },
  }),
];
const SEVERAL_VAT = [vat('S', '19', '40.20', '7.64'), vat('S', '7', '141.05', '9.87')];

test('an XRechnung has every term of its document, and no other', async (t) => {
  t.strictSame(read(SAMPLE_DOCUMENTS.xrechnung.document, 'XRECHNUNG'), {
    document: {
      ...{ 'BT-1': 'RE-2026-00008', 'BT-2': '20261129', 'BT-3': '380', ...EUR, 'BT-9': '20261213' },
      ...{ 'BT-10': '04011000-12345-34', 'BT-13': 'Küche 7 / KW 48' },
      'BT-20': 'Zahlbar bis 13.12.2026.\nBei Zahlung bis 09.12.2026 2,00 % Skonto.\n#SKONTO#TAGE=10#PROZENT=2.00#\n',
      'BT-22': 'Vielen Dank für Ihren Auftrag!\nEs gilt unser Eigentumsvorbehalt – § 449 BGB.',
      'BT-23': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'BT-24': 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      ...SELLER,
      ...{ 'BT-44': 'Landratsamt Fürstenfeldbruck, Küche', 'BT-49 0204': '04011000-12345-34' },
      ...{ 'BT-50': 'Münchner Straße 32', 'BT-52': 'Fürstenfeldbruck', 'BT-53': '82256', 'BT-55': 'DE' },
      ...{ ...canteen, ...days('20261123', '20261127'), ...account('RE-2026-00008') },
      ...sums('181.25', '17.51', '198.76'),
    },
    vat: SEVERAL_VAT,
    lines: SEVERAL_LINES(', 3 Stück'),
  });
});

test('an invoice for ZUGFeRD names the norm alone, and the number of its one delivery', async (t) => {
  const { document, vat: groups, lines } = read(SAMPLE_DOCUMENTS.oneRate.document);
  t.strictSame(document, {
    ...{ 'BT-1': 'RE-2026-00001', 'BT-2': '20261129', 'BT-3': '380', ...EUR, 'BT-9': '20261213', ...inn },
    ...{ 'BT-16': 'LS-2026-00001', 'BT-24': 'urn:cen.eu:en16931:2017', ...SELLER },
    'BT-20': 'Zahlbar bis 13.12.2026.\nBei Zahlung bis 09.12.2026 2,00 % Skonto.\n#SKONTO#TAGE=10#PROZENT=2.00#\n',
    ...{ ...days('20261123', '20261123'), ...account('RE-2026-00001'), ...sums('27.30', '1.91', '29.21') },
  });
  t.strictSame(groups, [vat('S', '7', '27.30', '1.91')]);
  t.strictSame(
    lines.map((each) => each['BT-127']),
    [
      'Lieferschein LS-2026-00001, Charge L-26-320-4',
      'Lieferschein LS-2026-00001, Charge L-26-330-1, 2 Stück',
      'Lieferschein LS-2026-00001, Charge L-26-330-1',
    ],
  );
});

test('an exempt invoice has the reason, and without VAT id the tax number is the id of the seller', async (t) => {
  const { document, vat: groups, lines } = read(SAMPLE_DOCUMENTS.exempt.document);
  t.equal(document['BT-29'], '203/123/45678');
  t.equal(document['BT-31'], undefined);
  t.equal(document['BT-32'], '203/123/45678');
  t.strictSame(groups, [vat('E', '0', '30.86', '0.00', 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer (§ 19 UStG)')]);
  t.strictSame(
    lines.map((each) => [each['BT-151'], each['BT-152']]),
    [
      ['E', '0'],
      ['E', '0'],
    ],
  );
});

test('each category and rate has its group, in the order of the document', async (t) => {
  t.strictSame(read(SAMPLE_DOCUMENTS.mixed.document).vat, [
    vat('S', '19', '1.99', '0.38'),
    vat('S', '7', '8.90', '0.62'),
    vat('E', '0', '3.00', '0.00', 'Steuerfrei nach § 4 Nr. 28 UStG'),
    vat('Z', '0', '2.00', '0.00'),
  ]);
  t.strictSame(read(SAMPLE_DOCUMENTS.zeroRate.document).vat, [
    vat('S', '7', '8.90', '0.62'),
    vat('Z', '0', '120.00', '0.00'),
  ]);
});

test('unknown parts are left out', async (t) => {
  t.strictSame(read(SAMPLE_DOCUMENTS.bare.document), {
    document: {
      ...{ 'BT-1': 'RE-2026-00006', 'BT-2': '20261129', 'BT-3': '380', ...EUR, 'BT-9': '20261213' },
      ...{ 'BT-20': 'Zahlbar bis 13.12.2026.', 'BT-24': 'urn:cen.eu:en16931:2017' },
      ...{ 'BT-27': 'Metzgerei Müller & Söhne', 'BT-31': 'DE123456788', 'BT-35': 'Fleischergasse' },
      ...{ 'BT-37': 'Ansbach', 'BT-38': '91522', 'BT-40': 'DE', 'BT-44': 'Gasthof „Zur Post“ GmbH & Co. KG' },
      ...{ 'BT-50': 'Marktplatz', 'BT-52': 'Passau', 'BT-53': '94032', 'BT-55': 'DE' },
      ...{ ...days('20261123', '20261123'), ...sums('8.90', '0.62', '9.52') },
    },
    vat: [vat('S', '7', '8.90', '0.62')],
    lines: [line('1', '20261123', 'S', '7', '8.90', { 'BT-129 KGM': '1', 'BT-146': '8.9', 'BT-153': 'Lyoner' })],
  });
  const { terms: _, ...rest } = SAMPLE_DOCUMENTS.bare.document;
  t.equal(documentOf({ ...rest, terms: '', dueDate: null })['BT-20'], undefined);
});

test('a buyer has the electronic address of its scheme', async (t) => {
  const { document } = SAMPLE_DOCUMENTS.oneRate;
  const buyer = { ...document.buyer, electronicAddress: { scheme: 'EM', value: 'a@b.example' } } as const;
  t.equal(documentOf({ ...document, buyer })['BT-49 EM'], 'a@b.example');
});

test('a credit note names its invoice and its reason, and neither a due day nor Skonto', async (t) => {
  t.strictSame(read(SAMPLE_DOCUMENTS.cancellation.document), {
    document: {
      ...{ 'BT-1': 'RE-2026-00009', 'BT-2': '20261129', 'BT-3': '381', ...EUR, ...inn, 'BT-13': 'Küche 7 / KW 48' },
      'BT-20': 'Der Betrag wird mit offenen Rechnungen verrechnet oder ausgezahlt.',
      ...{ 'BT-22': 'Falscher Preis & falsche Anschrift', 'BT-24': 'urn:cen.eu:en16931:2017' },
      ...{ 'BT-25': 'RE-2026-00002', 'BT-26': '20261129', ...SELLER, ...canteen },
      ...{ ...days('20261123', '20261127'), ...account('RE-2026-00009'), ...sums('181.25', '17.51', '198.76') },
    },
    vat: SEVERAL_VAT,
    lines: SEVERAL_LINES(''),
  });
  const document = { ...SAMPLE_DOCUMENTS.cancellation.document, note: 'Bitte verrechnen.' };
  t.strictSame(documentOf(document)['BT-22'], ['Bitte verrechnen.', 'Falscher Preis & falsche Anschrift']);
  const { document: xrechnung } = read(SAMPLE_DOCUMENTS.xrechnungCancellation.document, 'XRECHNUNG');
  t.equal(xrechnung['BT-3'], '381');
  t.equal(xrechnung['BT-25'], 'RE-2026-00002');
});

test('a credited line is one unit at its amount, if quantity and price come to another amount', async (t) => {
  const [whole, rest] = read(SAMPLE_DOCUMENTS.returned.document).lines;
  t.strictSame(
    [whole?.['BT-129 KGM'], whole?.['BT-146'], whole?.['BT-131'], whole?.['BT-127']],
    ['2', '7.9999', '16.00', 'Lieferschein LS-2026-00001, Charge L-26-320-4'],
  );
  t.strictSame(
    [rest?.['BT-129 C62'], rest?.['BT-129 KGM'], rest?.['BT-146'], rest?.['BT-131'], rest?.['BT-127']],
    ['1', undefined, '3.33', '3.33', 'Lieferschein LS-2026-00001, Charge L-26-330-1, Menge 1 kg'],
  );
  const [allowance] = read(SAMPLE_DOCUMENTS.allowance.document).lines;
  t.strictSame(
    [allowance?.['BT-129 C62'], allowance?.['BT-146'], allowance?.['BT-131'], allowance?.['BT-127']],
    ['1', '3.33', '3.33', 'Lieferschein LS-2026-00002, Charge C-4'],
  );
});

test('units without a code count pieces, and the note names them', async (t) => {
  const [line] = read(sampleDocument([{ unit: 'BOX', quantity: '3', lotNumber: null, deliveryNumber: '' }])).lines;
  t.strictSame([line?.['BT-129 H87'], line?.['BT-127']], ['3', 'Menge 3 Kartons']);
});

test('quantities and prices keep all their digits', async (t) => {
  const lines = [{ quantity: '0.45359237', price: '1234567890.1234' }, { quantity: '999999999999999.999999' }];
  t.strictSame(
    read(sampleDocument(lines)).lines.map((each) => [each['BT-129 KGM'], each['BT-146'], each['BT-131']]),
    [
      ['0.45359237', '1234567890.1234', '559990575.21'],
      ['999999999999999.999999', '8.9', '8900000000000000.00'],
    ],
  );
});

test('the delivery is named for the document only if all delivered lines are of one', async (t) => {
  const typed = { articleNumber: '', deliveryId: null, deliveryNumber: '', deliveryLine: null, lotNumber: null };
  const delivered = { deliveryNumber: 'LS-1', lotNumber: null };
  const reference = (...lines: object[]) => documentOf(sampleDocument(lines))['BT-16'];
  t.equal(reference(delivered, delivered, typed), 'LS-1');
  t.equal(reference(delivered, { ...delivered, deliveryNumber: 'LS-2' }), undefined);
  t.equal(reference(typed), undefined);
});

test('the line of Skonto follows the terms, and no other line looks like one', async (t) => {
  const { document } = SAMPLE_DOCUMENTS.oneRate;
  const terms = (text: string, percent: string | null) => {
    const skonto = document.skonto && percent !== null ? { ...document.skonto, percent } : null;
    return documentOf({ ...document, terms: text, skonto })['BT-20'];
  };
  t.equal(terms('', '2.5'), '#SKONTO#TAGE=10#PROZENT=2.50#\n');
  t.equal(terms('Bar.', null), 'Bar.');
  t.equal(
    terms('Kunde #12.\n#7 bitte angeben.\n  #8#', '0.25'),
    [...['Kunde #12.', '- #7 bitte angeben.', '-   #8#', '#SKONTO#TAGE=10#PROZENT=0.25#', '']].join('\n'),
  );
});

test('an account is named only with an IBAN', async (t) => {
  const { document } = SAMPLE_DOCUMENTS.oneRate;
  const terms = (seller: object) => {
    const {
      'BT-81': means,
      'BT-83': reference,
      'BT-84': iban,
      'BT-85': holder,
      'BT-86': bic,
    } = documentOf({
      ...document,
      seller: { ...SAMPLE_SELLER, ...seller },
    });
    return [means, reference, iban, holder, bic];
  };
  t.strictSame(terms({ iban: '' }), [undefined, undefined, undefined, undefined, undefined]);
  t.strictSame(terms({ bic: '' }), [
    ...['58', 'RE-2026-00001', 'DE89370400440532013000', 'Müller & Söhne OHG', undefined],
  ]);
});

test('characters that XML forbids are replaced, and line breaks are line feeds', async (t) => {
  const named = (name: string) => read(sampleDocument([{ name }])).lines[0]?.['BT-153'];
  t.equal(named('a\u0000b\u001fc\ufffed\uffffe\ud800f\udc00g'), 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\ufffdg');
  t.equal(named('a\r\nb\rc\td'), 'a\nb\nc\td');
  t.notMatch(eInvoiceXml(sampleDocument([{ name: 'a\r\nb\rc' }]), 'EN16931'), /\r/);
  t.equal(named('Käse 🧀 ]]> <!-- &amp; \' "'), 'Käse 🧀 ]]> <!-- &amp; \' "');
});

test('a document in GROSS basis has no XML', async (t) => {
  t.throws(
    () => eInvoiceXml(SAMPLE_DOCUMENTS.gross.document, 'EN16931'),
    new RangeError('The document RE-2026-00013 is not in NET basis'),
  );
});
