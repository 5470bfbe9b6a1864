/** Tests that every list of the document honours `page`, `size`, `sort` and `after` in the same way. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import { compareByCodePoint, type JsonSchema, sortText } from '@cleaver/domain/kernel';
import { type Test, test } from 'tap';
import { workingDay } from './audit/working-day.ts';
import { type Client, isError, service } from './helper.ts';

type Item = Readonly<Record<string, unknown>>;

interface List {
  readonly path: string;
  readonly item: JsonSchema;
  readonly fields: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

const properties = (schema: JsonSchema | undefined) => (schema?.['properties'] ?? {}) as Record<string, JsonSchema>;

/** All operations whose response is a page. */
const LISTS: readonly List[] = CONTRACTS.flatMap(({ kind, address, output, input: { fields } }) => {
  const { content, page } = properties(output?.schema);
  const isList = kind === 'query' && content !== undefined && page !== undefined;
  return isList ? [{ path: address.replace('GET ', ''), item: content['items'] as JsonSchema, fields }] : [];
});

/** Lists of which the working day makes only few entries. */
const FEW = ['/api/shared-devices', '/api/production/cuttings', '/api/articles/{id}/sales-units/{suId}/prices'];

const ADDRESS = { street: 'Weg', houseNumber: '1', postalCode: '91522', city: 'Ansbach', country: 'DE' };

/** Creates records, so that each list has several. Returns the ids of records that have lists of their own. */
async function fill({ admin }: { readonly admin: Client }) {
  const ask = async (url: string, payload: object) => {
    const answer = await admin.send({ method: url.endsWith('/frame-contract') ? 'PUT' : 'POST', url, payload });
    if (answer.statusCode > 204) throw new Error(`${url}: ${answer.body}`);
    return answer.body === '' ? undefined : answer.json();
  };
  const { content: articles } = (await admin.get('/api/articles')).json();
  const [{ id: articleId, salesUnits }] = articles;
  const operator = { name: 'Metzgerei', ...ADDRESS };
  await admin.put('/api/settings', { operator, invoicing: { taxNumber: '203/123/45678' } });
  const kilos = { quantityAmount: '5', quantityUnit: 'KG' };
  const level = { minimumLevelAmount: '900', minimumLevelUnit: 'KG' };
  const until = ['2026-03-01', '2026-06-01', '2026-09-01'];
  const stocks: string[] = [];
  const customers: string[] = [];
  for (const name of ['Ärmel', 'Zange', 'Aal']) {
    const { id: storageLocationId } = await ask('/api/inventory/storage-locations', { name, storageType: 'FREEZER' });
    const { id: stockId } = await ask('/api/inventory/stocks', { articleId, storageLocationId, ...level });
    stocks.push(stockId);
    const lot = { batchType: 'PRODUCED', ...kilos };
    const batches: { id: string; lotId: string }[] = [];
    for (const batchId of [`${name}-1`, 'l-2', 'Ä-3']) {
      const expiryDate = batches.length === 0 ? '2026-02-01' : '2026-01-09';
      batches.push(await ask(`/api/inventory/stocks/${stockId}/batches`, { ...lot, batchId, expiryDate }));
    }
    await ask('/api/inventory/counts', { storageLocationId });
    await ask('/api/categories', { name });
    const { id: supplierId } = await ask('/api/suppliers', { name, phone: '1' });
    const { id: customerId } = await ask('/api/customers', { ...ADDRESS, name, phone: '1', type: 'B2B' });
    customers.push(customerId);
    const lineItems = [{ articleId, agreedPrice: 9 }];
    for (const validUntil of until) {
      const validFrom = `${validUntil.slice(0, 7)}-01`;
      await ask(`/api/customers/${customers[0]}/frame-contract`, {
        rhythm: 'WEEKLY',
        validFrom,
        validUntil,
        lineItems,
      });
    }
    const parts = [{ articleId, sharePercent: 90 }];
    await ask('/api/production/cutting-schemes', { name, articleId, parts });
    const lines = [{ articleId, ...kilos }];
    await ask('/api/sales/orders', { customerId, requestedDate: '2026-01-06', lines });
    await ask('/api/sales/standing-orders', { customerId, firstDate: '2026-01-05', weekdays: [2], lines });
    const [stockBatch] = batches;
    const dispatched = [{ stockBatchId: stockBatch?.id, ...kilos, quantityAmount: '1' }];
    await ask('/api/sales/deliveries', { customerId, lines: dispatched });
    const billed = [{ text: name, quantityAmount: '1', price: name.length, vatClass: 'STANDARD' }];
    const { id: invoiceId } = await ask('/api/sales/invoices', { customerId, lines: billed });
    const items = [{ invoiceId, amount: '1.00' }];
    await ask('/api/sales/payments', { customerId, bookedOn: '2026-01-05', items });
    const received = [{ stockId, ...kilos, expiryDate: '2026-03-01' }];
    await ask('/api/procurement/goods-receipts', { supplierId, deliveryNote: name, lines: received });
    await ask('/api/quality/recalls', { mode: 'MOCK', reason: name, lotIds: [stockBatch?.lotId] });
    await ask('/api/quality/devices', { name });
    const { id: controlPointId } = await ask('/api/quality/control-points', {
      name,
      measure: 'PH',
      limits: { max: 6 },
    });
    const high = [{ controlPointId, value: 7, measuredAt: `2026-01-05T10:0${name.length}:00Z` }];
    await ask('/api/quality/readings', { readings: high });
    const { id: cleaningTaskId } = await ask('/api/quality/cleaning-tasks', { name, schedule: { every: 'WEEK' } });
    await ask('/api/quality/cleaning-records', { records: [{ cleaningTaskId, result: 'OK' }] });
    await label(ask, name, articleId);
  }
  return { articleId, suId: salesUnits[0].id, stockId: stocks[0], customerId: customers[0] };
}

/** Declares an article and a new one, and prints a label for a lot of the new one. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows what it made
async function label(ask: (url: string, payload: object) => Promise<any>, name: string, of: string): Promise<void> {
  const { id: categoryId } = await ask('/api/categories', { name: `${name} im Glas` });
  const article = { name: `${name} im Glas`, articleNumber: name, categoryId, productKind: 'OTHER' };
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9 };
  const { id: articleId } = await ask('/api/articles', { ...article, ...sold });
  for (const id of [articleId, of]) await ask(`/api/articles/${id}/declarations`, { role: 'INGREDIENT', name });
  const decisions = { uses: ['PREPACKED'], legalName: name, dateKind: 'BEST_BEFORE', nutritionExempt: 'SMALL_MAKER' };
  const { id } = await ask('/api/labels', { articleId, decisions });
  await ask(`/api/labels/${id}/release`, {});
  const { id: storageLocationId } = await ask('/api/inventory/storage-locations', {
    ...{ name: `${name} im Glas`, storageType: 'FREEZER' },
  });
  const { id: stockId } = await ask('/api/inventory/stocks', { articleId, storageLocationId });
  const goods = { batchId: `${name}-4`, quantityAmount: '5', quantityUnit: 'KG', expiryDate: '2026-03-01' };
  const { lotId } = await ask(`/api/inventory/stocks/${stockId}/batches`, { ...goods, batchType: 'PRODUCED' });
  await ask('/api/labels/prints', { lotId, weightsKg: ['0.405'] });
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => String(id));
const nextOf = (headers: Readonly<Record<string, unknown>>) =>
  /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];

async function honoursPages(t: Test, admin: Client, url: string): Promise<readonly Item[]> {
  const whole = (await admin.get(`${url}?size=500`)).json();
  const all: readonly Item[] = whole.content;
  t.equal(whole.page.totalElements, all.length);
  const found: Item[] = [];
  for (let page = 0; page < all.length; page++) {
    const answer = await admin.get(`${url}?size=1&page=${page}`);
    const { content, page: told } = answer.json();
    t.same(told, { number: page, size: 1, totalElements: all.length, totalPages: all.length });
    t.equal(nextOf(answer.headers), page + 1 < all.length ? `${url}?size=1&page=${page + 1}` : undefined);
    found.push(...content);
  }
  t.same(found, all, 'pages of one entry, together');
  t.same((await admin.get(`${url}?page=1000000`)).json().content, []);
  for (const wrong of [
    'page=1000001',
    'page=9007199254740991',
    'page=-1',
    'page=',
    'size=0',
    'size=x',
    'sort=nothing',
  ]) {
    isError(t, await admin.get(`${url}?${wrong}`), 400, 'VALIDATION_ERROR');
  }
  return all;
}

async function honoursSort(t: Test, admin: Client, url: string, { fields }: List): Promise<void> {
  const { items } = (fields['sort']?.schema ?? {}) as { items?: { pattern?: string } };
  const sortable = /^\^\(([^)]*)\)/.exec(items?.pattern ?? '')?.[1]?.split('|') ?? [];
  for (const field of sortable) {
    const by = async (direction: string): Promise<readonly Item[]> =>
      (await admin.get(`${url}?size=500&sort=${field},${direction}`)).json().content;
    const key = ({ [field]: value }: Item) => (typeof value === 'string' ? sortText(value) : value);
    const [asc, desc] = [(await by('asc')).map(key), (await by('desc')).map(key)];
    t.same(desc.toReversed(), asc, `${field}: descending is the reverse`);
    const known = asc.filter((value) => value !== null && value !== undefined);
    const order = (a: unknown, b: unknown) =>
      typeof a === 'string' ? compareByCodePoint(a, String(b)) : Number(a) - Number(b);
    t.same(known, known.toSorted(order), `${field}: ascending`);
  }
}

async function honoursAfter(t: Test, admin: Client, url: string, all: readonly Item[]): Promise<void> {
  const wanted = idsOf(all).toSorted(compareByCodePoint);
  const found: string[] = [];
  for (let next: string | undefined = `${url}?size=2&after=`; next !== undefined; ) {
    const answer = await admin.get(next);
    const { content, page } = answer.json();
    t.same(page, { number: 0, size: 2, totalElements: all.length, totalPages: Math.ceil(all.length / 2) });
    found.push(...idsOf(content));
    next = nextOf(answer.headers);
    if (next !== undefined) t.equal(next, `${url}?size=2&after=${encodeURIComponent(found.at(-1) ?? '')}`);
  }
  t.same(found, wanted, 'each once, in the order of ids');
  const [first = ''] = wanted;
  const rest = (await admin.get(`${url}?size=500&after=${encodeURIComponent(first)}`)).json().content;
  t.same(idsOf(rest), wanted.slice(1));
  const unknown = (await admin.get(`${url}?size=500&after=${encodeURIComponent(`${first} `)}`)).json().content;
  t.same(idsOf(unknown), wanted.slice(1), 'after an id that is not known');
  t.same((await admin.get(`${url}?after=~~~`)).json().content, []);
  for (const other of ['page=0', 'skip=0', 'sort=name']) {
    isError(t, await admin.get(`${url}?after=&${other}`), 400, 'VALIDATION_ERROR');
  }
  isError(t, await admin.get(`${url}?after=a&after=b`), 400, 'VALIDATION_ERROR');
}

test('every list honours page, size and sort, and after if its entries have an id', async (t) => {
  const shop = await service(t);
  await workingDay(shop);
  const { articleId, suId, stockId, customerId } = await fill(shop);
  const { admin } = shop;
  const pathOf = (path: string) =>
    path
      .replace('/articles/{id}', `/articles/${articleId}`)
      .replace('/customers/{id}', `/customers/${customerId}`)
      .replace('{suId}', suId)
      .replace('{stockId}', `${stockId}`);
  t.ok(LISTS.length > 25);
  for (const list of LISTS) {
    await t.test(list.path, async (t) => {
      const hasId = 'id' in properties(list.item);
      t.equal('after' in list.fields, hasId, 'a walk needs an id');
      const url = pathOf(list.path);
      const all = await honoursPages(t, admin, url);
      t.ok(all.length > 1 || FEW.includes(list.path), `${all.length} entries`);
      await honoursSort(t, admin, url, list);
      if (hasId) await honoursAfter(t, admin, url, all);
    });
  }
});
