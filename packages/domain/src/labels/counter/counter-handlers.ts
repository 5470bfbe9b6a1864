/** The handler of the sheet of loose goods. */
import { StorageLocations, statusOf } from '../../inventory/index.ts';
import { type Handler, handle } from '../../kernel/execution/handler.ts';
import type { QueryPorts } from '../../kernel/execution/ports.ts';
import type { CalendarDate } from '../../kernel/values/calendar.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { Articles } from '../../masterdata/index.ts';
import { releasedLabels } from '../fit/fit.ts';
import { genealogyOf } from '../fit/genealogy.ts';
import { labelLookAt } from '../label-look.ts';
import { byShownName, counterArticle } from './counter.ts';
import { type CounterArticle, readCounter, readDisplay } from './counter-contracts.ts';

export const counterHandlers: readonly Handler[] = [
  handle(readCounter, {
    atOneInstant: true,
    run: async (ports, { storageLocationId: ids = [] }) => ({ articles: await counterArticles(ports, ids) }),
  }),
  handle(readDisplay, {
    atOneInstant: true,
    run: async (ports, { storageLocationId: ids = [] }) => ({
      articles: (await counterArticles(ports, ids)).map(({ lots: _, reasons, ...entry }) => ({
        ...entry,
        isComplete: reasons.length === 0,
      })),
    }),
  }),
];

/**
 * Returns the entries of the goods at these storage locations, or at every active counter, by the name that customers
 * read. Refuses an unknown location with STORAGE_LOCATION_NOT_FOUND.
 */
async function counterArticles(ports: QueryPorts, ids: readonly string[]): Promise<readonly CounterArticle[]> {
  const look = labelLookAt(ports);
  const goods = await goodsAt(ports, await locationsOf(ports, ids), look.today);
  const articleIds = [...goods.keys()];
  const [genealogy, labels, articles, settings] = await Promise.all([
    genealogyOf(
      look,
      [...goods.values()].flatMap((lots) => [...lots]),
    ),
    releasedLabels(look, articleIds),
    look.whereIn(Articles, 'id', articleIds),
    look.settings(),
  ]);
  const labelsOf = groupBy(labels, ({ state }) => state.articleId);
  const context = { genealogy, settings, today: look.today };
  const entries: CounterArticle[] = [];
  for (const article of articles) {
    entries.push(counterArticle(article, [...(goods.get(article.id) ?? [])], labelsOf.get(article.id) ?? [], context));
    await look.pause();
  }
  return entries.toSorted(byShownName);
}

async function locationsOf({ reader }: QueryPorts, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length > 0)
    return Promise.all([...new Set(ids)].map(async (id) => (await reader.get(StorageLocations, id)).id));
  const counters = await reader.where(StorageLocations, { storageType: 'DISPLAY_COUNTER', active: true });
  return counters.map(({ id }) => id);
}

/** Returns the lots of AVAILABLE and EXPIRING_SOON stock batches at the locations, by their article. */
async function goodsAt({ inventory }: QueryPorts, locations: readonly string[], today: CalendarDate) {
  const goods = new Map<string, Set<string>>();
  for (const id of locations) {
    for (const { batch, stock } of await inventory.batchesAt(id)) {
      const { minimumShelfLifeDays, articleId } = stock;
      const status = statusOf(batch, { today, minimumShelfLifeDays });
      if (status !== 'AVAILABLE' && status !== 'EXPIRING_SOON') continue;
      const lots = goods.get(articleId) ?? new Set();
      goods.set(articleId, lots.add(batch.lotId));
    }
  }
  return goods;
}
