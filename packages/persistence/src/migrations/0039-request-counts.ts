import { Migration } from '@mikro-orm/migrations';

/** Each process counts requests in its own memory. */
export class Migration0039RequestCounts extends Migration {
  override up(): void {
    this.addSql('drop table request_count');
  }
}
