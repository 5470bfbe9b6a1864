import { Migration } from '@mikro-orm/migrations';

/** Creates standing orders. A planned day of a standing order creates at most one order. */
export class Migration0065StandingOrders extends Migration {
  override up(): void {
    this.addSql(`
      create table standing_order (
        id uuid not null,
        customer_id uuid not null,
        customer_name text not null,
        delivery_address_label text not null,
        first_date date not null,
        last_date date,
        weekdays jsonb not null,
        pauses jsonb not null,
        reference text not null,
        note text not null,
        lines jsonb not null,
        created_at timestamptz(3) not null,
        customer_name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql(`
      alter table standing_order add constraint standing_order_customer_id_fkey
        foreign key (customer_id) references customer (id)
    `);
    this.addSql('create index standing_order_customer_id_index on standing_order (customer_id, id)');
    this.addSql('create index standing_order_customer_name_key_index on standing_order (customer_name_key, id)');
    this.addSql(`
      alter table sales_order add constraint sales_order_planned_date_standing_order_id_unique
        unique (planned_date, standing_order_id)
    `);
  }
}
