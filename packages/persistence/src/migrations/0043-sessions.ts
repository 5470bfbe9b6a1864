import { Migration } from '@mikro-orm/migrations';

/** Drops the counters at the user, by which many sessions ended at once: each session ends by itself. What they had ended stays ended. */
export class Migration0043Sessions extends Migration {
  override up(): void {
    this.addSql(`
      update session s set ended_at = now(), row_version = s.row_version + 1
        from app_user u where u.id = s.user_id and s.number <= u.sessions_ended and s.ended_at is null
    `);
    // Tokens that the sweep missed before it removed their session.
    this.addSql('delete from refresh_token t where not exists (select from session s where s.id = t.session_id)');
    // The index on the column goes with it.
    this.addSql('alter table session drop column number');
    this.addSql('alter table app_user drop column sessions_opened, drop column sessions_ended');
    this.addSql('create index session_user_id_index on session (user_id, id) where ended_at is null');
  }
}
