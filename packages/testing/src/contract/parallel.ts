/** Contract tests of concurrent units of work. A store that runs them one after another passes trivially. */
import { setTimeout as wait } from 'node:timers/promises';
import { LoginLog, LoginLogs, ROLE_NAMES, Session, Sessions, Users } from '@cleaver/domain/identity';
import { ConcurrentChange, Refusal } from '@cleaver/domain/kernel';
import { Articles, ProductCategories } from '@cleaver/domain/masterdata';
import { itself, part } from './part.ts';
import { aCategory, anArticle, inUnit, NOW, storedUser, storing, unique } from './samples.ts';

const MANY = 20;

/** Calls `work` `times` times concurrently, each time with the number of the call. Returns all results. */
const atOnce = <T>(work: (number: number) => Promise<T>, times = MANY): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: times }, (_, number) => work(number)));

/** Returns the codes of refusals, and the messages of other errors. */
const refusals = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => (reason instanceof Refusal ? reason.code : String(reason)));

export const parallelContract = part(itself, {
  'concurrent changes of one aggregate all take effect': async (t, { stored, reader }) => {
    const { id } = await storedUser(stored, { branchId: '0' });
    const results = await atOnce(() =>
      inUnit(stored, async (unit) => {
        const user = await unit.of(Users).get(id);
        user.update({ email: undefined, branchId: String(Number(user.state.branchId) + 1) });
      }),
    );
    t.strictSame(refusals(results), []);
    t.equal((await reader.get(Users, id)).branchId, String(MANY));
  },

  'a peek requested together with a get of the same record is read after the get has its lock': async (
    t,
    { stored, reader },
  ) => {
    const { id } = await storedUser(stored, { branchId: '0' });
    const results = await atOnce(() =>
      inUnit(stored, async (unit) => {
        const [user, seen] = await Promise.all([unit.of(Users).get(id), unit.of(Users).peek(id)]);
        user.update({ email: undefined, branchId: String(Number(seen.branchId) + 1) });
      }),
    );
    t.strictSame(refusals(results), []);
    t.equal((await reader.get(Users, id)).branchId, String(MANY));
  },

  'concurrent changes of records found by a filter all take effect': async (t, { stored, reader }) => {
    const { id, username } = await storedUser(stored, { branchId: '0' });
    const results = await atOnce(() =>
      inUnit(stored, async (unit) => {
        for (const user of await unit.of(Users).where({ username })) {
          user.update({ email: undefined, branchId: String(Number(user.state.branchId) + 1) });
        }
      }),
    );
    t.strictSame(refusals(results), []);
    t.equal((await reader.get(Users, id)).branchId, String(MANY));
  },

  'concurrent additions to a list within one aggregate all take effect': async (t, { stored, reader }) => {
    const { id } = await storedUser(stored);
    const results = await atOnce(
      (number) => inUnit(stored, async (unit) => (await unit.of(Users).get(id)).assign(ROLE_NAMES[number] ?? 'ADMIN')),
      ROLE_NAMES.length,
    );
    t.strictSame(refusals(results), []);
    t.strictSame((await reader.get(Users, id)).roles.toSorted(), ROLE_NAMES.toSorted());
  },

  'one of many concurrent records with one name in any case is stored, and the others are refused': async (
    t,
    { stored },
  ) => {
    const name = unique('Straße');
    const writings = [name, name.toUpperCase(), name.toLowerCase(), name.replace('ß', 'SS')];
    const results = await atOnce((number) => storing(stored, ProductCategories, aCategory(writings[number % 4])));
    t.strictSame(
      refusals(results),
      Array.from({ length: MANY - 1 }, () => 'PRODUCT_CATEGORY_ALREADY_EXISTS'),
    );
  },

  'one of many concurrent units that add one id succeeds, and the others fail with ConcurrentChange': async (
    t,
    { transactions },
  ) => {
    const address = unique('address');
    const results = await atOnce(() =>
      transactions.run({ now: NOW }, async (unit) => unit.of(LoginLogs).add(LoginLog.open(address))),
    );
    t.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    const others = results.filter((result) => result.status === 'rejected');
    t.ok(
      others.every(({ reason }) => reason instanceof ConcurrentChange),
      String(others[0]?.reason),
    );
  },

  'removing a record while others reference it never leaves a reference to a missing record': async (
    t,
    { stored, reader },
  ) => {
    const { id: categoryId } = await storing(stored, ProductCategories, aCategory());
    const results = await atOnce((number) =>
      number === MANY / 2
        ? inUnit(stored, async (unit) =>
            unit.of(ProductCategories).remove(await unit.of(ProductCategories).get(categoryId)),
          )
        : storing(stored, Articles, anArticle(categoryId)).then(() => undefined),
    );
    const isThere = (await reader.find(ProductCategories, categoryId)) !== undefined;
    const articles = await reader.where(Articles, { categoryId });
    t.equal(isThere, articles.length > 0);
    const codes = new Set(refusals(results));
    t.strictSame([...codes], [isThere ? 'PRODUCT_CATEGORY_IN_USE' : 'PRODUCT_CATEGORY_NOT_FOUND']);
  },

  'two units of work that wait for each other both take effect in the end': async (t, { stored, reader }) => {
    const users = [await storedUser(stored), await storedUser(stored)] as const;
    const results = await atOnce(async (number) => {
      const [first, second] = number === 0 ? users : [users[1], users[0]];
      await inUnit(stored, async (unit) => {
        (await unit.of(Users).get(first.id)).assign('SALES_STAFF');
        await wait(50);
        (await unit.of(Users).get(second.id)).assign(number === 0 ? 'SALES_MANAGER' : 'QUALITY_MANAGER');
      });
    }, 2);
    t.strictSame(refusals(results), []);
    t.strictSame((await reader.get(Users, users[0].id)).roles.toSorted(), ['QUALITY_MANAGER', 'SALES_STAFF']);
    t.strictSame((await reader.get(Users, users[1].id)).roles.toSorted(), ['SALES_MANAGER', 'SALES_STAFF']);
  },

  'a named lock is held to the end of its unit of work, so that a check made under it stays valid': async (
    t,
    { stored, reader },
  ) => {
    const lock = unique('lock');
    const userId = (await storedUser(stored)).id;
    await atOnce((number) =>
      inUnit(stored, async (unit) => {
        await unit.lock(lock);
        const sessions = await unit.of(Sessions).peekWhere({ userId });
        if (number % 4 === 0) throw new Error('a unit of work that fails gives the lock back');
        if (sessions.length === 0) unit.of(Sessions).add(Session.open(unit.newId(), userId, NOW));
      }),
    );
    t.equal((await reader.where(Sessions, { userId })).length, 1);
  },

  'a named lock can be tried without waiting; it is free again after its unit of work': async (t, { stored }) => {
    const lock = unique('lock');
    let holders = 0;
    const results = await atOnce(() =>
      inUnit(stored, async (unit) => {
        if (!(await unit.tryLock(lock))) return 'taken';
        holders += 1;
        await wait(5);
        const alone = holders === 1;
        holders -= 1;
        return alone ? 'held' : 'shared';
      }),
    );
    const outcomes = new Set(
      results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason))),
    );
    outcomes.delete('taken');
    t.strictSame([...outcomes], ['held']);
    const again = inUnit(stored, async (unit) => {
      if (!(await unit.tryLock(lock))) throw new Error('taken');
      t.ok(await unit.tryLock(lock), 'who holds it gets it again');
      await unit.lock(lock);
      throw new Error('rolled back');
    });
    await t.rejects(again, { message: 'rolled back' });
    t.ok(await inUnit(stored, (unit) => unit.tryLock(lock)), 'free after a failure too');
  },

  'loading several records at once locks them in one order, whatever the order of the ids': async (
    t,
    { stored, reader, transactions },
  ) => {
    const users = await Promise.all(Array.from({ length: 8 }, () => storedUser(stored, { branchId: '0' })));
    const ids = users.map(({ id }) => id);
    let runs = 0;
    const results = await atOnce((number) =>
      transactions.run({ now: NOW }, async (unit) => {
        runs += 1;
        const wanted = [...ids.slice(number % 8), ...ids.slice(0, number % 8)];
        for (const user of await unit.of(Users).getAll(number % 2 ? wanted : wanted.toReversed())) {
          user.update({ email: undefined, branchId: String(Number(user.state.branchId) + 1) });
        }
      }),
    );
    t.strictSame(refusals(results), [], 'no deadlock, nobody has to try again');
    t.equal(runs, MANY);
    for (const id of ids) t.equal((await reader.get(Users, id)).branchId, String(MANY));
  },

  'locks with different names do not exclude each other': async (t, { stored }) => {
    const [one, other] = [unique('lock'), unique('lock')];
    await inUnit(stored, async (unit) => {
      await unit.lock(one);
      t.ok(await unit.tryLock(other));
    });
  },

  'a sequence never returns a number twice, and each sequence counts separately': async (t, { sequences }) => {
    const name = unique('P-2026-01-05');
    const results = await atOnce(() => sequences.next(name), 50);
    const numbers = results
      .map((result) => (result.status === 'fulfilled' ? result.value : 0))
      .toSorted((a, b) => a - b);
    t.equal(new Set(numbers).size, 50, String(refusals(results)[0]));
    t.ok(numbers.every((number) => Number.isInteger(number) && number >= 1));
    t.equal(await sequences.next(unique('another')), 1);
    t.ok((await sequences.next(name)) > (numbers.at(-1) ?? 0));
  },

  'next reserves several consecutive numbers of a sequence in one call': async (t, { sequences }) => {
    const name = unique('L-2026-01-05');
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => sequences.next(name, index + 1)));
    const numbers = taken.flatMap((first, index) => Array.from({ length: index + 1 }, (_, at) => first + at));
    t.strictSame(
      numbers.toSorted((a, b) => a - b),
      Array.from({ length: 210 }, (_, index) => index + 1),
    );
    t.equal(await sequences.next(name), 211);
  },
});
