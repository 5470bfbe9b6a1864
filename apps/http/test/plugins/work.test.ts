/** Tests the limits on the concurrent work of a caller, and on password hashing. */
import type { FastifyRequest } from 'fastify';
import { test } from 'tap';
import { OF_A_CALLER_EMBEDDED, workLimits } from '../../src/plugins/work.ts';
import { service } from '../helper.ts';

const [READ, HASH] = [false, true];

/** Returns functions that begin work of callers within the limits, and end it on command. */
function works(ofCaller?: number) {
  const run = workLimits(ofCaller);
  const begun: { readonly who: string; end(): void }[] = [];
  const gone = new Set<string>();
  const drain = { isRefusing: false };
  const ask = (who: string, hashesPassword = READ, address = who) => {
    const socket = {
      get destroyed() {
        return gone.has(who);
      },
    };
    const caller = who.includes('.') ? undefined : { userId: who };
    const request = { address, caller, raw: { socket }, server: { drain } } as unknown as FastifyRequest;
    const work = async () => {
      await new Promise<void>((end) => begun.push({ who, end }));
      return who;
    };
    return run(request, work, hashesPassword).catch((error) => error.code ?? error.name);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, gone, settle, drain };
}

const times = <T>(count: number, one: () => T) => Array.from({ length: count }, one);

test('four operations of a caller run at once, 400 wait, and more are refused without delaying others', async (t) => {
  const { ask, begun, settle } = works();
  const all = times(404, () => ask('anna'));
  t.equal(await ask('anna'), 'TOO_MANY_REQUESTS');
  const other = ask('192.0.2.1');
  await settle();
  t.same(
    begun.map(({ who }) => who),
    ['anna', 'anna', 'anna', 'anna', '192.0.2.1'],
  );
  begun[4]?.end();
  t.equal(await other, '192.0.2.1');
  for (let n = 0; n < 405; n++) {
    begun[n]?.end();
    await settle();
  }
  t.same(new Set(await Promise.all(all)), new Set(['anna']));
  const again = ask('anna');
  await settle();
  begun.at(-1)?.end();
  t.equal(await again, 'anna', 'once they are done there is room');
});

test('on the embedded database one operation of a caller runs at a time', async (t) => {
  const { ask, begun, settle } = works(OF_A_CALLER_EMBEDDED);
  const all = ['anna', 'anna', 'bert'].map((who) => ask(who));
  await settle();
  t.same(
    begun.map(({ who }) => who),
    ['anna', 'bert'],
  );
  for (let n = 0; n < 3; n++) {
    begun[n]?.end();
    await settle();
  }
  t.same(await Promise.all(all), ['anna', 'anna', 'bert']);
});

test('a refusal, which writes an audit entry, counts as an operation of the caller', async (t) => {
  const begun: (() => void)[] = [];
  const { login, ports } = await service(t, {
    ports: ({ transactions }) => ({
      transactions: {
        run: (context, work) => transactions.run(context, work),
        audit: () => new Promise<void>((end) => begun.push(end)),
      },
    }),
  });
  const client = await login();
  const all = times(6, () => client.get('/api/users'));
  while (begun.length < 4) await ports.clock.pause(1);
  await ports.clock.pause(20);
  t.equal(begun.length, 4);
  for (let n = 0; n < 6; n++) {
    while (begun[n] === undefined) await ports.clock.pause(1);
    begun[n]?.();
  }
  t.same(
    (await Promise.all(all)).map(({ statusCode }) => statusCode),
    times(6, () => 403),
  );
});

test('queued work of a disconnected client does not start', async (t) => {
  const { ask, begun, gone, settle } = works();
  const all = times(5, () => ask('anna'));
  await settle();
  gone.add('anna');
  for (const { end } of begun) end();
  t.equal(await all[4], 'TOO_MANY_REQUESTS');
  t.equal(begun.length, 4);
});

test('two passwords of strangers are hashed at once, a hundred wait, and log-ins from known networks continue', async (t) => {
  const { ask, begun, settle } = works();
  const reading = ask('anna', READ, '192.0.2.99');
  await settle();
  begun[0]?.end();
  await reading;
  let stranger = 100;
  const all = times(110, () => ask(`192.0.2.${stranger++}`, HASH));
  await settle();
  t.equal(begun.length, 3);
  const known = ask('192.0.2.99', HASH);
  await settle();
  begun[3]?.end();
  t.equal(await known, '192.0.2.99');
  for (let n = 0; n < 104; n++) {
    begun[n]?.end();
    await settle();
  }
  const outcomes = await Promise.all(all);
  t.equal(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUESTS').length, 8);
});

test('at the end of the service, work that waits is refused as unavailable, and running work completes', async (t) => {
  const { ask, begun, settle, drain } = works(OF_A_CALLER_EMBEDDED);
  const reads = times(3, () => ask('anna'));
  const hashes = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => ask(address, HASH));
  await settle();
  t.equal(begun.length, 3);
  drain.isRefusing = true;
  for (const { end } of begun) end();
  t.same(await Promise.all(reads), ['anna', 'Unavailable', 'Unavailable']);
  t.same(await Promise.all(hashes), ['192.0.2.1', '192.0.2.2', 'Unavailable']);
});
