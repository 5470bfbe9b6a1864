/** Tests the output for people and for programs. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import root, { test } from 'tap';
import { service } from '../../http/test/helper.ts';
import type { Io } from '../src/io.ts';
import { KNOWN_BY, named } from '../src/names.ts';
import { answerOf } from '../src/schema.ts';
import { details } from '../src/table.ts';
import { jsonOf, onTheWay, type Shop, shell, shop } from './helper.ts';

const it = await shop(root);
const { admin, done, cleaver, url } = it;

test('a list is an aligned table that is cut to the width of a terminal, if there is one', async (t) => {
  await admin.post('/api/categories', {
    name: 'Brühwurst',
    description: 'Lyoner, Gelbwurst, Wiener und noch viel mehr',
  });
  await admin.post('/api/categories', { name: 'Käse', description: '' });
  const wide = (await done('categories list')).split('\n');
  t.match(wide[0], /^name {7}description {35}vatClass$/);
  t.match(wide[1], /^Brühwurst {2}Lyoner, Gelbwurst, Wiener und noch viel mehr$/);
  t.match(wide[2], /^Käse$/);
  const withId = 'categories list --columns name,description,id';
  for (const columns of [60, 70, 80, 200]) {
    const { stdout } = await cleaver(withId, { columns, env: { NO_COLOR: '1' } });
    for (const line of stdout.split('\n')) t.ok(line.length <= columns, `${columns}: ${line}`);
  }
  const seventy = await cleaver(withId, { columns: 70, env: { NO_COLOR: '1' } });
  t.match(seventy.stdout, /^Brühwurst +Lyoner, Gelb.*… {2}[0-9a-f-]{36}$/m, 'ids are never cut');
  t.match(await cleaver(withId, { columns: 45 }), { stderr: /Too narrow for id: --columns selects, --json/ });
});

test('settings update takes objects in --data, and prints the revenue account of each VAT rate', async (t) => {
  const datev = {
    ...{ consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' },
    revenueAccounts: [
      { rate: 19, account: '8400' },
      { rate: 8.25, account: '8310' },
    ],
  };
  const invoicing = { iban: 'DE89 3704 0044 0532 0130 00' };
  const shown = await done(['settings', 'update', '--data', JSON.stringify({ datev, invoicing })]);
  t.match(shown, /^ {2}iban +DE89370400440532013000$/m);
  t.match(shown, /^ {2}fiscalYearStart +01-01$/m);
  t.match(shown, /^ *19 +8400\n *8[.]25 +8310$/m);
});

test('output has colours on a terminal, but not with NO_COLOR or TERM=dumb', async (t) => {
  t.match(await cleaver('categories list', { columns: 99 }), { stdout: /\u001b\[1m/ });
  t.match(await cleaver('nonsense', { columns: 99 }), { stderr: /\u001b\[31m/ });
  for (const around of [{}, { columns: 99, env: { NO_COLOR: '1' } }, { columns: 99, env: { TERM: 'dumb' } }]) {
    t.notMatch((await cleaver('categories list', around)).stdout, /\u001b/);
  }
});

test('control characters in texts from the service are printed as blanks', async (t) => {
  await admin.post('/api/categories', { name: 'a\u202eb', description: 'c\nd' });
  t.match(await done('categories list'), /a b {3,}c d\n/);
});

test('get prints a record with its nested objects and lists', async (t) => {
  const { id } = (await admin.post('/api/suppliers', { name: 'Huber', phone: '+49 1', city: 'Ulm' })).json() as {
    id: string;
  };
  await admin.post(`/api/suppliers/${id}/certificates`, { certificateType: 'Bio', issuer: 'DE-ÖKO-006' });
  const text = await done(`suppliers get ${id}`);
  t.match(text, /^name +Huber$/m);
  t.match(text, /^address\n {2}city +Ulm$/m, 'without empty members');
  t.match(
    text,
    /\n\ncertificates\ncertificateType +issuer\nBio +DE-ÖKO-006$/m,
    'a list is a table without empty columns',
  );
});

test('--json prints the response of the service, and --all joins all pages to one list', async (t) => {
  for (let index = 0; index < 7; index++)
    await admin.post('/api/inventory/storage-locations', { name: `Raum ${index}`, storageType: 'FREEZER' });
  const page = await cleaver('locations list --size 3 --json');
  t.match(jsonOf(page.stdout), { content: [{ name: 'Raum 0' }, {}, {}], page: { totalElements: 7, totalPages: 3 } });
  t.equal(page.stderr, '');
  const all = jsonOf<{ name: string }[]>(await done('locations list --all --size 2 --json'));
  t.same(
    all.map(({ name }) => name),
    Array.from({ length: 7 }, (_, index) => `Raum ${index}`),
  );
  const people = await cleaver('locations list --size 3 --page 1');
  t.match(people, { stdout: /Raum 3/, stderr: '3 of 7: --page 2 shows the next ones, --all shows all.\n' });
  t.equal((await cleaver('locations list --size 3 --page 2')).stderr, '');
  t.match(await cleaver('locations list --all --page 1'), { code: 2, stderr: /--all reads all pages: remove --page/ });
  t.match(await cleaver('customers list'), { code: 0, stdout: '', stderr: 'None.\n' });
});

test('a refusal names all faults by field', async (t) => {
  const args = [
    'customers',
    'create',
    ...'--name x --type B2D --street y --postal-code z --city u --country v --phone'.split(' '),
    ' ',
  ];
  const { code, stdout, stderr } = await cleaver(args);
  t.match({ code, stdout }, { code: 1, stdout: '' });
  t.match(stderr, /^cleaver: .*\(VALIDATION_ERROR\)\n {2}type: .*\n {2}phone: .*\n$/);
  const forPrograms = await cleaver([...args, '--json']);
  t.equal(forPrograms.stdout, '');
  t.match(jsonOf(forPrograms.stderr), {
    code: 'VALIDATION_ERROR',
    status: 400,
    validationErrors: [{ field: 'type' }, {}],
  });
});

test('messages are in the language of the shell, if the service supports it', async (t) => {
  const languages: (string | null)[] = [];
  onTheWay(t, async ({ headers, go }) => {
    languages.push(headers.get('accept-language'));
    return go();
  });
  const { done } = shell(t, url);
  for (const LANG of ['de_DE.UTF-8', 'de', 'C.UTF-8', 'POSIX', '']) await done('health live', { env: { LANG } });
  await done('health live', { env: { LANG: 'en_GB', LC_ALL: 'de_CH' } });
  t.same(languages, ['de', 'de', null, null, null, 'de']);
});

test('a failure while pages are read erases the progress before its message', async (t) => {
  onTheWay(t, async ({ what, query, go }) =>
    what === 'GET /api/roles' && (query.get('after') ?? '') !== '' ? new Response('', { status: 500 }) : go(),
  );
  const { code, stderr } = await cleaver('roles list --all --size 5', { columns: 80, env: { NO_COLOR: '1' } });
  t.equal(code, 4);
  t.match(stderr, /^\rReading the list 1\r +\rcleaver: The response/);
});

test('each kind of failure has its exit code', async (t) => {
  t.match(await it.cleaver('articles get x'), { code: 1 });
  t.match(await it.cleaver('articles get'), { code: 2 });
  t.match(await it.cleaver('articles list', { env: { XDG_CONFIG_HOME: it.home, APPDATA: it.home } }), { code: 3 });
  t.match(await it.cleaver('health live --url http://127.0.0.1:1'), {
    code: 4,
    stderr: /cannot be reached: .*\n {2}Is it running\?.*--url/,
  });
  t.match(await it.cleaver('articles list', { signal: AbortSignal.abort() }), { code: 130, stderr: /Interrupted/ });
  t.match(await it.cleaver(`health live --url ${it.url}/elsewhere`), { code: 1 }, 'the service itself says that');
});

test('a service that is overloaded gives the exit code 4', async (t) => {
  for (const status of [429, 503]) {
    onTheWay(t, async () => Response.json({ code: 'LATER', message: 'Later', status }, { status }));
    t.match(await cleaver('health live'), { code: 4, stderr: /LATER/ }, String(status));
  }
});

test('tables show the names of references instead of their ids', async (t) => {
  const made = async (path: string, body: object) => (await admin.post(path, body)).json() as { id: string };
  const { id: categoryId } = await made('/api/categories', { name: 'Rohwurst' });
  const article = { name: 'Salami', articleNumber: 'S-1', categoryId, unit: 'KG', priceModel: 'FIXED', price: 1 };
  const { id: articleId } = await made('/api/articles', article);
  const { id: storageLocationId } = await made('/api/inventory/storage-locations', {
    name: 'Reiferaum',
    storageType: 'COLD_ROOM',
  });
  const { id } = await made('/api/inventory/stocks', { articleId, storageLocationId });
  t.match(
    await done('stock list'),
    new RegExp(`^article +storageLocationName .* id\nSalami \\(S-1\\) +Reiferaum .*${id}`),
  );
  t.match(
    await done('articles list'),
    /^name +articleNumber +category +price +unit +status\nSalami +S-1 +Rohwurst +1 +KG +ACTIVE\n$/,
  );
  t.match(await done(`stock get ${id}`), /^article +Salami \(S-1\)$/m);
  t.match(jsonOf(await done('stock list --json')), { content: [{ id, articleId, storageLocationId }] });

  const recipe = { name: 'Salami', type: 'FINISHED_PRODUCT', outputQuantity: '1', outputUom: 'KG', articleId };
  const { id: recipeId } = await made('/api/recipes', recipe);
  await made(`/api/recipes/${recipeId}/ingredients`, { articleId, quantity: '1', uom: 'KG' });
  const whole = await done(`recipes get ${recipeId}`);
  t.match(whole, /^ingredients\nposition +article +quantity +uom\n +1 +Salami \(S-1\) +1 +KG$/m, 'also deep inside');
});

test('a list keeps the name next to an empty reference', (t) => {
  const failed = { userId: null, username: 'Nobody', operation: 'session.login' };
  t.equal(named(failed, 'userId', new Map()), 'Nobody');
  t.end();
});

test('references that the user may not read are shown as ids', async (t) => {
  const staff = shell(t, url);
  const { username } = await it.login('WAREHOUSE_WORKER');
  await staff.done(`login --username ${username}`, { stdin: `password of ${username}` });
  onTheWay(t, async ({ what, go }) =>
    what.startsWith('GET /api/articles')
      ? Response.json({ code: 'ACCESS_DENIED', message: '' }, { status: 403 })
      : go(),
  );
  const { content } = (await admin.get('/api/inventory/stocks')).json() as { content: [{ id: string }] };
  t.match(await staff.done(`stock get ${content[0].id}`), /^article +\S{36}$/m);
});

test('a service that is not ready gives the exit code 4', async (t) => {
  const broken = await service(t, { ping: async () => Promise.reject(new Error('away')) });
  const url = await broken.app.listen({ host: '127.0.0.1', port: 0 });
  t.match(await shell(t, url).cleaver('health ready'), { code: 4 });
});

test('commands accept a name or a number wherever an id is required', async (t) => {
  const it = await shop(t);
  const made = async (path: string, body: object) => (await it.admin.post(path, body)).json() as { id: string };
  const { id: categoryId } = await made('/api/categories', { name: 'Rohwurst' });
  const article = { categoryId, unit: 'KG', priceModel: 'FIXED', price: 1 };
  const { id } = await made('/api/articles', { ...article, name: 'Salami', articleNumber: 'BW-040' });
  await made('/api/articles', { ...article, name: 'Salami', articleNumber: 'BW-041' });
  await made('/api/articles', { ...article, name: 'BW-041', articleNumber: 'BW-04' });
  t.match(await it.done('articles get bw-040'), new RegExp(`^id +${id}$`, 'm'));
  t.match(await it.done('articles get BW-041'), /^articleNumber +BW-041$/m, 'a number goes before a name');
  t.match(await it.done(['articles', 'list', '--category-id', 'rohwurst']), /BW-040/);
  t.match(await it.cleaver('articles list --category-id rohwurst --category-id x'), {
    code: 2,
    stderr: /--category-id takes one value, but is given several times/,
  });
  t.match(
    await it.done(
      'articles create --name Cabanossi --article-number C-1 --category-id Rohwurst --unit KG --price-model FIXED --price 2',
    ),
    /^category +Rohwurst$/m,
  );
  t.match(await it.done('users get admin'), /^username +admin$/m);
  t.match(await it.cleaver('articles get Salami'), {
    code: 2,
    stderr: /Several have the name Salami. Give the id of one: \S+, \S+/,
  });
  t.match(await it.cleaver('articles get Salam'), {
    code: 1,
    stderr: /Nothing has the name Salam. Did you mean BW-040/,
  });
});

test('commands find a record by its number also if many others contain it', async (t) => {
  const it = await shop(t);
  const { id: categoryId } = (await it.admin.post('/api/categories', { name: 'Wurst' })).json() as { id: string };
  const numbers = ['9', ...Array.from({ length: 600 }, (_, at) => `${1000 + at}`)];
  const rows = numbers.map((articleNumber) => ({
    ...{ articleNumber, name: `Sorte 9 ${articleNumber}`, categoryId },
    ...{ unit: 'KG', priceModel: 'FIXED', price: 1 },
  }));
  await it.admin.post('/api/articles/import', { rows });
  t.match(await it.done('articles get 9'), /^articleNumber +9$/m);
});

test('the records of every searchable list have a number or a name that a command accepts', (t) => {
  // A payment has no number: commands take its id.
  const others = ['file.export', 'payment.list'];
  const lists = CONTRACTS.filter(({ name, input }) => !others.includes(name) && 'q' in input.fields);
  t.ok(lists.length > 10);
  for (const contract of lists) {
    const members = Object.keys(answerOf(contract).properties ?? {});
    t.ok(
      KNOWN_BY.some((member) => members.includes(member)),
      contract.name,
    );
  }
  t.end();
});

test('stock list shows the usable quantity of a stock', async (t) => {
  const it = await shop(t);
  const made = async (path: string, body: object) => (await it.admin.post(path, body)).json() as { id: string };
  const { id: categoryId } = await made('/api/categories', { name: 'Rohwurst' });
  const article = { categoryId, unit: 'KG', priceModel: 'FIXED', price: 1, name: 'Salami', articleNumber: 'S-1' };
  const { id: articleId } = await made('/api/articles', article);
  const place = { name: 'Reiferaum', storageType: 'COLD_ROOM' };
  const { id: storageLocationId } = await made('/api/inventory/storage-locations', place);
  const { id } = await made('/api/inventory/stocks', { articleId, storageLocationId });
  const goods = { batchId: '1', batchType: 'PURCHASED', quantityAmount: '12.5', quantityUnit: 'KG' };
  await made(`/api/inventory/stocks/${id}/batches`, { ...goods, expiryDate: '2099-12-31' });
  t.match(await it.done('stock list --storage-location-id Reiferaum'), /\bunit +usable\b.*\n.* KG +12\.5 /);
});

/** Enters an order of two articles for the customer Post. */
async function withOrder(it: Shop): Promise<Record<string, string>> {
  const made = async (path: string, body: object) =>
    (await it.admin.post(path, body)).json() as Record<string, string> & { id: string };
  const { id: categoryId } = await made('/api/categories', { name: 'Wurst' });
  const article = { categoryId, unit: 'KG', priceModel: 'WEIGHT_BASED' };
  const articles = [
    await made('/api/articles', { ...article, name: 'Lyoner', articleNumber: 'W-1', price: 12.9 }),
    await made('/api/articles', { ...article, name: 'Wiener', articleNumber: 'W-2', price: 14.5 }),
  ];
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const customer = await made('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...address });
  const lines = articles.map(({ id }, at) => ({ articleId: id, quantityAmount: `${at + 1}.5`, quantityUnit: 'KG' }));
  const requestedDate = it.clock.now().toISOString().slice(0, 10);
  return made('/api/sales/orders', { customerId: customer.id, requestedDate, reference: '', lines });
}

test('a list shows the columns of its contract in the width of the terminal, and --columns selects others', async (t) => {
  const it = await shop(t);
  const { orderNumber = '', id = '' } = await withOrder(it);
  const list = await it.done('orders list');
  t.match(list, /^orderNumber +customerName +requestedDate +value +status +articleName +createdAt +createdBy\n/);
  t.match(list, new RegExp(`^${orderNumber} +Post .* Lyoner, Wiener +`, 'm'));
  t.notMatch(list, id);
  const narrow = await it.cleaver('orders list', { columns: 80, env: { NO_COLOR: '1' } });
  for (const line of narrow.stdout.split('\n')) t.ok(line.length <= 80, line);
  t.match(narrow.stdout, orderNumber, 'numbers are never cut');
  t.match(narrow.stderr, /Too narrow for .*createdBy: --columns selects/);

  t.equal(
    await it.done('orders list --columns order-number,address.city,lines,customerId'),
    `orderNumber${' '.repeat(orderNumber.length - 9)}city     lines  customer\n${orderNumber}  Ansbach  2      Post\n`,
    'a nested list is the number of its entries',
  );
  t.match(await it.cleaver('orders list --columns orderNumber,colour'), {
    code: 2,
    stdout: '',
    stderr: /There is no column "colour"\n {2}There are: id, orderNumber, .*lines\.articleName/,
  });
});

test('--csv prints all members that are one value, or those of --columns', async (t) => {
  const it = await shop(t);
  const { orderNumber, id, customerId } = await withOrder(it);
  const [head = '', row = ''] = (await it.done('orders list --csv')).split('\r\n');
  t.match(head, '"id","orderNumber","status","customerId","customerName"');
  t.match(head, '"address.city"');
  t.notMatch(head, 'lines');
  t.match(row, `"${id}","${orderNumber}","DRAFT","${customerId}","Post"`);
  t.equal(
    await it.done('orders list --all --csv --columns orderNumber,customerId'),
    `"orderNumber","customerId"\r\n"${orderNumber}","${customerId}"\r\n`,
  );
  t.match(await it.cleaver('orders list --csv --columns lines'), { code: 2, stderr: /There is no column "lines"/ });
});

test('get takes the number of a document, and prints its head and then its lines as a table', async (t) => {
  const it = await shop(t);
  const { orderNumber = '', id = '' } = await withOrder(it);
  const text = await it.done(`orders get ${orderNumber.toLowerCase()}`);
  t.match(text, new RegExp(`^id +${id}\norderNumber +${orderNumber}\nstatus +DRAFT\ncustomer +Post\n`));
  t.match(
    text,
    /\n\nlines\nline +article +quantityAmount +quantityUnit .*\n +1 +Lyoner \(W-1\) +1\.5 +KG .*\n +2 +Wiener/,
  );
  t.match(
    await it.done('today get'),
    /\n\ndraftOrders, entries\norderNumber +customerName .*\n/,
    'also lists in objects',
  );
  t.match(jsonOf(await it.done(`orders get ${orderNumber} --json`)), { id, lines: [{ line: 1 }, { line: 2 }] });
});

test('get prints the lists in the lines of a document as a table of their own', (t) => {
  const text = { type: 'string' } as const;
  const inner = { type: 'object', properties: { result: text, note: text } } as const;
  const line = { type: 'object', properties: { line: text, tests: { type: 'array', items: inner } } } as const;
  const schema = { properties: { number: text, lines: { type: 'array', items: line } } } as const;
  const written: string[] = [];
  const output = { write: (given: string) => void written.push(given), isTTY: false, columns: Infinity };
  const receipt = {
    number: 'G-1',
    lines: [
      { line: '1', tests: [] },
      { line: '2', tests: [{ result: 'PASSED', note: '' }] },
    ],
  };
  const io = { env: {}, stdout: output, stderr: output } as unknown as Io;
  details(io, schema, receipt, { zone: undefined, names: new Map() });
  t.equal(written.join(''), 'number  G-1\n\nlines\nline\n1\n2\n\nlines, tests\nline  result\n2     PASSED\n');
  t.end();
});
