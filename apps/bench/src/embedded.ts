/** The service on the embedded database: alone, since nothing else has it in its own process. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { measure, measureStarts, restedMiB, type Side, startOf } from './measure.ts';
import { addArticles, makeTemplates, multiply, removeTemplates } from './multiply.ts';
import { operations } from './operations.ts';
import type { Options } from './options.ts';
import { aloneHead, aloneRow, startRow } from './report.ts';
import { fillService, logInAsAdmin, startService } from './service.ts';
import type { Sql } from './world.ts';
import * as world from './world.ts';

/** Prints its table as it goes; gives the rows of the table of starts. `undo` is told what must be undone at the end. */
export async function measureEmbedded(options: Options, folder: string): Promise<string[]> {
  const dataDir = join(folder, 'data');
  const start = () => startService({ DATA_DIR: dataDir }, options.logLevel, join(folder, 'embedded.log'));
  const first = await start();
  const firstStart = await startOf(first);
  const templates = await makeTemplates(first, await logInAsAdmin(first));
  await first.stop();
  await inDatabase(dataDir, async (sql) => {
    await multiply(sql, templates);
    await addArticles(sql, templates.article, 1, world.FEW_ARTICLES);
    await removeTemplates(sql, templates);
  });
  const { starts, server: few } = await measureStarts(start);
  const token = await logInAsAdmin(few);
  const side: Side = { server: few, token, world: await fillService(few, token) };

  const print = async (needsMany: boolean, on: Side) => {
    for (const operation of operations) {
      if (!operation.isEmbedded || Boolean(operation.needsMany) !== needsMany) continue;
      const [service = []] = await measure(operation, [on], options);
      console.log(aloneRow(operation.title, service));
    }
  };
  console.log(`\n${aloneHead}`);
  await print(false, side);
  await few.stop();
  await inDatabase(dataDir, (sql) =>
    addArticles(sql, world.idOf('article', 1), world.FEW_ARTICLES + 1, world.MANY_ARTICLES),
  );
  const many = await start();
  await print(true, { ...side, server: many, token: await logInAsAdmin(many) });
  const loaded = await restedMiB(many);
  await many.stop();
  console.log(`\nResident ten seconds after the load, embedded: ${loaded.toFixed(0)} MiB.`);
  return [startRow('embedded, empty folder', [firstStart]), startRow('embedded', starts)];
}

/** Works in the embedded database while the service is not running. */
export async function inDatabase(dataDir: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const database = await PGlite.create(join(dataDir, 'postgres'));
  try {
    await work(database);
    await database.exec('vacuum analyze');
  } finally {
    await database.close();
  }
}
