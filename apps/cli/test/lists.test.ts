/** Tests `cleaver import` with prices, frame contracts, opening stock and recipes, which name articles by number or PLU. */
import { TEST_START } from '@cleaver/testing';
import { test } from 'tap';
import { jsonOf, onTheWay, type Shop, shop } from './helper.ts';

interface Page {
  readonly content: readonly Record<string, unknown>[];
}

const list = async ({ admin }: Shop, path: string) =>
  ((await admin.get(`/api/${path}?size=500`)).json() as Page).content;
const faultsOf = (stderr: string) =>
  [...stderr.matchAll(/^ {2}row (\d+)(?:, column (.+?))?: (.+)$/gm)].map(([, ...rest]) => rest.join('|'));
/** Imports a file and returns its outcome. */
const imported = async (it: Shop, kind: string, text: string) =>
  jsonOf(await it.done(['import', it.file(`${kind}.csv`, text), '--json']));

const ARTICLES = `articleNumber,name,category,unit,priceModel,price
W-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49
W-1,,,KG,WEIGHT_BASED,12.9
S-1,Schinken,Wurst,KG,WEIGHT_BASED,29.9
B-1,Brät,Wurst,,,
F-1,Fleisch,Wurst,,,
`;
const CUSTOMERS = 'name,type,phone,street,postalCode,city,country\n';

/**
 * Imports four articles, one with the PLU 123, and two customers. Creates two storage locations, one of them inactive.
 */
async function stocked(it: Shop): Promise<Shop> {
  await it.done(['import', it.file('categories.csv', 'name\nWurst\n')]);
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  await it.done(['import', it.file('article-codes.csv', 'articleNumber,plu\nS-1,123\n')]);
  const rows = ['Post', 'Krone'].map((name) => `${name},B2B,1,W,89073,Ulm,DE\n`);
  await it.done(['import', it.file('customers.csv', `${CUSTOMERS}${rows.join('')}`)]);
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

/** Returns a day of the service. */
const ahead = (days: number) => new Date(TEST_START.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a price import finds an article by number or PLU, and one of several sales units by its unit', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Preise.csv', 'Artikelnummer;Einheit;Preis\n123;;31,50\nw-1;100 Gramm;1,59\nW-1;KG;12,90\n');
  t.equal(
    await it.done(['import', file, '--dry-run']),
    '3 rows: 0 to create, 2 to change, 1 unchanged. No faults; nothing was written.\n',
  );
  t.match(await pricesOf(it), { 'S-1 KG': 29.9, 'W-1 HUNDRED_GRAM': 1.49 });
  t.equal(await it.done(['import', file]), '3 rows: 0 created, 2 changed, 1 unchanged.\n');
  t.same(await pricesOf(it), { 'S-1 KG': 31.5, 'W-1 HUNDRED_GRAM': 1.59, 'W-1 KG': 12.9 });

  const exported = await it.done('export prices');
  t.match(
    exported,
    /^"articleNumber","name","unit","priceModel","price","validFrom"\r\n(.*\r\n)*"S-1","Schinken","KG","WEIGHT_BASED",31\.5,\r\n/,
  );
  t.match(await imported(it, 'prices', exported), { changed: 0, unchanged: 3 });
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
    '3|articleNumber|is not the number or PLU of an article (X-9)',
    '4|unit|is required: the article is sold in several ways',
    '5|name|must be “Lyoner”, as the article is called (Schinken)',
    '6|unit|must be one that the article is sold in (PIECE_FIXED)',
    '7|price|must be above zero (0)',
    '8|price|differs from row 2, which is about the same (5)',
    '9|unit|must be one of Piece, fixed price; Kilogram; 100 grams; Piece, by weight (Kilo)',
  ]);
  t.match(await pricesOf(it), { 'S-1 KG': 29.9 });
});

test('a price import takes effect again after the prices were changed back', async (t) => {
  const it = await stocked(await shop(t));
  const requests: string[] = [];
  onTheWay(t, async ({ what, query, go }) => {
    if (what.startsWith('POST')) requests.push(`${what} ${query.get('dryRun')}`);
    return go();
  });
  const prices = (lines: string) => imported(it, 'preise', `Artikelnummer;Einheit;Preis\n${lines}`);
  const higher = 'S-1;KG;31\nW-1;KG;14\n';
  t.match(await prices(higher), { changed: 2 });
  t.same(requests, ['POST /api/files/prices true', 'POST /api/files/prices false'], 'all of them by one request');
  t.match(await prices('S-1;KG;29,9\nW-1;KG;12,9\n'), { changed: 2 });
  t.match(await prices(higher), { changed: 2 });
  await prices('S-1;KG;29,9\n');
  t.match(await prices(higher), { changed: 1, unchanged: 1 });
  t.match(await pricesOf(it), { 'S-1 KG': 31, 'W-1 KG': 14 });
});

test('a price import plans prices from a day on, in any order of rows, and the export has them', async (t) => {
  const it = await stocked(await shop(t));
  const rows = [`S-1;31;${ahead(30)}`, `S-1;30,5;${ahead(20)}`, `s-1;30,5;${ahead(20)}`, `123;29,9;${ahead(0)}`];
  const file = (all: readonly string[]) => ['articleNumber;price;validFrom', ...all, ''].join('\n');
  t.match(await imported(it, 'prices', file(rows)), { changed: 3 });
  t.match(await imported(it, 'prices', file(rows.toReversed())), { changed: 0, unchanged: 4 });
  const exported = await it.done('export prices');
  const line = '"S-1","Schinken","KG","WEIGHT_BASED"';
  t.match(exported, `${line},29.9,\r\n${line},30.5,"${ahead(20)}"\r\n${line},31,"${ahead(30)}"\r\n`);
  const other = exported.replace('30.5', '30.7');
  t.match(await imported(it, 'prices', other), { changed: 1, unchanged: 4 });
  t.equal(await it.done('export prices'), other);
  const { content } = (await it.admin.get('/api/articles?q=S-1')).json();
  await it.done(['articles', 'remove-price', content[0].id, content[0].salesUnits[0].id, ahead(20)]);
  t.notMatch(await it.done('export prices'), ahead(20));

  // The later day first, as in a list that a spreadsheet has sorted by price.
  const once = `articleNumber;price;validFrom\n123;9,99;${ahead(10)}\n123;12,00;${ahead(5)}\n`;
  t.match(await imported(it, 'prices-once', once), { changed: 2, faults: [] });
  t.match(await imported(it, 'prices-once', once), { changed: 0, unchanged: 2 });
  t.match(await it.done('export prices'), `${line},12,"${ahead(5)}"\r\n${line},9.99,"${ahead(10)}"\r\n`);
  const twice = `articleNumber,price,validFrom\nS-1,19.9,${ahead(3)}\ns-1,20.9,${ahead(3)}\n`;
  t.same(faultsOf((await it.cleaver(['import', it.file('prices.csv', twice)])).stderr), [
    '3|price|differs from row 2, which is about the same (20.9)',
  ]);
});

test('frame contracts are imported and exported with one row for each line', async (t) => {
  const it = await stocked(await shop(t));
  const header = 'customer,validFrom,validUntil,rhythm,articleNumber,agreedPrice,agreedQuantity,unit\n';
  const contracts = `${header}Post,${ahead(0)},${ahead(300)},weekly,S-1,15,100,KG\nPost,,,,W-1,20,,\nKrone,,,MONTHLY,123,16,,\n`;
  t.match(await imported(it, 'contracts', contracts), { created: 3, unchanged: 0 });
  const { content } = (await it.admin.get('/api/customers?sort=name')).json();
  t.match(content[1].frameContract, {
    ...{ validFrom: ahead(0), validUntil: ahead(300), deliveryRhythm: 'WEEKLY' },
    lineItems: [
      { agreedPrice: 15, agreedQuantity: 100, unit: 'KG' },
      { agreedPrice: 20, agreedQuantity: null },
    ],
  });
  await it.done(['import', it.file('customers.csv', `${CUSTOMERS}Anna,B2C,1,W,89073,Ulm,DE\n`)]);
  const exported = await it.done('export contracts');
  t.equal(exported.split('\r\n').length, 5, 'one customer has none');
  t.match(await imported(it, 'contracts', exported), { changed: 0, unchanged: 3 });
  const wrong = `${header}Nobody,,,WEEKLY,S-1,1,,\nPost,,,WEEKLY,X,1,,\nPost,${ahead(1)},,,S-1,1,,\nKrone,,,,S-1,1,,\nKrone,,,,S-1,2,,\n`;
  const { code, stderr } = await it.cleaver(['import', it.file('contracts.csv', wrong)]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), [
    '2|customer|there is no customer “Nobody” (Nobody)',
    '3|articleNumber|is not the number or PLU of an article (X)',
    '5|rhythm|is required',
    '6|agreedPrice|differs from row 5, which is about the same (2)',
  ]);
});

const STOCK = `Artikelnummer;Lagerort;Chargennummer;Herkunft;Menge;Einheit;Läuft ab
F-1;Kühlraum;L-1;Zugekauft;12,5;kg;31.12.2029
F-1;Kühlraum;L-2;PURCHASED;7;kg;2029-11-30
123;kühlraum;L-3;Hergestellt;3,250001;KG;2029-12-31
`;

test('a stock import books goods in and creates the stocks that they need', async (t) => {
  const it = await stocked(await shop(t));
  const file = it.file('Bestand.csv', STOCK);
  t.equal(
    await it.done(['import', file, '--dry-run']),
    '3 rows: 3 to create, 0 to change, 0 unchanged. No faults; nothing was written.\n',
  );
  t.same(await list(it, 'inventory/stocks'), []);
  t.equal(await it.done(['import', file]), '3 rows: 3 created, 0 changed, 0 unchanged.\n');
  t.equal((await list(it, 'inventory/stocks')).length, 2);
  const lots = (await list(it, 'inventory/stock-batches')).toSorted((a, b) =>
    String(a['batchId']) < String(b['batchId']) ? -1 : 1,
  );
  t.match(lots, [
    { batchId: 'L-1', batchType: 'PURCHASED', quantityAmount: 12.5, quantityUnit: 'KG', expiryDate: '2029-12-31' },
    { batchId: 'L-2', quantityAmount: 7, expiryDate: '2029-11-30' },
    { batchId: 'L-3', batchType: 'PRODUCED', quantityAmount: 3.250001, articleName: 'Schinken' },
  ]);
  // Goods that were removed after the import are no fault.
  const { stockId, id } = lots[0] as { stockId: string; id: string };
  await it.done(`stock-batches remove ${stockId} ${id} --quantity-amount 2 --quantity-unit KG`);
  t.equal(await it.done(['import', file]), '3 rows: 0 created, 0 changed, 3 unchanged.\n');

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
  t.equal((await it.done('export stock')).trimEnd().split('\r\n').length, 3, 'the header and two of three lots');
});

test('every fault of a stock list is named before anything is booked', async (t) => {
  const it = await stocked(await shop(t));
  await it.done(['import', it.file('stock.csv', STOCK)]);
  const text = `articleNumber,storageLocation,batchId,batchType,quantityAmount,quantityUnit,expiryDate
F-1,Nirgends,N-1,PURCHASED,1,KG,2029-01-01
F-1,Alt,N-2,PURCHASED,1,KG,2029-01-01
X-1,Kühlraum,N-3,PURCHASED,1,KG,2029-01-01
F-1,Kühlraum,N-4,gekauft,0,Handvoll,30.02.2029
F-1,Kühlraum,L-1,PURCHASED,12,KG,2029-12-31
S-1,Kühlraum,N-5,PURCHASED,1,KG,2029-01-01
123,Kühlraum,n-5,PURCHASED,1,KG,2029-01-01
F-1,Kühlraum,N-6,PURCHASED,"1,234",KG,
`;
  const { stderr } = await it.cleaver(['import', it.file('stock.csv', text)]);
  t.same(
    faultsOf(stderr).map((one) => one.replace(/(must be one of Kilogram);.*/, '$1 …')),
    [
      '2|storageLocation|there is no storage location “Nirgends” (Nirgends)',
      '3|storageLocation|is a storage location that is not in use (Alt)',
      '4|articleNumber|is not the number or PLU of an article (X-1)',
      '5|batchType|must be a code of 1 to 30 capitals, digits or _, like PRODUCED or PURCHASED (gekauft)',
      '5|quantityAmount|must be above zero (0)',
      '5|quantityUnit|must be one of Kilogram …',
      '5|expiryDate|must be a date like 2026-11-21 that exists (30.02.2029)',
      '6|quantityAmount|is stored as “12.5”, and an import does not change that (12)',
      '8|articleNumber|is in row 7 already (123)',
      '9|quantityAmount|can be 1234 or 1.2340: write one of them (1,234)',
      '9|expiryDate|is required',
    ],
  );
  t.equal((await list(it, 'inventory/stock-batches')).length, 3);
});

test('implausible cells of opening stock are faults, and nothing is booked', async (t) => {
  const it = await stocked(await shop(t));
  const article = 'articleNumber,name,category\n00100,Rind,Wurst\n';
  await it.done(['import', it.file('articles.csv', article)]);
  await it.admin.post('/api/inventory/storage-locations', { name: 'Kühlraum Test', storageType: 'COLD_ROOM' });
  const text = `articleNumber;storageLocation;batchId;batchType;quantityAmount;quantityUnit;expiryDate
00100;Kühlraum Test;D7;X;10;KG;1.2.2027
00100;Kühlraum Test;D11;X;10;KG;31.12.1926
00100;Kühlraum Test;D12;X;10;KG;31.12.9999
00100;Kühlraum Test;D14;X;1,500;KG;31.12.2026
00100;Kühlraum Test;D16;X;10;kg ;31.12.2026
00100;Kühlraum Test;0001;X;10;KG;31.12.2026
`;
  const { code, stderr } = await it.cleaver(['import', it.file('stock-implausible.csv', text)]);
  t.equal(code, 1);
  t.same(faultsOf(stderr), [
    '3|expiryDate|is more than ten years away: is the year right? (31.12.1926)',
    '4|expiryDate|is more than ten years away: is the year right? (31.12.9999)',
    '5|quantityAmount|can be 1500 or 1,5: write one of them (1,500)',
  ]);
  t.same(await list(it, 'inventory/stock-batches'), []);
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
  t.match(await it.done(['import', file, '--dry-run']), '4 rows: 4 to create');
  t.equal((await list(it, 'recipes')).length, 0);
  t.equal(await it.done(['import', file]), '4 rows: 4 created, 0 changed, 0 unchanged.\n');
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
  t.equal(await it.done(['import', file]), '4 rows: 0 created, 0 changed, 4 unchanged.\n');

  const other = await stocked(await shop(t));
  const exported = await it.done('export recipes');
  await other.done(['import', other.file('recipes.csv', exported)]);
  t.equal(await other.done('export recipes'), exported, 'taken back as it was');
  await it.admin.post(`/api/recipes/${lyoner.id}/archive`);
  t.notMatch(await it.done('export recipes'), /Lyoner/);
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
    '2|ingredient|is not the number or PLU of an article (X-1)',
    '3|type|differs from row 2, which is about the same (INTERMEDIATE)',
    '3|ingredient|differs from row 2, which is about the same (F-1)',
    '4|subRecipe|neither the service nor a row above has a recipe “Unten” (Unten)',
    '5|outputUom|is required',
    '6|outputQuantity|is stored as “20”, and an import does not change that (21)',
    '7|position|lacks the stored line 2: an import removes nothing',
    '7|quantity|is stored as “9.5”, and an import does not change that (9)',
  ]);
  t.equal((await list(it, 'recipes')).length, 3);
});
