import { Migration } from '@mikro-orm/migrations';
import { AUDIT } from './audit.ts';
import { FUNCTIONS } from './functions.ts';
import { IDENTITY } from './identity.ts';
import { INVENTORY } from './inventory.ts';
import { KERNEL } from './kernel.ts';
import { MASTERDATA } from './masterdata.ts';
import { PROCUREMENT } from './procurement.ts';
import { PRODUCTION } from './production.ts';
import { QUALITY } from './quality.ts';
import { SALES } from './sales.ts';
import { SETTINGS } from './settings.ts';

/** Creates all tables as version 0.2.0 had them. Replaces the migrations up to that version. */
export class BaseMigration extends Migration {
  override up(): void {
    for (const statement of [
      ...[...FUNCTIONS, ...IDENTITY, ...KERNEL, ...AUDIT, ...MASTERDATA, ...PRODUCTION, ...INVENTORY],
      ...[...PROCUREMENT, ...SALES, ...QUALITY, ...SETTINGS],
    ]) {
      this.addSql(statement);
    }
  }
}
