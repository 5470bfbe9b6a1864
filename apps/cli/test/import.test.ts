/** Tests `cleaver import` with files of master data: what it writes, reports and refuses. */
import { test } from 'tap';
import { jsonOf, nobodyThere, onTheWay, type Shop, shop } from './helper.ts';

interface Page {
  readonly content: readonly Record<string, unknown>[];
  readonly page: { readonly totalElements: number };
}

const list = async ({ admin }: Shop, kind: string) =>
  ((await admin.get(`/api/${kind}?size=500`)).json() as Page).content;
const count = async (it: Shop, kind: string) => (await list(it, kind)).length;
const faultsOf = (stderr: string) =>
  [...stderr.matchAll(/^ {2}row (\d+)(?:, column (.+?))?: (.+)$/gm)].map(([, ...rest]) => rest.join('|'));
/** The end of the fault of a cell that differs from what is stored. */
const CORRECT = ': correct the file, or let the import change stored records';
const german = { env: { LANG: 'de_DE.UTF-8' } };

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
    '4 rows: 4 to create, 0 to change, 0 unchanged. No faults; nothing was written.\n',
  );
  t.equal(await count(it, 'articles'), 0);
  t.equal(await it.done(['import', file]), '4 rows: 4 created, 0 changed, 0 unchanged.\n');
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
  t.equal(await it.done(['import', file]), '4 rows: 0 created, 0 changed, 4 unchanged.\n');
  const again = jsonOf(await it.done(['import', '-', '--kind', 'Artikel', '--json'], { stdin: ARTICLES }));
  t.match(again, { kind: 'articles', dryRun: false, rows: 4, created: 0, changed: 0, unchanged: 4, faults: [] });
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
  t.match(stderr, /^cleaver: .*articles.csv: The file has faults \(19\)\. Nothing was written\n/);
  t.same(faultsOf(stderr), [
    '2|articleNumber|is required',
    '4|name|differs from row 3, which is about the same (Anders)',
    '4|price|differs from row 3, which is about the same (2)',
    '5|name|is required',
    '5|category|there is no product category “Käse” (Käse)',
    '5|unit|must be one of Piece, fixed price; Kilogram; 100 grams; Piece, by weight (STÜCK)',
    '5|price|must be above zero (-1)',
    '5|suppliers|there is no supplier “Niemand” (Niemand)',
    '5|status|must be one of Active; Inactive (GONE)',
    '6|priceModel|is required',
    '6|price|must have at most 10 digits before the point and 4 after it (1.00001)',
    '7|price|can be 1234 or 1.2340: write one of them (1,234)',
    '8|name|must not contain control characters (zwei Zeilen)',
    `9|price|is stored as “1.49”${CORRECT} (1.59)`,
    `10|name|is stored as “Schwarzwälder”${CORRECT} (Anderer)`,
    `10|category|is stored as “Schinken”${CORRECT} (Wurst)`,
    '11|category|there is no product category “Käse” (Käse)',
    '11|suppliers|there is no supplier “Niemand” (Niemand)',
    '12||has no column in the heading: is a text with the delimiter not in quotation marks? (zu viel)',
  ]);
  t.equal(await count(it, 'articles'), 3);
  const forPrograms = await it.cleaver(['import', file, '--json', '--dry-run']);
  t.equal(forPrograms.code, 1);
  t.match(jsonOf(forPrograms.stdout), {
    rows: 11,
    faults: [{ row: 2, column: 'articleNumber', message: 'is required' }],
  });
});

test('an import of a file with a wrong header reports only the faults of the header', async (t) => {
  const it = await shop(t);
  const { code, stderr } = await it.cleaver(['import', it.file('suppliers.csv', 'Name,NAME,Fax\nHuber,x,\n')]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), [
    '1|phone|is missing: the file needs this column',
    '1|NAME|is the heading of two columns (NAME)',
    '1|Fax|is not a column of this kind of file; its cells are ignored (Fax) (warning)',
  ]);
});

test('an import reports duplicate rows as faults', async (t) => {
  const it = await shop(t);
  const text = 'name;phone;city\nHuber;1;Ulm\nhuber;2;ULM\nHuber;3;Aalen\n';
  const { stderr } = await it.cleaver(['import', it.file('suppliers.csv', text)]);
  t.same(faultsOf(stderr), ['3|name|is in row 2 already (huber)']);
  const other = await it.cleaver(['import', it.file('categories.csv', 'name\nStraße\nSTRASSE\n')]);
  t.same(faultsOf(other.stderr), ['3|name|is in row 2 already (STRASSE)']);
});

test('a file is refused for the same values as a request, in the columns of its faults', async (t) => {
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
      validationErrors.map(({ field }) => field),
      `${column} ${value}: ${stderr}`,
    );
  }
});

test('a file that another user makes faulty after its check is not written, not even in part', async (t) => {
  const it = await stocked(await shop(t));
  const rows = Array.from({ length: 40 }, (_, index) => `Z-${index},Ware ${index},Wurst,KG,FIXED,1\n`);
  const file = it.file('articles.csv', `articleNumber,name,category,unit,priceModel,price\n${rows.join('')}`);
  const sent: string[] = [];
  onTheWay(t, async ({ what, query, go }) => {
    if (what !== 'POST /api/files/articles') return go();
    sent.push(`${query.get('dryRun')}`);
    if (query.get('dryRun') === 'true') return go();
    const [{ id: categoryId } = {}] = await list(it, 'categories');
    const faster = { articleNumber: 'Z-20', name: 'Schneller', categoryId: String(categoryId) };
    await it.admin.post('/api/articles', { ...faster, unit: 'KG', priceModel: 'FIXED', price: 1 });
    return go();
  });
  const { code, stderr } = await it.cleaver(['import', file]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), [
    `22|name|is stored as “Schneller”${CORRECT} (Ware 20)`,
    `22|category|is stored as “Schinken”${CORRECT} (Wurst)`,
  ]);
  t.same(sent, ['true', 'false']);
  t.same(
    (await list(it, 'articles')).map(({ name }) => name),
    ['Schneller'],
  );
});

test('an import that is interrupted or loses the connection is written as a whole or not at all', async (t) => {
  const it = await shop(t);
  const rows = Array.from({ length: 60 }, (_, index) => `Sorte ${index}\n`);
  const file = it.file('categories.csv', `name\n${rows.join('')}`);
  const interrupted = new AbortController();
  let happens: 'abort' | 'loss' | 'nothing' = 'abort';
  onTheWay(t, async ({ what, query, go }) => {
    const isWrite = what === 'POST /api/files/categories' && query.get('dryRun') === 'false';
    if (isWrite && happens === 'abort') interrupted.abort();
    const answer = await go();
    // The service has written all rows, but the response is lost.
    if (isWrite && happens === 'loss') throw nobodyThere();
    return answer;
  });
  t.match(await it.cleaver(['import', file], { signal: interrupted.signal }), { code: 130, stdout: '' });
  t.equal(await count(it, 'categories'), 0);
  happens = 'loss';
  t.match(await it.cleaver(['import', file]), { code: 4, stdout: '', stderr: /cannot be reached/ });
  happens = 'nothing';
  t.equal(await it.done(['import', file]), '60 rows: 0 created, 0 changed, 60 unchanged.\n');
  t.equal(await count(it, 'categories'), 60);
});

test('a file restores a deleted sales unit, and with --update a changed price, name and status', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('articles.csv', ARTICLES);
  await it.done(['import', file]);
  const articles = (await list(it, 'articles')) as {
    id: string;
    articleNumber: string;
    salesUnits: { id: string }[];
  }[];
  for (const { id, salesUnits } of articles.filter(({ articleNumber }) => articleNumber === 'W-1')) {
    await it.admin.delete(`/api/articles/${id}/sales-units/${salesUnits[1]?.id}`);
  }
  t.equal(await it.done(['import', file]), '4 rows: 0 created, 1 changed, 3 unchanged.\n');
  t.match(await list(it, 'articles'), [{}, { salesUnits: { length: 2 } }]);
  await it.done('articles activate S-1');
  const other = it.file('articles.csv', ARTICLES.replace('1.49', '1.59').replace(',Lyoner', ',Lyoner fein'));
  const refused = await it.cleaver(['import', other]);
  t.equal(refused.code, 1);
  t.same(faultsOf(refused.stderr), [
    `2|name|is stored as “Lyoner”${CORRECT} (Lyoner fein)`,
    `2|price|is stored as “1.49”${CORRECT} (1.59)`,
    `4|status|is stored as “Active”${CORRECT} (INACTIVE)`,
  ]);
  t.equal(
    await it.done(['import', other, '--update', '--dry-run']),
    '4 rows: 0 to create, 2 to change, 2 unchanged. No faults; nothing was written.\n',
  );
  t.equal(await it.done(['import', other, '--update']), '4 rows: 0 created, 2 changed, 2 unchanged.\n');
  t.match(await list(it, 'articles'), [
    { name: 'Brät' },
    { name: 'Lyoner fein', salesUnits: [{ price: 1.59 }, { price: 12.9 }], supplierIds: [/./, /./] },
    { name: 'Schwarzwälder', status: 'INACTIVE' },
  ]);
});

test('empty cells and missing columns leave a record as it is, also with --update', async (t) => {
  const it = await shop(t);
  const head = 'name,phone,email,city,status\n';
  await it.done(['import', it.file('suppliers.csv', `${head}Huber,1,h@example.org,Ulm,INACTIVE\n`)]);
  const file = it.file('suppliers.csv', 'name,phone,email,city\nHuber,2,,Ulm\n');
  t.same(faultsOf((await it.cleaver(['import', file])).stderr), [`2|phone|is stored as “1”${CORRECT} (2)`]);
  t.equal(await it.done(['import', file, '--update']), '1 row: 0 created, 1 changed, 0 unchanged.\n');
  t.match(await list(it, 'suppliers'), [
    { contactInfo: { phone: '2', email: 'h@example.org' }, address: { city: 'Ulm' }, status: 'INACTIVE' },
  ]);
});

test('an import creates a new record under the former name of a renamed record', async (t) => {
  const it = await shop(t);
  const file = it.file('suppliers.csv', 'name,phone\nHuber,1\nMeier,2\n');
  await it.done(['import', file]);
  const one = (await list(it, 'suppliers')).find(({ name }) => name === 'Huber');
  await it.admin.put(`/api/suppliers/${one?.['id']}`, { name: 'Huber alt' });
  t.equal(await it.done(['import', file]), '2 rows: 1 created, 0 changed, 1 unchanged.\n');
  t.same(
    (await list(it, 'suppliers')).map(({ name }) => name),
    ['Huber', 'Huber alt', 'Meier'],
  );
});

test('an import creates deleted customers again', async (t) => {
  const it = await shop(t);
  const row = (name: string) => `${name},B2B,1,Weg,1,91522,Ansbach,DE,Bio|HALAL\n`;
  const head = 'name,type,phone,street,houseNumber,postalCode,city,country,preferences\n';
  const file = it.file('customers.csv', `${head}${row('Krone')}${row('Post')}`);
  await it.done(['import', file]);
  for (const { id } of await list(it, 'customers')) await it.admin.delete(`/api/customers/${id}`);
  t.equal(await count(it, 'customers'), 0);
  t.equal(await it.done(['import', file]), '2 rows: 2 created, 0 changed, 0 unchanged.\n');
  t.match(await list(it, 'customers'), [{ preferences: ['BIO', 'HALAL'] }, { name: 'Post' }]);
});

test('an id distinguishes two suppliers of the same name', async (t) => {
  const it = await stocked(await shop(t));
  const second = (await it.admin.post('/api/suppliers', { name: 'HUBER', phone: '3' })).json() as { id: string };
  const row = (supplier: string) =>
    `articleNumber,name,categoryId,unit,priceModel,price,supplierIds\nA-1,x,Wurst,KG,FIXED,1,${supplier}\n`;
  t.match(await it.cleaver(['import', it.file('articles.csv', row('Huber'))]), {
    code: 1,
    stderr: /row 2, column supplierIds: 2 of them have this name: write the id \(Huber\)/,
  });
  await it.done(['import', it.file('articles.csv', row(second.id))]);
  t.match(await list(it, 'articles'), [{ supplierIds: [second.id] }]);
  t.match(await it.done('export articles'), new RegExp(second.id));
});

test('a file gives articles their GTINs and PLUs', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  const codes = 'Artikelnummer;Name;GTINs;PLU\nw-1;Lyoner;4006381333931|96385074;12\nS-1;;;123\n';
  const file = it.file('Artikelcodes.csv', codes);
  t.equal(await it.done(['import', file]), '2 rows: 0 created, 2 changed, 0 unchanged.\n');
  t.match(await list(it, 'articles'), [
    { plu: '' },
    { gtins: ['4006381333931', '96385074'], plu: '12' },
    { plu: '123' },
  ]);
  const wrong = it.file('article-codes.csv', 'articleNumber,gtins,plu\nX-1,,1\nW-1,4006381333930,\nR-1,,123\n');
  t.same(faultsOf((await it.cleaver(['import', wrong])).stderr), [
    '2|articleNumber|is not the number or PLU of an article (X-1)',
    '3|gtins|must end in the right check digit: a digit is wrong or two are exchanged (4006381333930)',
    '4|plu|belongs to the article S-1 (123)',
  ]);
});

test('an import takes columns and enum values in English and German, and answers in the language', async (t) => {
  const it = await shop(t);
  const suppliers =
    'Name;Telefon;E-Mail;PLZ;Ort;Zahlungsziel in Tagen;Status\nHuber;1;h@example.org;89073;Ulm;14;Inaktiv\n';
  await it.done(['import', it.file('Lieferanten.csv', suppliers)]);
  t.match(await list(it, 'suppliers'), [
    { contactInfo: { email: 'h@example.org' }, paymentTerms: { paymentDueDays: 14 }, status: 'INACTIVE' },
  ]);
  await it.done(['import', it.file('Warengruppen.csv', 'NAME\nWurst\n')], german);
  const articles =
    'Artikelnummer,Name,Warengruppe,Einheit,Preismodell,Preis\nA-1,Lyoner,Wurst,"Stück, Festpreis",fest,3\n';
  t.equal(
    await it.done(['import', it.file('Artikel-2026.csv', articles)], german),
    '1 Zeile: 1 angelegt, 0 geändert, 0 unverändert.\n',
  );
  const wrong = it.file('articles.csv', 'Artikelnummer,Preis,Farbe\nA-2,x,rot\n');
  t.match(
    (await it.cleaver(['import', wrong], german)).stderr,
    /: Die Datei hat Fehler \(3\)\. .*\n(.*\n)+ {2}Zeile 2, Spalte Preis: muss eine Zahl sein \(x\)\n {2}Zeile 1, Spalte Farbe: .* \(Warnung\)\n$/,
  );
});

test('the name of a file sets its kind, and --kind precedes it', async (t) => {
  const it = await shop(t);
  const names = ['Warengruppen 2026.csv', 'meine_kategorien.csv', 'export-categories-2.CSV'];
  for (const name of names) {
    const done = jsonOf<{ kind: string }>(await it.done(['import', it.file(name, 'name\nWurst\n'), '--json']));
    t.equal(done.kind, 'categories', name);
  }
  const decomposed = it.file('Verträge.csv'.normalize('NFD'), 'name\nSchinken\n');
  t.match(await it.cleaver(['import', decomposed]), { code: 1, stderr: /column customer: is missing/ });
  t.match(await it.done(['import', decomposed, '--kind', 'Warengruppen']), /^1 row: 1 created/);
  for (const name of ['orders.csv', 'articlesold.csv']) {
    const { code, stderr } = await it.cleaver(['import', it.file(name, 'name\nWurst\n')]);
    t.match({ code, stderr }, { code: 2, stderr: `Unknown kind of records in ${name}` });
  }
});

test('an unknown column is a warning, and warnings do not stop an import', async (t) => {
  const it = await shop(t);
  const file = it.file('categories.csv', 'name,Farbe\nWurst,rot\n');
  const { code, stdout, stderr } = await it.cleaver(['import', file]);
  t.match({ code, stdout }, { code: 0, stdout: '1 row: 1 created, 0 changed, 0 unchanged.\n' });
  t.equal(
    stderr,
    '  row 1, column Farbe: is not a column of this kind of file; its cells are ignored (Farbe) (warning)\n',
  );
});

test('a file in code page 850 is read with the letters of its author', async (t) => {
  const it = await shop(t);
  await it.done(['import', it.file('categories.csv', 'name\nBeef\n')]);
  const text = [
    'articleNumber;name;category;unit;priceModel;price',
    'CP1;Leberk\x84se grob;Beef;KG;WEIGHT_BASED;12,90',
    'CP2;Kn\x94chla;Beef;KG;WEIGHT_BASED;12,90',
    'CP3;Pre\xe1sack wei\xe1;Beef;KG;WEIGHT_BASED;8,90',
    '',
  ].join('\r\n');
  const bytes = Buffer.from(text, 'latin1');
  const outcome = jsonOf(await it.done(['import', it.file('articles-cp850b.csv', bytes), '--json']));
  t.match(outcome, { encoding: 'CP850', created: 3, warnings: [] });
  t.same((await list(it, 'articles')).map(({ name }) => name).sort(), ['Knöchla', 'Leberkäse grob', 'Preßsack weiß']);
});

test('an import shows its progress only on a terminal', async (t) => {
  const it = await shop(t);
  const file = it.file('categories.csv', 'name\nWurst\n');
  t.match(
    (await it.cleaver(['import', file], { columns: 80 })).stderr,
    /^\rChecking .*categories\.csv\r +\r\rWriting .*\r *\r$/,
  );
  t.equal((await it.cleaver(['import', file])).stderr, '');
});
