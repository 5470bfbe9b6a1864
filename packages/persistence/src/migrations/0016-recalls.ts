import { Migration } from '@mikro-orm/migrations';

/** Creates recalls. */
export class Migration0016Recalls extends Migration {
  override up(): void {
    this.addSql(`
      create table recall (
        id uuid not null,
        recall_number text not null,
        mode text not null,
        status text not null,
        reason text not null,
        frozen jsonb not null,
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
        primary key (id),
        constraint recall_recall_number_unique unique (recall_number_key)
      )
    `);
    this.addSql('create index recall_status_recall_number_key_index on recall (status, recall_number_key, id)');
    this.addSql('create index recall_mode_recall_number_key_index on recall (mode, recall_number_key, id)');
    this.addSql('create index recall_opened_at_index on recall (opened_at, id)');
  }
}
