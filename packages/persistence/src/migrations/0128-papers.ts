import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the settings of papers and of document numbers, and the sales term for prices on papers. Batches take their
 * numbers from the sequences of the other documents, so a prefix that two kinds share never repeats a number.
 */
export class Migration0128Papers extends Migration {
  override up(): void {
    this.addSql(`
      alter table shop_settings
        add column language text not null default 'de',
        add column logo text,
        add column number_prefixes jsonb not null
          default '{"order":"O","delivery":"D","receipt":"G","batch":"P","count":"I","recall":"R"}'
    `);
    this.addSql(`
      alter table shop_settings alter column language drop default, alter column number_prefixes drop default
    `);
    this.addSql(`
      update customer set sales_terms = sales_terms || '{"pricesOnPapers": false}' where sales_terms is not null
    `);
    this.addSql(`
      update sequence set name = 'document-number P ' || substr(name, length('batch-number ') + 1)
      where name like 'batch-number %'
    `);
  }
}
