import { Migration } from '@mikro-orm/migrations';

/** The number of refusals that an entry of the audit log represents; failed log-ins by username and by address. */
export class Migration0012RepeatedRefusals extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column times int');
    // The format has changed. The rows cover only the last quarter of an hour.
    this.addSql('delete from login_log');
  }
}
