import { Migration } from '@mikro-orm/migrations';

/**
 * Adds whether an order was changed by hand, and the index by which a standing order finds its orders. A draft of before
 * that has a second version counts as changed, so that a standing order does not overwrite what somebody entered.
 */
export class Migration0121FollowedDrafts extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table sales_order add column changed_by_hand boolean not null default false');
    await this.execute('alter table sales_order alter column changed_by_hand drop default');
    await this.execute(`update sales_order set changed_by_hand = true where status = 'DRAFT' and row_version > 1`);
    await this.execute('create index sales_order_standing_order_id_index on sales_order (standing_order_id, id)');
  }
}
