import { Migration } from '@mikro-orm/migrations';

/** The suffixes of the dropped indexes, by table. */
const DROPPED = {
  app_user: ['created_at_index', 'last_login_index', 'status_index'],
  article: [
    'category_id_article_number_key_index',
    'category_id_created_at_index',
    'category_id_status_count',
    'category_id_updated_at_index',
    'created_at_index',
    'status_article_number_key_index',
    'status_created_at_index',
    'status_index',
    'status_name_key_index',
    'status_updated_at_index',
    'updated_at_index',
  ],
  batch: ['created_at_index', 'updated_at_index'],
  customer: [
    'created_at_index',
    'status_created_at_index',
    'status_index',
    'status_name_key_index',
    'status_updated_at_index',
    'type_created_at_index',
    'type_index',
    'type_name_key_index',
    'type_status_count',
    'type_updated_at_index',
    'updated_at_index',
  ],
  delivery: ['created_at_index', 'customer_id_created_at_index'],
  goods_receipt: ['created_at_index', 'supplier_id_created_at_index'],
  lot: ['expiry_date_index'],
  recall: ['mode_recall_number_key_index', 'opened_at_index', 'status_recall_number_key_index'],
  recipe: ['created_at_index', 'status_index', 'type_index', 'updated_at_index', 'version_index'],
  stock_batch: ['stock_id_received_at_index'],
  stock_movement: ['stock_id_number_index'],
  storage_location: ['active_index', 'storage_type_index'],
  supplier: [
    'created_at_index',
    'status_created_at_index',
    'status_index',
    'status_name_key_index',
    'status_updated_at_index',
    'updated_at_index',
  ],
};

/** Drops indexes for pairs of a filter and an order, and for orders that are not the default of a list. */
export class Migration0045FewerIndexes extends Migration {
  override up(): void {
    for (const [table, indexes] of Object.entries(DROPPED)) {
      for (const index of indexes) this.addSql(`drop index ${table}_${index}`);
    }
  }
}
