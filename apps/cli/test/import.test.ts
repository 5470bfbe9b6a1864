/** Tests the writes and the refusals of CSV imports, and the import of an exported file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { EXPORTS } from '../src/csv/kinds.ts';
import { titleOf } from '../src/csv/rows.ts';
import { speaking } from '../src/language/language.ts';
import { jsonOf, nobodyThere, onTheWay, type Shop, shop } from './helper.ts';

const KINDS = ['categories', 'suppliers', 'customers', 'articles'] as const;

interface Page {
  readonly content: readonly Record<string, unknown>[];
  readonly page: { readonly totalElements: number };
}

const list = async ({ admin }: Shop, kind: string) =>
  ((await admin.get(`/api/${kind}?size=500`)).json() as Page).content;
const count = async (it: Shop, kind: string) => (await list(it, kind)).length;
const faultsOf = (stderr: string) =>
  [...stderr.matchAll(/^ {2}row (\d+), column (.+?): (.+)$/gm)].map(([, ...rest]) => rest.join('|'));

/** Imports two categories and two suppliers. */
async function stocked(it: Shop): Promise<Shop> {
  await it.done(['import', it.file('categories.csv', 'name\nWurst\nSchinken\n')]);
  await it.done(['import', it.file('suppliers.csv', 'name,phone\nHuber,1\n"Meier, Sohn",2\n')]);
  return it;
}

const ARTICLES = `articleNumber,name,category,unit,priceModel,price,suppliers,status
W-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49,"Huber|Meier, Sohn",ACTIVE
W-1,,,KG,weight_based,"12,9",,
S-1,Schwarzwälder,schinken,kg,WEIGHT_BASED,29.9,,INACTIVE
R-1,Brät,Wurst,,,,,
`;

test('an import creates articles with sales units, suppliers and statuses; a second one changes nothing', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('articles.csv', ARTICLES);
  t.equal(
    await it.done(['import', file, '--dry-run']),
    '4 rows of articles: 3 to create. No faults; nothing was written.\n',
  );
  t.equal(await count(it, 'articles'), 0);
  t.equal(await it.done(['import', file]), '4 rows of articles: 3 created.\n');
  const unit = (name: string, price: number) => ({ unit: name, priceModel: 'WEIGHT_BASED', price });
  t.match(await list(it, 'articles'), [
    { articleNumber: 'R-1', name: 'Brät', salesUnits: [], status: 'ACTIVE' },
    {
      articleNumber: 'W-1',
      name: 'Lyoner',
      salesUnits: [unit('HUNDRED_GRAM', 1.49), unit('KG', 12.9)],
      supplierIds: [/./, /./],
    },
    {
      articleNumber: 'S-1',
      name: 'Schwarzwälder',
      salesUnits: [unit('KG', 29.9)],
      supplierIds: [],
      status: 'INACTIVE',
    },
  ]);
  t.equal(await it.done(['import', file]), '4 rows of articles: 0 created, 3 unchanged.\n', 'again it changes nothing');
  const again = jsonOf(await it.done(['import', '-', '--kind', 'articles', '--json'], { stdin: ARTICLES }));
  t.same(again, { kind: 'articles', rows: 4, create: 0, complete: 0, nothing: 3, dryRun: false, faults: [] });
});

test('every fault of a file is named by row and column, and nothing is written', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  const file = it.file(
    'articles.csv',
    `articleNumber,name,category,unit,priceModel,price,suppliers,status
,Lyoner,Wurst,KG,WEIGHT_BASED,1,,
N-1,Neu,Wurst,KG,WEIGHT_BASED,1,,
N-1,Anders,Wurst,KG,WEIGHT_BASED,2,,
N-2,,Käse,STÜCK,WEIGHT_BASED,-1,Niemand,GONE
N-3,Neu,Wurst,KG,,1.00001,,
N-4,Neu,Wurst,KG,WEIGHT_BASED,"1,234",,
N-5,"zwei
Zeilen",Wurst,KG,FIXED,2,,
w-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.59,,
S-1,Anderer,Wurst,PIECE_FIXED,FIXED,5,,
N-6,Neu,Käse,KG,FIXED,1,Niemand,
N-7,Neu,Wurst,KG,FIXED,1,,,zu viel
`,
  );
  const { code, stdout, stderr } = await it.cleaver(['import', file]);
  t.match({ code, stdout }, { code: 1, stdout: '' });
  t.match(stderr, /^cleaver: .*articles.csv: 21 faults in 11 rows. Nothing was written.\n/);
  t.same(faultsOf(stderr), [
    '2|articleNumber|is missing',
    '4|name|differs from row 3 of the same article',
    '4|unit|KG WEIGHT_BASED is already in row 3 of the same article',
    '5|name|is missing',
    '5|category|the service has no category "Käse"',
    '5|unit|must be one of PIECE_FIXED, KG, HUNDRED_GRAM, PIECE_VARIABLE',
    '5|price|must be above 0',
    '5|suppliers|the service has no supplier "Niemand"',
    '5|status|must be one of ACTIVE, INACTIVE',
    '6|priceModel|is missing',
    '6|price|must have at most 4 decimal places',
    '7|price|can be 1234 or 1.234: write one of them',
    '8|name|must not contain control characters',
    '9|unit|W-1 already exists, sold by KG WEIGHT_BASED at 12.9',
    '9|price|W-1 already exists, sold by HUNDRED_GRAM WEIGHT_BASED at 1.49',
    '10|name|S-1 already exists, with the name "Schwarzwälder"',
    '10|category|S-1 already exists, in another category',
    '10|unit|S-1 already exists, sold by KG WEIGHT_BASED at 29.9',
    '11|category|the service has no category "Käse"',
    '11|suppliers|the service has no supplier "Niemand"',
    '12|9|has no column in the header: is a text with a delimiter not in quotes?',
  ]);
  t.equal(await count(it, 'articles'), 3);
  const forPrograms = await it.cleaver(['import', file, '--json', '--dry-run']);
  t.equal(forPrograms.code, 1);
  t.match(jsonOf(forPrograms.stdout), {
    rows: 11,
    faults: [{ row: 2, column: 'articleNumber', message: 'is missing' }],
  });
});

test('an import of a file with a wrong header reports only the faults of the header', async (t) => {
  const it = await shop(t);
  const { code, stderr } = await it.cleaver(['import', it.file('suppliers.csv', 'Name,NAME,Fax\nHuber,x,\n')]);
  t.equal(code, 1);
  t.match(faultsOf(stderr), [
    /^1\|NAME\|is a duplicate/,
    /^1\|Fax\|is not a column of suppliers; the columns are name, phone/,
    '1|phone|is missing',
  ]);
});

test('an import reports duplicate rows as faults', async (t) => {
  const it = await shop(t);
  const text = 'name;phone;city\nHuber;1;Ulm\nhuber;2;ULM\nHuber;3;Aalen\n';
  const { stderr } = await it.cleaver(['import', it.file('suppliers.csv', text)]);
  t.same(faultsOf(stderr), ['3|name|is already in row 2']);
  const other = await it.cleaver(['import', it.file('categories.csv', 'name\nStraße\nSTRASSE\n')]);
  t.same(faultsOf(other.stderr), ['3|name|is already in row 2']);
});

test('a dry run of an import refuses the same values as the service, in the columns of its faults', async (t) => {
  const it = await shop(t);
  const good = { name: 'Huber', phone: '1' };
  const values: readonly (readonly [string, string | number])[] = [
    ['name', 'x'.repeat(200)],
    ['name', 'x'.repeat(201)],
    ['name', '😀'.repeat(200)],
    ['name', 'a\u0007b'],
    ['name', '\u200b'],
    ['name', 'a\tb'],
    ['phone', 'x'.repeat(51)],
    ['paymentDueDays', 0],
    ['paymentDueDays', -1],
    ['paymentDueDays', 3650],
    ['paymentDueDays', 3651],
    ['paymentDueDays', 1.5],
    ['paymentDescription', 'alone'],
    ['country', 'x'.repeat(201)],
  ];
  for (const [index, [column, value]] of values.entries()) {
    const row = { ...good, name: `Huber ${index}`, [column]: value };
    const quoted = Object.values(row).map((cell) => `"${cell}"`);
    const file = it.file('suppliers.csv', `${Object.keys(row).join(',')}\n${quoted.join(',')}\n`);
    const { code, stderr } = await it.cleaver(['import', file, '--dry-run']);
    const answer = await it.admin.post('/api/suppliers', row);
    const { validationErrors = [] } = answer.json() as { validationErrors?: { field: string }[] };
    t.equal(code, answer.statusCode === 200 ? 0 : 1, `${column} ${value}: ${stderr}`);
    t.same(
      faultsOf(stderr).map((fault) => fault.split('|')[1]),
      // The import reports the missing paymentDueDays. The service reports the surplus paymentDescription.
      validationErrors.map(({ field }) => (field === 'paymentDescription' ? 'paymentDueDays' : field)),
      `${column} ${value}: ${stderr}`,
    );
  }
});

test('an import of an exported file changes nothing in the same shop and fills an empty one equally', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  const strange = ['=1+1', '+49 89', '-Rest', '@home', "'=x", '"quoted", with; all', 'Öl & Söhne'];
  for (const name of strange) {
    await it.admin.post('/api/suppliers', { name, phone: '+49 7071', paymentDueDays: 7, paymentDescription: 'a\nb' });
    await it.admin.post('/api/categories', { name, description: `=${name}` });
  }
  const address = { street: '=Weg', postalCode: '01067', city: 'Ulm', country: 'DE' };
  await it.admin.post('/api/customers', { name: 'Anna', type: 'B2C', phone: '1', ...address });
  await it.done([
    'import',
    it.file(
      'c-customers.csv',
      'name,type,phone,street,postalCode,city,country,preferences,status\nOtto,B2B,1,W,1,Ulm,DE,bio|halal,inactive\n',
    ),
  ]);
  t.match(await list(it, 'customers'), [{}, { name: 'Otto', preferences: ['BIO', 'HALAL'], status: 'INACTIVE' }]);
  const [category] = await list(it, 'categories');
  const body = {
    articleNumber: '-7',
    name: '=cmd',
    categoryId: category?.['id'],
    unit: 'KG',
    priceModel: 'FIXED',
    price: 0.0001,
  };
  await it.admin.post('/api/articles', body as object);

  for (const excel of [[], ['--excel']]) {
    const other = await shop(t);
    for (const kind of KINDS) {
      const file = join(it.home, `${kind}-out.csv`);
      if (excel.length > 0) {
        t.match(await it.cleaver(['export', kind, file]), { code: 2, stderr: /already exists: --force/ });
      }
      const { code, stderr } = await it.cleaver(['export', kind, file, '--force', ...excel]);
      t.match(
        { code, stderr },
        { code: 0, stderr: `${await count(it, kind)} records of ${kind} written to ${file}.\n` },
      );
      const text = readFileSync(file, 'utf8');
      t.equal(await it.done(['export', kind, ...excel]), text);
      for (const cell of text.split(/[\r\n,;]+/)) t.notMatch(cell, /^"?[=+@\t]|^"?-(?!\d)/, 'no formula');
      t.match(jsonOf(await it.done(['import', file, '--json'])), { create: 0, complete: 0, faults: [] });
      await other.done(['import', file]);
      t.equal(await other.done(['export', kind, ...excel]), text, kind);
    }
  }
  t.match(await it.done('export articles --excel'), /^\ufeff"articleNumber";.*\r\n[\s\S]*;12,9;/);
});

/** Returns the CSV of `count` articles, each with one sales unit. */
const manyArticles = (count: number): string => {
  const rows = Array.from({ length: count }, (_, index) => `Z-${index},Ware ${index},Wurst,KG,FIXED,1\n`);
  return `articleNumber,name,category,unit,priceModel,price\n${rows.join('')}`;
};

test('an import creates a thousand rows by one request, all of them or none', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('articles.csv', manyArticles(1040));
  const sent: string[] = [];
  // Another user creates the article after the import's check.
  let isTaken = false;
  onTheWay(t, async ({ what, query, body, go }) => {
    if (what !== 'POST /api/articles/import' || query.get('dryRun') === 'true') return go();
    const { rows } = body as { rows: readonly object[] };
    sent.push(`${rows.length}`);
    if (!isTaken) await it.admin.post('/api/articles', { ...rows[20], name: 'Schneller' });
    isTaken = true;
    return go();
  });
  const { code, stderr } = await it.cleaver(['import', file]);
  t.equal(code, 1);
  t.match(stderr, /^cleaver: row 22: .*\(VALIDATION_ERROR\)\n(.*\n)* {2}Nothing was written\.\n {2}Run the same/);
  t.equal(await count(it, 'articles'), 1, 'none, but that of the other one');

  const again = await it.cleaver(['import', file]);
  t.same(faultsOf(again.stderr), ['22|name|Z-20 already exists, with the name "Schneller"'], 'now it is found before');
  const without = it.file('articles.csv', readFileSync(file, 'utf8').replace(/^Z-20,.*\n/m, ''));
  t.equal(await it.done(['import', without]), '1039 rows of articles: 1039 created.\n');
  t.same(sent, ['1000', '1000', '39']);
});

test('an import reports the faults that only the service finds by row and column, before it writes', async (t) => {
  const it = await shop(t);
  onTheWay(t, async ({ what, query, go }) => {
    if (what !== 'POST /api/suppliers/import') return go();
    t.equal(query.get('dryRun'), 'true', 'nothing else is asked');
    const validationErrors = [
      { field: 'rows[1].phone', message: 'is that of the competition' },
      { field: 'body', message: 'has 7 more faults' },
    ];
    return Response.json({ code: 'VALIDATION_ERROR', message: '', status: 400, validationErrors }, { status: 400 });
  });
  const { code, stderr } = await it.cleaver(['import', it.file('suppliers.csv', 'name,phone\nHuber,1\nMeier,2\n')]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), ['3|phone|is that of the competition']);
});

test('an interrupted import reports its progress, and importing the file again has no second effect', async (t) => {
  const it = await stocked(await shop(t));
  const units = Array.from({ length: 30 }, (_, index) => `Z-${index},,,HUNDRED_GRAM,FIXED,1\n`);
  const text = `${manyArticles(30)}${units.join('')}R-1,Brät,Wurst,,,\n`;
  const file = it.file('articles.csv', text);
  const interrupted = new AbortController();
  let added = 0;
  onTheWay(t, async ({ what, go }) => {
    const answer = await go();
    // The service has stored the sales unit, but the import has not read the response.
    if (what.endsWith('/sales-units') && ++added === 10) interrupted.abort();
    return answer;
  });
  const { code, stderr } = await it.cleaver(['import', file], { signal: interrupted.signal });
  t.equal(code, 130);
  const [, done = '', inPart = ''] = /Wrote (\d+) of 31\.\n {2}(\d+) more are partly written/.exec(stderr) ?? [];
  t.ok(Number(done) >= 10 && Number(done) < 31, stderr);
  t.equal(Number(done) + Number(inPart), 31, 'all were created by the first request');
  t.match(await it.done(['import', file]), `61 rows of articles: 0 created, ${inPart} completed, ${done} unchanged.\n`);
  const articles = await list(it, 'articles');
  t.equal(articles.length, 31);
  for (const { articleNumber, salesUnits } of articles) {
    t.equal((salesUnits as []).length, articleNumber === 'R-1' ? 0 : 2, String(articleNumber));
  }
});

test('a repeated import restores a deleted sales unit and a changed status', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('articles.csv', ARTICLES);
  await it.done(['import', file]);
  await it.done('articles activate S-1');
  const articles = (await list(it, 'articles')) as {
    id: string;
    articleNumber: string;
    salesUnits: { id: string }[];
  }[];
  for (const { id, salesUnits } of articles.filter(({ articleNumber }) => articleNumber === 'W-1')) {
    await it.admin.delete(`/api/articles/${id}/sales-units/${salesUnits[1]?.id}`);
  }
  t.equal(await it.done(['import', file]), '4 rows of articles: 0 created, 2 completed, 1 unchanged.\n');
  t.match(await list(it, 'articles'), [{}, { salesUnits: { length: 2 } }, { status: 'INACTIVE' }]);
});

test('an article that is not sold has no sales unit, also after an interrupted import', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('articles.csv', 'articleNumber,name,category\nR-1,Brät,Wurst\n');
  let isAway = true;
  onTheWay(t, async ({ what, go }) => {
    if (isAway && what.startsWith('DELETE ')) throw nobodyThere();
    return go();
  });
  t.match(await it.cleaver(['import', file]), {
    code: 4,
    stderr: /Wrote 0 of 1\.\n {2}1 more are partly written/,
  });
  isAway = false;
  t.equal(await it.done(['import', file]), '1 row of articles: 0 created, 1 completed.\n');
  t.match(await list(it, 'articles'), [{ salesUnits: [] }]);
});

test('an import that loses the connection reports its progress, and the next run continues', async (t) => {
  const it = await shop(t);
  const rows = Array.from({ length: 60 }, (_, index) => `Sorte ${index}\n`);
  const file = it.file('categories.csv', `name\n${rows.join('')}`);
  let created = 0;
  let isAway = false;
  onTheWay(t, async ({ what, go }) => {
    if (isAway) throw nobodyThere();
    if (what === 'POST /api/categories' && ++created === 30) isAway = true;
    return go();
  });
  const { code, stderr } = await it.cleaver(['import', file]);
  t.equal(code, 4);
  t.match(stderr, /cannot be reached.*\n(.*\n)* {2}Wrote \d+ of 60\.\n {2}Requests in flight .*\n {2}Run the same/);
  isAway = false;
  await it.done(['import', file]);
  t.equal(await count(it, 'categories'), 60);
});

test('two imports of the same file send the same idempotency key', async (t) => {
  const it = await shop(t);
  const file = it.file('suppliers.csv', 'name,phone\nHuber,1\n');
  const keys: (string | null)[] = [];
  onTheWay(t, async ({ what, query, headers, go }) => {
    if (what === 'POST /api/suppliers/import' && query.get('dryRun') !== 'true')
      keys.push(headers.get('idempotency-key'));
    return go();
  });
  await it.done(['import', file]);
  const [one] = await list(it, 'suppliers');
  await it.admin.put(`/api/suppliers/${one?.['id']}`, { name: 'Anders' });
  await it.done(['import', file]);
  t.equal(keys[0], keys[1], 'the key is of the file and the row');
  t.not(keys[2], keys[1]);
});

test('an import creates a new record under the former name of a renamed record', async (t) => {
  const it = await shop(t);
  const file = it.file('suppliers.csv', 'name,phone\nHuber,1\n');
  await it.done(['import', file]);
  const [one] = await list(it, 'suppliers');
  await it.admin.put(`/api/suppliers/${one?.['id']}`, { name: 'Huber alt' });
  t.equal(await it.done(['import', file]), '1 row of suppliers: 1 created.\n');
  t.same(
    (await list(it, 'suppliers')).map(({ name }) => name),
    ['Huber', 'Huber alt'],
  );
});

test('an import creates a new record also if only the first record of the file was renamed', async (t) => {
  const it = await shop(t);
  const file = it.file('suppliers.csv', 'name,phone\nHuber,1\nMeier,2\n');
  await it.done(['import', file]);
  const one = (await list(it, 'suppliers')).find(({ name }) => name === 'Huber');
  await it.admin.put(`/api/suppliers/${one?.['id']}`, { name: 'Huber alt' });
  t.equal(await it.done(['import', file]), '2 rows of suppliers: 1 created, 1 unchanged.\n');
  t.equal(await count(it, 'suppliers'), 3);
});

test('an import creates deleted customers again', async (t) => {
  const it = await shop(t);
  const row = (name: string) => `${name},B2B,1,Weg,1,91522,Ansbach,DE,Post\n`;
  const head = 'name,type,phone,street,houseNumber,postalCode,city,country,preferences\n';
  const file = it.file('customers.csv', `${head}${row('Krone')}${row('Post')}`.replaceAll(',Post\n', ',BIO\n'));
  await it.done(['import', file]);
  for (const { id } of await list(it, 'customers')) await it.admin.delete(`/api/customers/${id}`);
  t.equal(await count(it, 'customers'), 0);
  t.equal(await it.done(['import', file]), '2 rows of customers: 2 created.\n');
  t.equal(await count(it, 'customers'), 2);
});

test('an id distinguishes two suppliers of the same name', async (t) => {
  const it = await stocked(await shop(t));
  const second = (await it.admin.post('/api/suppliers', { name: 'HUBER', phone: '3' })).json() as { id: string };
  const row = (supplier: string) =>
    `articleNumber,name,categoryId,unit,priceModel,price,supplierIds\nA-1,x,Wurst,KG,FIXED,1,${supplier}\n`;
  t.match(await it.cleaver(['import', it.file('articles.csv', row('Huber'))]), {
    code: 1,
    stderr: /2 of them have the name "Huber"/,
  });
  await it.done(['import', it.file('articles.csv', row(second.id))]);
  t.match(await list(it, 'articles'), [{ supplierIds: [second.id] }]);
  t.match(await it.done('export articles'), new RegExp(second.id));
});

test('an import takes columns and enum values in English and German; a German export has German columns', async (t) => {
  const it = await shop(t);
  const german = { env: { LANG: 'de_DE.UTF-8' } };
  for (const { name, columns } of EXPORTS) {
    const titles = speaking('de', {}, () => columns.map(titleOf));
    t.equal(new Set(titles).size, titles.length, `${name}: ${titles}`);
  }
  const suppliers =
    'Name;Telefon;E-Mail;PLZ;Ort;Zahlungsziel in Tagen;Status\nHuber;1;h@example.org;89073;Ulm;14;Inaktiv\n';
  await it.done(['import', it.file('Lieferanten.csv', suppliers)]);
  t.match(await list(it, 'suppliers'), [
    { contactInfo: { email: 'h@example.org' }, paymentTerms: { paymentDueDays: 14 }, status: 'INACTIVE' },
  ]);
  await it.done(['import', it.file('Warengruppen.csv', 'NAME\nWurst\n')], german);
  const articles =
    'Artikelnummer,Name,Warengruppe,Einheit,Preismodell,Preis\nA-1,Lyoner,Wurst,"Stück, Festpreis",fest,3\n';
  t.equal(await it.done(['import', it.file('Artikel-2026.csv', articles)], german), '1 Zeile, Artikel: 1 angelegt.\n');
  const exported = await it.done('export artikel', german);
  t.equal(
    exported,
    '"Artikelnummer","Name","Warengruppe","Einheit","Preismodell","Preis","Lieferanten","Steuerklasse","Restlaufzeit in Tagen","Gewicht eines Stücks in kg","Toleranz des Stückgewichts in %","Status"\r\n"A-1","Lyoner","Wurst","PIECE_FIXED","FIXED",3,,,,,,"ACTIVE"\r\n',
  );
  t.match(await it.done(['import', it.file('articles.csv', exported)]), /0 created, 1 unchanged/);
  t.match(await it.done('export articles'), /^"articleNumber","name","category",/);
  const { stderr } = await it.cleaver(['import', it.file('articles.csv', 'Artikelnummer,Preis\nA-1,x\n')], german);
  t.match(stderr, /: 3 Fehler in 1 Zeile\. Nichts wurde geschrieben\.\n {2}Zeile 2, Spalte Name: fehlt\n/);
  t.match(stderr, /Spalte Warengruppe: fehlt\n {2}Zeile 2, Spalte Preis: muss eine Zahl sein\n/);
});

test('an import shows its progress only on a terminal', async (t) => {
  const it = await shop(t);
  const file = it.file('categories.csv', 'name\nWurst\n');
  t.match(await it.cleaver(['import', file], { columns: 80 }), { stderr: /Writing categories █+ 1 of 1\r *\r$/ });
  t.equal((await it.cleaver(['import', file])).stderr, '');
});
