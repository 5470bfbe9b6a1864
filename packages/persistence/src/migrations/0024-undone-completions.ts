import { Migration } from '@mikro-orm/migrations';

/** When batches were completed, also where that was undone: a completion of waste alone leaves nothing in the ledger. */
export class Migration0024UndoneCompletions extends Migration {
  override up(): void {
    this.addSql(`alter table batch add column undone_completions jsonb not null default '[]'`);
    this.addSql('alter table batch alter column undone_completions drop default');
  }
}
