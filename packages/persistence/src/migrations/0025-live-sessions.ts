import { Migration } from '@mikro-orm/migrations';

/** The newest sessions of a user are found by index, however many have ended with a number at the user. */
export class Migration0025LiveSessions extends Migration {
  override up(): void {
    this.addSql('drop index session_user_id_index');
    this.addSql(`
      create index session_user_id_number_expires_at_index on session (user_id, number, expires_at, id) where ended_at is null
    `);
  }
}
