/** Drafts an invoice from deliveries and typed lines. */
import { addDays, type CalendarDate } from '../../kernel/values/calendar.ts';
import type { Decimal, Money } from '../../kernel/values/decimal.ts';
import { type CustomerState, salesTermsOf, type VatClass, vatRateOn } from '../../masterdata/index.ts';
import { basisOf, type DeliveryState, type DueLine, type SoldArticle, sumText } from '../../sales/index.ts';
import type { ShopSettingsState } from '../../settings/index.ts';
import { categoryOf, lineAmount, type Rated, sumsOf, vatGroups } from './amounts.ts';
import type { DraftDocument, DraftLine, InvoiceDocument } from './document.ts';
import { type Finding, findingsOf } from './findings.ts';
import { buyerOf, codedAddress, deliverToOf, sellerOf } from './parties.ts';
import { invoiceTerms, offeredSkonto } from './terms.ts';

/** A delivery with the lines of which something is to bill. */
export interface BilledDelivery {
  readonly delivery: DeliveryState;
  readonly lines: readonly DueLine[];
}

/** A line typed by hand. */
export interface TypedLine {
  readonly text: string;
  readonly quantityAmount: Decimal;
  readonly unit: 'KG' | 'PIECE';
  readonly price: Money;
  readonly vatClass: VatClass;
  readonly supplyDate: CalendarDate;
}

/** A price that replaces that of a delivery line, in the unit of the line. */
export interface GivenPrice {
  readonly deliveryId: string;
  readonly line: number;
  readonly price: Money;
}

export interface DraftOf {
  readonly customer: CustomerState;
  readonly settings: ShopSettingsState;
  /** By dispatch date and as they were made. */
  readonly deliveries: readonly BilledDelivery[];
  /** The references of orders, by id. */
  readonly references: ReadonlyMap<string, string>;
  /** By id. */
  readonly articles: ReadonlyMap<string, SoldArticle>;
  readonly typed: readonly TypedLine[];
  readonly prices: readonly GivenPrice[];
  readonly note: string;
}

export interface Draft {
  readonly document: DraftDocument;
  readonly findings: readonly Finding[];
}

/** Returns whether the e-invoice of a customer is an XRechnung. */
export const isXRechnung = (customer: CustomerState): boolean =>
  customer.type === 'B2B' && salesTermsOf(customer).eInvoice === 'XRECHNUNG';

/** Returns the invoice as it would be issued on this day, and what keeps it from being issued. It has at least one line. */
export function draftInvoice(of: DraftOf, issueDate: CalendarDate): Draft {
  const { customer, settings, deliveries } = of;
  const { invoicing } = settings;
  const basis = basisOf(customer);
  const lines = [
    ...deliveries.flatMap((each) => deliveredLines(each, of)),
    ...of.typed.map((line) => typedLine(line, of)),
  ].map((line, index) => ({ line: index + 1, ...line }));
  const rated = lines.filter(isRated);
  const isComplete = rated.length === lines.length;
  const vat = isComplete ? vatGroups(rated, basis, invoicing.exemptionReason) : [];
  const sums = isComplete ? sumsOf(vat) : { net: null, tax: null, gross: null };
  const skontoTerms = salesTermsOf(customer).skonto;
  const skonto = skontoTerms && sums.gross !== null ? offeredSkonto(skontoTerms, issueDate, sums.gross) : null;
  const dueDate = addDays(issueDate, customer.paymentTerms?.paymentDueDays ?? invoicing.dueDays);
  const buyer = buyerOf(customer);
  const addresses = deliveries.map(({ delivery }) => delivery.address);
  const document: DraftDocument = {
    ...{ number: null, type: 'INVOICE', kind: null, basis, issueDate, dueDate },
    ...periodOf(lines),
    ...{ orderReference: orderReference(of), corrects: null, reason: '', seller: sellerOf(settings), buyer },
    ...{ deliverTo: deliverToOf(addresses, buyer), lines, vat, ...sums },
    terms: invoiceTerms(dueDate, skonto, customer.paymentTerms?.paymentDescription ?? ''),
    skonto,
    note: [of.note, invoicing.note].filter(Boolean).join('\n'),
    ...{ issuedBy: null, issuedAt: null },
  };
  const countries = addresses.flatMap((address) => (address ? codedAddress(address).countryCode : []));
  const { exemptionReason } = invoicing;
  const findings = findingsOf({ document, isXRechnung: isXRechnung(customer), countries, exemptionReason });
  return { document, findings };
}

/** Returns a draft without findings as it is issued. */
export const completeDocument = (
  draft: DraftDocument,
  issue: Pick<InvoiceDocument, 'number' | 'issuedBy' | 'issuedAt'>,
): InvoiceDocument => ({ ...draft, ...issue }) as InvoiceDocument;

type Unnumbered = Omit<DraftLine, 'line'>;

function deliveredLines({ delivery, lines }: BilledDelivery, of: DraftOf): readonly Unnumbered[] {
  return lines.map(({ line, kept, due }) => {
    const given = of.prices.find((each) => each.deliveryId === delivery.id && each.line === line.line);
    const price = given?.price ?? line.price?.amount ?? null;
    const sold = of.articles.get(line.articleId);
    return {
      name: line.articleName,
      articleNumber: sold?.article.articleNumber ?? '',
      ...{ deliveryId: delivery.id, deliveryNumber: delivery.deliveryNumber, deliveryLine: line.line },
      ...{ lotNumber: line.lotNumber, pieces: kept.unit === 'KG' ? kept.pieces : null },
      ...{ supplyDate: delivery.dispatchDate, quantity: due.toText(), unit: kept.unit, price },
      ...vatOf(sold?.vatClass ?? null, delivery.dispatchDate, of),
      amount: price && sumText(lineAmount(due, price)),
      invoiceLine: null,
    };
  });
}

const typedLine = ({ text, quantityAmount, price, vatClass, ...line }: TypedLine, of: DraftOf): Unnumbered => ({
  name: text,
  ...{ articleNumber: '', deliveryId: null, deliveryNumber: '', deliveryLine: null, lotNumber: null, pieces: null },
  ...line,
  quantity: quantityAmount.toText(),
  price,
  ...vatOf(vatClass, line.supplyDate, of),
  amount: sumText(lineAmount(quantityAmount, price)),
  invoiceLine: null,
});

/** Returns category and rate of a class on the day of supply. Both are null without a class. */
function vatOf(
  vatClass: VatClass | null,
  day: CalendarDate,
  { settings }: DraftOf,
): Pick<DraftLine, 'category' | 'rate'> {
  if (vatClass === null) return { category: null, rate: null };
  const rate = vatRateOn(settings.vatRates, vatClass, day);
  return { category: categoryOf(vatClass, rate), rate: rate.toText() };
}

const isRated = (line: DraftLine): line is DraftLine & Rated => line.amount !== null && line.category !== null;

/** Returns the first and the last supply date of lines. */
export function periodOf(
  lines: readonly { readonly supplyDate: CalendarDate }[],
): Pick<InvoiceDocument, 'supplyFrom' | 'supplyUntil'> {
  const days = lines.map(({ supplyDate }) => supplyDate).sort();
  return { supplyFrom: days[0] as CalendarDate, supplyUntil: days.at(-1) as CalendarDate };
}

/** Returns the reference of the orders, if all delivered lines have the same. Else an empty text. */
function orderReference({ deliveries, references }: DraftOf): string {
  const all = deliveries.flatMap(({ lines }) => lines.map(({ line }) => references.get(line.orderId ?? '') ?? ''));
  const [first = '', ...others] = new Set(all);
  return others.length > 0 ? '' : first;
}
