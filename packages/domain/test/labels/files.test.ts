/** Tests the file of declarations. */
import { test } from 'tap';
import { declareArticle, listArticleDeclarations, listDeclarations } from '../../src/labels/index.ts';
import { createArticle, createProductCategory } from '../../src/masterdata/index.ts';
import { faultsIn, fetched, send } from '../files/sent.ts';
import { withCore } from '../with-core.ts';

const FILE = `articleNumber,articleName,role,name,composition,allergens,traces,additives,species,fatPercent,proteinPercent,collagenPercent,fatName,kgPerUnit,source,validFrom
G-1,Gewürzmischung,INGREDIENT,Gewürzmischung,"Gewürze (Senfkörner, Sellerie), Dextrose",celery=Sellerie|Senf=Senf,MILK|EGG,E450|E250,,,,,,,"Blatt vom 2.11., Seite 1",
S-1,,INGREDIENT,Schweinefleisch,,,,,PORK,8.50,20,1.6,Schweinefett,,,
E-1,,INGREDIENT,Entenfleisch,,,,,POULTRY,12,18,1,Entenfett,,,2020-01-01
W-1,,WATER,Wasser,,,,,,,,,,,,
`;

async function shop() {
  const { ask } = withCore();
  const { id: categoryId } = await ask(createProductCategory, { name: 'Zutaten' });
  const ids = new Map<string, string>();
  for (const [articleNumber, name] of [
    ['G-1', 'Gewürzmischung'],
    ['S-1', 'Schulter'],
    ['E-1', 'Ente'],
    ['W-1', 'Wasser'],
  ] as const) {
    ids.set(articleNumber, (await ask(createArticle, { name, articleNumber, categoryId } as never)).id);
  }
  const versions = async (number: string) =>
    (await ask(listArticleDeclarations, { id: ids.get(number) ?? '', sort: 'version,desc' } as never)).content;
  const file: Parameters<typeof send>[0] = (operation, input) => ask(operation, input);
  return { ask, file, ids, versions };
}

test('a file declares articles, and is then unchanged in both formats and languages', async (t) => {
  const { ask, file, versions } = await shop();
  const done = await send(file, 'declarations', FILE);
  t.strictSame(faultsIn(done), []);
  t.match(done, { created: 4, changed: 0 });
  t.match(await versions('G-1'), [
    {
      ...{ version: 1, validFrom: null, composition: 'Gewürze (Senfkörner, Sellerie), Dextrose' },
      allergens: [
        { code: 'CELERY', presence: 'CONTAINED', word: 'Sellerie' },
        { code: 'MUSTARD', presence: 'CONTAINED', word: 'Senf' },
        { code: 'MILK', presence: 'TRACE', word: '' },
        { code: 'EGG', presence: 'TRACE', word: '' },
      ],
      ...{ additives: ['E450', 'E250'], meat: null, kgPerUnit: null, source: 'Blatt vom 2.11., Seite 1' },
    },
  ]);
  t.match(await versions('S-1'), [{ meat: { species: 'PORK', fatPercent: '8.5', fatName: 'Schweinefett' } }]);
  t.match(await versions('E-1'), [{ validFrom: null, meat: { fatName: 'Entenfett' } }]);
  t.match(await versions('W-1'), [{ kgPerUnit: '1' }]);
  const files = [FILE];
  for (const [format, isGerman] of [
    ['CSV', false],
    ['EXCEL', false],
    ['EXCEL', true],
  ] as const) {
    files.push(await fetched(file, 'declarations', { format }, isGerman));
  }
  for (const [at, text] of files.entries()) {
    const again = await send(file, 'declarations', text);
    t.strictSame(faultsIn(again), []);
    t.match(again, { created: 0, changed: 0, unchanged: 4, warnings: { length: 0 } }, `file ${at}`);
  }
  t.equal((await ask(listDeclarations, {} as never)).page.totalElements, 4);
});

test('a row that says something else adds a version, and empty cells leave what is declared', async (t) => {
  const { ask, file, ids, versions } = await shop();
  await send(file, 'declarations', FILE);
  const changes = `articleNumber,composition,allergens,traces,additives,fatPercent,validFrom
g-1,"Gewürze (Senfkörner), Dextrose",MUSTARD=Senf,,,,2026-01-04
S-1,,,,,9,
W-1,,,,,,2026-01-04
`;
  const changed = await send(file, 'declarations', changes);
  t.strictSame(faultsIn(changed), []);
  t.match(changed, { created: 0, changed: 2, unchanged: 1 });
  const [latest, first, ...more] = await versions('G-1');
  t.match(latest, {
    ...{ version: 2, validFrom: '2026-01-04', role: 'INGREDIENT', additives: ['E450', 'E250'] },
    ...{ source: 'Blatt vom 2.11., Seite 1', composition: 'Gewürze (Senfkörner), Dextrose' },
  });
  t.same(
    latest?.allergens.map(({ code }) => code),
    ['MUSTARD', 'MILK', 'EGG'],
  );
  t.match([first, more], [{ version: 1 }, []]);
  t.match(await versions('S-1'), [{ version: 2, meat: { fatPercent: '9', proteinPercent: '20' } }, { version: 1 }]);
  t.equal((await versions('W-1')).length, 1, 'a day alone changes nothing');
  t.match(await send(file, 'declarations', changes), { changed: 0, unchanged: 3 });
  const again = { id: ids.get('W-1') ?? '', role: 'WATER', name: 'Trinkwasser' };
  await ask(declareArticle, again as never);
  t.match(await send(file, 'declarations', FILE), { changed: 3, unchanged: 1 }, 'compares with the one in force');
});

test('faults of a file of declarations name row and column, and nothing is written', async (t) => {
  const { ask, file } = await shop();
  const faulty = `articleNumber,articleName,role,name,allergens,traces,additives,species,fatPercent,proteinPercent,collagenPercent,fatName,validFrom
X-9,,INGREDIENT,Salz,,,,,,,,,
G-1,Gewürze,INGREDIENT,Senfpulver,GARLIC=Senf,,,,,,,,
g-1,,INGREDIENT,Senfpulver,MUSTARD=Sellerie,MILK=Milch,250,,,,,,
S-1,,CASING,Darm,,,,PORK,8,20,21,,
E-1,,INGREDIENT,Ente,MUSTARD,,,POULTRY,12,,1,,
W-1,,,,,,,,,,,,2999-01-01
`;
  const { faults, code } = await send(file, 'declarations', faulty);
  t.equal(code, 'FILE_FAULTY');
  t.strictSame(
    faults.map(({ row, column }) => `${row} ${column}`),
    [
      '2 articleNumber',
      '3 articleName',
      '3 allergens',
      '4 articleNumber',
      '4 additives',
      '5 collagenPercent',
      '6 proteinPercent',
      '6 fatName',
      '7 role',
      '7 name',
      '7 validFrom',
    ],
  );
  t.equal((await ask(listDeclarations, {} as never)).page.totalElements, 0);
  const words = 'articleNumber,role,name,allergens,traces\nG-1,INGREDIENT,Senf,MUSTARD|CELERY=Sellerie,MILK=Milch\n';
  t.strictSame(faultsIn(await send(file, 'declarations', words)), [
    '2 allergens MUSTARD: is required: choose the word of the name or the composition that names the allergen',
    '2 traces MILK=Milch: stands neither in the name nor in the composition',
  ]);
  const future = 'articleNumber,validFrom,name\nG-1,2026-01-06,Senf\n';
  await send(file, 'declarations', FILE);
  t.match(await send(file, 'declarations', future), { code: 'FILE_FAULTY', faults: [{ row: 2, column: 'validFrom' }] });
});
