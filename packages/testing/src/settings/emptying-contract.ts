/** Contract tests of emptying the shop, and of the audit log's data about the demo shop. */

import { CONTEXTS } from '@cleaver/domain';
import { Users } from '@cleaver/domain/identity';
import { type AuditHead, KeptAnswers } from '@cleaver/domain/kernel';
import { ProductCategories } from '@cleaver/domain/masterdata';
import { part } from '../contract/part.ts';
import { aCategory, aUser, inUnit, NOW, newId, type Stored, storing, unique } from '../contract/samples.ts';

const world = (stored: Stored) => {
  const [requestId, removal] = [unique('demo'), unique('test.remove')];
  const head = (given: Partial<AuditHead>): AuditHead => ({
    ...{ id: newId(), at: NOW, userId: null, username: null, operation: 'user.create', address: null, requestId },
    ...given,
  });
  /** Stores a user, with an audit entry that has the given members. Returns the user's id. */
  const enter = async (given: Partial<AuditHead>): Promise<string> => {
    const user = aUser();
    await inUnit(stored, async (unit) => unit.of(Users).add(user), { audit: head(given) });
    return user.state.id;
  };
  return { ...stored, stored, marks: { requestId, removal, kinds: ['user'] }, enter };
};

export const emptyingContract = part(world, {
  'empty removes the records of all given kinds, the ledger too, and is rolled back with its unit of work': async (
    t,
    { stored },
  ) => {
    // Rolls back the emptying, because other tests may use the same store.
    const kinds = CONTEXTS.filter(({ name }) => !['identity', 'settings'].includes(name)).flatMap(({ kinds }) => kinds);
    const { id } = await storing(stored, ProductCategories, aCategory());
    const failure = new Error('no');
    const emptied = inUnit(stored, async (unit) => {
      await unit.empty([...kinds, KeptAnswers]);
      for (const kind of kinds) t.same(await unit.of(kind).peekWhere({}), [], kind.name);
      throw failure;
    });
    await t.rejects(emptied, failure);
    t.equal((await stored.reader.get(ProductCategories, id)).id, id);
  },

  'the audit log distinguishes entries of the demo shop from others': async (t, { demoShop, marks, enter }) => {
    const own = unique('test.enter');
    t.equal(await demoShop.loaded(marks), undefined);
    await enter({ operation: own, requestId: null, username: 'anna' });
    t.equal(await demoShop.loaded(marks), undefined, 'others alone are no demo shop');
    const first = await enter({});
    const others = async () => (await demoShop.loaded(marks))?.others.filter(({ operation }) => operation === own);
    t.same((await demoShop.loaded(marks))?.userIds, [first]);
    t.same(
      await others(),
      [{ operation: own, times: 1, username: 'anna', isEntry: true, isLater: false }],
      'before the loading',
    );
    await enter({ operation: own, requestId: unique('another'), username: 'berta' });
    t.same(await others(), [{ operation: own, times: 2, username: 'berta', isEntry: true, isLater: true }]);
    const kinds = ['product_category'];
    const elsewhere = (await demoShop.loaded({ ...marks, kinds }))?.others;
    t.match(
      elsewhere?.find(({ operation }) => operation === own),
      { times: 2, isEntry: false },
    );
    await enter({ operation: marks.removal, requestId: null });
    t.equal(await demoShop.loaded(marks), undefined, 'taken out');
    const again = await enter({});
    t.same((await demoShop.loaded(marks))?.userIds, [again]);
    t.same(await others(), []);
  },
});
