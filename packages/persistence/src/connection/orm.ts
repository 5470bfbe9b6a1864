/** What MikroORM is told on either database. */
import { Migrator } from '@mikro-orm/migrations';
import { MIGRATION_TABLE, MIGRATIONS } from '../migrations/index.ts';
import { records } from '../tables.ts';

export const COMMON = {
  entities: [...records],
  // Nothing is found by looking at files, and nothing is written to any.
  discovery: { checkDuplicateTableNames: false },
  metadataCache: { enabled: false },
  extensions: [Migrator],
  migrations: { tableName: MIGRATION_TABLE, migrationsList: MIGRATIONS, snapshot: false, disableForeignKeys: false },
  logger: () => undefined,
};
