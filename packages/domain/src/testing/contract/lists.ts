/** The contract on pages of lists and on the audit log. */
import type { Test } from 'tap';
import { sealAuditLog } from '../../audit/audit-log.ts';
import { Sessions } from '../../identity/session.ts';
import { type UserState, Users } from '../../identity/user.ts';
import { type ArticleState, Articles } from '../../masterdata/article.ts';
import { refusedEntry } from '../../shared/audit.ts';
import type { Direction, PageRequest, SortTerm } from '../../shared/page.ts';
import { inUnit, NOW, newId, type Stored, storedArticles, storedSessions, storedUser, unique } from './samples.ts';

const byName = (direction: Direction = 'asc'): SortTerm[] => [{ field: 'name', direction }];

export async function listsContract(t: Test, stored: Stored): Promise<void> {
  const { reader, transactions, auditLog } = stored;

  const pageOfArticles = (categoryId: string, request: Partial<PageRequest>) =>
    reader.page(Articles, { categoryId }, { page: 0, size: 20, sort: byName(), ...request });
  const names = async (categoryId: string, sort: SortTerm[], member: keyof ArticleState = 'name') =>
    (await pageOfArticles(categoryId, { sort })).content.map((article) => article[member]);

  await t.test('pages tile the list: each element once, in one order, with true totals', async (t) => {
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
  });

  await t.test('elements that are alike in the order asked for tile all the same', async (t) => {
    const { categoryId, ids } = await storedArticles(stored, ...Array.from({ length: 7 }, () => 'Wurst'));
    const found: string[] = [];
    for (let page = 0; page < 4; page++) {
      found.push(
        ...(await pageOfArticles(categoryId, { page, size: 2, sort: byName('desc') })).content.map(({ id }) => id),
      );
    }
    t.strictSame(found, ids.toSorted());
  });

  await t.test('a page beyond the end is empty, with true totals; so is a list without elements', async (t) => {
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
  });

  await t.test('texts sort without regard to case', async (t) => {
    const { categoryId } = await storedArticles(stored, 'b', 'A', 'Z', 'a', 'ZA', 'B2', 'äa', 'ÄB', 'ß', 'sr', 'ST');
    // By the folded text's code units: capitals are small, ß is ss, umlauts come after z.
    const folded = ['A', 'a', 'b', 'B2', 'sr', 'ß', 'ST', 'Z', 'ZA', 'äa', 'ÄB'];
    const alike = (texts: unknown[]) => texts.map((text) => String(text).toLowerCase());
    t.strictSame(alike(await names(categoryId, byName())), alike(folded));
    t.strictSame(alike(await names(categoryId, byName('desc'))), alike(folded.toReversed()));
  });

  await t.test('other values sort by themselves', async (t) => {
    const { categoryId } = await storedArticles(stored, 'one', 'two', 'three');
    t.strictSame(await names(categoryId, [{ field: 'createdAt', direction: 'asc' }]), ['one', 'two', 'three']);
    t.strictSame(await names(categoryId, [{ field: 'createdAt', direction: 'desc' }]), ['three', 'two', 'one']);
  });

  await t.test('several fields sort one within the other, each in its own direction', async (t) => {
    const { categoryId } = await storedArticles(stored, 'b', 'A', 'B', 'a');
    const sorted = (first: Direction, second: Direction) =>
      names(categoryId, [...byName(first), { field: 'createdAt', direction: second }]);
    t.strictSame(await sorted('asc', 'asc'), ['A', 'a', 'b', 'B']);
    t.strictSame(await sorted('asc', 'desc'), ['a', 'A', 'B', 'b']);
    t.strictSame(await sorted('desc', 'asc'), ['b', 'B', 'A', 'a']);
    t.strictSame(await sorted('desc', 'desc'), ['B', 'b', 'a', 'A']);
  });

  await t.test('what has no value comes last ascending, and first descending', async (t) => {
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
  });

  await t.test('a filter holds for content and totals alike', async (t) => {
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
  });

  await t.test('a page shows its elements as they are stored, with their children', async (t) => {
    const { categoryId, ids } = await storedArticles(stored, 'a', 'b');
    const { content } = await pageOfArticles(categoryId, {});
    t.strictSame(content, await Promise.all(ids.map((id) => reader.get(Articles, id))));
  });

  await t.test('the audit log is listed by who, what, where to and when', async (t) => {
    const [userId, username, operation] = [newId(), unique('Anna'), unique('test.listed')];
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const heads = [0, 1, 2].map((ms) => ({
      id: newId(),
      at: at(ms),
      userId,
      username,
      operation,
      address: null,
      requestId: null,
    }));
    for (const head of heads) await transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
    const nothing = {
      user: undefined,
      operation: undefined,
      entity: undefined,
      entityId: undefined,
      from: undefined,
      to: undefined,
    };
    const listed = async (filter: object, direction: Direction = 'asc') => {
      const sort = [{ field: 'at', direction }];
      const { content } = await auditLog.page({ ...nothing, ...filter }, { page: 0, size: 20, sort });
      return content.map((entry) => heads.findIndex(({ id }) => id === entry.id));
    };
    t.strictSame(await listed({ operation }), [0, 1, 2]);
    t.strictSame(await listed({ operation }, 'desc'), [2, 1, 0]);
    t.strictSame(await listed({ user: userId }), [0, 1, 2]);
    t.strictSame(await listed({ user: username }), [0, 1, 2]);
    t.strictSame(await listed({ operation, from: at(1) }), [1, 2], 'from an instant on');
    t.strictSame(await listed({ operation, to: at(1) }), [0], 'before an instant');
    t.strictSame(await listed({ operation, entity: 'user' }), []);
    t.strictSame(await listed({ operation, user: newId() }), []);
    for (const odd of ['no uuid', 'a\u0000b']) t.strictSame(await listed({ user: odd, entityId: odd }), []);
  });

  await t.test('entries of the audit log are sealed once each, in a chain without gaps', async (t) => {
    const at = new Date('2020-01-01T00:00:00.000Z');
    const operation = unique('test.sealed');
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) {
      const head = { id, at, userId: null, username: null, operation, address: null, requestId: null };
      await transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
    }
    const isOwn = (id: string) => ids.includes(id);
    const later = new Date(at.getTime() + 1);
    t.strictSame((await auditLog.unsealed(later)).filter(isOwn).toSorted(), ids.toSorted());
    t.strictSame((await auditLog.unsealed(at)).filter(isOwn), [], 'none of them is older than itself');
    const seal = () => sealAuditLog(auditLog, (text) => `hash of ${text.length}`);
    await Promise.all([seal(), seal()]);
    while (await seal());
    t.strictSame((await auditLog.unsealed(later)).filter(isOwn), []);
    const sealed: string[] = [];
    let number = 0;
    for await (const { seal: link, entry } of auditLog.sealed()) {
      t.equal(link.number, ++number);
      if (isOwn(link.entryId)) sealed.push(link.entryId);
      if (isOwn(link.entryId)) t.equal(entry?.operation, operation);
    }
    t.strictSame(sealed.toSorted(), ids.toSorted());
  });
}
