import { appendOnly } from './append-only.ts';

export const AUDIT: readonly string[] = [
  `
    create table audit_entry (
      position bigserial not null,
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
      changes jsonb not null,
      times int,
      large_changes int,
      primary key (position)
    )
  `,
  'create index audit_entry_at_index on audit_entry (at, id)',
  'create index audit_entry_entity_index on audit_entry (entity, entity_id, at, id)',
  'create index audit_entry_id_index on audit_entry (id)',
  'create index audit_entry_large_index on audit_entry (id) where large_changes is not null',
  `
    create index audit_entry_named_index
      on audit_entry using gin (jsonb_path_query_array(changes, '$[*]."id"')) with (fastupdate=off)
  `,
  'create index audit_entry_user_id_index on audit_entry (user_id, at, id)',
  'create index audit_entry_username_index on audit_entry (username_key, id)',
  ...appendOnly('audit_entry'),
  `
    create table audit_seal (
      number bigint not null,
      position bigint not null,
      entry_id uuid not null,
      hash text not null,
      primary key (number),
      constraint audit_seal_position_unique unique (position)
    )
  `,
  ...appendOnly('audit_seal'),
];
