import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the addresses of successful log-ins of a user. Failed log-ins from these addresses do not count towards the limit
 * for all other addresses.
 */
export class Migration0030KnownAddresses extends Migration {
  override up(): void {
    this.addSql(`alter table login_log add column known jsonb not null default '[]'`);
    this.addSql('alter table login_log alter column known drop default');
  }
}
