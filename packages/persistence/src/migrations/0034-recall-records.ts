import { Migration } from '@mikro-orm/migrations';

/**
 * Moves the frozen data of recalls to its own table. So lists do not read it, and changes of contacts do not write it.
 */
export class Migration0034RecallRecords extends Migration {
  override up(): void {
    this.addSql(`
      create table recall_record (
        id uuid not null,
        frozen jsonb not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('insert into recall_record (id, frozen, row_version) select id, frozen, 1 from recall');
    this.addSql(`
      alter table recall
        add column as_of timestamptz(3),
        add column lot_count int,
        add column customer_count int
    `);
    this.addSql(`
      update recall set
        as_of = (frozen ->> 'asOf')::timestamptz,
        lot_count = jsonb_array_length(frozen -> 'lots'),
        customer_count = jsonb_array_length(frozen -> 'customers')
    `);
    this.addSql(`
      alter table recall
        alter column as_of set not null,
        alter column lot_count set not null,
        alter column customer_count set not null,
        drop column frozen
    `);
  }
}
