import { proveStructure } from '../../src/backup/structure.ts';
import { connect } from '../../src/connection/index.ts';
import { onEachDatabase } from '../databases.ts';

onEachDatabase(
  'what acts in a database and does not belong there is told, and what is missing',
  async (t, open, place) => {
    await (await open()).close();
    const connection = await connect(place, { patient: true });
    t.teardown(() => connection.close());
    const sql = async (...texts: string[]) => {
      for (const text of texts) await connection.query({ text, values: [] });
    };
    const faults = async () => {
      const told: string[] = [];
      await proveStructure(connection, (fault) => told.push(fault));
      return told.toSorted();
    };
    t.strictSame(await faults(), []);
    await sql(
      'create table report (id int primary key check (id > 0))',
      'create index report_index on article (created_at)',
    );
    t.strictSame(await faults(), [], "a table and an index of the operator's own");
    await sql(
      'drop trigger append_only on audit_entry',
      'alter table audit_seal disable trigger append_only',
      `create function rise() returns trigger language plpgsql as $$ begin new.roles = '{ADMIN}'; return new; end $$`,
      'create trigger rise before insert on app_user for each row execute function rise()',
      'create rule nothing as on delete to session do instead nothing',
      'alter table app_user alter column email drop not null',
      'alter table app_user add column extra text',
    );
    const told = await faults();
    for (const fault of [
      /^trigger append_only on audit_entry is missing$/,
      /^trigger append_only on audit_seal is not as/,
      /^function rise\(\) is not the service's$/,
      /^trigger rise on app_user is not the service's$/,
      /^rule nothing on session is not the service's$/,
      /^column email of app_user is not as/,
      /^column extra of app_user is not the service's$/,
    ]) {
      t.ok(
        told.some((each) => fault.test(each)),
        `${fault}: ${told.join('; ')}`,
      );
    }
    t.equal(told.length, 7);
  },
);
