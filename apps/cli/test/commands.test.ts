/** Tests that every operation of the service has a command, and that each command can be called. */
import { CONTRACTS } from '@cleaver/domain/contracts';
import { descriptionOf, inputLocationsOf } from '@cleaver/domain/kernel';
import root, { test } from 'tap';
import { GLOBAL } from '../src/arguments.ts';
import { type Command, groups } from '../src/commands.ts';
import { example } from '../src/help.ts';
import { optionsOf, positionalsOf } from '../src/operation-command.ts';
import { jsonOf, OWN_COMMANDS, shop } from './helper.ts';

const { done, cleaver, file } = await shop(root);
/** An id that no record has. */
const NOBODY = '00000000-0000-7000-8000-000000000000';
const commands = groups.flatMap((group) => group.commands);

test('every operation is a command, and each command is one operation', (t) => {
  t.ok(CONTRACTS.length > 60);
  t.same(
    commands.map(({ contract }) => contract.name).sort(),
    CONTRACTS
      // Session cookies, PINs and shared devices are only for browsers. Devices send readings and read the counter's sheet with a key. The command `stock list` runs
      // `stock.list-levels`. The commands `import` and `export` send and fetch files.
      .filter((contract) => !inputLocationsOf(contract).path.startsWith('/api/session'))
      .map(({ name }) => name)
      .filter((name) => !['stock.list', 'shared-device.register', 'user.set-pin'].includes(name))
      .filter((name) => !['device-reading.send', 'counter.display'].includes(name))
      .filter((name) => !['file.import', 'file.export'].includes(name))
      .concat('health.live', 'health.ready')
      .sort(),
  );
  const names = commands.map(({ group, verb }) => `${group} ${verb}`);
  t.equal(new Set(names).size, names.length, 'no two have one name');
  for (const name of names) t.match(name, /^[a-z]+(-[a-z]+)* [a-z]+(-[a-z]+)*$/);
  for (const name of ['articles create', 'stock-batches book-in', 'batches plan', 'locations get', 'audit-log list']) {
    t.ok(names.includes(name), name);
  }
  t.end();
});

test('the options of a command and the global options have distinct names', (t) => {
  for (const command of commands) {
    const names = [...optionsOf(command), ...GLOBAL].map(({ name }) => name);
    t.equal(new Set(names).size, names.length, `${command.group} ${command.verb}`);
  }
  t.end();
});

test('--help works for the program, each group and each command, and names the permission', async (t) => {
  t.match(await done('--help'), /articles +Articles, their sales units/);
  t.match(await done('help'), /Exit codes/);
  for (const group of groups) t.match(await done(`${group.name} --help`), /Verbs/);
  for (const { group, verb, contract } of commands) {
    const help = await done(`${group} ${verb} --help`);
    t.ok(help.includes(contract.summary), contract.summary);
    const [permission = ''] = /`[A-Z_]+`/.exec(descriptionOf(contract)) ?? [];
    t.ok(help.includes(permission));
  }
  for (const own of OWN_COMMANDS) {
    t.match(await done(`${own} --help`), new RegExp(`cleaver ${own}: `));
    t.match(await done(`help ${own}`), new RegExp(`cleaver ${own}: `));
  }
  t.match(await done('storage-locations --help'), /cleaver locations/);
  t.match(await done('locations list --help'), /--\[no-\]active /);
  t.match(await done('auth refresh --help'), /Example\n {2}cleaver auth refresh\n/);
  t.match(await cleaver(''), { code: 2, stderr: /--help/ });
  t.match(await done('--version'), /^\d+\.\d+\.\d+\n$/);
});

test('every command runs with its example, and the service refuses nothing but unknown ids and missing settings', async (t) => {
  // Sets the clock of the service to the day of the examples.
  const { cleaver } = await shop(t, '2026-11-23T06:00:00.000Z');
  for (const command of commands.filter(({ group }) => group !== 'auth')) {
    const { code, stderr } = await cleaver([...wordsOf(command), '--json'], {
      answers: ['a long password', 'another one'],
    });
    const isKnown = code === 0 || (code === 1 && REFUSED.test(stderr));
    t.ok(isKnown, `${command.group} ${command.verb}: ${code} ${stderr}`);
  }
});

const REFUSED = /_NOT_FOUND|There is no .* with this id|is not the number of an article|DATEV_SETTINGS_MISSING/;

/** Values of required members of the query that are no ids. */
const DAY = '2026-11-23';
const SUM = '29.21';

/** Returns the last choice of an enum, or an id that no record has. */
const choiceOf = (choices: unknown): string => (Array.isArray(choices) ? String(choices.at(-1)) : NOBODY);

/** Returns the words of the example, split as by a shell. Replaces placeholders of ids by an id that no record has. */
function wordsOf(command: Command): string[] {
  const { group, verb, contract } = command;
  const recorded = example(command);
  const text = recorded ?? `cleaver ${group} ${verb}`;
  const words = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const missing = recorded === undefined ? positionalsOf(command) : [];
  // A trace requires at least one of several fields, but none of these fields is required by itself.
  const start = contract.name === 'lot.trace' ? ['--lot-id', NOBODY] : [];
  const asked = inputLocationsOf(contract)
    .queryMembers.filter((name) => contract.input.fields[name]?.required)
    .flatMap((name) => [
      `--${name}`,
      name === 'amount'
        ? SUM
        : contract.input.fields[name]?.schema['format'] === 'date'
          ? DAY
          : choiceOf(contract.input.fields[name]?.schema['enum']),
    ]);
  return [...words.slice(1), ...missing, ...start, ...asked]
    .map((word) => (/^<stepNumber>$/.test(word) ? '1' : word))
    .map((word) => (/^<roleName>$/.test(word) ? 'ADMIN' : word))
    .map((word) => (/^<.*>$/.test(word) ? NOBODY : word));
}

test('commands create a storage location and a stock, book goods in and remove them', async (t) => {
  const idOf = async (args: readonly string[]) => jsonOf<{ id: string }>(await done([...args, '--json'])).id;
  const category = await idOf(['categories', 'create', '--name', 'Brühwurst']);
  const article = await idOf(
    `articles create --name Lyoner --articleNumber W-100 --category-id ${category} --unit KG --price-model WEIGHT_BASED --price=12.9`.split(
      ' ',
    ),
  );
  const kind = ['articles', 'update', article, '--product-kind'];
  t.match(jsonOf(await done([...kind, 'MEAT_PRODUCT', '--frozen', '--json'])), {
    productKind: 'MEAT_PRODUCT',
    frozen: true,
  });
  t.match(jsonOf(await done([...kind, '', '--no-frozen', '--json'])), { productKind: null, frozen: false });
  t.match(await done('legal-limits list --language de'), /Hackfleisch/);
  const freezer = 'locations create --name Truhe --storage-type FREEZER --min-temperature -24 --max-temperature -18';
  const location = await idOf(freezer.split(' '));
  const outdated = await cleaver(['categories', 'update', category, '--name', 'Wurst', '--if-match', '"99"']);
  t.match(outdated, { code: 1, stderr: /Another user changed this record/ });
  const { stdout, stderr: version } = await cleaver(`categories get ${category} --etag --json`);
  t.match(jsonOf(stdout), { id: category });
  const update = ['categories', 'update', category, '--name', 'Aufschnitt', '--if-match', version.trim(), '--etag'];
  const changed = await cleaver(update);
  t.match(changed, { code: 0, stderr: /^"[^"]+"\n$/ });
  t.not(changed.stderr, version);
  t.match(await cleaver(update), { code: 1, stderr: /Another user changed this record/ });
  t.match(await done(`locations get ${location}`), /minTemperature +-24\n/);
  const stock = await idOf(`stock create --article-id ${article} --storage-location-id ${location}`.split(' '));
  const lot = {
    batchId: 'L-1',
    batchType: 'PURCHASED',
    quantityAmount: '10',
    quantityUnit: 'KG',
    expiryDate: '2030-01-31',
  };
  await done(['stock-batches', 'book-in', stock, '--data', '-'], { stdin: JSON.stringify(lot) });
  t.equal(await done(`stock-batches remove ${stock} L-1 --quantity-amount 2.5 --quantity-unit KG`), 'Done.\n');
  t.match(await done(`stock-batches list-of-stock ${stock}`), /L-1 +PURCHASED +7\.5 +KG/);
  t.match(await cleaver(`stock-batches remove ${stock} L-1 --quantity-amount 8 --quantity-unit KG`), { code: 1 });
  t.equal(await done('locations list --active --json').then((text) => jsonOf<{ content: [] }>(text).content.length), 1);
  t.equal(
    await done('locations list --no-active --json').then((text) => jsonOf<{ content: [] }>(text).content.length),
    0,
  );
});

test('commands send lists of texts, booleans, files and idempotency keys to the service', async (t) => {
  const user = file(
    'user.json',
    JSON.stringify({ username: 'anna', email: 'anna@example.org', password: 'a long password' }),
  );
  const args = ['users', 'create', '--role-names', 'SALES_STAFF,WAREHOUSE_WORKER', '--roleNames', 'QUALITY_MANAGER'];
  const { roles } = jsonOf<{ roles: { name: string }[] }>(await done([...args, '--data', `@${user}`, '--json']));
  t.same(roles.map(({ name }) => name).sort(), ['QUALITY_MANAGER', 'SALES_STAFF', 'WAREHOUSE_WORKER']);
  const keyed = ['categories', 'create', '--name', 'Wurst', '--idempotency-key', 'mine', '--json'];
  t.equal(await done(keyed), await done(keyed));
  const idOf = async (args: string) => jsonOf<{ id: string }>(await done(`${args} --json`)).id;
  const article = 'articles create --name Fleisch --article-number F-1 --unit KG --price-model FIXED --price 1';
  const articleId = await idOf(`${article} --category-id Wurst`);
  const recipe = 'recipes create --name Brät --type RAW_MATERIAL --output-quantity 1 --output-uom KG';
  const recipeId = await idOf(`${recipe} --article-id ${articleId}`);
  for (const option of ['--substitutable', '--no-substitutable']) {
    await done(`recipes add-ingredient ${recipeId} --article-id ${articleId} --quantity 1 --uom KG ${option}`);
  }
  t.match(jsonOf(await done(`recipes get ${recipeId} --json`)), {
    ingredients: [{ substitutable: true }, { substitutable: false }],
  });
  t.match(await done(['categories', 'list', '--sort', 'name,desc']), /Wurst/);
});

test('a command with wrong arguments exits with 2 and a message that names the fault', async (t) => {
  const wrong: readonly (readonly [string | readonly string[], RegExp])[] = [
    ['artikles list', /Did you mean articles\?/],
    ['xyz', /There are: login/],
    ['articles lst', /Did you mean list\?/],
    ['articles', /articles what\? list, create/],
    ['articles get', /Missing: <id>/],
    ['articles get a b', /Too much: b/],
    ['articles get ..', /cannot stand here/],
    ['articles list --colour red', /--colour/],
    ['articles create --name x', /Missing: --category-id, --article-number/],
    ['customers set-frame-contract x --rhythm DAILY', /Missing: lineItems in --data/],
    ['articles change-price a b --price cheap', /--price takes a number, not "cheap"/],
    ['articles update x --data {', /--data is no JSON/],
    ['articles update x --data []', /takes a JSON object/],
    ['articles update x --data @missing.json', /missing.json cannot be read/],
    ['users change-password x', /currentPassword is never an argument/],
    ['users create --username anna', /Missing: --email, --role-names\n/],
    ['articles list --url shop', /"shop" is not an address/],
    ['articles list --url http://me:secret@shop', /must not contain a password/],
    ['completion tcsh', /bash, zsh, fish/],
    ['export sausages', /categories, suppliers, customers, articles/],
    ['export articles --json', /articles list --all --json/],
    ['import missing-articles.csv', /cannot be read/],
    [['import', file('what.csv', 'a\n1')], /--kind/],
  ];
  for (const [args, message] of wrong) {
    t.match(await cleaver(args), { code: 2, stdout: '', stderr: message }, `${args}`);
  }
});
