/** Contract tests of storing and finding. */

import { Session, Sessions, Users } from '@cleaver/domain/identity';
import { KeptAnswer, KeptAnswers, SeenVersions } from '@cleaver/domain/kernel';
import { Articles, ProductCategories } from '@cleaver/domain/masterdata';
import { itself, part } from './part.ts';
import {
  aCategory,
  anArticle,
  aUser,
  inUnit,
  NOW,
  newId,
  storedArticles,
  storedUser,
  storing,
  unique,
} from './samples.ts';

export const storingContract = part(itself, {
  'every read method returns an added record with the same state': async (t, { stored, reader }) => {
    const user = await storedUser(stored, { roles: ['ADMIN', 'SALES_STAFF'], branchId: 'B1', lastLogin: NOW });
    const filter = { username: user.username };
    t.strictSame(await reader.find(Users, user.id), user);
    t.strictSame(await reader.get(Users, user.id), user);
    t.strictSame(await reader.where(Users, filter), [user]);
    await inUnit(stored, async (unit) => {
      const users = unit.of(Users);
      t.strictSame(await users.peek(user.id), user);
      t.strictSame(await users.peekAll([user.id, user.id]), [user], 'once, however often it is asked for');
      t.strictSame(await users.peekAll([]), []);
      t.strictSame(await users.peekWhere(filter), [user]);
      t.strictSame((await users.find(user.id))?.state, user);
      t.strictSame((await users.get(user.id)).state, user);
      t.strictSame(
        (await users.where(filter)).map(({ state }) => state),
        [user],
      );
    });
  },

  'getAll returns one object per id in the given order, and refuses an unknown or removed id': async (
    t,
    { stored, reader },
  ) => {
    const users = await Promise.all([storedUser(stored), storedUser(stored), storedUser(stored)]);
    const ids = users.map(({ id }) => id).sort();
    const [one = '', two = '', three = ''] = ids;
    await inUnit(stored, async (unit) => {
      const repository = unit.of(Users);
      const second = await repository.get(two);
      const added = aUser();
      repository.add(added);
      const given = [three, two, added.state.id, one, three];
      const found = await repository.getAll(given);
      t.strictSame(
        found.map(({ state }) => state.id),
        given,
      );
      t.equal(found[0], found[4]);
      t.equal(found[1], second, 'what was loaded before');
      t.equal(found[2], added, 'what was added before');
      t.strictSame(await repository.getAll([]), []);
      for (const [at, user] of found.entries()) user.update({ email: undefined, branchId: `B${at}` });
      for (const unknown of [newId(), 'x', '', '\ud800']) {
        await t.rejects(repository.getAll([one, unknown]), { kind: 'not_found', code: 'USER_NOT_FOUND' });
      }
      repository.remove(second);
      await t.rejects(repository.getAll([two]), { code: 'USER_NOT_FOUND' }, 'removed in this unit of work');
    });
    const after = await Promise.all([one, two, three].map((id) => reader.find(Users, id)));
    t.strictSame(
      after.map((user) => user?.branchId),
      ['B3', undefined, 'B4'],
    );
  },

  'get with the version of an earlier read refuses a changed record with CHANGED_MEANWHILE': async (
    t,
    { stored, reader },
  ) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const id = ids[0] ?? '';
    const read = await reader.versioned(Articles, id);
    t.strictSame(read.state, await reader.get(Articles, id));
    const change = (version: number | undefined) =>
      inUnit(stored, async (unit) => {
        const article = await unit
          .of(Articles)
          .get(id, version === undefined ? undefined : new SeenVersions([version]));
        const [first] = article.state.salesUnits;
        const units = ['PIECE_FIXED', 'HUNDRED_GRAM'] as const;
        const unused = units[article.state.salesUnits.length - 1];
        if (first && unused)
          article.addSalesUnit(
            { ...first, id: newId(), unit: unused, priceModel: unused === 'PIECE_FIXED' ? 'FIXED' : 'WEIGHT_BASED' },
            NOW,
          );
      });
    await change(read.version);
    const changed = { kind: 'changed', code: 'CHANGED_MEANWHILE' };
    await t.rejects(change(read.version), changed, 'a change of a child alone counts');
    const again = await reader.versioned(Articles, id);
    t.ok(again.version > read.version);
    await inUnit(stored, async (unit) => {
      const article = await unit.of(Articles).get(id);
      await t.rejects(unit.of(Articles).get(id, new SeenVersions([read.version])), changed, 'also of what is loaded');
      t.equal(await unit.of(Articles).get(id, new SeenVersions([again.version])), article);
    });
    t.equal((await reader.versioned(Articles, id)).version, again.version, 'reading changes nothing');
    await change(undefined);
    t.equal((await reader.get(Articles, id)).salesUnits.length, 3, 'undefined takes any');
    await t.rejects(reader.versioned(Articles, newId()), { code: 'ARTICLE_NOT_FOUND' });
    await t.rejects(reader.versioned(Articles, 'x'), { code: 'ARTICLE_NOT_FOUND' });
  },

  'a unit of work can write and remove thousands of aggregates with their children': async (t, { stored, reader }) => {
    // The number of articles. Their rows have about as many values as a statement may have parameters (65,535).
    const COUNT = 3_500;
    const { id: categoryId } = await storing(stored, ProductCategories, aCategory());
    const articles = Array.from({ length: COUNT }, (_, n) => anArticle(categoryId, `Artikel ${n}`));
    const ids = articles.map(({ state }) => state.id);
    await inUnit(stored, async (unit) => {
      for (const article of articles) unit.of(Articles).add(article);
    });
    t.equal((await reader.where(Articles, { categoryId })).length, COUNT);
    await inUnit(stored, async (unit) => {
      for (const article of await unit.of(Articles).getAll(ids)) {
        const [first] = article.state.salesUnits;
        if (first) article.addSalesUnit({ ...first, id: newId(), unit: 'PIECE_FIXED', priceModel: 'FIXED' }, NOW);
        if (first) article.removeSalesUnit(first.id, NOW);
      }
    });
    const stated = await reader.where(Articles, { categoryId });
    t.equal(stated.length, COUNT);
    t.ok(stated.every(({ salesUnits }) => salesUnits.length === 1 && salesUnits[0]?.unit === 'PIECE_FIXED'));
    await inUnit(stored, async (unit) => {
      for (const article of await unit.of(Articles).where({ categoryId })) unit.of(Articles).remove(article);
    });
    t.strictSame(await reader.where(Articles, { categoryId }), []);
  },

  'an aggregate is read with its children, in their order': async (t, { stored, reader }) => {
    const { ids } = await storedArticles(stored, 'Wurst');
    const id = ids[0] ?? '';
    const salesUnits = await inUnit(stored, async (unit) => {
      const article = await unit.of(Articles).get(id);
      const [first] = article.state.salesUnits;
      if (first) article.addSalesUnit({ ...first, id: newId(), unit: 'PIECE_FIXED', priceModel: 'FIXED' }, NOW);
      if (first) article.addSalesUnit({ ...first, id: newId(), unit: 'HUNDRED_GRAM' }, NOW);
      return article.state.salesUnits;
    });
    t.strictSame((await reader.get(Articles, id)).salesUnits, salesUnits);
    await inUnit(stored, async (unit) =>
      (await unit.of(Articles).get(id)).removeSalesUnit(salesUnits[1]?.id ?? '', NOW),
    );
    t.strictSame((await reader.get(Articles, id)).salesUnits, [salesUnits[0], salesUnits[2]]);
  },

  'a unit of work returns one object per aggregate, and sees its own additions and removals': async (
    t,
    { stored, reader },
  ) => {
    const { id, username } = await storedUser(stored);
    await inUnit(stored, async (unit) => {
      const users = unit.of(Users);
      const user = await users.get(id);
      t.equal(await users.find(id), user);
      t.equal((await unit.of(Users).where({ username }))[0], user);
      const added = aUser();
      users.add(added);
      t.equal(await users.find(added.state.id), added);
      users.remove(user);
      t.equal(await users.find(id), undefined);
      await t.rejects(users.get(id), { code: 'USER_NOT_FOUND' });
    });
    t.equal(await reader.find(Users, id), undefined, 'removed');
  },

  'every change of a unit of work is written at its end': async (t, { stored, reader }) => {
    const user = await storedUser(stored, { roles: ['SALES_STAFF'] });
    const other = await storedUser(stored);
    const session = await inUnit(stored, async (unit) => {
      const changed = await unit.of(Users).get(user.id);
      changed.assign('ADMIN');
      changed.withdraw('SALES_STAFF');
      changed.move('lock');
      changed.loggedIn(NOW);
      const [second] = await unit.of(Users).where({ username: other.username });
      second?.update({ email: undefined, branchId: 'B2' });
      const opened = Session.open(unit.newId(), user.id, unit.now);
      unit.of(Sessions).add(opened);
      opened.end(unit.now);
      return opened.state;
    });
    t.strictSame(await reader.get(Users, user.id), { ...user, roles: ['ADMIN'], status: 'LOCKED', lastLogin: NOW });
    t.strictSame(await reader.get(Users, other.id), { ...other, branchId: 'B2' });
    t.strictSame(await reader.get(Sessions, session.id), session);
    t.strictSame(session.endedAt, NOW);
  },

  'a removed record can be added again under its id in the same unit of work': async (t, { stored, reader }) => {
    const id = unique('key');
    const keep = (answer: unknown) => KeptAnswer.restore({ id, request: 'r', answer, expiresAt: NOW });
    await storing(stored, KeptAnswers, keep('old'));
    await inUnit(stored, async (unit) => {
      unit.of(KeptAnswers).remove(await unit.of(KeptAnswers).get(id));
      unit.of(KeptAnswers).add(keep('new'));
    });
    t.equal((await reader.get(KeptAnswers, id)).answer, 'new');
  },

  'texts are read as they were written': async (t, { stored, reader }) => {
    const texts = [
      'Müller & Söhne, Straße 5 ÄÖÜß',
      '🥩👨‍👩‍👧 𝔊',
      `"quoted" 'single' \`back\``,
      '100 % _x_ \\ \\n \\u0041',
      "'; DROP TABLE article; --",
      'e\u0301 is not é',
      ' inner  blanks\tand\nlines ',
      '$1 ? ?? :name {} [] null',
      '',
    ];
    for (const text of texts) {
      const category = aCategory(`${text} ${unique()}`);
      category.update({ name: undefined, description: text });
      const state = await storing(stored, ProductCategories, category);
      t.strictSame(await reader.get(ProductCategories, state.id), state, text);
    }
  },

  'a missing text is read as null, and an update with an empty text sets it to null': async (t, { stored, reader }) => {
    const { id } = await storedUser(stored, { branchId: null });
    t.equal((await reader.get(Users, id)).branchId, null);
    await inUnit(stored, async (unit) => (await unit.of(Users).get(id)).update({ email: undefined, branchId: 'B' }));
    await inUnit(stored, async (unit) => (await unit.of(Users).get(id)).update({ email: undefined, branchId: '' }));
    t.equal((await reader.get(Users, id)).branchId, null, 'cleared');
  },

  'times keep their milliseconds, also in 1970 and in 9999': async (t, { stored, reader }) => {
    for (const time of [
      '2026-03-29T01:30:00.001Z',
      '2026-10-25T00:59:59.999Z',
      '1970-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ]) {
      const { id } = await storedUser(stored, { createdAt: new Date(time), lastLogin: new Date(time) });
      const { createdAt, lastLogin } = await reader.get(Users, id);
      t.strictSame([createdAt, lastLogin], [new Date(time), new Date(time)]);
    }
  },

  'a kept answer of any JSON value is read as it was stored': async (t, { stored, reader }) => {
    const answers = [
      null,
      true,
      0,
      -1.5,
      '',
      'null',
      '"quoted"',
      [],
      {},
      [null, ['ä']],
      { a: { b: [1, '🥩', null] }, __type: 'x' },
    ];
    for (const answer of answers) {
      const state = { id: unique('key'), request: 'digest', answer, expiresAt: NOW };
      await storing(stored, KeptAnswers, KeptAnswer.restore(state));
      t.strictSame(await reader.get(KeptAnswers, state.id), state, JSON.stringify(answer));
    }
  },
});
