import { Migration } from '@mikro-orm/migrations';

/** How many refusals one entry of the audit log stands for; and failed log-ins by username and by address. */
export class Migration0012RepeatedRefusals extends Migration {
  override up(): void {
    this.addSql('alter table audit_entry add column times int');
    // They are kept in another form. What they hold is of the last quarter of an hour.
    this.addSql('delete from login_log');
  }
}
