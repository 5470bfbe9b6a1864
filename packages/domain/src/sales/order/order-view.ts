/** Builds the responses of orders. */
import { shownWarnings } from '../../kernel/contract/acknowledgement.ts';
import type { GivenBy } from '../../kernel/contract/output.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Articles, type CustomerState, Customers, findAddress } from '../../masterdata/index.ts';
import { type OrderState, orderValue } from './order.ts';
import { inLineUnit, lineValue, sumText } from './order-line.ts';
import type { order } from './order-output.ts';
import { orderWarningWords } from './order-warnings.ts';

export type OrderView = GivenBy<typeof order>;

/** The current data that unconfirmed orders show. */
interface Current {
  readonly customer: Pick<CustomerState, 'name' | 'billingAddress' | 'deliveryAddresses'> | undefined;
  /** The names of the articles, by article id. */
  readonly articleNames: ReadonlyMap<string, string>;
}

/** Returns an order for a response. Data that is not frozen comes from `current`. */
export function orderView(state: OrderState, current: Current): OrderView {
  const { nextLine: _, changedByHand: _changed, lines, warnings, ...shown } = state;
  const isFrozen = state.confirmedAt !== null;
  const { customer, articleNames } = current;
  const value = orderValue(lines);
  return {
    ...shown,
    customerName: state.status === 'DRAFT' && customer ? customer.name : state.customerName,
    address: isFrozen || !customer ? state.address : (findAddress(customer, state.deliveryAddressLabel) ?? null),
    value: value && sumText(value),
    lines: lines.map((line) => {
      const { id: _id, pieceKg: _kg, cancelReason, lasts: _lasts, ...rest } = line;
      const ofLine = lineValue(line);
      return {
        ...rest,
        articleName: (isFrozen ? undefined : articleNames.get(line.articleId)) ?? line.articleName,
        value: ofLine && sumText(ofLine),
        closedReason: cancelReason,
        delivered: inLineUnit(line, Decimal.of(line.delivered)),
        open: inLineUnit(line, Decimal.of(line.open)),
      };
    }),
    warnings: shownWarnings(warnings, orderWarningWords),
  };
}

/** Returns orders for a response. Data that is not frozen is read from customers and articles. */
export async function orderViews(reader: Reader, orders: readonly OrderState[]): Promise<readonly OrderView[]> {
  const drafts = orders.filter(({ confirmedAt }) => confirmedAt === null);
  const [customers, articles] = await Promise.all([
    reader.whereIn(Customers, 'id', [...new Set(drafts.map(({ customerId }) => customerId))]),
    reader.whereIn(Articles, 'id', [
      ...new Set(drafts.flatMap(({ lines }) => lines.map(({ articleId }) => articleId))),
    ]),
  ]);
  const articleNames = new Map(articles.map(({ id, name }) => [id, name]));
  return orders.map((state) =>
    orderView(state, { customer: customers.find(({ id }) => id === state.customerId), articleNames }),
  );
}
