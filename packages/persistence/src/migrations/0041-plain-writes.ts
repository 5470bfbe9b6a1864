import { Migration } from '@mikro-orm/migrations';

/**
 * Drops the functions for composed writes. Statements now count their rows themselves, and find rows by a list of ids.
 */
export class Migration0041PlainWrites extends Migration {
  override up(): void {
    this.addSql('drop function expect_rows(bigint, bigint)');
    this.addSql('drop function rows_of(json)');
  }
}
