/**
 * The target of goods is a stock or a storage location. At a location, the booking creates a missing stock of the
 * article.
 */

import type { UnitPorts } from '../../kernel/execution/ports.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { Articles } from '../../masterdata/index.ts';
import { locationsInactive } from '../refusals.ts';
import { Stock, type StockState, Stocks } from '../stock/stock.ts';
import { StorageLocations } from '../storage-location/storage-location.ts';

/** The target of a request line. */
export interface Target {
  readonly stockId?: string | undefined;
  readonly storageLocationId?: string | undefined;
}

/** A storage location as the target of goods of an article. */
export interface Place {
  readonly articleId: string;
  readonly storageLocationId: string;
  /** True for a receipt line that is rejected as a whole. No goods arrive, so a missing stock is not created. */
  readonly isEmpty?: boolean;
}

const keyOf = ({ articleId, storageLocationId }: Place): string => `${articleId} ${storageLocationId}`;

/**
 * Returns a function that returns the stock of an article at a storage location. Creates missing stocks, except for
 * empty places. Locks the storage locations of missing stocks in the order of their ids. So the second of two
 * concurrent bookings finds the stock that the first booking created. Refuses unknown articles and locations with the
 * kind's `…_NOT_FOUND`. Refuses an inactive location of a missing stock with STORAGE_LOCATION_INACTIVE, except for
 * empty places.
 */
export async function stocksAt(
  unit: UnitPorts,
  places: readonly Place[],
): Promise<(place: Place) => StockState | undefined> {
  const byKey = new Map<string, StockState>();
  const missing = () =>
    [...groupBy(places, keyOf)].filter(([key]) => !byKey.has(key)).map(([, [first]]) => first as Place);
  const find = async () => {
    const articleIds = [...new Set(missing().map(({ articleId }) => articleId))];
    for (const stock of await unit.of(Stocks).peekIn('articleId', articleIds)) byKey.set(keyOf(stock), stock);
  };
  await find();
  if (missing().length > 0) {
    await unit.of(Articles).peekAll(missing().map(({ articleId }) => articleId));
    const locations = await unit
      .of(StorageLocations)
      .getAll(missing().map(({ storageLocationId }) => storageLocationId));
    await find();
    const closed = new Map(locations.filter(({ state }) => !state.active).map(({ state }) => [state.id, state.name]));
    const arriving = missing().filter(({ isEmpty }) => !isEmpty);
    const names = new Set(arriving.flatMap(({ storageLocationId }) => closed.get(storageLocationId) ?? []));
    if (names.size > 0) throw locationsInactive({ names: [...names].join(', ') });
  }
  for (const place of places) {
    if (place.isEmpty || byKey.has(keyOf(place))) continue;
    const { articleId, storageLocationId } = place;
    const id = unit.newId();
    const stock = Stock.create({ id, articleId, storageLocationId, minimumLevel: null, minimumShelfLifeDays: null });
    unit.of(Stocks).add(stock);
    byKey.set(keyOf(place), stock.state);
  }
  return (place) => byKey.get(keyOf(place));
}
