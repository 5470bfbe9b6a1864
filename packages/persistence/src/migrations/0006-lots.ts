import { Migration } from '@mikro-orm/migrations';

/**
 * Creates lots, their holds, their columns in stock batches and movements, and inventory counts.
 *
 * Each existing stock batch gets a lot with the id of the batch. The same number in two stocks becomes two lots,
 * because the data does not show whether it was one lot. Rows of the ledger stay unchanged. Their new columns are
 * empty.
 */
export class Migration0006Lots extends Migration {
  override up(): void {
    this.addSql(`
      create table lot (
        id uuid not null,
        lot_number text not null,
        batch_type text not null,
        article_id uuid not null,
        quantity_kind text not null,
        expiry_date date not null,
        origin text not null,
        origin_id uuid,
        supplier_id uuid,
        supplier_lot text,
        facts jsonb,
        open_holds int not null,
        on_hold boolean not null,
        created_at timestamptz(3) not null,
        lot_number_key text collate "C" not null,
        supplier_lot_key text collate "C",
        row_version int not null,
        primary key (id),
        constraint lot_article_id_fkey foreign key (article_id) references article (id),
        constraint lot_supplier_id_fkey foreign key (supplier_id) references supplier (id),
        constraint lot_holds_check check (open_holds >= 0 and on_hold = (open_holds > 0))
      )
    `);
    this.addSql(`
      insert into lot (id, lot_number, batch_type, article_id, quantity_kind, expiry_date, origin, open_holds, on_hold,
        created_at, lot_number_key, row_version)
      select b.id, b.batch_id, b.batch_type, s.article_id, b.quantity_kind, b.expiry_date, 'BOOKED_IN', 0, false,
        b.received_at, b.batch_id_key, 1
      from stock_batch b join stock s on s.id = b.stock_id
    `);
    this.addSql('create index lot_article_id_created_at_index on lot (article_id, created_at, id)');
    this.addSql('create index lot_supplier_id_created_at_index on lot (supplier_id, created_at, id)');
    this.addSql('create index lot_on_hold_created_at_index on lot (on_hold, created_at, id)');
    this.addSql('create index lot_origin_id_index on lot (origin_id, id) where origin_id is not null');
    this.addSql('create index lot_created_at_index on lot (created_at, id)');
    this.addSql('create index lot_lot_number_key_index on lot (lot_number_key, id)');
    this.addSql('create index lot_expiry_date_index on lot (expiry_date, id)');
    this.addSql('create index lot_supplier_lot_key_index on lot (supplier_lot_key, id)');
    this.addSql(`
      create table hold (
        id uuid not null,
        lot_id uuid not null,
        cause text not null,
        reason text not null,
        placed_by text not null,
        placed_at timestamptz(3) not null,
        recall_id uuid,
        inherited_from uuid,
        released_by text,
        released_at timestamptz(3),
        release_reason text,
        row_version int not null,
        primary key (id),
        constraint hold_lot_id_fkey foreign key (lot_id) references lot (id)
      )
    `);
    this.addSql('create index hold_lot_id_placed_at_index on hold (lot_id, placed_at, id)');
    this.addSql('create index hold_recall_id_index on hold (recall_id, id) where recall_id is not null');

    this.addSql('alter table stock_batch add column lot_id uuid, add column blocked boolean, add column held boolean');
    this.addSql(`update stock_batch set lot_id = id, blocked = condition = 'BLOCKED', held = false`);
    this.addSql(`
      alter table stock_batch
        alter column lot_id set not null,
        alter column blocked set not null,
        alter column held set not null,
        add constraint stock_batch_lot_id_fkey foreign key (lot_id) references lot (id),
        add constraint stock_batch_blocked_check check (condition = 'DEPLETED' or (condition = 'BLOCKED') = (blocked or held))
    `);
    this.addSql('create index stock_batch_lot_id_index on stock_batch (lot_id, id)');

    this.addSql(`
      alter table stock_movement
        add column lot_id uuid,
        add column posting_id uuid,
        add column document_kind text,
        add column document_id uuid,
        add column document_line int,
        add column reverses_id uuid,
        add column reversed_type text,
        add column reason_code text,
        add constraint stock_movement_reverses_id_unique unique (reverses_id),
        add constraint stock_movement_document_check check ((document_kind is null) = (document_id is null))
    `);
    this.addSql('create index stock_movement_at_index on stock_movement (at, id)');
    this.addSql('create index stock_movement_type_at_index on stock_movement (type, at, id)');
    this.addSql('create index stock_movement_lot_id_at_index on stock_movement (lot_id, at, id)');
    this.addSql('create index stock_movement_posting_id_index on stock_movement (posting_id, id)');
    this.addSql(
      'create index stock_movement_document_id_at_index on stock_movement (document_id, at, id) where document_id is not null',
    );

    this.addSql(`
      create table inventory_count (
        id uuid not null,
        storage_location_id uuid not null,
        blind boolean not null,
        status text not null,
        entries int not null,
        uncounted jsonb not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        submitted_by text,
        submitted_at timestamptz(3),
        approved_by text,
        approved_at timestamptz(3),
        self_approved boolean not null,
        row_version int not null,
        primary key (id),
        constraint inventory_count_storage_location_id_fkey foreign key (storage_location_id) references storage_location (id)
      )
    `);
    this.addSql('create index inventory_count_created_at_index on inventory_count (created_at, id)');
    this.addSql('create index inventory_count_storage_location_id_index on inventory_count (storage_location_id, id)');
    this.addSql(`
      create table inventory_count_entry (
        id uuid not null,
        count_id uuid not null,
        number int not null,
        stock_batch_id uuid not null,
        lot_id uuid not null,
        lot_number text not null,
        article_id uuid not null,
        quantity_base numeric not null,
        quantity_kind text not null,
        quantity_unit text not null,
        expected_base numeric not null,
        counted_by text not null,
        counted_at timestamptz(3) not null,
        row_version int not null,
        primary key (id),
        constraint inventory_count_entry_count_id_fkey foreign key (count_id) references inventory_count (id),
        constraint inventory_count_entry_stock_batch_id_fkey foreign key (stock_batch_id) references stock_batch (id),
        constraint inventory_count_entry_count_id_number_unique unique (count_id, number),
        constraint inventory_count_entry_quantity_check check (quantity_base >= 0 and quantity_base <> 'NaN')
      )
    `);
    this.addSql(
      'create index inventory_count_entry_stock_batch_id_index on inventory_count_entry (stock_batch_id, id)',
    );
  }
}
