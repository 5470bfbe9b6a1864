/** Checks calls that the compiler must refuse. `npm run check -- types` fails if a line marked here compiles. */
import { test } from 'tap';
import type { CleaverClient, components } from '../src/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Schemas = components['schemas'];

/** Contains calls that must not compile. The function never runs. */
async function wrong(client: CleaverClient): Promise<void> {
  // @ts-expect-error No such path.
  await client.get('/api/user');
  // @ts-expect-error The path does not have this method.
  await client.put('/api/users', { body: {} });
  // @ts-expect-error The client makes this call itself, in login.
  await client.post('/api/auth/login', { body: { username: 'x', password: 'x' } });
  // @ts-expect-error The path needs an id.
  await client.get('/api/users/{id}');
  // @ts-expect-error The id has another name.
  await client.get('/api/users/{id}', { path: { userId: 'x' } });
  // @ts-expect-error An id is a text.
  await client.get('/api/users/{id}', { path: { id: 5 } });
  // @ts-expect-error No such status.
  await client.get('/api/users', { query: { status: 'NOPE' } });
  // @ts-expect-error No such parameter.
  await client.get('/api/users', { query: { state: 'ACTIVE' } });
  // @ts-expect-error No such option.
  await client.get('/api/users', { parameters: {} });
  // @ts-expect-error A GET takes no body.
  await client.get('/api/users', { body: {} });
  // @ts-expect-error Only a POST has an idempotency key.
  await client.get('/api/users', { idempotencyKey: 'x' });
  // @ts-expect-error A body is missing.
  await client.post('/api/categories');
  // @ts-expect-error The body is missing. It is required even if all its members are optional.
  await client.put('/api/suppliers/{id}', { path: { id: 'x' } });
  // @ts-expect-error The phone is missing.
  await client.post('/api/suppliers', { body: { name: 'x' } });
  // @ts-expect-error No such member.
  await client.post('/api/categories', { body: { name: 'x', descripton: 'x' } });
  // @ts-expect-error A number is no text.
  await client.post('/api/categories', { body: { name: 5 } });
  // @ts-expect-error No such type.
  await client.get('/api/customers', { query: { type: 'B2X' } });
  // @ts-expect-error The response is no list.
  for await (const part of client.items('/api/today')) use(part);
  // @ts-expect-error The user has no such member.
  use((await client.get('/api/users/{id}', { path: { id: 'x' } })).password);
  // @ts-expect-error The address may be null.
  use((await client.get('/api/suppliers/{id}', { path: { id: 'x' } })).address.city);
}

/** Contains calls that must compile. The function never runs. */
async function right(client: CleaverClient): Promise<void> {
  const user = await client.get('/api/users/{id}', { path: { id: 'x' } });
  use<Equal<typeof user, Schemas['UserDTO']>>(true);
  const created = await client.post('/api/users', {
    body: { username: 'anna', email: 'a@example.org', password: 'long enough', roleNames: ['ADMIN'] },
  });
  use<Equal<typeof created, Schemas['UserDTO']>>(true);
  const nothing = await client.delete('/api/categories/{id}', { path: { id: 'x' } });
  use<Equal<typeof nothing, undefined>>(true);
  for await (const recipe of client.items('/api/recipes'))
    use<Equal<typeof recipe, Schemas['RecipeSummaryResponse']>>(true);
  await client.post('/api/users/{id}/lock', { path: { id: 'x' }, idempotencyKey: 'x', signal: AbortSignal.timeout(1) });
  await client.put('/api/suppliers/{id}', { path: { id: 'x' }, body: {} });
}

const use = <T = unknown>(value: T): T => value;

test('the compiler refuses the wrong calls of this file and accepts the right ones', async (t) => {
  t.ok(wrong);
  t.ok(right);
});
