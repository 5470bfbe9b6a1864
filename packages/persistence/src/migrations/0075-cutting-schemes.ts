import { Migration } from '@mikro-orm/migrations';

/** Creates cutting schemes: the parts that an article is usually cut into. */
export class Migration0075CuttingSchemes extends Migration {
  override up(): void {
    this.addSql(`
      create table cutting_scheme (
        id uuid not null,
        name text not null,
        article_id uuid not null,
        parts jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql(
      'alter table cutting_scheme add constraint cutting_scheme_article_id_name_unique unique (article_id, name_key)',
    );
    this.addSql(`
      alter table cutting_scheme add constraint cutting_scheme_article_id_fkey
        foreign key (article_id) references article (id)
    `);
    this.addSql('create index cutting_scheme_name_key_index on cutting_scheme (name_key, id)');
  }
}
