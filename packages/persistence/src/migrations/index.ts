/** All migrations, in their order. What is released is never changed: a new table or column is a new migration. */
import { Migration0001Identity } from './0001-identity.ts';
import { Migration0002Masterdata } from './0002-masterdata.ts';
import { Migration0003Production } from './0003-production.ts';
import { Migration0004Inventory } from './0004-inventory.ts';
import { Migration0005RequestCount } from './0005-request-count.ts';

const migrations = [
  Migration0001Identity,
  Migration0002Masterdata,
  Migration0003Production,
  Migration0004Inventory,
  Migration0005RequestCount,
];

export const MIGRATIONS = migrations.map((migration) => ({ name: migration.name, class: migration }));

/** Where the database remembers which of them it has seen. */
export const MIGRATION_TABLE = 'migration';
