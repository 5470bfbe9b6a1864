/** Tests that the service refuses all forged and mangled tokens with the same 401 (RFC 8725; RFC 6750 section 3). */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'tap';
import { SECRET, service } from '../helper.ts';
import { GUARDED, SAMPLES } from './operations.ts';

type Json = Record<string, unknown>;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string | undefined): Json => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());
const hmac = (input: string, secret: string | Buffer, hash = 'sha256') =>
  createHmac(hash, secret).update(input).digest('base64url');

/** Returns forged values of the header `Authorization`, by their fault. */
function forgeries(good: string, refreshToken: string, now: number): Readonly<Record<string, string>> {
  const [head = '', body = '', signature = ''] = good.split('.');
  const [header, payload] = [decode(head), decode(body)];
  const kid = header['kid'];
  /** Signs a changed token with the service's secret or another one. A careless verifier would accept the token. */
  const forge = (
    changed: { header?: Json; payload?: Json } = {},
    secret: string | Buffer = SECRET,
    hash = 'sha256',
  ) => {
    const input = `${encode({ ...header, ...changed.header })}.${encode({ ...payload, ...changed.payload })}`;
    return `${input}.${hmac(input, secret, hash)}`;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const rs256 = (more: Json) => {
    const input = `${encode({ ...header, alg: 'RS256', ...more })}.${body}`;
    return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
  };
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${body}.`;
  const raw = (text: string) => `${Buffer.from(text).toString('base64url')}.${body}.${signature}`;
  const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  const tokens: Record<string, string> = {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg NONE': unsigned('NONE'),
    'alg nOnE, signed': forge({ header: { alg: 'nOnE' } }),
    'alg empty': forge({ header: { alg: '' } }),
    'no alg': forge({ header: { alg: undefined } }),
    'alg null': forge({ header: { alg: null } }),
    'alg a list': forge({ header: { alg: ['HS256'] } }),
    'alg in small letters': forge({ header: { alg: 'hs256' } }),
    'alg HS384, rightly signed': forge({ header: { alg: 'HS384' } }, SECRET, 'sha384'),
    'alg HS512, rightly signed': forge({ header: { alg: 'HS512' } }, SECRET, 'sha512'),
    'alg RS256 over an HMAC': forge({ header: { alg: 'RS256' } }),
    'alg ES256 over an HMAC': forge({ header: { alg: 'ES256' } }),
    'alg RS256 with its own key': rs256({}),
    'alg RS256 with its own key in jwk': rs256({ jwk }),
    'alg RS256 with jku': rs256({ jku: 'http://127.0.0.1:1/keys' }),
    'alg RS256 with x5u': rs256({ x5u: 'http://127.0.0.1:1/cert' }),
    'alg RS256 with x5c': rs256({ x5c: ['MII'] }),
    'empty secret': forge({}, ''),
    'the secret "secret"': forge({}, 'secret'),
    'a secret of zeros': forge({}, Buffer.alloc(32)),
    'the key id as secret': forge({}, String(kid)),
    'half the secret': forge({}, SECRET.slice(0, 16)),
    'the secret with a line break': forge({}, `${SECRET}\n`),
    'no kid': forge({ header: { kid: undefined } }),
    'kid null': forge({ header: { kid: null } }),
    'kid a number': forge({ header: { kid: 0 } }),
    'kid a path': forge({ header: { kid: '../../../../dev/null' } }, ''),
    'kid SQL': forge({ header: { kid: "x' union select 'secret" } }, 'secret'),
    'kid __proto__': forge({ header: { kid: '__proto__' } }),
    'kid constructor': forge({ header: { kid: 'constructor' } }),
    'kid a list': forge({ header: { kid: [kid] } }),
    'kid with a space': forge({ header: { kid: `${kid} ` } }),
    'crit b64': forge({ header: { crit: ['b64'], b64: false } }),
    'crit unknown': forge({ header: { crit: ['x'], x: 1 } }),
    'typ JWT': forge({ header: { typ: 'JWT' } }),
    'typ refresh': forge({ header: { typ: 'rt+jwt' } }),
    'no typ': forge({ header: { typ: undefined } }),
    'no exp': forge({ payload: { exp: undefined } }),
    'exp now': forge({ payload: { exp: now } }),
    'exp a second ago': forge({ payload: { exp: now - 1 } }),
    'exp a text': forge({ payload: { exp: String(now + 900) } }),
    'exp null': forge({ payload: { exp: null } }),
    'exp huge': forge({ payload: { exp: 1e300 } }),
    'exp in milliseconds, as a fraction': forge({ payload: { exp: now + 900.5 } }),
    'exp a list': forge({ payload: { exp: [now + 900] } }),
    'nbf in an hour': forge({ payload: { nbf: now + 3600 } }),
    'nbf a text': forge({ payload: { nbf: 'x' } }),
    'iat in an hour': forge({ payload: { iat: now + 3600 } }),
    'no iat': forge({ payload: { iat: undefined } }),
    'another iss': forge({ payload: { iss: 'other' } }),
    'no iss': forge({ payload: { iss: undefined } }),
    'another aud': forge({ payload: { aud: 'other' } }),
    'no aud': forge({ payload: { aud: undefined } }),
    'aud empty': forge({ payload: { aud: [] } }),
    'no sub': forge({ payload: { sub: undefined } }),
    "somebody else's sub": forge({ payload: { sub: '00000000-0000-7000-8000-000000000000' } }),
    'sub an object': forge({ payload: { sub: { $ne: null } } }),
    'no sid': forge({ payload: { sid: undefined } }),
    'sid unknown': forge({ payload: { sid: '00000000-0000-7000-8000-000000000000' } }),
    'sid with NUL': forge({ payload: { sid: 'a\u0000b' } }),
    'sid an object': forge({ payload: { sid: { $ne: null } } }),
    'a refresh token': refreshToken,
    'a changed body': `${head}.${encode({ ...payload, sub: 'other' })}.${signature}`,
    'a flipped bit of the signature': `${head}.${body}.${flipped(signature, 0)}`,
    'a flipped bit of the body': `${head}.${flipped(body, 20)}.${signature}`,
    'a cut signature': good.slice(0, -1),
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'five parts': `${good}.x.y`,
    padding: `${good}=`,
    'a trailing space': `${good} `,
    'a leading space': ` ${good}`,
    'a line in it': `${head}.${body}.${signature.slice(0, 5)}\t${signature.slice(5)}`,
    'plain base64': `${head}.${body}.${Buffer.from(signature, 'base64url').toString('base64')}=`,
    'a header that is null': raw('null'),
    'a header that is no JSON': raw('{'),
    'a header with two algs': raw(`{"alg":"none","alg":"HS256","typ":"at+jwt","kid":"${kid}"}`),
    nothing: '',
    dots: '..',
    'a hundred thousand letters': 'x'.repeat(100_000),
    'two tokens': `${good}, Bearer ${good}`,
    quoted: `"${good}"`,
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([what, token]) => [what, `Bearer ${token}`])),
    'no scheme': good,
    Basic: `Basic ${good}`,
    'Basic, as a password': `Basic ${Buffer.from(`admin:${good}`).toString('base64')}`,
    DPoP: `DPoP ${good}`,
    'the scheme alone': 'Bearer',
    'a tab after the scheme': `Bearer\t${good}`,
  };
}

/**
 * The forgeries that are tried on every operation: unsigned, not an access token, expired, and of an unknown session.
 */
const ON_ALL = ['alg none', 'a refresh token', 'exp a second ago', 'sid unknown'];

test('forged and mangled tokens all get the same 401', async (t) => {
  const { app, admin, anonymous, clock } = await service(t);
  const payload = { username: 'admin', password: 'the first password' };
  const { refreshToken } = (await anonymous.post('/api/auth/login', payload)).json();
  const good = admin.token as string;
  const forged = forgeries(good, refreshToken, Math.floor(clock.now().getTime() / 1000));
  t.ok(Object.keys(forged).length > 80, `${Object.keys(forged).length} kinds`);
  t.equal(SAMPLES.length, 10, 'each sample is an operation');
  t.same(
    ON_ALL.filter((what) => !(what in forged)),
    [],
  );
  const answered = new Map<string, string>();
  for (const [what, authorization] of Object.entries(forged)) {
    const deviating: string[] = [];
    for (const { name, request } of ON_ALL.includes(what) ? GUARDED : SAMPLES) {
      const answer = await app.inject({ ...request, headers: { authorization } });
      const { code, message, status } = answer.json();
      answered.set(JSON.stringify([code, message, status]), what);
      const challenge = 'Bearer realm="cleaver", error="invalid_token"';
      if (answer.statusCode !== 401 || answer.headers['www-authenticate'] !== challenge) {
        deviating.push(`${name}: ${answer.statusCode} ${answer.headers['www-authenticate']}`);
      }
    }
    t.same(deviating, [], what);
  }
  t.equal(answered.size, 1, 'one text for all');
  t.equal((await admin.get('/api/roles')).statusCode, 200, 'and the token from which they were made is good');
});

test('no operation accepts a token outside of the header Authorization', async (t) => {
  const { app, admin } = await service(t);
  for (const { name, request } of GUARDED) {
    const separator = String(request.url).includes('?') ? '&' : '?';
    const answer = await app.inject({
      ...request,
      url: `${request.url}${separator}access_token=${admin.token}`,
      headers: { cookie: `access_token=${admin.token}`, 'x-access-token': `${admin.token}` },
      ...(request.payload !== undefined && { payload: { access_token: admin.token } }),
    });
    t.equal(answer.statusCode, 401, name);
    t.equal(answer.headers['www-authenticate'], 'Bearer realm="cleaver"', 'no token was sent: no error is named');
  }
});
