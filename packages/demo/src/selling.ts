/**
 * Creates the sales of the demo shop: sales data, a planned price, standing orders, and orders in every status. Days
 * count from today.
 */

/** Articles with stock in kilograms and orders in pieces: article, kilograms per piece, tolerance in percent. */
const CATCH_WEIGHT: readonly (readonly [article: string, kg: string, tolerancePercent: number])[] = [
  ['GE-010', '1.4', 15],
  ['GE-080', '2.2', 20],
];

/** A planned price: article, price in euros, and the number of days from today until the price applies. */
const PLANNED_PRICE = { article: 'RI-010', price: 57.9, day: 30 };

interface DemoStanding {
  readonly customer: string;
  readonly weekdays: readonly number[];
  /** The lines, each as `<article number> <amount> <unit>`. */
  readonly lines: readonly string[];
  /** First and last day of a pause, in days from today, and its reason. */
  readonly pause?: readonly [from: number, until: number, reason: string];
}

const STANDING: readonly DemoStanding[] = [
  { customer: 'Kindergarten Sonnenblume', weekdays: [1, 3], lines: ['BW-010 1.5 KG', 'BW-020 1 KG'] },
  { customer: 'Pflegeheim St. Elisabeth', weekdays: [2, 5], lines: ['BW-020 4 KG', 'GE-020 6 KG'] },
  { customer: 'Kantine der Stadtwerke', weekdays: [1, 2, 3, 4, 5], lines: ['RI-080 3 KG', 'BW-070 2.5 KG'] },
  { customer: 'Imbiss am Bahnhof', weekdays: [1, 2, 3, 4, 5, 6], lines: ['BW-070 4 KG', 'GE-040 3 KG'] },
  { customer: 'Dorfladen Öschingen eG', weekdays: [4], lines: ['BW-040 2 KG', 'GE-010 6 PIECE'] },
  {
    customer: 'Hotel Krone',
    weekdays: [5, 6],
    lines: ['GE-080 4 PIECE', 'RI-020 3 KG'],
    pause: [10, 24, 'Betriebsferien'],
  },
];

interface DemoOrder {
  readonly customer: string;
  readonly day: number;
  readonly reference?: string;
  readonly lines: readonly string[];
  /** The final status. A delivered order is confirmed first. */
  readonly becomes: 'DRAFT' | 'CONFIRMED' | 'CANCELLED' | 'DELIVERED';
}

const ORDERS: readonly DemoOrder[] = [
  { customer: 'Hotel Krone', day: 0, lines: ['BW-010 8 KG', 'SC-090 5.5 KG'], becomes: 'DELIVERED' },
  { customer: 'Restaurant Anatolien', day: 0, lines: ['RI-080 6 KG', 'GE-030 8 KG'], becomes: 'CONFIRMED' },
  {
    customer: 'Gasthof zum Hirsch',
    day: 1,
    reference: 'Hochzeit Maier',
    lines: ['GE-010 12 PIECE', 'RI-070 6 KG'],
    becomes: 'CONFIRMED',
  },
  // The order exceeds the stock.
  {
    customer: 'Vereinsheim TSV Gomaringen',
    day: 1,
    reference: 'Sommerfest',
    lines: ['GE-040 80 KG'],
    becomes: 'CONFIRMED',
  },
  { customer: 'Partyservice Löffelmann', day: 6, lines: ['RI-020 9 KG', 'GE-090 5 KG'], becomes: 'DRAFT' },
  { customer: 'Dorfladen Öschingen eG', day: 2, lines: ['BW-050 2 KG'], becomes: 'CANCELLED' },
];

/** The counts of the standing orders and orders that `sell` creates, without the drafts of the standing orders. */
export const SOLD = { 'standing orders': STANDING.length, orders: ORDERS.length } as const;

/** The number of days from today for which the standing orders create drafts. */
const AHEAD = 7;

/** The functions by which `sell` sends requests and finds records. */
interface Asking {
  post(path: string, body?: unknown): Promise<{ readonly id: string }>;
  put(path: string, body: unknown): Promise<unknown>;
  each<T>(what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void>;
  /** Returns the id of a record by its name. */
  id(name: string): string;
  day(ahead: number): string;
}

const linesOf = (lines: readonly string[], id: Asking['id']) =>
  lines.map((line) => {
    const [number = '', quantityAmount, quantityUnit] = line.split(' ');
    return { articleId: id(number), quantityAmount, quantityUnit };
  });

/** Returns the number of days from today to an open day: a Sunday becomes the Monday after it. */
function openDay(ahead: number, day: Asking['day']): number {
  return new Date(day(ahead)).getUTCDay() === 0 ? ahead + 1 : ahead;
}

/** Creates the sales. Calls `delivered` with each order that a delivery serves. */
export async function sell(
  { post, put, each, id, day }: Asking,
  delivered: (customer: string, orderId: string) => void,
): Promise<void> {
  for (const [article, kg, tolerancePercent] of CATCH_WEIGHT) {
    await put(`/api/articles/${id(article)}/sales-data`, { pieceWeight: { kg, tolerancePercent } });
  }
  const { article, price, day: from } = PLANNED_PRICE;
  const unit = id(`sales unit of ${article}`);
  await put(`/api/articles/${id(article)}/sales-units/${unit}/price`, { price, validFrom: day(from) });
  await each('standing orders', STANDING, ({ customer, weekdays, lines, pause }) =>
    post('/api/sales/standing-orders', {
      customerId: id(customer),
      firstDate: day(0),
      weekdays,
      lines: linesOf(lines, id),
      pauses: pause ? [{ from: day(pause[0]), until: day(pause[1]), reason: pause[2] }] : [],
    }),
  );
  await each('orders', ORDERS, async ({ customer, day: wanted, reference, lines, becomes }) => {
    // The shop is closed on Sundays. What is delivered today was requested for today.
    const requestedDate = day(becomes === 'DELIVERED' ? wanted : openDay(wanted, day));
    const order = { customerId: id(customer), requestedDate, reference, lines: linesOf(lines, id) };
    const { id: orderId } = await post('/api/sales/orders', order);
    const path = `/api/sales/orders/${orderId}`;
    if (becomes === 'CANCELLED') await post(`${path}/cancel`, { reason: 'Fest abgesagt' });
    else if (becomes !== 'DRAFT') await post(`${path}/confirm`);
    if (becomes === 'DELIVERED') delivered(customer, orderId);
  });
  await post('/api/sales/standing-orders/run', { until: day(AHEAD) });
}
