/** Builds the responses of standing orders, with the current names of customers and articles. */
import type { UnitPorts } from '../../kernel/execution/ports.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { type ArticleState, Articles, type CustomerState, Customers } from '../../masterdata/index.ts';
import type { StandingOrderState } from './standing-order.ts';

export const articleIdsOf = (standing: readonly StandingOrderState[]): readonly string[] => [
  ...new Set(standing.flatMap(({ lines }) => lines.map(({ articleId }) => articleId))),
];

export const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

/** Returns the state with the current names of the customer and the articles. */
export const named = (
  state: StandingOrderState,
  customers: ReadonlyMap<string, CustomerState>,
  articles: ReadonlyMap<string, ArticleState>,
): StandingOrderState => ({
  ...state,
  customerName: customers.get(state.customerId)?.name ?? state.customerName,
  lines: state.lines.map((line) => {
    const article = articles.get(line.articleId);
    return article ? { ...line, articleNumber: article.articleNumber, articleName: article.name } : line;
  }),
});

/** Returns the states with current names. */
export async function shown(
  reader: Reader,
  standing: readonly StandingOrderState[],
): Promise<readonly StandingOrderState[]> {
  const [customers, articles] = await Promise.all([
    reader.whereIn(Customers, 'id', [...new Set(standing.map(({ customerId }) => customerId))]),
    reader.whereIn(Articles, 'id', articleIdsOf(standing)),
  ]);
  const [ofCustomers, ofArticles] = [byId(customers), byId(articles)];
  return standing.map((state) => named(state, ofCustomers, ofArticles));
}

/** Returns the state with current names, in a unit of work. */
export async function shownIn(unit: UnitPorts, state: StandingOrderState): Promise<StandingOrderState> {
  const [customer, articles] = await Promise.all([
    unit.of(Customers).peek(state.customerId),
    unit.of(Articles).peekIn('id', articleIdsOf([state])),
  ]);
  return named(state, byId([customer]), byId(articles));
}
