export const PROCUREMENT: readonly string[] = [
  `
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
      search_key text collate "C" not null,
      primary key (id),
      constraint goods_receipt_receipt_number_unique unique (receipt_number_key),
      constraint goods_receipt_supplier_id_fkey foreign key (supplier_id) references supplier (id)
    )
  `,
  `
    create index goods_receipt_receipt_date_receipt_number_key_index
      on goods_receipt (receipt_date, receipt_number_key, id)
  `,
  'create index goods_receipt_search_index on goods_receipt using gin (search_grams(search_key))',
  `
    create index goods_receipt_supplier_id_receipt_number_key_index
      on goods_receipt (supplier_id, receipt_number_key, id)
  `,
];
