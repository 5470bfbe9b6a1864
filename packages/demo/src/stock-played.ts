/** Creates stocks with their lots, and planned batches. */
import type { DemoRecipe } from './recipes.ts';
import { ARTICLES } from './registers.ts';
import { type Keeping, keepingOf, REASONS } from './storage.ts';
import { COUNTED } from './week.ts';
import type { Writer } from './writer.ts';

export interface Stock {
  /** The number of the article. */
  readonly number: string;
  readonly keeping: Keeping;
  readonly lots: readonly Lot[];
}

export interface Lot {
  readonly batchId: string;
  readonly batchType: string;
  /** The amount on the day of the receipt, in the unit of the stock. */
  readonly amount: number;
  readonly expiryDate: string;
  readonly sold: number;
  /** The reason for the block. Undefined if the lot is not blocked. */
  readonly reason: string | undefined;
}

/** The number of lots of each article. */
export const LOTS = 4;

/** Rounds to 10 g, as scales do. Rounds pieces and metres to whole numbers. */
const rounded = (amount: number, { unit }: Keeping): number =>
  unit === 'KG' ? Math.round(amount * 100) / 100 : Math.round(amount);

/**
 * Returns all stocks, each with its lots from oldest to newest. The lots include expired, blocked, small and used-up
 * ones.
 */
export function stocksOf(shop: Writer): Stock[] {
  const batches = new Map<string, number>();
  return ARTICLES.map(([number, name, category, , suppliers], index) => {
    const keeping = keepingOf(name, category);
    const isMade = suppliers.length === 0;
    const amounts = Array.from({ length: LOTS }, (_, lot) => amount(index, lot, keeping));
    const lots = amounts.map((amount, lot): Lot => {
      const age = Math.max(Math.floor((keeping.lasts * (LOTS - lot - 0.6)) / LOTS), isMade ? 1 : 0);
      const left = Math.min(Math.max(keeping.lasts - age + (index % 4) - 1, 1), keeping.lasts);
      const day = shop.day(-age);
      if (isMade) batches.set(day, (batches.get(day) ?? 0) + 1);
      const sold = index % 13 === 5 ? amount : rounded((amount * ((index * 17) % 80)) / 100, keeping);
      return {
        // Made goods have a lot number in the format of the service, delivered goods in the format of a supplier.
        batchId: isMade
          ? `P-${day}-${String(batches.get(day)).padStart(3, '0')}`
          : `${number}-${day.replaceAll('-', '')}-${lot + 1}`,
        batchType: isMade ? 'PRODUCED' : 'PURCHASED',
        amount,
        expiryDate: shop.day(lot === 0 && index % 19 === 0 ? -1 : left),
        sold: lot === 0 ? sold : 0,
        reason: lot === 1 && index % 31 === 7 ? REASONS[Math.floor(index / 31) % REASONS.length] : undefined,
      };
    });
    return { number, keeping, lots };
  });
}

function amount(index: number, lot: number, keeping: Keeping): number {
  const part = index % 23 === 11 ? 0.08 : 1;
  return rounded((keeping.lot * part * (70 + ((index * 37 + lot * 23) % 61))) / 100, keeping);
}

export async function fill(shop: Writer, { number, keeping, lots }: Stock): Promise<void> {
  const unit = keeping.unit;
  const { id } = await shop.post('/api/inventory/stocks', {
    articleId: shop.id(number),
    storageLocationId: shop.id(keeping.location),
    minimumLevelAmount: keeping.minimum,
    minimumLevelUnit: unit,
    minimumShelfLifeDays: keeping.warns,
  });
  shop.stocks.set(number, id);
  for (const { batchId, batchType, amount, expiryDate, sold, reason } of lots) {
    const made = await shop.post(`/api/inventory/stocks/${id}/batches`, {
      batchId,
      batchType,
      quantityAmount: String(amount),
      quantityUnit: unit,
      expiryDate,
    });
    shop.lots.set(number, made.id);
    if (keeping.location === COUNTED && sold < amount) shop.counted.set(made.id, [String(amount - sold), unit]);
    const path = `/api/inventory/stocks/${id}/batches/${made.id}`;
    if (sold > 0) await shop.post(`${path}/remove`, { quantityAmount: String(sold), quantityUnit: unit });
    if (reason !== undefined) await shop.post(`${path}/block`, { reason });
  }
}

/** Plans a batch of the recipe. The index sets the day: three batches per day, starting today. */
export function plan(shop: Writer, index: number, { article, makes, shelfLifeDays }: DemoRecipe): Promise<unknown> {
  const day = Math.floor(index / 3);
  return shop.post('/api/production/batches', {
    recipeId: shop.recipes.get(article),
    plannedQuantity: makes,
    plannedQuantityUnit: 'KG',
    productionDate: shop.day(day),
    bestBeforeDate: shop.day(day + shelfLifeDays),
  });
}
