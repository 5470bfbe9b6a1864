import { Migration } from '@mikro-orm/migrations';

const FROZEN_COLUMNS = [
  'type',
  'kind',
  'invoice_number',
  'serial',
  'issue_date',
  'due_date',
  'customer_id',
  'customer_name',
  'corrects_id',
  'supply_from',
  'supply_until',
  'net',
  'tax',
  'gross',
  'document',
  'sha256',
  'xml_profile',
  'xml',
];
const row = (which: string): string => `(${FROZEN_COLUMNS.map((column) => `${which}.${column}`).join(', ')})`;

/** Refuses changes of what was issued, and the removal of documents, by every role. */
const FROZEN = [
  "create function invoice_append_only_fn() returns trigger as $$ begin if tg_op = 'DELETE' or " +
    `${row('old')} is distinct from ${row('new')} then ` +
    "raise exception 'Rows of invoice are kept unchanged' using errcode = 'restrict_violation'; end if; return new; " +
    'end; $$ language plpgsql',
  `
    create trigger append_only before update or delete on invoice
      for each row execute function invoice_append_only_fn()
  `,
  `
    create function invoice_no_truncate_fn() returns trigger as $$
    begin raise exception 'Rows of invoice are kept unchanged' using errcode = 'restrict_violation'; end;
    $$ language plpgsql
  `,
  `
    create trigger no_truncate before truncate on invoice
      for each statement execute function invoice_no_truncate_fn()
  `,
  // Enables the triggers also in sessions of replication or restore, where they are off by default.
  'alter table invoice enable always trigger append_only, enable always trigger no_truncate',
];

/** Adds invoices and credit notes, payments, the series of their numbers, and whether deliveries are settled. */
export class Migration0134Invoices extends Migration {
  override up(): void {
    this.addSql(`
      create table invoice (id uuid not null, type text not null, kind text null, invoice_number text not
      null, serial int not null, issue_date date not null, due_date date null, customer_id uuid not null,
      customer_name text not null, corrects_id uuid null, supply_from date not null, supply_until date not
      null, net numeric not null, tax numeric not null, gross numeric not null, open_amount numeric not null,
      status text not null, cancelled boolean not null, document jsonb not null, sha256 text not null,
      xml_profile text null, xml text null, invoice_number_key text collate "C" not null, customer_name_key
      text collate "C" not null, search_key text collate "C" not null, row_version int not null, primary key
      (id))
    `);
    this.addSql('create index invoice_customer_id_issue_date_index on invoice (customer_id, issue_date, id)');
    this.addSql('create index invoice_issue_date_serial_index on invoice (issue_date, serial, id)');
    this.addSql('create index invoice_corrects_id_index on invoice (corrects_id, id) where corrects_id is not null');
    this.addSql("create index invoice_due_date_index on invoice (due_date, id) where status = 'OPEN'");
    this.addSql('create index invoice_search_index on invoice using gin (search_grams(search_key))');
    this.addSql('alter table invoice add constraint invoice_invoice_number_unique unique (invoice_number_key)');
    this.addSql(`
      create table invoice_line (id uuid not null, invoice_id uuid not null, line int not null, delivery_id
      uuid not null, delivery_line int not null, quantity numeric not null, primary key (id))
    `);
    this.addSql('create index invoice_line_invoice_id_index on invoice_line (invoice_id)');
    this.addSql('create index invoice_line_delivery_id_index on invoice_line (delivery_id)');
    this.addSql(`
      create table number_series (id text collate "C" not null, last_date date not null, last_number int not
      null, row_version int not null, primary key (id))
    `);
    this.addSql(`
      create table payment (id uuid not null, customer_id uuid not null, customer_name text not null,
      booked_on date not null, reference text not null, status text not null, created_by text not null,
      created_at timestamptz(3) not null, cancelled_by text null, cancelled_at timestamptz(3) null,
      cancel_reason text null, search_key text collate "C" not null, row_version int not null, primary key
      (id))
    `);
    this.addSql('create index payment_customer_id_booked_on_index on payment (customer_id, booked_on, id)');
    this.addSql('create index payment_created_at_index on payment (created_at, id)');
    this.addSql('create index payment_booked_on_index on payment (booked_on, id)');
    this.addSql('create index payment_search_index on payment using gin (search_grams(search_key))');
    this.addSql(`
      create table payment_item (id uuid not null, payment_id uuid not null, place int not null, invoice_id
      uuid not null, invoice_number text not null, amount numeric not null, discount numeric not null, primary
      key (id))
    `);
    this.addSql('create index payment_item_payment_id_index on payment_item (payment_id)');
    this.addSql('create index payment_item_invoice_id_index on payment_item (invoice_id)');
    // Deliveries that are not billable are settled. Of the others something may be due.
    this.addSql('alter table delivery add column settled boolean not null default true');
    this.addSql('update delivery set settled = false where billable');
    this.addSql('alter table delivery alter column settled drop default');
    this.addSql('create index delivery_dispatch_date_index on delivery (dispatch_date, id) where not settled');
    this.addSql(`
      alter table invoice add constraint invoice_customer_id_fkey foreign key (customer_id) references
      customer (id) on update no action on delete no action
    `);
    for (const text of FROZEN) this.addSql(text);
    this.addSql(`
      alter table invoice_line add constraint invoice_line_invoice_id_fkey foreign key (invoice_id) references
      invoice (id) on update no action on delete cascade
    `);
    this.addSql(`
      alter table invoice_line add constraint invoice_line_delivery_id_fkey foreign key (delivery_id)
      references delivery (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table payment add constraint payment_customer_id_fkey foreign key (customer_id) references
      customer (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table payment_item add constraint payment_item_payment_id_fkey foreign key (payment_id) references
      payment (id) on update no action on delete cascade
    `);
    this.addSql(`
      alter table payment_item add constraint payment_item_invoice_id_fkey foreign key (invoice_id) references
      invoice (id) on update no action on delete no action
    `);
  }
}
