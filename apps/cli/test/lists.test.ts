/**
 * Tests imports of prices, stock and recipes. An import checks the whole file first, and continues after an
 * interruption.
 */
import { test } from 'tap';
import { nobodyThere, onTheWay, type Shop, shop } from './helper.ts';

interface Page {
  readonly content: readonly Record<string, unknown>[];
}

const list = async ({ admin }: Shop, path: string) =>
  ((await admin.get(`/api/${path}?size=500`)).json() as Page).content;
const faultsOf = (stderr: string) =>
  [...stderr.matchAll(/^ {2}row (\d+), column (.+?): (.+)$/gm)].map(([, ...rest]) => rest.join('|'));

const ARTICLES = `articleNumber,name,category,unit,priceModel,price
W-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49
W-1,,,KG,WEIGHT_BASED,12.9
S-1,Schinken,Wurst,KG,WEIGHT_BASED,29.9
B-1,Brät,Wurst,,,
F-1,Fleisch,Wurst,,,
`;

/** Imports four articles, one with the PLU 123. Creates two storage locations, one of them inactive. */
async function stocked(it: Shop): Promise<Shop> {
  await it.done(['import', it.file('categories.csv', 'name\nWurst\n')]);
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  await it.done('articles set-codes S-1 --data {"gtins":[],"plu":"123"}');
  for (const name of ['Kühlraum', 'Alt']) {
    await it.admin.post('/api/inventory/storage-locations', { name, storageType: 'COLD_ROOM' });
  }
  await it.done('locations deactivate Alt');
  return it;
}

const pricesOf = async (it: Shop) =>
  Object.fromEntries(
    (await list(it, 'articles')).flatMap(({ articleNumber, salesUnits }) =>
      (salesUnits as { unit: string; price: number }[]).map((one) => [`${articleNumber} ${one.unit}`, one.price]),
    ),
  );

test('a price import finds an article by number or PLU, and one of several sales units by its unit', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Preise.csv', 'Artikelnummer;Einheit;Preis\n123;;31,50\nw-1;100 Gramm;1,59\nW-1;KG;12,90\n');
  t.equal(
    await it.done(['import', file, '--dry-run']),
    '3 rows of prices: 2 to change, 1 unchanged. No faults; nothing was written.\n',
  );
  t.match(await pricesOf(it), { 'S-1 KG': 29.9, 'W-1 HUNDRED_GRAM': 1.49 });
  t.equal(await it.done(['import', file]), '3 rows of prices: 2 changed, 1 unchanged.\n');
  t.same(await pricesOf(it), { 'S-1 KG': 31.5, 'W-1 HUNDRED_GRAM': 1.59, 'W-1 KG': 12.9 });

  const exported = await it.done('export prices');
  t.match(
    exported,
    /^"articleNumber","name","unit","priceModel","price","validFrom"\r\n"S-1","Schinken","KG","WEIGHT_BASED",31\.5,\r\n"W-1","Lyoner",/,
  );
  t.match(await it.done(['import', it.file('prices.csv', exported)]), '3 rows of prices: 0 changed, 3 unchanged.\n');
});

test('every fault of a price list is named before any price is changed', async (t) => {
  const it = await stocked(await shop(t));
  const rows = [
    ...['S-1,,,31', 'X-9,,,1', 'W-1,,,2', 'W-1,Schinken,KG,3', 'W-1,Lyoner,PIECE_FIXED,4'],
    ...['W-1,Lyoner,KG,0', '123,,,5', 'W-1,,Kilo,6'],
  ];
  const file = it.file('prices.csv', `articleNumber,name,unit,price\n${rows.join('\n')}\n`);
  const { code, stderr } = await it.cleaver(['import', file]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), [
    '3|articleNumber|no article has the number or PLU "X-9"',
    '4|unit|W-1 has several sales units: give unit and price model',
    '5|name|W-1 is called "Lyoner"',
    '6|unit|W-1 is not sold in this unit and price model',
    '7|price|must be above 0',
    '8|price|differs from row 2: a sales unit has one price a day',
    '9|unit|must be one of PIECE_FIXED, KG, HUNDRED_GRAM, PIECE_VARIABLE',
  ]);
  t.match(await pricesOf(it), { 'S-1 KG': 29.9 });
});

const STOCK = `Artikelnummer;Lagerort;Chargennummer;Herkunft;Menge;Einheit;Läuft ab
F-1;Kühlraum;L-1;Zugekauft;12,5;kg;31.12.2099
F-1;Kühlraum;L-2;PURCHASED;7;kg;2099-11-30
123;kühlraum;L-3;Hergestellt;3,250001;KG;2099-12-31
`;

test('a stock import books goods in and creates the stocks that they need', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Bestand.csv', STOCK);
  t.equal(
    await it.done(['import', file, '--dry-run']),
    '3 rows of stock: 3 to create. No faults; nothing was written.\n',
  );
  t.same(await list(it, 'inventory/stocks'), []);
  t.equal(await it.done(['import', file]), '3 rows of stock: 3 created.\n');
  t.equal((await list(it, 'inventory/stocks')).length, 2);
  const lots = (await list(it, 'inventory/stock-batches')).toSorted((a, b) =>
    String(a['batchId']) < String(b['batchId']) ? -1 : 1,
  );
  t.match(lots, [
    { batchId: 'L-1', batchType: 'PURCHASED', quantityAmount: 12.5, quantityUnit: 'KG', expiryDate: '2099-12-31' },
    { batchId: 'L-2', quantityAmount: 7, expiryDate: '2099-11-30' },
    { batchId: 'L-3', batchType: 'PRODUCED', quantityAmount: 3.250001, articleName: 'Schinken' },
  ]);
  // Goods that were removed after the import are no fault.
  const { stockId, id } = lots[0] as { stockId: string; id: string };
  await it.done(`stock-batches remove ${stockId} ${id} --quantity-amount 2 --quantity-unit KG`);
  t.equal(await it.done(['import', file]), '3 rows of stock: 0 created, 3 unchanged.\n');

  const other = await stocked(await shop(t));
  for (const excel of [[], ['--excel']]) {
    const exported = await it.done(['export', 'stock', ...excel]);
    await other.done(['import', other.file('stock.csv', exported)]);
    t.equal(await other.done(['export', 'stock', ...excel]), exported, 'taken back as it was');
  }
});

test('an export of stock leaves out blocked goods, because an import would make them available', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('Bestand.csv', STOCK)]);
  const [{ lotId }] = (await list(it, 'inventory/stock-batches')) as [{ lotId: string; batchId: string }];
  await it.admin.post(`/api/inventory/lots/${lotId}/holds`, { reason: 'Listerien' });
  const { stdout, stderr } = await it.cleaver('export stock');
  t.equal(stdout.trimEnd().split('\r\n').length, 3, 'the header and two of three lots');
  t.match(stderr, 'Left out 1 blocked stock batches: an import would make them available.\n');
});

test('every fault of a stock list is named before anything is booked', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('stock.csv', STOCK)]);
  const text = `articleNumber,storageLocation,batchId,batchType,quantityAmount,quantityUnit,expiryDate
F-1,Nirgends,N-1,PURCHASED,1,KG,2099-01-01
F-1,Alt,N-2,PURCHASED,1,KG,2099-01-01
X-1,Kühlraum,N-3,PURCHASED,1,KG,2099-01-01
F-1,Kühlraum,N-4,gekauft,0,Handvoll,30.02.2099
F-1,Kühlraum,L-1,PURCHASED,12,KG,2099-12-31
S-1,Kühlraum,N-5,PURCHASED,1,KG,2099-01-01
123,Kühlraum,n-5,PURCHASED,1,KG,2099-01-01
F-1,Kühlraum,N-6,PURCHASED,"1,234",KG,
`;
  const { stderr } = await it.cleaver(['import', it.file('stock.csv', text)]);
  t.same(
    faultsOf(stderr).map((one) => one.replace(/(KG), KILOGRAM.*/, '$1 …')),
    [
      '2|storageLocation|the service has no storage location "Nirgends"',
      '3|storageLocation|is a storage location that is not in use',
      '4|articleNumber|no article has the number or PLU "X-1"',
      '5|batchType|must be written like PRODUCED',
      '5|quantityAmount|must be above 0',
      '5|quantityUnit|must be one of KG …',
      '5|expiryDate|must be a date like 2026-11-21 that exists',
      '6|batchId|L-1 already exists with "12.5 KG, 2099-12-31", and import does not overwrite it: change the file or the record',
      '8|batchId|is already in row 7',
      '9|quantityAmount|can be 1234 or 1.234: write one of them',
      '9|expiryDate|is missing',
    ],
  );
  t.equal((await list(it, 'inventory/stock-batches')).length, 3);
});

test('a repeated stock import books each row once if the response to the first one was lost', async (t) => {
  const it = await stocked(await shop(t));
  const rows = Array.from({ length: 40 }, (_, index) => `F-1;Kühlraum;L-${index};PURCHASED;1;KG;2099-12-31\n`);
  const file = it.file('stock.csv', `${STOCK.split('\n')[0]}\n${rows.join('')}`);
  const keys = new Set<string | null>();
  let isAway = true;
  onTheWay(t, async ({ what, query, headers, go }) => {
    if (!what.endsWith('/stock-batches/import') || query.get('dryRun') === 'true') return go();
    keys.add(headers.get('idempotency-key'));
    // The service stores all rows. While `isAway` is true, the response is lost.
    await go();
    if (isAway) throw nobodyThere();
    return go();
  });
  const { code, stderr } = await it.cleaver(['import', file]);
  t.equal(code, 4);
  t.match(
    stderr,
    /Nothing was written\.\n {2}Requests in flight may also have been written\.\n {2}Run the same command/,
  );
  isAway = false;
  t.equal(await it.done(['import', file]), '40 rows of stock: 0 created, 40 unchanged.\n');
  t.equal((await list(it, 'inventory/stock-batches')).length, 40);
  t.equal((await list(it, 'inventory/movements')).length, 40, 'the ledger has each once');
  t.equal(keys.size, 1, 'the whole file had one key');
});

test('a price import writes all prices in one request', async (t) => {
  const it = await stocked(await shop(t));
  const requests: string[] = [];
  onTheWay(t, async ({ what, query, go }) => {
    if (!what.startsWith('GET')) requests.push(`${what} ${query.get('dryRun')}`);
    return go();
  });
  type Sold = { articleNumber: string; salesUnits: { price: number }[] };
  const priced = ((await list(it, 'articles')) as unknown as Sold[]).filter(
    ({ salesUnits }) => salesUnits.length === 1,
  );
  t.not(priced.length, 0);
  const rows = priced.map(({ articleNumber, salesUnits }) => `${articleNumber};${(salesUnits[0]?.price ?? 0) + 1}`);
  const file = it.file('prices.csv', `Artikelnummer;Preis\n${rows.join('\n')}\n`);
  t.match(await it.done(['import', file]), `: ${rows.length} changed`);
  t.same(requests, ['POST /api/articles/prices/import true', 'POST /api/articles/prices/import false']);
});

test('a price import takes effect again after the prices were changed back', async (t) => {
  const it = await stocked(await shop(t));
  const imported = async (name: string, lines: string) =>
    it.done(['import', it.file(name, `Artikelnummer;Einheit;Preis\n${lines}`)]);
  const higher = 'S-1;KG;31\nW-1;KG;14\n';
  t.match(await imported('prices.csv', higher), ': 2 changed');
  t.match(await imported('preise.csv', 'S-1;KG;29,9\nW-1;KG;12,9\n'), ': 2 changed');
  t.match(await imported('prices.csv', higher), ': 2 changed');
  t.match(await pricesOf(it), { 'S-1 KG': 31, 'W-1 KG': 14 });
  await imported('preise.csv', 'S-1;KG;29,9\n');
  t.match(await imported('prices.csv', higher), ': 1 changed, 1 unchanged');
  t.match(await pricesOf(it), { 'S-1 KG': 31, 'W-1 KG': 14 });
});

const RECIPES = `Name;Version;Art;Artikelnummer;Ergibt;Einheit der Ausbeute;Ausbeute in %;Status;Zutat;Menge;Einheit;Nach dem Rezept;Ersetzbar
Grundbrät;;Zwischenprodukt;B-1;10;kg;98;Aktiv;F-1;9,5;kg;;ja
Grundbrät;;;;;;;;123;0,5;kg;;
Lyoner;1;Fertigprodukt;W-1;20;KG;;ACTIVE;B-1;20,000001;kg;grundbrät;
Entwurf;2;Rohstoff;F-1;1;KG;;;;;;;
`;

test('a recipe import writes recipes with ingredients, also from recipes of the same file', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Rezepte.csv', RECIPES);
  t.match(await it.done(['import', file, '--dry-run']), '4 rows of recipes: 3 to create.');
  t.equal((await list(it, 'recipes')).length, 0);
  t.equal(await it.done(['import', file]), '4 rows of recipes: 3 created.\n');
  const whole = async (of: Shop) =>
    Promise.all((await list(of, 'recipes')).map(async ({ id }) => (await of.admin.get(`/api/recipes/${id}`)).json()));
  const [draft, base, lyoner] = await whole(it);
  t.match(draft, { name: 'Entwurf', version: 2, status: 'DRAFT', ingredients: [] });
  t.match(base, { name: 'Grundbrät', version: 1, yieldPercentage: 98, status: 'ACTIVE', type: 'INTERMEDIATE' });
  t.match(base.ingredients, [
    { position: 1, quantity: '9.5', uom: 'KG', substitutable: true },
    { position: 2, quantity: '0.5', substitutable: false },
  ]);
  t.match(lyoner, { status: 'ACTIVE', ingredients: [{ quantity: '20.000001', subRecipeId: base.id }] });
  t.equal(await it.done(['import', file]), '4 rows of recipes: 0 created, 3 unchanged.\n');

  const other = await stocked(await shop(t));
  const exported = await it.done('export recipes');
  await other.done(['import', other.file('recipes.csv', exported)]);
  t.equal(await other.done('export recipes'), exported, 'taken back as it was');
  await it.admin.post(`/api/recipes/${lyoner.id}/archive`);
  t.match((await it.cleaver('export recipes')).stderr, 'Left out 1 archived recipes.\n');
});

test('every fault of a recipe list is named before any recipe is written', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('recipes.csv', RECIPES)]);
  const text = `name,type,articleNumber,outputQuantity,outputUom,position,ingredient,quantity,uom,subRecipe
Neu,FINISHED_PRODUCT,W-1,10,KG,1,X-1,1,KG,
Neu,INTERMEDIATE,,,,1,F-1,,KG,
Oben,FINISHED_PRODUCT,W-1,10,KG,,B-1,1,KG,Unten
Unten,INTERMEDIATE,B-1,10,,,F-1,1,KG,
Lyoner,FINISHED_PRODUCT,W-1,21,KG,,B-1,20.000001,KG,Grundbrät
Grundbrät,INTERMEDIATE,B-1,10,KG,,F-1,9,KG,
`;
  const { stderr } = await it.cleaver(['import', it.file('recipes.csv', text)]);
  t.same(faultsOf(stderr), [
    '2|ingredient|no article has the number or PLU "X-1"',
    '3|type|differs from row 2 of the same recipe',
    '3|quantity|is missing',
    '4|subRecipe|neither the service nor a row above has a recipe "Unten"',
    '5|outputUom|is missing',
    '6|outputQuantity|Lyoner already exists with another value, and import does not overwrite it: change the file, or give the recipe another version',
    '7|ingredient|Grundbrät already exists, with another ingredient at position 1',
  ]);
  t.equal((await list(it, 'recipes')).length, 3);
});

test('a repeated recipe import completes the recipes of an interrupted one', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Rezepte.csv', RECIPES);
  let added = 0;
  let isAway = false;
  onTheWay(t, async ({ what, go }) => {
    if (what.endsWith('/ingredients') && ++added === 2) isAway = true;
    if (isAway) throw nobodyThere();
    return go();
  });
  t.match(await it.cleaver(['import', file]), {
    code: 4,
    stderr: /row 2, 3: .*\n(.*\n)* {2}Wrote 0 of 3\.\n {2}1 more are partly written\./,
  });
  isAway = false;
  t.equal(await it.done(['import', file]), '4 rows of recipes: 2 created, 1 completed.\n');
  t.equal(await it.done(['import', file]), '4 rows of recipes: 0 created, 3 unchanged.\n');
});
