import { Migration } from '@mikro-orm/migrations';

/**
 * Adds sales data to the master data: VAT classes, dated list prices, piece weights, minimum remaining days, sales
 * terms, and earlier contracts. Adds VAT rates, the delivery tolerance and closed days to the settings of the shop.
 */
export class Migration0060SalesData extends Migration {
  override up(): void {
    this.addSql('alter table product_category add column vat_class text');
    this.addSql(`
      alter table article
        add column vat_class text,
        add column minimum_remaining_days int,
        add column piece_weight jsonb
    `);
    // The existing price has no first day and no user.
    this.addSql(`
      update article set sales_units = (
        select coalesce(jsonb_agg(
          (unit - 'price') || jsonb_build_object('prices', jsonb_build_array(
            jsonb_build_object('price', unit -> 'price', 'validFrom', null, 'setBy', null, 'setAt', null))) order by at), '[]')
        from jsonb_array_elements(sales_units) with ordinality as sold (unit, at))
    `);
    this.addSql(
      `alter table customer add column ended_contracts jsonb not null default '[]', add column sales_terms jsonb`,
    );
    this.addSql('alter table customer alter column ended_contracts drop default');
    this.addSql(`
      update customer set frame_contract = frame_contract || '{"setBy": null, "setAt": null}'
      where frame_contract is not null and frame_contract <> 'null'
    `);
    this.addSql(`
      alter table shop_settings
        add column vat_rates jsonb not null default '[
          {"vatClass": "STANDARD", "validFrom": "2021-01-01", "rate": "19"},
          {"vatClass": "REDUCED", "validFrom": "2021-01-01", "rate": "7"}]',
        add column delivery_tolerance_percent numeric not null default 10,
        add column closed_weekdays jsonb not null default '[7]',
        add column closed_days jsonb not null default '[]'
    `);
    this.addSql(`
      alter table shop_settings
        alter column vat_rates drop default,
        alter column delivery_tolerance_percent drop default,
        alter column closed_weekdays drop default,
        alter column closed_days drop default
    `);
  }
}
