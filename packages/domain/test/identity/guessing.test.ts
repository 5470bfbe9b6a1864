/** Tests what an attacker can guess, and whom the guesses block, for each kind of attacker. */
import { test } from 'tap';
import {
  changePassword,
  LOGIN_WINDOW_MS,
  openSession,
  openSessionByPin,
  PIN_TRIES,
  registerSharedDevice,
  setOwnPin,
  type UserView,
} from '../../src/identity/index.ts';
import { PASSWORD, withCore } from '../with-core.ts';

const SHOP = '192.0.2.1';
const PIN = '4711';
const elsewhere = (number: number) => `198.51.100.${number}`;

/** Returns a shop whose users logged in from its address, some of them on a shared device, and functions that guess. */
async function withShop() {
  const it = withCore();
  const { ask, refused, user, enter } = it;
  const { key: deviceKey } = await ask(registerSharedDevice, { name: 'Tablet' });
  const onDevice = { caller: undefined, deviceKey, address: SHOP };
  let checked = 0;
  const { verify } = it.ports.passwords;
  Object.assign(it.ports.passwords, {
    verify: (password: string, hash: string | undefined) => {
      checked++;
      return verify.call(it.ports.passwords, password, hash);
    },
  });
  const passwordAt = (username: string, password: string, asking: object) =>
    refused(openSession, { username, password }, { caller: undefined, ...asking });
  return {
    ...it,
    onDevice,
    deviceKey,
    openBy: ({ username }: UserView, asking: object = onDevice) =>
      ask(openSession, { username, password: PASSWORD }, { caller: undefined, ...asking }),
    byPin: ({ username }: UserView) => ask(openSessionByPin, { username, pin: PIN }, onDevice),
    /** Makes a wrong guess for each name. Returns how many guesses were compared with a password or PIN. */
    async guess(names: readonly string[], asking: object): Promise<number> {
      checked = 0;
      for (const name of names) await passwordAt(name, 'wrong password', asking);
      return checked;
    },
    async guessPins(names: readonly string[], asking: object): Promise<number> {
      checked = 0;
      for (const username of names)
        await refused(openSessionByPin, { username, pin: '0815' }, { ...onDevice, ...asking });
      return checked;
    },
    passwordAt,
    /** Creates a user who logged in from the shop's address and, on the shared device, has a PIN. */
    async worker(hasPin = true) {
      const worker = await user(['WAREHOUSE_WORKER']);
      const entered = await enter(worker);
      if (!hasPin) return { ...worker, caller: entered.caller };
      await ask(setOwnPin, { currentPassword: PASSWORD, pin: PIN }, entered);
      await ask(openSession, { username: worker.username, password: PASSWORD }, onDevice);
      return { ...worker, caller: entered.caller };
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, number) => `guess-${number}`);
const times = <T>(count: number, each: readonly T[]): T[] => Array.from({ length: count }, () => each).flat();

test('a hundred failures at the address of the shop block no PIN there, no password of its users and no device', async (t) => {
  const { worker, byPin, openBy, guess, login, passwordAt, user, onDevice, ask, refused } = await withShop();
  const [anna, berta, newcomer] = [await worker(), await worker(false), await user()];
  t.equal(await guess(names(150), { address: SHOP }), 100);
  t.equal(await passwordAt(newcomer.username, PASSWORD, { address: SHOP }), 'TOO_MANY_ATTEMPTS', 'nobody knows her');
  await t.resolves(byPin(anna));
  await t.resolves(login(anna.username));
  await t.resolves(login(berta.username), 'who never used the device');
  const own = { caller: berta.caller, address: SHOP };
  await t.resolves(ask(setOwnPin, { currentPassword: PASSWORD, pin: '9062' }, own));
  const change = { id: berta.id, currentPassword: 'wrong password', newPassword: 'neues Passwort' };
  t.equal(await refused(changePassword, change, own), 'INVALID_CURRENT_PASSWORD');
  await t.resolves(openBy(newcomer), 'a shared device has its own count');
  t.equal(await guess([anna.username], { address: SHOP }), 1);
  t.equal(await guess(names(1), onDevice), 1);
});

test('a stranger behind the address of the shop with a list of names gets five guesses for each user of it, and a hundred for all other names', async (t) => {
  const { worker, byPin, openBy, guess, login, ports } = await withShop();
  const workers = [await worker(), await worker(), await worker(false)];
  const list = [...workers.map(({ username }) => username), ...names(60)];
  t.equal(await guess(times(8, list), { address: SHOP }), 5 * workers.length + 100);
  t.equal(await guess(times(8, list), { address: SHOP }), 0);
  for (const { username } of workers) {
    await t.rejects(login(username), { code: 'TOO_MANY_ATTEMPTS' }, 'the right password too');
  }
  await t.resolves(byPin(workers[0] as UserView), 'the device is another place');
  await t.resolves(openBy(workers[1] as UserView));
  ports.clock.advance(LOGIN_WINDOW_MS);
  t.equal(await guess(times(8, list), { address: SHOP }), 5 * workers.length + 100, 'the same in the next 15 minutes');
});

test('a name gets fifty guesses over all strange addresses and devices, and its user still logs in where known', async (t) => {
  const { worker, ask, guess, openBy, login, byPin, onDevice } = await withShop();
  const anna = await worker();
  const stranger = await ask(registerSharedDevice, { name: 'Other tablet' });
  const guesses = times(8, [anna.username]);
  let checked = await guess(guesses, { address: elsewhere(0), deviceKey: stranger.key });
  t.equal(checked, 5);
  for (let number = 1; number < 60; number++) checked += await guess(guesses, { address: elsewhere(number) });
  t.equal(checked, 50);
  await t.rejects(login(anna.username, PASSWORD, '203.0.113.1'), { code: 'TOO_MANY_ATTEMPTS' });
  await t.resolves(login(anna.username));
  await t.resolves(openBy(anna));
  await t.resolves(openBy(anna, { ...onDevice, address: '203.0.113.2' }), 'the device is known, wherever it is');
  await t.resolves(byPin(anna));
});

test('a stolen device key gives five guesses of passwords for each user of the device and a hundred in all others, from any address', async (t) => {
  const { worker, deviceKey, guess, login, openBy, passwordAt } = await withShop();
  const [anna, berta] = [await worker(), await worker()];
  const list = [anna.username, berta.username, ...names(60)];
  let checked = 0;
  for (let number = 0; number < 12; number++) checked += await guess(list, { address: elsewhere(number), deviceKey });
  t.equal(checked, 2 * 5 + 100);
  t.equal(await passwordAt(anna.username, PASSWORD, { address: SHOP, deviceKey }), 'TOO_MANY_ATTEMPTS');
  await t.resolves(login(anna.username), 'the address of the shop is another place');
  await t.rejects(openBy(berta), { code: 'TOO_MANY_ATTEMPTS' });
  const forged = `${deviceKey}x`;
  t.equal(await guess(times(8, ['guess-0']), { address: elsewhere(20), deviceKey: forged }), 5);
  t.equal(await guess(['guess-0'], { address: elsewhere(20) }), 0, 'a forged key counts as none');
});

test('a stolen device key gives five PINs for each user of the device until the password, and a hundred for all other names', async (t) => {
  const { worker, user, guessPins, byPin, openBy, ports } = await withShop();
  const [anna, berta, stranger] = [await worker(), await worker(), await user()];
  const list = [anna.username, stranger.username, ...names(60)];
  t.equal(await guessPins(times(8, list), { address: elsewhere(1) }), PIN_TRIES + 100);
  t.equal(await guessPins(times(8, list), { address: elsewhere(2) }), 0);
  await t.resolves(byPin(berta), 'who is not on the list');
  ports.clock.advance(LOGIN_WINDOW_MS);
  await t.rejects(byPin(anna), { code: 'INVALID_PIN' }, 'her tries are used up');
  await openBy(anna);
  await t.resolves(byPin(anna));
});
