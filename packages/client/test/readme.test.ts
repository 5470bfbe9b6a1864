/**
 * Checks that this file contains the example of README.md literally, and that the example works. `npm run check --
 * types` compiles the example.
 */
import { readFileSync } from 'node:fs';
import { test } from 'tap';
import { ApiError, CleaverClient } from '../src/index.ts';
import { shop } from './helper.ts';

async function example(password: string, id: string): Promise<void> {
  // README
  const client = new CleaverClient({ baseUrl: 'https://shop.example.org' });
  await client.login('anna', password);

  const supplier = await client.post('/api/suppliers', { body: { name: 'Huber', phone: '+49 89 1234' } });
  await client.post('/api/suppliers/{id}/deactivate', { path: { id: supplier.id } });

  for await (const article of client.items('/api/articles', { query: { status: 'ACTIVE', sort: ['name'] } })) {
    console.log(article.articleNumber, article.name);
  }

  try {
    await client.get('/api/users/{id}', { path: { id }, signal: AbortSignal.timeout(5000) });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'USER_NOT_FOUND') console.log('Gone');
    else throw error;
  }
  await client.logout();
  // README
}

test('the README shows the example of this file, and the example runs', async (t) => {
  const [, shown = ''] =
    /```ts\n([\s\S]*?)```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? [];
  const own = readFileSync(new URL(import.meta.url), 'utf8').split('  // README\n')[1] ?? '';
  t.equal(shown, `import { ApiError, CleaverClient } from '@cleaver/client';\n\n${own.replaceAll(/^ {2}/gm, '')}`);

  const { client, baseUrl } = await shop(t);
  const password = 'password of anna';
  await client.post('/api/users', {
    body: { username: 'anna', email: 'anna@example.org', password, roleNames: ['ADMIN'] },
  });
  const { id: categoryId } = await client.post('/api/categories', { body: { name: 'Wurst' } });
  const unit = { unit: 'KG', priceModel: 'FIXED', price: 1 } as const;
  await client.post('/api/articles', { body: { name: 'Lyoner', articleNumber: 'W-1', categoryId, ...unit } });
  const real = globalThis.fetch;
  const said = t.capture(console, 'log', () => undefined);
  t.intercept(globalThis, 'fetch', {
    value: (input: string, init: RequestInit) => real(input.replace('https://shop.example.org', baseUrl), init),
  });
  await example(password, 'nobody');
  t.same(
    said().map(({ args }) => args),
    [['W-1', 'Lyoner'], ['Gone']],
  );
  t.match((await client.get('/api/suppliers')).content, [{ name: 'Huber', status: 'INACTIVE' }]);
});
