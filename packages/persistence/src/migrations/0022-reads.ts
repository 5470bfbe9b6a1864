import { Migration } from '@mikro-orm/migrations';

/** Adds indexes for the lists of stock batches over all stocks. */
export class Migration0022Reads extends Migration {
  override up(): void {
    this.addSql(
      `create index stock_batch_condition_expiry_date_index on stock_batch (condition, expiry_date, id) where condition = 'BLOCKED'`,
    );
    this.addSql('create index stock_batch_expiry_date_received_at_index on stock_batch (expiry_date, received_at, id)');
    this.addSql('create index stock_batch_received_at_index on stock_batch (received_at, id)');
    this.addSql('create index stock_batch_batch_id_key_index on stock_batch (batch_id_key, id)');
  }
}
