/** Contract tests of finding records by ids, members, filters and folded texts. */

import { Sessions, Users } from '@cleaver/domain/identity';
import { Articles, ProductCategories } from '@cleaver/domain/masterdata';
import { itself, part } from './part.ts';
import { aCategory, anArticle, inUnit, NOW, newId, storedSessions, storedUser, storing, unique } from './samples.ts';

export const findingContract = part(itself, {
  'whereIn and peekIn find records by a member that holds an id': async (t, { stored, reader }) => {
    const { userId, ids } = await storedSessions(stored, 3);
    const other = await storedSessions(stored, 2);
    const found = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
    const all = [...ids, ...other.ids].sort();
    const values = [other.userId, newId(), userId, userId, 'x', ''];
    t.strictSame(found(await reader.whereIn(Sessions, 'userId', values)), all, 'in the order of their ids');
    t.strictSame(await reader.whereIn(Sessions, 'userId', []), []);
    await inUnit(stored, async (unit) => {
      const sessions = unit.of(Sessions);
      t.strictSame(found(await sessions.peekIn('userId', values)), all);
      const [first, ...rest] = await sessions.whereIn('userId', values);
      t.strictSame(found([first, ...rest].flatMap((session) => session?.state ?? [])), all);
      t.equal(await sessions.find(all[0] ?? ''), first, 'the one object that stands for it');
      t.strictSame(await sessions.whereIn('userId', ['x']), []);
    });
  },

  'peekIn finds records by a text without regard to case': async (t, { stored }) => {
    const one = anArticle((await storing(stored, ProductCategories, aCategory())).id);
    await storing(stored, Articles, one);
    const { id, articleNumber } = one.state;
    const values = [articleNumber.toLowerCase(), unique('none'), 'a\u0000b', '\ud800'];
    const found = await inUnit(stored, (unit) => unit.of(Articles).peekIn('articleNumber', values));
    t.strictSame(
      found.map((each) => each.id),
      [id],
    );
  },

  'for any unknown id, find returns undefined and get throws USER_NOT_FOUND': async (t, { stored, reader }) => {
    const { id: known } = await storedUser(stored);
    const unknown = [
      newId(),
      '',
      ' ',
      'x',
      "' OR 1=1 --",
      `${known} `,
      known.toUpperCase(),
      `{${known}}`,
      known.replaceAll('-', ''),
    ];
    for (const id of [...unknown, 'a\u0000b', '\ud800', '🥩', 'x'.repeat(10_000)]) {
      const refused = { kind: 'not_found', code: 'USER_NOT_FOUND' };
      t.equal(await reader.find(Users, id), undefined);
      await t.rejects(reader.get(Users, id), refused);
      await inUnit(stored, async (unit) => {
        const users = unit.of(Users);
        t.equal(await users.find(id), undefined);
        await t.rejects(users.get(id), refused);
        await t.rejects(users.peek(id), refused);
        await t.rejects(users.peekAll([known, id]), refused);
      });
    }
    await t.rejects(reader.get(ProductCategories, newId()), { code: 'PRODUCT_CATEGORY_NOT_FOUND' });
  },

  'a filter matches only equal values, and an undefined value in it matches all': async (t, { stored, reader }) => {
    const { userId, ids } = await storedSessions(stored, 3);
    await inUnit(stored, async (unit) => (await unit.of(Sessions).get(ids[1] ?? '')).end(NOW));
    const found = async (filter: { userId: string; endedAt?: Date | null | undefined }) =>
      (await reader.where(Sessions, filter)).map(({ id }) => id);
    t.strictSame(await found({ userId }), ids, 'in the order of their ids');
    t.strictSame(await found({ userId, endedAt: undefined }), ids);
    t.strictSame(await found({ userId, endedAt: null }), [ids[0], ids[2]]);
    t.strictSame(await found({ userId, endedAt: NOW }), [ids[1]]);
    t.strictSame(await found({ userId: newId() }), []);
    await inUnit(stored, async (unit) => {
      const sessions = unit.of(Sessions);
      t.strictSame(
        (await sessions.where({ userId })).map(({ state }) => state.id),
        ids,
      );
      t.strictSame((await sessions.peekWhere({ userId, endedAt: null })).length, 2);
    });
  },

  'a filter on a list member matches records whose list contains the value': async (t, { stored, reader }) => {
    const { username } = await storedUser(stored, { roles: ['SALES_STAFF', 'WAREHOUSE_WORKER'] });
    const isFound = async (filter: object) => (await reader.where(Users, { username, ...filter })).length === 1;
    t.ok(await isFound({ roles: 'SALES_STAFF' }));
    t.ok(await isFound({ roles: 'WAREHOUSE_WORKER', status: 'ACTIVE' }));
    t.notOk(await isFound({ roles: 'ADMIN' }));
    t.notOk(await isFound({ roles: 'SALES' }));
    t.notOk(await isFound({ roles: 'WAREHOUSE_WORKER', status: 'LOCKED' }));
  },

  'a filter on a folded text ignores case and Unicode normalization': async (t, { stored, reader }) => {
    const tag = unique('').toUpperCase();
    const { id } = await storedUser(stored, { username: `JÜRGEN.STRAẞE${tag}`, email: `${tag}@example.org` });
    for (const username of [`jürgen.straße${tag}`, `Ju\u0308rgen.STRASSE${tag.toLowerCase()}`]) {
      t.strictSame(
        (await reader.where(Users, { username })).map((user) => user.id),
        [id],
      );
    }
    t.strictSame(await reader.where(Users, { username: `jurgen.strasse${tag}` }), []);
  },

  'a filter that no stored value can equal matches nothing': async (t, { stored, reader }) => {
    for (const text of ['', 'no uuid', 'a\u0000b', '\ud800', "x' OR '1'='1", '%', '_'.repeat(6)]) {
      t.strictSame(await reader.where(Sessions, { userId: text }), []);
      t.strictSame(await reader.where(Users, { username: text }), []);
      await inUnit(stored, async (unit) => {
        t.strictSame(await unit.of(Users).where({ username: text }), []);
        t.strictSame(await unit.of(Sessions).peekWhere({ userId: text }), []);
      });
    }
  },
});
