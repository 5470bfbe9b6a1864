/**
 * A body for each operation that takes one, by the operation's name: what `/docs` fills in, and what the OpenAPI document
 * shows. Ids stand for those that the service gave.
 */
const ARTICLE_ID = '019ab3c4-5d6e-7f80-8a1b-2c3d4e5f6071';
const RECIPE_ID = '019ab3c4-5d6e-7f80-8a1b-2c3d4e5f6072';
const LOCATION_ID = '019ab3c4-5d6e-7f80-8a1b-2c3d4e5f6073';
const SUPPLIER_ID = '019ab3c4-5d6e-7f80-8a1b-2c3d4e5f6074';
const CATEGORY_ID = '019ab3c4-5d6e-7f80-8a1b-2c3d4e5f6075';

const ADDRESS = {
  street: 'Lange Zeile',
  houseNumber: '12 a',
  postalCode: '91522',
  city: 'Ansbach',
  country: 'Deutschland',
};
const CERTIFICATE = { certificateType: 'EU-Bio', issuer: 'DE-ÖKO-006', validFrom: '2026-01-01' };

export const BODY_EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'session.login': { username: 'admin', password: 'the printed password' },
  'session.refresh': { refreshToken: 'the refreshToken of the last answer' },
  'user.create': {
    username: 'anna',
    email: 'anna@example.org',
    password: 'Sülze & Senf',
    roleNames: ['WAREHOUSE_WORKER'],
    branchId: 'ansbach',
  },
  'user.update': { email: 'anna.schmidt@example.org' },
  'user.change-password': { currentPassword: 'Sülze & Senf', newPassword: 'Presssack & Kren' },
  'user.assign-role': { roleName: 'PRODUCTION_WORKER' },
  'supplier.create': {
    name: 'Viehhandel Huber',
    phone: '+49 981 5550',
    email: 'huber@example.org',
    contactPerson: 'Josef Huber',
    ...ADDRESS,
    paymentDueDays: 14,
    paymentDescription: '14 Tage netto',
  },
  'supplier.update': { phone: '+49 981 5551', paymentDueDays: 30 },
  'supplier.rate': { qualityScore: 5, deliveryScore: 4, priceScore: 3 },
  'supplier.add-certificate': { ...CERTIFICATE, validUntil: '2026-12-31' },
  'supplier.remove-certificate': CERTIFICATE,
  'customer.create': {
    name: 'Gasthof Zur Post',
    type: 'B2B',
    ...ADDRESS,
    phone: '+49 981 5552',
    email: 'kueche@example.org',
    contactPerson: 'Maria Post',
    paymentDueDays: 14,
    paymentDescription: '14 Tage netto',
  },
  'customer.update': { contactPerson: 'Martin Post' },
  'customer.add-delivery-address': { label: 'Küche', ...ADDRESS, deliveryNotes: 'Hintereingang, vor 9 Uhr' },
  'customer.set-frame-contract': {
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    rhythm: 'WEEKLY',
    lineItems: [{ articleId: ARTICLE_ID, agreedPrice: 11.9, agreedQuantity: 25, unit: 'KG' }],
  },
  'customer.set-preferences': { preferences: ['BIO', 'REGIONAL'] },
  'product-category.create': { name: 'Brühwurst', description: 'Lyoner, Gelbwurst, Wiener' },
  'product-category.update': { description: 'Lyoner, Gelbwurst, Wiener, Weißwurst' },
  'article.create': {
    name: 'Lyoner',
    articleNumber: 'W-100',
    categoryId: CATEGORY_ID,
    unit: 'HUNDRED_GRAM',
    priceModel: 'WEIGHT_BASED',
    price: 1.49,
  },
  'article.update': { name: 'Lyoner im Ring' },
  'article.assign-supplier': { supplierId: SUPPLIER_ID },
  'article.add-sales-unit': { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 14.9 },
  'article.change-price': { price: 1.59 },
  'recipe.create': {
    name: 'Lyoner',
    version: 1,
    type: 'FINISHED_PRODUCT',
    description: 'Nach Art des Hauses',
    yieldPercentage: 95,
    shelfLifeDays: 14,
    outputQuantity: '10',
    outputUom: 'KG',
    articleId: ARTICLE_ID,
  },
  'recipe.add-ingredient': { position: 1, articleId: ARTICLE_ID, quantity: '9.8', uom: 'KG', substitutable: false },
  'recipe.add-step': { description: 'Im Kessel brühen', durationMinutes: 60, temperatureCelsius: 75 },
  'batch.plan': {
    recipeId: RECIPE_ID,
    plannedQuantity: '25',
    plannedQuantityUnit: 'KG',
    productionDate: '2026-11-23',
    bestBeforeDate: '2026-12-07',
  },
  'storage-location.create': {
    name: 'Kühlraum 1',
    storageType: 'COLD_ROOM',
    minTemperature: '0',
    maxTemperature: '4.5',
  },
  'storage-location.update': { maxTemperature: '5' },
  'stock.create': {
    articleId: ARTICLE_ID,
    storageLocationId: LOCATION_ID,
    minimumLevelAmount: '5',
    minimumLevelUnit: 'KG',
    minimumShelfLifeDays: 3,
  },
  'stock-batch.book-in': {
    batchId: 'P-2026-11-23-001',
    batchType: 'PRODUCED',
    quantityAmount: '24.6',
    quantityUnit: 'KG',
    expiryDate: '2026-12-07',
  },
  'stock-batch.remove': { quantityAmount: '1200', quantityUnit: 'G' },
  'stock-batch.block': { reason: 'Kühlkette unterbrochen: Probe abwarten' },
};
