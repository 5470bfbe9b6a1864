/**
 * A day at a butcher's, told in requests: every operation succeeds once and is refused in its typical ways. What was sent
 * and what came back are the examples of the interface description.
 */
import { ConcurrentChange, Unavailable } from '@cleaver/domain';
import type { Examples } from '../../src/openapi-examples.ts';
import { ADMIN_PASSWORD, type Client, logIn, type Service, service } from '../helper.ts';
import { type Askers, Recorder } from './recorder.ts';

interface Scene extends Askers {
  readonly shop: Service;
  readonly recorder: Recorder;
  /** Lets an operation succeed, for the administrator unless `by` says otherwise. */
  play<T = Record<string, string>>(name: string, input: object, by?: Client): Promise<T>;
  /** As `play`, and once more, which is refused. */
  playTwice(name: string, input: object): Promise<Record<string, string>>;
  refuse(name: string, input: object, status: number, by?: Client): Promise<void>;
}

export async function recordExamples(): Promise<Examples> {
  const endings: (() => unknown)[] = [];
  const t = { teardown: (end: () => unknown) => endings.push(end) } as unknown as Parameters<typeof service>[0];
  try {
    const shop = await service(t);
    shop.clock.set('2026-11-23T06:00:00.000Z');
    const scene = await openShop(shop);
    await suppliers(scene);
    const goods = await articles(scene);
    await customers(scene, goods);
    const recipe = await recipes(scene, goods);
    await stocks(scene, goods, await batches(scene, recipe));
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

async function suppliers({ play, playTwice, refuse }: Scene): Promise<void> {
  const terms = { paymentDueDays: 14, paymentDescription: '14 Tage netto' };
  const contact = { phone: '+49 981 5550', email: 'huber@example.org', contactPerson: 'Josef Huber' };
  const { id } = await play('supplier.create', { name: 'Viehhandel Huber', ...contact, ...ADDRESS, ...terms });
  await play('supplier.update', { id, phone: '+49 981 5551', paymentDueDays: 30 });
  await play('supplier.rate', { id, qualityScore: 5, deliveryScore: 4, priceScore: 3 });
  const certificate = { certificateType: 'EU-Bio', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };
  await playTwice('supplier.add-certificate', { id, ...certificate, validUntil: '2026-12-31' });
  await play('supplier.get', { id });
  await play('supplier.list', { status: 'ACTIVE' });
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

async function articles({ permitted: admin, play, playTwice, refuse }: Scene): Promise<Goods> {
  const category = { name: 'Brühwurst', description: 'Lyoner, Gelbwurst, Wiener' };
  const { id: categoryId = '' } = await playTwice('product-category.create', category);
  const { id: other } = (await admin.post('/api/categories', { name: 'Schinken' })).json();
  await play('product-category.update', { id: categoryId, description: 'Lyoner, Gelbwurst, Wiener, Weißwurst' });
  await refuse('product-category.update', { id: categoryId, name: 'Schinken' }, 409);
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
  await play('article.update', { id, name: 'Lyoner im Ring' });
  await refuse('article.update', { id, categoryId: 'unknown' }, 404);
  const { salesUnits } = await play<{ salesUnits: { id: string; unit: string }[] }>('article.add-sales-unit', {
    ...{ id, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
  });
  await refuse('article.add-sales-unit', { id, unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 }, 409);
  const suId = salesUnits.find(({ unit }) => unit === 'KG')?.id;
  await play('article.change-price', { id, suId, price: 15.9 });

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
  await play('customer.get', { id });
  await play('customer.list', { type: 'B2B' });
  await play('customer.remove-delivery-address', { id, label: 'Küche' });
  await play('customer.remove-frame-contract', { id });
  await refuse('customer.remove-frame-contract', { id }, 404);
  await playTwice('customer.deactivate', { id });
  await playTwice('customer.activate', { id });
}

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
  await play('recipe.get', { id });
  await play('recipe.requirements', { id, quantity: '25', uom: 'KG' });
  await play('recipe.remove-step', { id, stepNumber: '1' });
  await play('recipe.remove-ingredient', { id, ingredientId: ingredients[0]?.id });
  await admin.post(`/api/recipes/${id}/steps`, { description: 'Im Kessel brühen', durationMinutes: 60 });
  const again = { articleId: braet, quantity: '9.8', uom: 'KG' };
  const { ingredients: kept } = (await admin.post(`/api/recipes/${id}/ingredients`, again)).json();
  await playTwice('recipe.activate', { id });
  await refuse('recipe.remove-ingredient', { id, ingredientId: kept[0].id }, 409);
  await refuse('recipe.remove-step', { id, stepNumber: '1' }, 409);
  await play('recipe.list', { status: 'ACTIVE' });
  return id;
}

async function batches({ permitted: admin, play, playTwice, refuse }: Scene, recipeId: string): Promise<string> {
  const planned = { plannedQuantity: '25', plannedQuantityUnit: 'KG' };
  const dates = { productionDate: '2026-11-23', bestBeforeDate: '2026-12-07' };
  const { id, batchNumber = '' } = await play('batch.plan', { recipeId, ...planned, ...dates });
  await refuse('batch.plan', { recipeId: 'unknown', ...planned, ...dates }, 404);
  await play('batch.get', { id });
  await play('batch.list', { productionDate: '2026-11-23' });

  const { articleId } = (await admin.get(`/api/recipes/${recipeId}`)).json();
  const former = { name: 'Lyoner', type: 'FINISHED_PRODUCT', articleId, shelfLifeDays: 14 };
  const output = { outputQuantity: '10', outputUom: 'KG' };
  const { id: old } = (await admin.post('/api/recipes', { ...former, version: 2, ...output })).json();
  await admin.post(`/api/recipes/${old}/ingredients`, { articleId, quantity: '9', uom: 'KG' });
  await refuse('batch.plan', { recipeId: old, ...planned, ...dates }, 409);
  await admin.post(`/api/recipes/${old}/activate`);
  await playTwice('recipe.archive', { id: old });
  return batchNumber;
}

async function stocks(scene: Scene, { lyoner, braet }: Goods, batchNumber: string): Promise<void> {
  const { permitted: admin, play, playTwice, refuse } = scene;
  const room = { name: 'Kühlraum 1', storageType: 'COLD_ROOM', minTemperature: '0', maxTemperature: '4.5' };
  const { id: storageLocationId } = await playTwice('storage-location.create', room);
  await admin.post('/api/inventory/storage-locations', { name: 'Kühlraum 2', storageType: 'COLD_ROOM' });
  await play('storage-location.update', { id: storageLocationId, maxTemperature: '5' });
  await refuse('storage-location.update', { id: storageLocationId, name: 'Kühlraum 2' }, 409);
  await play('storage-location.get', { id: storageLocationId });
  await play('storage-location.list', { storageType: 'COLD_ROOM', active: true });

  const minimum = { minimumLevelAmount: '5', minimumLevelUnit: 'KG', minimumShelfLifeDays: 3 };
  const stock = { articleId: lyoner, storageLocationId, ...minimum };
  const { id: stockId } = await playTwice('stock.create', stock);
  await refuse('stock.create', { ...stock, articleId: 'unknown' }, 404);
  await refuse('stock.create', { ...stock, storageLocationId: 'unknown' }, 404);
  await play('stock.get', { id: stockId });
  await play('stock.list', { articleId: lyoner });
  await play('stock.list-below-minimum', {});
  const lot = { batchId: batchNumber, batchType: 'PRODUCED', quantityAmount: '24.6', quantityUnit: 'KG' };
  const { id } = await playTwice('stock-batch.book-in', { stockId, ...lot, expiryDate: '2026-12-07' });
  const batch = { stockId, batchId: id };
  await play('stock-batch.list', { stockId });
  await play('stock-batch.list-expiring', { withinDays: 14 });
  await play('stock-batch.remove', { ...batch, quantityAmount: '1200', quantityUnit: 'G' });
  await refuse('stock-batch.remove', { ...batch, quantityAmount: '50', quantityUnit: 'KG' }, 409);
  await playTwice('stock-batch.block', { ...batch, reason: 'Kühlkette unterbrochen' });
  await refuse('stock-batch.remove', { ...batch, quantityAmount: '1', quantityUnit: 'KG' }, 409);
  await playTwice('stock-batch.unblock', batch);
  await play('stock-movement.list', { stockId });
  await playTwice('storage-location.deactivate', { id: storageLocationId });
  await refuse('stock.create', { ...stock, articleId: braet }, 409);
  await playTwice('storage-location.activate', { id: storageLocationId });
}

async function people({ shop, permitted: admin, anonymous, play, playTwice, refuse }: Scene): Promise<void> {
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
  await play('user.change-password', passwords, await logIn(app, 'anna', anna.password));
  await refuse('user.change-password', passwords, 401);
  for (const verb of ['lock', 'unlock', 'deactivate', 'reactivate']) await playTwice(`user.${verb}`, { id });
  await refuse('user.lock', { id: admin.userId }, 409);
  await refuse('user.deactivate', { id: admin.userId }, 409);
  await play('audit.list', { operation: 'user.lock' });

  const { refreshToken } = await play('session.login', { username: 'anna', password: 'Presssack & Kren' });
  clock.advance(600_000);
  await play('session.refresh', { refreshToken });
  await refuse('session.refresh', { refreshToken }, 401, anonymous);
  await play('session.logout', {}, await logIn(app, 'anna', 'Presssack & Kren'));
  const guess = { username: 'karl', password: 'a wrong password' };
  for (let attempt = 1; attempt <= 5; attempt++) await refuse('session.login', guess, 401, anonymous);
  await refuse('session.login', guess, 429, anonymous);
}

/** What any operation may answer, and the probes. */
async function anywhere(t: Parameters<typeof service>[0], { shop, permitted: admin, recorder }: Scene): Promise<void> {
  const { anonymous } = shop;
  const path = '/api/categories';
  const body = { name: 'Pasteten' };
  const key = { 'idempotency-key': '5f0e0c2e-order-4711' };
  recorder.anywhere(await admin.post(path, '{', { 'content-type': 'application/json' }), 400);
  recorder.anywhere(await anonymous.get(path), 401);
  recorder.anywhere(await admin.post(path, { name: 'x'.repeat(1024 * 1024) }), 413);
  recorder.anywhere(await admin.post(path, 'name=Pasteten', { 'content-type': 'text/plain' }), 415);
  await admin.post(path, body, key);
  recorder.anywhere(await admin.post(path, { name: 'Terrinen' }, key), 422);
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
  const { admin: limited } = await service(t, { rateLimit: 2 });
  for (let request = 1; request <= 2; request++) await limited.get(path);
  recorder.anywhere(await limited.get(path), 429);
  recorder.plain('healthLive', await anonymous.get('/health/live'));
  recorder.plain('healthReady', await anonymous.get('/health/ready'));
}
