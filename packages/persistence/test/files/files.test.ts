/** Tests files of records on the databases: many rows in few statements, and recipes that use each other. */
import { exportFile, importFile } from '@cleaver/domain/files';
import { createStorageLocation } from '@cleaver/domain/inventory';
import { SentFile } from '@cleaver/domain/kernel';
import { listArticles } from '@cleaver/domain/masterdata';
import { getRecipe } from '@cleaver/domain/production';
import type { Database } from '../../src/index.ts';
import { ids, onSharedDatabase } from '../databases.ts';
import { withRecipe } from '../production/with-recipe.ts';

async function withFiles(database: Database) {
  const it = await withRecipe(database);
  const found = await it.run(listArticles, { size: 500, sort: ['createdAt,desc'] });
  const articleNumber = found.content.find(({ id }) => id === it.articleId)?.articleNumber ?? '';
  const mark = ids.next().slice(-12);
  /** Sends a file of a kind. */
  const send = (kind: string, rows: readonly string[], more: object = {}) => {
    const file = new SentFile(new TextEncoder().encode(rows.join('\n')), 'a.csv', mark.padEnd(64, '0'));
    return it.run(importFile, { kind, content: file, ...more });
  };
  return { ...it, articleNumber, mark, send };
}

onSharedDatabase(
  'a file of stock books thousands of lots in, and the same file again changes nothing',
  async (t, open) => {
    const { run, send, articleNumber, mark } = await withFiles(await open());
    const { name, id: storageLocationId } = await run(createStorageLocation, {
      ...{ name: `Room ${mark}`, storageType: 'COLD_ROOM' },
    });
    const count = 2000;
    const rows = [
      'articleNumber,storageLocation,batchId,batchType,quantityAmount,quantityUnit,expiryDate',
      ...Array.from({ length: count }, (_, at) => `${articleNumber},${name},L-${at},PURCHASED,1.5,KG,2030-01-31`),
    ];
    t.match(await send('stock', rows, { dryRun: true }), { created: count });
    t.match(await send('stock', rows), { created: count, faultCount: 0 });
    t.match(await send('stock', rows), { created: 0, unchanged: count });
    const { rows: out } = await run(exportFile, { kind: 'stock', storageLocationId });
    t.equal([...(out as readonly object[])].length, count);
  },
);

onSharedDatabase('a file of recipes links recipes that it creates with stored ones', async (t, open) => {
  const { run, send, recipe, articleNumber, mark } = await withFiles(await open());
  const stored = await recipe({ name: `Wurst ${mark}` });
  const header = 'name,type,articleNumber,outputQuantity,outputUom,status,ingredient,quantity,uom,subRecipe';
  const head = `INTERMEDIATE,${articleNumber},10,KG`;
  const rows = [
    header,
    `Brät ${mark},${head},ACTIVE,${articleNumber},1,KG,`,
    `Masse ${mark},${head},ACTIVE,${articleNumber},1,KG,Brät ${mark}`,
    `Wurst ${mark},${head},ACTIVE,${articleNumber},1,KG,Masse ${mark}`,
  ];
  t.match(await send('recipes', rows), { created: 2, changed: 1, faultCount: 0 });
  t.match(await run(getRecipe, { id: stored }), { status: 'ACTIVE', ingredients: [{ subRecipeId: String }] });
  t.match(await send('recipes', rows), { created: 0, changed: 0, unchanged: 3 });
});
