/**
 * Tests behaviour that a real replica shows only by chance: the time at which a read requests the position, and a reset
 * replica.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { test } from 'tap';
import type { Row } from '../../src/engine/column.ts';
import type { Queryable, Statement } from '../../src/engine/mapping.ts';
import { Replica, Replicas } from '../../src/replication/replicas.ts';

const READ: Statement = { text: 'select', values: [] };

const queryableOf = (answer: (text: string) => Promise<readonly Row[]> | readonly Row[]): Queryable => ({
  query: async <R>({ text }: Statement<R>) => (await answer(text)) as readonly R[],
});

test('a read does not use a position of the primary that was requested before the read began', async (t) => {
  let replayed = 5;
  const questions: ((rows: Row[]) => void)[] = [];
  const primary = queryableOf((text) =>
    text.includes('wal') ? new Promise((resolve) => questions.push(resolve)) : [{ by: 'primary' }],
  );
  const queryable = queryableOf((text) => [text.includes('wal') ? { position: String(replayed) } : { by: 'replica' }]);
  // A busy machine may not run the test for longer than the default patience.
  const replica = new Replica('there', () => undefined, 60_000);
  const replicas = new Replicas(primary, [replica]);
  t.teardown(() => replicas.end());
  t.strictSame(await replicas.read(READ), [{ by: 'primary' }], 'nothing is asked before a replica stands');
  t.equal(questions.length, 0);
  replica.start(queryable, primary);
  while (!replica.stands) await turn();

  const first = replicas.read(READ);
  await turn();
  const others = [replicas.read(READ), replicas.read(READ)];
  await turn();
  t.equal(questions.length, 1);
  questions[0]?.([{ position: '5' }]);
  t.strictSame(await first, [{ by: 'replica' }]);
  t.equal(questions.length, 2, 'who came after the question shares the next one');
  questions[1]?.([{ position: '9' }]);
  await turn();
  let isAnswered = false;
  const answered = Promise.all(others).finally(() => {
    isAnswered = true;
  });
  await turn();
  t.notOk(isAnswered, 'and waits until the replica is that far');
  replayed = 9;
  t.strictSame(await answered, [[{ by: 'replica' }], [{ by: 'replica' }]]);
});

test('verify refuses a replica that lost positions in a crash until it catches up, and other databases', async (t) => {
  const identity = 'a cluster/a database';
  const primary = queryableOf(() => [{ identity }]);
  const replica = new Replica('there', () => undefined);
  t.teardown(() => replica.end());
  replica.start(
    queryableOf(() => [{ position: '9' }]),
    primary,
  );
  while (!replica.stands) await turn();
  const verified = (row: object) =>
    new Promise((resolve) =>
      replica.verify({ query: async () => ({ rows: [row] }) } as unknown as ClientBase, resolve),
    );
  t.match(await verified({ position: '8', identity }), { message: /^it fell back/ });
  t.equal(await verified({ position: '9', identity }), undefined);
  t.match(await verified({ position: '9', identity: 'another cluster/a database' }), {
    message: /^it is not a replica/,
  });
  t.match(await verified({ position: null, identity }), { message: /^it is no replica/ });
});
