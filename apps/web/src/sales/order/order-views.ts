/** The views of the list of orders. */
import { addDays, type CalendarDate } from '@cleaver/domain/kernel';

/** `next`: open orders from today on, the next day first. `past`: of days before today, the latest first. */
export type OrderView = 'next' | 'past' | 'all';

interface Shown {
  /** Filters of the view, which the list does not offer. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Days of the view, unless the address has others. */
  readonly initial: Readonly<Record<string, string>>;
  readonly sort: string;
}

export const ORDER_VIEWS: { readonly [V in OrderView]: (today: CalendarDate) => Shown } = {
  next: (today) => ({ fixed: { openOnly: 'true' }, initial: { from: today }, sort: 'requestedDate' }),
  past: (today) => ({ fixed: {}, initial: { to: addDays(today, -1) }, sort: 'requestedDate,desc' }),
  all: () => ({ fixed: {}, initial: {}, sort: 'requestedDate,desc' }),
};

/** The parameters of an address that leave the rows as they are. */
const NO_FILTERS = ['view', 'sort', 'page', 'size', 'skip'];

/** Returns the view of an address. An address with filters shows all orders that match them. */
export function viewOf(query: URLSearchParams): OrderView {
  const named = query.get('view');
  if (named === 'past') return named;
  const isFiltered = [...query].some(([name, value]) => value !== '' && !NO_FILTERS.includes(name));
  return named === 'all' || isFiltered ? 'all' : 'next';
}
