import { Migration } from '@mikro-orm/migrations';

/** Drops an index on the ids of few entries of the audit log, because another index has the ids of all entries. */
export class Migration0126FewerAuditIndexes extends Migration {
  override up(): void {
    this.addSql('drop index if exists audit_entry_large_index');
  }
}
