/** Contract tests of what units of work require of records at their commit. */
import { setTimeout as wait } from 'node:timers/promises';
import { LoginLog, LoginLogs, Sessions, type UserState, Users } from '@cleaver/domain/identity';
import { type AuditHead, ConcurrentChange, type UnitOfWork } from '@cleaver/domain/kernel';
import { ProductCategories } from '@cleaver/domain/masterdata';
import { itself, part } from './part.ts';
import { aCategory, aHead, inUnit, NOW, newId, storedSessions, storedUser, unique } from './samples.ts';

const MANY = 20;

export const requirementsContract = part(itself, {
  'a unit of work fails unless a record has the values that it requires, and writes nothing': async (
    t,
    { stored, reader, transactions },
  ) => {
    const user = await storedUser(stored, { roles: ['SALES_STAFF'] });
    const { ids } = await storedSessions(stored, 1);
    const adding = async (requires: (unit: UnitOfWork) => unknown, audit?: AuditHead) => {
      const category = aCategory();
      const work = transactions.run({ now: NOW, audit }, async (unit) => {
        unit.of(ProductCategories).add(category);
        await requires(unit);
      });
      const failure = await work.then(
        () => undefined,
        (error) => error,
      );
      const isThere = (await reader.find(ProductCategories, category.state.id)) !== undefined;
      t.equal(isThere, !failure);
      return failure instanceof ConcurrentChange ? 'refused' : (failure ?? 'written');
    };
    for (const audit of [undefined, aHead()]) {
      const required = (values: Partial<UserState>) =>
        adding(
          (unit) => unit.requires(Users, user.id, values),
          audit && { ...audit, id: newId(), operation: unique('op') },
        );
      t.equal(await required({ status: 'ACTIVE', roles: ['SALES_STAFF'] }), 'written');
      t.equal(await required({ status: 'LOCKED' }), 'refused');
      t.equal(await required({ status: 'ACTIVE', roles: ['SALES_STAFF', 'ADMIN'] }), 'refused');
      t.equal(await required({ status: 'ACTIVE', roles: [] }), 'refused');
      t.equal(await required({ lastLogin: null }), 'written');
    }
    t.equal(await adding((unit) => unit.requires(Users, newId(), { status: 'ACTIVE' })), 'refused', 'no such record');
    const ended = () =>
      adding(async (unit) => {
        (await unit.of(Sessions).get(ids[0] ?? '')).end(NOW);
        unit.requires(Sessions, ids[0] ?? '', { endedAt: null });
        unit.requires(Users, user.id, { status: 'ACTIVE' });
      });
    t.equal(await ended(), 'written', 'its own change is none of somebody else');
    t.equal(await ended(), 'refused');
  },

  'once a change is acknowledged, no unit of work commits that required the values before it': async (
    t,
    { stored, reader, transactions },
  ) => {
    const { id } = await storedUser(stored);
    const place = unique('place');
    const units = Promise.allSettled(
      Array.from({ length: MANY }, (_, number) =>
        transactions.run({ now: NOW, audit: { ...aHead(), id: newId() } }, async (unit) => {
          await unit.of(Users).peek(id);
          await wait(number);
          unit.of(LoginLogs).add(LoginLog.open(`${place}-${number}`));
          unit.requires(Users, id, { status: 'ACTIVE' });
        }),
      ),
    );
    const written = () =>
      reader.whereIn(
        LoginLogs,
        'id',
        Array.from({ length: MANY }, (_, number) => `${place}-${number}`),
      );
    await wait(5);
    await inUnit(stored, async (unit) => (await unit.of(Users).get(id)).move('lock'));
    const before = await written();
    const results = await units;
    t.equal((await written()).length, before.length);
    t.equal(results.filter(({ status }) => status === 'fulfilled').length, before.length);
  },
});
