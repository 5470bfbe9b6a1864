/**
 * Tests that a restore refuses a backup that contains code, before any of the code runs. The service's own backups omit
 * such code.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { connect } from '../../src/connection/index.ts';
import { backUp, restore } from '../../src/index.ts';
import { onEachDatabase, type Place } from '../databases.ts';
import { wholeBackup } from './whole-backup.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function restored(place: Place, file: string): Promise<string[]> {
  const faults: string[] = [];
  await restore(place, file, { force: true, digest, report: (fault) => faults.push(fault) });
  return faults;
}

async function sql(place: Place, ...texts: readonly string[]) {
  const connection = await connect(place, { patient: true });
  try {
    let rows: readonly Record<string, unknown>[] = [];
    for (const text of texts) rows = await connection.query({ text, values: [] });
    return rows;
  } finally {
    await connection.close();
  }
}

const HOSTILE = [
  'create schema evil',
  'create function evil.f(text) returns text language sql immutable as $$ select $1 $$',
  'create index wicked_index on app_user (evil.f(username))',
  'create function rise() returns event_trigger language plpgsql as $$ begin end $$',
  'create event trigger wicked_event on ddl_command_end execute function rise()',
  'create cast (boolean as date) with inout as implicit',
  'create function taken("of" text) returns text language sql as $$ select $1 $$',
  'create function every_row() returns trigger language plpgsql as $$ begin return new; end $$',
  'create trigger wicked_trigger before insert on app_user for each row execute function every_row()',
  'create rule wicked_rule as on delete to session do instead nothing',
  'create operator public.=== (function = textne, leftarg = text, rightarg = text)',
];

/** Patterns for the names of the objects in a refusal, as in the catalog and in the list of a dump. */
const NAMED = [
  /schema (- )?evil/i,
  /function evil[ .]f\(/i,
  /index public[ .]wicked_index/i,
  /function public[ .]rise\(\)/i,
  /event trigger (- )?wicked_event/i,
  /cast \S/i,
  /function public[ .]taken\(/i,
  /function public[ .]every_row\(/i,
  /trigger .*wicked_trigger/i,
  /rule .*wicked_rule/i,
  /operator public[ .]===/i,
];

onEachDatabase('restore refuses foreign objects in a backup, and backUp leaves them out', async (t, open, place) => {
  await (await open()).close();
  const directory = temporaryDirectory(t);
  const [sound, hostile, own] = ['sound', 'hostile', 'own'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  await wholeBackup(place, sound);
  await sql(
    place,
    ...HOSTILE,
    'create table report (id int primary key)',
    'alter table app_user add column extra text',
    `insert into product_category (id, name, description, name_key, search_key, row_version) values (gen_random_uuid(), E'a\\tb\\n\\\\N', '', 'key', 'key', 1)`,
  );
  await wholeBackup(place, hostile);
  const { leftOut } = await backUp(place, own);

  await t.test('restore refuses a backup with foreign objects and names each of them', async (t) => {
    const refusal = await restored(place, hostile).then(String, (error: Error) => error);
    t.match(refusal, { name: 'StartupError', message: /what the service did not make/ });
    for (const named of NAMED) t.match(refusal, { message: named }, String(named));
  });

  await t.test('backUp leaves foreign objects out of its backup and names each of them', async (t) => {
    for (const named of [...NAMED, /^column extra of public\.app_user$/, /^table public\.report$/]) {
      t.ok(
        leftOut.some((each) => named.test(each)),
        `${named}: ${leftOut.join('; ')}`,
      );
    }
    t.match(
      await restored(place, own),
      place.url === undefined ? [] : [/^column extra of app_user is not the service's, and was left out$/],
    );
    const found = await sql(
      place,
      `select to_regclass('report') as report, to_regclass('wicked_index') as "index", name from product_category`,
    );
    t.strictSame(found, [{ report: null, index: null, name: 'a\tb\n\\N' }]);
  });

  await t.test('restore accepts a whole backup without foreign objects', async (t) => {
    t.same(await restored(place, sound), []);
  });
});
