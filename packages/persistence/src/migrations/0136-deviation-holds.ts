import { Migration } from '@mikro-orm/migrations';

/** Adds the deviation that placed a hold. Holds of before have none. */
export class Migration0136DeviationHolds extends Migration {
  override up(): void {
    this.addSql('alter table hold add column deviation_id uuid');
    this.addSql('create index hold_deviation_id_index on hold (deviation_id, id) where deviation_id is not null');
  }
}
