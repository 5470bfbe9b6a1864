/** Tests what invoices, credit notes and statements say. */
import { SAMPLE_BUYER, SAMPLE_DOCUMENTS, SAMPLE_SELLER, sampleDocument } from '@cleaver/testing';
import { test } from 'tap';
import { invoicePaper, openItemsStatement, type PrintedDocument } from '../../src/invoicing/index.ts';
import { giroCode } from '../../src/invoicing/paper/giro-code.ts';
import { dateOf, type Paper } from '../../src/kernel/index.ts';

const { oneRate, severalRates, xrechnung, exempt, bare, cancellation, returned, allowance, gross, mixed } =
  SAMPLE_DOCUMENTS;
const DRAFT = { number: null, issuedBy: null, issuedAt: null };

const paperOf = (document: PrintedDocument): Paper => invoicePaper(document, null);
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ');
const table = ({ tables: [first] }: Paper) => first ?? (undefined as never);
const labels = ({ facts }: Paper) => facts.map(([label]) => label);

test('an invoice has its facts beside the window address, and who is paid at its foot', async (t) => {
  const paper = paperOf(severalRates.document);
  t.equal(paper.fileName, 'RE-2026-00002.pdf');
  t.equal(paper.title, 'Rechnung RE-2026-00002');
  t.strictSame(paper.createdAt, new Date('2026-11-29T08:30:00Z'));
  t.strictSame(paper.recipient, ['Gasthof „Zur Post“ GmbH & Co. KG', 'Marktplatz 12 a', '94032 Passau']);
  t.strictSame(paper.facts, [
    ['Rechnungs-Nr.', 'RE-2026-00002'],
    ['Rechnungsdatum', '29.11.2026'],
    ['Fällig am', '13.12.2026'],
    ['Lieferzeitraum', '23.11.2026 – 27.11.2026'],
    ['Ihre USt-IdNr.', 'DE136695976'],
    ['Ihre Referenz', 'KST 4711'],
    ['Ihr Zeichen', 'Küche 7 / KW 48'],
    ['Ansprechpartner', 'Jörg Müller'],
  ]);
  t.equal(paper.letterhead.logo, null);
  t.equal(
    plain(paper.letterhead.foot),
    plain([
      ['Metzgerei Müller & Söhne', 'Fleischergasse 3', '91522 Ansbach'],
      ['Telefon: +49 981 1234', 'E-Mail: büro@metzgerei-mueller.example'],
      ['USt-IdNr. DE123456788', 'St.-Nr. 203/123/45678', 'Amtsgericht Ansbach HRA 1234'],
      ['Konto: Müller & Söhne OHG', 'IBAN DE89 3704 0044 0532 0130 00', 'BIC COBADEFFXXX'],
    ]),
  );
  t.strictSame(labels(paperOf(bare.document)), ['Rechnungs-Nr.', 'Rechnungsdatum', 'Fällig am', 'Lieferdatum']);
  t.equal(paperOf(bare.document).letterhead.foot.length, 2, 'neither contact nor bank');
});

test('the table has a heading for each delivery, and below each article its number, lot and pieces', async (t) => {
  const { columns, rows, headings } = table(paperOf(severalRates.document));
  const titles = columns.map(({ title }) => title);
  t.strictSame(titles, ['Pos.', 'Bezeichnung', 'Menge', 'Preis', 'USt.', 'Betrag €']);
  t.equal(
    plain(rows),
    plain([
      [
        '1',
        ['Leberkäse "grob" & fein', 'Art.-Nr. W-100 · Charge L-26-320-4 · 3 Stück'],
        '12,4 kg',
        '7,9999 €/kg',
        '7 %',
        '99,20',
      ],
      ['2', ['Brühe', 'Art.-Nr. B-1 · Charge M-1'], '2,5 l', '4,00 €/l', '7 %', '10,00'],
      ['3', ['Naturdarm 26/28', 'Art.-Nr. D-1 · Charge D-9'], '91 m', '0,35 €/m', '7 %', '31,85'],
      ['4', ['Cola <0,5 l>', 'Art.-Nr. G-2 · Charge C-4'], '24 Stück', '1,05 €/Stück', '19 %', '25,20'],
      ['5', ['Leihgebühr Warmhaltebox', 'Lieferdatum 27.11.2026'], '1 Stück', '15,00 €/Stück', '19 %', '15,00'],
    ]),
  );
  const to = ' an Kantine Süd <Halle 3>, Werkstraße 7, 94036 Passau';
  t.strictSame(
    [...(headings ?? [])],
    [
      [0, `Lieferschein LS-2026-00001 vom 23.11.2026${to}`],
      [2, `Lieferschein LS-2026-00002 vom 27.11.2026${to}`],
      [4, 'Weitere Leistungen'],
    ],
  );
  t.strictSame(
    [...(table(paperOf(oneRate.document)).headings ?? [])],
    [[0, 'Lieferschein LS-2026-00001 vom 23.11.2026']],
  );
  t.equal(table(paperOf(bare.document)).headings?.size, 0, 'only lines typed by hand');
});

test('the sums are VAT by rate and the total, then the terms with the amounts of the Skonto, and the note', async (t) => {
  const { sums, notes } = paperOf(severalRates.document);
  t.equal(
    plain([sums?.columns, sums?.rows, sums?.total]),
    plain([
      ['Umsatzsteuer', 'Netto', 'Steuer', 'Brutto'],
      [
        ['19 %', '40,20 €', '7,64 €', '47,84 €'],
        ['7 %', '141,05 €', '9,87 €', '150,92 €'],
      ],
      ['Rechnungsbetrag', '181,25 €', '17,51 €', '198,76 €'],
    ]),
  );
  t.equal(
    plain(notes),
    plain([
      'Zahlbar bis 13.12.2026.\nBei Zahlung bis 09.12.2026 2,00 % Skonto.\nSkonto 3,98 €, Zahlbetrag mit Skonto 194,78 €.',
      severalRates.document.note,
    ]),
  );
});

test('an exempt document says why, and one in GROSS basis that its prices contain VAT', async (t) => {
  const free = paperOf(exempt.document);
  t.equal(table(free).rows[0]?.[4], 'frei');
  t.equal(free.sums?.rows[0]?.[0], 'steuerfrei');
  t.equal(free.notes[0], 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer (§ 19 UStG)');
  t.strictSame(free.opening, []);
  t.strictSame(paperOf(gross.document).opening, ['Alle Preise und Beträge enthalten die Umsatzsteuer.']);
  t.strictSame(paperOf({ ...exempt.document, basis: 'GROSS' }).opening, [], 'no price contains VAT');
  t.strictSame(
    paperOf(mixed.document).sums?.rows.map(([label]) => label?.replace('\u00a0', ' ')),
    ['19 %', '7 %', 'steuerfrei', '0 %'],
  );
});

test('a credit note names its invoice, the day and the reason, and is no Gutschrift', async (t) => {
  const papers = [cancellation, returned, allowance].map(({ document }) => paperOf(document));
  t.strictSame(
    papers.map(({ title }) => title),
    ['Stornorechnung RE-2026-00009', 'Rechnungskorrektur RE-2026-00010', 'Rechnungskorrektur RE-2026-00011'],
  );
  t.strictSame(
    papers.map(({ opening: [first] }) => first),
    [
      'Storno der Rechnung RE-2026-00002 vom 29.11.2026\nGrund: Falscher Preis & falsche Anschrift',
      'Korrektur der Rechnung RE-2026-00002 vom 29.11.2026\nGrund: Ware zurückgenommen',
      'Korrektur der Rechnung RE-2026-00002 vom 29.11.2026\nGrund: Preisnachlass wegen Mängeln',
    ],
  );
  t.strictSame(
    papers.map(({ sums }) => sums?.total[0]),
    ['Stornobetrag', 'Korrekturbetrag', 'Korrekturbetrag'],
  );
  for (const paper of papers) {
    t.notMatch(plain(paper), /Gutschrift/i);
    t.equal(paper.sums?.code, null, 'nothing to pay');
    t.notOk(labels(paper).includes('Fällig am'));
  }
  const [, , reduced] = papers;
  t.equal(
    plain(reduced && table(reduced).rows),
    plain([
      ['1', ['Cola <0,5 l>', 'Art.-Nr. W-100 · Charge C-4', 'zu Pos. 4 der Rechnung'], '1', '3,33 €', '19 %', '3,33'],
    ]),
  );
});

test('a draft says so instead of a number, and has no code that somebody could pay', async (t) => {
  const paper = paperOf({ ...severalRates.document, ...DRAFT });
  t.equal(paper.fileName, 'Entwurf.pdf');
  t.equal(paper.title, 'Rechnung (Entwurf)');
  t.strictSame(paper.facts[0], ['Rechnungs-Nr.', 'Entwurf']);
  t.strictSame(paper.createdAt, new Date('2026-11-29T00:00:00Z'));
  t.equal(paper.sums?.code, null);
});

test('the GiroCode has the account, the sum and the number', async (t) => {
  t.equal(
    paperOf(severalRates.document).sums?.code?.content,
    'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMüller & Söhne OHG\nDE89370400440532013000\nEUR198.76\n\n\nRE-2026-00002',
  );
  t.equal(paperOf(bare.document).sums?.code, null, 'no account');
  const transfer = { holder: 'A', iban: 'DE89370400440532013000', bic: '', amount: '0.01', remittance: 'RE-1' };
  t.equal(giroCode(transfer), 'BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000\nEUR0.01\n\n\nRE-1', 'without a BIC');
  t.equal(
    giroCode({ ...transfer, holder: ` ${'Wurst \n'.repeat(20)}` })?.split('\n')[5],
    'Wurst '.repeat(12).slice(0, 70).trim(),
  );
  for (const wrong of [{ amount: '0.00' }, { amount: '1000000000.00' }, { iban: '' }, { holder: ' ' }]) {
    t.equal(giroCode({ ...transfer, ...wrong }), null);
  }
  t.equal(giroCode({ ...transfer, holder: '🥩'.repeat(70) }), null, 'more bytes than the code has space for');
});

test('a document carries its XML unchanged, by the name and the level of its profile', async (t) => {
  const text = '<?xml version="1.0"?>\n<a>ü & \u{1f969}</a>\n';
  const of = (profile: 'EN16931' | 'XRECHNUNG') => invoicePaper(xrechnung.document, { profile, text }).attachment;
  const properties = (profile: 'EN16931' | 'XRECHNUNG') => of(profile)?.metadata.properties.map(({ value }) => value);
  t.match(of('EN16931'), { fileName: 'factur-x.xml', text, mediaType: 'text/xml', relationship: 'Alternative' });
  t.match(of('XRECHNUNG'), { fileName: 'xrechnung.xml', text });
  t.strictSame(properties('EN16931'), ['INVOICE', 'factur-x.xml', '1.0', 'EN 16931']);
  t.strictSame(properties('XRECHNUNG'), ['INVOICE', 'xrechnung.xml', '3.0', 'XRECHNUNG']);
  t.equal(invoicePaper(gross.document, null).attachment, undefined);
});

test('long quantities may wrap before their unit', async (t) => {
  const lines = [{ quantity: '1234.567', unit: 'PACK' as never }, { quantity: '1234.567' }];
  const quantities = table(paperOf(sampleDocument(lines))).rows.map(([, , quantity]) => quantity);
  t.strictSame(quantities, ['1.234,567 Packungen', '1.234,567\u00a0kg']);
});

test('a statement lists what is open, and its sum', async (t) => {
  const day = dateOf('2026-12-20');
  const item = { invoiceNumber: 'RE-1', issueDate: dateOf('2026-11-29'), dueDate: dateOf('2026-12-13') };
  const items = [
    { ...item, gross: '1234.50', openAmount: '1000.00' },
    { ...item, invoiceNumber: 'RE-2', dueDate: day, gross: '20.00', openAmount: '-5.25' },
  ];
  const paper = openItemsStatement({ seller: SAMPLE_SELLER, customer: SAMPLE_BUYER, day, items });
  t.equal(paper.title, 'Offene Posten am 20.12.2026');
  t.equal(paper.recipient[0], SAMPLE_BUYER.name);
  t.strictSame(table(paper).rows, [
    ['RE-1', '29.11.2026', '13.12.2026', '7', '1.234,50', '1.000,00'],
    ['RE-2', '29.11.2026', '20.12.2026', '', '20,00', '-5,25'],
  ]);
  t.equal(
    plain(table(paper).totals),
    plain([
      ['Offen gesamt', '994,75 €'],
      ['Überfällig', '1.000,00 €'],
    ]),
  );
  const none = openItemsStatement({ seller: SAMPLE_SELLER, customer: { name: 'Anna', address: null }, day, items: [] });
  t.strictSame(none.opening, ['Es sind keine Rechnungen offen.']);
  t.strictSame(none.tables, []);
  t.strictSame(none.recipient, ['Anna']);
});
