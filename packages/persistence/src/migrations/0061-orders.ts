import { Migration } from '@mikro-orm/migrations';

/** Creates orders, and their lines. */
export class Migration0061Orders extends Migration {
  override up(): void {
    this.addSql(`
      create table sales_order (
        id uuid not null,
        order_number text not null,
        status text not null,
        customer_id uuid not null,
        customer_name text not null,
        basis text not null,
        requested_date date not null,
        delivery_address_label text not null,
        address jsonb,
        reference text not null,
        note text not null,
        standing_order_id uuid,
        planned_date date,
        tolerance_percent numeric,
        next_line int not null,
        warnings jsonb not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        confirmed_by text,
        confirmed_at timestamptz(3),
        order_number_key text collate "C" not null,
        customer_name_key text collate "C" not null,
        search_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint sales_order_order_number_unique unique (order_number_key)
      )
    `);
    this.addSql('create index sales_order_customer_id_status_index on sales_order (customer_id, status, id)');
    this.addSql('create index sales_order_status_requested_date_index on sales_order (status, requested_date, id)');
    this.addSql('create index sales_order_status_count on sales_order (status)');
    this.addSql('create index sales_order_requested_date_index on sales_order (requested_date, id)');
    this.addSql('create index sales_order_search_index on sales_order using gin (search_grams(search_key))');
    this.addSql(`
      alter table sales_order add constraint sales_order_customer_id_fkey
        foreign key (customer_id) references customer (id)
    `);
    this.addSql(`
      create table order_line (
        id uuid not null,
        order_id uuid not null,
        line int not null,
        article_id uuid not null,
        article_number text not null,
        article_name text not null,
        quantity_amount numeric not null,
        quantity_unit text not null,
        note text not null,
        manual_price jsonb,
        price jsonb,
        piece_kg numeric,
        cancel_reason text,
        delivered numeric not null,
        lasts int not null,
        status text not null,
        open numeric not null,
        primary key (id)
      )
    `);
    this.addSql(`
      alter table order_line add constraint order_line_order_id_fkey
        foreign key (order_id) references sales_order (id) on delete cascade
    `);
    this.addSql(`
      alter table order_line add constraint order_line_article_id_fkey
        foreign key (article_id) references article (id)
    `);
    this.addSql('create index order_line_order_id_index on order_line (order_id)');
    this.addSql('create index order_line_article_id_index on order_line (article_id)');
  }
}
