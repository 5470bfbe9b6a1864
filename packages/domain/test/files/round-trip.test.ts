/** What a file out has, the same kind reads as unchanged, and fills an empty shop equally. */
import { test } from 'tap';
import { type FileOutcome, importFile } from '../../src/files/index.ts';
import { GERMAN } from '../../src/german.ts';
import { addDays, calendarDay, type Message, type Refusal } from '../../src/kernel/index.ts';
import { withMasterdata } from '../masterdata/with-masterdata.ts';
import { faultsIn, fetched, send, sent } from './sent.ts';

const FORMATS = [
  ['CSV', false],
  ['EXCEL', false],
  ['EXCEL', true],
] as const;

/** The kinds in the order in which they refer to each other. */
const KINDS = ['categories', 'suppliers', 'customers', 'articles', 'article-codes', 'prices', 'contracts'] as const;

const PERMISSIONS = ['MASTERDATA_READ', 'MASTERDATA_WRITE', 'CUSTOMER_READ', 'CUSTOMER_WRITE'] as const;

const german = (message: Message): string => message.in((text) => GERMAN[text]);

async function filled() {
  const desk = withMasterdata(PERMISSIONS);
  const ahead = (days: number) => addDays(calendarDay(desk.ports.clock.now(), desk.ports.settings.shopTimeZone), days);
  const files = {
    categories: 'name,vatClass\nWurst,REDUCED\n"Käse; ""mild""",\n',
    suppliers: 'name,phone\nHuber,1\n"Meier|Sohn",2\n=Hof,+49\n',
    customers:
      'name,type,phone,street,postalCode,city,country\nPost,B2B,1,W,89073,Ulm,DE\nKrone,B2B,1,W,89073,Ulm,DE\n',
    articles: `articleNumber,name,category,unit,priceModel,price,suppliers,vatClass,minimumRemainingDays,pieceWeightKg,pieceWeightTolerance,status
0049,Lyoner,Wurst,HUNDRED_GRAM,WEIGHT_BASED,1.49,Huber|Meier\\|Sohn|=Hof,,,,,
0049,,,KG,WEIGHT_BASED,12.9,,,,,,
-5,"Schinken ""roh""; fein","Käse; ""mild""",PIECE_FIXED,FIXED,3.0001,,STANDARD,0,0.25,12.5,INACTIVE
R-1,Brät,Wurst,,,,,,,,,
`,
    'article-codes': 'articleNumber,gtins,plu\n0049,4006381333931|96385074,007\n-5,,12\n',
    prices:
      `articleNumber,unit,price,validFrom\n49,,1,\n-5,,4,${ahead(3)}\n7,KG,13.5,${ahead(9)}\n7,KG,11,${ahead(2)}\n`.replace(
        '49,,1,\n',
        '',
      ),
    contracts: `customer,validFrom,validUntil,rhythm,articleNumber,agreedPrice,agreedQuantity,unit
Post,${ahead(-20)},${ahead(300)},WEEKLY,7,11.25,100.5,KG
Post,,,,-5,2.5,,
Krone,,,ON_DEMAND,R-1,5,,HUNDRED_GRAM
`,
  };
  return { ...desk, files };
}

test('files of all kinds are unchanged in the same shop, in both formats and languages', async (t) => {
  const { ask, files } = await filled();
  for (const kind of KINDS) {
    const done = await send(ask, kind, files[kind]);
    t.strictSame(faultsIn(done), [], kind);
    t.match(await send(ask, kind, files[kind]), { created: 0, changed: 0, unchanged: done.rows }, kind);
  }
  for (const kind of KINDS) {
    for (const [format, isGerman] of FORMATS) {
      const again = await send(ask, kind, await fetched(ask, kind, { format }, isGerman));
      t.strictSame(faultsIn(again), [], `${kind} ${format}`);
      t.match(again, { created: 0, changed: 0, unchanged: again.rows, warnings: [] }, `${kind} ${format} ${isGerman}`);
      t.ok(again.rows > 1);
    }
  }
});

test('files of all kinds fill an empty shop equally', async (t) => {
  const { ask, files } = await filled();
  for (const kind of KINDS) await send(ask, kind, files[kind]);
  for (const [format, isGerman] of FORMATS) {
    const { ask: other } = withMasterdata(PERMISSIONS);
    for (const kind of KINDS) {
      const text = await fetched(ask, kind, { format }, isGerman);
      t.strictSame(faultsIn(await send(other, kind, text)), [], `${kind} ${format}`);
    }
    for (const kind of KINDS) t.equal(await fetched(other, kind), await fetched(ask, kind), `${kind} ${format}`);
  }
});

test('the template of each kind has all its columns and an example', async (t) => {
  const { ask } = withMasterdata(PERMISSIONS);
  for (const kind of KINDS) {
    const [head = '', example = ''] = (await fetched(ask, kind, { template: true })).split('\r\n');
    t.match(head, /^"[a-z]/i);
    t.match(example, /^"[A-Z]/);
  }
});

test('the faults of files have a German text', async (t) => {
  const { ask, files } = await filled();
  for (const kind of KINDS) await send(ask, kind, files[kind]);
  const wrong = {
    articles: 'articleNumber,name,category,suppliers,unit,price\n0049,Wiener,Käse,Niemand,KG,3\nN-1,,,,,\n',
    'article-codes': 'articleNumber,name,plu\nX,,1\n-5,Lyoner,8\nR-1,,7\n0049,,8\n',
    prices:
      'articleNumber,name,unit,price,validFrom\n-5,Lyoner,KG,1,\n0049,,,1,\n0049,,KG,1,2026-01-01\n0049,,KG,1,2099-01-01\n',
    contracts: 'customer,articleNumber,agreedPrice\nPost,0049,1\nPost,0049,2\nNiemand,0049,2\n',
  };
  for (const [kind, text] of Object.entries(wrong)) {
    const refused = await ask(importFile, { kind, content: sent(text) }).catch((error: Refusal) =>
      error.beside?.(german),
    );
    const { faults } = (await send(ask, kind, text)) as FileOutcome;
    t.ok(faults.length > 2, kind);
    for (const [at, { message }] of (refused as FileOutcome).faults.entries()) {
      t.not(String(message), String(faults[at]?.message), kind);
    }
  }
});
