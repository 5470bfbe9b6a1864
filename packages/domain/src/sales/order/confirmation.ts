/** Checks and prices a confirmation, for a whole order or for its new lines. */

import type { Refusal } from '../../kernel/contract/refusal.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import {
  type Address,
  type CustomerState,
  Customers,
  contractsOf,
  deliveryAddressUnknown,
  findAddress,
  type HeldContract,
} from '../../masterdata/index.ts';
import { type ShopSettingsState, settingsIn } from '../../settings/index.ts';
import { countedInPieces } from '../frame-contract/call-off.ts';
import { findPrice } from '../price/price.ts';
import { lookupIn, pricedArticle, pricedCustomer, type SoldArticle, soldArticles } from '../price/pricing.ts';
import { articlesInactive, customerInactive, pricesNotFound, vatClassesMissing } from '../refusals.ts';
import { DRAFT_PROBLEMS, type DraftProblem } from './draft-problems.ts';
import type { OrderState, PricedLine } from './order.ts';
import { type OrderLine, saleKindOf } from './order-line.ts';
import type { Calling } from './order-warnings.ts';

/** The data of a confirmation. The customer is locked, so the second of two concurrent confirmations sees the first. */
export interface Confirming {
  readonly customer: CustomerState;
  readonly settings: ShopSettingsState;
  readonly articles: ReadonlyMap<string, SoldArticle>;
}

/**
 * Locks the customer and returns the data for lines of these articles. Refuses an unknown customer with
 * CUSTOMER_NOT_FOUND.
 */
export async function confirming(
  unit: UnitPorts,
  customerId: string,
  articleIds: readonly string[],
): Promise<Confirming> {
  await unit.of(Customers).hold([customerId]);
  const [customer, settings, articles] = await Promise.all([
    unit.of(Customers).peek(customerId),
    settingsIn(unit),
    soldArticles(lookupIn(unit), articleIds),
  ]);
  return { customer, settings, articles };
}

/**
 * Returns the address with a label. Null: the customer has no address and collects the goods. Refuses an unknown label
 * with DELIVERY_ADDRESS_NOT_FOUND.
 */
export function addressOf(customer: CustomerState, label: string): Address | null {
  const address = findAddress(customer, label);
  if (address === undefined) throw deliveryAddressUnknown();
  return address;
}

/**
 * Returns the address with the label, and locks the customer, so that the address stays until the commit. Returns
 * undefined without a label, or if the order already has this label: a confirmed order keeps its address, even if the
 * customer no longer has the label. The refusals of `addressOf` also apply.
 */
export async function changedAddress(
  unit: UnitPorts,
  { customerId, deliveryAddressLabel }: { readonly customerId: string; readonly deliveryAddressLabel: string },
  label: string | undefined,
): Promise<Address | null | undefined> {
  if (label === undefined || label === deliveryAddressLabel) return undefined;
  await unit.of(Customers).hold([customerId]);
  return addressOf(await unit.of(Customers).peek(customerId), label);
}

type LineToPrice = Pick<OrderLine, 'line' | 'articleId' | 'quantityUnit' | 'manualPrice'>;

/** Returns the lines with their prices of the day, and all reasons against their confirmation, in order. */
function judged({ customer, settings, articles }: Confirming, lines: readonly LineToPrice[], day: CalendarDate) {
  const buyer = pricedCustomer(customer);
  const found = lines.map((line) => {
    const sold = articles.get(line.articleId) as SoldArticle;
    const kind = saleKindOf(line.quantityUnit) ?? 'WEIGHT';
    const price = findPrice(buyer, pricedArticle(sold, settings.vatRates, day), day, kind, line.manualPrice);
    return { line: line.line, ...sold, price };
  });
  type Judged = (typeof found)[number];
  const where = (isWrong: (line: Judged) => boolean, refuse: (places: { readonly lines: string }) => Refusal) => {
    const wrong = found.filter(isWrong);
    return wrong.length > 0 ? [refuse({ lines: wrong.map(({ line }) => line).join(', ') })] : [];
  };
  const refusals = [
    ...(customer.status === 'INACTIVE' ? [customerInactive()] : []),
    ...where(({ article }) => article.status === 'INACTIVE', articlesInactive),
    ...where(({ vatClass }) => vatClass === null, vatClassesMissing),
    ...where(({ price }) => price === undefined, pricesNotFound),
  ];
  return { found, refusals };
}

/**
 * Returns the lines with their prices of the day. Refuses in this order: CUSTOMER_INACTIVE, ARTICLE_INACTIVE,
 * VAT_CLASS_MISSING, PRICE_NOT_FOUND. The last three name all affected lines.
 */
export function pricedLines(
  confirming: Confirming,
  lines: readonly LineToPrice[],
  day: CalendarDate,
): readonly PricedLine[] {
  if (lines.length === 0) return [];
  const { found, refusals } = judged(confirming, lines, day);
  if (refusals[0]) throw refusals[0];
  return found.flatMap(({ line, article, price }) => {
    const { articleNumber, name: articleName, pieceWeight } = article;
    return price ? [{ line, articleNumber, articleName, price, pieceKg: pieceWeight?.kg ?? null }] : [];
  });
}

/** Returns all codes with which the confirmation of a draft would be refused now, in the order of the checks. */
export function draftProblems(
  confirming: Confirming,
  { lines, deliveryAddressLabel, requestedDate }: Pick<OrderState, 'lines' | 'deliveryAddressLabel' | 'requestedDate'>,
): readonly DraftProblem[] {
  const codes = new Set(judged(confirming, lines, requestedDate).refusals.map(({ code }) => code));
  if (findAddress(confirming.customer, deliveryAddressLabel) === undefined) codes.add(deliveryAddressUnknown.code);
  return DRAFT_PROBLEMS.filter((code) => codes.has(code));
}

/** Returns the data for the check of over-calls. The customer must be locked. */
export async function callingOf(unit: UnitPorts, { customer, articles }: Confirming): Promise<Calling> {
  const contracts: readonly HeldContract[] = contractsOf(customer);
  const inPieces = countedInPieces(contracts, (id) => articles.get(id)?.article.salesUnits[0]);
  const stored = contracts.length > 0 ? await unit.reads.sales.callOffs(customer.id, inPieces) : [];
  return {
    contracts,
    stored,
    articles: new Map(
      [...articles].map(([id, { article }]) => [
        id,
        { first: article.salesUnits[0], pieceKg: article.pieceWeight?.kg ?? null },
      ]),
    ),
  };
}
