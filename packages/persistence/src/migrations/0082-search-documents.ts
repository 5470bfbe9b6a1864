import { searchWords } from '@cleaver/domain/kernel';
import { Migration } from '@mikro-orm/migrations';

/** The searchable texts of a row, by table. */
const SEARCHED = {
  delivery: 'array[delivery_number, customer_name]',
  goods_receipt: 'array[receipt_number, supplier_name, delivery_note, purchase_order]',
  batch: 'array[batch_number]',
  recall: 'array[recall_number]',
  inventory_count: 'array[count_number]',
};

const ROWS_AT_ONCE = 5000;

/** Adds numbers to inventory counts, and the search of documents. Existing counts are numbered by their day in UTC. */
export class Migration0082SearchDocuments extends Migration {
  override async up(): Promise<void> {
    await this.#numberCounts();
    for (const [table, texts] of Object.entries(SEARCHED)) {
      await this.execute(`alter table ${table} add column search_key text collate "C" not null default ''`);
      await this.execute(`alter table ${table} alter column search_key drop default`);
      await this.#fill(table, texts);
      await this.execute(`create index ${table}_search_index on ${table} using gin (search_grams(search_key))`);
    }
  }

  async #numberCounts(): Promise<void> {
    await this.execute(`
      alter table inventory_count
        add column count_number text not null default '',
        add column count_number_key text collate "C" not null default ''
    `);
    await this.execute(`
      update inventory_count t set count_number = v.number, count_number_key = lower(v.number)
        from (
          select id, 'I-' || day || '-' || case when nth < 1000 then lpad(nth::text, 3, '0') else nth::text end as number
            from (
              select id, day, row_number() over (partition by day order by created_at, id) as nth
                from inventory_count, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') day
            ) counted
        ) v
        where t.id = v.id
    `);
    await this.execute(`
      insert into sequence (name, value)
        select 'document-number I ' || substr(count_number, 3, 10), count(*) from inventory_count group by 1
    `);
    await this.execute(`
      alter table inventory_count
        alter column count_number drop default,
        alter column count_number_key drop default,
        add constraint inventory_count_count_number_unique unique (count_number_key)
    `);
  }

  async #fill(table: string, texts: string): Promise<void> {
    const found = await this.execute(`select id, array_to_json(${texts}) as texts from ${table}`);
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
