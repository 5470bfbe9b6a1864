import { CONTRACTS } from '@cleaver/domain/contracts';
import { test } from 'tap';
import { FLOOR_CONTRACTS, merged, newestOf } from '../../src/shell/data/offline-answers.ts';

test('a tab keeps only responses of queries', (t) => {
  for (const name of FLOOR_CONTRACTS)
    t.match(
      CONTRACTS.find((one) => one.name === name),
      { kind: 'query' },
      name,
    );
  t.end();
});

test('newestOf keeps the newest responses up to a limit, and only those of the floor', (t) => {
  const answer = (name: string, at: number, data = 'x'.repeat(100)) => ({ key: [name, {}], data, at });
  const answers = [answer('today.get', 1), answer('user.list', 9), answer('stock.list', 3), answer('article', 2)];
  const names = (most?: number) => newestOf(answers, most).map(({ key }) => key[0]);
  t.same(names(), ['stock.list', 'article', 'today.get']);
  t.same(names(300), ['stock.list', 'article']);
  t.same(names(10), []);
  t.end();
});

test('merged keeps earlier responses, unless there is a newer one for the same request', (t) => {
  const answer = (id: string, at: number) => ({ key: ['lot.get', { id }], data: `${id} ${at}`, at });
  const all = merged([answer('a', 5)], [answer('a', 1), answer('b', 2)]);
  t.same(
    all.map(({ data }) => data),
    ['a 5', 'b 2'],
  );
  t.end();
});
