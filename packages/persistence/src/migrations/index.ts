/** All migrations, in order. A released migration never changes, so a new table or column needs a new migration. */
import { Migration0126FewerAuditIndexes } from './0126-fewer-audit-indexes.ts';
import { Migration0127KindsAndAddresses } from './0127-kinds-and-addresses.ts';
import { Migration0128Papers } from './0128-papers.ts';
import { Migration0129StepsOfBatches } from './0129-steps-of-batches.ts';
import { Migration0132OpenHolds } from './0132-open-holds.ts';
import { Migration0133InvoicingSettings } from './0133-invoicing-settings.ts';
import { Migration0134Invoices } from './0134-invoices.ts';
import { Migration0135Hygiene } from './0135-hygiene.ts';
import { Migration0136DeviationHolds } from './0136-deviation-holds.ts';
import { Migration0137Labels } from './0137-labels.ts';
import { BaseMigration } from './base/index.ts';

/**
 * The name under which databases record the base. It is the last migration that was added before the base, although others
 * have greater numbers. So a database of the last version with these migrations needs no base.
 */
export const BASE = 'Migration0106WalkedAuditLog';

/** The last version with the migrations that the base replaces. It brings older databases up to the base. */
export const VERSION_OF_BASE = '0.2.0';

const migrations = [
  // The newest is last.
  Migration0126FewerAuditIndexes,
  Migration0127KindsAndAddresses,
  Migration0128Papers,
  Migration0129StepsOfBatches,
  Migration0132OpenHolds,
  Migration0133InvoicingSettings,
  Migration0134Invoices,
  Migration0135Hygiene,
  Migration0136DeviationHolds,
  Migration0137Labels,
];

export const MIGRATIONS = [
  { name: BASE, class: BaseMigration },
  ...migrations.map((migration) => ({ name: migration.name, class: migration })),
];

/** Returns whether the base replaces the migration of this name. All have a lower number than the first one after it. */
export const isReplaced = (name: string): boolean => name < Migration0126FewerAuditIndexes.name;

/** The table in which the database records its migrations. */
export const MIGRATION_TABLE = 'migration';
