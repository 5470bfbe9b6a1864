/** Handlers of availability and of picking proposals. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { Snapshot } from '../../kernel/execution/ports.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { Articles, Customers, remainingDaysFor } from '../../masterdata/index.ts';
import { inLineUnit, saleKindOf } from '../order/order-line.ts';
import { availabilitySubject } from '../subjects.ts';
import { type AvailabilityFact, availabilityOf, neededOf } from './availability.ts';
import { availabilityDateFaults, listAvailability, PICKED_MAX, proposePicking } from './availability-contracts.ts';
import type { ConfirmedOrder, ShelvedBatch, SupplyFact } from './availability-ports.ts';
import { type PickedLine, pickingOf } from './picking.ts';

/** Decimal places of quantities in responses. */
const PLACES = 6;

async function articlesById(reader: Reader, ids: readonly string[]) {
  const articles = await reader.whereIn(Articles, 'id', [...new Set(ids)]);
  return new Map(articles.map((article) => [article.id, article]));
}

/** Returns the fact in KG or PIECE. Converts ordered and drafted pieces to KG if the article has a piece weight. */
function countedFact({ kind, ...fact }: SupplyFact, pieceKg: string | null): AvailabilityFact {
  const isOrdered = fact.column === 'ordered' || fact.column === 'drafted';
  if (kind === 'mass') return { ...fact, unit: 'KG' };
  if (!isOrdered) return { ...fact, unit: 'PIECE' };
  const { unit, amount } = neededOf('PIECES', Decimal.of(fact.amount), pieceKg);
  return { ...fact, unit, amount: amount.toText() };
}

/**
 * Returns the availability of a day, unsorted. `id` identifies a row. With `articleId`, returns only the rows of this
 * article. With `shortOnly`, returns only rows with a negative `free`.
 */
export async function availabilityOn(
  { reader, supply }: Pick<Snapshot, 'reader' | 'supply'>,
  day: CalendarDate,
  { articleId, shortOnly = false }: { readonly articleId?: string | undefined; readonly shortOnly?: boolean } = {},
) {
  const facts = await supply.facts(day, articleId);
  const articles = await articlesById(
    reader,
    facts.map((fact) => fact.articleId),
  );
  const rows = availabilityOf(
    facts.map((fact) => countedFact(fact, articles.get(fact.articleId)?.pieceWeight?.kg ?? null)),
  );
  return rows
    .filter(({ free }) => !shortOnly || free.isNegative())
    .map(({ articleId: of, unit, usable, planned, ordered, drafted, free }) => ({
      id: `${of} ${unit}`,
      articleId: of,
      unit,
      articleNumber: articles.get(of)?.articleNumber ?? '',
      articleName: articles.get(of)?.name ?? '',
      usable: usable.toText(PLACES),
      planned: planned.toText(PLACES),
      ordered: ordered.toText(PLACES),
      drafted: drafted.toText(PLACES),
      free: free.toText(PLACES),
    }));
}

/** Returns the orders. Each line has its needed quantity and the required remaining shelf life in days. */
async function withNeeds(reader: Reader, orders: readonly ConfirmedOrder[]) {
  const [articles, customers] = await Promise.all([
    articlesById(
      reader,
      orders.flatMap(({ lines }) => lines.map(({ articleId }) => articleId)),
    ),
    reader.whereIn(Customers, 'id', [...new Set(orders.map(({ customerId }) => customerId))]),
  ]);
  const terms = new Map(customers.map(({ id, salesTerms }) => [id, salesTerms]));
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const article = articles.get(line.articleId);
      const kind = saleKindOf(line.quantityUnit) ?? 'WEIGHT';
      const { unit, amount } = neededOf(kind, Decimal.of(line.open), article?.pieceWeight?.kg ?? null);
      const remainingDays = remainingDaysFor(terms.get(order.customerId), article);
      return { ...line, unit, needed: amount, remainingDays };
    }),
  }));
}

type NeedyLine = Awaited<ReturnType<typeof withNeeds>>[number]['lines'][number];

/**
 * Returns a line for a response. Rounds needed and missing quantities up. Rounds picked quantities down, so that a pick
 * never exceeds the stock.
 */
function shownLine({ of, picks, missing, tooShort }: PickedLine<NeedyLine, ShelvedBatch>) {
  const { quantityUnit, needed, open, ...line } = of;
  return {
    ...line,
    quantityUnit,
    open: inLineUnit({ quantityUnit }, Decimal.of(open)),
    needed: needed.ceil(PLACES).toText(),
    missing: missing.ceil(PLACES).toText(),
    tooShort,
    picks: picks.flatMap(({ from, base }) => {
      const { id: stockBatchId, lotId, lotNumber, expiryDate, storageLocationId, storageLocationName } = from;
      const quantity = base.floor(PLACES).toText();
      const shown = { stockBatchId, lotId, lotNumber, expiryDate, storageLocationId, storageLocationName, quantity };
      return quantity === '0' ? [] : [shown];
    }),
  };
}

interface PickedOrder {
  readonly order: Omit<ConfirmedOrder, 'lines'>;
  readonly lines: readonly PickedLine<NeedyLine, ShelvedBatch>[];
}

function shownOrder({ order: { id: orderId, confirmedAt: _, ...order }, lines }: PickedOrder) {
  return { ...order, orderId, lines: lines.map(shownLine) };
}

/** Number of lines after which a proposal yields to other requests. They take a few milliseconds. */
const LINES_AT_ONCE = 100;

export const availabilityHandlers: readonly Handler[] = [
  handle(listAvailability, {
    atOneInstant: true,
    async run(ports, { date, articleId, shortOnly, ...request }) {
      const today = shopDay(ports.clock.now(), ports.settings);
      checkNoFaults(availabilityDateFaults(date, today));
      const rows = await availabilityOn(ports, date ?? today, { articleId, shortOnly: shortOnly ?? false });
      const { content, page } = pageInMemory(rows, availabilitySubject.sortable, request);
      return { content: content.map(({ id: _, ...row }) => row), page };
    },
  }),
  handle(proposePicking, {
    atOneInstant: true,
    async run({ reader, supply, clock, settings }, { date: given, orderId, storageLocationId }) {
      const today = shopDay(clock.now(), settings);
      const date = given ?? today;
      const found = await supply.confirmed(orderId ?? date, PICKED_MAX);
      const orders = await withNeeds(reader, found.orders);
      const articleIds = [...new Set(orders.flatMap(({ lines }) => lines.map(({ articleId }) => articleId)))];
      // Goods that have expired by today are not usable for a past day either.
      const [lastsTo = date] = [date, today].sort().reverse();
      const batches = await supply.shelved(articleIds, lastsTo, storageLocationId);
      const picked = pickingOf<NeedyLine, (typeof orders)[number], ShelvedBatch>(orders, batches, date);
      const shown: ReturnType<typeof shownOrder>[] = [];
      let [characters, linesSincePause] = [0, 0];
      for (const one of picked) {
        const next = shownOrder(one);
        characters += JSON.stringify(next).length;
        if (characters > PICKED_MAX.characters && shown.length > 0) break;
        shown.push(next);
        linesSincePause += one.lines.length;
        if (linesSincePause < LINES_AT_ONCE) continue;
        await clock.pause(0);
        linesSincePause = 0;
      }
      return { date, complete: found.complete && shown.length === orders.length, orders: shown };
    },
  }),
];
