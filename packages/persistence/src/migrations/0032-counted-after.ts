import { Migration } from '@mikro-orm/migrations';

/**
 * Adds to each count entry the number of movements of its stock batch. An approval detects later movements by this
 * number.
 */
export class Migration0032CountedAfter extends Migration {
  override up(): void {
    this.addSql('alter table inventory_count_entry add column movements int');
    this.addSql(`
      update inventory_count_entry e set movements = (
        select count(*) from stock_movement m where m.stock_batch_id = e.stock_batch_id and m.at <= e.counted_at)
    `);
    this.addSql('alter table inventory_count_entry alter column movements set not null');
  }
}
