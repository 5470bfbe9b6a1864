import { test } from 'tap';
import {
  Articles,
  activateArticle,
  createSupplier,
  listArticles,
  listProductCategories,
  listSuppliers,
  removeSalesUnit,
} from '../../src/masterdata/index.ts';
import { withMasterdata } from '../masterdata/with-masterdata.ts';
import { faultsIn, fetched, send } from './sent.ts';

const HEAD = 'articleNumber,name,category,unit,priceModel,price,suppliers,status';
const ARTICLES = `${HEAD}
W-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49,"Huber|Meier, Sohn",ACTIVE
w-1,,,KG,weight_based,"12,9",,
S-1,Schwarzwälder,schinken,kg,WEIGHT_BASED,29.9,,INACTIVE
R-1,Brät,Wurst,,,,,
`;

/** Makes a shop with two categories and two suppliers, and functions to send and list articles. */
async function withNames() {
  const desk = withMasterdata();
  await send(desk.ask, 'categories', 'name\nWurst\nSchinken\n');
  await send(desk.ask, 'suppliers', 'name,phone\nHuber,1\n"Meier, Sohn",2\n');
  return {
    ...desk,
    sends: (content: string, more: object = {}) => send(desk.ask, 'articles', content, more),
    faultsOf: async (content: string, more: object = {}) => faultsIn(await send(desk.ask, 'articles', content, more)),
    async articles() {
      const { content } = await desk.ask(listArticles, { sort: 'articleNumber' });
      return content;
    },
  };
}

test('a file of articles creates sales units, suppliers and statuses; again it changes nothing', async (t) => {
  const { sends, articles } = await withNames();
  t.match(await sends(ARTICLES, { dryRun: true }), { rows: 4, created: 4, faultCount: 0 });
  t.strictSame(await articles(), []);
  t.match(await sends(ARTICLES), { created: 4, changed: 0, unchanged: 0 });
  const unit = (name: string, price: string) => ({ unit: name, priceModel: 'WEIGHT_BASED', price });
  t.match(await articles(), [
    { articleNumber: 'R-1', name: 'Brät', salesUnits: { length: 0 }, status: 'ACTIVE' },
    { articleNumber: 'S-1', salesUnits: [unit('KG', '29.9')], supplierIds: { length: 0 }, status: 'INACTIVE' },
    {
      articleNumber: 'W-1',
      name: 'Lyoner',
      salesUnits: [unit('HUNDRED_GRAM', '1.49'), unit('KG', '12.9')],
      supplierIds: [String, String],
    },
  ]);
  t.match(await sends(ARTICLES), { created: 0, changed: 0, unchanged: 4 });
});

test('a file of articles has their product kinds, and reads what it writes', async (t) => {
  const { sends, articles, ask } = await withNames();
  const file = (...rows: string[]) => ['articleNumber,name,category,productKind,frozen', ...rows, ''].join('\n');
  const rows = ['L-1,Leber,Wurst,OFFAL,true', 'K-1,Keule,Wurst,meat,', 'X-1,Salz,Wurst,,nein'];
  t.match(await sends(file(...rows)), { created: 3 });
  t.match(await articles(), [
    { articleNumber: 'K-1', productKind: 'MEAT', frozen: false },
    { articleNumber: 'L-1', productKind: 'OFFAL', frozen: true },
    { articleNumber: 'X-1', productKind: null, frozen: false },
  ]);
  t.match(await sends(await fetched(ask, 'articles')), { created: 0, changed: 0, unchanged: 3 });
  t.match(await sends(file('K-1,,,Innereien,ja'), { dryRun: true }), { faultCount: 2 });
  t.match(await sends(file('K-1,,,Innereien,ja', 'L-1,,,,'), { update: true }), { changed: 1, unchanged: 1 });
  t.match(await articles(), [{ productKind: 'OFFAL', frozen: true }, { productKind: 'OFFAL' }, {}]);
});

test('a file of articles names every fault by row and column, and writes nothing', async (t) => {
  const { sends, faultsOf, articles } = await withNames();
  await sends(ARTICLES);
  const faults = await faultsOf(`${HEAD}
,Lyoner,Wurst,KG,WEIGHT_BASED,1,,
N-1,Neu,Wurst,KG,WEIGHT_BASED,1,,
n-1,Anders,Wurst,KG,WEIGHT_BASED,2,,
N-2,,Käse,STÜCK,WEIGHT_BASED,-1,Niemand|Keiner,GONE
N-3,Neu,Wurst,KG,,1.00001,,
w-1,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.59,Huber,
S-1,Anderer,Wurst,PIECE_FIXED,FIXED,5,,
N-7,Neu,Wurst,KG,FIXED,,,
N-8,,,,,,,
`);
  t.match(faults, [
    '2 articleNumber is required',
    '4 name differs from row 3, which is about the same',
    '4 price differs from row 3, which is about the same',
    '5 name is required',
    '5 category there is no product category “Käse”',
    /^5 unit must be one of /,
    /^5 price must be above/,
    '5 suppliers there is no supplier “Niemand”',
    '5 suppliers there is no supplier “Keiner”',
    /^5 status must be one of /,
    '6 priceModel is required',
    /^6 price must have at most .* 4 after it/,
    /^7 price is stored as “1.49”/,
    /^8 name is stored as “Schwarzwälder”/,
    /^8 category is stored as “Schinken”/,
    '9 price is required',
    '10 name is required',
    '10 category is required',
  ]);
  t.equal((await articles()).length, 3);
});

test('a row adds the sales unit, the suppliers and the sales data that an article lacks', async (t) => {
  const { ask, sends, faultsOf, articles } = await withNames();
  await sends(ARTICLES);
  const more = 'articleNumber,unit,priceModel,price,suppliers,vatClass,minimumRemainingDays,pieceWeightKg\n';
  const file = `${more}S-1,PIECE_FIXED,FIXED,5,Huber,STANDARD,0,"0,4"\nS-1,PIECE_FIXED,FIXED,5,,,,\nW-1,,,,Huber,,,\n`;
  t.match(await sends(file), { created: 0, changed: 1, unchanged: 2 });
  t.match(await sends(file), { changed: 0, unchanged: 3 }, 'fewer suppliers than stored remove nothing');
  const [, ham, lyoner] = await articles();
  t.match(ham, {
    ...{ vatClass: 'STANDARD', minimumRemainingDays: 0, pieceWeight: { kg: '0.4', tolerancePercent: '20' } },
    ...{ salesUnits: [{ unit: 'KG' }, { unit: 'PIECE_FIXED', price: '5' }], supplierIds: [String] },
  });
  t.equal(lyoner?.supplierIds.length, 2);
  t.match(await sends('articleNumber,suppliers\nS-1,"Meier, Sohn"\n'), { changed: 1 });
  t.equal((await articles())[1]?.supplierIds.length, 2, 'the other supplier stays');
  t.match(await faultsOf('articleNumber,vatClass,minimumRemainingDays\nS-1,REDUCED,1\n'), [
    /^2 vatClass is stored as “Standard rate”/,
    /^2 minimumRemainingDays is stored as “0”/,
  ]);
  const { id, salesUnits = [] } = ham ?? {};
  await ask(removeSalesUnit, { id, suId: salesUnits[1]?.id });
  t.match(await sends(file), { changed: 1 }, 'only the row of the sales unit');
});

test('with update a file changes name, category, price, sales data, status and suppliers', async (t) => {
  const { ask, sends, faultsOf, articles } = await withNames();
  await sends(ARTICLES);
  const file = `articleNumber,name,category,unit,priceModel,price,suppliers,vatClass,pieceWeightKg,pieceWeightTolerance,status
s-1,Schinken,Wurst,KG,WEIGHT_BASED,31,Huber,REDUCED,2,,ACTIVE
W-1,,,KG,WEIGHT_BASED,13,"Meier, Sohn",,,,
`;
  t.match(await faultsOf(file), [
    /^2 name is stored as “Schwarzwälder”/,
    /^2 category /,
    /^2 price is stored as “29.9”/,
    /^2 status is stored as “Inactive”/,
    /^3 price is stored as “12.9”/,
  ]);
  t.match(await sends(file, { update: true }), { created: 0, changed: 2, unchanged: 0 });
  const [, ham, lyoner] = await articles();
  t.match(ham, {
    articleNumber: 'S-1',
    name: 'Schinken',
    status: 'ACTIVE',
    vatClass: 'REDUCED',
    supplierIds: [String],
  });
  t.match(ham?.salesUnits, [{ price: '31' }]);
  t.match(lyoner, { name: 'Lyoner', salesUnits: [{ price: '1.49' }, { price: '13' }] });
  t.equal(lyoner?.supplierIds.length, 1, 'the suppliers become those of the file');
  t.match(await sends(file, { update: true }), { unchanged: 2 });
  const tolerance = 'articleNumber,pieceWeightTolerance\nS-1,15\n';
  t.match(await sends(tolerance, { update: true }), { changed: 1 });
  t.match((await articles())[1]?.pieceWeight, { kg: '2', tolerancePercent: '15' });
  t.strictSame(await faultsOf('articleNumber,pieceWeightTolerance\nW-1,15\n'), ['2 pieceWeightKg is required']);
  const {
    content: [wurst],
  } = await ask(listProductCategories, { q: 'Wurst' });
  t.equal(ham?.categoryId, wurst?.id);
});

test('a status differs only if the row has one', async (t) => {
  const { ask, sends, faultsOf, articles } = await withNames();
  await sends(ARTICLES);
  const [, ham] = await articles();
  t.match(await sends('articleNumber,name\nS-1,Schwarzwälder\n'), { unchanged: 1 });
  await ask(activateArticle, { id: ham?.id });
  t.match(await faultsOf(ARTICLES), [/^4 status is stored as “Active”/]);
  t.match(await sends(ARTICLES, { update: true }), { changed: 1, unchanged: 3 });
  t.match((await articles())[1], { status: 'INACTIVE' });
});

test('an id distinguishes two suppliers of the same name', async (t) => {
  const { ask, sends, faultsOf, articles } = await withNames();
  const second = await ask(createSupplier, { name: 'HUBER', phone: '3' });
  const row = (supplier: string) =>
    `articleNumber,name,categoryId,unit,priceModel,price,supplierIds\nA-1,x,Wurst,KG,FIXED,1,${supplier}\n`;
  t.strictSame(await faultsOf(row('Huber')), ['2 supplierIds 2 of them have this name: write the id']);
  t.match(await sends(row(second.id)), { created: 1 });
  t.match(await articles(), [{ supplierIds: [second.id] }]);
  const text = await fetched(ask, 'articles');
  t.match(text, second.id);
  t.match(await sends(text), { unchanged: 1 });
});

test('columns and choices may be German; a tolerance needs a weight', async (t) => {
  const { ask, sends, faultsOf } = await withNames();
  const german =
    'Artikelnummer,Name,Warengruppe,Einheit,Preismodell,Preis\nA-1,Lyoner,Wurst,"Stück, Festpreis",fest,3\n';
  t.match(await sends(german), { created: 1 });
  t.match(
    await fetched(ask, 'articles', { format: 'EXCEL' }, true),
    /^\ufeff"Artikelnummer";"Name";"Warengruppe";"Einheit";"Preismodell";"Preis";"Lieferanten";.*"Status"\r\n"A-1";"Lyoner";"Wurst";"Stück, Festpreis";"Fest";/,
  );
  t.strictSame(await faultsOf(`${HEAD},pieceWeightTolerance\nN-1,Neu,Wurst,KG,FIXED,1,,,20\n`), [
    '2 pieceWeightKg is required',
  ]);
});

test('a file of many articles needs few reads and is one entry of the audit log', async (t) => {
  const { ask, ports, sends } = await withNames();
  const rows = Array.from(
    { length: 1000 },
    (_, at) => `N-${at},Sorte ${at},Wurst,KG,WEIGHT_BASED,${at + 1},Huber,INACTIVE\n`,
  );
  const before = ports.audit.length;
  t.match(await sends(`${HEAD}\n${rows.join('')}`), { created: 1000 });
  t.equal(ports.audit.length, before + 1);
  t.equal((await ports.reader.where(Articles, { status: 'INACTIVE' })).length, 1000);
  const { content } = await ask(listSuppliers, {});
  t.equal(content.length, 2);
});
