import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the product kind of articles, and whether they are kept frozen. Articles that exist have no kind. Customers who
 * collect their goods, and what they collect, need no address.
 */
export class Migration0127KindsAndAddresses extends Migration {
  override up(): void {
    this.addSql(
      'alter table article add column product_kind text null, add column frozen boolean not null default false',
    );
    this.addSql('alter table customer alter column billing_address drop not null');
    this.addSql('alter table delivery alter column address drop not null');
  }
}
