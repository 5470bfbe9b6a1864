export const KERNEL: readonly string[] = [
  `
    create table kept_answer (
      id text collate "C" not null,
      request text not null,
      answer json,
      expires_at timestamptz(3) not null,
      row_version int not null,
      primary key (id)
    )
  `,
  'create index kept_answer_expires_at_index on kept_answer (expires_at, id)',
  `
    create table sequence (
      name text not null,
      value bigint not null,
      primary key (name)
    )
  `,
];
