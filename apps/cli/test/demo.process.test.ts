/** Tests that the demonstration fills an empty shop by the rules of the service. */
import { test } from 'tap';
import { jsonOf, nobodyThere, onTheWay, type Shop, shop } from './helper.ts';

interface Page {
  readonly content: readonly Record<string, unknown>[];
  readonly page: { readonly totalElements: number };
}

interface Receipt {
  readonly lines: readonly { readonly status: string }[];
  readonly warnings: readonly unknown[];
}

interface Delivery {
  readonly id: string;
  readonly lines: readonly { readonly takenBack: string }[];
}

interface Listed {
  readonly id: string;
  readonly customerName: string;
  readonly status: string;
  readonly kind: string | null;
}

interface Due {
  readonly customerName: string;
  readonly supplyFrom: string;
}

interface Label {
  readonly articleId: string;
  readonly articleName: string;
  readonly status: string;
  readonly outdated: boolean;
  readonly reasons: readonly unknown[];
  readonly prepacked: readonly { readonly kind: string; readonly text: string }[];
}

interface Preview {
  readonly reasons: readonly { readonly code: string }[];
  readonly warnings: readonly unknown[];
}

interface Line {
  readonly articleId: string;
  readonly subRecipeId: string | null;
}

const headOf = ({ customerName, status, kind }: Listed): string => [customerName, status, kind ?? []].flat().join(' ');

/** Returns a day of the service. */
const beforeToday = ({ clock }: Shop, days: number): string =>
  new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

const list = async ({ admin }: Shop, path: string) => (await admin.get(`/api/${path}?size=500`)).json() as Page;
const total = async (it: Shop, path: string) => (await list(it, path)).page.totalElements;

test('demo fills an empty shop, also in a second attempt after an interruption, without duplicates', async (t) => {
  const it = await shop(t);
  const interrupted = new AbortController();
  let activated = 0;
  onTheWay(t, async ({ what, go }) => {
    if (what.endsWith('/activate') && ++activated === 12) interrupted.abort();
    return go();
  });
  t.match(await it.cleaver('demo', { signal: interrupted.signal }), { code: 130 });
  t.match(await it.cleaver('demo'), { code: 1, stderr: /not empty: it has categories, suppliers/ });
  const said = jsonOf(await it.done('demo --force --json'));
  const expected = {
    suppliers: 12,
    customers: 16,
    categories: 14,
    articles: 157,
    recipes: 30,
    'cutting schemes': 2,
    'storage locations': 11,
    lots: 628,
    'planned batches': 12,
    'batches made': 6,
    declarations: 33,
    labels: 4,
    'goods receipts': 3,
    deliveries: 16,
    'standing orders': 6,
    orders: 6,
    invoices: 4,
    'credit notes': 2,
    payments: 2,
    'control points': 17,
    'cleaning tasks': 5,
    readings: 1380,
    'cleaning records': 16,
    users: 9,
  };
  const { password, ...counted } = said as Record<string, unknown>;
  t.same(counted, expected);
  const login = { username: 'demo-sales-staff', password };
  t.equal((await it.admin.post('/api/auth/login', login)).statusCode, 200, 'each role has a user');
  const paths = ['suppliers', 'customers', 'categories', 'articles', 'recipes', 'inventory/storage-locations'];
  const counts = async () => Promise.all([...paths, 'production/batches'].map((path) => total(it, path)));
  t.same(await counts(), [12, 16, 14, 157, 30, 11, 18]);

  const { invoicing, datev, operator } = (await it.admin.get('/api/settings')).json();
  t.match(invoicing, { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', vatId: /^DE/, contactPerson: /./ });
  t.match(operator, { country: 'Deutschland', phone: /./, email: /@/ });
  t.same(
    datev.revenueAccounts.map(({ rate }: { rate: number }) => rate),
    [19, 7, 0],
  );

  const recipes = (await list(it, 'recipes')).content;
  t.ok(recipes.every(({ status, stepCount }) => status === 'ACTIVE' && Number(stepCount) > 0));
  const whole = await Promise.all(recipes.map(async ({ id }) => (await it.admin.get(`/api/recipes/${id}`)).json()));
  const withSub = whole.filter(({ ingredients }) =>
    ingredients.some((one: { subRecipeId: unknown }) => one.subRecipeId),
  );
  t.ok(withSub.length >= 15, 'there are sub-recipes');
  const lyoner = whole.find(({ name }) => name === 'Lyoner');
  const { articles } = (await it.admin.get(`/api/recipes/${lyoner.id}/requirements`)).json();
  t.same(new Set(articles.map(({ uom }: { uom: string }) => uom)), new Set(['KG', 'M']), 'casings are measured');
  t.ok(articles.length > 5);

  const stocks = (await list(it, 'inventory/stocks')).content;
  const lots = (
    await Promise.all(stocks.map(async ({ id }) => (await list(it, `inventory/stocks/${id}/batches`)).content))
  ).flat();
  const byHand = ((await it.admin.get('/api/inventory/lots?origin=BOOKED_IN')).json() as Page).page.totalElements;
  t.equal(byHand, 628);
  const statuses = new Set(lots.map(({ status }) => status));
  t.same([...statuses].sort(), ['AVAILABLE', 'BLOCKED', 'DEPLETED', 'EXPIRED', 'EXPIRING_SOON']);
  const made = lots.filter(({ batchType }) => batchType === 'PRODUCED');
  t.ok(
    made.every(({ batchId }) => /^[PC]-\d{4}-\d\d-\d\d-\d{3}$/.test(String(batchId))),
    'what is made has a number as the service gives it',
  );
  t.equal(
    new Set(lots.map(({ batchId }) => batchId)).size,
    628 + 11 + 3,
    'no two lots are called alike, but what was cut at once',
  );
  const units = new Set(lots.map(({ quantityUnit }) => quantityUnit));
  t.same([...units].sort(), ['KG', 'M', 'PIECE'], 'jars are counted, casings measured');
  t.ok((await list(it, 'inventory/stocks/below-minimum')).content.length > 0, 'something is to be ordered');
  const customers = (await list(it, 'customers')).content;
  t.equal(customers.filter(({ frameContract }) => frameContract).length, 9);
  const suppliers = (await list(it, 'suppliers')).content;
  t.ok(suppliers.filter(({ certificates }) => (certificates as []).length > 0).length >= 9);

  const receipts = (await list(it, 'procurement/goods-receipts')).content as unknown as Receipt[];
  t.same(receipts.map(({ lines }) => lines.map(({ status }) => status).join(' ')).sort(), [
    'ACCEPTED',
    'ACCEPTED ACCEPTED ACCEPTED ACCEPTED REJECTED',
    'ACCEPTED ON_HOLD',
  ]);
  t.same(
    receipts.flatMap(({ warnings }) => warnings),
    [],
    'all as it should be',
  );
  const deliveries = (await list(it, 'sales/deliveries')).content as unknown as Delivery[];
  const takenBack = deliveries.flatMap(({ lines }) => lines.map(({ takenBack }) => takenBack));
  t.same(
    takenBack.filter((kilograms) => kilograms !== '0'),
    ['4.8'],
  );
  const [{ id: delivery } = { id: '' }] = deliveries;
  t.same((await it.admin.get(`/api/sales/deliveries/${delivery}/traceability`)).json().missing, []);

  const documents = (await list(it, 'sales/invoices')).content as unknown as Listed[];
  t.match(documents.map(headOf), [
    'Kantine der Stadtwerke OPEN',
    'Dr. Johannes Vogt OPEN',
    'Gasthof zum Hirsch SETTLED',
    'Partyservice Löffelmann OPEN',
    'Dr. Johannes Vogt SETTLED ALLOWANCE',
    'Partyservice Löffelmann SETTLED RETURN',
  ]);
  const [canteen, person, , party] = await Promise.all(
    documents.map(async ({ id }) => (await it.admin.get(`/api/sales/invoices/${id}`)).json()),
  );
  t.match(canteen, { xml: { profile: 'XRECHNUNG' }, document: { buyer: { reference: /^08416041/ } } });
  t.match(canteen, { overdue: false, payments: [{ amount: '40.00', discount: '0.00' }] });
  t.match(person, { xml: null, document: { basis: 'GROSS' } });
  t.equal(party.document.vat.length, 2, 'with lines typed by hand');
  const due = (await list(it, 'sales/invoices/due')).content as unknown as Due[];
  t.match(
    due.find(({ customerName }) => customerName === 'Pflegeheim St. Elisabeth'),
    { gross: null, findings: [{ code: 'BUYER_REFERENCE_MISSING' }, { code: 'BUYER_ELECTRONIC_ADDRESS_MISSING' }] },
  );
  t.match(
    due.find(({ customerName }) => customerName === 'Imbiss am Bahnhof'),
    { billing: 'WEEKLY', gross: /./, findings: [] },
  );
  t.notOk(
    due.some(({ supplyFrom }) => supplyFrom < beforeToday(it, 9)),
    'older deliveries were billed elsewhere',
  );

  const orders = (await list(it, 'sales/orders')).content;
  t.same([...new Set(orders.map(({ status }) => status))].sort(), ['CANCELLED', 'COMPLETED', 'CONFIRMED', 'DRAFT']);
  t.ok(orders.some(({ standingOrderId }) => standingOrderId !== null));
  t.equal(await total(it, 'sales/standing-orders'), 6);
  const today = (await it.admin.get('/api/today')).json();
  t.match(today.shortArticles, { count: 1, entries: [{ articleNumber: 'GE-040' }] });
  const offered = (await list(it, 'articles')).content;
  t.equal(offered.filter(({ pieceWeight }) => pieceWeight !== null).length, 2);
  t.notOk(offered.some(({ productKind }) => productKind === null));
  t.ok(offered.some(({ frozen }) => frozen));
  const days = orders.map(({ requestedDate }) => new Date(String(requestedDate)).getUTCDay());
  t.notOk(days.includes(0), 'the shop is closed on Sundays');
  const planned = (await it.done('export prices')).split('\r\n').filter((line) => /"\d{4}-\d\d-\d\d"$/.test(line));
  t.equal(planned.length, 1);
  const categories = (await list(it, 'categories')).content;
  t.ok(categories.every(({ vatClass }) => vatClass !== null));

  const schemes = (await list(it, 'production/cutting-schemes')).content as unknown as { parts: { kind: string }[] }[];
  t.same(
    schemes.map(({ parts }) => parts.filter(({ kind }) => kind === 'OUTPUT').length),
    [8, 8],
  );
  t.equal(offered.filter(({ gtins, plu }) => (gtins as []).length > 0 && plu !== '').length, 19);
  const places = Map.groupBy(
    lots.filter(({ quantityAmount }) => Number(quantityAmount) > 0),
    ({ lotId }) => lotId,
  );
  t.ok([...places.values()].filter((of) => of.length > 1).length >= 10, 'in two places');

  t.equal(await total(it, 'inventory/stocks'), 168);
  const shown = await it.done('stock list --all');
  t.equal(shown.split('\n').filter((line) => / \([A-Z]{2}-\d{3}\) /.test(line)).length, 168, 'by name');

  await it.done('demo-shop remove');
  t.same(
    await Promise.all(
      ['sales/invoices', 'sales/payments', 'sales/deliveries', 'labels', 'declarations'].map((path) => total(it, path)),
    ),
    [0, 0, 0, 0, 0],
  );
});

/** The kinds of files in an order in which each one needs only those before it. */
const KINDS = [
  ...['categories', 'suppliers', 'customers', 'articles', 'article-codes', 'prices', 'contracts', 'recipes', 'stock'],
  'declarations',
];

test('the files of the demo shop fill an empty shop equally, and change nothing in their own', async (t) => {
  const it = await shop(t);
  await it.done('demo');
  const other = await shop(t);
  for (const { name, storageType } of (await list(it, 'inventory/storage-locations')).content) {
    await other.admin.post('/api/inventory/storage-locations', { name, storageType });
  }
  for (const kind of KINDS) {
    const text = await it.done(['export', kind]);
    const rows = text.trimEnd().split('\r\n').length - 1;
    t.ok(rows > 8, `${kind}: ${rows}`);
    for (const file of [text, await it.done(['export', kind, '--excel', '--language', 'de'])]) {
      const outcome = jsonOf<{ rows: number }>(await it.done(['import', it.file(`${kind}.csv`, file), '--json']));
      t.match(outcome, { unchanged: outcome.rows, created: 0, changed: 0, warnings: [] }, kind);
    }
    await other.done(['import', other.file(`${kind}.csv`, text)]);
    // The first version of a declaration holds since ever.
    const told = kind === 'declarations' ? text.replaceAll(/"[\d-]{10}"\r\n/g, '\r\n') : text;
    t.equal(await other.done(['export', kind]), told, kind);
  }
});

test('the demo shop has a week of checks, with a warm night and a counter that is too warm', async (t) => {
  const it = await shop(t);
  await it.done('demo');
  const found = (await list(it, 'quality/deviations')).content;
  t.strictSame(
    found.map(({ name, status, until, highest, actions }) => [
      ...[String(name).split(' ').slice(1).join(' '), status, until === null, highest],
      (actions as readonly unknown[]).length,
    ]),
    [
      ['Kühlraum 2 Wurst', 'VERIFIED', false, 8.7, 1],
      ['Fleischtheke', 'OPEN', true, 6.3, 0],
    ],
  );
  const exposed = (await it.admin.get(`/api/quality/deviations/${found[1]?.['id']}/exposure`)).json();
  t.ok(exposed.lots.length > 5, 'goods lie in the counter');
  const { sensors } = (await it.admin.get('/api/quality/daily-list')).json();
  t.equal(sensors.length, 2);
  const batches = (await list(it, 'production/batches')).content;
  const points = await Promise.all(
    batches.map(async ({ id }) => (await it.admin.get(`/api/production/batches/${id}/execution`)).json().controlPoints),
  );
  const met = points.flat().filter(({ state }) => state === 'MET');
  t.strictSame(
    met.map(({ kind, value }) => [kind, value]),
    [
      ['CCP', 74],
      ['CCP', 73],
    ],
  );
});

test('the demo shop has four released labels, one of them outdated, and a lot that is refused', async (t) => {
  const it = await shop(t);
  await it.done('demo');
  const get = async (path: string) => (await it.admin.get(`/api/${path}`)).json();
  const labels = (await list(it, 'labels')).content as unknown as Label[];
  t.strictSame(
    labels.map(({ articleName, status, outdated, reasons }) => [articleName, status, outdated, reasons.length]).sort(),
    [
      ['Kochschinken', 'RELEASED', false, 0],
      ['Leberwurst fein', 'RELEASED', true, 0],
      ['Lyoner', 'RELEASED', false, 0],
      ['Schweinegulasch', 'RELEASED', false, 0],
    ],
  );
  const said = (article: string, kind: string) =>
    labels.find(({ articleName }) => articleName === article)?.prepacked.find((one) => one.kind === kind)?.text;
  t.match(
    said('Lyoner', 'INGREDIENTS'),
    /^Zutaten: Schweinefleisch 36 %, Rindfleisch 23 %, Schweinespeck, Trinkwasser,/,
  );
  t.match(said('Leberwurst fein', 'INGREDIENTS'), /Schweineleber 32 %, Zwiebeln, Schweinefett,.*Mononatriumglutamat/);
  t.equal(said('Kochschinken', 'NAME'), 'Kochschinken, mit zugesetztem Wasser');

  const previews = async (article: string) => {
    const { articleId } = labels.find(({ articleName }) => articleName === article) as Label;
    const { content } = (await get(`inventory/lots?articleId=${articleId}`)) as Page;
    return Promise.all(content.map(({ id }) => get(`labels/preview?lotId=${id}&use=PREPACKED`) as Promise<Preview>));
  };
  const codes = (all: readonly Preview[]) => all.map(({ reasons }) => reasons.map(({ code }) => code).sort());
  const [lyoner, meat] = await Promise.all(['Lyoner', 'Schweinegulasch'].map(previews));
  t.strictSame(
    codes(lyoner ?? []).filter((of) => of.length > 0),
    [['ALLERGEN_NOT_DECLARED', 'INGREDIENT_DIFFERS']],
  );
  t.equal(lyoner?.filter(({ reasons, warnings }) => reasons.length + warnings.length === 0).length, 1, 'one is traced');
  t.strictSame(codes(meat ?? []).filter((of) => of.length === 0).length, 1, 'the cut lot has its origin');
  t.match(JSON.stringify(meat), /Ursprung: Deutschland/);
  const { articles } = (await get('labels/counter')) as { articles: { name: string; allergensText: string }[] };
  t.match(
    articles.filter(({ name }) => /^(Lyoner|Kochschinken)/.test(name)),
    [
      { name: 'Kochschinken, mit zugesetztem Wasser', allergensText: '' },
      { name: 'Lyoner, geräuchert', allergensText: 'Enthält: Sellerie, Senf' },
    ],
  );
  const needed = new Set(
    (await Promise.all((await list(it, 'recipes')).content.map(({ id }) => get(`recipes/${id}`)))).flatMap(
      ({ ingredients }) => ingredients.flatMap((one: Line) => (one.subRecipeId ? [] : [one.articleId])),
    ),
  );
  const declared = new Set((await list(it, 'declarations')).content.map(({ articleId }) => articleId));
  t.strictSame(
    [...needed].filter((id) => !declared.has(id)),
    [],
    'all ingredients are declared',
  );
});

test('demo takes the current day from the time zone of the shop', async (t) => {
  const it = await shop(t, '2026-12-31T23:30:00.000Z');
  const interrupted = new AbortController();
  const keys: (string | null)[] = [];
  onTheWay(t, async ({ what, headers, go }) => {
    if (what !== 'POST /api/suppliers') return go();
    keys.push(headers.get('idempotency-key'));
    interrupted.abort();
    throw nobodyThere();
  });
  await it.cleaver('demo', { signal: interrupted.signal });
  t.match(keys[0], /^cleaver demo 2027-01-01 /);
});

test('demo refuses a caller without a log-in, and a user without the permissions', async (t) => {
  const it = await shop(t);
  t.match(await it.cleaver('demo', { env: { XDG_CONFIG_HOME: it.home, APPDATA: it.home } }), {
    code: 3,
    stderr: /Not logged in/,
  });
  const staff = await it.login('WAREHOUSE_WORKER');
  await it.done(`login --username ${staff.username}`, { stdin: `password of ${staff.username}` });
  t.match(await it.cleaver('demo'), { code: 3, stderr: /ACCESS_DENIED/ });
  t.equal(await total(it, 'categories'), 0);
});
