/** Tests the audit log over HTTP: it records every write operation and contains no secrets. */
import { Users } from '@cleaver/domain/identity';
import { type AuditEntry, isPermission } from '@cleaver/domain/kernel';
import { test } from 'tap';
import { ROUTES } from '../../src/routes.ts';
import { type Client, isError, service } from '../helper.ts';
import { workingDay } from './working-day.ts';

type Entry = Omit<AuditEntry, 'at'> & { readonly at: string };

const routes = ROUTES.flatMap((group) => group.routes);

/** The subject of a refused request, by path. */
const SUBJECTS: readonly (readonly [path: RegExp, subject: object])[] = [
  [/stocks.*the-batchId/, { entity: 'stock_batch', entityId: 'the-batchId' }],
  [/the-stockId/, { entity: 'stock', entityId: 'the-stockId' }],
  [/users/, { entity: 'user', entityId: 'the-id' }],
  [/suppliers\/the-id/, { entity: 'supplier', entityId: 'the-id' }],
  [/orders/, { entity: 'order', entityId: 'the-id' }],
  [/customers/, { entity: 'customer', entityId: 'the-id' }],
  [/categories/, { entity: 'product_category', entityId: 'the-id' }],
  [/articles/, { entity: 'article', entityId: 'the-id' }],
  [/recipes/, { entity: 'recipe', entityId: 'the-id' }],
  [/batches/, { entity: 'batch', entityId: 'the-id' }],
  [/storage-locations/, { entity: 'storage_location', entityId: 'the-id' }],
  [/stocks/, { entity: 'stock', entityId: 'the-id' }],
];

async function entries(client: Client, query = ''): Promise<Entry[]> {
  const answer = await client.get(`/api/audit-log?size=500${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().content;
}

test('every write operation leaves an entry, without anything secret', async (t) => {
  const shop = await service(t);
  const secrets = await workingDay(shop);
  const all = await entries(shop.admin);
  const commands = routes.map(({ operation }) => operation).filter(({ kind }) => kind === 'command');
  const passwords = await shop.ports.reader.where(Users, {});
  for (const { name, permission } of commands) {
    const own = all.filter(({ operation, outcome }) => operation === name && outcome === 'done');
    if (permission === 'device') {
      t.equal(own.length, 0, `${name}: what sensors send is not in the log`);
      continue;
    }
    t.ok(own.length > 0, `${name} is in the log`);
    for (const entry of own) {
      t.match(
        entry,
        { requestId: /^([\da-f-]{36}|cleaver-demo-shop)$/, address: '127.0.0.1', code: null },
        `${name}: from where`,
      );
      const isKnown = !['session.login', 'session.refresh', 'session.open', 'session.open-by-pin'].includes(name);
      if (isKnown) t.match(entry, { userId: /./, username: /^(admin|ida)$/ }, `${name}: who`);
      if (name.startsWith('session.')) continue;
      t.match(entry, { entity: /./, entityId: /./ }, `${name}: what`);
      // A print is large and never changes, so the log only names it.
      if (name === 'label-print.create') continue;
      t.ok(
        entry.changes.some(({ before, after }) => before ?? after),
        `${name}: before or after`,
      );
    }
  }
  t.equal(new Set(all.map(({ id }) => id)).size, all.length, 'each entry once');
  const text = JSON.stringify(all);
  for (const secret of [...secrets, ...passwords.map(({ passwordHash }) => passwordHash)]) {
    t.notOk(text.includes(secret), `${secret.slice(0, 12)}… is not in the log`);
  }
  t.notMatch(text, /eyJ[\w-]+\.|argon2|sha256\$/, 'nor anything else that looks like a token or a hash');

  await t.test(
    'each record has all entries that changed it in its history, also the created orders and lots',
    async (t) => {
      const history = async (entity: string, id: string) =>
        (await entries(shop.admin, `&entity=${entity}&entityId=${encodeURIComponent(id)}`)).map((entry) => entry.id);
      const done = all.filter(({ outcome }) => outcome === 'done');
      for (const { id, changes } of done) {
        for (const change of changes) {
          if (!(await history(change.entity, change.id)).includes(id)) t.fail(`${change.entity} lacks ${id}`);
        }
      }
      const [run] = done.filter(({ operation }) => operation === 'standing-order.run');
      t.ok(run?.changes.some(({ entity, after }) => entity === 'order' && after));
      const [receipt] = done.filter(({ operation }) => operation === 'goods-receipt.post');
      const lots = receipt?.changes.filter(({ entity }) => entity === 'lot') ?? [];
      t.match(lots[0], { entity: 'lot', before: null, after: null });
      t.ok((await history('lot', lots[0]?.id ?? '')).includes(receipt?.id ?? ''));
      t.same(await history('order', lots[0]?.id ?? ''), [], 'of another kind');
    },
  );

  await t.test('changes have values before and after, and hide secrets', async (t) => {
    const [rated] = await entries(shop.admin, '&operation=supplier.rate');
    t.match(rated?.changes, [{ entity: 'supplier', id: rated?.entityId, before: { rating: null } }]);
    t.match(rated?.changes[0]?.after, { rating: { qualityScore: 5, deliveryScore: 4, priceScore: 3 } });
    const [gone] = await entries(shop.admin, '&operation=product-category.delete');
    t.match(gone?.changes, [{ before: { name: 'Fisch' }, after: null }]);
    const [changed] = await entries(shop.admin, '&operation=user.change-password');
    t.same(changed?.changes[0]?.before, { passwordHash: '(hidden)' });
    t.same(changed?.changes[0]?.after, { passwordHash: '(hidden)' });
    t.match(changed?.changes[1], { entity: 'session', before: { endedAt: null }, after: { endedAt: /./ } });
  });
});

test('large changes are counted in lists, with the address of the entry that has them', async (t) => {
  const { admin } = await service(t);
  const supplier = (n: number) => ({ name: `Lieferant ${n} ${'x'.repeat(150)}`, phone: '0123', city: 'y'.repeat(150) });
  const rows = Array.from({ length: 200 }, (_, n) => supplier(n));
  const { ids } = (await admin.post('/api/suppliers/import', { rows })).json();
  for (const query of ['?operation=supplier.import', `?entity=supplier&entityId=${ids[0]}`]) {
    const listed = await admin.get(`/api/audit-log${query}`);
    t.ok(listed.body.length < 2_000);
    const [entry] = listed.json().content;
    t.match(entry, { changes: [], changesCount: 200, changesLink: `/api/audit-log/${entry.id}` });
    const whole = (await admin.get(entry.changesLink)).json();
    t.same({ ...whole, changes: [], changesLink: entry.changesLink }, entry);
    t.equal(whole.changesLink, null);
    t.same(
      whole.changes.map(({ id }: { id: string }) => id),
      ids,
    );
    t.match(whole.changes[199], { entity: 'supplier', before: null, after: { name: rows[199]?.name } });
  }
  await admin.post('/api/suppliers', supplier(200));
  const [small] = (await admin.get('/api/audit-log?operation=supplier.create')).json().content;
  t.match(small, { changes: [{ before: null }], changesCount: 1, changesLink: null });
  t.same((await admin.get(`/api/audit-log/${small.id}`)).json(), small);
  isError(t, await admin.get('/api/audit-log/x'), 404, 'AUDIT_ENTRY_NOT_FOUND');
});

test('every refusal for a missing permission leaves exactly one entry, before the body is read', async (t) => {
  const shop = await service(t);
  const nobody = await shop.login();
  // The number of requests before the clock advances by a minute.
  const aMinute = 100;
  const guarded = routes.filter(({ operation }) => isPermission(operation.permission));
  t.ok(guarded.length > 60);
  for (const [index, { method, path, operation, takesBody }] of guarded.entries()) {
    if (index > 0 && index % aMinute === 0) shop.clock.advance(60_000);
    const before = shop.audit.length;
    const url = path.replaceAll(/\{(\w+)\}/g, 'the-$1');
    const names = path.match(/\{(id|stockId)\}/) !== null;
    const requestId = `refused-${operation.name}`;
    const broken = takesBody ? { payload: '{"broken', headers: { 'content-type': 'application/json' } } : {};
    const headers = { ...broken.headers, 'x-request-id': requestId };
    isError(t, await nobody.send({ method, url, ...broken, headers }), 403, 'ACCESS_DENIED');
    const added = shop.audit.slice(before);
    t.equal(added.length, 1, `${operation.name}: one entry`);
    t.match(added[0], {
      outcome: 'refused',
      code: 'ACCESS_DENIED',
      operation: operation.name,
      username: nobody.username,
      userId: nobody.userId,
      address: '127.0.0.1',
      requestId,
      changes: [],
      ...(names ? SUBJECTS.find(([of]) => of.test(url))?.[1] : { entity: null, entityId: null }),
    });
  }
});

test('every log-in leaves an entry, and refused log-ins and refreshes leave none', async (t) => {
  const shop = await service(t);
  const { anonymous, audit } = shop;
  const added = async (path: string, body: object) => {
    const before = audit.length;
    await anonymous.post(path, body);
    return audit.slice(before);
  };
  const { username } = await shop.login();
  const entries = await added('/api/auth/login', { username, password: `password of ${username}` });
  t.match(entries, [{ operation: 'session.login', outcome: 'done', username, userId: null, address: '127.0.0.1' }]);
  t.notMatch(JSON.stringify(entries), /password of/);
  for (let n = 0; n < 7; n++) t.same(await added('/api/auth/login', { username, password: 'a guess' }), []);
  t.same(await added('/api/auth/refresh', { refreshToken: 'made up' }), []);
});

test('each 403 of a user leaves an entry, and so does a wrong current password', async (t) => {
  const { login, audit } = await service(t);
  const guest = await login('SALES_STAFF');
  const before = audit.length;
  for (let n = 0; n < 3; n++) await guest.get('/api/users');
  await guest.put(`/api/users/${guest.userId}/password`, { currentPassword: 'a guess', newPassword: 'long enough' });
  const refused = { outcome: 'refused', userId: guest.userId };
  t.match(audit.slice(before), [
    ...Array.from({ length: 3 }, () => ({ ...refused, operation: 'user.list', code: 'ACCESS_DENIED' })),
    { ...refused, operation: 'user.change-password', code: 'INVALID_CURRENT_PASSWORD' },
  ]);
  t.notMatch(JSON.stringify(audit.slice(before)), /guess/);
});

test('the audit log is read in pages, newest first, and with filters', async (t) => {
  const shop = await service(t);
  const { admin, clock } = shop;
  const { userId, username } = await shop.login('SALES_MANAGER');
  const made: string[] = [];
  for (const name of ['Wurst', 'Fisch', 'Käse']) {
    clock.advance(60_000);
    made.push((await admin.post('/api/categories', { name })).json().id);
  }
  const minute = (n: number) => encodeURIComponent(new Date(clock.now().getTime() - (2 - n) * 60_000).toISOString());
  const subjects = async (query: string) => (await entries(admin, query)).map(({ entityId }) => entityId);
  t.same(await subjects('&operation=product-category.create'), made.toReversed(), 'newest first');
  t.same(await subjects('&operation=product-category.create&sort=at'), made);
  t.same(await subjects(`&from=${minute(1)}`), [made[2], made[1]], 'from an instant on');
  t.same(await subjects(`&from=${minute(0)}&to=${minute(2)}`), [made[1], made[0]], 'before an instant');
  t.same(await subjects(`&entity=product_category&entityId=${made[1]}`), [made[1]]);
  t.same(await subjects('&entity=supplier'), []);
  t.same(await subjects('&entityId=unknown'), []);
  const operations = async (query: string) => (await entries(admin, query)).map(({ operation }) => operation);
  // The entry of a log-in has no user id, only the typed username.
  t.same(await operations(`&user=${username}`), ['session.login']);
  t.same(await operations(`&entityId=${userId}&sort=operation`), ['session.login', 'user.create']);
  t.equal((await entries(admin, '&user=admin&entity=product_category')).length, 3);
  t.equal(
    (await entries(admin, `&user=${admin.userId}&entity=product_category`)).length,
    3,
    'by id as well as by name',
  );
  t.match((await admin.get('/api/audit-log?size=2&page=1&operation=product-category.create')).json(), {
    content: [{ entityId: made[0], at: /^2026-01-05T.*\.000Z$/ }],
    page: { number: 1, size: 2, totalElements: 3, totalPages: 2 },
  });
});

test('the audit log needs AUDIT_LOG_READ, and refuses invalid filters', async (t) => {
  const { admin, anonymous, login } = await service(t);
  isError(t, await anonymous.get('/api/audit-log'), 401, 'AUTHENTICATION_REQUIRED');
  isError(t, await (await login('QUALITY_MANAGER')).get('/api/audit-log'), 403, 'ACCESS_DENIED');
  const faults = isError(
    t,
    await admin.get('/api/audit-log?from=yesterday&to=2026-02-30T00:00:00Z&sort=changes&page=-1'),
    400,
    'VALIDATION_ERROR',
  );
  t.match(Object.keys(faults).sort(), ['from', 'page', 'sort', 'to']);
});
