import { Migration } from '@mikro-orm/migrations';

/** Adds the settings of invoicing, with their defaults, and of the posting batches for the tax adviser. */
export class Migration0133InvoicingSettings extends Migration {
  override up(): void {
    this.addSql(`
      alter table shop_settings
        add column invoicing jsonb not null default '{"vatId":"","taxNumber":"","register":"","contactPerson":"",
          "accountHolder":"","exemptionReason":"","iban":"","bic":"","prefix":"RE","dueDays":14,"note":""}',
        add column datev jsonb
    `);
    this.addSql('alter table shop_settings alter column invoicing drop default');
  }
}
