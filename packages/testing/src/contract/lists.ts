/** Contract tests of the pages of lists. */

import { Sessions, type UserState, Users } from '@cleaver/domain/identity';
import type { Direction, PageRequest, SortTerm } from '@cleaver/domain/kernel';
import { type ArticleState, Articles } from '@cleaver/domain/masterdata';
import { part } from './part.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storedSessions, storedUser, unique } from './samples.ts';

export const byName = (direction: Direction = 'asc'): SortTerm[] => [{ field: 'name', direction }];

export function world(stored: Stored) {
  const { reader } = stored;

  const pageOfArticles = (categoryId: string, request: Partial<PageRequest>) =>
    reader.page(Articles, { categoryId }, { page: 0, size: 50, sort: byName(), ...request });
  const names = async (categoryId: string, sort: SortTerm[], member: keyof ArticleState = 'name') =>
    (await pageOfArticles(categoryId, { sort })).content.map((article) => article[member]);
  return { ...stored, stored, pageOfArticles, names };
}

export const listsContract = part(world, {
  'pages contain each element of a list once, in one order, with the correct totals': async (t, { stored, reader }) => {
    const { userId, ids } = await storedSessions(stored, 11);
    for (const size of [1, 3, 4, 11, 500]) {
      const pages = Math.ceil(11 / size);
      const found: string[] = [];
      for (let page = 0; page < pages; page++) {
        const { content, page: told } = await reader.page(Sessions, { userId }, { page, size, sort: [] });
        found.push(...content.map(({ id }) => id));
        t.strictSame(told, { number: page, size, totalElements: 11, totalPages: pages });
      }
      t.strictSame(found, ids, `by ${size}, in the order of ids where nothing else is asked for`);
    }
  },

  'pages contain each element once, also if the elements are equal in the sort field': async (
    t,
    { stored, pageOfArticles },
  ) => {
    const { categoryId, ids } = await storedArticles(stored, ...Array.from({ length: 7 }, () => 'Wurst'));
    const found: string[] = [];
    for (let page = 0; page < 4; page++) {
      found.push(
        ...(await pageOfArticles(categoryId, { page, size: 2, sort: byName('desc') })).content.map(({ id }) => id),
      );
    }
    t.strictSame(found, ids.toSorted());
  },

  'a page beyond the end is empty, with the correct totals; so is a list without elements': async (
    t,
    { stored, reader },
  ) => {
    const { userId } = await storedSessions(stored, 3);
    for (const page of [2, 1000, 2147483647]) {
      const { content, page: told } = await reader.page(Sessions, { userId }, { page, size: 2, sort: [] });
      t.strictSame(content, []);
      t.strictSame(told, { number: page, size: 2, totalElements: 3, totalPages: 2 });
    }
    for (const nobody of [newId(), 'no uuid', 'a\u0000b', '\ud800']) {
      const { content, page: told } = await reader.page(Sessions, { userId: nobody }, { page: 0, size: 500, sort: [] });
      t.strictSame(content, [], nobody);
      t.strictSame(told, { number: 0, size: 500, totalElements: 0, totalPages: 0 });
    }
  },

  'texts sort as German readers expect, without regard to case': async (t, { stored, names }) => {
    const ordered = [
      ...['1', 'A', 'ä', 'aa', 'aä', 'Äa', 'äb', 'Arger', 'Ärger', 'cafe', 'Café', 'Łódź', 'ofen', 'Öfen', 'STRASSE'],
      ...['Straße', 'Straße 1', 'Strasse 2', 'Strasse2', 'ü', 'Uhu', 'Zander', 'я', '\ufa0e', '\u{1F969}'],
    ];
    const { categoryId } = await storedArticles(stored, ...ordered.toReversed());
    t.strictSame(await names(categoryId, byName()), ordered);
    t.strictSame(await names(categoryId, byName('desc')), ordered.toReversed());
    const { categoryId: other } = await storedArticles(stored, 'b', 'A', 'B', 'a');
    const alike = (await names(other, byName())).map((text) => String(text).toLowerCase());
    t.strictSame(alike, ['a', 'a', 'b', 'b']);
  },

  'times sort by their value': async (t, { stored, names }) => {
    const { categoryId } = await storedArticles(stored, 'one', 'two', 'three');
    t.strictSame(await names(categoryId, [{ field: 'createdAt', direction: 'asc' }]), ['one', 'two', 'three']);
    t.strictSame(await names(categoryId, [{ field: 'createdAt', direction: 'desc' }]), ['three', 'two', 'one']);
  },

  'a list sorts by several fields, each in its own direction': async (t, { stored, names }) => {
    const { categoryId } = await storedArticles(stored, 'b', 'A', 'B', 'a');
    const sorted = (first: Direction, second: Direction) =>
      names(categoryId, [...byName(first), { field: 'createdAt', direction: second }]);
    t.strictSame(await sorted('asc', 'asc'), ['A', 'a', 'b', 'B']);
    t.strictSame(await sorted('asc', 'desc'), ['a', 'A', 'B', 'b']);
    t.strictSame(await sorted('desc', 'asc'), ['b', 'B', 'A', 'a']);
    t.strictSame(await sorted('desc', 'desc'), ['B', 'b', 'a', 'A']);
  },

  'null values sort last in ascending and first in descending order': async (t, { stored, reader }) => {
    const dated = new Date('2026-01-01T00:00:00.001Z');
    const tag = unique('nulls');
    const users: UserState[] = [];
    for (const lastLogin of [null, NOW, null, dated]) {
      users.push(await storedUser(stored, { lastLogin, username: `${tag}-${users.length}` }));
    }
    const ordered = async (direction: Direction) => {
      const found: number[] = [];
      for (let page = 0; ; page++) {
        const sort = [
          { field: 'lastLogin', direction },
          { field: 'username', direction: 'asc' as const },
        ];
        const { content } = await reader.page(Users, { status: 'ACTIVE' }, { page, size: 500, sort });
        found.push(...content.map(({ id }) => users.findIndex((user) => user.id === id)).filter((index) => index >= 0));
        if (content.length < 500) return found;
      }
    };
    t.strictSame(await ordered('asc'), [3, 1, 0, 2]);
    t.strictSame(await ordered('desc'), [0, 2, 1, 3]);
  },

  'a filter applies to the content and to the totals': async (t, { stored, reader }) => {
    const { categoryId, ids } = await storedArticles(stored, 'a', 'b', 'c');
    await inUnit(stored, async (unit) => (await unit.of(Articles).get(ids[1] ?? '')).move('deactivate', NOW));
    const request = { page: 0, size: 2, sort: byName() };
    const active = await reader.page(Articles, { categoryId, status: 'ACTIVE' }, request);
    t.strictSame(
      active.content.map(({ id }) => id),
      [ids[0], ids[2]],
    );
    t.strictSame(active.page, { number: 0, size: 2, totalElements: 2, totalPages: 1 });
    const all = await reader.page(Articles, { categoryId, status: undefined }, request);
    t.equal(all.page.totalElements, 3);
  },

  'a list can be limited to ids, and unknown ids are ignored': async (t, { stored, pageOfArticles }) => {
    const { categoryId, ids } = await storedArticles(stored, 'kk', 'mm', 'nn');
    const [a = '', b = '', c = ''] = ids;
    const { ids: others } = await storedArticles(stored, 'd');
    const named = async (id: readonly string[], more: Partial<PageRequest> = {}) =>
      (await pageOfArticles(categoryId, { id, ...more })).content.map(({ name }) => name);
    t.strictSame(await named([c, a, ...others, newId(), 'no uuid', 'a\u0000b', '\ud800']), ['kk', 'nn']);
    t.strictSame(await named(['no uuid']), []);
    t.strictSame(await named([a, b], { q: ['m'] }), ['mm']);
    t.equal((await pageOfArticles(categoryId, { id: [a, b], size: 1 })).page.totalElements, 2);
  },

  'a page returns its elements as they are stored, with their children': async (
    t,
    { stored, reader, pageOfArticles },
  ) => {
    const { categoryId, ids } = await storedArticles(stored, 'a', 'b');
    const { content } = await pageOfArticles(categoryId, {});
    t.strictSame(content, await Promise.all(ids.map((id) => reader.get(Articles, id))));
  },
});
