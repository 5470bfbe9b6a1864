import { Migration } from '@mikro-orm/migrations';

/** Adds the undone completions of batches, because a completion with only waste leaves no rows in the ledger. */
export class Migration0024UndoneCompletions extends Migration {
  override up(): void {
    this.addSql(`alter table batch add column undone_completions jsonb not null default '[]'`);
    this.addSql('alter table batch alter column undone_completions drop default');
  }
}
