/** Tests that migrations convert existing rows. */
import { RefreshTokens, Sessions } from '@cleaver/domain/identity';
import { InventoryCounts } from '@cleaver/domain/inventory';
import { Cuttings } from '@cleaver/domain/production';
import { Recalls } from '@cleaver/domain/quality';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, onEmptyPostgres } from './databases.ts';

const id = (number: number) => `019b8dd0-5780-7000-8000-${`${number}`.padStart(12, '0')}`;

/** Runs the migrations up to the given one, and inserts the rows. */
async function before(url: string, migration: string, rows: readonly string[]): Promise<void> {
  const old = await connect({ url }, { patient: true });
  await old.orm.migrator.up({ to: migration });
  for (const text of rows) await old.query({ text, values: [] });
  await old.close();
}

onEmptyPostgres(
  'the migration ends the sessions that the counter of the user had ended, and no others',
  async (t, url) => {
    const session = (number: number, endedAt = 'null') =>
      `insert into session (id, user_id, number, created_at, expires_at, ended_at, row_version)
      values ('${id(number)}', '${id(1)}', ${number}, now(), now() + interval '30 days', ${endedAt}, 1)`;
    await before(url, 'Migration0025LiveSessions', [
      `insert into app_user (id, username, email, roles, status, password_hash, created_at, username_key, email_key, row_version, search_key,
      sessions_opened, sessions_ended) values ('${id(1)}', 'anna', 'a@b', '{}', 'ACTIVE', '', now(), 'anna', 'a@b', 1, '', 14, 12)`,
      session(11),
      session(12, `'2026-01-02T10:00:00Z'`),
      session(13),
      session(14),
      `insert into refresh_token values ('kept', '${id(13)}', now(), null, 1), ('lost', '${id(15)}', now(), null, 1)`,
    ]);
    const database = await openDatabase({ url, ids });
    const live = await database.reader.where(Sessions, { userId: id(1), endedAt: null });
    t.strictSame(live.map((each) => each.id).toSorted(), [id(13), id(14)]);
    t.strictSame((await database.reader.get(Sessions, id(12))).endedAt, new Date('2026-01-02T10:00:00Z'));
    t.strictSame(
      (await database.reader.where(RefreshTokens, {})).map((each) => each.id),
      ['kept'],
      'a token without its session goes',
    );
    await database.close();
  },
);

onEmptyPostgres('the migration numbers old counts by day and makes counts and recalls searchable', async (t, url) => {
  const count = (number: number, at: string) =>
    `insert into inventory_count (id, storage_location_id, blind, status, entries, uncounted, created_by, created_at, self_approved, row_version)
      values ('${id(number)}', '${id(1)}', true, 'CANCELLED', 0, '[]', 'eva', '${at}', false, 1)`;
  await before(url, 'Migration0078Pins', [
    `insert into storage_location values ('${id(1)}', 'Kühlraum', 'COLD_ROOM', null, true, 'kuhlraum', 1, '')`,
    count(13, '2026-01-05T08:00:00Z'),
    count(12, '2026-01-05T09:00:00Z'),
    count(11, '2026-01-06T09:00:00Z'),
    `insert into recall (id, recall_number, mode, status, reason, as_of, lot_count, customer_count, sha256, elapsed_ms, contacts, opened_by,
        opened_at, recall_number_key, row_version)
      values ('${id(21)}', 'R-2026-01-05-001', 'MOCK', 'OPEN', 'x', now(), 0, 0, '', 1, '[]', 'eva', now(), 'r-2026-01-05-001', 1)`,
  ]);
  const database = await openDatabase({ url, ids });
  const numbers = await Promise.all(
    [13, 12, 11].map(async (number) => (await database.reader.get(InventoryCounts, id(number))).countNumber),
  );
  t.strictSame(numbers, ['I-2026-01-05-001', 'I-2026-01-05-002', 'I-2026-01-06-001']);
  t.equal(await database.sequences.next('document-number I 2026-01-05'), 3, 'the next count of the day goes on');
  const request = { page: 0, size: 9, sort: [] };
  const counts = await database.reader.page(InventoryCounts, {}, { ...request, q: ['i-2026-01-05'] });
  t.equal(counts.page.totalElements, 2);
  const recalls = await database.reader.page(Recalls, {}, { ...request, q: ['r-2026-01-05-001'] });
  t.strictSame(
    recalls.content.map((each) => each.id),
    [id(21)],
  );
  await database.close();
});

onEmptyPostgres('the migration finds old cuttings by the articles of their inputs', async (t, url) => {
  const cutting = (number: number, ...articles: readonly number[]) => {
    const inputs = JSON.stringify(articles.map((article) => ({ articleId: id(article) })));
    return `insert into cutting (id, cutting_number, status, posting_id, inputs, outputs, waste, note, created_by, created_at,
        cutting_number_key, row_version, search_key)
      values ('${id(number)}', 'C-${number}', 'DONE', '${id(1)}', '${inputs}', '[]', '[]', '', 'eva', now(), 'c-${number}', 1, '')`;
  };
  await before(url, 'Migration0085LotNumbers', [cutting(11, 21, 21, 22), cutting(12, 23)]);
  const database = await openDatabase({ url, ids });
  const { content } = await database.reader.page(Cuttings, { articleIds: id(21) }, { page: 0, size: 9, sort: [] });
  t.match(content, [{ id: id(11) }]);
  t.equal(content.length, 1);
  t.strictSame(content[0]?.articleIds.toSorted(), [id(21), id(22)]);
  await database.close();
});
