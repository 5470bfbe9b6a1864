import { Migration } from '@mikro-orm/migrations';

/** Renames the lot number of a stock batch to `lot_number`, as in the table of lots. */
export class Migration0085LotNumbers extends Migration {
  override up(): void {
    this.addSql('alter table stock_batch rename column batch_id to lot_number');
    this.addSql('alter table stock_batch rename column batch_id_key to lot_number_key');
    this.addSql(
      'alter table stock_batch rename constraint stock_batch_stock_id_batch_id_batch_type_unique to stock_batch_stock_id_lot_number_batch_type_unique',
    );
    this.addSql('alter index stock_batch_batch_id_key_index rename to stock_batch_lot_number_key_index');
  }
}
