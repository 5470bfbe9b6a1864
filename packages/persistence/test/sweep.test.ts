import {
  KNOWN_MS,
  LOGIN_WINDOW_MS,
  LoginLog,
  LoginLogs,
  RefreshToken,
  RefreshTokens,
  Session,
  Sessions,
} from '@cleaver/domain/identity';
import { KeptAnswer, KeptAnswers } from '@cleaver/domain/kernel';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, onEachDatabase, onPostgres } from './databases.ts';

const HOUR = 3_600_000;
const start = new Date('2026-01-05T11:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

onEachDatabase('the sweep removes expired sessions, tokens, kept responses and login logs only', async (t, open) => {
  const { transactions, reader, sweep } = await open();
  const [live, ended] = [Session.open(ids.next(), ids.next(), start), Session.open(ids.next(), ids.next(), start)];
  ended.end(after(HOUR));
  await transactions.run({ now: start }, async (unit) => {
    for (const session of [live, ended]) {
      unit.of(Sessions).add(session);
      unit
        .of(RefreshTokens)
        .add(RefreshToken.issue({ id: `of ${session.state.id}`, sessionId: session.state.id, expiresAt: after(HOUR) }));
    }
    unit.of(KeptAnswers).add(KeptAnswer.keep({ id: 'key', request: 'r', answer: null, expiresAt: after(24 * HOUR) }));
    const log = LoginLog.open('address');
    log.begin('1', 'anna', start);
    unit.of(LoginLogs).add(log);
  });
  const left = async () => ({
    sessions: (await reader.where(Sessions, {})).map(({ id }) => id),
    tokens: (await reader.where(RefreshTokens, {})).map(({ id }) => id),
    answers: (await reader.where(KeptAnswers, {})).length,
    logs: (await reader.where(LoginLogs, {})).length,
  });
  const tokenOf = (session: Session) => `of ${session.state.id}`;

  await sweep(after(LOGIN_WINDOW_MS - 1));
  const everything = {
    sessions: [live.state.id, ended.state.id].toSorted(),
    tokens: [tokenOf(live), tokenOf(ended)].toSorted(),
    answers: 1,
    logs: 1,
  };
  t.strictSame(await left(), everything);

  await sweep(after(LOGIN_WINDOW_MS));
  t.strictSame(await left(), { ...everything, logs: 0 }, 'attempts outside of the window');

  await sweep(after(HOUR + 1));
  const withoutToken = { ...everything, tokens: [tokenOf(live)], logs: 0 };
  t.strictSame(
    await left(),
    withoutToken,
    'tokens of a session that has ended; a used one of a live session tells of theft',
  );

  await sweep(after(30 * 24 * HOUR));
  t.strictSame((await left()).sessions, everything.sessions, 'a log-in may still ask for the key of an ended session');
  await sweep(after(30 * 24 * HOUR + HOUR + 1));
  t.strictSame(await left(), { sessions: [live.state.id], tokens: [], answers: 0, logs: 0 });

  await sweep(after(61 * 24 * HOUR));
  t.strictSame(await left(), { sessions: [], tokens: [], answers: 0, logs: 0 });
});

onEachDatabase('the sweep keeps the login log of a username while the log has a known address', async (t, open) => {
  const { transactions, reader, sweep } = await open();
  await transactions.run({ now: start }, async (unit) => {
    const log = LoginLog.open('username');
    log.know('192.0.2.1', start);
    unit.of(LoginLogs).add(log);
  });
  await sweep(after(KNOWN_MS - 1));
  t.match(await reader.where(LoginLogs, {}), [{ known: [{ by: '192.0.2.1', at: start.getTime() }] }]);
  await sweep(after(KNOWN_MS));
  t.strictSame(await reader.where(LoginLogs, {}), []);
});

onEachDatabase(
  'the sweep removes expired rows two thousand at a time, and a table that fails does not stop the other tables',
  async (t, _open, place) => {
    const steps: unknown[] = [];
    const database = await openDatabase({
      ...place,
      ids,
      async observe(text, run) {
        const answer = await run();
        if (text.includes('delete from kept_answer')) steps.push(answer);
        return answer;
      },
    });
    t.teardown(() => database.close());
    const connection = 'url' in place ? await connect(place) : undefined;
    await database.transactions.run({ now: start }, async (unit) => {
      for (let n = 0; n < 4_500; n++) {
        unit
          .of(KeptAnswers)
          .add(KeptAnswer.keep({ id: `key ${n}`, request: 'r', answer: null, expiresAt: after(HOUR) }));
      }
    });
    const removed = async () =>
      Object.fromEntries((await database.sweep(after(HOUR + 1))).map(({ table, ...swept }) => [table, swept]));
    await connection?.query({ text: 'alter table session rename to session_elsewhere', values: [] });
    const first = await removed();
    t.match(first, { kept_answer: { removed: 4_500, isBehind: false } });
    t.strictSame(steps, [[{ count: 2_000 }], [{ count: 2_000 }], [{ count: 500 }]]);
    if (connection) {
      t.match(first, {
        session: { isBehind: true, failure: { message: /relation "session" does not exist/ } },
        refresh_token: { isBehind: true },
      });
      await connection.query({ text: 'alter table session_elsewhere rename to session', values: [] });
      await connection.close();
    }
    t.match(await removed(), { kept_answer: { removed: 0, isBehind: false }, session: { isBehind: false } });
  },
);

onPostgres('the sweep removes a session only after the tokens of the session', async (t, url) => {
  const database = await openDatabase({ url, ids });
  const connection = await connect({ url });
  const run = (text: string) => connection.query({ text, values: [] });
  const ended = Session.open(ids.next(), ids.next(), start);
  ended.end(start);
  await database.transactions.run({ now: start }, async (unit) => {
    unit.of(Sessions).add(ended);
    unit.of(RefreshTokens).add(RefreshToken.issue({ id: 'token', sessionId: ended.state.id, expiresAt: after(HOUR) }));
  });
  const left = async () =>
    [await database.reader.where(Sessions, {}), await database.reader.where(RefreshTokens, {})].map(
      ({ length }) => length,
    );
  await run(`create function refuse() returns trigger as $$ begin raise exception 'cut'; end $$ language plpgsql`);
  await run('create trigger cut before delete on refresh_token for each statement execute function refuse()');
  const swept = await database.sweep(after(31 * 24 * HOUR));
  t.match(swept, [{ table: 'refresh_token', isBehind: true, failure: { message: 'cut' } }, { table: 'session' }]);
  t.strictSame(await left(), [1, 1]);
  await run('drop trigger cut on refresh_token');
  await database.sweep(after(31 * 24 * HOUR));
  t.strictSame(await left(), [0, 0]);
  await connection.close();
  await database.close();
});
