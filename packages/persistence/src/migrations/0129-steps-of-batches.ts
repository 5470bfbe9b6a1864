import { Migration } from '@mikro-orm/migrations';

/** Adds the done steps of production batches, and the steps of the shop's scales with their default. */
export class Migration0129StepsOfBatches extends Migration {
  override up(): void {
    this.addSql(`alter table batch add column steps jsonb not null default '[]'`);
    this.addSql('alter table batch alter column steps drop default');
    this.addSql(
      `alter table shop_settings add column scale_steps jsonb not null default '{"below1Kg": 1, "from1Kg": 5}'`,
    );
    this.addSql('alter table shop_settings alter column scale_steps drop default');
  }
}
