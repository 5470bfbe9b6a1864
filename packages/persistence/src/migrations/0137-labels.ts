import { Migration } from '@mikro-orm/migrations';

/** Adds declarations, labels and prints, and the sizes of label printers. */
export class Migration0137Labels extends Migration {
  override up(): void {
    this.addSql("alter table shop_settings add column label_sizes jsonb not null default '[]'");
    this.addSql('alter table shop_settings alter column label_sizes drop default');
    this.addSql(`
      create table label (id uuid not null, article_id uuid not null, article_name text not null, version
      int not null, status text not null, decisions jsonb not null, frozen jsonb null, declared_ids text[]
      not null, outdated boolean not null, created_by text not null, created_at timestamptz(3) not null,
      changed_by text not null, changed_at timestamptz(3) not null, released_by text null, released_at
      timestamptz(3) null, withdrawn_by text null, withdrawn_at timestamptz(3) null, withdraw_reason text
      null, article_name_key text collate "C" not null, search_key text collate "C" not null, row_version
      int not null, primary key (id))
    `);
    this.addSql('create index label_created_at_index on label (created_at, id)');
    this.addSql('create index label_search_index on label using gin (search_grams(search_key))');
    this.addSql('alter table label add constraint label_article_id_version_unique unique (article_id, version)');
    this.addSql(`
      create table declaration (id uuid not null, article_id uuid not null, version int not null, role
      text not null, name text not null, composition text not null, allergens jsonb not null, additives
      text[] not null, meat jsonb null, kg_per_unit numeric null, source text not null, valid_from date
      null, created_by text not null, created_at timestamptz(3) not null, is_latest boolean not null,
      row_version int not null, primary key (id))
    `);
    this.addSql('create index declaration_version_index on declaration (version, id)');
    this.addSql(`
      alter table declaration add constraint declaration_article_id_version_unique unique (article_id,
      version)
    `);
    this.addSql(`
      create table label_print (id uuid not null, label_id uuid not null, label_version int not null,
      lot_id uuid not null, lot_number text not null, article_id uuid not null, article_name text not
      null, size jsonb not null, elements jsonb not null, packs jsonb not null, count
      int not null, warnings jsonb not null, printed_by text not null, printed_at timestamptz(3) not null,
      row_version int not null, primary key (id))
    `);
    this.addSql('create index label_print_printed_at_index on label_print (printed_at, id)');
    this.addSql('create index label_print_label_id_index on label_print (label_id, id)');
    this.addSql('create index label_print_lot_id_index on label_print (lot_id, id)');
    this.addSql('create index label_print_article_id_index on label_print (article_id, id)');
    this.addSql(`
      alter table label add constraint label_article_id_fkey foreign key (article_id) references article
      (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table declaration add constraint declaration_article_id_fkey foreign key (article_id)
      references article (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table label_print add constraint label_print_label_id_fkey foreign key (label_id) references
      label (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table label_print add constraint label_print_lot_id_fkey foreign key (lot_id) references lot
      (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table label_print add constraint label_print_article_id_fkey foreign key (article_id)
      references article (id) on update no action on delete no action
    `);
  }
}
