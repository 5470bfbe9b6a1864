import { Migration } from '@mikro-orm/migrations';

/** Adds the rhythm of standing orders, and the rule for closed days. Standing orders of before repeat every week. */
export class Migration0120StandingOrderRhythms extends Migration {
  override up(): void {
    this.addSql(`
      alter table standing_order
        add column rhythm text not null default 'WEEKLY',
        add column on_closed_day text not null default 'SKIP'
    `);
    this.addSql('alter table standing_order alter column rhythm drop default, alter column on_closed_day drop default');
  }
}
