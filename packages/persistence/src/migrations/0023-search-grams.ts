import { Migration } from '@mikro-orm/migrations';

/**
 * Rewrites `search_grams` in PL/pgSQL, with the same result. A function in SQL is parsed and planned again by every
 * statement that writes a row. A function in PL/pgSQL is planned once per connection.
 */
export class Migration0023SearchGrams extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function search_grams(key text) returns tsvector as $$
      declare
        grams text[] := '{}';
        word text;
      begin
        foreach word in array string_to_array(key, ' ') loop
          for at in 1 .. length(word) loop
            grams := grams || substr(word, at, 3);
          end loop;
        end loop;
        return array_to_tsvector(grams);
      end;
      $$ language plpgsql immutable strict parallel safe cost 20
    `);
  }
}
