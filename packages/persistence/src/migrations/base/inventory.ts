import { appendOnly } from './append-only.ts';

export const INVENTORY: readonly string[] = [
  `
    create table storage_location (
      id uuid not null,
      name text not null,
      storage_type text collate "C" not null,
      temperature_range jsonb,
      active boolean not null,
      name_key text collate "C" not null,
      row_version int not null,
      search_key text collate "C" not null,
      primary key (id),
      constraint storage_location_name_unique unique (name_key)
    )
  `,
  'create index storage_location_search_index on storage_location using gin (search_grams(search_key))',
  `
    create table stock (
      id uuid not null,
      article_id uuid not null,
      storage_location_id uuid not null,
      minimum_level jsonb,
      minimum_shelf_life_days int,
      row_version int not null,
      primary key (id),
      constraint stock_article_id_storage_location_id_unique unique (article_id, storage_location_id),
      constraint stock_article_id_fkey foreign key (article_id) references article (id),
      constraint stock_storage_location_id_fkey foreign key (storage_location_id) references storage_location (id)
    )
  `,
  'create index stock_storage_location_id_index on stock (storage_location_id, id)',
  `
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
      search_key text collate "C" not null,
      primary key (id),
      constraint lot_holds_check check (open_holds >= 0 and on_hold = (open_holds > 0)),
      constraint lot_article_id_fkey foreign key (article_id) references article (id),
      constraint lot_supplier_id_fkey foreign key (supplier_id) references supplier (id)
    )
  `,
  'create index lot_article_id_created_at_index on lot (article_id, created_at, id)',
  'create index lot_created_at_index on lot (created_at, id)',
  'create index lot_lot_number_key_index on lot (lot_number_key, id)',
  'create index lot_origin_id_index on lot (origin_id, id) where origin_id is not null',
  'create index lot_search_index on lot using gin (search_grams(search_key))',
  'create index lot_supplier_id_created_at_index on lot (supplier_id, created_at, id)',
  'create index lot_supplier_lot_key_index on lot (supplier_lot_key, id)',
  `
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
  `,
  'create index hold_lot_id_placed_at_index on hold (lot_id, placed_at, id)',
  'create index hold_recall_id_index on hold (recall_id, id) where recall_id is not null',
  `
    create table stock_batch (
      id uuid not null,
      stock_id uuid not null,
      lot_number text not null,
      batch_type text not null,
      quantity_base numeric not null,
      quantity_kind text not null,
      quantity_unit text not null,
      expiry_date date not null,
      received_at timestamptz(3) not null,
      condition text not null,
      movements int not null,
      lot_number_key text collate "C" not null,
      batch_type_key text collate "C" not null,
      row_version int not null,
      lot_id uuid not null,
      blocked boolean not null,
      held boolean not null,
      twin int not null,
      primary key (id),
      constraint stock_batch_stock_id_lot_number_batch_type_twin_unique unique (stock_id, lot_number_key, batch_type_key, twin),
      constraint stock_batch_quantity_check check (quantity_base >= 0 and quantity_base <> 'NaN'),
      constraint stock_batch_depleted_check check ((condition = 'DEPLETED') = (quantity_base = 0)),
      constraint stock_batch_blocked_check check (condition = 'DEPLETED' or (condition = 'BLOCKED') = (blocked or held)),
      constraint stock_batch_lot_id_fkey foreign key (lot_id) references lot (id),
      constraint stock_batch_stock_id_fkey foreign key (stock_id) references stock (id)
    )
  `,
  `
    create index stock_batch_condition_expiry_date_index
      on stock_batch (condition, expiry_date, id) where condition = 'BLOCKED'
  `,
  `create index stock_batch_expiry_date_index on stock_batch (expiry_date, id) where condition <> 'DEPLETED'`,
  'create index stock_batch_expiry_date_received_at_index on stock_batch (expiry_date, received_at, id)',
  'create index stock_batch_lot_id_index on stock_batch (lot_id, id)',
  'create index stock_batch_lot_number_key_index on stock_batch (lot_number_key, id)',
  'create index stock_batch_stock_id_expiry_date_index on stock_batch (stock_id, expiry_date, id)',
  `
    create index stock_batch_stock_id_expiry_date_received_at_index
      on stock_batch (stock_id, expiry_date, received_at, id) where condition = 'IN_STOCK'
  `,
  `
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
      lot_id uuid,
      posting_id uuid,
      document_kind text,
      document_id uuid,
      document_line int,
      reverses_id uuid,
      reversed_type text,
      reason_code text,
      pieces int,
      primary key (id),
      constraint stock_movement_reverses_id_unique unique (reverses_id),
      constraint stock_movement_stock_batch_id_number_unique unique (stock_batch_id, number),
      constraint stock_movement_number_check check (number > 0),
      constraint stock_movement_quantity_check check (before >= 0 and after >= 0 and after <> 'NaN'),
      constraint stock_movement_change_check check (after = before + change),
      constraint stock_movement_document_check check ((document_kind is null) = (document_id is null)),
      constraint stock_movement_stock_batch_id_fkey foreign key (stock_batch_id) references stock_batch (id)
    )
  `,
  'create index stock_movement_at_index on stock_movement (at, id)',
  `
    create index stock_movement_document_id_at_index
      on stock_movement (document_id, at, id) where document_id is not null
  `,
  'create index stock_movement_lot_id_at_index on stock_movement (lot_id, at, id)',
  'create index stock_movement_posting_id_index on stock_movement (posting_id, id)',
  'create index stock_movement_stock_id_at_index on stock_movement (stock_id, at, id)',
  ...appendOnly('stock_movement'),
  `
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
      count_number text not null,
      count_number_key text collate "C" not null,
      search_key text collate "C" not null,
      primary key (id),
      constraint inventory_count_count_number_unique unique (count_number_key),
      constraint inventory_count_storage_location_id_fkey foreign key (storage_location_id) references storage_location (id)
    )
  `,
  'create index inventory_count_created_at_index on inventory_count (created_at, id)',
  'create index inventory_count_search_index on inventory_count using gin (search_grams(search_key))',
  'create index inventory_count_storage_location_id_index on inventory_count (storage_location_id, id)',
  `
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
      movements int not null,
      primary key (id),
      constraint inventory_count_entry_count_id_number_unique unique (count_id, number),
      constraint inventory_count_entry_quantity_check check (quantity_base >= 0 and quantity_base <> 'NaN'),
      constraint inventory_count_entry_count_id_fkey foreign key (count_id) references inventory_count (id),
      constraint inventory_count_entry_stock_batch_id_fkey foreign key (stock_batch_id) references stock_batch (id)
    )
  `,
  'create index inventory_count_entry_stock_batch_id_index on inventory_count_entry (stock_batch_id, id)',
];
