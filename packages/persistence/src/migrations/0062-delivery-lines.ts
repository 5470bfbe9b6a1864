import { Migration } from '@mikro-orm/migrations';

/** Adds deliveries of orders. Delivery lines get their own rows, with price and pieces. The ledger counts pieces. */
export class Migration0062DeliveryLines extends Migration {
  override up(): void {
    this.addSql(`
      create table delivery_line (
        id uuid not null,
        delivery_id uuid not null,
        line int not null,
        lot_id uuid not null,
        lot_number text not null,
        article_id uuid not null,
        article_name text not null,
        stock_batch_id uuid not null,
        quantity_amount numeric not null,
        quantity_unit text not null,
        order_id uuid,
        order_number text,
        order_line int,
        last boolean not null,
        pieces int,
        price jsonb,
        primary key (id)
      )
    `);
    // Older lines have no order, no pieces and no price.
    this.addSql(`
      insert into delivery_line
      select gen_random_uuid(), d.id, l.line, l."lotId", l."lotNumber", l."articleId", l."articleName", l."stockBatchId",
        l."quantityAmount", l."quantityUnit", null, null, null, false, null, null
      from delivery d, jsonb_to_recordset(d.lines) as l (line int, "lotId" uuid, "lotNumber" text, "articleId" uuid,
        "articleName" text, "stockBatchId" uuid, "quantityAmount" numeric, "quantityUnit" text)
    `);
    this.addSql(`
      alter table delivery_line add constraint delivery_line_delivery_id_fkey
        foreign key (delivery_id) references delivery (id) on delete cascade
    `);
    this.addSql(`
      alter table delivery_line add constraint delivery_line_order_id_fkey
        foreign key (order_id) references sales_order (id)
    `);
    this.addSql('create index delivery_line_delivery_id_index on delivery_line (delivery_id)');
    this.addSql('create index delivery_line_order_id_index on delivery_line (order_id)');
    this.addSql(`
      alter table delivery
        drop column lines,
        add column billable boolean not null default false,
        add column warnings jsonb not null default '[]'
    `);
    this.addSql('alter table delivery alter column billable drop default, alter column warnings drop default');
    this.addSql('alter table stock_movement add column pieces int');
  }
}
