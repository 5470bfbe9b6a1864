/** The contract on pages of lists and on the audit log. */

import { sealAuditLog } from '@cleaver/domain/audit';
import { Sessions, type UserState, Users } from '@cleaver/domain/identity';
import { Lots, StorageLocation, StorageLocations } from '@cleaver/domain/inventory';
import type { Direction, PageRequest, SortTerm, State } from '@cleaver/domain/kernel';
import { refusedEntry, searchWords } from '@cleaver/domain/kernel';
import {
  type ArticleState,
  Articles,
  Customer,
  Customers,
  ProductCategories,
  Supplier,
  Suppliers,
} from '@cleaver/domain/masterdata';
import { Recipes } from '@cleaver/domain/production';
import type { Test } from 'tap';
import {
  aCategory,
  aLot,
  aRecipe,
  inUnit,
  NOW,
  newId,
  type Stored,
  storedArticles,
  storedSessions,
  storedUser,
  storing,
  unique,
} from './samples.ts';

const byName = (direction: Direction = 'asc'): SortTerm[] => [{ field: 'name', direction }];

export async function listsContract(t: Test, stored: Stored): Promise<void> {
  const { reader, transactions, auditLog } = stored;

  const pageOfArticles = (categoryId: string, request: Partial<PageRequest>) =>
    reader.page(Articles, { categoryId }, { page: 0, size: 50, sort: byName(), ...request });
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

  await t.test('texts sort as German readers expect, without regard to case', async (t) => {
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

  await t.test('words are searched in any order and place, folded as lists are sorted', async (t) => {
    const all = [
      ...[
        'Kalbsbrät',
        'KALBSBRAT fein',
        'Straße 5%',
        'Strasse_5',
        "O'Neill \\& Söhne",
        'Weiß\u00adwurst',
        'Łódź',
        '和牛 🥩',
      ],
      ...['q z', 'qz', 'Bratwurst vom Schwein, grob, im Naturdarm', 'x'.repeat(200)],
    ];
    const { categoryId } = await storedArticles(stored, ...all);
    const found = async (text: string) =>
      (await pageOfArticles(categoryId, { q: searchWords(text) })).content.map(({ name }) => name);
    for (const [text, ...expected] of [
      ['kalbsbrat', 'Kalbsbrät', 'KALBSBRAT fein'],
      ['BRÄT fein', 'KALBSBRAT fein'],
      ['fein brat', 'KALBSBRAT fein'],
      ['bratfein'],
      ['strasse 5', 'Straße 5%', 'Strasse_5'],
      ['%', 'Straße 5%'],
      ['_', 'Strasse_5'],
      ["o'n", "O'Neill \\& Söhne"],
      ["'", "O'Neill \\& Söhne"],
      ['\\', "O'Neill \\& Söhne"],
      ['weisswurst', 'Weiß\u00adwurst'],
      ['odz', 'Łódź'],
      ['牛', '和牛 🥩'],
      ['🥩', '和牛 🥩'],
      ['qz', 'qz'],
      ['rob,', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['arm', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['wurst darm chw', 'Bratwurst vom Schwein, grob, im Naturdarm'],
      ['x'.repeat(200), 'x'.repeat(200)],
      ['x'.repeat(201)],
      // Has all the pieces, but not side by side.
      ['darmgrob'],
      ['bratbrat'],
      ['nirgends'],
    ] as const) {
      t.strictSame(await found(text), expected, text);
    }
  });

  await t.test('what is searched follows what is stored', async (t) => {
    const { categoryId, ids } = await storedArticles(stored, 'Salami', 'Schinken');
    await inUnit(stored, async (unit) => {
      const article = await unit.of(Articles).get(ids[0] ?? '');
      article.update({ name: 'Coppa', categoryId: undefined }, NOW);
      article.setCodes({ gtins: ['4012345000016'], plu: '4711' }, NOW);
    });
    const { articleNumber } = await reader.get(Articles, ids[0] ?? '');
    for (const text of ['copp', '2345000', '4711', articleNumber.toLowerCase().slice(2)]) {
      const { content } = await pageOfArticles(categoryId, { q: searchWords(text) });
      t.strictSame(
        content.map(({ name }) => name),
        ['Coppa'],
        text,
      );
    }
    t.equal((await pageOfArticles(categoryId, { q: ['salami'] })).page.totalElements, 0);
  });

  await t.test('a search goes with filters, orders, pages and totals', async (t) => {
    const tag = unique('suche').replaceAll('-', '');
    const { categoryId } = await storedArticles(stored, `a ${tag}`, `b ${tag}`, `c ${tag}`, 'd');
    await storedArticles(stored, `e ${tag}`);
    const request = { q: [tag], page: 1, size: 2 };
    const own = await pageOfArticles(categoryId, { ...request, sort: byName('desc') });
    t.strictSame(
      own.content.map(({ name }) => name),
      [`a ${tag}`],
    );
    t.strictSame(own.page, { number: 1, size: 2, totalElements: 3, totalPages: 2 });
    const [bare = {}] = (await reader.page(Articles, { categoryId }, { ...request, sort: byName() }, ['gtins']))
      .content;
    t.notOk('gtins' in bare, 'a member that is left out is not there');
    t.ok('supplierIds' in bare, 'all others are');
    const everywhere = await reader.page(Articles, {}, { ...request, sort: byName() });
    t.strictSame(
      everywhere.content.map(({ name }) => name),
      [`c ${tag}`, `e ${tag}`],
    );
    t.equal(everywhere.page.totalElements, 4);
  });

  await t.test('a list is narrowed to ids; unknown ones are simply not there', async (t) => {
    const { categoryId, ids } = await storedArticles(stored, 'kk', 'mm', 'nn');
    const [a = '', b = '', c = ''] = ids;
    const { ids: others } = await storedArticles(stored, 'd');
    const named = async (id: readonly string[], more: Partial<PageRequest> = {}) =>
      (await pageOfArticles(categoryId, { id, ...more })).content.map(({ name }) => name);
    t.strictSame(await named([c, a, ...others, newId(), 'no uuid', 'a\u0000b', '\ud800']), ['kk', 'nn']);
    t.strictSame(await named(['no uuid']), []);
    t.strictSame(await named([a, b], { q: ['m'] }), ['mm']);
    t.equal((await pageOfArticles(categoryId, { id: [a, b], size: 1 })).page.totalElements, 2);
  });

  await t.test('each list is searched by its names and numbers', async (t) => {
    const tag = unique('name').replaceAll('-', '');
    const { categoryId, ids } = await storedArticles(stored, `Artikel ${tag}`);
    const articleId = ids[0] ?? '';
    const contactInfo = { phone: '1', email: '', contactPerson: `Huber ${tag}` };
    const partner = {
      ...{ name: 'Hof', ...contactInfo, paymentDueDays: undefined, paymentDescription: undefined },
      ...{ street: 'Weg', houseNumber: '', postalCode: '91522', city: 'Ansbach', country: 'DE' },
    };
    const category = await storing(stored, ProductCategories, aCategory(`Warengruppe ${tag}`));
    const supplier = await storing(stored, Suppliers, Supplier.create(newId(), partner, NOW));
    const customer = await storing(stored, Customers, Customer.create(newId(), { type: 'B2B', ...partner }, NOW));
    const user = await storedUser(stored, { username: `u${tag}`, email: `mail@${tag}.example` });
    const recipe = await storing(stored, Recipes, aRecipe({ articleId, name: `Rezept ${tag}` }));
    const place = await storing(
      stored,
      StorageLocations,
      StorageLocation.restore({
        ...{ id: newId(), name: `Raum ${tag}`, storageType: 'COLD_ROOM', temperatureRange: null, active: true },
      }),
    );
    const lot = await storing(stored, Lots, aLot({ articleId, lotNumber: `L-${tag}`, supplierLot: `S-${tag}` }));
    const request = { page: 0, size: 5, sort: [] };
    for (const [kind, id, ...texts] of [
      [Articles, articleId, `artikel ${tag}`],
      [ProductCategories, category.id, `WARENGRUPPE ${tag}`],
      [Suppliers, supplier.id, `hof huber ${tag}`],
      [Customers, customer.id, `hof huber ${tag}`],
      [Users, user.id, `u${tag}`, `mail@${tag}`],
      [StorageLocations, place.id, `raum ${tag}`],
      [Lots, lot.id, `l-${tag}`, `s-${tag}`],
    ] as const) {
      for (const text of texts) {
        const { content } = await reader.page<State>(kind as never, {}, { ...request, q: searchWords(text) });
        t.strictSame(
          content.map((each) => each.id),
          [id],
          `${kind.name}: ${text}`,
        );
      }
    }
    const recipes = async (more: Partial<PageRequest>) =>
      (await stored.recipes.summaries({ status: undefined }, { ...request, ...more })).content.map(({ id }) => id);
    t.strictSame(await recipes({ q: searchWords(`rezept ${tag}`) }), [recipe.id]);
    t.strictSame(await recipes({ id: [recipe.id, categoryId] }), [recipe.id]);
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
