-- The tables of the bare reference: what an engineer would write by hand for the measured operations alone.
-- Running numbers, each from 1: of batches, cuttings and receipts of a day.
create table counter (name text primary key, value bigint not null);
create table app_user (
  id uuid primary key, username text not null unique, password_hash text not null, status text not null,
  last_login timestamptz
);
create table session (
  id uuid primary key, user_id uuid not null references app_user, created_at timestamptz not null,
  expires_at timestamptz not null, refresh_token text not null unique
);
create table supplier (
  id uuid primary key, name text not null,
  street text, house_number text, postal_code text, city text, country text,
  phone text not null, email text not null, contact_person text not null,
  payment_due_days int, payment_description text, certificates jsonb not null, rating jsonb,
  status text not null, created_at timestamptz not null, updated_at timestamptz not null
);
create index on supplier (lower(name), id);
create table customer (
  id uuid primary key, name text not null, type text not null, status text not null,
  billing_address jsonb not null, contact_info jsonb not null, delivery_addresses jsonb not null,
  created_at timestamptz not null, updated_at timestamptz not null
);
create index on customer (lower(name), id);
create table category (id uuid primary key, name text not null, description text not null);
create table article (
  id uuid primary key, name text not null, article_number text not null, category_id uuid not null references category,
  sales_units jsonb not null, supplier_ids uuid[] not null, gtins text[] not null, plu text not null, status text not null,
  created_at timestamptz not null, updated_at timestamptz not null
);
create unique index on article (lower(article_number));
create index on article (lower(name), id);
create index on article (status, lower(name), id);
create index on article (category_id, status, lower(name), id);
create table recipe (
  id uuid primary key, name text not null, version int not null, type text not null, description text not null,
  yield_percentage int not null, shelf_life_days int, output_quantity numeric(21, 6) not null, output_uom text not null,
  article_id uuid not null references article, status text not null, production_steps jsonb not null,
  created_at timestamptz not null, updated_at timestamptz not null, unique (name, version)
);
create table ingredient (
  id uuid primary key, recipe_id uuid not null references recipe, position int not null,
  article_id uuid not null references article, quantity numeric(21, 6) not null, uom text not null,
  sub_recipe_id uuid references recipe, substitutable boolean not null, unique (recipe_id, position)
);
create table production_batch (
  id uuid primary key, batch_number text not null unique, recipe_id uuid not null references recipe, status text not null,
  planned_quantity numeric(21, 6) not null, planned_quantity_unit text not null, production_date date not null,
  best_before_date date not null, created_at timestamptz not null, updated_at timestamptz not null,
  -- As a start freezes them: null before.
  components jsonb, started_at timestamptz, started_by text, completed_at timestamptz, completed_by text, outputs jsonb
);
create table storage_location (id uuid primary key, name text not null unique, storage_type text not null);
create table stock (
  id uuid primary key, article_id uuid not null references article, storage_location_id uuid not null references storage_location,
  unique (article_id, storage_location_id)
);
create table lot (
  id uuid primary key, lot_number text not null, batch_type text not null, article_id uuid not null references article,
  expiry_date date not null, origin text not null, origin_id uuid, supplier_id uuid references supplier, supplier_lot text,
  on_hold boolean not null, created_at timestamptz not null
);
create index on lot (article_id, created_at);
create index on lot (lower(lot_number), id);
create index on lot (origin_id) where origin_id is not null;
create table stock_batch (
  id uuid primary key, stock_id uuid not null references stock, lot_id uuid not null references lot, batch_id text not null, batch_type text not null,
  quantity_amount numeric(21, 6) not null, quantity_unit text not null, expiry_date date not null,
  blocked boolean not null, received_at timestamptz not null, unique (stock_id, batch_id, batch_type)
);
create index on stock_batch (lot_id, stock_id);
create index on stock_batch (stock_id, expiry_date);
create table stock_movement (
  id uuid primary key, stock_batch_id uuid not null references stock_batch, kind text not null, amount numeric(21, 6) not null,
  unit text not null, before_amount numeric(21, 6) not null, after_amount numeric(21, 6) not null,
  at timestamptz not null, user_id uuid not null, lot_id uuid not null references lot, posting_id uuid not null,
  document_kind text, document_id uuid
);
create index on stock_movement (stock_batch_id, at);
create index on stock_movement (lot_id, at);
create index on stock_movement (posting_id);
create index on stock_movement (document_id) where document_id is not null;
create table cutting (
  id uuid primary key, cutting_number text not null unique, inputs jsonb not null, outputs jsonb not null, waste jsonb not null,
  loss jsonb, note text not null, created_by text not null, created_at timestamptz not null
);
create table goods_receipt (
  id uuid primary key, receipt_number text not null unique, supplier_id uuid not null references supplier,
  supplier_name text not null, delivery_note text not null, purchase_order text not null, receipt_date date not null,
  lines jsonb not null, warnings jsonb not null, received_by text not null, created_at timestamptz not null
);
create table audit (
  id uuid primary key, at timestamptz not null, user_id uuid not null, operation text not null, entity text not null,
  entity_id uuid not null, changes jsonb not null
);
create index on audit (entity, entity_id, at);
