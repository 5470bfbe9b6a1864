import { Migration } from '@mikro-orm/migrations';

/** The functions of composed writes: rows are counted by the service, and looked up by a list of ids. */
export class Migration0041PlainWrites extends Migration {
  override up(): void {
    this.addSql('drop function expect_rows(bigint, bigint)');
    this.addSql('drop function rows_of(json)');
  }
}
