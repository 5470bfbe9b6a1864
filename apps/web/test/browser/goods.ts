/** Creates the data of the page tests: at least one record for each screen that shows a record. */
import { issue } from './goods-issued.ts';
import { make } from './goods-made.ts';
import { order } from './goods-ordered.ts';
import { pay } from './goods-paid.ts';
import { sense } from './goods-sensed.ts';
import { trace } from './goods-traced.ts';
import type { Shop } from './shop.ts';

type Made = Readonly<Record<string, string>>;

const ADDRESS = {
  street: 'Lange Zeile',
  houseNumber: '12 a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'Deutschland',
};

export async function fill(shop: Shop): Promise<Made> {
  const { ask } = shop;
  const supplier = await ask('POST', '/api/suppliers', {
    name: 'Viehhandel Huber',
    phone: '+49 981 5550',
    email: 'huber@example.org',
    contactPerson: 'Josef Huber',
    ...ADDRESS,
    paymentDueDays: 14,
  });
  const at = (path: string) => `/api/suppliers/${supplier.id}/${path}`;
  await ask('POST', at('rating'), { qualityScore: 5, deliveryScore: 4, priceScore: 3 });
  await ask('POST', at('certificates'), {
    certificateType: 'EU-Bio',
    issuer: 'DE-ÖKO-006',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  });
  await ask('POST', at('certificates'), {
    certificateType: 'IFS Food',
    validFrom: '2025-06-01',
    validUntil: '2026-05-31',
  });
  const category = await ask('POST', '/api/categories', {
    name: 'Brühwurst',
    description: 'Lyoner, Gelbwurst, Wiener',
  });
  const article = (name: string, articleNumber: string) =>
    ask('POST', '/api/articles', {
      name,
      articleNumber,
      categoryId: category.id,
      unit: 'KG',
      priceModel: 'WEIGHT_BASED',
      price: 14.9,
    });
  const lyoner = await article('Lyoner im Ring', 'W-100');
  const braet = await article('Kalbsbrät', 'R-010');
  await ask('POST', `/api/articles/${braet.id}/suppliers`, { supplierId: supplier.id });
  const customer = await ask('POST', '/api/customers', {
    type: 'B2B',
    name: 'Gasthof zur Post',
    phone: '0981 4711',
    ...ADDRESS,
  });
  await ask('POST', `/api/customers/${customer.id}/delivery-addresses`, {
    label: 'Küche',
    ...ADDRESS,
    deliveryNotes: 'Hintereingang',
  });
  await ask('PUT', `/api/customers/${customer.id}/frame-contract`, {
    rhythm: 'WEEKLY',
    validUntil: '2026-12-31',
    lineItems: [{ articleId: lyoner.id, agreedPrice: 12.5, agreedQuantity: 10, unit: 'KG' }],
  });
  await ask('PUT', `/api/customers/${customer.id}/preferences`, { preferences: ['BIO', 'REGIONAL'] });
  const recipe = await ask('POST', '/api/recipes', {
    name: 'Lyoner',
    type: 'FINISHED_PRODUCT',
    outputQuantity: '100',
    outputUom: 'KG',
    shelfLifeDays: 21,
    articleId: lyoner.id,
  });
  await ask('POST', `/api/recipes/${recipe.id}/ingredients`, { articleId: braet.id, quantity: '95', uom: 'KG' });
  await ask('POST', `/api/recipes/${recipe.id}/steps`, {
    description: 'Kuttern bis 12 °C',
    durationMinutes: 15,
    temperatureCelsius: 12,
  });
  await ask('POST', `/api/recipes/${recipe.id}/activate`);
  const draft = {
    name: 'Gelbwurst',
    type: 'FINISHED_PRODUCT',
    outputQuantity: '50',
    outputUom: 'KG',
    articleId: lyoner.id,
  };
  const { id: draftId } = await ask('POST', '/api/recipes', draft);
  await ask('POST', `/api/recipes/${draftId}/ingredients`, { articleId: braet.id, quantity: '48', uom: 'KG' });
  await ask('POST', `/api/recipes/${draftId}/steps`, { description: 'Füllen', durationMinutes: 20 });
  const batch = await ask('POST', '/api/production/batches', {
    recipeId: recipe.id,
    plannedQuantity: '80',
    plannedQuantityUnit: 'KG',
    productionDate: '2026-11-23',
    bestBeforeDate: '2026-12-14',
  });
  const place = await ask('POST', '/api/inventory/storage-locations', {
    name: 'Kühlraum 1',
    storageType: 'COLD_ROOM',
    minTemperature: '0',
    maxTemperature: '4',
  });
  const stock = await ask('POST', '/api/inventory/stocks', {
    articleId: braet.id,
    storageLocationId: place.id,
    minimumLevelAmount: '50',
    minimumLevelUnit: 'KG',
    minimumShelfLifeDays: 5,
  });
  const book = (batchId: string, quantityAmount: string, expiryDate: string) =>
    ask('POST', `/api/inventory/stocks/${stock.id}/batches`, {
      batchId,
      batchType: 'PURCHASED',
      quantityAmount,
      quantityUnit: 'KG',
      expiryDate,
    });
  const stockBatch = await book('L-2611-07', '42.5', '2026-11-26');
  await book('L-2611-03', '3.2', '2026-11-22');
  await ask('POST', `/api/inventory/stocks/${stock.id}/batches/${stockBatch.id}/remove`, {
    quantityAmount: '12.5',
    quantityUnit: 'KG',
  });
  const made = await make(shop, { place: place.id, category: category.id, output: lyoner.id });
  const beef = await article('Rinderhüfte', 'R-080');
  const { id: beefStock } = await ask('POST', '/api/inventory/stocks', {
    articleId: beef.id,
    storageLocationId: place.id,
  });
  const { receipt, delivery } = await receiveAndDeliver(ask, {
    supplier: supplier.id,
    customer: customer.id,
    beefStock,
  });
  const traced = await trace(shop, {
    ...{ place: place.id, category: category.id, supplier: supplier.id, customer: customer.id },
  });
  const ordered = await order(shop, { customer: customer.id, article: lyoner.id });
  const issued = await issue(shop, customer.id);
  const paid = await pay(shop, customer.id, issued.invoice);
  const sensed = await sense(shop, place.id);
  const told = await declareAndLabel(ask, { article: lyoner.id, recipe: recipe.id, ingredient: braet.id });
  const { content: users } = await ask('GET', '/api/users');
  return {
    supplier: supplier.id,
    customer: customer.id,
    article: lyoner.id,
    recipe: recipe.id,
    draft: draftId,
    batch: batch.id,
    ...made,
    ...traced,
    place: place.id,
    stock: stock.id,
    stockBatch: stockBatch.id,
    user: users[0].id,
    receipt: receipt.id,
    lot: receipt.lines[0].lotId,
    delivery: delivery.id,
    order: ordered.order,
    orderDraft: ordered.draft,
    standingOrder: ordered.standing,
    ...issued,
    ...paid,
    ...sensed,
    ...told,
  };
}

/** Receives beef in two lots, one of which is too warm. Delivers 6.5 kg of the good lot, and takes 1.5 kg back. */
async function receiveAndDeliver(ask: Shop['ask'], made: Made) {
  const stockId = made['beefStock'];
  const origin = {
    species: 'BEEF',
    bornIn: 'DE',
    rearedIn: ['DE', 'AT'],
    slaughteredIn: 'DE',
    slaughterDate: '2026-11-18',
  };
  const line = { stockId, quantityUnit: 'KG', expiryDate: '2026-12-10', temperatureLimit: 7 };
  const receipt = await ask('POST', '/api/procurement/goods-receipts', {
    supplierId: made['supplier'],
    deliveryNote: 'LS 4711',
    vehicleTemperature: 3.5,
    lines: [
      { ...line, quantityAmount: '20', supplierLot: 'H-88', temperature: 4, facts: origin },
      {
        ...{ ...line, quantityAmount: '8', temperature: 9.5 },
        ...{ rejectedAmount: '2', rejectedUnit: 'KG', rejectReason: 'Verpackung offen' },
      },
    ],
  });
  await ask('POST', `/api/procurement/goods-receipts/${receipt.id}/lines/2/inspections`, {
    result: 'FAILED',
    temperature: 9.5,
    notes: 'Immer noch zu warm',
  });
  const lines = [{ stockBatchId: receipt.lines[0].stockBatchId, quantityAmount: '6.5', quantityUnit: 'KG' }];
  const delivery = await ask('POST', '/api/sales/deliveries', {
    customerId: made['customer'],
    deliveryAddressLabel: 'Küche',
    lines,
  });
  const { id: otherPlace } = await ask('POST', '/api/inventory/storage-locations', {
    name: 'Quarantäne',
    storageType: 'QUARANTINE',
  });
  const { articleId } = await ask('GET', `/api/inventory/stocks/${stockId}`);
  const { id: back } = await ask('POST', '/api/inventory/stocks', { articleId, storageLocationId: otherPlace });
  await ask('POST', `/api/sales/deliveries/${delivery.id}/returns`, {
    lines: [{ line: 1, stockId: back, quantityAmount: '1.5', quantityUnit: 'KG' }],
    reason: 'Zu viel bestellt',
  });
  return { receipt, delivery };
}

/** Declares an ingredient, and makes the draft of a label, which is not complete. */
async function declareAndLabel(
  ask: Shop['ask'],
  of: { article: string; recipe: string; ingredient: string },
): Promise<Made> {
  await ask('POST', `/api/articles/${of.ingredient}/declarations`, {
    ...{ role: 'INGREDIENT', name: 'Brät', composition: 'Schweinefleisch, Wasser, Senf', additives: ['E250'] },
    allergens: [
      { code: 'MUSTARD', word: 'Senf' },
      { code: 'MILK', presence: 'TRACE' },
    ],
  });
  const decisions = { uses: ['PREPACKED', 'LOOSE'], legalName: 'Lyoner', recipeId: of.recipe };
  const label = await ask('POST', '/api/labels', { articleId: of.article, decisions });
  return { label: label.id, declared: of.ingredient };
}

/** Returns a URL for each screen of the routes. Add a line for each new screen with a parameter in its URL. */
export const addressesOf = (made: Made): Readonly<Record<string, string>> => ({
  '/': '/',
  '/floor': '/floor',
  '/shared-devices': '/shared-devices',
  '/stocks': '/stocks',
  '/stocks/new': '/stocks/new',
  '/stocks/:id': `/stocks/${made['stock']}`,
  '/stocks/:stockId/batches/:batchId': `/stocks/${made['stock']}/batches/${made['stockBatch']}`,
  '/stock-batches': '/stock-batches',
  '/lots': '/lots',
  '/lots/:id': `/lots/${made['lot']}`,
  '/lots/labels': `/lots/labels?lot=${made['lot']}`,
  '/goods-receipts': '/goods-receipts',
  '/goods-receipts/new': '/goods-receipts/new',
  '/goods-receipts/:id': `/goods-receipts/${made['receipt']}`,
  '/orders': '/orders',
  '/orders/week': '/orders/week',
  '/orders/confirm': '/orders/confirm?day=2026-11-25',
  '/availability': '/availability?date=2026-11-24',
  '/picking': '/picking?date=2026-11-24',
  '/picking/:id': `/picking/${made['order']}?date=2026-11-24`,
  '/standing-orders': '/standing-orders',
  '/standing-orders/new': '/standing-orders/new',
  '/standing-orders/:id': `/standing-orders/${made['standingOrder']}`,
  '/orders/new': `/orders/new?customerId=${made['customer']}`,
  '/orders/:id': `/orders/${made['order']}`,
  '/orders/:id/edit': `/orders/${made['orderDraft']}/edit`,
  '/deliveries': '/deliveries',
  '/deliveries/new': '/deliveries/new',
  '/deliveries/:id': `/deliveries/${made['delivery']}`,
  '/invoices': '/invoices',
  '/invoices/due': '/invoices/due?until=2026-12-31',
  '/invoices/new': `/invoices/new?delivery=${made['delivery']}`,
  '/invoices/:id': `/invoices/${made['invoice']}`,
  '/open-items': '/open-items',
  '/open-items/:id': `/open-items/${made['customer']}`,
  '/bank': '/bank',
  '/payments': '/payments',
  '/payments/:id': `/payments/${made['payment']}`,
  '/expiring': '/expiring',
  '/below-minimum': '/below-minimum',
  '/storage-locations': '/storage-locations',
  '/storage-locations/new': '/storage-locations/new',
  '/storage-locations/:id': `/storage-locations/${made['place']}`,
  '/counts': '/counts',
  '/counts/:id': `/counts/${made['count']}`,
  '/counts/:id/sheet': `/counts/${made['counted']}/sheet`,
  '/transfer': '/transfer',
  '/write-off': '/write-off',
  '/block': '/block',
  '/batches': '/batches',
  '/batches/week': '/batches/week',
  '/batches/new': '/batches/new',
  '/batches/:id': `/batches/${made['done']}`,
  '/batches/:id/make': `/batches/${made['atWork']}/make`,
  '/batches/:id/complete': `/batches/${made['atWork']}/complete`,
  '/batches/:id/sheet': `/batches/${made['atWork']}/sheet`,
  '/cuttings': '/cuttings',
  '/cuttings/new': '/cuttings/new',
  '/cuttings/:id': `/cuttings/${made['cutting']}`,
  '/cutting-schemes': '/cutting-schemes',
  '/cutting-schemes/new': `/cutting-schemes/new?articleId=${made['article']}`,
  '/cutting-schemes/:id': `/cutting-schemes/${made['scheme']}`,
  '/lots/:id/trace': `/lots/${made['traced']}/trace`,
  '/holds': '/holds',
  '/recalls': '/recalls',
  '/recalls/new': '/recalls/new',
  '/recalls/:id': `/recalls/${made['recall']}`,
  '/round': '/round',
  '/hygiene/day': '/hygiene/day',
  '/readings': '/readings',
  '/cleaning-records': '/cleaning-records',
  '/temperatures': '/temperatures',
  '/temperatures/:id': `/temperatures/${made['sensedPoint']}`,
  '/deviations': '/deviations',
  '/deviations/:id': `/deviations/${made['warmNight']}`,
  '/hygiene/plan': '/hygiene/plan',
  '/hygiene/plan/new': '/hygiene/plan/new',
  '/hygiene/plan/:id': `/hygiene/plan/${made['sensedPoint']}`,
  '/hygiene/cleaning': '/hygiene/cleaning',
  '/hygiene/cleaning/new': '/hygiene/cleaning/new',
  '/hygiene/cleaning/print': '/hygiene/cleaning/print',
  '/hygiene/cleaning/:id': `/hygiene/cleaning/${made['cleanedTask']}`,
  '/hygiene/devices': '/hygiene/devices',
  '/hygiene/devices/:id': `/hygiene/devices/${made['device']}`,
  '/hygiene/starting-plan': '/hygiene/starting-plan',
  '/hygiene/report': '/hygiene/report?period=own&from=2026-11-20&to=2026-11-23',
  '/labels': '/labels',
  '/labels/new': `/labels/new?articleId=${made['article']}`,
  '/labels/:id': `/labels/${made['label']}`,
  '/articles/:id/ingredient': `/articles/${made['declared']}/ingredient`,
  '/recipes': '/recipes',
  '/recipes/new': '/recipes/new',
  '/recipes/:id': `/recipes/${made['draft']}`,
  '/articles': '/articles',
  '/articles/new': '/articles/new',
  '/files': '/files',
  '/figures': '/figures',
  '/files/:kind': '/files/categories',
  '/articles/import': '/articles/import',
  '/articles/prices/import': '/articles/prices/import',
  '/stocks/import': '/stocks/import',
  '/articles/:id': `/articles/${made['article']}`,
  '/categories': '/categories',
  '/suppliers': '/suppliers',
  '/suppliers/new': '/suppliers/new',
  '/suppliers/import': '/suppliers/import',
  '/suppliers/:id': `/suppliers/${made['supplier']}`,
  '/customers': '/customers',
  '/customers/new': '/customers/new',
  '/customers/import': '/customers/import',
  '/customers/:id': `/customers/${made['customer']}`,
  '/users': '/users',
  '/users/new': '/users/new',
  '/users/:id': `/users/${made['user']}`,
  '/roles': '/roles',
  '/audit-log': '/audit-log',
  '/settings': '/settings',
  '/lots/:id/print': `/lots/${made['lot']}/print`,
  '/counter': '/counter',
  '/counter/display': `/counter/display#${made['deviceKey']}`,
  '/lots/:id/label': `/lots/${made['lot']}/label`,
  '/storage-locations/:id/label': `/storage-locations/${made['place']}/label`,
  '/scan': '/scan?code=L-2611-07',
  '/scan/test': '/scan/test',
  '/outbox': '/outbox',
  '/account': '/account',
  '/help': '/help',
});
