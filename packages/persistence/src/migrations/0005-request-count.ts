import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the request counts per caller and minute, which the instances share. The table is unlogged, so a crash resets
 * the counts.
 */
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
