export const SETTINGS: readonly string[] = [
  `
    create table shop_settings (
      id text collate "C" not null,
      operator jsonb not null,
      supplier_certificates text not null,
      cutting_tolerance_percent numeric not null,
      weight_patterns text[] not null,
      row_version int not null,
      vat_rates jsonb not null,
      delivery_tolerance_percent numeric not null,
      closed_weekdays jsonb not null,
      closed_days jsonb not null,
      primary key (id)
    )
  `,
];
