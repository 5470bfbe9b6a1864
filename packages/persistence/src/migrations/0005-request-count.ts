import { Migration } from '@mikro-orm/migrations';

/** How many requests a caller sent in a minute, for the instances to share. Not worth a log: a crash sets it to nothing. */
export class Migration0005RequestCount extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table request_count (
        caller text collate "C" not null,
        minute int not null,
        count int not null,
        primary key (caller, minute)
      )
    `);
  }
}
