import { Migration } from '@mikro-orm/migrations';

/** Adds an index on the open holds, which the list of blocked goods reads. */
export class Migration0132OpenHolds extends Migration {
  override up(): void {
    this.addSql('create index hold_placed_at_index on hold (placed_at, id) where released_at is null');
  }
}
