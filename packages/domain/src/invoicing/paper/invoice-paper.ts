/**
 * The invoice and the credit note as a letter in German (§ 14 (4) UStG), drawn from the document alone. So a document has
 * the same bytes at any time, until the layout changes.
 */
import type { Paper, PaperCode, PaperSums, PaperTable } from '../../kernel/contract/paper.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { paperWords, sumText } from '../../sales/index.ts';
import { paperFormat, tableOf } from '../../settings/index.ts';
import type { CodedAddress, InvoiceLine, PrintedDocument, VatGroup, XmlProfile } from '../document/document.ts';
import { giroCode } from './giro-code.ts';
import { letterFrom } from './seller-letter.ts';
import { xmlAttachment } from './xml-attachment.ts';

const DRAFT = 'Entwurf';
const format = paperFormat('de');
const words = paperWords('de');

/**
 * Returns the letter of a document. `xml`: its e-invoice, which is attached. Null: a document without one, for example a
 * draft. A draft has no number. It has no GiroCode, because it must not be paid.
 */
export function invoicePaper(
  document: PrintedDocument,
  xml: { readonly profile: XmlProfile; readonly text: string } | null,
): Paper {
  const { number, issueDate, issuedAt, seller, buyer } = document;
  const title = titleOf(document);
  return {
    ...letterFrom(seller, buyer.name, buyer.address),
    fileName: `${number ?? DRAFT}.pdf`,
    number: number ?? DRAFT,
    createdAt: new Date(issuedAt ?? issueDate),
    facts: factsOf(document),
    title: number === null ? `${title} (${DRAFT})` : `${title} ${number}`,
    opening: openingOf(document),
    tables: [linesTable(document)],
    sums: sumsOf(document),
    notes: notesOf(document),
    ...{ signatures: [], smallPrint: [] },
    ...(xml && { attachment: xmlAttachment(xml) }),
  };
}

/** Returns the title. A credit note is no "Gutschrift", which is self-billing (§ 14 (2) UStG). */
const titleOf = ({ type, kind }: PrintedDocument): string =>
  type === 'INVOICE' ? 'Rechnung' : kind === 'CANCELLATION' ? 'Stornorechnung' : 'Rechnungskorrektur';

function factsOf(document: PrintedDocument): Paper['facts'] {
  const { number, type, issueDate, dueDate, supplyFrom, supplyUntil, buyer, orderReference } = document;
  const isOneDay = supplyFrom === supplyUntil;
  const facts: Paper['facts'] = [
    [type === 'INVOICE' ? 'Rechnungs-Nr.' : words.number, number ?? DRAFT],
    [type === 'INVOICE' ? 'Rechnungsdatum' : 'Datum', format.day(issueDate)],
    ['Fällig am', dueDate === null ? '' : format.day(dueDate)],
    isOneDay
      ? [words.dispatchDate, format.day(supplyFrom)]
      : ['Lieferzeitraum', `${format.day(supplyFrom)} – ${format.day(supplyUntil)}`],
    ['Ihre USt-IdNr.', buyer.vatId],
    ['Ihre Referenz', buyer.reference],
    [words.reference, orderReference],
    ['Ansprechpartner', document.seller.contactPerson],
  ];
  return facts.filter(([, value]) => value !== '');
}

function openingOf({ corrects, kind, reason, basis, vat }: PrintedDocument): readonly string[] {
  const invoice = corrects && `Rechnung ${corrects.number} vom ${format.day(corrects.issueDate)}`;
  const isTaxed = vat.some(({ category }) => category === 'S');
  return [
    ...(invoice === null
      ? []
      : [`${kind === 'CANCELLATION' ? 'Storno' : 'Korrektur'} der ${invoice}\nGrund: ${reason}`]),
    ...(basis === 'GROSS' && isTaxed ? ['Alle Preise und Beträge enthalten die Umsatzsteuer.'] : []),
  ];
}

function linesTable(document: PrintedDocument): PaperTable {
  const { lines } = document;
  return {
    ...tableOf(lines, [
      { title: words.position, width: 8, isNumber: true, show: ({ line }) => String(line) },
      { title: words.article, width: 'rest', show: (line) => [line.name, ...belowName(line, document)] },
      { title: words.quantity, width: 23, isNumber: true, show: quantityOf },
      { title: words.price, width: 27, isNumber: true, show: priceOf },
      { title: 'USt.', width: 11, isNumber: true, show: rateOf },
      { title: words.amount, width: 23, isNumber: true, show: ({ amount }) => format.money(amount) },
    ]),
    headings: headingsOf(document),
  };
}

/** Returns the smaller lines below the name of an article. */
function belowName(line: InvoiceLine, { corrects, supplyFrom, supplyUntil }: PrintedDocument): readonly string[] {
  const { articleNumber, lotNumber, pieces, deliveryId, supplyDate, invoiceLine } = line;
  const goods = [
    articleNumber && `${words.articleNumber} ${articleNumber}`,
    lotNumber !== null && `${words.lot} ${lotNumber}`,
    pieces !== null && format.quantity(String(pieces), 'PIECE'),
    // The heading of a delivery has its day.
    deliveryId === null && supplyFrom !== supplyUntil && `${words.dispatchDate} ${format.day(supplyDate)}`,
  ];
  const origin = corrects && invoiceLine !== null && `zu ${words.position} ${invoiceLine} der Rechnung`;
  return [goods.filter(Boolean).join(' · '), origin ?? ''].filter((text) => text !== false && text !== '') as string[];
}

/** The number of characters of a quantity that fits into one line of its column. */
const QUANTITY_FITS = 13;

function quantityOf({ quantity, unit }: InvoiceLine): string {
  if (unit === 'ONE') return format.number(quantity);
  const text = format.quantity(quantity, unit);
  return text.length > QUANTITY_FITS ? text.replace('\u00a0', ' ') : text;
}

const priceOf = ({ price, unit }: InvoiceLine): string =>
  unit === 'ONE' ? format.sum(price) : format.price({ amount: price, per: unit });

const rateOf = ({ category, rate }: Pick<VatGroup, 'category' | 'rate'>): string =>
  category === 'E' ? 'frei' : `${format.number(rate)}\u00a0%`;

/** Returns a heading for each delivery, by the index of its first line. Typed lines after deliveries have one, too. */
function headingsOf({ lines, deliverTo }: PrintedDocument): ReadonlyMap<number, string> {
  const to = deliverTo ? ` an ${[deliverTo.name, ...placeOf(deliverTo.address)].join(', ')}` : '';
  const headings = new Map<number, string>();
  for (const [index, { deliveryId, deliveryNumber, supplyDate }] of lines.entries()) {
    const before = lines[index - 1];
    if (before ? before.deliveryId === deliveryId : deliveryId === null) continue;
    const delivery = `${words.deliveryNote} ${deliveryNumber} vom ${format.day(supplyDate)}${to}`;
    headings.set(index, deliveryId === null ? 'Weitere Leistungen' : delivery);
  }
  return headings;
}

const placeOf = ({ street, houseNumber, postalCode, city }: CodedAddress): readonly string[] =>
  [`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean);

function sumsOf(document: PrintedDocument): PaperSums {
  const { type, kind, vat, net, tax, gross } = document;
  const total = type === 'INVOICE' ? 'Rechnungsbetrag' : kind === 'CANCELLATION' ? 'Stornobetrag' : 'Korrekturbetrag';
  return {
    columns: ['Umsatzsteuer', 'Netto', 'Steuer', 'Brutto'],
    rows: vat.map((group) => [
      group.category === 'E' ? 'steuerfrei' : rateOf(group),
      ...[group.net, group.tax, group.gross].map(format.sum),
    ]),
    total: [total, ...[net, tax, gross].map(format.sum)],
    code: codeOf(document),
  };
}

function notesOf({ vat, terms, skonto, gross, note }: PrintedDocument): readonly string[] {
  const payment = [terms, ...(skonto ? [skontoText(gross, skonto.amount)] : [])].filter(Boolean).join('\n');
  return [...new Set(vat.map(({ exemptionReason }) => exemptionReason)), payment, note].filter(Boolean);
}

function skontoText(gross: string, amount: string): string {
  const reduced = sumText(Decimal.of(gross).minus(Decimal.of(amount)));
  return `Skonto ${format.sum(amount)}, Zahlbetrag mit Skonto ${format.sum(reduced)}.`;
}

function codeOf({ type, number, gross, seller }: PrintedDocument): PaperCode | null {
  if (type !== 'INVOICE' || number === null) return null;
  const { accountHolder, iban, bic } = seller;
  const content = giroCode({ holder: accountHolder, iban, bic, amount: gross, remittance: number });
  return content === null ? null : { content, caption: 'Zahlen mit der Banking-App (GiroCode)' };
}
