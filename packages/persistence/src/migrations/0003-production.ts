import { Migration } from '@mikro-orm/migrations';

/** Creates recipes with their ingredients, and production batches. */
export class Migration0003Production extends Migration {
  override up(): void {
    this.addSql(`
      create table recipe (
        id uuid not null,
        name text not null,
        version int not null,
        type text collate "C" not null,
        description text not null,
        yield_percentage int not null,
        shelf_life_days int,
        output_quantity numeric not null,
        output_uom text not null,
        article_id uuid not null,
        status text collate "C" not null,
        production_steps jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('alter table recipe add constraint recipe_name_version_unique unique (name_key, version)');
    this.addSql(`
      alter table recipe add constraint recipe_article_id_fkey
        foreign key (article_id) references article (id)
    `);
    for (const column of ['version', 'type', 'status', 'created_at', 'updated_at', 'article_id']) {
      this.addSql(`create index recipe_${column}_index on recipe (${column}, id)`);
    }
    this.addSql(`
      create table recipe_ingredient (
        id uuid not null,
        recipe_id uuid not null,
        position int not null,
        article_id uuid not null,
        quantity numeric not null,
        uom text not null,
        sub_recipe_id uuid,
        substitutable boolean not null,
        primary key (id)
      )
    `);
    this.addSql(`
      alter table recipe_ingredient add constraint recipe_ingredient_recipe_id_fkey
        foreign key (recipe_id) references recipe (id) on delete cascade
    `);
    this.addSql(`
      alter table recipe_ingredient add constraint recipe_ingredient_article_id_fkey
        foreign key (article_id) references article (id)
    `);
    this.addSql(`
      alter table recipe_ingredient add constraint recipe_ingredient_sub_recipe_id_fkey
        foreign key (sub_recipe_id) references recipe (id)
    `);
    for (const column of ['recipe_id', 'article_id', 'sub_recipe_id']) {
      this.addSql(`create index recipe_ingredient_${column}_index on recipe_ingredient (${column})`);
    }
    this.addSql(`
      create table batch (
        id uuid not null,
        batch_number text not null,
        recipe_id uuid not null,
        status text collate "C" not null,
        planned_quantity numeric not null,
        planned_quantity_unit text not null,
        production_date date not null,
        best_before_date date not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        batch_number_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('alter table batch add constraint batch_batch_number_unique unique (batch_number_key)');
    this.addSql(`
      alter table batch add constraint batch_recipe_id_fkey
        foreign key (recipe_id) references recipe (id)
    `);
    this.addSql('create index batch_recipe_id_batch_number_key_index on batch (recipe_id, batch_number_key, id)');
    for (const column of ['production_date', 'status', 'created_at', 'updated_at']) {
      this.addSql(`create index batch_${column}_index on batch (${column}, id)`);
    }
  }
}
