import { test } from 'tap';
import {
  type AuditHead,
  aggregateKind,
  doneEntry,
  ProductCategories,
  refusedEntry,
  type State,
  Users,
} from '../../src/index.ts';

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

test('an entry of what took effect tells the members that changed, before and after', async (t) => {
  const after = { ...before, name: 'Würste' };
  t.strictSame(doneEntry(head, [{ kind: ProductCategories, before, after }]), {
    ...head,
    outcome: 'done',
    code: null,
    entity: 'product_category',
    entityId: 'c1',
    changes: [{ entity: 'product_category', id: 'c1', before: { name: 'Wurst' }, after: { name: 'Würste' } }],
  });
});

test('what is new is told as a whole, and so is what is gone', async (t) => {
  const { changes } = doneEntry(head, [
    { kind: ProductCategories, before: undefined, after: before },
    { kind: ProductCategories, before, after: undefined },
  ]);
  t.strictSame(changes, [
    { entity: 'product_category', id: 'c1', before: null, after: before },
    { entity: 'product_category', id: 'c1', before, after: null },
  ]);
});

test('what was only looked at is no change', async (t) => {
  const entry = doneEntry(head, [{ kind: ProductCategories, before, after: before }]);
  t.match(entry, { entity: null, entityId: null, outcome: 'done' });
  t.strictSame(entry.changes, []);
});

test("the service's own bookkeeping is no change, and never the subject", async (t) => {
  const entry = doneEntry(head, [
    { kind: silent, before: undefined, after: { id: 's1' } },
    { kind: ProductCategories, before: undefined, after: before },
  ]);
  t.match(entry, { entity: 'product_category', entityId: 'c1' });
  t.equal(entry.changes.length, 1);
});

test('a secret is told to have changed, but not what it is; unchanged it is not told of', async (t) => {
  const user = { id: 'u1', passwordHash: 'old hash', branchId: null };
  const change = (after: State) => doneEntry(head, [{ kind: Users, before: user, after }]).changes[0];
  t.strictSame(change({ ...user, passwordHash: 'new hash' } as State)?.after, { passwordHash: '(hidden)' });
  t.strictSame(change({ ...user, branchId: 'B1' } as State)?.after, { branchId: 'B1' });
  const added = doneEntry(head, [{ kind: Users, before: undefined, after: user }]).changes[0];
  t.strictSame(added?.after, { ...user, passwordHash: '(hidden)' });
});

test('an entry of a refusal tells its code, what was asked for, and no changes', async (t) => {
  t.strictSame(refusedEntry(head, 'ACCESS_DENIED', { entity: 'user', entityId: 'u2' }), {
    ...head,
    outcome: 'refused',
    code: 'ACCESS_DENIED',
    entity: 'user',
    entityId: 'u2',
    changes: [],
  } satisfies object);
});
