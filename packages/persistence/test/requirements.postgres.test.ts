/** Tests races between a unit of work and a change of a record that the unit requires at its commit. */
import { setTimeout as wait } from 'node:timers/promises';
import { User, type UserState, Users } from '@cleaver/domain/identity';
import { type AuditHead, ConcurrentChange } from '@cleaver/domain/kernel';
import { ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { administer } from '@cleaver/testing/machine/test-database';
import type { Test } from 'tap';
import { openDatabase } from '../src/index.ts';
import { ids, onPostgres } from './databases.ts';

const now = new Date('2026-01-05T11:00:00.000Z');
const NOBODY = { userId: null, username: null, address: null, requestId: null };
const head = (): AuditHead => ({ id: ids.next(), at: now, operation: 'test.slow', ...NOBODY });

/** Returns a database with an active user, and functions to write a category in his name and to lock him. */
async function opened(t: Test, url: string) {
  const { transactions, reader, close } = await openDatabase({ url, ids });
  t.teardown(close);
  const state: UserState = {
    ...{ id: ids.next(), username: 'anna', email: 'anna@example.org', roles: ['ADMIN'], branchId: null },
    ...{ status: 'ACTIVE', passwordHash: '', createdAt: now, lastLogin: null },
  };
  await transactions.run({ now }, async (unit) => unit.of(Users).add(User.restore(state)));
  return {
    /** Writes a category. Returns `written`, or the error. */
    write: () =>
      transactions
        .run({ now, audit: head() }, async (unit) => {
          unit.of(ProductCategories).add(ProductCategory.create({ id: ids.next(), name: 'Wurst', description: '' }));
          unit.requires(Users, state.id, { status: 'ACTIVE', roles: ['ADMIN'] });
        })
        .then(
          () => 'written',
          (error) => error,
        ),
    lock: () => transactions.run({ now }, async (unit) => (await unit.of(Users).get(state.id)).move('lock')),
    written: async () => (await reader.where(ProductCategories, {})).length,
  };
}

const slow = (timing: string, table: string) =>
  `
  create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.7); return new; end $$;
  create ${timing} slow`.concat(
    timing === 'trigger'
      ? ` before insert on ${table} for each row execute function slow()`
      : ` after insert on ${table} deferrable initially deferred for each row execute function slow()`,
  );

onPostgres('a unit whose writes take long writes nothing if its user was locked meanwhile', async (t, url) => {
  const { write, lock, written } = await opened(t, url);
  await administer(url, slow('trigger', 'product_category'));
  const writing = write();
  await wait(250);
  await lock();
  t.ok((await writing) instanceof ConcurrentChange);
  t.equal(await written(), 0);
});

onPostgres(
  'a lock that meets a unit in its commit waits for it, so nothing is committed after the lock',
  async (t, url) => {
    const { write, lock, written } = await opened(t, url);
    await administer(url, slow('constraint trigger', 'audit_entry'));
    const writing = write();
    await wait(250);
    await lock();
    t.equal(await written(), 1);
    t.equal(await writing, 'written');
  },
);
