/** Tests that a German call prints only German, and that output for programs is the same in every language. */

import { GERMAN as WORDS_GERMAN } from '@cleaver/domain/german';
import { descriptionOf, inputLocationsOf, pathDescription } from '@cleaver/domain/kernel';
import root, { test } from 'tap';
import { taggedIn, untaggedIn } from '../../../scripts/translations.ts';
import { GLOBAL, membersOf } from '../src/arguments.ts';
import { groups } from '../src/commands.ts';
import { EXITS } from '../src/exits.ts';
import { GERMAN } from '../src/language/german.ts';
import { germanOf, speaking } from '../src/language/language.ts';
import { optionsOf } from '../src/operation-command.ts';
import { OWN } from '../src/run.ts';
import { answerOf } from '../src/schema.ts';
import { columnsOf, titlesOf } from '../src/table.ts';
import { jsonOf, shop } from './helper.ts';

const it = await shop(root);
const german = { env: { LANG: 'de_DE.UTF-8' } };
const commands = groups.flatMap((group) => group.commands);

/** Options that are no members of a contract. */
const options = [...OWN, ...commands.map((command) => ({ options: optionsOf(command) })), { options: GLOBAL }]
  .flatMap((command) => command.options)
  .filter((option) => !('place' in option));
const hints = [...options, ...commands.flatMap(optionsOf)].flatMap(({ value = '|' }) =>
  // Skips the choices of an enum, also a single choice, because choices are the same in every language.
  /^[A-Z_|]+$/.test(value) || value.includes('|') ? [] : value,
);
/** The names of records that commands count. */
const COUNTED = [
  ...['categories', 'suppliers', 'customers', 'articles', 'recipes', 'suppliers’ certificates', 'ratings', 'lots'],
  ...['delivery addresses', 'frame contracts', 'storage locations', 'production batches', 'planned batches'],
  ...['batches made', 'goods receipts', 'deliveries', 'orders', 'standing orders', 'users', 'cutting schemes'],
  ...['codes', 'places', 'sales terms', 'invoices', 'credit notes', 'payments'],
  ...['control points', 'cleaning tasks', 'readings', 'cleaning records', 'declarations', 'labels'],
];

/** Texts that the code translates only when it shows them. */
const DATA = [
  ...OWN.flatMap(({ summary, more = [] }) => [summary, ...[more].flat()]),
  ...options.map(({ description }) => description),
  ...Object.values(EXITS).map(([, meaning]) => meaning),
  ...hints,
  ...COUNTED,
  ...groups
    .filter(({ name }) => name === 'health')
    .flatMap(({ description, commands }) => [
      description,
      ...commands.flatMap(({ contract }) => [contract.summary, contract.description ?? '']),
    ]),
].flatMap((text) => text.split('\n\n'));

/** The texts of the contracts that commands show. */
const TEXTS = new Set(
  [
    ...groups.map(({ description }) => description),
    ...commands.flatMap(({ contract }) => [
      contract.summary,
      descriptionOf(contract),
      ...inputLocationsOf(contract).pathMembers.map((name) => pathDescription(contract, name)),
      ...membersOf(contract).map(({ schema }) => schema.description ?? ''),
    ]),
  ]
    .flatMap((text) => text.split('\n\n'))
    .filter((text) => text !== ''),
);

/** The message by which the code recognizes an error of the platform. */
const OF_FETCH = 'fetch failed';

const placeholdersOf = (pattern: string): string => [...new Set(pattern.match(/\{\d+\}/g))].sort().join();

test('every sentence in the code has a German text, and no German text is unused', (t) => {
  const said = taggedIn(['apps/cli/src/**/*.ts'], ['t']);
  t.ok(said.size > 90);
  for (const pattern of said) t.ok(pattern in GERMAN, `No German for: ${pattern}`);
  const known = new Set([...said, ...DATA]);
  for (const [pattern, translation] of Object.entries(GERMAN)) {
    t.ok(known.has(pattern), `Nobody says any more: ${pattern}`);
    t.equal(placeholdersOf(translation), placeholdersOf(pattern), pattern);
  }
  for (const text of DATA) t.ok(text in GERMAN, `No German for: ${text}`);
  t.end();
});

test('every sentence in the code has a translation tag, or is in the catalogue', (t) => {
  // Excludes the shell completion scripts and the folder `language`, which has the translations.
  const places = untaggedIn(['apps/cli/src/**/*.ts']).filter(({ path }) => !/completion|language\//.test(path));
  for (const { path, text } of places) {
    const texts = text.split('\n\n').filter((one) => one !== OF_FETCH);
    for (const one of texts) t.ok(one in GERMAN, `${path}: ${one}`);
  }
  t.end();
});

test('texts of operations are shown in German', (t) => {
  for (const text of TEXTS) {
    t.ok(germanOf(text) !== text || text in WORDS_GERMAN, text);
    t.notMatch(germanOf(text), / the /, 'no part of it is English');
  }
  t.end();
});

test('German output has German headings, statuses, numbers and dates, and --json stays the same', async (t) => {
  const made = async (path: string, body: object) => (await it.admin.post(path, body)).json() as { id: string };
  const { id: categoryId } = await made('/api/categories', { name: 'Rohwurst' });
  const article = { name: 'Salami', articleNumber: 'S-1', categoryId, unit: 'KG', priceModel: 'FIXED', price: 12.9 };
  const { id: articleId } = await made('/api/articles', article);
  const place = { name: 'Reiferaum', storageType: 'COLD_ROOM', minTemperature: '-1.5', maxTemperature: '4' };
  const { id: storageLocationId } = await made('/api/inventory/storage-locations', place);
  const { id } = await made('/api/inventory/stocks', { articleId, storageLocationId });
  const lot = { batchId: '12.5', batchType: 'PURCHASED', quantityAmount: '7.25', quantityUnit: 'KG' };
  const batch = await made(`/api/inventory/stocks/${id}/batches`, { ...lot, expiryDate: '2099-12-31' });

  const articles = await it.done('articles list', german);
  t.match(articles, /^Name +Artikelnummer +Warengruppe +Preis +Einheit +Status\n/);
  t.match(articles, /Salami +S-1 +Rohwurst +12,9 +Kilogramm +Aktiv\n/);
  t.match(await it.done('stock list', german), /Salami \(S-1\) .* 7,25 .* 31\.12\.2099 +nein/);
  t.match(
    await it.done(`stock-batches list-of-stock ${id}`, german),
    /12\.5 +Zugekauft +7,25 +Kilogramm +31\.12\.2099 +Verfügbar/,
    'what is called like a number is none',
  );
  t.match(await it.done('locations get Reiferaum', german), /Temperaturen\n {2}Mindesttemperatur +-1,5\n/);
  t.match(await it.done('whoami', german), /Rollen +Administrator\n/);
  t.match(await it.done('roles list', german), /\nAdministrator +/);
  t.match(await it.done('roles list --columns id', german), /\nADMIN\n/, 'as one types it');
  const address = { street: 'Markt', postalCode: '91522', city: 'Ansbach', country: 'DE' };
  const customer = await made('/api/customers', { name: 'Post', type: 'B2B', phone: '1', ...address });
  const line = { stockBatchId: batch.id, quantityAmount: '5.5', quantityUnit: 'KG' };
  const delivery = await made('/api/sales/deliveries', { customerId: customer.id, lines: [line] });
  const back = await made('/api/inventory/storage-locations', { name: 'Retouren', storageType: 'COLD_ROOM' });
  const returned = { line: 1, storageLocationId: back.id, quantityAmount: '4.8', quantityUnit: 'KG' };
  await made(`/api/sales/deliveries/${delivery.id}/returns`, { lines: [returned], reason: 'zu viel' });
  t.match(await it.done(`deliveries get ${delivery.id}`, german), /Zurückgenommen .*\n.* 4,8 /);

  const [english, inGerman] = [await it.done('stock list --json'), await it.done('stock list --json', german)];
  t.equal(inGerman, english, 'programs read the same');
});

test('times are shown in the time zone of the shop in every language, and --json returns UTC', async (t) => {
  // Formats the creation time for Berlin, the time zone of the shop.
  const { createdAt } = jsonOf<{ createdAt: string }>(await it.done('users get admin --json'));
  const berlin = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });
  const [date = '', time = ''] = berlin.format(new Date(createdAt)).split(' ');
  t.match(createdAt, /Z$/);
  t.not(createdAt.slice(11, 19), time, 'the shop is not on Greenwich');
  t.match(await it.done('users get admin'), new RegExp(`^createdAt +${date} ${time}$`, 'm'));
  const germans = `${date.split('-').toReversed().join('\\.')}, ${time}`;
  t.match(await it.done('users get admin', german), new RegExp(`^Angelegt +${germans}$`, 'm'));
  const entries = await it.done('audit-log list --all', german);
  t.match(entries, new RegExp(`Wann .*\\n${germans.slice(0, 12)}`));
  t.notMatch(entries, /\dT\d\d:/, 'also in what was changed');
});

test('the language is that of the shell, unless --language selects another', async (t) => {
  t.match(await it.done('--help', german), /^cleaver \S+: das Büro einer Fleischerei/);
  t.match(await it.done('--help --language de'), /Exit-Codes\n/);
  t.match(await it.done('--help --language=en', german), /Exit codes\n/);
  t.match(
    await it.done('articles create --help', german),
    /Einen Artikel anlegen[\s\S]*Braucht das Recht `MASTERDATA_WRITE`/,
  );
  t.match(await it.cleaver('articles list --language fr'), { code: 2, stderr: /--language takes en or de/ });
  const wrong: readonly (readonly [string, RegExp])[] = [
    ['artikles list', /Diesen Befehl gibt es nicht: artikles. Gemeint war articles\?/],
    ['articles', /cleaver articles, und was\?/],
    ['articles get', /Es fehlt: <id>/],
    ['articles list --colour red', /Die Option --colour gibt es hier nicht/],
    ['articles list --json=x', /--json nimmt keinen Wert/],
    ['articles list --size', /--size braucht einen Wert/],
    ['articles list --size many', /--size nimmt eine Zahl, nicht „many“/],
    ['import missing-articles.csv', /lässt sich nicht lesen: die Datei gibt es nicht \(ENOENT\)/],
  ];
  for (const [args, message] of wrong) t.match(await it.cleaver(args, german), { code: 2, stderr: message }, args);
  const away = await it.cleaver('health live --url http://127.0.0.1:1', german);
  t.match(away, { code: 4, stderr: /Der Dienst ist nicht erreichbar: .*\n {2}Läuft er\?/ });
  const asked = await it.cleaver('login', { answers: ['admin', 'wrong'], ...german });
  t.match(asked, { code: 3, asked: [['Benutzername: '], ['Passwort: ']], stderr: /stimmt nicht/ });
});

test('the columns of a list have distinct German headings', (t) => {
  const lists = commands.filter(({ contract }) => contract.output.isPage);
  t.ok(lists.length > 20);
  speaking('de', {}, () => {
    for (const { contract } of lists) {
      const headings = titlesOf(columnsOf(answerOf(contract), contract.output.shows ?? []));
      t.same(headings, [...new Set(headings)], contract.name);
      t.ok(headings.length > 2, contract.name);
    }
  });
  t.end();
});
