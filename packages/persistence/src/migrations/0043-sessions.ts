import { Migration } from '@mikro-orm/migrations';

/**
 * Drops the session numbers of users, which ended many sessions together. Each session now ends separately. Ended
 * sessions stay ended.
 */
export class Migration0043Sessions extends Migration {
  override up(): void {
    this.addSql(`
      update session s set ended_at = now(), row_version = s.row_version + 1
        from app_user u where u.id = s.user_id and s.number <= u.sessions_ended and s.ended_at is null
    `);
    // Deletes the tokens that the sweep left when it removed their session.
    this.addSql('delete from refresh_token t where not exists (select from session s where s.id = t.session_id)');
    // Also drops the index on the column.
    this.addSql('alter table session drop column number');
    this.addSql('alter table app_user drop column sessions_opened, drop column sessions_ended');
    this.addSql('create index session_user_id_index on session (user_id, id) where ended_at is null');
  }
}
