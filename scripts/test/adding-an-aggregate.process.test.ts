/** Executes docs/adding-an-aggregate.md in a copy of the repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { type Test, test } from 'tap';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tests that check every operation and every table. */
const TESTS_OF_ALL: readonly (readonly [file: string, title: string])[] = [
  ['apps/http/test/audit/audit-log.test.ts', 'every write operation leaves an entry, without anything secret'],
  ['apps/http/test/security/permissions.test.ts', 'the table of guards lists exactly the guarded operations'],
  ['apps/http/test/openapi.test.ts', 'every operation'],
  ['apps/web/test/contexts.test.ts', 'the pages declare each context of the core once'],
  ['apps/web/test/contexts.test.ts', 'the lists of the pages have the files of all contexts'],
  ['apps/web/test/floor/bookings.test.ts', 'each booking but release is a floor command'],
  ['apps/web/test/floor/booking-text.test.ts', 'whatOf says each booking in words that come from the booking alone'],
  ['packages/domain/test/identity/role.test.ts', 'the role PRODUCTION_WORKER has exactly the permissions'],
  ['packages/domain/test/kernel/context.test.ts', 'every folder beside the kernel is a context in each list'],
  ['packages/domain/test/kernel/context.test.ts', 'every special read belongs to one context'],
  ['packages/domain/test/kernel/context.test.ts', 'every contract has one handler'],
  [
    'packages/domain/test/words.test.ts',
    'each command has a verb for the audit log, and its subject has a German label',
  ],
  [
    'packages/domain/test/words.test.ts',
    'texts of tags, operations and inputs have German, and no German text is unused',
  ],
  [
    'packages/persistence/test/schema.test.ts',
    'the migrations create the tables, and openDatabase refuses a newer version',
  ],
  ['packages/persistence/test/tables.test.ts', 'every context stores its kinds and implements its special reads'],
  ['packages/testing/test/contexts.test.ts', 'every context with kinds or special reads has reads in memory'],
  ['packages/testing/test/memory.test.ts', 'the memory ports pass the contract suite of the ports'],
];

/** The first file of the section on one more member, which also tells it from the section on the context. */
const FIRST_OF_MEMBER = 'packages/domain/src/masterdata/customer/customer-contracts.ts';

test('the steps of the guide make a context that compiles, passes its tests and works', async (t) => {
  const copy = copyOfRepository(t);
  const steps = stepsOf(readFileSync(join(root, 'docs/adding-an-aggregate.md'), 'utf8'));
  const files = steps.flatMap(({ path }) => path ?? []);
  t.ok(files.length > 15, 'it names each file before its block');
  for (const { path, language, text } of steps) {
    if (path === undefined) t.equal(language, 'sh', `it says what this is: ${text}`);
    if (language === 'sh') runCommands(copy, text);
    else if (language === 'diff') edit(join(copy, path ?? ''), text);
    else create(join(copy, path ?? ''), text);
  }

  for (const file of files)
    t.equal(faultsOfStyle(copy, file), '', `${file} is formatted, and without a fault of style`);
  const isOfPages = (file: string) => file.startsWith('apps/web/');
  const others = files.filter((file) => !isOfPages(file));
  t.same(faultsOfTypes(copy, '.', others), [], 'all of it compiles');
  // The types of the client, for the section on one more member.
  for (const script of ['scripts/client.ts', 'scripts/translations.ts'])
    execFileSync(process.execPath, [script], { cwd: copy, stdio: 'pipe' });
  t.same(faultsOfTypes(copy, 'apps/web', files.filter(isOfPages)), [], 'the pages compile');
  countsFiles(t, steps);
  const tests = files.filter((file) => file.endsWith('tool.test.ts'));
  t.equal(tests.length, 2);
  const wanted = [...tests.map((file) => [file, 'a tool'] as const), ...TESTS_OF_ALL];
  const output = runTests(copy, wanted);
  for (const [file, title] of wanted) t.match(output, new RegExp(`^ok \\d+ - ${title}[^#]* # time`, 'm'), file);
  await useIt(t, copy);
});

/** Checks the numbers of files that the guide states. */
function countsFiles(t: Test, steps: readonly Step[]): void {
  const files = steps.filter(({ language }) => language !== 'sh');
  const more = files.findIndex(({ path }) => path === FIRST_OF_MEMBER);
  const ofContext = files.slice(0, more);
  const written = ofContext.filter(({ language }) => language !== 'diff').map(({ path = '' }) => path);
  const changed = ofContext.filter(({ language }) => language === 'diff').map(({ path = '' }) => path);
  const inSources = (path: string) => path.includes('/src/');
  t.equal(written.length, 20, 'twenty new files');
  t.equal(written.filter(inSources).length, 18, 'eighteen of them in src');
  const others = ['packages/domain/src/identity/user/role.ts', 'packages/persistence/src/migrations/index.ts'];
  t.same(
    changed.filter((path) => others.includes(path)),
    others,
    'a line for the roles, and for the migrations',
  );
  t.equal(changed.filter(inSources).length - others.length, 9, 'nine lists of contexts');
  const notInSources = changed.filter((path) => !inSources(path));
  t.equal(notInSources.filter((path) => path.includes('/test/')).length, 7, 'seven tests that list things by hand');
  t.equal(notInSources.length, 8, 'a sentence on the state machine');
  const ofMember = new Set(files.slice(more).flatMap(({ path = '' }) => (inSources(path) ? [path] : [])));
  t.equal(ofMember.size, 8, 'a member takes eight files');
}

/** Starts the service on a new embedded database, and calls the operations of the new context. */
async function useIt(t: Test, copy: string): Promise<void> {
  const { address, logIn, run }: typeof import('../../apps/http/test/real-service.ts') = await import(
    join(copy, 'apps/http/test/real-service.ts')
  );
  const password = 'the password of this test';
  const url = await address(run(t, { DATA_DIR: join(copy, 'data'), ADMIN_PASSWORD: password }));
  const headers = await logIn(url, password);
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const wolf = { name: 'Wolf', checkEveryDays: 30, dueOn: '2026-01-10' };
  const created = await post('/api/equipment/tools', wolf);
  t.equal(created.status, 200);
  const { id } = (await created.json()) as { id: string };
  t.equal((await post('/api/equipment/tools', { ...wolf, name: 'wolf' })).status, 409);
  const due = async () => (await fetch(`${url}/api/equipment/due-tools?until=2026-01-10`, { headers })).json();
  t.strictSame(await due(), { tools: [{ id, name: 'Wolf', dueOn: '2026-01-10' }] }, 'the report');
  t.equal((await post(`/api/equipment/tools/${id}/check`, { checkedOn: '2026-01-10' })).status, 200);
  t.strictSame(await due(), { tools: [] });
  t.equal((await post(`/api/equipment/tools/${id}/retire`, {})).status, 200);
  const list = await fetch(`${url}/api/equipment/tools?status=RETIRED&sort=name`, { headers });
  t.match(await list.json(), { content: [{ id, name: 'Wolf', status: 'RETIRED' }], page: { totalElements: 1 } });
}

interface Step {
  /** The path of the file that the block creates or changes. Undefined for commands. */
  readonly path: string | undefined;
  readonly language: string;
  readonly text: string;
}

/** Returns the blocks of the guide: the text of a file or a diff, each with its path, or commands. */
function stepsOf(guide: string): Step[] {
  const blocks = guide.matchAll(/(?:^`(\S+)`:\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, path, language = '', text = '']) => ({ path, language, text }));
}

function create(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
}

/** Applies a diff whose parts are separated by `@@`. Each part must match one place of the file. */
function edit(path: string, diff: string): void {
  let text = readFileSync(path, 'utf8');
  for (const part of diff.split(/^@@\n/m)) {
    const lines = part.split(/(?<=\n)/);
    const without = (mark: string) =>
      lines.map((line) => (line === '\n' ? line : line.startsWith(mark) ? '' : line.slice(1))).join('');
    const around = text.split(without('+'));
    if (around.length !== 2) throw new Error(`It fits ${around.length - 1} places of ${path}:\n${part}`);
    text = around.join(without('-'));
  }
  writeFileSync(path, text);
}

function runCommands(cwd: string, commands: string): void {
  execFileSync('bash', ['-euc', commands], { cwd, env: { ...process.env, ...programEnvironment }, stdio: 'pipe' });
}

/** Runs the tests whose titles start with these texts, in one process to save time. */
function runTests(cwd: string, tests: readonly (readonly [file: string, title: string])[]): string {
  const titles = new RegExp(`^(${tests.map(([, title]) => title).join('|')})`);
  const env = { ...process.env, TAP_GREP: String(titles), TAP_TIMEOUT: '300', TEST_DATABASE_URL: '' };
  const code = tests.map(([file]) => `await import('./${file}');`).join('\n');
  const args = ['--input-type=module', '--eval', code];
  return execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

/** Returns the faults of style in a file. Biome gets the text as its input, so it reads no other file. */
function faultsOfStyle(cwd: string, file: string): string {
  const input = readFileSync(join(cwd, file), 'utf8');
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', `--stdin-file-path=${file}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, input, encoding: 'utf8' });
  return status === 0 && stdout === input ? '' : `It ought to be:\n${stdout}${stderr}`;
}

/** Returns the errors that the compiler finds in these files of a project. */
function faultsOfTypes(cwd: string, project: string, files: readonly string[]): string[] {
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [tsc, '-p', project, '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0 && !stdout.includes('error TS')) throw new Error(`The compiler did not run: ${stdout}${stderr}`);
  return stdout.split('\n').filter((line) => files.some((file) => line.startsWith(`${file}(`)));
}

/** Copies the repository. Shares installed packages; omits build results and data. */
function copyOfRepository(t: Test): string {
  const copy = mkdtempSync(join(tmpdir(), 'cleaver-guide-'));
  t.teardown(() => rmSync(copy, { recursive: true, force: true }));
  const isOurs = (path: string) => !/\/(node_modules|dist|\.git|\.tap|\.cache)$/.test(path);
  // Source folders may have the name `data`, so only those of the root are data.
  for (const entry of readdirSync(root).filter((name) => isOurs(`/${name}`) && !['data', 'backups'].includes(name))) {
    cpSync(join(root, entry), join(copy, entry), { recursive: true, filter: isOurs });
  }
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const entry of readdirSync(installed).filter((name) => isOurs(`/${name}`))) {
    const path = join(copy, 'node_modules', entry);
    // Copies the links to the workspaces, which point into the copy.
    if (entry === '@cleaver') cpSync(join(installed, entry), path, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, entry), path);
  }
  return copy;
}
