import { test } from 'tap';
import { addDays, dateOf, daysBetween } from '../../src/kernel/values/calendar.ts';
import {
  addDeliveryAddress,
  Customers,
  contractsOf,
  createCustomer,
  deactivateCustomer,
  getCustomer,
  listCustomers,
  PREFERENCES,
  removeDeliveryAddress,
  removeFrameContract,
  setFrameContract,
  setPreferences,
  updateCustomer,
} from '../../src/masterdata/index.ts';
import { ANNA, UNKNOWN, withMasterdata } from './with-masterdata.ts';

const ADDRESS = { street: 'Hauptstraße', houseNumber: '5', postalCode: '91522', city: 'Ansbach', country: 'DE' };

test('a new customer has the billing address, and empty texts for fields that were not given', async (t) => {
  const { customer, ask } = withMasterdata();
  const created = await customer();
  t.hasStrict(created, {
    name: 'Anna Huber',
    type: 'B2C',
    billingAddress: ADDRESS,
    contactInfo: { phone: '0981 5555', email: '', contactPerson: '' },
    paymentTerms: null,
    deliveryAddresses: [],
    frameContract: null,
    preferences: [],
    status: 'ACTIVE',
  });
  t.strictSame(created.createdAt, created.updatedAt);
  t.strictSame(await ask(getCustomer, { id: created.id }), created);
});

test('createCustomer reports all faults at once', async (t) => {
  const { faults } = withMasterdata();
  const required = ['type', 'name', 'phone', 'street', 'postalCode', 'city', 'country'];
  t.strictSame(await faults(createCustomer, {}), required);
  t.strictSame(await faults(createCustomer, { ...ANNA, type: 'B2X', paymentDescription: 'soon' }), [
    'type',
    'paymentDescription',
  ]);
});

test('a consumer has a complete address or none, and a business has one', async (t) => {
  const { ask, faults, refusal } = withMasterdata();
  const meier = { name: 'Frau Meier', type: 'B2C', phone: '0981 1' };
  const required = ['street', 'postalCode', 'city', 'country'];
  t.strictSame(await faults(createCustomer, { ...meier, type: 'B2B' }), required);
  t.strictSame(await faults(createCustomer, { ...meier, houseNumber: '5' }), required);
  t.strictSame(await faults(createCustomer, { ...meier, street: 'Hauptstraße', city: 5 }), [
    'city',
    'postalCode',
    'country',
  ]);
  const { id, billingAddress } = await ask(createCustomer, {
    ...meier,
    street: ' ',
    city: '',
    houseNumber: null,
    country: 'DE',
  });
  t.equal(billingAddress, null);
  t.equal((await ask(updateCustomer, { id, name: 'Eva Meier', houseNumber: '' })).billingAddress, null);
  t.strictSame(await faults(updateCustomer, { id, street: 'Hauptstraße', country: 'DE' }), ['postalCode', 'city']);
  t.equal((await refusal(updateCustomer, { id: UNKNOWN, street: 'x' }))?.code, 'CUSTOMER_NOT_FOUND');
  t.strictSame((await ask(updateCustomer, { id, ...ADDRESS })).billingAddress, ADDRESS);
  t.strictSame((await ask(updateCustomer, { id, street: 'Neuweg' })).billingAddress, { ...ADDRESS, street: 'Neuweg' });
  t.strictSame(await faults(updateCustomer, { id, street: '' }), ['street'], 'the address stays complete');
});

test('updateCustomer changes only the given fields, keeps the type, and refuses blank required texts', async (t) => {
  const { customer, ask, faults } = withMasterdata();
  const { id } = await customer({ type: 'B2B', email: 'anna@example.org', paymentDueDays: 14 });
  const updated = await ask(updateCustomer, {
    id,
    street: 'Neuweg',
    houseNumber: '',
    email: '',
    paymentDescription: 'net',
  });
  t.hasStrict(updated, {
    name: 'Anna Huber',
    type: 'B2B',
    billingAddress: { ...ADDRESS, street: 'Neuweg', houseNumber: '' },
    contactInfo: { phone: '0981 5555', email: '' },
    paymentTerms: { paymentDueDays: 14, paymentDescription: 'net' },
  });
  t.equal((await ask(updateCustomer, { id, type: 'B2C' })).type, 'B2B', 'the type is not among what changes');
  const blank = { id, name: '', phone: '', street: '', postalCode: '', city: '', country: '' };
  t.strictSame((await faults(updateCustomer, blank)).toSorted(), Object.keys(blank).slice(1).toSorted());
});

test('updateCustomer refuses a payment description for a customer without payment terms', async (t) => {
  const { customer, faults } = withMasterdata();
  const { id } = await customer();
  t.strictSame(await faults(updateCustomer, { id, paymentDescription: 'soon' }), ['paymentDescription']);
});

test('a delivery address without a label gets its street and house number as label', async (t) => {
  const { customer, ask, refusal } = withMasterdata();
  const { id } = await customer();
  const { deliveryAddresses } = await ask(addDeliveryAddress, { id, ...ADDRESS });
  t.strictSame(deliveryAddresses, [{ label: 'Hauptstraße 5', address: ADDRESS, contactPerson: '', deliveryNotes: '' }]);
  t.equal((await refusal(addDeliveryAddress, { id, ...ADDRESS, label: '' }))?.code, 'DELIVERY_ADDRESS_ALREADY_EXISTS');
  const { houseNumber: _, ...noNumber } = ADDRESS;
  const more = await ask(addDeliveryAddress, { id, ...noNumber, deliveryNotes: 'ring\ntwice' });
  t.hasStrict(more.deliveryAddresses[1], {
    label: 'Hauptstraße',
    address: { houseNumber: '' },
    deliveryNotes: 'ring\ntwice',
  });
});

test('labels are unique among the delivery addresses of one customer', async (t) => {
  const { customer, ask, refusal } = withMasterdata();
  const { id } = await customer();
  const label = 'Lager / 100 % Süd';
  await ask(addDeliveryAddress, { id, ...ADDRESS, label });
  t.equal((await refusal(addDeliveryAddress, { id, ...ADDRESS, label }))?.kind, 'conflict');
  const other = await customer();
  await ask(addDeliveryAddress, { id: other.id, ...ADDRESS, label });

  t.equal(await ask(removeDeliveryAddress, { id, label }), undefined);
  t.equal((await refusal(removeDeliveryAddress, { id, label }))?.code, 'DELIVERY_ADDRESS_NOT_FOUND');
  t.equal((await ask(getCustomer, { id: other.id })).deliveryAddresses.length, 1);
});

test('labels that differ only in Unicode normalization are equal, and the labels . and .. are refused', async (t) => {
  const { customer, ask, refusal, faults } = withMasterdata();
  const { id } = await customer();
  const [composed, decomposed] = ['K\u00fcche', 'Ku\u0308che'];
  await ask(addDeliveryAddress, { id, ...ADDRESS, label: decomposed });
  const again = await refusal(addDeliveryAddress, { id, ...ADDRESS, label: composed });
  t.equal(again?.code, 'DELIVERY_ADDRESS_ALREADY_EXISTS');
  t.equal((await refusal(removeDeliveryAddress, { id, label: 'küche' }))?.code, 'DELIVERY_ADDRESS_NOT_FOUND');
  await ask(removeDeliveryAddress, { id, label: composed });
  for (const label of ['.', '..', ' .. ']) {
    t.strictSame(await faults(addDeliveryAddress, { id, ...ADDRESS, label }), ['label'], label);
  }
  t.strictSame(await faults(addDeliveryAddress, { id, ...ADDRESS, street: '..', houseNumber: '' }), ['label']);
  await ask(addDeliveryAddress, { id, ...ADDRESS, label: '...' });
});

test('a customer has at most 100 delivery addresses', async (t) => {
  const { customer, ask, refusal } = withMasterdata();
  const { id } = await customer();
  for (let count = 1; count <= 100; count++) await ask(addDeliveryAddress, { id, ...ADDRESS, label: `${count}` });
  const more = { id, ...ADDRESS, label: '101' };
  t.equal((await refusal(addDeliveryAddress, more))?.code, 'TOO_MANY_DELIVERY_ADDRESSES');
  await ask(removeDeliveryAddress, { id, label: '7' });
  await ask(addDeliveryAddress, more);
});

test('a frame contract has at most 1,000 lines', async (t) => {
  const { customer, article, ask, refusal } = withMasterdata();
  const { id } = await customer();
  const lineItems: { articleId: string; agreedPrice: number }[] = [];
  for (let count = 0; count <= 1000; count++) lineItems.push({ articleId: (await article()).id, agreedPrice: 1 });
  const set = { id, rhythm: 'DAILY', lineItems };
  t.equal((await refusal(setFrameContract, set))?.code, 'TOO_MANY_CONTRACT_LINES');
  await ask(setFrameContract, { ...set, lineItems: lineItems.slice(1) });
});

test('a customer has at most 100 frame contracts for today and later', async (t) => {
  const { customer, ask, refusal, ports } = withMasterdata();
  const { id } = await customer();
  const today = dateOf(ports.clock.now().toISOString().slice(0, 10));
  const set = (from: number, until = from) => ({
    ...{ id, rhythm: 'DAILY', lineItems: [] },
    ...{ validFrom: addDays(today, from), validUntil: addDays(today, until) },
  });
  const held = async () => contractsOf(await ports.reader.get(Customers, id)).length;
  for (let day = 1; day <= 60; day++) await ask(setFrameContract, set(-day));
  for (let day = 99; day >= 0; day--) await ask(setFrameContract, set(day));
  t.equal(await held(), 160, 'ended ones do not count');
  t.equal((await refusal(setFrameContract, set(100)))?.code, 'TOO_MANY_CONTRACTS');
  await ask(setFrameContract, set(-61));
  t.equal(await held(), 161);
  await ask(setFrameContract, set(50, 300));
  t.equal(await held(), 112, 'a longer period takes the days of others');
  for (let day = 62; day <= 101; day++) await ask(setFrameContract, set(-day));
  await ask(setFrameContract, set(-102));
  t.equal(await held(), 152, 'at most 100 ended ones are kept, and the one that was set last');
});

test('a frame contract takes the days of its period, and the customer shows the one that was set last', async (t) => {
  const { customer, ask, ports } = withMasterdata();
  const { id } = await customer();
  const today = dateOf(ports.clock.now().toISOString().slice(0, 10));
  const set = async (rhythm: string, from: number, until: number) => {
    const days = { validFrom: addDays(today, from), validUntil: addDays(today, until) };
    return (await ask(setFrameContract, { id, rhythm, ...days, lineItems: [] })).frameContract;
  };
  const held = async () =>
    contractsOf(await ports.reader.get(Customers, id))
      .map(({ deliveryRhythm, validFrom, validUntil }) => [
        deliveryRhythm,
        ...[validFrom, validUntil].map((day) => day && daysBetween(today, day)),
      ])
      .sort();
  await set('DAILY', 1, 9);
  await set('MONTHLY', 10, 40);
  t.match(await set('WEEKLY', 1, 9), { deliveryRhythm: 'WEEKLY' });
  t.same(await held(), [
    ['MONTHLY', 10, 40],
    ['WEEKLY', 1, 9],
  ]);
  await set('DAILY', 5, 20);
  t.same(await held(), [
    ['DAILY', 5, 20],
    ['MONTHLY', 21, 40],
    ['WEEKLY', 1, 4],
  ]);
});

test('addDeliveryAddress requires street, postal code, city and country', async (t) => {
  const { customer, faults } = withMasterdata();
  const { id } = await customer();
  t.strictSame(await faults(addDeliveryAddress, { id, label: 'x' }), ['street', 'postalCode', 'city', 'country']);
});

test('setFrameContract replaces the existing frame contract', async (t) => {
  const { customer, article, ask, refusal } = withMasterdata();
  const { id } = await customer();
  const { id: articleId } = await article();
  const first = await ask(setFrameContract, {
    id,
    rhythm: 'WEEKLY',
    validFrom: '2026-01-01',
    lineItems: [{ articleId, agreedPrice: 9999999999.9999, agreedQuantity: 0.1, unit: 'KG' }],
  });
  t.hasStrict(first.frameContract, {
    validFrom: '2026-01-01',
    validUntil: null,
    deliveryRhythm: 'WEEKLY',
    lineItems: [{ articleId, agreedPrice: '9999999999.9999', agreedQuantity: '0.1', unit: 'KG' }],
  });
  const second = await ask(setFrameContract, { id, rhythm: 'ON_DEMAND', lineItems: [{ articleId, agreedPrice: 1 }] });
  t.hasStrict(second.frameContract?.lineItems, [{ articleId, agreedPrice: '1', agreedQuantity: null, unit: null }]);
  t.not(second.frameContract?.id, first.frameContract?.id);
  const { lineItems } = second.frameContract ?? { lineItems: [] };
  const taken = lineItems.map((item) => ({ ...item, agreedPrice: Number(item.agreedPrice) }));
  t.strictSame(
    await ask(setFrameContract, { id, rhythm: 'ON_DEMAND', lineItems: taken }),
    second,
    'the same one again',
  );

  const empty = await ask(setFrameContract, { id, rhythm: 'DAILY', lineItems: [] });
  t.strictSame(empty.frameContract?.lineItems, []);
  await ask(removeFrameContract, { id });
  t.equal((await ask(getCustomer, { id })).frameContract, null);
  t.equal((await refusal(removeFrameContract, { id }))?.code, 'FRAME_CONTRACT_NOT_FOUND');
});

test('setFrameContract reports each fault with the path of its field', async (t) => {
  const { customer, article, faults } = withMasterdata();
  const { id } = await customer();
  const item = { articleId: (await article()).id, agreedPrice: 5 };
  const set = (more: object) => faults(setFrameContract, { id, rhythm: 'DAILY', lineItems: [item], ...more });
  t.strictSame(await set({}), []);
  t.strictSame(await set({ validFrom: '2026-02-02', validUntil: '2026-02-01' }), ['validUntil']);
  t.strictSame(await set({ rhythm: 'YEARLY', lineItems: null }), ['rhythm', 'lineItems']);
  t.strictSame(await set({ lineItems: [item, { ...item, agreedPrice: 6 }] }), ['lineItems[1].articleId']);
  const wrong = { agreedPrice: 1.23456, agreedQuantity: 0, unit: 'TON' };
  t.strictSame(await set({ lineItems: [item, wrong, { ...wrong, agreedQuantity: '1' }] }), [
    'lineItems[1].articleId',
    'lineItems[1].agreedPrice',
    'lineItems[1].agreedQuantity',
    'lineItems[1].unit',
    'lineItems[2].articleId',
    'lineItems[2].agreedPrice',
    'lineItems[2].agreedQuantity',
    'lineItems[2].unit',
  ]);
});

test('setFrameContract refuses an unknown article and an unknown customer', async (t) => {
  const { customer, article, refusal } = withMasterdata();
  const { id } = await customer();
  const known = { articleId: (await article()).id, agreedPrice: 5 };
  const lineItems = [known, { articleId: UNKNOWN, agreedPrice: 5 }];
  t.equal((await refusal(setFrameContract, { id, rhythm: 'DAILY', lineItems }))?.code, 'ARTICLE_NOT_FOUND');
  t.equal((await refusal(setFrameContract, { id: UNKNOWN, rhythm: 'DAILY', lineItems }))?.code, 'CUSTOMER_NOT_FOUND');
});

test('preferences are a set: duplicates are dropped, and an empty list clears them', async (t) => {
  const { customer, ask, faults } = withMasterdata();
  const { id } = await customer();
  const some = await ask(setPreferences, { id, preferences: ['REGIONAL', 'BIO', 'REGIONAL'] });
  t.strictSame(some.preferences, ['BIO', 'REGIONAL']);
  t.strictSame((await ask(setPreferences, { id, preferences: ['REGIONAL', 'BIO'] })).updatedAt, some.updatedAt);
  t.strictSame((await ask(setPreferences, { id, preferences: PREFERENCES })).preferences, [...PREFERENCES]);
  t.strictSame((await ask(setPreferences, { id, preferences: [] })).preferences, []);
  t.strictSame(await faults(setPreferences, { id }), ['preferences']);
  t.strictSame(await faults(setPreferences, { id, preferences: ['BIO', 'VEGAN'] }), ['preferences[1]']);
});

test('listCustomers filters by type, and by type and status together', async (t) => {
  const { customer, ask, faults } = withMasterdata();
  await customer({ name: 'c', type: 'B2B' });
  await customer({ name: 'B' });
  const { id } = await customer({ name: 'a', type: 'B2B' });
  await ask(deactivateCustomer, { id });
  const names = async (input: object) => (await ask(listCustomers, input)).content.map(({ name }) => name);
  t.strictSame(await names({}), ['a', 'B', 'c']);
  t.strictSame(await names({ type: 'B2B' }), ['a', 'c']);
  t.strictSame(await names({ type: 'B2B', status: 'ACTIVE' }), ['c']);
  t.strictSame(await names({ sort: 'type,desc' }), ['B', 'c', 'a']);
  t.strictSame(await faults(listCustomers, { type: 'b2b', status: '' }), ['type', 'status']);
});

test('addDeliveryAddress refuses a default label that is longer than a label may be', async (t) => {
  const { customer, ask, faults } = withMasterdata();
  const { id } = await customer();
  const long = { ...ADDRESS, street: 's'.repeat(200), houseNumber: '' };
  const { deliveryAddresses } = await ask(addDeliveryAddress, { id, ...long });
  t.equal(deliveryAddresses[0]?.label, long.street);
  t.same(await faults(addDeliveryAddress, { id, ...long, houseNumber: '1' }), ['label']);
});
