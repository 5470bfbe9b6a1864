/** Tests that migrations rewrite the sort keys and search keys of existing rows. */
import { Users } from '@cleaver/domain/identity';
import type { AnyKind } from '@cleaver/domain/kernel';
import { Customers, Suppliers } from '@cleaver/domain/masterdata';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, onPostgres } from './databases.ts';

const SEARCHED = [
  ...['supplier', 'app_user', 'customer', 'product_category', 'article', 'recipe', 'storage_location', 'lot'],
];
const ID = '01900000-0000-7000-8000-';
const idOf = (number: number) => `${ID}${String(number).padStart(12, '0')}`;

onPostgres('the migrations give existing names the German sort order and make them searchable', async (t, url) => {
  const open = () => openDatabase({ url, ids });
  await (await open()).close();
  const connection = await connect({ url });
  const run = (text: string, values: unknown[] = []) => connection.query({ text, values });
  await run(`delete from migration where name = 'Migration0021Search'`);
  for (const table of SEARCHED) await run(`alter table ${table} drop column search_key`);
  // Inserts rows as earlier versions stored them, with the folded text as the key.
  const suppliers = ['Zander', 'Ärger', 'Arger', 'Straße', 'Strasse'].entries();
  for (const [number, name] of suppliers) {
    await run(
      `insert into supplier (id, name, contact_info, certificates, status, created_at, updated_at, name_key, row_version)
        values ($1, $2, '{}', '[]', 'ACTIVE', now(), now(), $3, 1)`,
      [idOf(number), name, name.toLowerCase().replace('ß', 'ss')],
    );
  }
  await run(
    `insert into app_user (id, username, email, roles, status, password_hash, created_at, username_key, email_key, row_version)
      values ($1, 'JÖRG', 'jörg@example.org', '{}', 'ACTIVE', '-', now(), 'jörg', 'jörg@example.org', 1)`,
    [idOf(1)],
  );
  await run(
    `insert into audit_entry (id, at, username, username_key, operation, outcome, changes)
      values ($1, now(), 'JÖRG', 'jörg', 'session.login', 'done', '[]')`,
    [idOf(1)],
  );
  const lines = [
    { articleId: 'a', unit: '' },
    { articleId: 'b', unit: 'KG' },
  ];
  await run(
    `insert into customer (id, name, type, billing_address, contact_info, delivery_addresses, frame_contract, other_contracts,
        preferences, status, created_at, updated_at, name_key, row_version)
      values ($1, 'Post', 'B2B', '{}', '{}', '[]', $2, '[]', '{}', 'ACTIVE', now(), now(), 'post', 1)`,
    [idOf(1), JSON.stringify({ lineItems: lines })],
  );
  // Restores the column names that the migrations below know, so that they can run again.
  await run('alter table stock_batch rename column lot_number to batch_id');
  await run('alter table stock_batch rename column lot_number_key to batch_id_key');
  await run(
    'alter table stock_batch drop constraint stock_batch_stock_id_lot_number_batch_type_twin_unique, drop column twin',
  );
  await run(
    'alter table stock_batch add constraint stock_batch_stock_id_batch_id_batch_type_unique unique (stock_id, batch_id_key, batch_type_key)',
  );
  await run('alter index stock_batch_lot_number_key_index rename to stock_batch_batch_id_key_index');
  await run(
    `delete from migration where name in ('Migration0010SortKeys', 'Migration0011OpenUnits', 'Migration0085LotNumbers', 'Migration0110LookAlikes')`,
  );
  await connection.close();

  const { reader, auditLog, close } = await open();
  t.teardown(close);
  const sort = [{ field: 'name', direction: 'asc' as const }];
  const { content } = await reader.page(Suppliers, {}, { page: 0, size: 9, sort });
  t.strictSame(
    content.map(({ name }) => name),
    ['Arger', 'Ärger', 'Strasse', 'Straße', 'Zander'],
  );
  t.match(await reader.where(Users, { username: 'jörg' }), [{ username: 'JÖRG' }]);
  const found = async (kind: AnyKind, ...q: string[]) =>
    (await reader.page(kind, {}, { page: 0, size: 9, sort: [], q })).content.map(({ id }) => id);
  t.strictSame(await found(Suppliers, 'arger'), [idOf(1), idOf(2)], 'and are found by a search');
  t.strictSame(await found(Suppliers, 'rass'), [idOf(3), idOf(4)]);
  t.strictSame(await found(Users, 'jorg', '@example'), [idOf(1)]);
  const nothing = { operation: undefined, entity: undefined, entityId: undefined, from: undefined, to: undefined };
  const entries = await auditLog.page({ ...nothing, user: 'JÖRG' }, { page: 0, size: 9, sort: [] });
  t.equal(entries.page.totalElements, 1);
  const { frameContract } = await reader.get(Customers, idOf(1));
  t.strictSame(
    frameContract?.lineItems.map(({ unit }) => unit as string | null),
    [null, 'KG'],
    'a line of a contract without a unit has none',
  );
});
