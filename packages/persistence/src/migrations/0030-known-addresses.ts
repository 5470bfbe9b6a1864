import { Migration } from '@mikro-orm/migrations';

/** The addresses from which a user logged in: their failed log-ins count for themselves. */
export class Migration0030KnownAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table login_log add column known jsonb not null default '[]'`);
    this.addSql('alter table login_log alter column known drop default');
  }
}
