/** Tests `cleaver export`: the import of an exported file, its formats and filters. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { EXPORT_NAMES, KIND_NAMES } from '../src/files.ts';
import { jsonOf, type Shop, shop } from './helper.ts';

const german = { env: { LANG: 'de_DE.UTF-8' } };
const CATEGORIES = 'name,vatClass\nWurst,REDUCED\nSchinken,\n';
const SUPPLIERS = 'name,phone\nHuber,1\n"Meier, Sohn",2\n';
const ARTICLES = `articleNumber,name,category,unit,priceModel,price,suppliers,vatClass,minimumRemainingDays,pieceWeightKg,pieceWeightTolerance,status
W-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49,"Huber|Meier, Sohn",,,,,
W-1,,,KG,WEIGHT_BASED,"12,9",,,,,,
S-1,Schwarzwälder,Schinken,KG,WEIGHT_BASED,1234.5,,standard,5,"0,25",15,INACTIVE
R-1,Brät,Wurst,,,,,,,,,
`;
const CUSTOMERS = `name,type,phone,street,postalCode,city,country,preferences,status
Krone,B2B,1,W,89073,Ulm,DE,bio|halal,inactive
Post,B2B,1,W,89073,Ulm,DE,,
`;

async function stocked(it: Shop): Promise<Shop> {
  await it.done(['import', it.file('categories.csv', CATEGORIES)]);
  await it.done(['import', it.file('suppliers.csv', SUPPLIERS)]);
  await it.done(['import', it.file('articles.csv', ARTICLES)]);
  await it.done(['import', it.file('customers.csv', CUSTOMERS)]);
  return it;
}

test('an import of an exported file changes nothing in the same shop and fills an empty one equally', async (t) => {
  const it = await stocked(await shop(t));
  const strange = ['=1+1', '+49 89', '-Rest', '@home', "'=x", '"quoted", with; all', 'Öl & Söhne'];
  for (const name of strange) {
    await it.admin.post('/api/suppliers', { name, phone: '+49 7071', paymentDueDays: 7, paymentDescription: 'a\nb' });
    await it.admin.post('/api/categories', { name, description: `=${name}` });
  }
  const address = { street: '=Weg', postalCode: '01067', city: 'Dresden', country: 'DE' };
  await it.admin.post('/api/customers', { name: 'Anna', type: 'B2C', phone: '1', ...address });
  const { content } = (await it.admin.get('/api/categories')).json();
  const sold = { categoryId: content[0].id, unit: 'KG', priceModel: 'FIXED', price: 0.0001 };
  await it.admin.post('/api/articles', { articleNumber: '-7', name: '=cmd', ...sold });

  for (const [at, format] of [[], ['--excel'], ['--excel', '--language', 'de']].entries()) {
    const other = await shop(t);
    for (const kind of ['categories', 'suppliers', 'customers', 'articles']) {
      const file = join(it.home, `${kind}-out.csv`);
      if (at > 0) t.match(await it.cleaver(['export', kind, file]), { code: 2, stderr: /already exists: --force/ });
      const { code, stderr } = await it.cleaver(['export', kind, file, '--force', ...format]);
      const text = readFileSync(file, 'utf8');
      const outcome = jsonOf<{ rows: number }>(await it.done(['import', file, '--json']));
      t.match(outcome, { created: 0, changed: 0, unchanged: outcome.rows, faults: [], warnings: [] });
      const said =
        at === 2 ? `${outcome.rows} Zeilen nach ${file} geschrieben.\n` : `${outcome.rows} rows written to ${file}.\n`;
      t.match({ code, stderr }, { code: 0, stderr: said });
      t.equal(await it.done(['export', kind, ...format]), text);
      for (const cell of text.split(/[\r\n,;]+/)) t.notMatch(cell, /^"?[=+@\t]|^"?-(?!\d)/, 'no formula');
      await other.done(['import', file]);
      t.equal(await other.done(['export', kind, ...format]), text, kind);
    }
  }
});

test('an export for programs has members and codes in every language, and --excel has words of the language', async (t) => {
  const it = await stocked(await shop(t));
  const text = await it.done('export articles');
  t.equal(await it.done('export Artikel', german), text);
  t.match(
    text,
    /^"articleNumber","name","category","unit","priceModel","price","suppliers","productKind","frozen","vatClass","minimumRemainingDays","pieceWeightKg","pieceWeightTolerance","status"\r\n/,
  );
  t.match(
    text,
    /"S-1","Schwarzwälder","Schinken","KG","WEIGHT_BASED",1234\.5,,,"false","STANDARD",5,"0\.25",15,"INACTIVE"\r\n/,
  );
  const excel = await it.done('export articles --excel', german);
  t.match(excel, /^\ufeff"Artikelnummer";"Name";"Warengruppe";"Einheit";"Preismodell";"Preis";"Lieferanten";/);
  t.match(
    excel,
    /"Schwarzwälder";"Schinken";"Kilogramm";"[^"]+";"1234,5";;;"Nein";"[^"]+";"5";"0,25";"15";"Inaktiv"\r\n/,
  );
  t.match(
    await it.done('export articles --excel'),
    /;"Kilogram";"[^"]+";"1234,5";;;"No";"[^"]+";"5";"0,25";"15";"Inactive"\r\n/,
  );
});

test('a template has the headings and an example, which the shop takes once it has what the example names', async (t) => {
  const it = await shop(t);
  for (const kind of EXPORT_NAMES) {
    for (const format of [[], ['--excel']]) {
      const lines = (await it.done(['export', kind, '--template', ...format])).split('\r\n');
      t.equal(lines.length, 3, kind);
    }
  }
  t.match(await it.done('export preise --template --excel', german), /^\ufeff"Artikelnummer";.*\r\n"W-100";"Lyoner";/);
  await it.admin.post('/api/inventory/storage-locations', { name: 'Kühlraum 1', storageType: 'COLD_ROOM' });
  const raw = 'articleNumber,name,category\nR-200,Brät,Brühwurst\nGZ-7,Gewürzmischung Lyoner,Brühwurst\n';
  const { date: today } = (await it.admin.get('/api/today')).json();
  for (const kind of KIND_NAMES) {
    if (kind === 'recipes') await it.done(['import', it.file('articles.csv', raw)]);
    // A reading is taken for 31 days, so the one of the template is moved to the day of the shop.
    const template = (await it.done(['export', kind, '--template', '--excel'])).replace('2026-11-21', today);
    const file = it.file(`${kind}.csv`, template);
    t.match(jsonOf(await it.done(['import', file, '--json'])), { rows: 1, faults: [] }, kind);
  }
});

test('documents are exported by day with one row for each line, and an import of them is refused', async (t) => {
  const it = await stocked(await shop(t));
  const { content: customers } = (await it.admin.get('/api/customers?q=Post')).json();
  const { content: articles } = (await it.admin.get('/api/articles?sort=articleNumber&q=W-1')).json();
  const line = { articleId: articles[0].id, quantityAmount: '2.5', quantityUnit: 'KG', note: 'dünn' };
  const { date: today } = (await it.admin.get('/api/today')).json();
  const order = { customerId: customers[0].id, requestedDate: today, reference: 'K-1', lines: [line, line] };
  const { id, orderNumber } = (await it.admin.post('/api/sales/orders', order)).json();
  await it.admin.post(`/api/sales/orders/${id}/confirm`, {});
  const exported = await it.done('export Aufträge');
  const [header = '', first = '', ...others] = exported.split('\r\n');
  t.equal(others.length, 2);
  t.match(header, /^"orderNumber","status",/);
  t.match(first, `"${orderNumber}","CONFIRMED",`);
  t.match(first, /,"dünn"/);
  const rowsOf = async (...options: readonly string[]) =>
    (await it.done(['export', 'orders', ...options])).trimEnd().split('\r\n').length - 1;
  t.equal(await rowsOf('--from', today, '--to', today), 2);
  t.equal(await rowsOf('--to', '2020-01-01'), 0);
  t.equal(await rowsOf('--from', '2099-01-01'), 0);
  const operator = { name: 'Fingerle', street: 'Weg', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  await it.admin.put('/api/settings', { operator, invoicing: { vatId: 'DE136695976' } });
  const typed = { text: 'Grillbuffet', quantityAmount: '1', price: 27.3, vatClass: 'REDUCED' };
  const invoice = await it.admin.post('/api/sales/invoices', { customerId: customers[0].id, lines: [typed] });
  const { id: invoiceId, invoiceNumber } = invoice.json();
  const items = [{ invoiceId, amount: '9.21' }];
  await it.admin.post('/api/sales/payments', { customerId: customers[0].id, bookedOn: today, items });
  const invoices = await it.done(['export', 'Rechnungen', '--from', today, '--to', today]);
  t.match(invoices, `\r\n"${invoiceNumber}","INVOICE",,"${today}",`);
  t.match(invoices, `,"27.30","1.91","29.21","20.00","OPEN","false"\r\n`);
  t.notMatch(await it.done('export invoices --to 2020-01-01'), 'INVOICE');
  t.match(await it.done('export Zahlungen --excel', german), /"Post";;"RE-\S+-00001";"9,21";"0,00";"Gebucht";/);
  t.match(await it.done('export Offene-Posten'), /\r\n"Post","20\.00","0\.00","\S+",1\r\n$/);
  t.match(await it.cleaver('export suppliers --from 2026-01-01'), {
    code: 1,
    stderr: /from: is no filter of this kind/,
  });
  const file = it.file('orders.csv', exported);
  t.match(await it.cleaver(['import', file]), { code: 2, stderr: /Unknown kind of records in orders.csv/ });
  t.match(await it.cleaver(['import', file, '--kind', 'orders']), { code: 2, stderr: /Unknown kind "orders"/ });
});
