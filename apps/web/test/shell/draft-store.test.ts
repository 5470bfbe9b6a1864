import { test } from 'tap';
import {
  DRAFT_AGE_MS,
  DRAFTS_MAX,
  draftName,
  draftsOf,
  namesRecord,
  removeOldDrafts,
} from '../../src/shell/data/draft-store.ts';

const NOW = 1_800_000_000_000;
const CUSTOMER = '0192f7a0-0000-7000-8000-000000000001';

/** Returns a storage in memory, like that of a tab. */
function storage() {
  const all = new Map<string, string>();
  return {
    all,
    read: (name: string) => all.get(name),
    write(name: string, value: string | undefined) {
      if (value === undefined) all.delete(name);
      else all.set(name, value);
    },
    names: (start: string) => [...all.keys()].filter((name) => name.startsWith(start)),
  };
}

const draft = (at: number, values: object = {}) => JSON.stringify({ at, key: 'k', values });

test('a form of a new record has several drafts, the newest first, and none of another form or user', (t) => {
  const kept = storage();
  const [first, second] = [draftName('order u1 new', '1'), draftName('order u1 new', '2')];
  kept.write(first, draft(NOW - 2));
  kept.write(second, draft(NOW - 1));
  kept.write(draftName('order u2 new', '3'), draft(NOW));
  kept.write(draftName('draft u1 /customers/new customer.create', '4'), draft(NOW));
  t.same(
    draftsOf(kept, 'order u1 new', (_, name) => JSON.parse(kept.read(name) ?? '')).map(({ name }) => name),
    [second, first],
  );
  t.end();
});

test('drafts older than a week are removed, those of every user, and nothing else', (t) => {
  const kept = storage();
  kept.write('draft u1 /a', draft(NOW - DRAFT_AGE_MS));
  kept.write('intent u2 /b', draft(NOW - DRAFT_AGE_MS - 1));
  kept.write('order u1 new ~1', draft(NOW - DRAFT_AGE_MS + 1));
  kept.write('theme', 'dark');
  removeOldDrafts(kept, NOW);
  t.same([...kept.all.keys()], ['order u1 new ~1', 'theme']);
  t.end();
});

test('a storage keeps the newest drafts of a user up to a maximum', (t) => {
  const kept = storage();
  for (let at = 0; at <= DRAFTS_MAX; at++) kept.write(`order u1 new ~${at}`, draft(NOW - at));
  kept.write('order u2 new ~1', draft(NOW - 10_000));
  removeOldDrafts(kept, NOW);
  t.equal(kept.all.size, DRAFTS_MAX + 1);
  t.notOk(kept.all.has(`order u1 new ~${DRAFTS_MAX}`), 'the oldest goes');
  t.ok(kept.all.has('order u2 new ~1'), 'another user has drafts of their own');
  t.end();
});

test('a form belongs to a record if its address or its values name one', (t) => {
  t.ok(namesRecord(`/customers/${CUSTOMER} `));
  t.ok(namesRecord(`/goods-receipts ${CUSTOMER}`));
  t.notOk(namesRecord('/customers/new '));
  t.end();
});
