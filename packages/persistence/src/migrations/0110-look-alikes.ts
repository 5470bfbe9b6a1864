import { lookAlikeKey } from '@cleaver/domain/kernel';
import { Migration } from '@mikro-orm/migrations';

/** Columns of lot numbers, by table. The key column has the suffix `_key`. */
const NUMBERS = [
  ['lot', 'lot_number'],
  ['lot', 'supplier_lot'],
  ['stock_batch', 'lot_number'],
] as const;

const ROWS_AT_ONCE = 5000;

/**
 * Compares lot numbers by their look. Stock batches of one stock that thereby have the same number stay as they are.
 * `twin` counts them, so that the constraint holds. A look-up by the number finds all of them.
 */
export class Migration0110LookAlikes extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      'alter table stock_batch drop constraint stock_batch_stock_id_lot_number_batch_type_unique, add column twin int not null default 0',
    );
    await this.execute('alter table stock_batch alter column twin drop default');
    for (const [table, column] of NUMBERS) await this.#rewrite(table, column);
    await this.execute(`
      update stock_batch t set twin = n.twin from (
        select id, row_number() over (partition by stock_id, lot_number_key, batch_type_key order by id) - 1 as twin
        from stock_batch
      ) n where n.id = t.id and n.twin > 0
    `);
    await this.execute(
      'alter table stock_batch add constraint stock_batch_stock_id_lot_number_batch_type_twin_unique unique (stock_id, lot_number_key, batch_type_key, twin)',
    );
  }

  async #rewrite(table: string, column: string): Promise<void> {
    const found = await this.execute(`select id, ${column} as text, ${column}_key as key from ${table}
      where octet_length(${column}) > char_length(${column}) or ${column} like '% %'`);
    const rows = found
      .map(({ id, text, key }) => ({ id, was: key, key: lookAlikeKey(String(text)) }))
      .filter(({ was, key }) => was !== key)
      .map(({ id, key }) => ({ id, key }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.execute(
        `update ${table} t set ${column}_key = v.key
          from jsonb_to_recordset(?::jsonb) as v (id uuid, key text) where t.id = v.id`,
        [JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))],
      );
    }
  }
}
