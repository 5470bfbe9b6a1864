import { Migration } from '@mikro-orm/migrations';

/** Creates storage locations, stocks, their batches, and the movement ledger. */
export class Migration0004Inventory extends Migration {
  override up(): void {
    this.addSql(`
      create table storage_location (
        id uuid not null,
        name text not null,
        storage_type text collate "C" not null,
        temperature_range jsonb,
        active boolean not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index storage_location_storage_type_index on storage_location (storage_type, id)');
    this.addSql('create index storage_location_active_index on storage_location (active, id)');
    this.addSql('alter table storage_location add constraint storage_location_name_unique unique (name_key)');
    this.addSql(`
      create table stock (
        id uuid not null,
        article_id uuid not null,
        storage_location_id uuid not null,
        minimum_level jsonb,
        minimum_shelf_life_days int,
        row_version int not null,
        primary key (id),
        constraint stock_article_id_fkey foreign key (article_id) references article (id),
        constraint stock_storage_location_id_fkey foreign key (storage_location_id) references storage_location (id),
        constraint stock_article_id_storage_location_id_unique unique (article_id, storage_location_id)
      )
    `);
    this.addSql('create index stock_storage_location_id_index on stock (storage_location_id, id)');
    this.addSql(`
      create table stock_batch (
        id uuid not null,
        stock_id uuid not null,
        batch_id text not null,
        batch_type text not null,
        quantity_base numeric not null,
        quantity_kind text not null,
        quantity_unit text not null,
        expiry_date date not null,
        received_at timestamptz(3) not null,
        condition text not null,
        movements int not null,
        batch_id_key text collate "C" not null,
        batch_type_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint stock_batch_stock_id_fkey foreign key (stock_id) references stock (id),
        constraint stock_batch_stock_id_batch_id_batch_type_unique unique (stock_id, batch_id_key, batch_type_key),
        constraint stock_batch_quantity_check check (quantity_base >= 0 and quantity_base <> 'NaN'),
        constraint stock_batch_depleted_check check ((condition = 'DEPLETED') = (quantity_base = 0))
      )
    `);
    this.addSql(
      `create index stock_batch_expiry_date_index on stock_batch (expiry_date, id) where condition <> 'DEPLETED'`,
    );
    this.addSql('create index stock_batch_stock_id_expiry_date_index on stock_batch (stock_id, expiry_date, id)');
    this.addSql('create index stock_batch_stock_id_received_at_index on stock_batch (stock_id, received_at, id)');
    this.addSql(
      'create index stock_batch_stock_id_condition_expiry_date_index on stock_batch (stock_id, condition, expiry_date, id)',
    );
    this.addSql(`
      create table stock_movement (
        id uuid not null,
        stock_id uuid not null,
        stock_batch_id uuid not null,
        number int not null,
        type text not null,
        change numeric not null,
        before numeric not null,
        after numeric not null,
        unit text not null,
        status_before text,
        status_after text not null,
        at timestamptz(3) not null,
        user_id uuid not null,
        username text not null,
        reason text,
        row_version int not null,
        primary key (id),
        constraint stock_movement_stock_batch_id_fkey foreign key (stock_batch_id) references stock_batch (id),
        constraint stock_movement_stock_batch_id_number_unique unique (stock_batch_id, number),
        constraint stock_movement_number_check check (number > 0),
        constraint stock_movement_quantity_check check (before >= 0 and after >= 0 and after <> 'NaN'),
        constraint stock_movement_change_check check (after = before + change)
      )
    `);
    this.addSql('create index stock_movement_stock_id_at_index on stock_movement (stock_id, at, id)');
    this.addSql('create index stock_movement_stock_id_number_index on stock_movement (stock_id, number, id)');
    this.addSql(`
      create function stock_movement_append_only_fn() returns trigger as $$
      begin raise exception 'Rows of stock_movement are only added' using errcode = 'restrict_violation'; end;
      $$ language plpgsql
    `);
    for (const [name, events] of [
      ['append_only', 'update or delete'],
      ['no_truncate', 'truncate'],
    ]) {
      this.addSql(`
        create trigger ${name} before ${events} on stock_movement
          for each statement execute function stock_movement_append_only_fn()
      `);
      // Enables the trigger also in sessions of replication or restore.
      this.addSql(`alter table stock_movement enable always trigger ${name}`);
    }
  }
}
