import { Migration } from '@mikro-orm/migrations';

/** Adds the number of changes of an entry of the audit log whose changes are too large for lists (64 KiB). */
export class Migration0100LargeChanges extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table audit_entry add column large_changes int');
    await this.execute('alter table audit_entry disable trigger append_only');
    // Compression shrinks a text to a hundredth at most, so values with a small stored size need not be unpacked.
    await this.execute(`
      update audit_entry set large_changes = jsonb_array_length(changes)
      where pg_column_size(changes) > 600 and octet_length(changes::text) > 65536
    `);
    await this.execute('alter table audit_entry enable always trigger append_only');
    await this.execute('create index audit_entry_large_index on audit_entry (id) where large_changes is not null');
  }
}
