/** Makes backups without the service. They contain everything in the database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { runTool } from '../../src/backup/postgres-tools.ts';
import type { Place } from '../databases.ts';

/** Writes a whole dump of PostgreSQL, or an archive of the embedded database's directory. */
export async function wholeBackup(place: Place, file: string): Promise<void> {
  if (place.url !== undefined) {
    await runTool('pg_dump', ['--format=custom', `--file=${file}`], place.url);
    return;
  }
  const database = await PGlite.create({ dataDir: join(place.dataDir ?? '', 'postgres') });
  await writeFile(file, Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer()));
  await database.close();
}
