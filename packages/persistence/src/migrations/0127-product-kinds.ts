import { Migration } from '@mikro-orm/migrations';

/** Adds the product kind of articles, and whether they are kept frozen. Articles that exist have no kind. */
export class Migration0127ProductKinds extends Migration {
  override up(): void {
    this.addSql(
      'alter table article add column product_kind text null, add column frozen boolean not null default false',
    );
  }
}
