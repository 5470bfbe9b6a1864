/** Contract tests of the atomicity and the audit entry of units of work, and of the rules of the kinds. */

import { Sessions, Users } from '@cleaver/domain/identity';
import {
  type AuditEntry,
  type AuditHead,
  accessDenied,
  RefusedAfter,
  refusedEntry,
  type Tracked,
} from '@cleaver/domain/kernel';
import { Articles, ProductCategories } from '@cleaver/domain/masterdata';
import { Recipes } from '@cleaver/domain/production';
import { part } from './part.ts';
import {
  aCategory,
  aHead,
  anArticle,
  aRecipe,
  aUser,
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

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function world(stored: Stored) {
  const { auditLog } = stored;

  const entriesOf = async ({ operation }: AuditHead): Promise<readonly AuditEntry[]> => {
    const all = { user: undefined, entity: undefined, entityId: undefined, from: undefined, to: undefined };
    return (await auditLog.page({ ...all, operation }, { page: 0, size: 20, sort: [] })).content;
  };
  return { ...stored, stored, entriesOf };
}

export const rulesContract = part(world, {
  'a unit of work returns the result of its work, and provides the time and rising ids': async (t, { stored }) => {
    const [now, ...ids] = await inUnit(stored, async (unit) => [unit.now, unit.newId(), unit.newId()] as const);
    t.strictSame(now, NOW);
    t.match(ids, [/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, String]);
    t.strictSame(ids.toSorted(), ids, 'rising');
    t.not(ids[0], ids[1]);
  },

  'a unit of work that throws changes nothing and rejects with its error': async (t, { stored, reader, entriesOf }) => {
    const user = await storedUser(stored);
    const { ids } = await storedSessions(stored, 1);
    const [added, head, failure] = [aUser(), aHead(), new Error('it broke')];
    let told = 0;
    const work = inUnit(
      stored,
      async (unit) => {
        unit.of(Users).add(added);
        (await unit.of(Users).get(user.id)).move('lock');
        unit.of(Sessions).remove(await unit.of(Sessions).get(ids[0] ?? ''));
        throw failure;
      },
      { audit: head, committed: () => told++ },
    );
    t.equal(await work.catch((error) => error), failure);
    t.equal(await reader.find(Users, added.state.id), undefined);
    t.strictSame(await reader.get(Users, user.id), user);
    t.ok(await reader.find(Sessions, ids[0] ?? ''));
    t.strictSame(await entriesOf(head), []);
    t.equal(told, 0);
  },

  'a change is written with its audit entry, secrets hidden': async (t, { stored, entriesOf }) => {
    const user = await storedUser(stored);
    const head = aHead();
    await inUnit(
      stored,
      async (unit) => {
        const found = await unit.of(Users).get(user.id);
        found.changePassword(user.passwordHash, 'another hash');
        found.loggedIn(NOW);
      },
      { audit: head },
    );
    const before = { passwordHash: '(hidden)', lastLogin: null };
    const after = { passwordHash: '(hidden)', lastLogin: NOW };
    const changes = [{ entity: 'user', id: user.id, before, after }];
    const expected = { ...head, outcome: 'done', code: null, entity: 'user', entityId: user.id, changes };
    const entries = await entriesOf(head);
    t.strictSame(json(entries), json([expected]));
    t.strictSame(entries[0]?.at, NOW);
  },

  'a refusal whose writes are committed has its code in the audit entry': async (t, { stored, entriesOf }) => {
    const [added, head] = [aCategory(), aHead()];
    await inUnit(
      stored,
      async (unit) => {
        unit.of(ProductCategories).add(added);
        return new RefusedAfter(accessDenied({ permission: 'USER_READ' }));
      },
      { audit: head },
    );
    t.match(await entriesOf(head), [
      { outcome: 'refused', code: 'ACCESS_DENIED', entityId: added.state.id, changes: [{}] },
    ]);
  },

  'the audit entry has new and removed records as a whole, and none that were only read': async (
    t,
    { stored, entriesOf },
  ) => {
    const gone = await storing(stored, ProductCategories, aCategory());
    const read = await storing(stored, ProductCategories, aCategory());
    const [added, head] = [aCategory(), aHead()];
    await inUnit(
      stored,
      async (unit) => {
        const categories = unit.of(ProductCategories);
        await categories.get(read.id);
        categories.add(added);
        categories.remove(await categories.get(gone.id));
      },
      { audit: head },
    );
    const [entry] = await entriesOf(head);
    t.strictSame(json(entry?.changes), [
      { entity: 'product_category', id: added.state.id, before: null, after: added.state },
      { entity: 'product_category', id: gone.id, before: gone, after: null },
    ]);
  },

  'a unit of work refused at its end writes no audit entry and does not call committed': async (
    t,
    { stored, entriesOf },
  ) => {
    const taken = await storing(stored, ProductCategories, aCategory());
    const head = aHead();
    let told = 0;
    await t.rejects(
      inUnit(stored, async (unit) => unit.of(ProductCategories).add(aCategory(taken.name)), {
        audit: head,
        committed: () => told++,
      }),
      { code: 'PRODUCT_CATEGORY_ALREADY_EXISTS' },
    );
    t.strictSame(await entriesOf(head), []);
    t.equal(told, 0);
  },

  'audit appends the entry of a refusal outside of a unit of work': async (t, { transactions, entriesOf }) => {
    const head = { ...aHead(), userId: null, username: null, address: null, requestId: null };
    await transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
    t.strictSame(await entriesOf(head), [{ ...refusedEntry(head, 'ACCESS_DENIED') }]);
  },

  'committed is called once, after the commit, with the records of the unit': async (t, { stored, reader }) => {
    const [user, read] = [await storedUser(stored), await storedUser(stored)];
    const told: (readonly Tracked[])[] = [];
    let seen: Promise<unknown> | undefined;
    await inUnit(
      stored,
      async (unit) => {
        (await unit.of(Users).get(user.id)).move('lock');
        await unit.of(Users).get(read.id);
      },
      {
        committed(changes) {
          told.push(changes);
          seen = reader.get(Users, user.id);
        },
      },
    );
    const after = { ...user, status: 'LOCKED' };
    t.match(told, [
      [
        { kind: Users, before: user, after },
        { kind: Users, before: read, after: read },
      ],
    ]);
    t.equal(told.length, 1);
    const { version } = await reader.versioned(Users, user.id);
    t.equal(told[0]?.[0]?.version, version - 1, 'a change makes the version one more');
    t.strictSame(await seen, after, 'others see it by then');
  },

  'a unique rule ignores case, decomposed umlauts and compatibility characters': async (t, { stored }) => {
    const tag = unique('');
    await storing(stored, ProductCategories, aCategory(`Grüße ﬁn${tag}`));
    const alike = ['GRÜSSE FIN', 'gru\u0308sse fin', 'ｇｒüße fin', 'GRÜẞE ﬁN'];
    for (const name of alike) {
      const refused = { kind: 'conflict', code: 'PRODUCT_CATEGORY_ALREADY_EXISTS', message: /name/ };
      await t.rejects(storing(stored, ProductCategories, aCategory(`${name}${tag.toUpperCase()}`)), refused, name);
    }
    for (const name of ['Grusse fin', 'Grüße  fin', 'Grüße fi']) {
      await t.resolves(storing(stored, ProductCategories, aCategory(`${name}${tag}`)), name);
    }
  },

  'a unique rule refuses changes too, but does not compare a record with itself': async (t, { stored, reader }) => {
    const [one, other] = [await storedUser(stored), await storedUser(stored)];
    const rename = (email: string) =>
      inUnit(stored, async (unit) => (await unit.of(Users).get(one.id)).update({ email, branchId: undefined }));
    await t.rejects(rename(other.email.toUpperCase()), { code: 'EMAIL_ALREADY_EXISTS' });
    await t.resolves(rename(one.email.toUpperCase()));
    t.equal((await reader.get(Users, one.id)).email, one.email.toUpperCase());
    await t.rejects(storedUser(stored, { username: one.username.toUpperCase(), email: unique('e@x') }), {
      code: 'USERNAME_ALREADY_EXISTS',
    });
  },

  'a unique rule of several members refuses a record that is equal in all of them': async (t, { stored }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const name = unique('Lyoner Größe');
    const recipe = (name: string, version: number) =>
      storing(stored, Recipes, aRecipe({ name, version, articleId: ids[0] ?? '' }));
    await recipe(name, 1);
    await t.resolves(recipe(name, 2));
    await t.resolves(recipe(`${name} fein`, 1));
    await t.rejects(recipe(name.toUpperCase(), 2), { kind: 'conflict', code: 'RECIPE_ALREADY_EXISTS' });
  },

  'the unique value of a removed record can be used again': async (t, { stored }) => {
    const { id, name } = await storing(stored, ProductCategories, aCategory());
    await inUnit(stored, async (unit) => unit.of(ProductCategories).remove(await unit.of(ProductCategories).get(id)));
    await t.resolves(storing(stored, ProductCategories, aCategory(name)));
  },

  'a reference to a missing record is refused with the code of that record': async (t, { stored }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    for (const categoryId of [newId(), 'no uuid']) {
      const refused = { kind: 'not_found', code: 'PRODUCT_CATEGORY_NOT_FOUND' };
      await t.rejects(storing(stored, Articles, anArticle(categoryId)), refused);
      await t.rejects(
        inUnit(stored, async (unit) =>
          (await unit.of(Articles).get(ids[0] ?? '')).update({ name: undefined, categoryId }, NOW),
        ),
        refused,
      );
    }
  },

  'a record can be added in the same unit of work as the record that references it': async (t, { stored, reader }) => {
    const category = aCategory();
    const article = anArticle(category.state.id);
    await inUnit(stored, async (unit) => {
      unit.of(ProductCategories).add(category);
      unit.of(Articles).add(article);
    });
    t.strictSame(await reader.get(Articles, article.state.id), article.state);
  },

  'a referenced record cannot be removed until no record references it': async (t, { stored, reader }) => {
    const { categoryId, ids } = await storedArticles(stored, 'Wurst');
    const remove = () =>
      inUnit(stored, async (unit) =>
        unit.of(ProductCategories).remove(await unit.of(ProductCategories).get(categoryId)),
      );
    await t.rejects(remove(), { kind: 'conflict', code: 'PRODUCT_CATEGORY_IN_USE' });
    t.ok(await reader.find(ProductCategories, categoryId));
    await inUnit(stored, async (unit) => unit.of(Articles).remove(await unit.of(Articles).get(ids[0] ?? '')));
    await t.resolves(remove());
  },
});
