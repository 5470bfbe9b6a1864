import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a number to each session. A number in the user's row ends all sessions up to that number. Existing sessions get
 * the number 0 and stay open.
 */
export class Migration0013SessionsByNumber extends Migration {
  override up(): void {
    this.addSql('alter table session add column number int not null default 0');
    this.addSql(`
      alter table app_user add column sessions_opened int not null default 0, add column sessions_ended int not null default -1
    `);
  }
}
