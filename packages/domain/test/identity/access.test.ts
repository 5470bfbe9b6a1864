import { test } from 'tap';
import { Access, lockUser, logOut, Sessions, type User, Users, updateUser } from '../../src/identity/index.ts';
import { ROLES } from '../../src/index.ts';
import type { AnyKind, State, UnitOfWork } from '../../src/kernel/index.ts';
import { createProductCategory, ProductCategories } from '../../src/masterdata/index.ts';
import { withCore } from '../with-core.ts';

const refused = { kind: 'unauthenticated', code: 'AUTHENTICATION_REQUIRED' };

/** Returns a core, and a counter of the calls of `find` on its store. */
function counting() {
  const { ports } = withCore();
  const counted = { reads: 0 };
  const reader: typeof ports.reader = {
    ...ports.reader,
    find(kind, id) {
      counted.reads += 1;
      return ports.reader.find(kind, id);
    },
  };
  return { ...withCore({ ...ports, reader }), counted };
}

test('a caller is the user of the session, with the permissions of the roles', async (t) => {
  const { user, enter } = withCore();
  const anna = await user(['SALES_STAFF']);
  const { caller } = await enter(anna);
  t.match(caller, { userId: anna.id, username: anna.username });
  t.ok(caller.permissions.has('ORDER_WRITE'));
  t.notOk(caller.permissions.has('USER_READ'));
});

test('Access.caller reads the user of the token with the session, and returns that of the session', async (t) => {
  const { user, enter, ports, counted, core } = counting();
  const [anna, bert] = [await user(['SALES_STAFF']), await user()];
  const { caller } = await enter(anna);
  for (const [named, reads] of [
    [anna.id, 2],
    [bert.id, 3],
    ['x', 3],
  ] as const) {
    ports.clock.advance(500);
    counted.reads = 0;
    t.strictSame(await core.access.caller(caller.sessionId, named), caller);
    t.equal(counted.reads, reads);
  }
});

test('an unknown or empty session id is refused', async (t) => {
  const { core } = withCore();
  for (const id of ['', 'x', 'a\u0000b', '019b8dd0-5780-7000-8000-00000c2296c1'])
    await t.rejects(core.access.caller(id), refused);
});

test('a locked or inactive user is refused, also with an open session', async (t) => {
  const { user, enter, ports } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  for (const verb of ['lock', 'deactivate'] as const) {
    await ports.transactions.run({ now: ports.clock.now() }, async (unit) =>
      (await unit.of(Users).get(anna.id)).move(verb),
    );
    await t.rejects(new Access(ports, ROLES).caller(caller.sessionId), refused);
  }
});

test('a caller is cached for half a second', async (t) => {
  const { user, enter, core, counted, ports } = counting();
  const { caller } = await enter(await user());
  ports.clock.advance(500);
  counted.reads = 0;
  for (let times = 0; times < 5; times++) t.strictSame(await core.access.caller(caller.sessionId), caller);
  const once = counted.reads;
  t.equal(once, 2, 'the session and its user');
  ports.clock.advance(499);
  await core.access.caller(caller.sessionId);
  t.equal(counted.reads, once);
  ports.clock.advance(1);
  await core.access.caller(caller.sessionId);
  t.equal(counted.reads, 2 * once);
});

test('concurrent requests look up their caller once', async (t) => {
  const { user, enter, core, counted, ports } = counting();
  const { caller } = await enter(await user());
  ports.clock.advance(500);
  counted.reads = 0;
  await Promise.all(Array.from({ length: 20 }, () => core.access.caller(caller.sessionId)));
  t.equal(counted.reads, 2);
});

test('a change on another instance is noticed after half a second', async (t) => {
  const { user, enter, core, ports, ask } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  const elsewhere = new Access(ports, ROLES);
  await elsewhere.caller(caller.sessionId);
  await ask(lockUser, { id: anna.id });
  await t.rejects(core.access.caller(caller.sessionId), refused, 'here at once');
  ports.clock.advance(500);
  await t.rejects(elsewhere.caller(caller.sessionId), refused, 'there by now');
});

test('a change of users or sessions on this instance is noticed at once', async (t) => {
  const { user, enter, isIn, ask, whoIs } = withCore();
  const [anna, berta] = [await user(), await user()];
  const [a, b] = [await enter(anna), await enter(berta)];
  await ask(logOut, {}, a);
  t.notOk(await isIn(a.caller));
  await ask(updateUser, { id: berta.id, email: 'new@example.org' });
  t.match(await whoIs(b.accessToken), { userId: berta.id });
});

test('a change of the user or session of a caller causes a new look-up, other changes do not', async (t) => {
  const { user, enter, core, counted, ask, ports } = counting();
  const anna = await user();
  const { caller } = await enter(anna);
  ports.clock.advance(500);
  const lookedUp = async (work: () => unknown) => {
    await core.access.caller(caller.sessionId);
    await work();
    counted.reads = 0;
    await core.access.caller(caller.sessionId);
    return counted.reads > 0;
  };
  t.notOk(await lookedUp(() => ask(createProductCategory, { name: 'Wurst' })), 'something else');
  t.notOk(await lookedUp(() => user()), 'a user who is new');
  const state = await ports.reader.get(Users, anna.id);
  const changed = { ...state, branchId: 'B1' };
  const told = (kind: AnyKind, before: State | undefined, after: State | undefined) => () =>
    core.access.committed([
      { kind: ProductCategories, before: undefined, after: state },
      { kind, before, after },
    ]);
  t.notOk(await lookedUp(told(Users, undefined, state)), 'a user who is new');
  t.notOk(await lookedUp(told(Users, state, state)), 'a user who stayed the same');
  t.notOk(await lookedUp(told(ProductCategories, state, changed)), 'a change of something else');
  t.ok(await lookedUp(told(Users, state, changed)), 'a change of a user');
  t.notOk(await lookedUp(told(Users, state, { ...state, lastLogin: new Date(0) } as State)), 'a log-in');
  const session = await ports.reader.get(Sessions, caller.sessionId);
  t.ok(await lookedUp(told(Sessions, session, { ...session })), 'a change of the session');
  t.notOk(await lookedUp(told(Sessions, { ...session, id: 'x' }, session)), 'a change of another session');
  t.ok(await lookedUp(told(Users, state, undefined)), 'a user who is gone');
});

test('the cache of callers holds ten thousand entries, and is cleared when it is full', async (t) => {
  const { ports, user, enter } = withCore();
  const { caller } = await enter(await user());
  const session = await ports.reader.get(Sessions, caller.sessionId);
  let reads = 0;
  const reader = {
    ...ports.reader,
    async find(kind: AnyKind, id: string) {
      if (kind === Sessions) reads++;
      return kind === Sessions ? { ...session, id } : ports.reader.find(kind, id);
    },
  } as typeof ports.reader;
  const access = new Access({ ...ports, reader }, ROLES);
  for (let n = 1; n <= 10_000; n++) await access.caller(`s${n}`);
  await access.caller('s1');
  t.equal(reads, 10_000, 'the first is still known');
  await access.caller('s10001');
  await access.caller('s2');
  t.equal(reads, 10_002, 'it is not after one more');
});

test('a session of a removed user is refused', async (t) => {
  const { ports, user, enter } = withCore();
  const { caller } = await enter(await user());
  const find = async (kind: AnyKind, id: string) => (kind === Users ? undefined : ports.reader.find(kind, id));
  const access = new Access({ ...ports, reader: { ...ports.reader, find } as typeof ports.reader }, ROLES);
  await t.rejects(access.caller(caller.sessionId), refused);
});

test('a command writes nothing after its user was locked, its session ended or its role was taken elsewhere', async (t) => {
  const { ports, user, enter, ask, core } = withCore();
  const elsewhere = (anna: { id: string }, work: (unit: UnitOfWork, user: User) => unknown) =>
    ports.transactions.run({ now: ports.clock.now() }, async (unit) => work(unit, await unit.of(Users).get(anna.id)));
  for (const [change, code] of [
    [(_, anna) => anna.move('lock'), 'AUTHENTICATION_REQUIRED'],
    [(_, anna) => anna.withdraw('ADMIN'), 'ACCESS_DENIED'],
    [
      async (unit, { state }) => (await unit.of(Sessions).where({ userId: state.id }))[0]?.end(unit.now),
      'AUTHENTICATION_REQUIRED',
    ],
    [(_, anna) => anna.assign('SALES_STAFF'), undefined],
    [(_, anna) => anna.loggedIn(new Date(0)), undefined],
  ] as readonly (readonly [(unit: UnitOfWork, anna: User) => unknown, string | undefined])[]) {
    const anna = await user(['ADMIN', 'PRODUCTION_MANAGER']);
    const { caller } = await enter(anna);
    await user(['ADMIN']);
    t.equal(await core.access.caller(caller.sessionId), caller, 'is cached');
    await elsewhere(anna, change);
    const name = `of ${anna.username}`;
    const asked = ask(createProductCategory, { name }, { caller });
    t.equal(
      await asked.then(
        () => undefined,
        ({ code }) => code,
      ),
      code,
    );
    t.equal(
      (await ports.reader.where(ProductCategories, {})).some((one) => one.name === name),
      code === undefined,
    );
  }
});

test('a clock that is set back does not extend the cache lifetime of a caller', async (t) => {
  const { user, enter, core, ports } = withCore();
  const anna = await user();
  const { caller } = await enter(anna);
  const elsewhere = new Access(ports, ROLES);
  await elsewhere.caller(caller.sessionId);
  await ports.transactions.run({ now: ports.clock.now() }, async (unit) =>
    (await unit.of(Sessions).get(caller.sessionId)).end(unit.now),
  );
  ports.clock.advance(-3_600_000);
  await t.rejects(elsewhere.caller(caller.sessionId), refused);
  await t.rejects(core.access.caller(caller.sessionId), refused);
});

test('a failed look-up is not cached: the next request reads the store again', async (t) => {
  const { ports, user, enter } = withCore();
  const { caller } = await enter(await user());
  let fails = true;
  const reader: typeof ports.reader = {
    ...ports.reader,
    async find(kind, id) {
      if (fails) throw new Error('no connection');
      return ports.reader.find(kind, id);
    },
  };
  const access = new Access({ ...ports, reader }, ROLES);
  await t.rejects(access.caller(caller.sessionId), { message: 'no connection' });
  fails = false;
  t.strictSame(await access.caller(caller.sessionId), caller);
});
