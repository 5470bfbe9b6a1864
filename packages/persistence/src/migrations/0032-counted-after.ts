import { Migration } from '@mikro-orm/migrations';

/** The number of movements of the stock batch in each count entry. It shows an approval the later movements. */
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
