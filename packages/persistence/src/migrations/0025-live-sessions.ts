import { Migration } from '@mikro-orm/migrations';

/**
 * Adds an index for the newest sessions of a user. The index stays fast even if the session number of the user
 * (migration 0013) has ended many sessions.
 */
export class Migration0025LiveSessions extends Migration {
  override up(): void {
    this.addSql('drop index session_user_id_index');
    this.addSql(`
      create index session_user_id_number_expires_at_index on session (user_id, number, expires_at, id) where ended_at is null
    `);
  }
}
