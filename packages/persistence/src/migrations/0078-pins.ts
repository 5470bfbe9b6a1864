import { Migration } from '@mikro-orm/migrations';

/** Adds shared devices, PINs, and the device on which a PIN opened a session. */
export class Migration0078Pins extends Migration {
  override up(): void {
    this.addSql(`
      create table user_pin (
        id uuid not null,
        hash text not null,
        digits int not null,
        set_at timestamptz(3) not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql(`
      create table shared_device (
        id uuid not null,
        name text not null,
        key_hash text not null,
        created_at timestamptz(3) not null,
        people jsonb not null,
        row_version int not null,
        primary key (id)
      )
    `);
    this.addSql('create index shared_device_created_at_index on shared_device (created_at, id)');
    this.addSql('alter table session add column device_id uuid null');
    this.addSql(
      'create index session_device_id_index on session (device_id, id) where ended_at is null and device_id is not null',
    );
  }
}
