import { own } from '@cleaver/testing';
import { test } from 'tap';
import { createUser, getUser, listUsers, lockUser, removeRole, Sessions, updateUser } from '../src/identity/index.ts';
import { CONTEXTS, PERMISSIONS } from '../src/index.ts';
import { blockStockBatch } from '../src/inventory/index.ts';
import {
  type Caller,
  type CommandHandler,
  ConcurrentChange,
  command,
  contractsOf,
  form,
  handle,
  type InputOf,
  int32,
  out,
  query,
  RefusedAfter,
  refusal,
  text,
} from '../src/kernel/index.ts';
import {
  createProductCategory,
  deleteProductCategory,
  ProductCategories,
  ProductCategory,
  productCategorySubject,
  updateProductCategory,
} from '../src/masterdata/index.ts';
import { aCaller, withCore } from './with-core.ts';

const HOUR = 60 * 60 * 1000;

const testRefused = refusal('conflict', 'TEST_REFUSED', 'No', 'Nein');

const named = command({
  name: 'test.command',
  subject: productCategorySubject,
  address: 'POST /',
  summary: '',
  permission: 'MASTERDATA_WRITE',
  input: form({ name: text() }),
  output: { schema: {} } as out.Output<unknown>,
  refuses: [testRefused],
});

/** Returns a command that executes `run` in its unit of work. */
const commandOf = (
  run: CommandHandler<Named, unknown, undefined, Caller, undefined>['run'],
  prepare = async () => undefined,
) => own({ ...named }, (contract) => handle(contract, { prepare, run }));

type Named = InputOf<typeof named.input>;

test('execute checks in the order of the contract: authentication, permission, form, existence, rules', async (t) => {
  const { refused, user } = withCore();
  const [one, other] = [await user(), await user()];
  const wrongForm = { id: 'unknown', email: 'no address' };
  const wrongId = { id: 'unknown', email: other.email };
  const wrongState = { id: one.id, email: other.email };

  const nobody = { caller: undefined };
  const notAllowed = { caller: aCaller(['USER_READ', 'MASTERDATA_WRITE']) };
  for (const input of [wrongForm, wrongId, wrongState, undefined, 'text']) {
    t.equal(await refused(updateUser, input, nobody), 'AUTHENTICATION_REQUIRED');
    t.equal(await refused(updateUser, input, notAllowed), 'ACCESS_DENIED');
  }
  t.equal(await refused(updateUser, wrongForm), 'VALIDATION_ERROR');
  t.equal(await refused(updateUser, wrongId), 'USER_NOT_FOUND');
  t.equal(await refused(updateUser, wrongState), 'EMAIL_ALREADY_EXISTS');
});

test('a caller who is revoked while a command runs changes nothing', async (t) => {
  const locks = (by: ReturnType<typeof withCore>, id: string) => by.ask(lockUser, { id });
  const takesRole = (by: ReturnType<typeof withCore>, id: string) =>
    by.ask(removeRole, { id, roleName: 'SALES_MANAGER' });
  for (const revoke of [locks, takesRole]) {
    const all = withCore();
    const { user, enter, ports, core } = all;
    const { id, ...anna } = await user(['SALES_MANAGER']);
    const { caller } = await enter({ id, ...anna });
    const slow = commandOf(
      async (unit, { name }) => {
        unit.of(ProductCategories).add(ProductCategory.create({ id: unit.newId(), name, description: '' }));
      },
      async () => {
        await revoke(all, id);
        return undefined;
      },
    );
    const origin = { address: null, requestId: null };
    await t.rejects(core.execute(slow, { input: { name: 'late' }, caller, origin }), {
      code: /AUTHENTICATION_REQUIRED|ACCESS_DENIED/,
    });
    t.strictSame(await ports.reader.where(ProductCategories, {}), []);
  }
});

test('a command that outlasts the caller cache is refused after a revocation on another instance', async (t) => {
  const { user, enter, ports, core } = withCore();
  const { caller } = await enter(await user(['SALES_MANAGER']));
  const slow = commandOf(async (unit, { name }) => {
    unit.of(ProductCategories).add(ProductCategory.create({ id: unit.newId(), name, description: '' }));
    ports.clock.advance(501);
  });
  const origin = { address: null, requestId: null };
  await t.resolves(core.execute(slow, { input: { name: 'in time' }, caller, origin }));
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) =>
    (await unit.of(Sessions).get(caller.sessionId)).end(unit.now),
  );
  await t.rejects(core.execute(slow, { input: { name: 'late' }, caller, origin }), { code: 'AUTHENTICATION_REQUIRED' });
  t.equal((await ports.reader.where(ProductCategories, {})).length, 1);
});

test('a refusal has the kind of its code: unauthenticated, forbidden or not_found', async (t) => {
  const { refusal } = withCore();
  t.match(await refusal(listUsers, {}, { caller: undefined }), { kind: 'unauthenticated' });
  t.match(await refusal(listUsers, {}, { caller: aCaller([]) }), { kind: 'forbidden', message: /USER_READ/ });
  t.match(await refusal(getUser, { id: 'x' }), { kind: 'not_found' });
});

test('an operation admits only callers with its permission', async (t) => {
  const { core } = withCore();
  const origin = { address: null, requestId: null };
  const callers = PERMISSIONS.map((permission) => [permission, aCaller([permission])] as const);
  for (const operation of CONTEXTS.flatMap(contractsOf)) {
    const opening: string[] = [];
    const refused = operation.permission === 'device' ? 'AUTHENTICATION_REQUIRED' : 'ACCESS_DENIED';
    for (const [permission, caller] of callers) {
      const request = { input: {}, caller, origin };
      if (core.authorise(operation, request)) opening.push(permission);
      else await core.execute(operation, request).catch(({ code }) => code === refused || t.fail(code));
    }
    const { permission, andPermission, orPermission, ownPermission } = operation;
    // No single permission opens an operation that needs two.
    const named = PERMISSIONS.filter(
      (each) => !andPermission && [permission, orPermission, ownPermission].includes(each),
    );
    t.same(opening, permission === 'public' || permission === 'known' ? PERMISSIONS : named, operation.name);
  }
});

test('authorise admits no caller whom execute refuses, and only execute writes the audit entry', async (t) => {
  const given = { input: { id: 'u7' }, origin: { address: '192.0.2.7', requestId: 'r7' } };
  for (const [caller, code, entries] of [
    [undefined, 'AUTHENTICATION_REQUIRED', 0],
    [aCaller([]), 'ACCESS_DENIED', 1],
  ] as const) {
    const { core, ports } = withCore();
    t.equal(core.authorise(getUser, { ...given, caller }), undefined);
    t.strictSame(ports.audit, []);
    await t.rejects(core.execute(getUser, { ...given, caller }), { code });
    t.equal(ports.audit.length, entries);
  }
  const { core, ports } = withCore();
  t.ok(core.authorise(getUser, { ...given, caller: aCaller(['USER_READ']) }));
  t.strictSame(ports.audit, []);
});

test('the audit entry of a refusal names the subject if the input has a well-formed id', async (t) => {
  const { refused, ports } = withCore();
  const subjectOf = async (operation: typeof getUser | typeof blockStockBatch | typeof listUsers, input: unknown) => {
    t.equal(await refused(operation as typeof getUser, input, { caller: aCaller([]) }), 'ACCESS_DENIED');
    const { entity, entityId } = ports.audit.at(-1) ?? {};
    return [entity, entityId];
  };
  t.strictSame(await subjectOf(getUser, { id: 'u7' }), ['user', 'u7']);
  t.strictSame(await subjectOf(blockStockBatch, { stockId: 's1', batchId: 'b1' }), ['stock_batch', 'b1']);
  t.strictSame(await subjectOf(getUser, { id: 'x'.repeat(64) }), ['user', 'x'.repeat(64)]);
  const none = [undefined, null, 'text', {}, { id: '' }, { id: 7 }, { id: 'a b' }, { id: '\0' }, { id: 'ü' }];
  for (const input of [...none, { id: 'x'.repeat(65) }]) t.strictSame(await subjectOf(getUser, input), [null, null]);
  t.strictSame(await subjectOf(listUsers, { id: 'u7' }), [null, null], 'it is not about one');
});

test('a refusal by a rule or for an unknown record writes no audit entry', async (t) => {
  const { ask, refused, ports } = withCore();
  await ask(createProductCategory, { name: 'Wurst' });
  const before = ports.audit.length;
  t.match(await refused(createProductCategory, { name: 'Wurst' }), /ALREADY_EXISTS/);
  t.equal(await refused(getUser, { id: 'x' }), 'USER_NOT_FOUND');
  t.equal(ports.audit.length, before);
});

test('a user without the permission can read only their own record with getUser', async (t) => {
  const { ask, refused, user, enter } = withCore();
  const [one, other] = [await user(), await user()];
  const { caller } = await enter(one);
  t.match(await ask(getUser, { id: one.id }, { caller }), { id: one.id, username: one.username });
  t.equal(await refused(getUser, { id: other.id }, { caller }), 'ACCESS_DENIED');
  for (const input of [undefined, null, 'text', 5, [], {}]) {
    t.equal(await refused(getUser, input, { caller }), 'ACCESS_DENIED');
  }
});

test('a VALIDATION_ERROR lists all faults of the form at once', async (t) => {
  const { refusal } = withCore();
  const refused = await refusal(createUser, {
    username: 'a b',
    email: 'x',
    password: 'short',
    roleNames: ['ADMIN', 'KING'],
  });
  t.match(refused, { kind: 'invalid', code: 'VALIDATION_ERROR' });
  t.strictSame(
    refused.faults?.map(({ field }) => field),
    ['username', 'email', 'password', 'roleNames[1]'],
  );
});

test('a command is run again after each ConcurrentChange, and has one effect', async (t) => {
  const { ask, ports } = withCore();
  let runs = 0;
  const output = await ask(
    commandOf(async (unit, { name }) => {
      const category = ProductCategory.create({ id: unit.newId(), name, description: '' });
      unit.of(ProductCategories).add(category);
      if (++runs < 10) throw new ConcurrentChange();
      return category.state;
    }),
    { name: 'Wurst' },
  );
  t.equal(runs, 10);
  t.strictSame(await ports.reader.where(ProductCategories, {}), [output]);
  t.equal(ports.audit.length, 1);
});

test('a command is refused with CONCURRENT_CHANGE after ten runs with a ConcurrentChange', async (t) => {
  const { refusal, ports } = withCore();
  let [runs, prepared] = [0, 0];
  const unlucky = commandOf(
    async () => {
      runs += 1;
      throw new ConcurrentChange();
    },
    async () => {
      prepared += 1;
      return undefined;
    },
  );
  t.match(await refusal(unlucky, { name: 'x' }), { kind: 'conflict', code: 'CONCURRENT_CHANGE' });
  t.equal(runs, 10);
  t.equal(prepared, 1, 'slow work is not repeated');
  t.strictSame(ports.audit, []);
});

test('execute rethrows an error that is no refusal, writes nothing and does not run the command again', async (t) => {
  const { ask, ports } = withCore();
  const failure = new TypeError('defect');
  let runs = 0;
  const broken = commandOf(async (unit, { name }) => {
    runs += 1;
    unit.of(ProductCategories).add(ProductCategory.create({ id: unit.newId(), name, description: '' }));
    throw failure;
  });
  t.equal(await ask(broken, { name: 'x' }).catch((error) => error), failure);
  t.equal(runs, 1);
  t.strictSame(await ports.reader.where(ProductCategories, {}), []);
  t.strictSame(ports.audit, []);
});

test('a thrown refusal rolls back all writes; a returned RefusedAfter commits them', async (t) => {
  const { refused, ports } = withCore();
  const refuse = (after: boolean) =>
    commandOf(async (unit, { name }) => {
      unit.of(ProductCategories).add(ProductCategory.create({ id: unit.newId(), name, description: '' }));
      const refusal = testRefused();
      if (after) return new RefusedAfter(refusal);
      throw refusal;
    });
  t.equal(await refused(refuse(false), { name: 'dropped' }), 'TEST_REFUSED');
  t.equal(await refused(refuse(true), { name: 'kept' }), 'TEST_REFUSED');
  t.match(await ports.reader.where(ProductCategories, {}), [{ name: 'kept' }]);
  t.equal((await ports.reader.where(ProductCategories, {})).length, 1);
});

test('an audit entry has the user, operation, time, address, request id, subject and changes', async (t) => {
  const { ask, ports } = withCore();
  const { id } = await ask(createProductCategory, { name: 'Wurst' });
  ports.clock.advance(HOUR);
  await ask(updateProductCategory, { id, name: 'Würste' }, { address: '198.51.100.7' });
  await ask(updateProductCategory, { id, name: 'Würste' });
  t.match(ports.audit, [
    { operation: 'product-category.create', changes: [{ entity: 'product_category', id, before: null }] },
    {
      operation: 'product-category.update',
      at: ports.clock.now(),
      userId: 'u1',
      username: 'clerk',
      address: '198.51.100.7',
      requestId: 'r1',
      outcome: 'done',
      code: null,
      entity: 'product_category',
      entityId: id,
      changes: [{ before: { name: 'Wurst' }, after: { name: 'Würste' } }],
    },
    { operation: 'product-category.update', outcome: 'done' },
  ]);
  t.equal(new Set(ports.audit.map((entry) => entry.id)).size, 3);
});

test('a missing permission is audited, other refusals are not', async (t) => {
  const { refused, ports } = withCore();
  await refused(listUsers, {}, { caller: undefined });
  await refused(listUsers, { page: -1 });
  await refused(deleteProductCategory, { id: 'x' });
  t.strictSame(ports.audit, []);
  await refused(listUsers, {}, { caller: aCaller(['MASTERDATA_READ']) });
  t.match(ports.audit, [
    { operation: 'user.list', outcome: 'refused', code: 'ACCESS_DENIED', username: 'clerk', changes: [] },
  ]);
});

test('a query opens no unit of work', async (t) => {
  const { ask, ports } = withCore();
  const stated = query({
    ...{ name: 'test.query', subject: productCategorySubject, address: 'GET /', summary: '', permission: 'known' },
    ...{ input: form({ page: int32() }), output: out.integer() },
  });
  const read = own(stated, (contract) => handle(contract, { run: async (_, { page }) => page }));
  const transactions = { ...ports.transactions, run: () => t.fail('a unit of work') };
  t.equal(await ask(read, { page: 7 }), 7);
  t.equal(await withCore({ transactions } as never).ask(read, { page: 7 }), 7);
});
