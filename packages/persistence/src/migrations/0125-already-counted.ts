import { Migration } from '@mikro-orm/migrations';

/** Adds to each delivery line whether its goods were gone when a count found less. Older lines say no. */
export class Migration0125AlreadyCounted extends Migration {
  override up(): void {
    this.addSql('alter table delivery_line add column already_counted boolean not null default false');
    this.addSql('alter table delivery_line alter column already_counted drop default');
  }
}
