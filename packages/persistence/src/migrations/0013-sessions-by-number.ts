import { Migration } from '@mikro-orm/migrations';

/** Sessions are counted, so that all up to a number can be ended at the user. Those that there are have none yet, and live on. */
export class Migration0013SessionsByNumber extends Migration {
  override up(): void {
    this.addSql('alter table session add column number int not null default 0');
    this.addSql(`
      alter table app_user add column sessions_opened int not null default 0, add column sessions_ended int not null default -1
    `);
  }
}
