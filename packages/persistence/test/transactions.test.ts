import { setTimeout as wait } from 'node:timers/promises';
import { ConcurrentChange, Unavailable, type UnitOfWork } from '@cleaver/domain/kernel';
import { ProductCategories, ProductCategory, type ProductCategoryState } from '@cleaver/domain/masterdata';
import { administer } from '@cleaver/testing/machine/test-database';
import { connect } from '../src/connection/index.ts';
import { type Database, openDatabase } from '../src/index.ts';
import { ids, onEachDatabase, onPostgres, onSharedDatabase } from './databases.ts';

const now = new Date('2026-01-05T11:00:00.000Z');

const aCategory = (name: string, description = '') => ProductCategory.create({ id: ids.next(), name, description });

async function stored({ transactions }: Database, name: string, description = ''): Promise<ProductCategoryState> {
  const category = aCategory(name, description);
  await transactions.run({ now }, async (unit) => unit.of(ProductCategories).add(category));
  return category.state;
}

/** Adds one to the number in the description. */
const increment = ({ transactions }: Database, id: string): Promise<void> =>
  transactions.run({ now }, async (unit) => {
    const category = await unit.of(ProductCategories).get(id);
    category.update({ name: undefined, description: String(Number(category.state.description) + 1) });
  });

onSharedDatabase('a unit of work is isolated and writes all of its changes or none', async (t, open) => {
  const database = await open();
  const { transactions } = database;

  await t.test('inside a unit of work, the database refuses other units, reads and sequence numbers', async (t) => {
    const { reader, sequences } = database;
    await transactions.run({ now }, async (unit) => {
      await unit.lock('x');
      const around = { message: 'Inside of a unit of work everything goes through it' };
      await t.rejects(
        transactions.run({ now }, async () => undefined),
        around,
      );
      await t.rejects(reader.find(ProductCategories, ids.next()), around);
      await t.rejects(sequences.next('x'), around);
    });
    await database.ping();
  });

  await t.test('concurrent calls in a unit of work run in turn', async (t) => {
    const warnings: string[] = [];
    const listen = ({ message }: Error) => warnings.push(message);
    process.on('warning', listen);
    const [one, two] = [await stored(database, 'one'), await stored(database, 'two')];
    await database.transactions.run({ now }, async (unit) => {
      const categories = unit.of(ProductCategories);
      const found = await Promise.all([categories.get(one.id), categories.get(two.id), categories.get(one.id)]);
      t.equal(found[0], found[2], 'one object, also when it is loaded twice at once');
      await Promise.all([categories.peekAll([one.id, two.id]), unit.lock('x'), categories.where({})]);
    });
    await wait(1);
    process.off('warning', listen);
    t.strictSame(warnings, [], 'the driver is not asked to queue');
  });

  await t.test('a unit of work refuses calls after its end, and calls in it that it does not await', async (t) => {
    const refused = { message: /not waited for/ };
    const { id } = await stored(database, 'three');
    const left = await transactions.run({ now }, async (unit) => ({ unit }));
    await t.rejects(left.unit.lock('x'), refused);
    await t.rejects(left.unit.of(ProductCategories).get(id), refused);
    for (const call of [
      (unit: UnitOfWork) => unit.lock('x'),
      (unit: UnitOfWork) => unit.of(ProductCategories).get(id),
    ]) {
      const { pending } = await transactions.run({ now }, async (unit) => {
        const pending = Promise.allSettled([call(unit)]);
        return { pending };
      });
      t.match(await pending, [{ status: 'rejected', reason: refused }]);
    }
    await database.ping();
  });

  await t.test('one unit of work can remove records and add others with the same names', async (t) => {
    const old = [await stored(database, 'Straße'), await stored(database, 'Gasse')];
    const heirs = [aCategory('STRASSE'), aCategory('GASSE')];
    await database.transactions.run({ now }, async (unit) => {
      const categories = unit.of(ProductCategories);
      for (const heir of heirs) categories.add(heir);
      for (const { id } of old) categories.remove(await categories.get(id));
    });
    for (const { id } of old) t.equal(await database.reader.find(ProductCategories, id), undefined);
    for (const { state } of heirs) t.strictSame(await database.reader.get(ProductCategories, state.id), state);
  });

  await t.test('a unit of work with a failed statement writes nothing, even if it catches the error', async (t) => {
    const { id } = await stored(database, 'Wurst', '1');
    const work = database.transactions.run({ now }, async (unit) => {
      const category = await unit.of(ProductCategories).get(id);
      category.update({ name: undefined, description: '2' });
      await unit.lock('a\u0000b').catch(() => undefined);
    });
    await t.rejects(work);
    t.equal((await database.reader.get(ProductCategories, id)).description, '1');
  });
});

onPostgres('30 concurrent changes of one row all succeed, although the pool has fewer connections', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  await Promise.all(Array.from({ length: 30 }, () => increment(database, id)));
  t.equal((await database.reader.get(ProductCategories, id)).description, '30');
});

onPostgres('failed units of work release their connections and leave no open transaction', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  await stored(database, 'Käse');
  const failing = Array.from({ length: 40 }, (_, n) =>
    database.transactions.run({ now }, async (unit) => {
      const category = await unit.of(ProductCategories).get(id);
      if (n % 2) throw new Error('a defect');
      category.update({ name: 'käse', description: undefined });
    }),
  );
  const results = await Promise.allSettled(failing);
  t.ok(results.every(({ status }) => status === 'rejected'));
  await Promise.all(Array.from({ length: 40 }, () => increment(database, id)));
  const open = await administer(
    url,
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  );
  t.strictSame(open, []);
});

onPostgres('a lost connection fails the running unit of work with Unavailable; later ones succeed', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  const cut = () =>
    administer(
      url,
      'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  await Promise.all(Array.from({ length: 10 }, () => database.ping()));
  await cut();
  await wait(50);
  await database.ping();

  const running = database.transactions.run({ now }, async (unit) => {
    const category = await unit.of(ProductCategories).get(id);
    await cut();
    category.update({ name: undefined, description: '1' });
  });
  await t.rejects(running, Unavailable);
  t.equal((await database.reader.get(ProductCategories, id)).description, '0');
  await Promise.all(Array.from({ length: 20 }, () => increment(database, id)));
  t.equal((await database.reader.get(ProductCategories, id)).description, '20');
});

onPostgres('a wait for a lock that times out is reported as an unavailable database', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  const other = await connect({ url });
  t.teardown(() => other.close());
  const held = await other.hold();
  await held.query({ text: 'begin', values: [] });
  await held.query({ text: 'select from product_category where id = $1 for update', values: [id] });
  await t.rejects(increment(database, id), Unavailable);
  await held.query({ text: 'rollback', values: [] });
  held.release();
  await increment(database, id);
});

onPostgres('an update that changes no row fails with ConcurrentChange, and the unit writes nothing', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  await administer(
    url,
    `create function pass_over() returns trigger language plpgsql as 'begin return null; end';
     create trigger pass_over before update on product_category for each row execute function pass_over()`,
  );
  const work = database.transactions.run({ now }, async (unit) => {
    (await unit.of(ProductCategories).get(id)).update({ name: undefined, description: '1' });
    unit.of(ProductCategories).add(aCategory('Käse'));
  });
  await t.rejects(work, ConcurrentChange);
  t.strictSame(
    (await database.reader.where(ProductCategories, {})).map(({ name }) => name),
    ['Wurst'],
    'and nothing of the unit is written',
  );
});

onEachDatabase('a closed database refuses calls with Unavailable', async (t, open) => {
  const database = await open();
  const { id } = await stored(database, 'Wurst', '0');
  await database.close();
  await t.rejects(database.ping(), Unavailable);
  await t.rejects(increment(database, id), Unavailable);
});

onPostgres('close waits for a unit of work that has begun', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close().catch(() => undefined));
  const { id } = await stored(database, 'Wurst', '0');
  const [reading, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = database.transactions.run({ now }, async (unit) => {
    const category = await unit.of(ProductCategories).get(id);
    reading.resolve();
    await closing.promise;
    category.update({ name: undefined, description: '1' });
  });
  await reading.promise;
  const closed = database.close();
  closing.resolve();
  await running;
  await closed;
  t.match(await administer(url, 'select description from product_category'), [{ description: '1' }]);
});

onPostgres('a commit whose response is lost fails with Unavailable, and its changes are stored', async (t, url) => {
  let isLost = false;
  const database = await openDatabase({
    url,
    ids,
    async observe(text, run) {
      const answer = await run();
      if (isLost && text === 'commit') throw new Error('Connection terminated unexpectedly');
      return answer;
    },
  });
  t.teardown(() => database.close());
  const { id } = await stored(database, 'Wurst', '0');
  isLost = true;
  await t.rejects(increment(database, id), Unavailable);
  isLost = false;
  t.equal((await database.reader.get(ProductCategories, id)).description, '1');
  await increment(database, id);
  t.equal((await database.reader.get(ProductCategories, id)).description, '2');
});

onPostgres('a unit of work that inserts 3,000 slow rows is not cancelled by the statement timeout', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  await administer(
    url,
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.001); return new; end $$;
     create trigger slow before insert on product_category for each row execute function slow()`,
  );
  const many = Array.from({ length: 3_000 }, (_, n) => aCategory(`Category ${n}`, 'x'.repeat(100)));
  await database.transactions.run({ now }, async (unit) => {
    for (const category of many) unit.of(ProductCategories).add(category);
  });
  t.equal((await database.reader.where(ProductCategories, {})).length, many.length);
});

onPostgres('a long unit of work may take three seconds for a statement without values', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  await stored(database, 'Wurst');
  await administer(
    url,
    `create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return old; end $$;
     create trigger slow before delete on product_category for each row execute function slow()`,
  );
  await database.transactions.run({ now, isLong: true }, (unit) => unit.empty([ProductCategories]));
  t.strictSame(await database.reader.where(ProductCategories, {}), []);
});
