import { Migration } from '@mikro-orm/migrations';

/** Adds the execution of production batches, cuttings, and an index for goods that expire first. */
export class Migration0008Runs extends Migration {
  override up(): void {
    // Existing batches are PLANNED, because none was started or completed, and none consumed anything.
    this.addSql(`
      alter table batch
        add column plan jsonb,
        add column started_at timestamptz(3),
        add column started_by text,
        add column substitutions jsonb not null default '[]',
        add column skipped jsonb not null default '[]',
        add column completion jsonb,
        add column completed_at timestamptz(3),
        add column completed_by text,
        add column completions int not null default 0,
        add column status_reason text
    `);
    this.addSql(`
      alter table batch
        alter column substitutions drop default,
        alter column skipped drop default,
        alter column completions drop default
    `);
    this.addSql(`
      create table cutting (
        id uuid not null,
        cutting_number text not null,
        status text not null,
        posting_id uuid not null,
        inputs jsonb not null,
        outputs jsonb not null,
        waste jsonb not null,
        loss jsonb,
        note text not null,
        created_by text not null,
        created_at timestamptz(3) not null,
        undo_reason text,
        cutting_number_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint cutting_cutting_number_unique unique (cutting_number_key)
      )
    `);
    this.addSql('create index cutting_created_at_index on cutting (created_at, id)');
    this.addSql(`
      create index stock_batch_stock_id_expiry_date_received_at_index
        on stock_batch (stock_id, expiry_date, received_at, id) where condition = 'IN_STOCK'
    `);
  }
}
