/**
 * Plays a day at a butcher's shop in requests. Every operation succeeds at least once, and the documented refusals
 * occur. The requests and responses become the examples of the OpenAPI document.
 */
import { ConcurrentChange, Unavailable } from '@cleaver/domain/kernel';
import type { Examples } from '../../src/openapi-examples.ts';
import { protocolProblem } from '../../src/problem.ts';
import { ADMIN_PASSWORD, logIn, PageClient, type Service, service } from '../helper.ts';
import { hygiene } from './hygiene-story.ts';
import { labels } from './labels-story.ts';
import { Recorder } from './recorder.ts';
import type { Scene } from './scene.ts';

export async function recordExamples(): Promise<Examples> {
  const endings: (() => unknown)[] = [];
  const t = { teardown: (end: () => unknown) => endings.push(end) } as unknown as Parameters<typeof service>[0];
  try {
    const shop = await service(t);
    shop.clock.set('2026-11-23T06:00:00.000Z');
    const scene = await openShop(shop);
    await demoShop(scene);
    await suppliers(scene);
    const goods = await articles(scene);
    await customers(scene, goods);
    await orders(scene, goods);
    const recipe = await recipes(scene, goods);
    const batch = await batches(scene, recipe);
    await stocks(scene, goods, batch.batchNumber);
    await settings(scene);
    await deliveries(scene, await receipts(scene, goods));
    await runs(scene, goods, batch.id, recipe);
    await recalls(scene);
    await hygiene(scene);
    await labels(scene);
    await reports(scene, recipe);
    await payments(scene);
    await taxAdviser(scene);
    await imports(scene);
    await files(scene);
    await people(scene);
    await anywhere(t, scene);
    return scene.recorder.examples;
  } finally {
    for (const end of endings) await end();
  }
}

async function openShop(shop: Service): Promise<Scene> {
  const { app, anonymous, clock } = shop;
  const recorder = new Recorder();
  const admin = await logIn(app, 'admin', ADMIN_PASSWORD);
  const user = { username: 'karl', email: 'karl@example.org', password: 'Bratwurst & Kraut', roleNames: [] };
  await admin.post('/api/users', user);
  const askers = { permitted: admin, powerless: await logIn(app, 'karl', user.password), anonymous };
  const play: Scene['play'] = (name, input, by) => {
    clock.advance(1000);
    return recorder.play(name, { ...input }, askers, by);
  };
  return {
    ...askers,
    shop,
    recorder,
    play,
    async playTwice(name, input) {
      const answer = await play(name, input);
      await recorder.refuse(name, { ...input }, admin, 409);
      return answer;
    },
    refuse: (name, input, status, by = admin) => recorder.refuse(name, { ...input }, by, status),
  };
}

const ADDRESS = {
  street: 'Lange Zeile',
  houseNumber: '12 a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'Deutschland',
};

/** Pays an invoice over 214.00 with 2 % Skonto, and takes the payment back. */
async function payments({ permitted: admin, play, playTwice, refuse }: Scene): Promise<void> {
  await admin.put('/api/settings', { invoicing: { vatId: 'DE136695976', prefix: 'RE' } });
  const guest = { name: 'Gasthof Zur Linde', type: 'B2B', phone: '+49 981 5560', ...ADDRESS };
  const { id: customerId } = (await admin.post('/api/customers', guest)).json();
  await admin.put(`/api/customers/${customerId}/sales-terms`, { skonto: { days: 10, percent: 2 } });
  const lines = [{ text: 'Partyservice', quantityAmount: '1', price: 200, vatClass: 'REDUCED' }];
  const { id: invoiceId } = (await admin.post('/api/sales/invoices', { customerId, lines })).json();
  await play('open-items.list', { sort: ['open,desc'] });
  await play('open-items.pdf', { id: customerId });
  await play('payment.proposals', { amount: '209.72', text: 'RE 2026-00001 GASTHOF ZUR LINDE' });
  const items = [{ invoiceId, amount: '209.72', discount: '4.28' }];
  const payment = { customerId, bookedOn: '2026-11-23', reference: 'RE 2026-00001 GASTHOF ZUR LINDE', items };
  const { id } = await play('payment.book', payment);
  await refuse('payment.book', payment, 409);
  await refuse('payment.book', { ...payment, customerId: 'unknown' }, 404);
  await play('payment.get', { id });
  await play('payment.list', { customerId, status: 'BOOKED' });
  await playTwice('payment.cancel', { id, reason: 'Vom falschen Konto gelesen' });
}

async function taxAdviser({ permitted: admin, play, refuse }: Scene): Promise<void> {
  const period = { from: '2026-11-01', until: '2026-11-30' };
  await play('invoice.journal', period);
  await refuse('invoice.datev', period, 409);
  const revenueAccounts = [
    { rate: 19, account: '8400' },
    { rate: 7, account: '8300' },
  ];
  const datev = { consultantNumber: 29_098, clientNumber: 55_003, debtorAccount: '10000', revenueAccounts };
  await admin.put('/api/settings', { datev });
  await play('invoice.datev', period);
}

async function suppliers({ permitted: admin, play, playTwice, refuse }: Scene): Promise<void> {
  const terms = { paymentDueDays: 14, paymentDescription: '14 Tage netto' };
  const contact = { phone: '+49 981 5550', email: 'huber@example.org', contactPerson: 'Josef Huber' };
  const { id } = await play('supplier.create', { name: 'Viehhandel Huber', ...contact, ...ADDRESS, ...terms });
  await play('supplier.update', { id, phone: '+49 981 5551', paymentDueDays: 30 });
  await play('supplier.rate', { id, qualityScore: 5, deliveryScore: 4, priceScore: 3 });
  const certificate = { certificateType: 'EU-Bio', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  await playTwice('supplier.add-certificate', { id, ...certificate, validUntil: '2026-12-31' });
  await play('supplier.get', { id });
  await play('supplier.list', { status: 'ACTIVE' });
  const older = { id, ...certificate, validFrom: '2025-01-01', validUntil: '2025-12-31' };
  await admin.post(`/api/suppliers/${id}/certificates`, older);
  const longer = { ...certificate, validUntil: '2027-12-31' };
  await play('supplier.change-certificate', { id, ...certificate, to: longer });
  await refuse('supplier.change-certificate', { id, certificateType: 'EU-Bio', to: longer }, 409);
  await refuse('supplier.change-certificate', { id, certificateType: 'QS', to: longer }, 404);
  await refuse('supplier.remove-certificate', { id, certificateType: 'EU-Bio' }, 409);
  await play('supplier.remove-certificate', { id, ...certificate });
  await refuse('supplier.remove-certificate', { id, ...certificate }, 404);
  await playTwice('supplier.deactivate', { id });
  await playTwice('supplier.activate', { id });
}

interface Goods {
  readonly categoryId: string;
  readonly lyoner: string;
  readonly braet: string;
}

async function imports({ permitted: admin, play, refuse }: Scene): Promise<void> {
  const contact = { phone: '+49 9831 700', contactPerson: 'Anton Beck' };
  await play('supplier.import', { rows: [{ name: 'Gewürze Beck', ...contact }] });
  await play('customer.import', { rows: [{ name: 'Kantine Beck', type: 'B2B', ...ADDRESS, ...contact }] });
  const [category] = (await admin.get('/api/categories')).json().content;
  const article = { categoryId: category.id, unit: 'PIECE_FIXED', priceModel: 'FIXED', price: 3.9 };
  const rows = [
    { name: 'Senf, mittelscharf', articleNumber: 'H-001', ...article },
    { name: 'Senf, süß', articleNumber: 'H-002', ...article },
  ];
  await play('article.import', { dryRun: false, rows });
  await refuse('article.import', { dryRun: true, rows: [{ ...rows[0], price: -1 }, { ...rows[1] }] }, 400);
  const prices = [{ articleNumber: 'H-001', name: 'Senf, mittelscharf', unit: 'PIECE_FIXED', price: 4.2 }];
  await play('article.import-prices', { dryRun: false, rows: prices });
  await refuse('article.import-prices', { dryRun: true, rows: [{ ...prices[0], articleNumber: 'H-999' }] }, 400);
  const there = { articleNumber: 'H-001', storageLocation: 'Kühlraum 1', batchId: 'S-11', batchType: 'PURCHASED' };
  const opening = [{ ...there, quantityAmount: '48', quantityUnit: 'PIECE', expiryDate: '2027-06-30' }];
  await play('stock-batch.import', { dryRun: false, rows: opening });
  await refuse('stock-batch.import', { dryRun: false, rows: opening }, 400);
}

async function articles({ permitted: admin, play, playTwice, refuse }: Scene): Promise<Goods> {
  const category = { name: 'Brühwurst', description: 'Lyoner, Gelbwurst, Wiener' };
  const { id: categoryId = '' } = await playTwice('product-category.create', category);
  const { id: other } = (await admin.post('/api/categories', { name: 'Schinken' })).json();
  await play('product-category.update', { id: categoryId, description: 'Lyoner, Gelbwurst, Wiener, Weißwurst' });
  await refuse('product-category.update', { id: categoryId, name: 'Schinken' }, 409);
  await play('product-category.update', { id: categoryId, vatClass: 'REDUCED' });
  await play('product-category.get', { id: categoryId });
  await play('product-category.list', {});

  const braet = {
    name: 'Kalbsbrät',
    articleNumber: 'R-010',
    categoryId,
    unit: 'KG',
    priceModel: 'WEIGHT_BASED',
    price: 9.8,
  };
  const { id: braetId } = (await admin.post('/api/articles', braet)).json();
  const lyoner = { ...braet, name: 'Lyoner', articleNumber: 'W-100', unit: 'HUNDRED_GRAM', price: 1.49 };
  const { id = '' } = await playTwice('article.create', lyoner);
  await refuse('article.create', { ...lyoner, articleNumber: 'W-101', categoryId: 'unknown' }, 404);
  await play('article.update', { id, name: 'Lyoner im Ring', productKind: 'MEAT_PRODUCT' });
  await play('legal-limit.list', {});
  await refuse('article.update', { id, categoryId: 'unknown' }, 404);
  const { salesUnits } = await play<{ salesUnits: { id: string; unit: string }[] }>('article.add-sales-unit', {
    ...{ id, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
  });
  await refuse('article.add-sales-unit', { id, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 }, 409);
  const suId = salesUnits.find(({ unit }) => unit === 'KG')?.id;
  await play('article.change-price', { id, suId, price: 15.9 });
  await play('article.change-price', { id, suId, price: 16.5, validFrom: '2027-01-01' });
  await refuse('article.change-price', { id, suId, price: 16.5, validFrom: '2026-01-01' }, 400);
  await play('article.list-prices', { id, suId });
  await play('article.remove-price', { id, suId, validFrom: '2027-01-01' });
  await refuse('article.remove-price', { id, suId, validFrom: '2027-01-01' }, 404);
  await play('article.set-sales-data', {
    id,
    minimumRemainingDays: 5,
    pieceWeight: { kg: '0.4', tolerancePercent: 15 },
  });
  await play('article.set-codes', { id, gtins: ['4006381333931'], plu: '123' });
  await refuse('article.set-codes', { id: braetId, plu: '0123' }, 409);

  const { content } = (await admin.get('/api/suppliers')).json();
  const supplierId = content[0].id;
  await play('article.assign-supplier', { id, supplierId });
  await refuse('article.assign-supplier', { id, supplierId: 'unknown' }, 404);
  await play('article.get', { id });
  await play('article.list', { categoryId, status: 'ACTIVE', sort: ['name'] });
  await play('article.remove-supplier', { id, supplierId });
  await play('article.remove-sales-unit', { id, suId });
  await playTwice('article.deactivate', { id });
  await playTwice('article.activate', { id });

  await refuse('product-category.delete', { id: categoryId }, 409);
  await play('product-category.delete', { id: other });
  return { categoryId, lyoner: id, braet: braetId };
}

async function customers({ play, playTwice, refuse }: Scene, { lyoner }: Goods): Promise<void> {
  const { id } = await play('customer.create', {
    ...{ name: 'Gasthof Zur Post', type: 'B2B', ...ADDRESS, phone: '+49 981 5552', email: 'kueche@example.org' },
    ...{ contactPerson: 'Maria Post', paymentDueDays: 14, paymentDescription: '14 Tage netto' },
  });
  await play('customer.update', { id, contactPerson: 'Martin Post' });
  const delivery = { id, label: 'Küche', ...ADDRESS, deliveryNotes: 'Hintereingang, vor 9 Uhr' };
  await playTwice('customer.add-delivery-address', delivery);
  const lineItems = [{ articleId: lyoner, agreedPrice: 11.9, agreedQuantity: 25, unit: 'KG' }];
  const contract = { id, validFrom: '2026-01-01', validUntil: '2026-12-31', rhythm: 'WEEKLY' };
  await play('customer.set-frame-contract', { ...contract, lineItems });
  const unknown = [{ articleId: 'unknown', agreedPrice: 11.9 }];
  await refuse('customer.set-frame-contract', { ...contract, lineItems: unknown }, 404);
  await play('customer.set-preferences', { id, preferences: ['BIO', 'REGIONAL'] });
  const terms = { id, vatId: 'DE136695976', skonto: { days: 10, percent: 2 }, billing: 'MONTHLY' };
  await play('customer.set-sales-terms', terms);
  await refuse('customer.set-sales-terms', { ...terms, vatId: 'DE136695977' }, 400);
  await play('customer.get-sales-terms', { id });
  await play('customer.get', { id });
  await play('customer.list', { type: 'B2B' });
  await play('customer.remove-delivery-address', { id, label: 'Küche' });
  await play('customer.remove-frame-contract', { id });
  await refuse('customer.remove-frame-contract', { id }, 404);
  await playTwice('customer.deactivate', { id });
  await playTwice('customer.activate', { id });
}

async function orders(scene: Scene, { lyoner }: Goods): Promise<void> {
  const { permitted: admin, play, playTwice, refuse } = scene;
  const { content: customers } = (await admin.get('/api/customers')).json();
  const customerId = customers[0].id;
  const lineItems = [{ articleId: lyoner, agreedPrice: 11.9, agreedQuantity: 25, unit: 'KG' }];
  await admin.put(`/api/customers/${customerId}/frame-contract`, { rhythm: 'WEEKLY', lineItems });
  const lines = [{ articleId: lyoner, quantityAmount: '20', quantityUnit: 'KG', note: 'in Folie' }];
  const order = { customerId, requestedDate: '2026-11-24', reference: 'Telefon, Frau Post', lines };
  const { id } = await play('order.place', order);
  await refuse('order.place', { ...order, customerId: 'unknown' }, 404);
  await refuse('order.place', { ...order, requestedDate: '2029-01-01' }, 400);
  await play('order.change', { id, note: 'vor 9 Uhr', lines: [{ line: 1 }, { ...lines[0], quantityAmount: '3' }] });
  await playTwice('order.confirm', { id });
  const more = await play('order.place', { ...order, reference: '' });
  await refuse('order.confirm', { id: more.id }, 409);
  await play('order.confirmation', { id });
  await refuse('order.confirmation', { id: more.id }, 409);
  await refuse('order.change', { id, lines: [{ line: 1, quantityAmount: '30' }, { line: 2 }] }, 409);
  await play('customer.list-frame-contracts', { id: customerId });
  await play('customer.find-prices', { customerId, articleId: [lyoner], day: '2026-11-24' });
  await play('availability.list', { date: '2026-11-24', articleId: lyoner });
  await refuse('availability.list', { date: '2026-11-01' }, 400);
  await play('availability.demand', { from: '2026-11-24', to: '2026-11-25' });
  await refuse('availability.demand', { from: '2026-11-24', to: '2026-12-01' }, 400);
  await play('picking.propose', { date: '2026-11-24' });
  await play('order.get', { id });
  await play('order.list', { customerId });
  await playTwice('order.cancel', { id, reason: 'Betriebsruhe' });
  await standingOrders(scene, customerId, lines);
  const { id: nobody } = (await admin.post('/api/customers', NEW_CUSTOMER)).json();
  await play('customer.delete', { id: nobody });
  await refuse('customer.delete', { id: customerId }, 409);
}

async function standingOrders(
  { play, refuse, permitted: admin }: Scene,
  customerId: string,
  lines: readonly object[],
): Promise<void> {
  const pauses = [{ from: '2026-12-24', until: '2027-01-06', reason: 'Betriebsferien der Post' }];
  const weekly = { customerId, firstDate: '2026-11-24', weekdays: [2, 5, 7], pauses, lines };
  const { id } = await play('standing-order.create', { ...weekly, reference: 'Dauerauftrag Küche' });
  await refuse('standing-order.create', { ...weekly, customerId: 'unknown' }, 404);
  await refuse('standing-order.create', { ...weekly, lastDate: '2026-11-01' }, 400);
  await refuse('standing-order.change', { id, deliveryAddressLabel: 'unknown' }, 404);
  await play('standing-order.get', { id });
  await play('standing-order.list', { customerId });
  const { created } = await play<{ created: { orderId: string }[] }>('standing-order.run', { until: '2026-11-29' });
  await refuse('standing-order.run', { until: '2027-06-01' }, 400);
  await play('standing-order.change', { id, weekdays: [5, 7], drafts: 'FOLLOW' });
  await admin.post(`/api/sales/orders/${created.at(-1)?.orderId}/confirm`);
  await refuse('standing-order.delete', { id }, 409);
  const other = await admin.post('/api/sales/standing-orders', { ...weekly, rhythm: 'MONTHLY', onClosedDay: 'BEFORE' });
  await play('standing-order.delete', { id: other.json().id });
}

const NEW_CUSTOMER = { name: 'Laufkundschaft', type: 'B2C', ...ADDRESS, phone: '+49 981 1' };

async function recipes(
  { permitted: admin, play, playTwice, refuse }: Scene,
  { lyoner, braet }: Goods,
): Promise<string> {
  const recipe = { name: 'Lyoner', version: 1, type: 'FINISHED_PRODUCT', articleId: lyoner };
  const output = { outputQuantity: '10', outputUom: 'KG', yieldPercentage: 95, shelfLifeDays: 14 };
  const { id = '' } = await playTwice('recipe.create', { ...recipe, description: 'Nach Art des Hauses', ...output });
  await refuse('recipe.create', { ...recipe, version: 2, ...output, articleId: 'unknown' }, 404);
  await refuse('recipe.activate', { id }, 409);
  const ingredient = { id, position: 1, articleId: braet, quantity: '9.8', uom: 'KG', substitutable: false };
  const { ingredients } = await play<{ ingredients: { id: string }[] }>('recipe.add-ingredient', ingredient);
  await refuse('recipe.add-ingredient', ingredient, 409);
  await refuse('recipe.add-ingredient', { ...ingredient, position: 2, subRecipeId: id }, 409);
  await refuse('recipe.add-ingredient', { ...ingredient, articleId: 'unknown' }, 404);
  const step = { id, stepNumber: 1, description: 'Im Kessel brühen', durationMinutes: 60, temperatureCelsius: 75 };
  await playTwice('recipe.add-step', step);
  const corrected = { ...ingredient, ingredientId: ingredients[0]?.id, quantity: '9.9' };
  await play('recipe.change-ingredient', corrected);
  await refuse('recipe.change-ingredient', { ...corrected, subRecipeId: id }, 409);
  await refuse('recipe.change-ingredient', { ...corrected, articleId: 'unknown' }, 404);
  await play('recipe.change-step', { ...step, temperatureCelsius: 78 });
  await refuse('recipe.change-step', { ...step, stepNumber: 7 }, 404);
  await play('recipe.get', { id });
  await play('recipe.requirements', { id, quantity: '25', uom: 'KG' });
  await play('recipe.remove-step', { id, stepNumber: 1 });
  await play('recipe.remove-ingredient', { id, ingredientId: ingredients[0]?.id });
  await admin.post(`/api/recipes/${id}/steps`, { description: 'Im Kessel brühen', durationMinutes: 60 });
  const again = { articleId: braet, quantity: '9.8', uom: 'KG' };
  const { ingredients: kept } = (await admin.post(`/api/recipes/${id}/ingredients`, again)).json();
  await playTwice('recipe.activate', { id });
  await refuse('recipe.change-step', step, 409);
  await refuse('recipe.remove-ingredient', { id, ingredientId: kept[0].id }, 409);
  await refuse('recipe.remove-step', { id, stepNumber: '1' }, 409);
  await play('recipe.create-version', { id });
  await play('recipe.list', { status: 'ACTIVE' });
  return id;
}

async function batches({ permitted: admin, play, playTwice, refuse }: Scene, recipeId: string) {
  const planned = { plannedQuantity: '25', plannedQuantityUnit: 'KG' };
  const dates = { productionDate: '2026-11-23', bestBeforeDate: '2026-12-07' };
  const { id = '', batchNumber = '' } = await play('batch.plan', { recipeId, ...planned, ...dates });
  await refuse('batch.plan', { recipeId: 'unknown', ...planned, ...dates }, 404);
  await play('batch.get', { id });
  await play('batch.list', { productionDate: '2026-11-23' });
  await play('batch.update', { id, plannedQuantity: '26' });
  await refuse('batch.update', { id, productionDate: '2026-12-08' }, 400);
  await playTwice('batch.start', { id });
  await refuse('batch.update', { id, plannedQuantity: '25' }, 409);

  const { articleId } = (await admin.get(`/api/recipes/${recipeId}`)).json();
  const former = { name: 'Lyoner', type: 'FINISHED_PRODUCT', articleId, shelfLifeDays: 14 };
  const output = { outputQuantity: '10', outputUom: 'KG' };
  const { id: old } = (await admin.post('/api/recipes', { ...former, version: 3, ...output })).json();
  await admin.post(`/api/recipes/${old}/ingredients`, { articleId, quantity: '9', uom: 'KG' });
  await refuse('batch.plan', { recipeId: old, ...planned, ...dates }, 409);
  await admin.post(`/api/recipes/${old}/activate`);
  await playTwice('recipe.archive', { id: old });
  return { id, batchNumber };
}

async function stocks(scene: Scene, { lyoner, braet }: Goods, batchNumber: string): Promise<void> {
  const { permitted: admin, play, playTwice, refuse } = scene;
  const room = { name: 'Kühlraum 1', storageType: 'COLD_ROOM', minTemperature: '0', maxTemperature: '4.5' };
  const { id: storageLocationId } = await playTwice('storage-location.create', room);
  const second = { name: 'Kühlraum 2', storageType: 'COLD_ROOM' };
  const { id: counter } = (await admin.post('/api/inventory/storage-locations', second)).json();
  await play('storage-location.update', { id: storageLocationId, maxTemperature: '5' });
  await refuse('storage-location.update', { id: storageLocationId, name: 'Kühlraum 2' }, 409);
  await play('storage-location.get', { id: storageLocationId });
  await play('storage-location.list', { storageType: 'COLD_ROOM', active: true });

  const minimum = { minimumLevelAmount: '5', minimumLevelUnit: 'KG', minimumShelfLifeDays: 3 };
  const stock = { articleId: lyoner, storageLocationId, ...minimum };
  const { id: stockId } = await playTwice('stock.create', stock);
  await refuse('stock.create', { ...stock, articleId: 'unknown' }, 404);
  await refuse('stock.create', { ...stock, storageLocationId: 'unknown' }, 404);
  await play('stock.update', { id: stockId, ...minimum, minimumLevelAmount: '6' });
  await play('stock.get', { id: stockId });
  await play('stock.list', { articleId: lyoner });
  await play('stock.list-below-minimum', {});
  const lot = { batchId: batchNumber, batchType: 'PRODUCED', quantityAmount: '24.6', quantityUnit: 'KG' };
  const { id } = await playTwice('stock-batch.book-in', { stockId, ...lot, expiryDate: '2026-12-07' });
  const batch = { stockId, batchId: id };
  await play('stock-batch.list', { stockId });
  await play('stock-batch.list-expiring', { withinDays: 14 });
  await play('stock-batch.list-all', { storageLocationId, status: 'AVAILABLE' });
  await play('stock.list-levels', { storageLocationId, sort: ['nextExpiry'] });
  await play('scan.read', { code: `(01)04006381333931(10)${batchNumber}(15)261207(3103)024600` });
  await play('stock-batch.remove', { ...batch, quantityAmount: '1200', quantityUnit: 'G' });
  await refuse('stock-batch.remove', { ...batch, quantityAmount: '50', quantityUnit: 'KG' }, 409);
  await playTwice('stock-batch.block', { ...batch, reason: 'Kühlkette unterbrochen' });
  await refuse('stock-batch.remove', { ...batch, quantityAmount: '1', quantityUnit: 'KG' }, 409);
  await playTwice('stock-batch.unblock', batch);
  const { id: toStockId } = (
    await admin.post('/api/inventory/stocks', { articleId: lyoner, storageLocationId: counter })
  ).json();
  await lots(scene, { stockBatchId: id ?? '', toStockId });
  await counts(scene, { storageLocationId: storageLocationId ?? '', stockBatchId: id ?? '' });
  await play('stock-movement.list', { stockId });
  await playTwice('storage-location.deactivate', { id: storageLocationId });
  await refuse('stock.create', { ...stock, articleId: braet }, 409);
  await playTwice('storage-location.activate', { id: storageLocationId });
}

/** Holds and releases a lot, moves part of it to the other room, writes part of it off, and reverses the write-off. */
async function lots(scene: Scene, { stockBatchId, toStockId }: Record<'stockBatchId' | 'toStockId', string>) {
  const { play, playTwice, refuse } = scene;
  const { content } = await play<{ content: { id: string }[] }>('lot.list', { onHold: false });
  const id = content[0]?.id ?? '';
  const { id: holdId } = await play('lot.hold', { id, reason: 'Beanstandung einer Kundin' });
  await play('lot.get', { id });
  await play('lot.list-blocked-goods', { kind: 'HOLD' });
  const line = { stockBatchId, quantityAmount: '2.5', quantityUnit: 'KG' };
  await play('stock-batch.transfer', { lines: [{ ...line, toStockId }] });
  await refuse('stock-batch.write-off', { lines: [{ ...line, reasonCode: 'DAMAGE' }] }, 409);
  await playTwice('lot.release', { id, holdId, reason: 'Probe ohne Befund' });
  await play('lot.hold', { id, reason: 'Zweite Beanstandung' });
  await playTwice('lot.release-all', { id, reason: 'Beide Beanstandungen geklärt' });
  await refuse('stock-batch.transfer', { lines: [{ ...line, quantityAmount: '500', toStockId }] }, 409);
  await refuse('stock-batch.transfer', { lines: [{ ...line, toStockId: 'unknown' }] }, 404);
  const damaged = { ...line, reasonCode: 'DAMAGE', note: 'Packung aufgeplatzt' };
  await play('stock-batch.write-off', { lines: [damaged] });
  await refuse('stock-batch.write-off', { lines: [{ ...damaged, stockBatchId: 'unknown' }] }, 404);
  const { content: rows } = await play<{ content: { id: string }[] }>('stock-movement.list-all', {
    type: 'WRITTEN_OFF',
  });
  await play('stock-movement.list-own', {});
  await play('stock-movement.list-undoable', { movementId: rows.map((row) => row.id), documentId: [] });
  await playTwice('stock-movement.undo', { id: rows[0]?.id ?? '', reason: 'Die falsche Charge' });
}

async function counts(
  scene: Scene,
  { storageLocationId, stockBatchId }: Record<'storageLocationId' | 'stockBatchId', string>,
) {
  const { play, playTwice, refuse } = scene;
  const { id } = await play('inventory-count.open', { storageLocationId });
  await refuse('inventory-count.open', { storageLocationId: 'unknown' }, 404);
  const line = { stockBatchId, quantityAmount: '20.75', quantityUnit: 'KG' };
  await play('inventory-count.enter', { id, lines: [line] });
  await refuse('inventory-count.approve', { id }, 409);
  await playTwice('inventory-count.submit', { id });
  await refuse('inventory-count.enter', { id, lines: [line] }, 409);
  await playTwice('inventory-count.approve', { id });
  await play('inventory-count.get', { id });
  await play('inventory-count.list', { status: 'APPROVED' });
  const { id: wrong } = await play('inventory-count.open', { storageLocationId, blind: false });
  await playTwice('inventory-count.cancel', { id: wrong });
}

async function settings({ play, refuse }: Scene): Promise<void> {
  const operator = { name: 'Metzgerei Muster', ...ADDRESS, phone: '+49 981 5550', approvalNumber: 'DE BY 12345 EG' };
  await play('shop-settings.update', { operator, supplierCertificates: 'WARN', cuttingTolerancePercent: 1.5 });
  await play('shop-settings.get', {});
  await refuse('demo-shop.remove', {}, 409);
}

/** Loads a demo shop without records, removes it, and loads it again. */
async function demoShop({ permitted, play, refuse }: Scene): Promise<void> {
  const load = () =>
    permitted.send({
      method: 'PUT',
      url: '/api/settings',
      payload: {},
      headers: { 'x-request-id': 'cleaver-demo-shop' },
    });
  await refuse('demo-shop.remove', {}, 404);
  await load();
  await play('demo-shop.remove', {});
  await load();
}

/** Goods that were received and can be delivered. */
interface Received {
  readonly stockBatchId: string;
  /** Id of another stock of the article, for returned goods. */
  readonly returns: string;
}

async function receipts({ permitted: admin, play, refuse }: Scene, { braet }: Goods): Promise<Received> {
  const { content: rooms } = (await admin.get('/api/inventory/storage-locations?sort=name')).json();
  const stocks: string[] = [];
  for (const { id: storageLocationId } of rooms) {
    stocks.push((await admin.post('/api/inventory/stocks', { articleId: braet, storageLocationId })).json().id);
  }
  const [stockId = '', returns = ''] = stocks;
  const { content: suppliers } = (await admin.get('/api/suppliers')).json();
  const supplierId = suppliers[0].id;
  const facts = {
    ...{ species: 'VEAL', bornIn: 'DE', rearedIn: ['DE'], slaughteredIn: 'DE', slaughterhouse: 'DE BY 10345 EG' },
    ...{ slaughterDate: '2026-11-20', reference: 'DE 09 123 45678' },
  };
  const goods = {
    quantityAmount: '40',
    quantityUnit: 'KG',
    expiryDate: '2026-11-30',
    supplierLot: 'H-2026-311',
    facts,
  };
  const cold = { lotNumber: 'B-311', temperature: 3.2, temperatureLimit: 4 };
  const rejected = { stockId, rejectedAmount: '2', rejectedUnit: 'KG', rejectReason: 'Verpackung beschädigt' };
  const receipt = {
    ...{ supplierId, deliveryNote: 'LS 4711', receiptDate: '2026-11-23', vehicleTemperature: 3 },
    lines: [{ stockId, ...goods, ...cold }, rejected],
  };
  const { id, lines } = await play<{ id: string; lines: { stockBatchId: string }[] }>('goods-receipt.post', receipt);
  await refuse('goods-receipt.post', receipt, 409);
  await refuse('goods-receipt.post', { ...receipt, supplierId: 'unknown' }, 404);
  await refuse('goods-receipt.post', { ...receipt, lines: [{ ...rejected, stockId: 'unknown' }] }, 404);
  await play('goods-receipt.get', { id });
  await play('goods-receipt.list', { articleId: braet, receiptDate: '2026-11-23' });
  await play('goods-receipt.inspect', {
    id,
    line: '1',
    result: 'FAILED',
    temperature: 6.5,
    notes: 'Kerntemperatur zu hoch',
  });
  await play('goods-receipt.inspect', { id, line: '1', result: 'PASSED', temperature: 3.1 });
  await refuse('goods-receipt.inspect', { id, line: '2', result: 'PASSED' }, 409);
  return { stockBatchId: lines[0]?.stockBatchId ?? '', returns };
}

async function deliveries(
  { permitted: admin, play, refuse }: Scene,
  { stockBatchId, returns }: Received,
): Promise<void> {
  const { content: customers } = (await admin.get('/api/customers')).json();
  const customerId = customers[0].id;
  const kitchen = { label: 'Küche', ...ADDRESS, deliveryNotes: 'Hintereingang, vor 9 Uhr' };
  await admin.post(`/api/customers/${customerId}/delivery-addresses`, kitchen);
  const lines = [{ stockBatchId, quantityAmount: '12.5', quantityUnit: 'KG' }];
  const delivery = { customerId, deliveryAddressLabel: 'Küche', dispatchDate: '2026-11-23', lines };
  const { id } = await play('delivery.dispatch', delivery);
  await refuse('delivery.dispatch', { ...delivery, customerId: 'unknown' }, 404);
  await refuse('delivery.dispatch', { ...delivery, deliveryAddressLabel: 'Keller' }, 404);
  await refuse('delivery.dispatch', { ...delivery, lines: [{ ...lines[0], quantityAmount: '1000' }] }, 409);
  await admin.post(`/api/customers/${customerId}/deactivate`);
  await refuse('delivery.dispatch', delivery, 409);
  await admin.post(`/api/customers/${customerId}/activate`);
  const back = { line: 1, stockId: returns, quantityAmount: '1500', quantityUnit: 'G' };
  await play('delivery.return', { id, lines: [back], reason: 'Zu warm angekommen' });
  await refuse('delivery.return', { id, lines: [{ ...back, quantityAmount: '12000' }], reason: 'Zu viel' }, 409);
  await refuse('delivery.return', { id, lines: [{ ...back, line: 2 }], reason: 'Zu viel' }, 404);
  await play('delivery.get', { id });
  await play('delivery.list', { customerId });
  await play('delivery.particulars', { id });
  await play('delivery.pdf', { id });
  await invoices({ permitted: admin, play, refuse }, customerId, String(id));
}

async function invoices(
  { permitted: admin, play, refuse }: Pick<Scene, 'permitted' | 'play' | 'refuse'>,
  customerId: string,
  deliveryId: string,
): Promise<void> {
  const operator = { name: 'Metzgerei Huber', ...ADDRESS, phone: '+49 981 5550', email: 'post@huber.example' };
  const invoicing = { vatId: 'DE136695976', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
  await admin.put('/api/settings', { operator, invoicing });
  await play('invoice.due', { until: '2026-11-30' });
  await refuse('invoice.due', { until: 'tomorrow' }, 400);
  const lines = [{ text: 'Lieferung frei Haus', quantityAmount: '1', price: 15, vatClass: 'STANDARD' }];
  const invoice = { customerId, deliveryIds: [deliveryId], lines, note: 'Vielen Dank für Ihren Auftrag.' };
  await play('invoice.preview', invoice);
  await play('invoice.preview-pdf', invoice);
  const { id } = await play('invoice.issue', invoice);
  await refuse('invoice.issue', { customerId, deliveryIds: [deliveryId] }, 409);
  await refuse('invoice.issue', { ...invoice, customerId: 'unknown' }, 404);
  await play('invoice.list', { customerId, status: 'OPEN' });
  await play('invoice.xml', { id });
  await play('invoice.pdf', { id });
  const allowance = {
    reason: 'Als Ausgleich für die späte Lieferung',
    kind: 'ALLOWANCE',
    lines: [{ line: 1, amount: '5.00' }],
  };
  await play('invoice.credit', { id, ...allowance });
  await refuse('invoice.credit', { id, ...allowance, lines: [{ line: 1, amount: '5000.00' }] }, 409);
  await refuse('invoice.credit', { id, ...allowance, lines: [{ line: 9, amount: '5.00' }] }, 404);
  await play('invoice.get', { id });
}

async function runs(scene: Scene, { lyoner, braet }: Goods, batchId: string, recipeId: string): Promise<void> {
  const { permitted: admin, play, playTwice, refuse } = scene;
  const stockOf = async (articleId: string) =>
    (await admin.get(`/api/inventory/stocks?articleId=${articleId}`)).json().content[0];
  const { id: sausages } = await stockOf(lyoner);
  const { id: stockId, storageLocationId } = await stockOf(braet);
  const lot = async (of: string, number: string, quantityAmount: string, expiryDate: string) => {
    const given = { batchId: number, batchType: 'PURCHASED', quantityAmount, quantityUnit: 'KG', expiryDate };
    return (await admin.post(`/api/inventory/stocks/${of}/batches`, given)).json().id;
  };
  await lot(stockId, 'L-1', '20', '2026-11-27');
  const late = await lot(stockId, 'L-2', '30', '2026-11-30');
  const foreign = await lot(sausages, 'L-3', '5', '2026-12-07');

  const id = batchId;
  const kilos = (quantityAmount: string) => ({ quantityAmount, quantityUnit: 'KG' });
  await play('batch.propose', { id, storageLocationId: [storageLocationId] });
  await play('batch.consume', { id, inputs: [{ stockBatchId: late, ...kilos('2') }] });
  await play('batch.consume', { id, fefo: true });
  const { productionSteps } = (await admin.get(`/api/recipes/${recipeId}`)).json();
  const [{ stepNumber }] = productionSteps;
  await play('batch.tick', { id, stepNumber, temperature: 72.5 });
  await play('batch.tick', { id, stepNumber, done: false });
  await refuse('batch.consume', { id, inputs: [{ stockBatchId: foreign, ...kilos('1') }] }, 409);
  await refuse('batch.consume', { id, inputs: [{ stockBatchId: 'unknown', ...kilos('1') }] }, 404);
  await playTwice('batch.return', { id, inputs: [{ stockBatchId: late, ...kilos('1.5') }] });
  await refuse('batch.cancel', { id, reason: 'Bestellung storniert' }, 409);
  const outputs = [{ stockId: sausages, lotNumber: 'LY-47', ...kilos('21.8') }];
  const burst = { quantityAmount: '600', quantityUnit: 'G', reason: 'Geplatzt' };
  await playTwice('batch.complete', {
    id,
    inputs: [{ stockBatchId: late, ...kilos('1') }],
    outputs,
    waste: [burst],
    note: 'Probe',
  });
  await play('batch.execution', { id });
  await refuse('batch.tick', { id, stepNumber }, 409);
  await playTwice('batch.reopen', { id, reason: 'Falsch gewogen' });
  const planned = { recipeId, plannedQuantity: '10', plannedQuantityUnit: 'KG' };
  const dates = { productionDate: '2026-11-24', bestBeforeDate: '2026-12-08' };
  const { id: other } = (await admin.post('/api/production/batches', { ...planned, ...dates })).json();
  await playTwice('batch.cancel', { id: other, reason: 'Bestellung storniert' });

  const fresh = await lot(stockId, 'L-4', '10', '2026-11-29');
  const cut = {
    inputs: [{ stockBatchId: fresh, ...kilos('10') }],
    outputs: [
      { stockId, lotNumber: 'Z-1', ...kilos('7.5'), costShare: 90 },
      { stockId, lotNumber: 'Z-2', ...kilos('1.8'), costShare: 10, expiryDate: '2026-11-28' },
    ],
    waste: [burst],
    loss: { quantityAmount: '100', quantityUnit: 'G' },
    note: 'Probe',
  };
  await refuse('cutting.create', { ...cut, outputs: [{ stockId: 'unknown', ...kilos('10') }] }, 404);
  const { id: cuttingId } = await playTwice('cutting.create', cut);
  await play('cutting.get', { id: cuttingId });
  await play('cutting.list', {});
  await cuttingSchemes(scene, lyoner, braet);
}

async function cuttingSchemes({ play, playTwice, refuse }: Scene, lyoner: string, braet: string): Promise<void> {
  const parts = [
    { articleId: lyoner, sharePercent: 88.5 },
    { kind: 'WASTE', reason: 'Knochen', sharePercent: 10 },
  ];
  const scheme = { articleId: braet, name: 'Grob zerlegt', parts };
  await refuse('cutting-scheme.create', { ...scheme, articleId: 'unknown' }, 404);
  await refuse('cutting-scheme.create', { ...scheme, parts: [{ ...parts[0], sharePercent: 101 }] }, 400);
  const { id } = await playTwice('cutting-scheme.create', scheme);
  await refuse('cutting-scheme.create', scheme, 409);
  await play('cutting-scheme.get', { id });
  await play('cutting-scheme.list', { articleId: braet });
  await play('cutting-scheme.change', { id, name: 'Fein zerlegt' });
  await refuse('cutting-scheme.change', { id, parts: [{ articleId: 'unknown', sharePercent: 90 }] }, 404);
  await play('cutting-scheme.delete', { id });
  await refuse('cutting-scheme.delete', { id }, 404);
}

async function recalls({ play, playTwice, refuse }: Scene): Promise<void> {
  const { content } = await play<{ content: { lotId: string; type: string }[] }>('stock-movement.list-all', {
    type: 'DISPATCHED',
  });
  const lotId = content[0]?.lotId ?? '';
  await play('lot.trace', { lotId: [lotId], direction: 'BOTH' });
  await refuse('lot.trace', { lotId: ['unknown'] }, 404);
  const reason = 'Der Lieferant meldet Salmonellen';
  const { id, customers } = await play<{ id: string; customers: { customerId: string }[] }>('recall.open', {
    ...{ mode: 'REAL', reason, lotIds: [lotId] },
  });
  await play('today.get', {});
  await refuse('recall.open', { mode: 'MOCK', reason, supplierLot: 'unknown' }, 404);
  await play('recall.list', { status: 'OPEN' });
  await play('recall.get', { id });
  await refuse('recall.close', { id, conclusion: 'Alles zurück' }, 409);
  const contact = { id, channel: 'PHONE', outcome: 'REACHED', note: 'Stellt alles beiseite' };
  const customerId = customers[0]?.customerId ?? '';
  await play('recall.contact', { ...contact, customerId, recovered: { quantityAmount: '2.5', quantityUnit: 'KG' } });
  await refuse('recall.contact', { ...contact, customerId: 'unknown' }, 404);
  await play('recall.sheet', { id });
  await playTwice('recall.close', { id, conclusion: 'Alles zurück, Ware vernichtet' });
  await refuse('recall.contact', { ...contact, customerId }, 409);
}

async function people(scene: Scene): Promise<void> {
  const { shop, permitted: admin, anonymous, play, playTwice, refuse } = scene;
  const { app, clock } = shop;
  const anna = { username: 'anna', email: 'anna@example.org', password: 'Sülze & Senf' };
  const { id } = await playTwice('user.create', { ...anna, roleNames: ['WAREHOUSE_WORKER'], branchId: 'ansbach' });
  await play('user.update', { id, email: 'anna.schmidt@example.org' });
  await refuse('user.update', { id, email: 'karl@example.org' }, 409);
  await play('user.assign-role', { id, roleName: 'PRODUCTION_WORKER' });
  await refuse('user.assign-role', { id, roleName: 'BUTCHER' }, 404);
  await play('user.get', { id });
  await play('user.list', { sort: ['username'] });
  await play('user.remove-role', { id, roleName: 'PRODUCTION_WORKER' });
  await refuse('user.remove-role', { id: admin.userId, roleName: 'ADMIN' }, 409);
  await play('role.list', { sort: ['name,desc'], size: 1 });

  const passwords = { id, currentPassword: anna.password, newPassword: 'Presssack & Kren' };
  await play('user.get-own', {}, await logIn(app, 'anna', anna.password));
  await play('user.change-password', passwords, await logIn(app, 'anna', anna.password));
  await refuse('user.change-password', passwords, 401);
  await play('user.reset-password', { id, newPassword: 'Presssack & Kren' });
  for (const verb of ['lock', 'unlock', 'deactivate', 'reactivate']) await playTwice(`user.${verb}`, { id });
  await refuse('user.lock', { id: admin.userId }, 409);
  await refuse('user.deactivate', { id: admin.userId }, 409);
  const { content: entries } = await play<{ content: { id: string }[] }>('audit.list', { operation: 'user.lock' });
  await play('audit.get', { id: entries[0]?.id ?? '' });

  const { refreshToken } = await play('session.login', { username: 'anna', password: 'Presssack & Kren' });
  clock.advance(300_000);
  await play('session.refresh', { refreshToken });
  clock.advance(60_000);
  await refuse('session.refresh', { refreshToken }, 401, anonymous);
  await play('session.logout', {}, await logIn(app, 'anna', 'Presssack & Kren'));
  await play('session.open', { username: 'anna', password: 'Presssack & Kren' });
  await refuse('session.open', { username: 'anna', password: 'Leberkäse' }, 401, anonymous);
  await play('session.get', {}, await logIn(app, 'anna', 'Presssack & Kren'));
  await play('session.confirm', { password: 'Presssack & Kren' }, await logIn(app, 'anna', 'Presssack & Kren'));
  await refuse('session.confirm', { password: 'Leberkäse' }, 401, await logIn(app, 'anna', 'Presssack & Kren'));
  await play('session.close', {}, await logIn(app, 'anna', 'Presssack & Kren'));
  await pins(scene, id ?? '');
  const guess = { username: 'karl', password: 'a wrong password' };
  for (let attempt = 1; attempt <= 5; attempt++) await refuse('session.login', guess, 401, anonymous);
  await refuse('session.login', guess, 429, anonymous);
}

/** Registers a tablet at the ramp as a shared device, on which Anna logs in by PIN. */
async function pins({ shop, play, refuse }: Scene, id: string): Promise<void> {
  const { app, anonymous } = shop;
  const password = 'Presssack & Kren';
  const tablet = new PageClient(app, (await logIn(app, 'admin', ADMIN_PASSWORD)).token);
  const { id: deviceId } = await play('shared-device.register', { name: 'Tablet an der Rampe' }, tablet);
  await play('shared-device.list', {});
  const anna = await logIn(app, 'anna', password);
  await play('user.set-pin', { currentPassword: password, pin: '4711' }, anna);
  await refuse('user.set-pin', { currentPassword: password, pin: '1234' }, 400, anna);
  await refuse('user.set-pin', { currentPassword: 'Leberkäse', pin: '4711' }, 401, anna);
  const page = new PageClient(app, undefined, tablet.cookies);
  await page.post('/api/session', { username: 'anna', password });
  await play('session.list-pin-users', {}, page);
  await refuse('session.open-by-pin', { username: 'anna', pin: '0815' }, 401, page);
  await refuse('session.open-by-pin', { username: 'anna', pin: '4711' }, 401, anonymous);
  await play('session.open-by-pin', { username: 'anna', pin: '4711' }, page);
  await refuse('user.list', {}, 403, page);
  await play('user.remove-pin', { id });
  await play('shared-device.remove', { id: deviceId });
  await refuse('shared-device.remove', { id: deviceId }, 404);
}

async function reports({ play }: Scene, recipe: string): Promise<void> {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  await play('report.sales', { ...period, by: 'CUSTOMER' });
  await play('report.write-offs', { ...period, by: 'REASON' });
  await play('report.yield', { recipeId: recipe });
  await play('report.stock', { by: 'ARTICLE' });
}

async function files({ play, refuse, powerless }: Scene): Promise<void> {
  await play('file.list-kinds', {});
  await play('file.export', { kind: 'suppliers', format: 'EXCEL', template: true });
  await refuse('file.export', { kind: 'suppliers' }, 403, powerless);
  await play('file.import', { kind: 'suppliers', content: 'Name;Telefon\nHof Süd;0981 77\n' });
  await refuse('file.import', { kind: 'suppliers', content: 'Name;Telefon\n;0981 77\n#NV;0981 78\n' }, 400);
  await refuse('file.import', { kind: 'suppliers', content: 'Name;Telefon\n' }, 403, powerless);
}

/** Records responses that any operation may return, and the responses of the health probes. */
async function anywhere(t: Parameters<typeof service>[0], { shop, permitted: admin, recorder }: Scene): Promise<void> {
  const { anonymous } = shop;
  const path = '/api/categories';
  const body = { name: 'Pasteten' };
  const key = { 'idempotency-key': '5f0e0c2e-order-4711' };
  recorder.anywhere(await admin.post(path, '{', { 'content-type': 'application/json' }), 400);
  recorder.anywhere(await anonymous.get(path), 401);
  recorder.anywhere(await admin.patch(path), 405);
  recorder.anywhere(await admin.post(path, { name: 'x'.repeat(1024 * 1024) }), 413);
  recorder.anywhere(await admin.get(`/api/users/${'x'.repeat(5000)}`), 414);
  recorder.anywhere(await admin.post(path, 'name=Pasteten', { 'content-type': 'text/plain' }), 415);
  await admin.post(path, body, key);
  recorder.anywhere(await admin.post(path, { name: 'Terrinen' }, key), 422);
  for (const status of [400, 408, 431] as const) recorder.byNode(protocolProblem(status));
  let failure: unknown;
  const broken = await service(t, {
    ports: ({ transactions }) => ({
      transactions: {
        audit: (entry) => transactions.audit(entry),
        run: (...unit) => (failure ? Promise.reject(failure) : transactions.run(...unit)),
      },
    }),
  });
  for (const [status, error] of [
    [409, new ConcurrentChange()],
    [500, new Error('a defect')],
    [503, new Unavailable('the database is away')],
  ] as const) {
    failure = error;
    recorder.anywhere(await broken.admin.post(path, body), status);
  }
  const { admin: limited } = await service(t, { rateLimit: { perCaller: 2, perAddress: 2 } });
  let answer = await limited.get(path);
  // Repeats the request until the service refuses it. The limit is two requests per minute of the clock. A new minute
  // may begin between two requests, so the service refuses the fifth request at the latest.
  for (let request = 2; request <= 5 && answer.statusCode === 200; request++) answer = await limited.get(path);
  recorder.anywhere(answer, 429);
  recorder.plain('healthLive', await anonymous.get('/health/live'));
  recorder.plain('healthReady', await anonymous.get('/health/ready'));
}
