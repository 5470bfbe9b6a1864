/** Contract tests of walks: lists in the order of ids, while others write. */
import { type AuditEntry, compareByCodePoint, type Page, type PageRequest, refusedEntry } from '@cleaver/domain/kernel';
import { Articles } from '@cleaver/domain/masterdata';
import { Recipes } from '@cleaver/domain/production';
import { TODAY, world } from '../inventory/stocks.ts';
import { numbersOf } from './chance.ts';
import { part } from './part.ts';
import { anArticle, aRecipe, inUnit, NOW, newId, storedArticles, unique } from './samples.ts';

type Named = { readonly id: string };
type Read = (request: PageRequest) => Promise<Page<Named>>;

const pageAfter = (read: Read, after: string, size: number) => read({ page: 0, size, sort: [], after });

/** Returns the ids of a whole walk. `between` runs after each page. */
async function walked(read: Read, size: number, between: () => Promise<void> = async () => {}): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { content, page } = await pageAfter(read, after, size);
    found.push(...content.map(({ id }) => id));
    after = page.after;
    await between();
  }
  return found;
}

const sortedIds = (ids: readonly string[]) => ids.toSorted(compareByCodePoint);

export const walksContract = part(world, {
  'a walk returns each record that stays exactly once, whatever others write between its pages': async (
    t,
    { stored, reader },
  ) => {
    const { upTo, oneOf } = numbersOf(7);
    for (const size of [1, 3, 8]) {
      const { categoryId, ids } = await storedArticles(stored, ...Array.from({ length: 20 }, () => unique('Wurst')));
      const now = new Set(ids);
      const gone = new Set<string>();
      const add = (unit: Parameters<Parameters<typeof inUnit>[1]>[0]) => {
        const article = anArticle(categoryId);
        unit.of(Articles).add(article);
        now.add(article.state.id);
      };
      const write = () =>
        inUnit(stored, async (unit) => {
          for (let count = upTo(4); count > 0; count--) add(unit);
          const article = await unit
            .of(Articles)
            .get(oneOf([...now].filter((id) => !gone.has(id) && ids.includes(id))));
          if (upTo(2) === 0) article.update({ name: unique('Anders'), categoryId: undefined }, NOW);
          else if (gone.size < 10) {
            unit.of(Articles).remove(article);
            gone.add(article.state.id);
          }
        });
      const found = await walked((request) => reader.page(Articles, { categoryId }, request), size, write);
      t.equal(new Set(found).size, found.length, 'none twice');
      t.strictSame(found, sortedIds(found), 'in the order of ids');
      t.strictSame(
        ids.filter((id) => !gone.has(id) && !found.includes(id)),
        [],
        'none is missing',
      );
      t.notOk(
        found.some((id) => !now.has(id)),
        'only records of the filter',
      );
    }
  },

  'a walk begins anywhere, also at texts that are no id, and its totals are those of the filter': async (
    t,
    { stored, reader },
  ) => {
    const { categoryId, ids } = await storedArticles(stored, ...Array.from({ length: 7 }, () => unique('Wurst')));
    const inOrder = sortedIds(ids);
    const [first = '', , third = ''] = inOrder;
    const read: Read = (request) => reader.page(Articles, { categoryId }, request);
    const starts = [
      ...['', '0', 'f', 'g', 'Z', 'ä', '\u{1F969}', '-', ' ', third, third.toUpperCase(), third.slice(0, 20)],
      ...[`${third}0`, `${third.slice(0, -1)}g`, first.replaceAll('-', ''), newId()],
    ];
    for (const start of starts) {
      const rest = inOrder.filter((id) => compareByCodePoint(id, start) > 0);
      const { content, page } = await pageAfter(read, start, 5);
      const shown = rest.slice(0, 5);
      t.strictSame(
        content.map(({ id }) => id),
        shown,
        `after "${start}"`,
      );
      const isFollowed = rest.length > shown.length;
      t.strictSame(page, {
        ...{ number: 0, size: 5, totalElements: 7, totalPages: 2 },
        ...(isFollowed && { after: shown.at(-1) }),
      });
    }
    const last = inOrder.at(-1) ?? '';
    t.strictSame(await pageAfter(read, last, 5), {
      content: [],
      page: { number: 0, size: 5, totalElements: 7, totalPages: 2 },
    });
    const named = await reader.page(
      Articles,
      { categoryId },
      { page: 0, size: 2, sort: [], after: '', id: ids.slice(2, 5) },
    );
    t.strictSame(
      named.content.map(({ id }) => id),
      sortedIds(ids.slice(2, 5)).slice(0, 2),
    );
    t.equal(named.page.totalElements, 3);
    const none = await reader.page(Articles, { categoryId: 'x' }, { page: 0, size: 2, sort: [], after: '' });
    t.strictSame(none, { content: [], page: { number: 0, size: 2, totalElements: 0, totalPages: 0 } });
  },

  'the special lists have walks, too': async (t, stored) => {
    const { inventory, recipes, auditLog, transactions, aStock, aBatch, put } = stored;
    const stock = await aStock(['5', 'KG']);
    const { articleId, storageLocationId } = stock;
    const batches = [0, 1, 2, 3, 4].map((daysLeft) => aBatch(stock.id, daysLeft));
    await put(batches);
    const wanted = sortedIds(batches.map(({ id }) => id));
    const bare = async <T>(found: Promise<Page<T>>, idOf: (item: T) => string): Promise<Page<Named>> => {
      const { content, page } = await found;
      return { content: content.map((item) => ({ id: idOf(item) })), page };
    };
    for (const size of [2, 5, 6]) {
      t.strictSame(await walked((request) => inventory.batchesOf(stock.id, undefined, request), size), wanted);
      const all: Read = (request) =>
        bare(inventory.allBatches({ articleId, storageLocationId }, undefined, request), ({ batch }) => batch.id);
      t.strictSame(await walked(all, size), wanted);
    }
    t.strictSame(await walked((request) => inventory.levels({ articleId }, TODAY, request), 1), [stock.id]);

    const made = [1, 2, 3].map(() => aRecipe({ articleId }));
    await inUnit(stored, async (unit) => {
      for (const recipe of made) unit.of(Recipes).add(recipe);
    });
    const ids = made.map(({ state }) => state.id);
    t.strictSame(
      await walked((request) => recipes.summaries({ status: undefined }, { ...request, id: ids }), 2),
      sortedIds(ids),
    );

    const user = unique('Walter');
    const write = async (): Promise<string> => {
      const head = {
        id: newId(),
        at: NOW,
        userId: null,
        username: user,
        operation: 'test',
        address: null,
        requestId: null,
      };
      const entry: AuditEntry = refusedEntry(head, 'ACCESS_DENIED');
      await transactions.audit(entry);
      return entry.id;
    };
    const entries = [await write(), await write(), await write()];
    const filter = {
      user,
      operation: undefined,
      entity: undefined,
      entityId: undefined,
      from: undefined,
      to: undefined,
    };
    let writes = 5;
    const found = await walked(
      (request) => auditLog.page(filter, request),
      1,
      async () => {
        if (writes-- > 0) await write();
      },
    );
    t.strictSame(
      entries.filter((id) => !found.includes(id)),
      [],
    );
    t.strictSame(found, sortedIds(found));
  },
});
