import { Migration } from '@mikro-orm/migrations';

/** Creates functions for statements that write. */
export class Migration0020Writes extends Migration {
  override up(): void {
    // Fails if a statement affected fewer rows than the unit of work sent. Then another transaction changed or removed
    // rows first.
    this.addSql(`
      create or replace function expect_rows(hit bigint, sent bigint) returns void as $$
      begin
        if hit <> sent then
          raise exception 'Of % rows % are as they were read', sent, hit using errcode = 'serialization_failure';
        end if;
      end;
      $$ language plpgsql
    `);
    // Declares one row, because the planner assumes a hundred rows for json_array_elements. It would then scan a small
    // table to find two rows.
    this.addSql(`
      create or replace function rows_of(list json) returns setof json as $$
      begin
        return query select * from json_array_elements(list);
      end;
      $$ language plpgsql immutable rows 1
    `);
  }
}
