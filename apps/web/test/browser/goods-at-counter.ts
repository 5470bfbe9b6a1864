/** Creates goods with labels: declared, labelled and in a counter. */
import type { Shop } from './shop.ts';

interface Goods {
  readonly name: string;
  readonly plu: string;
  readonly composition: string;
  readonly allergens: readonly { readonly code: string; readonly presence?: string; readonly word?: string }[];
  readonly additives?: readonly string[];
  /** A fixed filling in kg. */
  readonly netQuantityKg?: string;
  readonly isFrozen?: boolean;
}

export interface Labelled {
  readonly articleId: string;
  readonly lotId: string;
  readonly labelId: string;
}

export const LYONER: Goods = {
  name: 'Lyoner',
  plu: '119',
  composition: 'Schweinefleisch, Trinkwasser, Gewürze (Senf, Sellerie), Konservierungsstoff: Natriumnitrit',
  allergens: [
    { code: 'MUSTARD', word: 'Senf' },
    { code: 'CELERY', word: 'Sellerie' },
    { code: 'MILK', presence: 'TRACE' },
  ],
  additives: ['E250'],
};
export const SALAMI: Goods = {
  name: 'Salami',
  plu: '120',
  composition: 'Schweinefleisch, Speisesalz, Rauch',
  allergens: [{ code: 'CELERY', presence: 'TRACE' }],
};

/** Enters the shop's address and creates a counter. Returns its id. */
export async function counter({ ask }: Shop, name = 'Theke'): Promise<string> {
  const address = { street: 'Lange Zeile', houseNumber: '12 a', postalCode: '91522', city: 'Ansbach' };
  await ask('PUT', '/api/settings', {
    operator: { name: 'Metzgerei Brunnhuber', ...address, country: 'DE', approvalNumber: 'DE BY 12345 EG' },
  });
  return (await ask('POST', '/api/inventory/storage-locations', { name, storageType: 'DISPLAY_COUNTER' })).id;
}

/** Creates an article with a price per kg and books a lot into the counter. */
export async function bookedIn(shop: Shop, place: string, { name, plu, isFrozen = false }: Goods) {
  const { ask } = shop;
  const { content } = await ask('GET', '/api/categories');
  const categoryId = content[0]?.id ?? (await ask('POST', '/api/categories', { name: 'Wurst' })).id;
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 16.9 };
  const { id: articleId } = await ask('POST', '/api/articles', {
    name,
    articleNumber: `W-${plu}`,
    categoryId,
    ...sold,
  });
  await ask('PUT', `/api/articles/${articleId}/codes`, { plu });
  const productKind = isFrozen ? 'MEAT_PREPARATION' : 'MEAT_PRODUCT';
  await ask('PUT', `/api/articles/${articleId}`, { productKind, frozen: isFrozen });
  const stock = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId: place });
  const lot = { batchId: `L-${plu}`, batchType: 'PRODUCED', quantityAmount: '20', quantityUnit: 'KG' };
  const batch = await ask('POST', `/api/inventory/stocks/${stock.id}/batches`, { ...lot, expiryDate: '2026-12-20' });
  return { articleId: String(articleId), lotId: String(batch.lotId) };
}

/** Declares the goods and releases their label, for closed packs and for the counter. */
export async function labelled(shop: Shop, place: string, goods: Goods): Promise<Labelled> {
  const { ask } = shop;
  const booked = await bookedIn(shop, place, goods);
  const { name, composition, allergens, additives = [], netQuantityKg = null } = goods;
  const declaration = { role: 'INGREDIENT', name, composition, allergens, additives };
  await ask('POST', `/api/articles/${booked.articleId}/declarations`, declaration);
  const { id } = await ask('POST', '/api/labels', {
    articleId: booked.articleId,
    decisions: {
      ...{ uses: ['PREPACKED', 'LOOSE'], legalName: `${name}, Brühwurst`, dateKind: 'BEST_BEFORE', netQuantityKg },
      ...{ storage: 'Bei höchstens 7 °C lagern', nutritionExempt: 'DIRECT_SALE' },
    },
  });
  await ask('POST', `/api/labels/${id}/release`);
  return { ...booked, labelId: id };
}
