/** Runs the commands that the documents name: a first start, a log-in, and the operator's commands. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyEmptyDatabase } from '@cleaver/testing/machine/empty-database';
import { programEnvironment } from '@cleaver/testing/machine/program-environment';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { type Test, test } from 'tap';
import { address, run } from '../../apps/http/test/real-service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operations.md',
  'docs/tutorial.md',
  'docs/tutorial-cli.md',
].map(read);

interface Typed {
  /** The command in the document. */
  readonly documented: string;
  /** The command to run, if the documented command contains an example value. */
  readonly typed?: string;
  readonly says: RegExp;
}

/**
 * The commands, run in this order on one database. HEAD is the number and the hash that `audit:verify` printed. ROOT is
 * the folder of this repository.
 */
const TYPED: readonly Typed[] = [
  { documented: 'npm run ledger:verify', says: /all agree/ },
  { documented: 'npm run invoices:verify', says: /documents and \d+ deliveries: all agree/ },
  { documented: 'npm run audit:verify', says: /sealed up to number \d+, hash \S+: no faults/ },
  { documented: 'npm run audit:verify -- 1234 3vRc…', typed: 'npm run audit:verify -- HEAD', says: /no faults/ },
  { documented: 'npm run backup -- backups/cleaver-2026-11-21.backup', says: /^Backed up to /m },
  {
    documented: 'npm run restore -- <file> --force',
    typed: 'npm run restore -- backups/cleaver-2026-11-21.backup --force',
    says: /^All of it agrees$/m,
  },
  {
    documented: 'npm run restore -- backups/cleaver-2026-11-21.backup',
    typed: 'rm -r data && npm run restore -- backups/cleaver-2026-11-21.backup',
    says: /^All of it agrees$/m,
  },
  { documented: 'npm run reset-password -- admin', says: /^admin has the password \S+ from now on/m },
  {
    documented: 'npm run audit:archive -- --before=2026-01 audit-to-2025.archive',
    typed: 'npm run audit:archive -- --before=2999-01 audit-to-2025.archive',
    says: /entries from seal 1 to seal \d+/,
  },
  {
    documented: 'npm run audit:archive -- --verify audit-to-2024.archive audit-to-2025.archive',
    typed: 'npm run audit:archive -- --verify audit-to-2025.archive',
    says: /^No faults$/m,
  },
  {
    documented: 'npm run audit:verify -- 1234 3vRc… --archive audit-to-2024.archive audit-to-2025.archive',
    typed: 'npm run audit:verify -- HEAD --archive audit-to-2025.archive',
    says: /no faults/,
  },
  {
    documented: 'node scripts/sbom.mjs <file>',
    typed: 'node ROOT/scripts/sbom.mjs sbom.json && grep -c fastify sbom.json',
    says: /^\d+$/m,
  },
];

/** The npm scripts that run elsewhere, by the file that runs them. People run the scripts of `by hand`. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'apps/http/test/process/main.process.test.ts': ['start'],
  'packages/persistence/test/backup/move.process.test.ts': ['move'],
  'scripts/test/adding-an-aggregate.process.test.ts': ['docs'],
  '.ci/run': ['test', 'test:all', 'check', 'bench'],
  'by hand': ['web', 'format'],
};

test('every documented npm script is run by a test, by the pipeline or by hand', (t) => {
  const documented = documents.flatMap((text) => [...text.matchAll(/npm (?:run\s+([\w:-]+)|(start|test)\b)/g)]);
  const names = new Set(documented.map(([, named, short]) => named ?? short ?? ''));
  const here = TYPED.flatMap(({ documented }) => /^npm run ([\w:-]+)/.exec(documented)?.[1] ?? []);
  t.same([...names].sort(), [...new Set([...here, ...Object.values(ELSEWHERE).flat()])].sort());
  for (const path of Object.keys(ELSEWHERE)) t.ok(path === 'by hand' || existsSync(join(root, path)), path);
  t.end();
});

test('the documented commands of operators succeed with the expected output', async (t) => {
  const folder = temporaryDirectory(t);
  await startAndLogIn(t, join(folder, 'data'));
  let head = '';
  for (const { documented, typed = documented, says } of TYPED) {
    t.ok(
      documents.some((text) => text.replaceAll(/\s+/g, ' ').includes(documented)),
      `${documented}: a document says so`,
    );
    const { status, output } = bash(folder, typed.replace('HEAD', head).replace('ROOT', root));
    t.match({ status, output }, { status: 0, output: says }, typed);
    head ||= /number (\d+), hash (\S+):/.exec(output)?.slice(1).join(' ') ?? '';
  }
});

/** Starts the service and logs in with the printed password, by the command in the README. */
async function startAndLogIn(t: Test, dataDir: string): Promise<void> {
  await copyEmptyDatabase(dataDir);
  const service = run(t, { DATA_DIR: dataDir });
  const url = await address(service);
  const [, password = ''] = /password (?:is )?(\S+)/i.exec(service.output()) ?? [];
  const [command = ''] = /^curl (?:.*\\\n)*.*$/m.exec(read('README.md')) ?? [];
  const typed = command.replace('http://127.0.0.1:3000', url).replace('<the printed password>', password);
  t.not(typed, command);
  t.match(bash(dirname(dataDir), typed).output, /"accessToken":"ey/, service.output());
  service.process.kill('SIGTERM');
  t.equal(await service.ended, 0);
}

/** Runs commands in the folder. Its subfolder `data` is the data directory, and npm uses this repository. */
function bash(cwd: string, commands: string): { status: number | null; output: string } {
  const npm = `npm() { command npm --silent --prefix '${root}' "$@"; }`;
  const data = { DATABASE_URL: '', DATA_DIR: join(cwd, 'data'), EMBEDDED_FSYNC: 'off' };
  // The npm that runs the tests has set INIT_CWD to its own folder.
  const env = { ...process.env, ...programEnvironment, ...data, INIT_CWD: cwd };
  const { status, stdout, stderr } = spawnSync('bash', ['-uc', `${npm}\n${commands}`], { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
