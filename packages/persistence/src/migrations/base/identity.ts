export const IDENTITY: readonly string[] = [
  `
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
      search_key text collate "C" not null,
      primary key (id),
      constraint app_user_email_unique unique (email_key),
      constraint app_user_username_unique unique (username_key)
    )
  `,
  'create index app_user_search_index on app_user using gin (search_grams(search_key))',
  `
    create table session (
      id uuid not null,
      user_id uuid not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      row_version int not null,
      device_id uuid,
      primary key (id)
    )
  `,
  'create index session_device_id_index on session (device_id, id) where ended_at is null and device_id is not null',
  'create index session_ended_at_index on session (ended_at, id) where ended_at is not null',
  'create index session_expires_at_index on session (expires_at, id)',
  'create index session_user_id_index on session (user_id, id) where ended_at is null',
  `
    create table refresh_token (
      id text collate "C" not null,
      session_id uuid not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      row_version int not null,
      primary key (id)
    )
  `,
  'create index refresh_token_session_id_index on refresh_token (session_id, id)',
  `
    create table login_log (
      id text collate "C" not null,
      attempts jsonb not null,
      row_version int not null,
      known jsonb not null,
      primary key (id)
    )
  `,
  `
    create table user_pin (
      id uuid not null,
      hash text not null,
      digits int not null,
      set_at timestamptz(3) not null,
      row_version int not null,
      primary key (id)
    )
  `,
  `
    create table shared_device (
      id uuid not null,
      name text not null,
      key_hash text not null,
      created_at timestamptz(3) not null,
      people jsonb not null,
      row_version int not null,
      primary key (id)
    )
  `,
  'create index shared_device_created_at_index on shared_device (created_at, id)',
];
