/** Tests that the service accepts only access tokens that it issued (RFC 8725). */
import { createHmac } from 'node:crypto';
import { TestClock } from '@cleaver/testing';
import fastify from 'fastify';
import { test } from 'tap';
import { AccessTokens } from '../src/access-tokens.ts';

const SECRET = 'the secret with which tokens are signed';
const OTHER = 'another secret that may sign them as well';

type Json = Record<string, unknown>;
const encode = (value: Json): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined): Json => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

/** Registers the keys with an app that serves no requests. */
async function inAnApp(tokens: AccessTokens): Promise<AccessTokens> {
  await tokens.keepIn(fastify());
  return tokens;
}

async function setUp() {
  const clock = new TestClock();
  const tokens = await inAnApp(new AccessTokens([SECRET], clock));
  const now = clock.now();
  const claims = { userId: 'u', sessionId: 's', issuedAt: now, expiresAt: new Date(now.getTime() + 900_000) };
  const token = tokens.sign(claims);
  const [header, payload] = token.split('.').slice(0, 2).map(decode) as [Json, Json];
  /** Signs any header and payload, as an attacker with the secret or a careless library could. */
  const forge = (changed: { header?: Json; payload?: Json }, secret = SECRET, hash = 'sha256') => {
    const input = `${encode({ ...header, ...changed.header })}.${encode({ ...payload, ...changed.payload })}`;
    return `${input}.${createHmac(hash, secret).update(input).digest('base64url')}`;
  };
  return { clock, tokens, claims, token, payload, forge };
}

test('verify returns the user and the session of a token', async (t) => {
  const { tokens, token, payload, forge } = await setUp();
  t.match(tokens.verify(token), { userId: 'u', sessionId: 's' });
  t.match(tokens.verify(token), { userId: 'u', sessionId: 's' }, 'a second time too');
  t.match(tokens.verify(forge({})), { userId: 'u' }, 'what the tests below forge is right but for one thing');
  t.match(payload, { iss: 'cleaver', aud: 'cleaver-api', sub: 'u', sid: 's', jti: String, iat: Number, exp: Number });
  t.equal((payload['exp'] as number) - (payload['iat'] as number), 900);
});

test('verify uses the clock of the service, with a tolerance of a minute for nbf', async (t) => {
  const { clock, tokens, forge } = await setUp();
  const now = () => Math.floor(clock.now().getTime() / 1000);
  t.ok(tokens.verify(forge({ payload: { nbf: now() + 60 } })));
  t.notOk(tokens.verify(forge({ payload: { nbf: now() + 61 } })));
  // Moves the clock far from the system time, which the library would use by default.
  clock.advance(20 * 365 * 86_400_000);
  const payload = { iat: now(), nbf: now(), exp: now() + 900 };
  t.ok(tokens.verify(forge({ payload })));
  t.notOk(tokens.verify(forge({ payload: { ...payload, exp: now() } })));
});

test('the key id is too short to reveal the key', async (t) => {
  const { token } = await setUp();
  t.match(decode(token.split('.')[0]), { alg: 'HS256', typ: 'at+jwt', kid: /^[\w-]{8}$/ });
});

test('two tokens of one second differ', async (t) => {
  const { tokens, claims } = await setUp();
  t.not(tokens.sign(claims), tokens.sign(claims));
});

test('a token expires at its time, also if it was verified before', async (t) => {
  const { clock, tokens, token } = await setUp();
  clock.advance(899_000);
  t.ok(tokens.verify(token));
  clock.advance(1000);
  t.notOk(tokens.verify(token));
  clock.advance(-1000);
  t.ok(tokens.verify(token), 'a clock set back makes it valid again, and no more than that');
  clock.advance(-899_000 - 60_000);
  t.ok(tokens.verify(token), 'a clock may be a minute behind');
  clock.advance(-1000);
  t.notOk(tokens.verify(token), 'what was issued while the clock was ahead does not outlive it');
});

test('verify refuses every token that the service did not issue', async (t) => {
  const { clock, tokens, token, forge } = await setUp();
  const now = Math.floor(clock.now().getTime() / 1000);
  const [head = '', body = '', signature = ''] = token.split('.');
  const bad: Record<string, string> = {
    'alg none': forge({ header: { alg: 'none' } }),
    'alg none without a signature': `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
    'alg nOnE': forge({ header: { alg: 'nOnE' } }),
    'alg HS512, rightly signed': forge({ header: { alg: 'HS512' } }, SECRET, 'sha512'),
    'alg RS256': forge({ header: { alg: 'RS256' } }),
    'another secret': forge({}, OTHER),
    'an unknown key': forge({ header: { kid: '../../dev/null' } }),
    'no key': forge({ header: { kid: undefined } }),
    'a key that every object has': forge({ header: { kid: '__proto__' } }),
    'critical extensions': forge({ header: { crit: ['b64'], b64: true } }),
    'another type': forge({ header: { typ: 'JWT' } }),
    'no type': forge({ header: { typ: undefined } }),
    'another issuer': forge({ payload: { iss: 'other' } }),
    'another audience': forge({ payload: { aud: 'other' } }),
    'no audience': forge({ payload: { aud: undefined } }),
    'no subject': forge({ payload: { sub: undefined } }),
    'a subject that is no text': forge({ payload: { sub: 5 } }),
    'no session': forge({ payload: { sid: undefined } }),
    'a session that is no text': forge({ payload: { sid: 5 } }),
    'issued at no number': forge({ payload: { iat: 'x' } }),
    'no end': forge({ payload: { exp: undefined } }),
    'an end that is text': forge({ payload: { exp: String(now + 900) } }),
    'an end that never comes': forge({ payload: { exp: 1e300 } }),
    'an end just gone': forge({ payload: { exp: now } }),
    'issued in an hour': forge({ payload: { iat: now + 3600 } }),
    'not before an hour': forge({ payload: { nbf: now + 3600 } }),
    'not before no number': forge({ payload: { nbf: 'x' } }),
    'a changed body': `${head}.${encode({ ...decode(body), sub: 'other' })}.${signature}`,
    'a flipped signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'a cut signature': token.slice(0, -1),
    padding: `${token}=`,
    'a space': `${token} `,
    'five parts': `${token}.x.y`,
    'a header that is null': `${Buffer.from('null').toString('base64url')}.${body}.${signature}`,
    nothing: '',
    dots: '..',
    'a huge text': 'x'.repeat(100_000),
  };
  for (const [what, text] of Object.entries(bad)) t.notOk(tokens.verify(text), what);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const passing = [...letters].filter((letter) => tokens.verify(token.slice(0, -1) + letter));
  t.same(passing, [token.at(-1)], 'no other last letter passes');
});

test('secrets are rotated without logging anybody out', async (t) => {
  const { clock, claims, token } = await setUp();
  const both = await inAnApp(new AccessTokens([OTHER, SECRET], clock));
  t.ok(both.verify(token), 'signed with the old secret');
  const renewed = both.sign(claims);
  t.ok(both.verify(renewed));
  const after = await inAnApp(new AccessTokens([OTHER], clock));
  t.ok(after.verify(renewed), 'new tokens are signed with the new one');
  t.notOk(after.verify(token), 'the old one is gone');
});

test('during a rotation there is a key for each secret, the current one first', async (t) => {
  const { clock } = await setUp();
  const keysOf = (...secrets: readonly [string, ...string[]]) => new AccessTokens(secrets, clock).keysOf('session-1');
  const [old = ''] = keysOf(SECRET);
  t.match(old, /^session-1\.[\w-]{43}$/, 'with the id of its session');
  t.same(keysOf(OTHER, SECRET), [...keysOf(OTHER), old]);
  t.same(keysOf(OTHER).length, 1);
});

test('the cache holds ten thousand verified tokens, and evicts the oldest', async (t) => {
  const { tokens, claims, token } = await setUp();
  const first = tokens.verify(token);
  t.ok(first);
  const others = Array.from({ length: 9999 }, () => tokens.sign(claims));
  for (const other of others) tokens.verify(other);
  const other = others.at(-1) as string;
  t.equal(tokens.verify(token), first, 'the very same');
  const last = tokens.verify(other);
  tokens.verify(tokens.sign(claims));
  t.equal(tokens.verify(other), last);
  const again = tokens.verify(token);
  t.not(again, first);
  t.strictSame(again, first);
});
