import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the number of refusals that an entry of the audit log represents. Failed log-ins are now stored by username and
 * by address.
 */
export class Migration0012RepeatedRefusals extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column times int');
    // Deletes the rows, because their format has changed. They cover only the last quarter of an hour.
    this.addSql('delete from login_log');
  }
}
