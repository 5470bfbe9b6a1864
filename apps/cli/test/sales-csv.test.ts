/** Tests CSV files for sales: sales data, planned prices, frame contracts and orders. */
import { join } from 'node:path';
import { test } from 'tap';
import { jsonOf, type Shop, shop } from './helper.ts';

const ARTICLES = `articleNumber,name,category,unit,priceModel,price,vatClass,minimumRemainingDays,pieceWeightKg,pieceWeightTolerance
W-1,Lyoner,Wurst,KG,WEIGHT_BASED,18.9,,,,
B-1,Braten,Wurst,KG,WEIGHT_BASED,24.9,standard,5,"0,25",15
`;
const CUSTOMERS = 'name,type,phone,street,postalCode,city,country\nPost,B2B,1,W,1,Ulm,DE\nKrone,B2B,1,W,1,Ulm,DE\n';

async function selling(it: Shop): Promise<Shop> {
  await it.done(['import', it.file('categories.csv', 'name,vatClass\nWurst,REDUCED\n')]);
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  await it.done(['import', it.file('customers.csv', CUSTOMERS)]);
  return it;
}

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const imported = async (it: Shop, kind: string, text: string) =>
  jsonOf(await it.done(['import', it.file(`${kind}.csv`, text), '--json']));

/** Exports to a file and returns the message. */
const written = async (it: Shop, kind: string) =>
  (await it.cleaver(['export', kind, join(it.home, `${kind}-out.csv`)])).stderr;

test('imports set the sales data of articles and categories, and an article export contains it', async (t) => {
  const it = await selling(await shop(t));
  const { content } = (await it.admin.get('/api/articles?sort=articleNumber')).json();
  t.match(content, [
    { vatClass: 'STANDARD', minimumRemainingDays: 5, pieceWeight: { kg: '0.25', tolerancePercent: 15 } },
    { vatClass: null, minimumRemainingDays: null, pieceWeight: null },
  ]);
  t.match((await it.admin.get('/api/categories')).json().content, [{ vatClass: 'REDUCED' }]);
  const exported = await it.done('export articles');
  t.match(exported, /"B-1","Braten","Wurst","KG","WEIGHT_BASED",24\.9,,"STANDARD",5,"?0\.25"?,15,"ACTIVE"/);
  t.match(await imported(it, 'articles', exported), { complete: 0, nothing: 2, faults: [] });
  const other = 'articleNumber,name,category,unit,priceModel,price,vatClass,pieceWeightKg,pieceWeightTolerance\n';
  const lacks = `${other}W-1,Lyoner,Wurst,KG,WEIGHT_BASED,18.9,REDUCED,0.4,\n`;
  t.match(await imported(it, 'articles', lacks), { complete: 1 });
  t.match(await imported(it, 'articles', lacks), { complete: 0, nothing: 1 });
  const wrong = `${other}B-1,Braten,Wurst,KG,WEIGHT_BASED,24.9,REDUCED,,\nN-1,Neu,Wurst,KG,FIXED,1,,,20\n`;
  const { code, stderr } = await it.cleaver(['import', it.file('articles.csv', wrong)]);
  t.equal(code, 1);
  t.match(stderr, /row 2, column vatClass: B-1 already exists with "STANDARD", and import does not overwrite it/);
  t.match(stderr, /row 3, column pieceWeightKg: is missing/);
});

test('a price import plans prices from a day on, and the export has current and planned prices', async (t) => {
  const it = await selling(await shop(t));
  const prices = `articleNumber,price,validFrom\nW-1,19.9,\nW-1,20.9,${ahead(30)}\nB-1,24.9,\n`;
  t.match(await imported(it, 'prices', prices), { change: 2, nothing: 1 });
  const exported = await it.done('export prices');
  t.match(
    exported,
    `"W-1","Lyoner","KG","WEIGHT_BASED",19.9,\r\n"W-1","Lyoner","KG","WEIGHT_BASED",20.9,"${ahead(30)}"`,
  );
  t.match(await imported(it, 'prices', exported), { change: 0, nothing: 3 }, 'the planned price is unchanged, too');
  const other = exported.replace('20.9', '21.9');
  t.match(await imported(it, 'prices', other), { change: 1, nothing: 2 });
  t.equal(await it.done('export prices'), other);
  t.match(await written(it, 'prices'), /^3 records of prices written to /, 'the planned price counts');
  const twice = `articleNumber,price,validFrom\nW-1,19.9,${ahead(3)}\nw-1,20.9,${ahead(3)}\n`;
  const { code, stderr } = await it.cleaver(['import', it.file('prices.csv', twice)]);
  t.equal(code, 1);
  t.match(stderr, /row 3, column price: differs from row 2: a sales unit has one price a day/);
});

test('the order of the rows of a price import does not matter, and a second import changes nothing', async (t) => {
  const it = await selling(await shop(t));
  const rows = [`W-1,"18,9",${ahead(30)}`, `W-1,12,${ahead(20)}`, `w-1,12,${ahead(20)}`, `W-1,"18,9",${ahead(0)}`];
  const file = (all: readonly string[]) => ['articleNumber,price,validFrom', ...all, ''].join('\n');
  t.match(await imported(it, 'prices', file(rows)), { change: 3, nothing: 0 });
  const exported = await it.done('export prices');
  for (const [price, day] of [
    ['12', ahead(20)],
    ['18.9', ahead(30)],
  ]) {
    t.ok(exported.includes(`${price},"${day}"`));
  }
  t.match(await imported(it, 'prices', file(rows.toReversed())), { change: 0, nothing: 3 });
  const { content } = (await it.admin.get('/api/articles?q=W-1')).json();
  const { id, salesUnits } = content[0];
  await it.done(['articles', 'remove-price', id, salesUnits[0].id, ahead(20)]);
  t.notOk((await it.done('export prices')).includes(ahead(20)));
});

test('frame contracts are imported and exported with one row for each line', async (t) => {
  const it = await selling(await shop(t));
  const header = 'customer,validFrom,validUntil,rhythm,articleNumber,agreedPrice,agreedQuantity,unit\n';
  const contracts = `${header}Post,${ahead(0)},${ahead(300)},weekly,W-1,15,100,KG\nPost,,,,B-1,20,,\nKrone,,,MONTHLY,W-1,16,,\n`;
  t.match(await imported(it, 'contracts', contracts), { change: 2, nothing: 0 });
  const { content } = (await it.admin.get('/api/customers?sort=name')).json();
  t.match(content[1].frameContract, {
    ...{ validFrom: ahead(0), validUntil: ahead(300), deliveryRhythm: 'WEEKLY' },
    lineItems: [
      { agreedPrice: 15, agreedQuantity: 100, unit: 'KG' },
      { agreedPrice: 20, agreedQuantity: null },
    ],
  });
  const exported = await it.done('export contracts');
  t.equal(exported.split('\r\n').length, 5);
  await it.admin.post('/api/customers', {
    ...{ name: 'Anna', type: 'B2C', phone: '1', street: 'W', postalCode: '1', city: 'Ulm', country: 'DE' },
  });
  t.match(await written(it, 'contracts'), /^2 records of contracts written to /, 'one customer has none');
  t.match(await imported(it, 'contracts', exported), { change: 0, nothing: 2 });
  const wrong = `${header}Nobody,,,WEEKLY,W-1,1,,\nPost,,,WEEKLY,X,1,,\nPost,${ahead(1)},,,W-1,1,,\nKrone,,,,W-1,1,,\nKrone,,,,W-1,2,,\n`;
  const { code, stderr } = await it.cleaver(['import', it.file('contracts.csv', wrong)]);
  t.equal(code, 1);
  for (const fault of [
    /row 2, column customer: the service has no customer "Nobody"/,
    /row 3, column articleNumber: no article has the number or PLU "X"/,
    /row 4, column validFrom: differs from row 3 of the same contract/,
    /row 5, column rhythm: is missing/,
    /row 6, column articleNumber: is already in row 5/,
  ]) {
    t.match(stderr, fault);
  }
});

test('orders are exported with one row for each line, and an import of orders is refused', async (t) => {
  const it = await selling(await shop(t));
  const { content: customers } = (await it.admin.get('/api/customers?sort=name')).json();
  const { content: articles } = (await it.admin.get('/api/articles?sort=articleNumber')).json();
  const line = { articleId: articles[0].id, quantityAmount: '2.5', quantityUnit: 'KG', note: 'dünn' };
  const { date: requestedDate } = (await it.admin.get('/api/today')).json();
  const order = { customerId: customers[0].id, requestedDate, reference: 'K-1', lines: [line, line] };
  const { id, orderNumber } = (await it.admin.post('/api/sales/orders', order)).json();
  await it.admin.post(`/api/sales/orders/${id}/confirm`, {});
  const exported = await it.done('export orders');
  const [header = '', first = ''] = exported.split('\r\n');
  t.equal(exported.split('\r\n').length, 4);
  t.match(await written(it, 'orders'), /^1 record of orders written to /);
  t.match(header, /^"orderNumber","status","customerName"/);
  t.match(first, `"${orderNumber}","CONFIRMED","Krone","NET","${requestedDate}",,"K-1",1,"B-1","Braten",`);
  t.match(await it.cleaver(['import', it.file('orders.csv', exported)]), {
    code: 2,
    stderr: /Unknown kind of records in orders.csv/,
  });
});
