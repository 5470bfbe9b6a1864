/**
 * Tests that errors are in the caller's language. Codes, fields and successful responses are equal in all languages.
 */
import { connect } from 'node:net';
import { test } from 'tap';
import { wrongMembers, wrongTranslations, wrongWords } from '../../../../scripts/translations.ts';
import { languageOf } from '../../src/messages/language.ts';
import { type Service, service } from '../helper.ts';

test('wrongTranslations reports missing and unused translations, and different placeholders', (t) => {
  const said = new Set(['a {0}', 'b', 'c {0} {1}']);
  t.same(wrongTranslations(said, { 'a {0}': 'A', 'c {0} {1}': '{1} C {0}', d: 'D' }), [
    'No German for: b',
    'The German has other places than: a {0}',
    'Nobody says any more: d',
  ]);
  t.end();
});

test('wrongMembers reports members of records without a German word', (t) => {
  t.same(wrongMembers(['endedAt', 'passwordHash', 'minutesLeft']), ['No German for the member: minutesLeft']);
  t.same(wrongMembers(), []);
  t.end();
});

test('wrongWords reports words that the glossary refuses', (t) => {
  const refused = wrongWords([
    ['Lots', 'Lose'],
    ['The lot', 'Das Los der Charge'],
    ['loss', 'Verlosung'],
    ['City', 'Ort'],
    ['Another place', 'Ein anderer Ort'],
  ]);
  t.same(refused, [
    'Ort stands for Lagerort: Ein anderer Ort',
    'Los stands for Charge: Lose',
    'Los stands for Charge: Das Los der Charge',
  ]);
  t.end();
});

test('languageOf returns the preferred language of Accept-Language, and English by default', (t) => {
  const wishes: readonly (readonly [header: string | undefined, language: string])[] = [
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr', 'en'],
    ['fr, *;q=0.5', 'en'],
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['en;q=0.8,de;q=0.9', 'de'],
    ['en;q=0.8 , de ; q=0.801', 'de'],
    ['fr, de;q=0.1', 'de'],
    ['de, en', 'de'],
    ['en, de', 'en'],
    ['de;q=0.5, *', 'en'],
    ['en;q=0, *', 'de'],
    ['en;q=0', 'en'],
    ['de;q=0', 'en'],
    ['de;q=2', 'en'],
    ['de;q=0.1234, en;q=0.1', 'en'],
    ['den', 'en'],
    ['constructor, __proto__;q=1, ;;;,,', 'en'],
  ];
  for (const [header, language] of wishes) t.equal(languageOf(header), language, String(header));
  t.end();
});

/** Sends a request and returns its error, in German unless `language` is set. */
async function told({ admin }: Service, method: 'GET' | 'POST', url: string, payload?: object, language = 'de') {
  const headers = { 'accept-language': language };
  const answer = await admin.send({ method, url, headers, ...(payload && { payload }) });
  const { code, message, validationErrors } = answer.json();
  return { status: answer.statusCode, headers: answer.headers, code, message, validationErrors };
}

test('an error has the same code, status and fields in both languages', async (t) => {
  const it = await service(t);
  const wrong = { name: ' ', paymentDueDays: -1, paymentDescription: 'x', phone: 5 };
  const german = await told(it, 'POST', '/api/suppliers', wrong);
  const english = await told(it, 'POST', '/api/suppliers', wrong, 'en');
  t.match(german, { status: 400, code: 'VALIDATION_ERROR', headers: { 'content-language': 'de' } });
  t.match(english, { status: 400, code: 'VALIDATION_ERROR', headers: { 'content-language': 'en' } });
  t.equal(
    german.message,
    'Die Anfrage ist nicht gültig: name darf nicht leer sein; phone muss ein Text sein; ' +
      'paymentDueDays muss eine ganze Zahl von 0 bis 3650 sein',
  );
  t.same(german.validationErrors, [
    { field: 'name', message: 'darf nicht leer sein' },
    { field: 'phone', message: 'muss ein Text sein' },
    { field: 'paymentDueDays', message: 'muss eine ganze Zahl von 0 bis 3650 sein' },
  ]);
  t.same(
    english.validationErrors.map(({ field }: { field: string }) => field),
    german.validationErrors.map(({ field }: { field: string }) => field),
  );
  t.equal(english.validationErrors[0].message, 'must not be blank');
});

test('words inserted into an error message are translated, too', async (t) => {
  const it = await service(t);
  t.match(await told(it, 'GET', '/api/suppliers/nobody'), {
    code: 'SUPPLIER_NOT_FOUND',
    message: 'Lieferant mit dieser Id nicht gefunden',
  });
  t.match(await told(it, 'POST', `/api/users/${it.admin.userId}/lock`), {
    code: 'CANNOT_LOCK_SELF',
    message: 'Niemand kann sich selbst sperren: das muss ein anderer Administrator tun',
  });
  t.match(await told(it, 'POST', `/api/users/${it.admin.userId}/unlock`), {
    code: 'INVALID_STATUS_TRANSITION',
    message: 'Benutzer entsperren ist nicht möglich: Status Aktiv, nötig ist Gesperrt',
  });
  t.match(await told(it, 'GET', '/api/suppliers?status=NOPE'), {
    validationErrors: [{ field: 'status', message: 'muss einer dieser Werte sein: ACTIVE, INACTIVE' }],
  });
});

test('refusals name statuses in words', async (t) => {
  const it = await service(t);
  const make = async (url: string, body: object) => (await it.admin.post(url, body)).json().id as string;
  const categoryId = await make('/api/categories', { name: 'Wurst' });
  const sausage = {
    name: 'Lyoner',
    articleNumber: '1',
    categoryId,
    unit: 'KG',
    priceModel: 'WEIGHT_BASED',
    price: 9.9,
  };
  const articleId = await make('/api/articles', sausage);
  const room = { name: 'Kühlraum', storageType: 'COLD_ROOM' };
  const storageLocationId = await make('/api/inventory/storage-locations', room);
  const stockId = await make('/api/inventory/stocks', { articleId, storageLocationId });
  const lot = {
    batchId: 'L1',
    batchType: 'PRODUCED',
    quantityAmount: '5',
    quantityUnit: 'KG',
    expiryDate: '2030-01-01',
  };
  const batch = `/api/inventory/stocks/${stockId}/batches/${await make(`/api/inventory/stocks/${stockId}/batches`, lot)}`;
  t.match(await told(it, 'POST', `${batch}/unblock`), {
    message: 'Chargenbestand freigeben ist nicht möglich: Status Im Bestand, nötig ist Gesperrt',
  });
  t.match(await told(it, 'POST', `${batch}/unblock`, undefined, 'en'), {
    message: 'Cannot unblock a stock batch with the status In stock: it must be Blocked',
  });
  const more = { quantityAmount: '6', quantityUnit: 'KG' };
  t.match(await told(it, 'POST', `${batch}/remove`, more), {
    code: 'INSUFFICIENT_STOCK',
    message: 'Der Bestand reicht nicht: Charge L1 hat 5 KG, 6 KG ist mehr',
  });
  t.match(await told(it, 'POST', `${batch}/remove`, more, 'en'), {
    code: 'INSUFFICIENT_STOCK',
    message: 'There is not enough: lot L1 has 5 KG, 6 KG is more',
  });
});

test('the service translates refusals of HTTP itself, before and after the routes', async (t) => {
  const { app, anonymous } = await service(t, { corsOrigins: ['https://shop.example.org'] });
  const headers = { 'accept-language': 'de', origin: 'https://shop.example.org' };
  const unknown = await anonymous.send({ url: '/nowhere', headers });
  t.equal(unknown.json().message, 'Unter diesem Pfad gibt es nichts');
  t.equal(unknown.headers['vary'], 'Origin, Accept-Language', 'beside what others say');
  t.equal((await anonymous.send({ url: '/api/users', headers })).json().code, 'AUTHENTICATION_REQUIRED');
  const undecodable = await app.inject({ url: '/api/%E0%A4%A', headers });
  t.equal(undecodable.json().message, 'Die Anfrage ist kein wohlgeformtes HTTP');
  const login = { method: 'POST', url: '/api/auth/login', headers } as const;
  const wrong = await anonymous.send({ ...login, payload: { username: 'admin', password: 'wrong' } });
  t.equal(wrong.json().message, 'Benutzername oder Passwort stimmt nicht');
  const list = await anonymous.send({ ...login, payload: [] });
  t.equal(list.json().message, 'Die Anfrage ist nicht gültig: body muss ein JSON-Objekt sein');

  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.end('GET / HTP\r\nAccept-Language: de\r\n\r\n');
  const answer = (await socket.toArray()).join('');
  t.match(answer, /Content-Language: en\r\n[\s\S]*The request is not well-formed HTTP/, 'no header was read');
});

test('a successful response is the same in every language', async (t) => {
  const { admin } = await service(t);
  const [english, german] = await Promise.all(
    ['en', 'de'].map((language) => admin.send({ url: '/api/roles', headers: { 'accept-language': language } })),
  );
  t.equal(english?.body, german?.body);
  t.equal(german?.headers['content-language'], undefined);
  t.notMatch(german?.headers['vary'], /language/i);
});
