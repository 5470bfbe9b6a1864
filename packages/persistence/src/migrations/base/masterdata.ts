export const MASTERDATA: readonly string[] = [
  `
    create table product_category (
      id uuid not null,
      name text not null,
      description text not null,
      name_key text collate "C" not null,
      row_version int not null,
      search_key text collate "C" not null,
      vat_class text,
      primary key (id),
      constraint product_category_name_unique unique (name_key)
    )
  `,
  'create index product_category_search_index on product_category using gin (search_grams(search_key))',
  `
    create table supplier (
      id uuid not null,
      name text not null,
      address jsonb,
      contact_info jsonb not null,
      payment_terms jsonb,
      certificates jsonb not null,
      rating jsonb,
      status text collate "C" not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name_key text collate "C" not null,
      row_version int not null,
      search_key text collate "C" not null,
      primary key (id)
    )
  `,
  'create index supplier_name_key_index on supplier (name_key, id)',
  'create index supplier_search_index on supplier using gin (search_grams(search_key))',
  'create index supplier_status_count on supplier (status)',
  `
    create table customer (
      id uuid not null,
      name text not null,
      type text collate "C" not null,
      billing_address jsonb not null,
      contact_info jsonb not null,
      payment_terms jsonb,
      delivery_addresses jsonb not null,
      frame_contract jsonb,
      preferences text[] not null,
      status text collate "C" not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name_key text collate "C" not null,
      row_version int not null,
      search_key text collate "C" not null,
      other_contracts jsonb not null,
      sales_terms jsonb,
      primary key (id)
    )
  `,
  'create index customer_name_key_index on customer (name_key, id)',
  'create index customer_search_index on customer using gin (search_grams(search_key))',
  'create index customer_status_count on customer (status)',
  `
    create table article (
      id uuid not null,
      name text not null,
      article_number text not null,
      category_id uuid not null,
      sales_units jsonb not null,
      supplier_ids text[] not null,
      status text collate "C" not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      name_key text collate "C" not null,
      article_number_key text collate "C" not null,
      row_version int not null,
      gtins text[] not null,
      plu text not null,
      search_key text collate "C" not null,
      vat_class text,
      minimum_remaining_days int,
      piece_weight jsonb,
      primary key (id),
      constraint article_article_number_unique unique (article_number_key),
      constraint article_category_id_fkey foreign key (category_id) references product_category (id)
    )
  `,
  'create index article_category_id_name_key_index on article (category_id, name_key, id)',
  'create index article_name_key_index on article (name_key, id)',
  'create index article_search_index on article using gin (search_grams(search_key))',
  'create index article_status_count on article (status)',
  `
    create table article_code (
      id uuid not null,
      article_id uuid not null,
      code text not null,
      code_key text collate "C" not null,
      row_version int not null,
      primary key (id),
      constraint article_code_code_unique unique (code_key),
      constraint article_code_article_id_fkey foreign key (article_id) references article (id)
    )
  `,
  'create index article_code_article_id_index on article_code (article_id, id)',
];
