import { Migration } from '@mikro-orm/migrations';

/** Creates suppliers, customers and articles. */
export class Migration0002Masterdata extends Migration {
  override up(): void {
    this.addSql(`
      create table supplier (
        id uuid not null,
        name text not null,
        address jsonb,
        contact_info jsonb not null,
        payment_terms jsonb,
        certificates jsonb not null,
        rating jsonb,
        status text collate "C" not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index supplier_status_count on supplier (status)');
    this.addSql('create index supplier_name_key_index on supplier (name_key, id)');
    this.addSql('create index supplier_created_at_index on supplier (created_at, id)');
    this.addSql('create index supplier_updated_at_index on supplier (updated_at, id)');
    this.addSql('create index supplier_status_index on supplier (status, id)');
    this.addSql('create index supplier_status_name_key_index on supplier (status, name_key, id)');
    this.addSql('create index supplier_status_created_at_index on supplier (status, created_at, id)');
    this.addSql('create index supplier_status_updated_at_index on supplier (status, updated_at, id)');
    this.addSql(`
      create table customer (
        id uuid not null,
        name text not null,
        type text collate "C" not null,
        billing_address jsonb not null,
        contact_info jsonb not null,
        payment_terms jsonb,
        delivery_addresses jsonb not null,
        frame_contract jsonb,
        preferences text[] not null,
        status text collate "C" not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index customer_status_count on customer (status)');
    this.addSql('create index customer_type_status_count on customer (type, status)');
    this.addSql('create index customer_name_key_index on customer (name_key, id)');
    this.addSql('create index customer_created_at_index on customer (created_at, id)');
    this.addSql('create index customer_updated_at_index on customer (updated_at, id)');
    for (const filter of ['type', 'status']) {
      this.addSql(`create index customer_${filter}_index on customer (${filter}, id)`);
      this.addSql(`create index customer_${filter}_name_key_index on customer (${filter}, name_key, id)`);
      this.addSql(`create index customer_${filter}_created_at_index on customer (${filter}, created_at, id)`);
      this.addSql(`create index customer_${filter}_updated_at_index on customer (${filter}, updated_at, id)`);
    }
    this.addSql(`
      create table article (
        id uuid not null,
        name text not null,
        article_number text not null,
        category_id uuid not null,
        sales_units jsonb not null,
        supplier_ids text[] not null,
        status text collate "C" not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        name_key text collate "C" not null,
        article_number_key text collate "C" not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('alter table article add constraint article_article_number_unique unique (article_number_key)');
    this.addSql(`
      alter table article add constraint article_category_id_fkey
        foreign key (category_id) references product_category (id)
    `);
    this.addSql('create index article_status_count on article (status)');
    this.addSql('create index article_category_id_status_count on article (category_id, status)');
    this.addSql('create index article_name_key_index on article (name_key, id)');
    this.addSql('create index article_created_at_index on article (created_at, id)');
    this.addSql('create index article_updated_at_index on article (updated_at, id)');
    this.addSql('create index article_status_index on article (status, id)');
    for (const filter of ['status', 'category_id']) {
      this.addSql(`create index article_${filter}_name_key_index on article (${filter}, name_key, id)`);
      this.addSql(
        `create index article_${filter}_article_number_key_index on article (${filter}, article_number_key, id)`,
      );
      this.addSql(`create index article_${filter}_created_at_index on article (${filter}, created_at, id)`);
      this.addSql(`create index article_${filter}_updated_at_index on article (${filter}, updated_at, id)`);
    }
  }
}
