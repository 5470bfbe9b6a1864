/** Tests that `removeDemoShop` removes the demo shop, and refuses if the shop has other entries. */
import { test } from 'tap';
import { createUser, listUsers } from '../../src/identity/index.ts';
import type { Contract } from '../../src/kernel/index.ts';
import { createProductCategory, deleteProductCategory, listProductCategories } from '../../src/masterdata/index.ts';
import {
  DEFAULT_INVOICING,
  DEMO_REQUEST_ID,
  getSettings,
  removeDemoShop,
  updateSettings,
} from '../../src/settings/index.ts';
import { aCaller, PASSWORD, withCore } from '../with-core.ts';

const DATEV = {
  ...{ consultantNumber: 1001, clientNumber: 1, debtorAccount: '10000' },
  revenueAccounts: [{ rate: 7, account: '8300' }],
};

function withDemo() {
  const it = withCore();
  const load = <I, O>(operation: Contract<I, O>, input: unknown): Promise<O> =>
    it.core.execute(operation, {
      ...{ caller: aCaller(), input },
      origin: { address: null, requestId: DEMO_REQUEST_ID, deviceKey: undefined },
    });
  const user = (username: string) => ({
    ...{ username, email: `${username}@example.org`, password: PASSWORD, roleNames: ['ADMIN'] },
  });
  const loadAll = async () => {
    await load(createProductCategory, { name: 'Wurst' });
    await load(updateSettings, { operator: { name: 'Metzgerei Fingerle' }, cuttingTolerancePercent: 2 });
    await load(updateSettings, { invoicing: { iban: 'DE89370400440532013000', dueDays: 30 }, datev: DATEV });
    await load(createUser, user('demo-admin'));
  };
  const categories = async () => (await it.ask(listProductCategories, {})).content.map(({ name }) => name);
  const users = async () => (await it.ask(listUsers, {})).content.map(({ username }) => username);
  return { ...it, user, load, loadAll, categories, users };
}

test('removeDemoShop removes the demo shop with its users and name, and it can be loaded again', async (t) => {
  const { ask, refused, ports, user, loadAll, categories, users } = withDemo();
  t.equal(await refused(removeDemoShop, {}), 'DEMO_SHOP_NOT_FOUND');
  await loadAll();
  await ask(createUser, user('berta'));
  const before = ports.audit.length;
  await ask(removeDemoShop, {});
  t.same([await categories(), await users()], [[], ['berta']], 'one’s own users stay');
  const { operator, cuttingTolerancePercent, invoicing, datev } = await ask(getSettings, {});
  t.same([operator.name, cuttingTolerancePercent], ['', '2']);
  t.same([invoicing, datev], [DEFAULT_INVOICING, null], 'no invented bank account stays');
  t.equal(ports.audit.length, before + 1, 'the audit log stays, and knows of it');
  t.match(ports.audit.at(-1), { operation: 'demo-shop.remove', outcome: 'done' });
  t.equal(await refused(removeDemoShop, {}), 'DEMO_SHOP_NOT_FOUND');

  await loadAll();
  t.same(await categories(), ['Wurst']);
  await ask(removeDemoShop, {});
  t.same(await categories(), []);
});

test('removeDemoShop refuses if the shop has other entries, also if these were deleted', async (t) => {
  const { ask, refusal, loadAll, categories } = withDemo();
  await loadAll();
  const { id } = await ask(createProductCategory, { name: 'Schinken' });
  const refused = await refusal(removeDemoShop, {});
  t.match(refused, { kind: 'conflict', code: 'SHOP_HAS_OTHER_ENTRIES', message: /1 other entries.*clerk/ });
  t.same(await categories(), ['Schinken', 'Wurst']);
  await ask(deleteProductCategory, { id });
  t.match((await refusal(removeDemoShop, {})).message, /2 other entries/);
});

test('removeDemoShop refuses if the shop had entries before the demo shop, or before a request with its mark', async (t) => {
  const { ask, refusal, load, categories } = withDemo();
  await ask(createProductCategory, { name: 'Schinken' });
  await load(createProductCategory, { name: 'Wurst' });
  t.match(await refusal(removeDemoShop, {}), { code: 'SHOP_HAS_OTHER_ENTRIES', message: /1 other entries.*clerk/ });
  t.same(await categories(), ['Schinken', 'Wurst']);
});

test('removeDemoShop counts entries by their records, not by their operation', async (t) => {
  const { ports, loadAll, ask, refusal } = withDemo();
  const write = (operation: string, changes: readonly string[]) =>
    ports.transactions.audit({
      ...{ id: ports.ids.next(), at: ports.clock.now(), userId: null, username: null, operation, address: null },
      ...{ requestId: null, outcome: 'done', code: null, entity: changes[0] ?? null, entityId: 'x' },
      changes: changes.map((entity) => ({ entity, id: 'x', before: null, after: null })),
    });
  await write('service.first-start', ['user']);
  await loadAll();
  await write('service.reset-password', ['user', 'session']);
  await write('session.login', []);
  await ask(removeDemoShop, {});
  await loadAll();
  await write('user.some-new-operation', ['user', 'lot']);
  t.match(await refusal(removeDemoShop, {}), { code: 'SHOP_HAS_OTHER_ENTRIES' });
});

test('removeDemoShop removes the name of the demo shop if other settings were entered before', async (t) => {
  const { ask, loadAll } = withDemo();
  await ask(updateSettings, { cuttingTolerancePercent: 3 });
  await loadAll();
  await ask(removeDemoShop, {});
  t.equal((await ask(getSettings, {})).operator.name, '');
});

test('removeDemoShop keeps a name of the shop that was entered afterwards', async (t) => {
  const { ask, loadAll } = withDemo();
  await loadAll();
  await ask(updateSettings, { operator: { name: 'Metzgerei Muster' } });
  await ask(removeDemoShop, {});
  const { operator, invoicing } = await ask(getSettings, {});
  t.same([operator.name, invoicing.dueDays], ['Metzgerei Muster', 30]);
});

test('removeDemoShop refuses a caller who can only read the settings', async (t) => {
  const { refused } = withDemo();
  t.equal(await refused(removeDemoShop, {}, { caller: aCaller(['SYSTEM_SETTINGS_READ']) }), 'ACCESS_DENIED');
});
