/** Options of MikroORM for both databases. */
import { Migrator } from '@mikro-orm/migrations';
import { MIGRATION_TABLE, MIGRATIONS } from '../migrations/index.ts';
import { records } from '../tables.ts';

export const COMMON = {
  entities: [...records],
  // Entities are declared, so MikroORM neither searches nor writes files.
  discovery: { checkDuplicateTableNames: false },
  metadataCache: { enabled: false },
  extensions: [Migrator],
  migrations: { tableName: MIGRATION_TABLE, migrationsList: MIGRATIONS, snapshot: false, disableForeignKeys: false },
  logger: () => undefined,
};
