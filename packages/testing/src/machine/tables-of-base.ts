/** Undoes the migrations after the base, for tests that open databases of version 0.2.0. */

/** SQL statements that make the tables those of the base migration. What later migrations added is lost. */
export const TABLES_OF_BASE: readonly string[] = [
  'create index audit_entry_large_index on audit_entry (id) where large_changes is not null',
  'alter table article drop column product_kind, drop column frozen',
  'alter table shop_settings drop column language, drop column logo, drop column number_prefixes, drop column scale_steps',
  `update sequence set name = 'batch-number ' || substr(name, length('document-number P ') + 1)
   where name like 'document-number P %'`,
  'drop table label_print, label, declaration',
  'alter table shop_settings drop column label_sizes',
  'alter table batch drop column steps',
  'drop table deviation, reading_day, reading, device, cleaning_task, control_point',
  'drop table payment_item, payment, invoice_line, invoice, number_series',
  'drop function invoice_append_only_fn, invoice_no_truncate_fn',
  'alter table delivery drop column settled',
  'alter table shop_settings drop column invoicing, drop column datev, drop column sensor_retention_months',
  'alter table hold drop column deviation_id',
  'drop index hold_placed_at_index',
];
