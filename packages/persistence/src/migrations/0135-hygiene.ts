import { Migration } from '@mikro-orm/migrations';

/** Adds control points, cleaning tasks, devices, their readings, what is kept of old ones, and deviations. Adds for how long. */
export class Migration0135Hygiene extends Migration {
  override up(): void {
    this.addSql('alter table shop_settings add column sensor_retention_months int not null default 24');
    this.addSql('alter table shop_settings alter column sensor_retention_months drop default');
    this.addSql(`
      create table device (id uuid not null, name text not null, status text not null, key_digest text not
      null, last_seen_at timestamptz(3) null, created_at timestamptz(3) not null, name_key text collate
      "C" not null, search_key text collate "C" not null, row_version int not null, primary key (id))
    `);
    this.addSql('create index device_search_index on device using gin (search_grams(search_key))');
    this.addSql('alter table device add constraint device_name_unique unique (name_key)');
    this.addSql(`
      create table control_point (id uuid not null, name text not null, status text not null,
      storage_location_id uuid null, responsible text not null, instructions text not null, versions jsonb
      not null, created_at timestamptz(3) not null, updated_at timestamptz(3) not null, kind text not
      null, scope text not null, measure text not null, product_kinds text[] not null, article_ids text[]
      not null, corrective_action text not null, active_channel text null, device_ids text[] not null,
      name_key text collate "C" not null, active_channel_key text collate "C" null, search_key text
      collate "C" not null, row_version int not null, primary key (id))
    `);
    this.addSql('create index control_point_storage_location_id_index on control_point (storage_location_id, id)');
    this.addSql('create index control_point_search_index on control_point using gin (search_grams(search_key))');
    this.addSql('alter table control_point add constraint control_point_name_unique unique (name_key)');
    this.addSql(`
      alter table control_point add constraint control_point_active_channel_unique unique
      (active_channel_key)
    `);
    this.addSql(`
      create table reading_day (id text collate "C" not null, control_point_id uuid not null, "from"
      timestamptz(3) not null, until timestamptz(3) not null, count int not null, lowest numeric not null,
      highest numeric not null, sum numeric not null, first_value numeric not null, last_value numeric not
      null, stretches jsonb not null, row_version int not null, primary key (id))
    `);
    this.addSql('create index reading_day_control_point_id_from_index on reading_day (control_point_id, "from", id)');
    this.addSql('create index reading_day_from_index on reading_day ("from", id)');
    this.addSql(`
      create table cleaning_task (id uuid not null, name text not null, status text not null,
      storage_location_id uuid null, responsible text not null, instructions text not null, versions jsonb
      not null, created_at timestamptz(3) not null, updated_at timestamptz(3) not null, agent text not
      null, name_key text collate "C" not null, search_key text collate "C" not null, row_version int not
      null, primary key (id))
    `);
    this.addSql('create index cleaning_task_storage_location_id_index on cleaning_task (storage_location_id, id)');
    this.addSql('create index cleaning_task_search_index on cleaning_task using gin (search_grams(search_key))');
    this.addSql('alter table cleaning_task add constraint cleaning_task_name_unique unique (name_key)');
    this.addSql(`
      create table reading (id uuid not null, control_point_id uuid null, cleaning_task_id uuid null,
      measured_at timestamptz(3) not null, value numeric null, result text null, verdict text null,
      version int not null, batch_id uuid null, device_id uuid null, note text not null, corrects_id uuid
      null, correction_id uuid null, recorded_by text null, recorded_at timestamptz(3) not null,
      row_version int not null, primary key (id))
    `);
    this.addSql(`
      create index reading_control_point_id_measured_at_index on reading (control_point_id, measured_at,
      id) where correction_id is null and verdict is distinct from 'IN'
    `);
    this.addSql(`
      create index reading_cleaning_task_id_measured_at_index on reading (cleaning_task_id, measured_at,
      id) where cleaning_task_id is not null
    `);
    this.addSql(`
      create index reading_batch_id_measured_at_index on reading (batch_id, measured_at, id) where
      batch_id is not null
    `);
    this.addSql(`
      create index reading_device_id_measured_at_index on reading (device_id, measured_at, id) where
      device_id is not null
    `);
    this.addSql('create index reading_measured_at_index on reading (measured_at, id)');
    this.addSql(`
      alter table reading add constraint reading_control_point_id_measured_at_device_id_unique unique
      (control_point_id, measured_at, device_id)
    `);
    this.addSql(`
      create table deviation (id uuid not null, control_point_id uuid null, cleaning_task_id uuid null,
      name text not null, storage_location_id uuid null, limits jsonb null, status text not null, "from"
      timestamptz(3) not null, last_out_at timestamptz(3) not null, until timestamptz(3) null, since
      timestamptz(3) null, running boolean not null, readings int not null, lowest numeric null, highest
      numeric null, actions jsonb not null, verifications jsonb not null, row_version int not null,
      primary key (id))
    `);
    this.addSql('create index deviation_from_index on deviation ("from", id)');
    this.addSql('create index deviation_control_point_id_index on deviation (control_point_id, id)');
    this.addSql('create index deviation_cleaning_task_id_index on deviation (cleaning_task_id, id)');
    this.addSql('create index deviation_storage_location_id_index on deviation (storage_location_id, id)');
    this.addSql(`
      alter table control_point add constraint control_point_storage_location_id_fkey foreign key
      (storage_location_id) references storage_location (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading_day add constraint reading_day_control_point_id_fkey foreign key
      (control_point_id) references control_point (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table cleaning_task add constraint cleaning_task_storage_location_id_fkey foreign key
      (storage_location_id) references storage_location (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading add constraint reading_control_point_id_fkey foreign key (control_point_id)
      references control_point (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading add constraint reading_cleaning_task_id_fkey foreign key (cleaning_task_id)
      references cleaning_task (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading add constraint reading_batch_id_fkey foreign key (batch_id) references batch
      (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading add constraint reading_device_id_fkey foreign key (device_id) references device
      (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table reading add constraint reading_one_check_check check (num_nonnulls(control_point_id,
      cleaning_task_id) = 1)
    `);
    this.addSql(`
      alter table deviation add constraint deviation_control_point_id_fkey foreign key (control_point_id)
      references control_point (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table deviation add constraint deviation_cleaning_task_id_fkey foreign key (cleaning_task_id)
      references cleaning_task (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table deviation add constraint deviation_storage_location_id_fkey foreign key
      (storage_location_id) references storage_location (id) on update no action on delete no action
    `);
    this.addSql(`
      alter table deviation add constraint deviation_one_check_check check (num_nonnulls(control_point_id,
      cleaning_task_id) = 1)
    `);
  }
}
