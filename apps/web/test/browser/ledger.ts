/** Reads the ledger of a shop, for tests of a whole day. */
import type { Test } from 'tap';
import type { Shop } from './shop.ts';

/** Converts a quantity to integer millionths, which add up exactly. */
const parts = (quantity: string | number): number => Math.round(Number(quantity) * 1e6);

/** Returns the amounts in stock in millionths, by article, lot and place. */
export async function goodsIn({ ask }: Pick<Shop, 'ask'>): Promise<ReadonlyMap<string, number>> {
  const { content: places } = await ask('GET', '/api/inventory/storage-locations?size=500');
  const names = new Map(places.map(({ id, name }: { id: string; name: string }) => [id, name]));
  const { content } = await ask('GET', '/api/inventory/stock-batches?size=500');
  const amounts = new Map<string, number>();
  for (const { articleName, batchId, storageLocationId, quantityAmount } of content) {
    const name = `${articleName} ${batchId}, ${names.get(storageLocationId)}`;
    amounts.set(name, (amounts.get(name) ?? 0) + parts(quantityAmount));
  }
  return amounts;
}

/**
 * Returns the changes by article, lot and place. Takes amounts in millionths, and returns changes in the unit of the
 * stock batch.
 */
export function changesOf(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Readonly<Record<string, number>> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = names.map((name) => [name, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / 1e6] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Proves that every stock batch equals the sum of its movements, and that every account balances. */
export async function proveLedger(t: Test, shop: Shop): Promise<void> {
  const all = async (address: string) => {
    const { content, page } = await shop.ask('GET', `${address}?size=500`);
    for (let at = 1; at < page.totalPages; at++)
      content.push(...(await shop.ask('GET', `${address}?size=500&page=${at}`)).content);
    return content;
  };
  const movements = await all('/api/inventory/movements');
  const batches = await all('/api/inventory/stock-batches');
  for (const { id, quantityAmount, batchId } of batches) {
    const own = movements.filter(({ stockBatchId }: { stockBatchId: string }) => stockBatchId === id);
    const sum = own.reduce(
      (all: number, { quantityChange }: { quantityChange: number }) => all + parts(quantityChange),
      0,
    );
    t.equal(sum, parts(quantityAmount), batchId);
  }
  for (const { lotNumber, account: of } of await all('/api/inventory/lots')) {
    const [brought, taken] = [
      [of.originated, of.counted, of.takenBack],
      [of.consumed, of.dispatched, of.writtenOff, of.removed],
    ].map((sums) => sums.reduce((sum, one) => sum + parts(one), 0));
    t.equal((brought ?? 0) - (taken ?? 0), parts(of.inStock), lotNumber);
  }
}
