import { Migration } from '@mikro-orm/migrations';

/** Adds the articles of the inputs of cuttings, by which lists filter. */
export class Migration0090CutArticles extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table cutting add column article_ids text[] not null default '{}'`);
    await this.execute('alter table cutting alter column article_ids drop default');
    await this.execute(`
      update cutting set article_ids = array(
        select distinct i ->> 'articleId' from jsonb_array_elements(inputs) as i)
    `);
  }
}
