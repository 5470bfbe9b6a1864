/**
 * Tests concurrent changes to stocks. No stock is negative, blocked stock stays, and the ledger accounts for every
 * gram.
 */
import { setTimeout } from 'node:timers/promises';
import {
  blockStockBatch,
  bookInStockBatch,
  createStock,
  listStockMovements,
  removeFromStockBatch,
  StorageLocations,
  unblockStockBatch,
} from '@cleaver/domain/inventory';
import { Decimal, Quantity, unitOf } from '@cleaver/domain/kernel';
import { proveLedger } from '../../src/index.ts';
import { onEachDatabase } from '../databases.ts';
import { times, warehouse } from './warehouse.ts';

onEachDatabase('concurrent changes of stock batches keep every quantity exact', async (t, open, place) => {
  const database = await open();
  const { ask, article, location, stock, lot, batch, now, outcomes } = warehouse(database);
  const { id: stockId } = await stock();
  const taking = (path: object, quantityAmount = '1', quantityUnit = 'KG') =>
    [removeFromStockBatch, { ...path, quantityAmount, quantityUnit }] as const;

  await t.test('of a hundred concurrent removals of 1 kg from 10 kg, ten succeed', async (t) => {
    const path = await batch(stockId);
    t.strictSame(await outcomes(times(100, () => taking(path))), { done: 10, INSUFFICIENT_STOCK: 90 });
    t.match(await now(path), { quantityBase: '0', condition: 'DEPLETED', movements: 11 });
  });

  await t.test('a hundred concurrent removals of 0.1 kg from 10 kg all succeed and leave nothing', async (t) => {
    const path = await batch(stockId);
    t.strictSame(await outcomes(times(100, () => taking(path, '0.1'))), { done: 100 });
    t.match(await now(path), { quantityBase: '0', condition: 'DEPLETED', movements: 101 });
  });

  await t.test('of twelve concurrent bookings of the same lot, one succeeds', async (t) => {
    const input = { stockId, ...lot() };
    t.strictSame(await outcomes(times(12, () => [bookInStockBatch, input])), {
      done: 1,
      STOCK_BATCH_ALREADY_EXISTS: 11,
    });
  });

  await t.test('twelve concurrent bookings of different lots into one stock all succeed', async (t) => {
    t.strictSame(await outcomes(times(12, () => [bookInStockBatch, { stockId, ...lot() }])), { done: 12 });
  });

  await t.test('of twelve concurrent blocks of a batch one succeeds, and of twelve unblocks one', async (t) => {
    const path = await batch(stockId);
    const one = { done: 1, INVALID_STATUS_TRANSITION: 11 };
    t.strictSame(await outcomes(times(12, (n) => [blockStockBatch, { ...path, reason: `${n}` }])), one);
    t.strictSame(await outcomes(times(12, () => [unblockStockBatch, path])), one);
  });

  await t.test('no concurrent removal takes goods from a batch after it is blocked', async (t) => {
    const path = await batch(stockId, '30');
    const requests = [...times(15, () => taking(path)), [blockStockBatch, { ...path, reason: 'x' }] as const];
    const { done = 0, STOCK_BATCH_BLOCKED: late = 0 } = await outcomes([...requests, ...times(15, () => taking(path))]);
    t.equal(done + late, 31);
    t.match(await now(path), { quantityBase: `${31 - done}`, condition: 'BLOCKED', movements: done + 1 });
    const { content } = await ask(listStockMovements, {
      stockId,
      stockBatchId: path.batchId,
      sort: 'number',
      size: 500,
    });
    t.equal(content.at(-1)?.type, 'BLOCKED', 'nothing was taken after it');
  });

  await t.test('of twelve concurrent stocks for one article at one location, one is created', async (t) => {
    const input = { articleId: (await article()).id, storageLocationId: (await location()).id };
    t.strictSame(await outcomes(times(12, () => [createStock, input])), { done: 1, STOCK_ALREADY_EXISTS: 11 });
  });

  await t.test('createStock refuses a location that is deactivated concurrently', async (t) => {
    const [{ id: articleId }, { id: storageLocationId }] = [await article(), await location()];
    const begun = Promise.withResolvers<void>();
    const going = database.transactions.run({ now: new Date() }, async (unit) => {
      (await unit.of(StorageLocations).get(storageLocationId)).move('deactivate');
      begun.resolve();
      await setTimeout(100);
    });
    await begun.promise;
    t.strictSame(await outcomes([[createStock, { articleId, storageLocationId }]]), { STORAGE_LOCATION_INACTIVE: 1 });
    await going;
  });

  await t.test('concurrent removals in different units leave the exact remaining quantity', async (t) => {
    const units = ['KG', 'g', 'LB', 'oz', 'HUNDRED_GRAM', 'mg'];
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    t.comment(`SEED=${seed}`);
    let state = seed;
    const below = (limit: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 4) % limit;
    };
    const taken = () =>
      [`${below(3000)}.${`${below(1_000_000)}`.padStart(6, '0')}1`.slice(0, -1), units[below(6)] ?? ''] as const;
    for (let round = 0; round < 12; round++) {
      const all = times(1 + below(12), taken);
      const path = await batch(stockId, '100000', 'OUNCE');
      const settled = await Promise.allSettled(all.map((one) => ask(...taking(path, ...one))));
      const left = all
        .filter((_, at) => settled[at]?.status === 'fulfilled')
        .map(([of, unit]) => Quantity.of(Decimal.of(of), unitOf(unit)))
        .reduce((rest, taken) => rest.minus(taken), Quantity.of(Decimal.of('100000'), unitOf('OUNCE')));
      t.equal((await now(path))?.quantityBase, left.inBase().toText(), JSON.stringify(all));
    }
  });

  await database.close();
  const differences: unknown[] = [];
  const proof = await proveLedger(place, (difference) => differences.push(difference));
  t.strictSame(differences, [], 'the ledger proves it all');
  t.match(proof, { differences: 0, stockBatches: 12 + 1 + 12 + 4 });
  t.ok(proof.movements > 150);
});
