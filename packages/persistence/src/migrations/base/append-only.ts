/**
 * Returns statements that refuse changes and removals of rows. MikroORM compares the entity with the function by this
 * name.
 */
export const appendOnly = (table: string): readonly string[] => [
  `
    create function ${table}_append_only_fn() returns trigger as $$
    begin raise exception 'Rows of ${table} are only added' using errcode = 'restrict_violation'; end;
    $$ language plpgsql
  `,
  `
    create trigger append_only before update or delete on ${table}
      for each statement execute function ${table}_append_only_fn()
  `,
  `
    create trigger no_truncate before truncate on ${table}
      for each statement execute function ${table}_append_only_fn()
  `,
  // Enables the triggers also in sessions of replication or restore, where they are off by default.
  `alter table ${table} enable always trigger append_only, enable always trigger no_truncate`,
];
