/** Removes the demo shop from a service that was started as a shop starts it, with the entries of its first start. */
import { join } from 'node:path';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { test } from 'tap';
import { run } from '../bin/commands.ts';
import { address, logIn, run as start } from '../real-service.ts';

const DEMO = { 'x-request-id': 'cleaver-demo-shop' };

test('the demo shop of a started service is removed, unless somebody entered something', async (t) => {
  const place = { DATA_DIR: join(temporaryDirectory(t), 'data') };
  const first = start(t, { ...place, ADMIN_PASSWORD: 'soon forgotten' });
  const shopOf = async (url: string, password: string) => {
    const headers = await logIn(url, password);
    const send = async (method: string, path: string, body: object, more: Record<string, string> = {}) => {
      const sent = { ...headers, ...more, 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, { method, headers: sent, body: JSON.stringify(body) });
      const text = await answer.text();
      const { code, id, invoiceNumber } = text === '' ? {} : JSON.parse(text);
      return { status: answer.status, code, id, invoiceNumber };
    };
    return {
      load: (name: string) => send('POST', '/api/categories', { name }, DEMO),
      enter: (name: string) => send('POST', '/api/categories', { name }),
      remove: () => send('DELETE', '/api/settings/demo-shop', {}),
      /** Loads an invoice. Returns its number. */
      async bill() {
        const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
        const settings = { operator: { name: 'Metzgerei', ...address }, invoicing: { vatId: 'DE136695976' } };
        await send('PUT', '/api/settings', settings, DEMO);
        const customer = { name: 'Post', type: 'B2B', phone: '1', ...address };
        const { id: customerId } = await send('POST', '/api/customers', customer, DEMO);
        const lines = [{ text: 'Grillbuffet', quantityAmount: '1', price: 100, vatClass: 'REDUCED' }];
        return (await send('POST', '/api/sales/invoices', { customerId, lines }, DEMO)).invoiceNumber;
      },
    };
  };
  const shop = await shopOf(await address(first), 'soon forgotten');
  t.equal((await shop.load('Wurst')).status, 200);
  t.match(await shop.bill(), /^RE-\d{4}-00001$/);
  t.match(await shop.bill(), /-00002$/);
  t.equal((await shop.remove()).status, 200, 'the first start is no entry');
  t.match(await shop.bill(), /-00001$/, 'the series of invoice numbers begins anew');
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
