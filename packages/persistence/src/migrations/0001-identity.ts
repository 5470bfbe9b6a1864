import { Migration } from '@mikro-orm/migrations';

/** Creates users, their sessions, product categories, and internal tables of the service. */
export class Migration0001Identity extends Migration {
  override up(): void {
    this.addSql(`
      create table app_user (
        id uuid not null,
        username text not null,
        email text not null,
        roles text[] not null,
        branch_id text,
        status text collate "C" not null,
        password_hash text not null,
        created_at timestamptz(3) not null,
        last_login timestamptz(3),
        username_key text collate "C" not null,
        email_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index app_user_status_index on app_user (status, id)');
    this.addSql('create index app_user_created_at_index on app_user (created_at, id)');
    this.addSql('create index app_user_last_login_index on app_user (last_login, id)');
    this.addSql('alter table app_user add constraint app_user_username_unique unique (username_key)');
    this.addSql('alter table app_user add constraint app_user_email_unique unique (email_key)');
    this.addSql(`
      create table session (
        id uuid not null,
        user_id uuid not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index session_user_id_index on session (user_id, id) where ended_at is null');
    this.addSql('create index session_expires_at_index on session (expires_at, id)');
    this.addSql('create index session_ended_at_index on session (ended_at, id) where ended_at is not null');
    this.addSql(`
      create table refresh_token (
        id text collate "C" not null,
        session_id uuid not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3),
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index refresh_token_session_id_index on refresh_token (session_id, id)');
    this.addSql(`
      create table login_log (
        id text collate "C" not null,
        attempts jsonb not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql(`
      create table kept_answer (
        id text collate "C" not null,
        request text not null,
        answer json,
        expires_at timestamptz(3) not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index kept_answer_expires_at_index on kept_answer (expires_at, id)');
    this.addSql(`
      create table product_category (
        id uuid not null,
        name text not null,
        description text not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('alter table product_category add constraint product_category_name_unique unique (name_key)');
    this.addSql(`
      create table sequence (
        name text not null,
        value bigint not null,
        primary key (name)
      )
    `);
    this.addSql(`
      create table audit_entry (
        position bigserial primary key,
        id uuid not null,
        at timestamptz(3) not null,
        user_id uuid,
        username text,
        username_key text collate "C",
        operation text collate "C" not null,
        address text,
        request_id text,
        outcome text not null,
        code text,
        entity text,
        entity_id text,
        changes jsonb not null
      )
    `);
    this.addSql('create index audit_entry_at_index on audit_entry (at, id)');
    this.addSql('create index audit_entry_user_id_index on audit_entry (user_id, at, id)');
    this.addSql('create index audit_entry_username_index on audit_entry (username_key, id)');
    this.addSql('create index audit_entry_operation_index on audit_entry (operation, at, id)');
    this.addSql('create index audit_entry_entity_index on audit_entry (entity, entity_id, at, id)');
    this.addSql(`
      create table audit_seal (
        number bigint not null,
        position bigint not null,
        entry_id uuid not null,
        hash text not null,
        primary key (number)
      )
    `);
    this.addSql('alter table audit_seal add constraint audit_seal_position_unique unique (position)');
    for (const table of ['audit_entry', 'audit_seal']) {
      // Uses the name that MikroORM gives the function, because the comparison with the entity needs it.
      this.addSql(`
        create function ${table}_append_only_fn() returns trigger as $$
        begin raise exception 'Rows of ${table} are only added' using errcode = 'restrict_violation'; end;
        $$ language plpgsql
      `);
      this.addSql(`
        create trigger append_only before update or delete on ${table}
          for each statement execute function ${table}_append_only_fn()
      `);
      this.addSql(`
        create trigger no_truncate before truncate on ${table}
          for each statement execute function ${table}_append_only_fn()
      `);
      // Enables the triggers also in replication sessions, where they are off by default.
      this.addSql(`alter table ${table} enable always trigger append_only, enable always trigger no_truncate`);
    }
  }
}
