import { auditKeyOf, sortText, sortUniqueText } from '@cleaver/domain/kernel';
import { Migration } from '@mikro-orm/migrations';

/** Columns of texts with a unique rule, by table. The key column has the suffix `_key`. */
const UNIQUE = {
  app_user: ['username', 'email'],
  product_category: ['name'],
  article: ['article_number'],
  recipe: ['name'],
  batch: ['batch_number'],
  storage_location: ['name'],
  stock_batch: ['batch_id', 'batch_type'],
};
const OTHERS = {
  supplier: ['name'],
  customer: ['name'],
  article: ['name'],
  lot: ['lot_number', 'supplier_lot'],
};

const ROWS_AT_ONCE = 5000;

/**
 * Changes the sort keys to the order that German readers expect (DIN 5007-1). Recalculates the keys of texts that are
 * not ASCII.
 */
export class Migration0010SortKeys extends Migration {
  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(UNIQUE)) await this.#rewrite(table, columns, sortUniqueText);
    for (const [table, columns] of Object.entries(OTHERS)) await this.#rewrite(table, columns, sortText);
    await this.execute('alter table audit_entry disable trigger append_only');
    await this.#rewrite('audit_entry', ['username'], auditKeyOf);
    await this.execute('alter table audit_entry enable always trigger append_only');
  }

  async #rewrite(table: string, columns: readonly string[], keyOf: (text: string) => string): Promise<void> {
    for (const column of columns) {
      const found = await this.execute(
        `select id, ${column} as text from ${table} where octet_length(${column}) > char_length(${column})`,
      );
      const rows = found.map(({ id, text }) => ({ id, key: keyOf(String(text)) }));
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
        await this.execute(
          `update ${table} t set ${column}_key = v.key
            from jsonb_to_recordset(?::jsonb) as v (id uuid, key text) where t.id = v.id`,
          [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
        );
      }
    }
  }
}
