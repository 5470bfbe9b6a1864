/** Handlers of availability and of picking proposals. */
import { shopDay } from '../../inventory/index.ts';
import { checkNoFaults } from '../../kernel/contract/refusal.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import { pageInMemory } from '../../kernel/execution/page-in-memory.ts';
import type { Snapshot } from '../../kernel/execution/ports.ts';
import type { Reader } from '../../kernel/execution/unit-of-work.ts';
import { addDays, type CalendarDate, daysBetween } from '../../kernel/values/calendar.ts';
import { Decimal } from '../../kernel/values/decimal.ts';
import { kindOf } from '../../kernel/values/quantity.ts';
import { compareByCodePoint, sortText } from '../../kernel/values/text.ts';
import { Articles, Customers, remainingDaysFor } from '../../masterdata/index.ts';
import { type RecipeState, Recipes } from '../../production/index.ts';
import { inLineUnit, saleKindOf } from '../order/order-line.ts';
import { availabilitySubject } from '../subjects.ts';
import { type AvailabilityFact, availabilityOf, neededOf, unitOfKind, urgencyOf } from './availability.ts';
import {
  availabilityDateFaults,
  DEMAND_MAX,
  demandFaults,
  getDemand,
  listAvailability,
  PICKED_MAX,
  proposePicking,
} from './availability-contracts.ts';
import type { ConfirmedOrder, ShelvedBatch, SupplyFact } from './availability-ports.ts';
import { demandOf } from './demand.ts';
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

type ArticlesById = Awaited<ReturnType<typeof articlesById>>;

const rowsOf = (facts: readonly SupplyFact[], articles: ArticlesById) =>
  availabilityOf(facts.map((fact) => countedFact(fact, articles.get(fact.articleId)?.pieceWeight?.kg ?? null)));

const byVersion = (a: RecipeState, b: RecipeState): number =>
  a.version - b.version || a.createdAt.getTime() - b.createdAt.getTime();

/**
 * Returns the newest active recipe of each article and kind of unit, by `<article> <unit>`. An active recipe in another
 * unit has the key of the article alone.
 */
async function recipesOf(reader: Reader, articleIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const recipes = (await reader.whereIn(Recipes, 'articleId', articleIds)).filter(({ status }) => status === 'ACTIVE');
  const byKey = new Map<string, string>();
  for (const { id, articleId, outputUom } of recipes.toSorted(byVersion)) {
    byKey.set(articleId, id);
    const unit = unitOfKind(kindOf(outputUom));
    if (unit) byKey.set(`${articleId} ${unit}`, id);
  }
  return byKey;
}

/** Returns the demand for the articles that the shop makes, on each of the days. */
async function demandOn({ reader, supply }: Pick<Snapshot, 'reader' | 'supply'>, days: readonly CalendarDate[]) {
  const facts = await Promise.all(days.map((day) => supply.facts(day, undefined)));
  const ids = [...new Set(facts.flat().map(({ articleId }) => articleId))];
  const [articles, recipes] = await Promise.all([articlesById(reader, ids), recipesOf(reader, ids)]);
  const made = facts.map((of) => of.filter(({ articleId }) => recipes.has(articleId)));
  const upTo = made.map((of) => new Map(rowsOf(of, articles).map((row) => [`${row.articleId} ${row.unit}`, row])));
  const keys = new Map(
    upTo.flatMap((rows) => [...rows].map(([key, { articleId, unit }]) => [key, { articleId, unit }])),
  );
  const rows = [...keys].map(([key, of]) => {
    const { articleNumber = '', name: articleName = '' } = articles.get(of.articleId) ?? {};
    const recipeId = recipes.get(key) ?? null;
    return { ...of, articleNumber, articleName, recipeId, demand: demandOf(upTo.map((one) => one.get(key))) };
  });
  return days.map((date, at) => ({
    date,
    articles: rows.flatMap(({ demand, ...row }) => {
      const { ordered, stock, planned, missing } = demand[at] as (typeof demand)[number];
      return [ordered, planned, missing].every((amount) => amount.isZero())
        ? []
        : [{ ...row, ordered, stock, planned, missing }];
    }),
  }));
}

/** Returns the articles of a day as a response has them: those that are missing first, by name. */
function shownDemand({ date, articles }: Awaited<ReturnType<typeof demandOn>>[number]) {
  const turnOf = ({ missing, articleName, articleId, unit }: (typeof articles)[number]): string =>
    [Number(missing.isZero()), sortText(articleName), articleId, unit].join(' ');
  const sorted = articles.toSorted((a, b) => compareByCodePoint(turnOf(a), turnOf(b)));
  return {
    date,
    articles: sorted.slice(0, DEMAND_MAX.rows).map(({ ordered, stock, planned, missing, ...row }) => ({
      ...row,
      ordered: ordered.ceil(PLACES).toText(),
      stock: stock.floor(PLACES).toText(),
      planned: planned.floor(PLACES).toText(),
      missing: missing.ceil(PLACES).toText(),
    })),
  };
}

/**
 * Returns the availability of a day, unsorted. `id` identifies a row. With `articleId`, returns only the rows of this
 * article. With `shortOnly`, returns only rows with a negative `free`. `urgency` is a sort key.
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
  const rows = rowsOf(facts, articles);
  return rows
    .filter(({ free }) => !shortOnly || free.isNegative())
    .map(({ articleId: of, unit, usable, planned, ordered, drafted, free }) => ({
      id: `${of} ${unit}`,
      urgency: urgencyOf({ free, ordered, drafted }),
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
      return { content: content.map(({ id: _, urgency: _rank, ...row }) => row), page };
    },
  }),
  handle(getDemand, {
    atOneInstant: true,
    async run(ports, given) {
      const today = shopDay(ports.clock.now(), ports.settings);
      checkNoFaults(demandFaults(given, today));
      const from = given.from ?? today;
      const to = given.to ?? addDays(from, DEMAND_MAX.days - 1);
      // The days before the first one use up goods, too.
      const earlier = [...new Set([today, addDays(from, -1)])].filter((day) => today <= day && day < from);
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
      const demand = (await demandOn(ports, [...earlier, ...days])).slice(earlier.length);
      const complete = demand.every(({ articles }) => articles.length <= DEMAND_MAX.rows);
      return { from, to, complete, days: demand.map(shownDemand) };
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
      const next = orderId ? null : ((await supply.nextDue(date)) ?? null);
      return { date, complete: found.complete && shown.length === orders.length, orders: shown, next };
    },
  }),
];
