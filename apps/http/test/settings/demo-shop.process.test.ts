/** Removes the demo shop from a service that was started as a shop starts it, with the entries of its first start. */
import { join } from 'node:path';
import { test } from 'tap';
import { run } from '../bin/commands.ts';
import { address, logIn, run as start } from '../real-service.ts';

const DEMO = { 'x-request-id': 'cleaver-demo-shop' };

test('the demo shop of a started service is removed, unless somebody entered something', async (t) => {
  const place = { DATA_DIR: join(t.testdir(), 'data') };
  const first = start(t, { ...place, ADMIN_PASSWORD: 'soon forgotten' });
  const shopOf = async (url: string, password: string) => {
    const headers = await logIn(url, password);
    const send = async (method: string, path: string, body: object, more: Record<string, string> = {}) => {
      const sent = { ...headers, ...more, 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, { method, headers: sent, body: JSON.stringify(body) });
      const text = await answer.text();
      return { status: answer.status, code: text === '' ? undefined : JSON.parse(text).code };
    };
    return {
      load: (name: string) => send('POST', '/api/categories', { name }, DEMO),
      enter: (name: string) => send('POST', '/api/categories', { name }),
      remove: () => send('DELETE', '/api/settings/demo-shop', {}),
    };
  };
  const shop = await shopOf(await address(first), 'soon forgotten');
  t.equal((await shop.load('Wurst')).status, 200);
  t.equal((await shop.remove()).status, 200, 'the first start is no entry');
  t.equal((await shop.load('Wurst')).status, 200);
  first.process.kill('SIGTERM');
  await first.ended;

  const { said } = await run('reset-password', place, 'admin');
  const [, password = ''] = /has the password (\S{20}) from now on/.exec(said) ?? [];
  const again = await shopOf(await address(start(t, place)), password);
  t.equal((await again.remove()).status, 200, 'nor is a new password');
  t.equal((await again.load('Wurst')).status, 200);
  t.equal((await again.enter('Schinken')).status, 200);
  t.match(await again.remove(), { status: 409, code: 'SHOP_HAS_OTHER_ENTRIES' });
});
