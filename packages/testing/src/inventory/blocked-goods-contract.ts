/** Contract tests of the list of all goods that may not be used. */
import {
  type BlockedGoodsFilter,
  Hold,
  Holds,
  quantityOf,
  StockMovement,
  type StockMovementState,
  StockMovements,
  StorageLocations,
} from '@cleaver/domain/inventory';
import type { PageRequest } from '@cleaver/domain/kernel';
import { itself, part } from '../contract/part.ts';
import { inUnit, NOW, newId, type Stored, storing } from '../contract/samples.ts';
import { world } from './stocks.ts';

const LATER = new Date(NOW.getTime() + 1000);

/** Stores a batch that was blocked twice, a batch on hold with two open holds, a depleted batch and a free batch. */
async function blockedWorld(stored: Stored) {
  const { inventory, aStock, aBatch, put } = world(stored);
  const stock = await aStock(null);
  const blocked = aBatch(stock.id, 2, { condition: 'BLOCKED' });
  const held = aBatch(stock.id, 1, { condition: 'BLOCKED', blocked: false, held: true });
  await put([blocked, held, aBatch(stock.id, 3, { condition: 'DEPLETED', blocked: true }), aBatch(stock.id, 4)]);
  const movement = (number: number, more: Partial<StockMovementState>) =>
    new StockMovement({
      ...{ id: newId(), stockId: stock.id, stockBatchId: blocked.id, lotId: blocked.lotId, postingId: newId() },
      ...{ documentKind: null, documentId: null, documentLine: null, pieces: null, number, change: '0' },
      ...{ before: '1', after: '1', unit: 'KG', at: NOW, reversesId: null, reversedType: null },
      ...{ statusBefore: 'AVAILABLE', statusAfter: 'BLOCKED', reasonCode: null, userId: newId() },
      ...{ type: 'BLOCKED', username: 'anna', reason: null },
      ...more,
    });
  await inUnit(stored, async (unit) => {
    unit.of(StockMovements).add(movement(1, { reason: 'First' }));
    unit.of(StockMovements).add(movement(2, { type: 'UNBLOCKED', statusAfter: 'AVAILABLE' }));
    unit.of(StockMovements).add(movement(3, { reason: 'Smells', username: 'cem', at: LATER }));
    unit.of(StockMovements).add(movement(4, { type: 'COUNTED' }));
  });
  const hold = (more: Parameters<typeof Hold.place>[0], at = NOW) =>
    Hold.place(more, { id: newId(), lotId: held.lotId, placedBy: 'ben', placedAt: at });
  const released = hold({ cause: 'MANUAL', reason: 'Over' });
  released.release('Fine', 'ben', LATER);
  await storing(stored, Holds, released);
  const open = await storing(stored, Holds, hold({ cause: 'MANUAL', reason: 'Complaint' }));
  const cause = {
    cause: 'INHERITED',
    reason: 'Germs',
    recallId: newId(),
    deviationId: newId(),
    inheritedFrom: newId(),
  } as const;
  const inherited = await storing(stored, Holds, hold(cause, LATER));
  const ids = async (filter: BlockedGoodsFilter, more: Partial<PageRequest> = {}) =>
    (await inventory.blockedGoods(filter, { ...EVERY, ...more })).content.map(({ id }) => id);
  return { stored, inventory, aStock, stock, blocked, held, open, inherited, ids };
}

const EVERY: PageRequest = { page: 0, size: 50, sort: [{ field: 'expiryDate', direction: 'desc' }] };

export const blockedGoodsContract = part(itself, {
  'blockedGoods returns open holds and batches that are blocked themselves, with the latest block': async (
    t,
    { stored },
  ) => {
    const { inventory, stock, blocked, held, open, inherited } = await blockedWorld(stored);
    const { name } = await stored.reader.get(StorageLocations, stock.storageLocationId);
    const ofLot = ({ lotId, expiryDate }: typeof held) => ({ lotId, expiryDate, articleName: 'Wurst' });
    const { articleId, storageLocationId } = stock;
    const { content, page } = await inventory.blockedGoods({ articleId }, EVERY);
    t.equal(page.totalElements, 3);
    t.match(content[0], {
      ...ofLot(blocked),
      ...{ id: blocked.id, kind: 'STOCK_BATCH', hold: null, reason: 'Smells', blockedAt: LATER, blockedBy: 'cem' },
      place: { stockId: stock.id, storageLocationId, storageLocationName: name, quantityUnit: 'KG' },
    });
    t.equal(content[0]?.place && quantityOf(content[0].place).shortText(), '1');
    const holds = content.slice(1).toSorted((a, b) => a.blockedAt.getTime() - b.blockedAt.getTime());
    t.match(holds, [
      {
        ...ofLot(held),
        ...{ id: open.id, kind: 'HOLD', place: null, reason: 'Complaint', blockedAt: NOW, blockedBy: 'ben' },
        hold: { cause: 'MANUAL', recallId: null, deviationId: null, inheritedFrom: null },
      },
      {
        id: inherited.id,
        hold: { cause: 'INHERITED', recallId: inherited.recallId, deviationId: inherited.deviationId },
      },
    ]);
  },

  'blockedGoods filters by kind, article and storage location, sorts, and is walked by id': async (t, { stored }) => {
    const { inventory, aStock, stock, blocked, open, inherited, ids } = await blockedWorld(stored);
    const { articleId, storageLocationId } = stock;
    t.strictSame(await ids({ articleId, kind: 'STOCK_BATCH' }), [blocked.id]);
    t.equal((await ids({ storageLocationId, kind: 'HOLD' })).length, 2, 'a lot with goods there');
    const elsewhere = await aStock(null);
    t.strictSame(await ids({ storageLocationId: elsewhere.storageLocationId }), []);
    t.strictSame(await ids({ articleId: 'x' }), []);
    t.strictSame(await ids({ storageLocationId: 'x' }), []);
    for (const field of ['articleName', 'lotNumber', 'blockedAt']) {
      const sort = [{ field, direction: 'asc' as const }];
      const all = await ids({ articleId }, { sort });
      t.strictSame(await ids({ articleId }, { sort, page: 1, size: 1 }), all.slice(1, 2));
      if (field === 'blockedAt') t.equal(all[0], open.id);
    }
    const walk = { page: 0, size: 2, sort: [], after: '' };
    const first = await inventory.blockedGoods({ articleId }, walk);
    const rest = await inventory.blockedGoods({ articleId }, { ...walk, after: first.page.after ?? '' });
    t.strictSame(
      [...first.content, ...rest.content].map(({ id }) => id),
      [blocked.id, open.id, inherited.id].toSorted(),
    );
  },
});
