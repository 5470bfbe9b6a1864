import { Migration } from '@mikro-orm/migrations';

/** Replaces the empty unit of a line of a frame contract by null. */
export class Migration0011OpenUnits extends Migration {
  override up(): void {
    this.addSql(`
      update customer set frame_contract = jsonb_set(frame_contract, '{lineItems}', (
        select jsonb_agg(case when line ->> 'unit' = '' then jsonb_set(line, '{unit}', 'null') else line end order by place)
        from jsonb_array_elements(frame_contract -> 'lineItems') with ordinality as l (line, place)
      ))
      where frame_contract @> '{"lineItems": [{"unit": ""}]}'
    `);
  }
}
