import { Migration } from '@mikro-orm/migrations';

/** Request counts per caller and minute, shared by the instances. Unlogged: a crash resets them. */
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
