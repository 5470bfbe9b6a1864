import { Migration } from '@mikro-orm/migrations';

/** Adds the index by which the audit log is walked. */
export class Migration0106WalkedAuditLog extends Migration {
  override up(): void {
    this.addSql('create index audit_entry_id_index on audit_entry (id)');
  }
}
