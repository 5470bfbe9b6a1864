/** Tests reads from a replica that streams from the primary, is delayed, and fails. */
import { setTimeout as wait } from 'node:timers/promises';
import { Users } from '@cleaver/domain/identity';
import { ProductCategories, ProductCategory } from '@cleaver/domain/masterdata';
import { contract } from '@cleaver/testing/contract';
import { administer } from '@cleaver/testing/machine/test-database';
import { noServer } from '@cleaver/testing/machine/test-server';
import { type Test, test } from 'tap';
import { type Database, openDatabase } from '../../src/index.ts';
import { beside } from '../beside.ts';
import { ids } from '../databases.ts';
import { type Standby, startStandby } from './standby.ts';

const NOW = new Date('2026-01-05T11:00:00.000Z');
const LIMIT_MS = 30_000;

/** The reports about a replica: the reason why it is not used, or `there` when it is used again. */
type Told = string[];

async function open(t: Test, url: string, replicaUrl: string): Promise<{ database: Database; told: Told }> {
  const told: Told = [];
  const database = await openDatabase({
    url,
    ids,
    replicaUrls: [replicaUrl],
    reportReplica: (at, reason) => {
      t.equal(at, new URL(replicaUrl).host + new URL(replicaUrl).pathname);
      told.push(reason === undefined ? 'there' : String((reason as Error).message));
    },
  });
  t.teardown(() => database.close().catch(() => undefined));
  return { database, told };
}

let names = 0;

async function add({ transactions }: Database): Promise<string> {
  return transactions.run({ now: NOW }, async (unit) => {
    const category = ProductCategory.create({ id: unit.newId(), name: `Category ${names++}`, description: '' });
    unit.of(ProductCategories).add(category);
    return category.state.id;
  });
}

const CATEGORIES = 'from "product_category"';

const list = ({ reader }: Database) =>
  reader.page(ProductCategories, {}, { page: 0, size: 5, sort: [{ field: 'name', direction: 'asc' }] });

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
    await wait(20);
  }
}

/** Reads repeatedly until the replica has run one of the reads. */
async function untilReadThere(standby: Standby, database: Database): Promise<void> {
  const before = await standby.count(CATEGORIES);
  await until('the replica is read from', async () => {
    await list(database);
    return (await standby.count(CATEGORIES)) > before;
  });
}

test('a replica serves current reads, and the primary serves reads when it cannot', { skip: noServer }, async (t) => {
  const standby = await startStandby(t);
  const { primaryUrl, standbyUrl } = standby;
  const [one, two] = [await open(t, primaryUrl, standbyUrl), await open(t, primaryUrl, standbyUrl)];

  await t.test('a replica serves reads of master data, but not of users', async (t) => {
    await add(one.database);
    await untilReadThere(standby, one.database);
    const id = await add(one.database);
    for (const text of ['count(*)', 'where t."id" = ']) {
      const before = await standby.count(text);
      await until('a page and a category are read there', async () => {
        await list(one.database);
        t.equal((await one.database.reader.get(ProductCategories, id)).id, id);
        return (await standby.count(text)) > before;
      });
    }
    await one.database.reader.where(Users, {});
    await one.database.reader.find(Users, id);
    t.equal(await standby.count('"user'), 0);
  });

  await t.test('a read from a replica returns every change that was acknowledged before the read', async (t) => {
    await untilReadThere(standby, two.database);
    await standby.delay(10);
    const before = await standby.count(CATEGORIES);
    // Reads arrive while other reads request the position that the replica must reach.
    const read = () => list(two.database);
    await beside([read, read, read], async () => {
      for (let n = 0; n < 30; n++) {
        const id = await add(one.database);
        const [found, page] = await Promise.all([
          two.database.reader.find(ProductCategories, id),
          list(two.database),
          one.database.reader.get(ProductCategories, id),
        ]);
        t.equal(found?.id, id, 'what one instance was told is written, the other one reads');
        t.equal(page.page.totalElements, names);
      }
    });
    t.ok((await standby.count(CATEGORIES)) > before, 'the replica is waited for');
    await standby.delay(0);
  });

  await t.test('reads go to the primary while the replay of the replica is paused', async (t) => {
    await untilReadThere(standby, one.database);
    await untilReadThere(standby, two.database);
    const told = one.told.length;
    await standby.pause();
    for (let n = 0; n < 5; n++) {
      const id = await add(one.database);
      t.equal((await two.database.reader.find(ProductCategories, id))?.id, id, 'though the replica is held up');
      t.equal((await one.database.reader.find(ProductCategories, id))?.id, id);
    }
    t.equal((await list(two.database)).page.totalElements, names);
    await until('it is told', () => one.told.length > told);
    t.match(one.told.at(-1), /^it is more than \d+ ms behind$/);
    const before = await standby.count(CATEGORIES);
    t.equal((await list(one.database)).page.totalElements, names);
    t.equal(await standby.count(CATEGORIES), before);
    await standby.resume();
    await until('it is told', () => one.told.at(-1) === 'there');
    await untilReadThere(standby, one.database);
  });

  await t.test('reads succeed while the replica hangs, and its failure is reported', async (t) => {
    await untilReadThere(standby, one.database);
    const told = one.told.length;
    await standby.freeze();
    try {
      await Promise.all([1, 2, 3].map(() => list(one.database)));
      await add(one.database);
      t.equal((await list(one.database)).page.totalElements, names);
      await until('it is told', () => one.told.length > told);
    } finally {
      await standby.thaw();
    }
    await untilReadThere(standby, one.database);
  });

  await t.test('the storage adapter passes the contract suite with a replica', async (t) => {
    const before = await standby.count('execute');
    await contract(t, async () => (await open(t, primaryUrl, standbyUrl)).database);
    t.ok((await standby.count('execute')) > before);
  });

  await t.test('reads continue while the replica is down, and use it again after its restart', async (t) => {
    await untilReadThere(standby, one.database);
    let reads = 0;
    const read = async () => {
      t.equal((await list(one.database)).page.size, 5);
      reads++;
    };
    await beside(Array(8).fill(read), async () => {
      const told = one.told.length;
      await standby.kill();
      await until('its end is told', () => one.told.length > told);
      const before = reads;
      await until('reads go on', () => reads > before + 100);
    });
    await one.database.ping();

    const three = await open(t, primaryUrl, standbyUrl);
    await until('who starts without it is told', () => three.told.length > 0);
    t.ok((await list(three.database)).page.totalElements >= names);
    await standby.start();
    await untilReadThere(standby, one.database);
    await untilReadThere(standby, three.database);
    t.equal(three.told.at(-1), 'there');
  });

  await t.test('a URL that is not a replica of this database is reported, and reads still succeed', async (t) => {
    await administer(primaryUrl, 'create database other');
    await standby.caughtUp();
    const wrong: readonly [string, RegExp][] = [
      [primaryUrl, /^it is no replica/],
      [standbyUrl.replace(/postgres$/, 'other'), /^it is not a replica of the database at DATABASE_URL$/],
      [standbyUrl.replace(/postgres$/, 'nowhere'), /does not exist/],
    ];
    for (const [url, reason] of wrong) {
      const { database, told } = await open(t, primaryUrl, url);
      await until('it is told', () => told.length > 0);
      t.match(told[0], reason);
      t.equal((await database.reader.find(ProductCategories, await add(database)))?.name, `Category ${names - 1}`);
      await database.close();
    }
  });
});
