/** Dispatches goods. Callers rely on the order of the checks. */
import { type BatchLine, kindFaults, Warehouse } from '../../inventory/index.ts';
import { acknowledged } from '../../kernel/contract/acknowledgement.ts';
import type { Caller } from '../../kernel/contract/caller.ts';
import type { InputOf } from '../../kernel/contract/form.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Quantity } from '../../kernel/values/quantity.ts';
import { type CustomerState, Customers, remainingDaysFor, salesTermsOf } from '../../masterdata/index.ts';
import { type ShopSettingsState, settingsIn } from '../../settings/index.ts';
import { addressOf } from '../order/confirmation.ts';
import { saleKindOf } from '../order/order-line.ts';
import { findPrice, type Price } from '../price/price.ts';
import { lookupIn, pricedArticle, pricedCustomer, type SoldArticle, soldArticles } from '../price/pricing.ts';
import { customerInactive } from '../refusals.ts';
import { checkCountedSince, countedSince } from './counted-since.ts';
import { Deliveries, Delivery, type DeliveryLine } from './delivery.ts';
import type { dispatchDelivery } from './delivery-contracts.ts';
import { deliveryWarnings, deliveryWarningWords, type JudgedLine } from './delivery-warnings.ts';
import { addressOfOrders, checkServed, piecesFaults, type ServingLine, servedAmount, servedBy } from './order-link.ts';
import { partiesOf } from './particulars.ts';

type Given = InputOf<typeof dispatchDelivery.input>;

/** The delivery number and the dispatch date, determined before the unit of work. */
type Numbered = Pick<Delivery['state'], 'deliveryNumber' | 'dispatchDate'>;

const batchLine = (line: Given['lines'][number], index: number): BatchLine => ({
  at: `lines[${index}]`,
  stockBatchId: line.stockBatchId,
  quantity: Quantity.of(line.quantityAmount, line.quantityUnit),
  documentLine: index + 1,
  pieces: line.pieces ?? null,
  alreadyCounted: line.alreadyCounted,
});

/**
 * Dispatches all lines or none, and updates the orders that they serve. Refuses an unknown customer with
 * CUSTOMER_NOT_FOUND, and an inactive one with CUSTOMER_INACTIVE. Refuses unacknowledged warnings with
 * ACKNOWLEDGEMENT_REQUIRED. Refuses `alreadyCounted` with NOT_COUNTED_SINCE if nothing was counted. Refuses the faults of `kindFaults` and `piecesFaults` with VALIDATION_ERROR. The refusals
 * of `addressOf`, `servedBy`, `checkServed`, `addressOfOrders` and the ledger also apply.
 */
export async function dispatched(unit: UnitPorts, given: Given, numbered: Numbered, caller: Caller): Promise<Delivery> {
  const { deliveryAddressLabel: label = '', owner = '', consignee = '' } = given;
  const [customer, settings] = await Promise.all([unit.of(Customers).peek(given.customerId), settingsIn(unit)]);
  const labelled = addressOf(customer, label);
  const served = await servedBy(unit, given.lines);
  const warehouse = new Warehouse(unit, caller);
  const loaded = await warehouse.load(given.lines.map(batchLine));
  const lines = given.lines.map((line, index): Line => {
    const { batch, stock } = loaded[index] as (typeof loaded)[number];
    return {
      line: index + 1,
      at: `lines[${index}]`,
      given: line,
      goods: batch.state,
      stock,
      served: served[index],
    };
  });
  checkNoFaults([...kindFaults(loaded), ...piecesFaults(lines)]);
  checkServed(customer.id, lines);
  const address = label === '' ? (addressOfOrders(served) ?? labelled) : labelled;
  const id = unit.newId();
  await warehouse.take('DISPATCHED', loaded, { documentKind: 'DELIVERY', documentId: id });
  // Checks the status of the customer only after the checks of the other records in the request.
  if (customer.status === 'INACTIVE') throw customerInactive();

  const { dispatchDate } = numbered;
  const counted = await countedSince(
    unit,
    lines.map(({ goods }) => goods.id),
    dispatchDate,
  );
  checkCountedSince(lines, counted);
  const articles = await soldArticles(
    lookupIn(unit),
    lines.map(({ stock }) => stock.articleId),
  );
  const deliveryLines = await warehouse.mapLines(lines, (line) =>
    deliveryLine(unit.newId(), line, { customer, settings, articles, dispatchDate }),
  );
  const judged = await warehouse.mapLines(lines, (line, index) =>
    judgedLine(line, deliveryLines[index] as DeliveryLine, { customer, articles, counted }),
  );
  const warnings = deliveryWarnings(judged, dispatchDate);
  const billable = given.billable ?? salesTermsOf(customer).billing !== 'NONE';
  const delivery = Delivery.dispatch({
    ...numbered,
    ...partiesOf(settings.operator, customer, address, { owner, consignee }),
    id,
    customerId: customer.id,
    customerName: customer.name,
    address,
    lines: deliveryLines,
    billable,
    settled: !billable,
    warnings: acknowledged(warnings, deliveryWarningWords, given.acknowledge, caller.username, unit.now),
    createdBy: caller.username,
    createdAt: unit.now,
  });
  unit.of(Deliveries).add(delivery);
  return delivery;
}

interface Line extends ServingLine {
  readonly given: Given['lines'][number];
}

/** The data that all lines share. */
interface Around {
  readonly customer: CustomerState;
  /** The articles of all stocks of the lines, by id. */
  readonly articles: ReadonlyMap<string, SoldArticle>;
}

const soldIn = ({ articles }: Pick<Around, 'articles'>, { stock }: Line): SoldArticle =>
  articles.get(stock.articleId) as SoldArticle;

type OnDay = Around & { readonly settings: ShopSettingsState; readonly dispatchDate: CalendarDate };

function deliveryLine(id: string, line: Line, around: OnDay): DeliveryLine {
  const { given, goods, stock, served } = line;
  return {
    id,
    line: line.line,
    lotId: goods.lotId,
    lotNumber: goods.lotNumber,
    articleId: stock.articleId,
    articleName: soldIn(around, line).article.name,
    stockBatchId: goods.id,
    quantityAmount: given.quantityAmount.toText(),
    quantityUnit: given.quantityUnit,
    orderId: served?.order.state.id ?? null,
    orderNumber: served?.order.state.orderNumber ?? null,
    orderLine: served?.line.line ?? null,
    last: given.last,
    alreadyCounted: given.alreadyCounted,
    pieces: given.pieces ?? null,
    price: priceOf(line, around),
  };
}

/** Returns the price of the order line, or of the dispatch date if the line serves no order. Null without a price. */
function priceOf(line: Line, around: OnDay): Price | null {
  if (line.served) return line.served.line.price;
  const kind = saleKindOf(line.goods.quantityUnit);
  if (kind === undefined) return null;
  const { customer, settings, dispatchDate } = around;
  const article = pricedArticle(soldIn(around, line), settings.vatRates, dispatchDate);
  const counted = line.given.pieces === undefined ? 'WEIGHT' : 'PIECES';
  const as = kind === 'PIECES' ? 'UNWEIGHED' : counted;
  return findPrice(pricedCustomer(customer), article, dispatchDate, as) ?? null;
}

/** Updates the order line that a line serves, and returns the data for the warnings. */
function judgedLine(
  line: Line,
  kept: DeliveryLine,
  around: Around & { readonly counted: ReadonlyMap<string, CalendarDate> },
): JudgedLine {
  const { goods, given, served } = line;
  const { article } = soldIn(around, line);
  served?.order.deliver(served.line.line, servedAmount(kept, served.line.quantityUnit), kept.last);
  return {
    line: line.line,
    articleName: article.name,
    lotNumber: goods.lotNumber,
    expiryDate: goods.expiryDate,
    remainingDays: remainingDaysFor(around.customer.salesTerms, article),
    base: Quantity.of(given.quantityAmount, given.quantityUnit).inBase(),
    pieces: kept.pieces,
    pieceWeight: article.pieceWeight,
    served: served ? { ...served.order.state, line: served.order.line(served.line.line) } : null,
    counted: given.alreadyCounted ? undefined : around.counted.get(goods.id),
  };
}
