import { Migration } from '@mikro-orm/migrations';

/** Drops the shared request counts, because each process counts in its own memory. */
export class Migration0039RequestCounts extends Migration {
  override up(): void {
    this.addSql('drop table request_count');
  }
}
