import { Migration } from '@mikro-orm/migrations';

/**
 * Replaces the index for the open sessions of a user, so that it includes their numbers. The new index stays fast even
 * if the session number of the user (migration 0013) has ended many sessions.
 */
export class Migration0025LiveSessions extends Migration {
  override up(): void {
    this.addSql('drop index session_user_id_index');
    this.addSql(`
      create index session_user_id_number_expires_at_index on session (user_id, number, expires_at, id) where ended_at is null
    `);
  }
}
