import { Migration } from '@mikro-orm/migrations';

/** Adds the index by which the history of a record finds all entries that name it, also those of earlier versions. */
export class Migration0105NamedRecords extends Migration {
  override up(): void {
    this.addSql(`
      create index audit_entry_named_index on audit_entry
        using gin ((jsonb_path_query_array(changes, '$[*]."id"'))) with (fastupdate = off)
    `);
  }
}
