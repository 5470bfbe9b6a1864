export const QUALITY: readonly string[] = [
  `
    create table recall (
      id uuid not null,
      recall_number text not null,
      mode text not null,
      status text not null,
      reason text not null,
      sha256 text not null,
      elapsed_ms int not null,
      contacts jsonb not null,
      opened_by text not null,
      opened_at timestamptz(3) not null,
      closed_by text,
      closed_at timestamptz(3),
      conclusion text,
      recall_number_key text collate "C" not null,
      row_version int not null,
      as_of timestamptz(3) not null,
      lot_count int not null,
      customer_count int not null,
      search_key text collate "C" not null,
      primary key (id),
      constraint recall_recall_number_unique unique (recall_number_key)
    )
  `,
  'create index recall_search_index on recall using gin (search_grams(search_key))',
  `
    create table recall_record (
      id uuid not null,
      frozen jsonb not null,
      row_version int not null,
      primary key (id)
    )
  `,
];
