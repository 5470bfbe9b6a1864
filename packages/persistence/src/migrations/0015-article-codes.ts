import { Migration } from '@mikro-orm/migrations';

/** Adds the codes of articles that scanners read. */
export class Migration0015ArticleCodes extends Migration {
  override up(): void {
    this.addSql(
      `alter table article add column gtins text[] not null default '{}', add column plu text not null default ''`,
    );
    this.addSql('alter table article alter column gtins drop default, alter column plu drop default');
    this.addSql(`
      create table article_code (
        id uuid not null,
        article_id uuid not null,
        code text not null,
        code_key text collate "C" not null,
        row_version int not null,
        primary key (id),
        constraint article_code_code_unique unique (code_key),
        constraint article_code_article_id_fkey foreign key (article_id) references article (id)
      )
    `);
    this.addSql('create index article_code_article_id_index on article_code (article_id, id)');
  }
}
