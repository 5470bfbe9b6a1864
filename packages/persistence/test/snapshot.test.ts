/**
 * Tests snapshots. A snapshot sees no later commits and has the timeouts of large writes. Inside a snapshot, reads
 * through other connections throw.
 */
import { ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { openDatabase } from '../src/index.ts';
import { ids, onEachDatabase, onPostgres } from './databases.ts';

const category = (name: string) => ProductCategory.create({ id: ids.next(), name, description: '' });

onPostgres('reads of one instant see nothing that is committed meanwhile', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const add = (name: string) =>
    database.transactions.run({ now: new Date() }, async (unit) => unit.of(ProductCategories).add(category(name)));
  await add('first');
  const seen = Promise.withResolvers<void>();
  const added = seen.promise.then(() => add('second'));
  await database.atOneInstant(async ({ reader }) => {
    t.equal((await reader.where(ProductCategories, {})).length, 1);
    seen.resolve();
    await added;
    t.equal((await reader.where(ProductCategories, {})).length, 1, 'committed later');
  });
  t.equal((await database.reader.where(ProductCategories, {})).length, 2);
});

onEachDatabase('a failed snapshot runs no later reads in the next transaction', async (t, open) => {
  const database = await open();
  const failed = Promise.withResolvers<void>();
  let late: Promise<unknown> = failed.promise;
  await t.rejects(
    database.atOneInstant(async ({ reader }) => {
      await reader.where(ProductCategories, {});
      late = failed.promise.then(() => reader.where(ProductCategories, {}));
      throw new Error('another read failed');
    }),
    /another read failed/,
  );
  await database.transactions.run({ now: new Date() }, async (unit) => {
    await unit.lock('x');
    failed.resolve();
    await t.rejects(late, { message: /snapshot has ended/ });
  });
});

onEachDatabase('reads of one instant have longer timeouts, and refuse other connections', async (t, _open, place) => {
  const texts: string[] = [];
  const observe = <T>(text: string, work: () => Promise<T>) => {
    texts.push(text);
    return work();
  };
  const database = await openDatabase({ ...place, ids, observe });
  t.teardown(() => database.close());
  texts.length = 0;
  await database.atOneInstant(async ({ reader }) => {
    t.strictSame(await reader.where(ProductCategories, {}), []);
    await t.rejects(database.reader.where(ProductCategories, {}), /everything goes through it/);
  });
  const isRead = (text: string) => text.includes('product_category');
  const more = texts.findIndex((text) => /set_config\('statement_timeout', '15000'/.test(text));
  t.ok(more > 0 && more < texts.findIndex(isRead), 'before the first read');
  t.equal(texts.at(-1), 'commit');
  await t.rejects(
    database.atOneInstant(async () => {
      throw new Error('a defect');
    }),
    /a defect/,
  );
  t.equal(texts.at(-1), 'rollback');
  t.strictSame(await database.reader.where(ProductCategories, {}), [], 'the connection is free again');

  texts.length = 0;
  await database.transactions.run({ now: new Date(), isLong: true }, async (unit) => {
    await unit.of(ProductCategories).peekWhere({});
    unit.of(ProductCategories).add(category('x'));
  });
  const given = texts.findIndex((text) => /set_config\('statement_timeout', '15000'/.test(text));
  t.ok(
    given > 0 && given < texts.findIndex(isRead),
    'so have units of work that say so, also for what they read first',
  );
});
