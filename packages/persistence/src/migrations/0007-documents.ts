import { Migration } from '@mikro-orm/migrations';

/** Creates goods receipts, deliveries, and the settings of the shop. */
export class Migration0007Documents extends Migration {
  override up(): void {
    this.addSql(`
      create table shop_settings (
        id text collate "C" not null,
        operator jsonb not null,
        supplier_certificates text not null,
        cutting_tolerance_percent numeric not null,
        weight_patterns text[] not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql(`
      create table goods_receipt (
        id uuid not null,
        receipt_number text not null,
        supplier_id uuid not null,
        supplier_name text not null,
        delivery_note text not null,
        purchase_order text not null,
        receipt_date date not null,
        vehicle_temperature numeric,
        lines jsonb not null,
        article_ids text[] not null,
        warnings jsonb not null,
        inspections jsonb not null,
        received_by text not null,
        created_at timestamptz(3) not null,
        receipt_number_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint goods_receipt_receipt_number_unique unique (receipt_number_key),
        constraint goods_receipt_supplier_id_fkey foreign key (supplier_id) references supplier (id)
      )
    `);
    this.addSql(`
      create table delivery (
        id uuid not null,
        delivery_number text not null,
        customer_id uuid not null,
        customer_name text not null,
        address jsonb not null,
        dispatch_date date not null,
        lines jsonb not null,
        parties jsonb not null,
        missing text[] not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        delivery_number_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint delivery_delivery_number_unique unique (delivery_number_key),
        constraint delivery_customer_id_fkey foreign key (customer_id) references customer (id)
      )
    `);
    for (const [table, partner, number, day] of [
      ['goods_receipt', 'supplier_id', 'receipt_number_key', 'receipt_date'],
      ['delivery', 'customer_id', 'delivery_number_key', 'dispatch_date'],
    ]) {
      for (const columns of [[partner, number], [partner, 'created_at'], [day, number], ['created_at']]) {
        this.addSql(`create index ${table}_${columns.join('_')}_index on ${table} (${columns.join(', ')}, id)`);
      }
    }
  }
}
