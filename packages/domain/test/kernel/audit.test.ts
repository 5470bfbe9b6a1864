import { test } from 'tap';
import { Users } from '../../src/identity/index.ts';
import {
  type AuditHead,
  aggregateKind,
  committedEntry,
  refusedEntry,
  type State,
  subject,
} from '../../src/kernel/index.ts';
import { ProductCategories } from '../../src/masterdata/index.ts';

const head: AuditHead = {
  id: 'e1',
  at: new Date('2026-01-05T11:00:00.000Z'),
  userId: 'u1',
  username: 'anna',
  operation: 'test.operation',
  address: null,
  requestId: 'r1',
};

const silent = aggregateKind<State, { state: State }>({
  name: 'silent',
  restore: (state) => ({ state }),
  audited: false,
});
const before = { id: 'c1', name: 'Wurst', description: '' };

test('an entry of a change has the changed members, before and after', async (t) => {
  const after = { ...before, name: 'Würste' };
  t.strictSame(committedEntry(head, [{ kind: ProductCategories, before, after }]), {
    ...head,
    outcome: 'done',
    code: null,
    entity: 'product_category',
    entityId: 'c1',
    changes: [{ entity: 'product_category', id: 'c1', before: { name: 'Wurst' }, after: { name: 'Würste' } }],
  });
});

test('a member with a published name has that name in an entry', async (t) => {
  const kind = aggregateKind<State & { readonly lotNumber: string }, { state: State & { readonly lotNumber: string } }>(
    {
      ...subject({ name: 'thing', published: { lotNumber: 'batchId' } }),
      restore: (state) => ({ state }),
    },
  );
  const after = { id: 't1', lotNumber: 'L-1' };
  const { changes } = committedEntry(head, [{ kind, before: undefined, after }]);
  t.strictSame(changes, [{ entity: 'thing', id: 't1', before: null, after: { id: 't1', batchId: 'L-1' } }]);
});

test('an entry has all members of a new or a removed record', async (t) => {
  const { changes } = committedEntry(head, [
    { kind: ProductCategories, before: undefined, after: before },
    { kind: ProductCategories, before, after: undefined },
  ]);
  t.strictSame(changes, [
    { entity: 'product_category', id: 'c1', before: null, after: before },
    { entity: 'product_category', id: 'c1', before, after: null },
  ]);
});

test('an entry has only the changed objects of a list, also of a nested list', async (t) => {
  const lines = Array.from({ length: 1000 }, (_, n) => ({ articleId: `a${n}`, price: n }));
  const of = (list: readonly object[], words: readonly string[]) =>
    ({ id: 'c1', list, words, contract: { validFrom: '2026-01-01', list } }) as State;
  const other = lines.map((line) => ({ ...line })).with(7, { articleId: 'a7', price: 8 });
  const kind = aggregateKind<State, { state: State }>({ name: 'thing', restore: (state) => ({ state }) });
  const { changes } = committedEntry(head, [
    { kind, before: of(lines, ['a', 'b']), after: of([...other, { articleId: 'new', price: 1 }], ['b']) },
  ]);
  const removed = [{ articleId: 'a7', price: 7 }];
  const added = [
    { articleId: 'a7', price: 8 },
    { articleId: 'new', price: 1 },
  ];
  t.strictSame(changes[0]?.before, {
    list: removed,
    words: ['a', 'b'],
    contract: { validFrom: '2026-01-01', list: removed },
  });
  t.strictSame(changes[0]?.after, { list: added, words: ['b'], contract: { validFrom: '2026-01-01', list: added } });
});

test('an entry omits records that were only read', async (t) => {
  const entry = committedEntry(head, [{ kind: ProductCategories, before, after: before }]);
  t.match(entry, { entity: null, entityId: null, outcome: 'done' });
  t.strictSame(entry.changes, []);
});

test('an entry omits records of kinds that are not audited, also as its subject', async (t) => {
  const entry = committedEntry(head, [
    { kind: silent, before: undefined, after: { id: 's1' } },
    { kind: ProductCategories, before: undefined, after: before },
  ]);
  t.match(entry, { entity: 'product_category', entityId: 'c1' });
  t.equal(entry.changes.length, 1);
});

test('an entry names the record of its subject if that changed, otherwise the first changed record', async (t) => {
  const changes = [
    { kind: Users, before: undefined, after: { id: 'u1' } },
    { kind: ProductCategories, before: undefined, after: before },
  ];
  const categories = { entity: 'product_category', entityId: 'c1' };
  t.match(committedEntry(head, changes, ProductCategories), categories);
  t.match(committedEntry(head, changes), { entity: 'user', entityId: 'u1' }, 'there is none');
  t.match(
    committedEntry(head, changes, subject({ name: 'recall' })),
    { entity: 'user', entityId: 'u1' },
    'it did not change',
  );
  t.match(committedEntry(head, changes, { ...ProductCategories, isSubject: false }), {
    entity: 'user',
    entityId: 'u1',
  });
});

test('an entry shows that a secret changed, but not its value; an unchanged secret is not in it', async (t) => {
  const user = { id: 'u1', passwordHash: 'old hash', branchId: null };
  const change = (after: State) => committedEntry(head, [{ kind: Users, before: user, after }]).changes[0];
  t.strictSame(change({ ...user, passwordHash: 'new hash' } as State)?.after, { passwordHash: '(hidden)' });
  t.strictSame(change({ ...user, branchId: 'B1' } as State)?.after, { branchId: 'B1' });
  const added = committedEntry(head, [{ kind: Users, before: undefined, after: user }]).changes[0];
  t.strictSame(added?.after, { ...user, passwordHash: '(hidden)' });
});

test('an entry of a refusal has its code, its subject, and no changes', async (t) => {
  t.strictSame(refusedEntry(head, 'ACCESS_DENIED', { entity: 'user', entityId: 'u2' }), {
    ...head,
    outcome: 'refused',
    code: 'ACCESS_DENIED',
    entity: 'user',
    entityId: 'u2',
    changes: [],
  } satisfies object);
});

test('an entry only names more than 200 records of kinds with their own log, and keeps all others', async (t) => {
  const ledgered = aggregateKind<State, { state: State }>({
    name: 'ledgered',
    restore: (state) => ({ state }),
    audited: 'unless many',
  });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ kind: ledgered, before: undefined, after: { id: `l${at}` } }));
  const one = { kind: ProductCategories, before: undefined, after: before };
  const few = committedEntry(head, [...many(200), one]).changes;
  t.equal(few.filter(({ after }) => after).length, 201);
  const { changes, ...entry } = committedEntry(head, [...many(201), one]);
  t.match(entry, { entity: 'product_category', entityId: 'c1' });
  t.match(changes[0], { entity: 'product_category', after: before });
  const named = Array.from({ length: 201 }, (_, at) => ({
    entity: 'ledgered',
    id: `l${at}`,
    before: null,
    after: null,
  }));
  t.strictSame(changes.slice(1), named, 'it names each record that it changed');
});

test('an entry names records of kinds that are audited by name, without their members', async (t) => {
  const kind = aggregateKind<State, { state: State }>({
    name: 'lot',
    restore: (state) => ({ state }),
    audited: 'by name',
  });
  const changes = [
    { kind, before: undefined, after: { id: 'l1' } },
    { kind: ProductCategories, before: undefined, after: before },
  ];
  t.match(committedEntry(head, changes), {
    entity: 'product_category',
    changes: [{ after: before }, { entity: 'lot', id: 'l1', before: null, after: null }],
  });
  t.match(committedEntry(head, changes, kind), { entity: 'lot', entityId: 'l1' });
});
