import { searchWords } from '@cleaver/domain/kernel';
import { Migration } from '@mikro-orm/migrations';

/** The searchable texts of a row, by table. */
const SEARCHED = {
  app_user: 'array[username, email]',
  supplier: `array[name, contact_info->>'contactPerson']`,
  customer: `array[name, contact_info->>'contactPerson']`,
  product_category: 'array[name]',
  article: 'array[name, article_number, plu] || gtins',
  recipe: 'array[name]',
  storage_location: 'array[name]',
  lot: 'array[lot_number, supplier_lot]',
};

const ROWS_AT_ONCE = 5000;

/** Adds the search of lists by words. */
export class Migration0021Search extends Migration {
  override async up(): Promise<void> {
    // Returns every piece of three characters of every word, and the shorter pieces at the end of the word. A searched
    // word is in the text only if all its pieces are in the result. A searched word of one or two characters is the
    // prefix of a piece. With this cost, the planner checks the cheaper condition of a search first. It calls the
    // function only for rows that meet that condition.
    await this.execute(`
      create or replace function search_grams(key text) returns tsvector as $$
        select array_to_tsvector(array(
          select substr(word, at, 3) from unnest(string_to_array(key, ' ')) word, generate_series(1, length(word)) at
        ))
      $$ language sql immutable strict parallel safe cost 20
    `);
    for (const [table, texts] of Object.entries(SEARCHED)) {
      await this.execute(`alter table ${table} add column search_key text collate "C" not null default ''`);
      await this.execute(`alter table ${table} alter column search_key drop default`);
      await this.#fill(table, texts);
      await this.execute(`create index ${table}_search_index on ${table} using gin (search_grams(search_key))`);
    }
  }

  async #fill(table: string, texts: string): Promise<void> {
    const found = await this.execute(`select id, array_to_json(array_remove(${texts}, null)) as texts from ${table}`);
    const rows = found.map(({ id, texts }) => ({ id, key: keyOf(texts) }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.execute(
        `update ${table} t set search_key = v.key
          from jsonb_to_recordset(?::jsonb) as v (id uuid, key text) where t.id = v.id`,
        [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
      );
    }
  }
}

const keyOf = (texts: readonly string[]): string => [...new Set(texts.flatMap(searchWords))].join(' ');
