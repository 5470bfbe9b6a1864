import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Sessions } from '@cleaver/domain/identity';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Test, test } from 'tap';
import { CLUSTER, openDataDir } from '../src/embedded/data-dir.ts';
import { SyncedFiles } from '../src/embedded/synced-files.ts';
import { type Location, openDatabase } from '../src/index.ts';
import { explain, StartupError } from '../src/startup-error.ts';
import { ids, newDataDirectory, onEmptyPostgres } from './databases.ts';

const opening = (place: Location) => openDatabase({ ...place, ids });

/** Asserts that opening the database fails with a StartupError. Its message has one line and matches `message`. */
const refused = (t: Test, place: Location, message: RegExp) =>
  t.rejects(opening(place), { name: 'StartupError', message: new RegExp(`^[^\\n]*(?:${message.source})[^\\n]*$`) });

/** Makes a directory with a database that no process has open. */
async function used(t: Test): Promise<string> {
  const dataDir = await newDataDirectory(t);
  await (await opening({ dataDir })).close();
  return dataDir;
}

/** Starts another process that opens the directory. Returns it once the directory is open. */
async function holder(t: Test, dataDir: string) {
  const script = `
    import { openDatabase } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
    import { Sessions, Session } from '@cleaver/domain/identity';
    const database = await openDatabase({ dataDir: process.argv[1], ids: { next: () => crypto.randomUUID() } });
    const id = crypto.randomUUID();
    await database.transactions.run({ now: new Date() }, async (unit) => unit.of(Sessions).add(Session.open(id, id, new Date())));
    process.stdout.write(id);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  });
  t.teardown(() => child.kill('SIGKILL'));
  const [id] = await once(child.stdout, 'data');
  return { child, id: String(id) };
}

test('a data directory is held by one process at a time', async (t) => {
  const dataDir = temporaryDirectory(t);
  const { child, id } = await holder(t, dataDir);
  await refused(t, { dataDir }, /in use by another process/);
  child.kill('SIGSTOP');
  await refused(t, { dataDir }, /in use by another process/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const database = await opening({ dataDir });
  t.equal((await database.reader.get(Sessions, id)).id, id, 'what was written before the kill is there');
  await refused(t, { dataDir }, /in use/);
  await database.close();
  await (await opening({ dataDir })).close();
});

test('a data directory stays held if somebody deletes a lock file, and can be used afterwards', async (t) => {
  const dataDir = temporaryDirectory(t);
  for (const deleted of ['lock', '.lock']) {
    const { child, id } = await holder(t, dataDir);
    await rm(join(dataDir, deleted));
    await refused(t, { dataDir }, /in use by another process/);
    await refused(t, { dataDir }, /in use by another process/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await opening({ dataDir });
    t.equal((await database.reader.get(Sessions, id)).id, id);
    await database.close();
  }
});

test('a new data directory is readable only by its owner, and may be several levels deep', async (t) => {
  const dataDir = join(temporaryDirectory(t), 'a', 'b');
  const { release } = await openDataDir(dataDir);
  release();
  t.equal((await stat(dataDir)).mode & 0o777, 0o700);
});

test('opening a data directory removes the access rights of other users', async (t) => {
  const dataDir = await used(t);
  await writeFile(join(dataDir, 'jwt-secret'), 'secret');
  for (const name of ['', CLUSTER]) await chmod(join(dataDir, name), 0o755);
  for (const name of ['lock', '.lock', 'jwt-secret']) await chmod(join(dataDir, name), 0o644);
  await (await opening({ dataDir })).close();
  const rights = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
  const names = ['', CLUSTER, 'lock', '.lock', 'jwt-secret'];
  t.strictSame(await Promise.all(names.map(rights)), [0o700, 0o700, 0o600, 0o600, 0o600]);
});

test('a database whose creation was interrupted is created again', async (t) => {
  const dataDir = temporaryDirectory(t);
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18');
  await writeFile(join(dataDir, 'unfinished'), '');
  for (const open of [opening, opening]) await (await open({ dataDir })).close();
  t.ok(await stat(join(dataDir, 'postgres', 'base')));
  await t.rejects(stat(join(dataDir, 'unfinished')), { code: 'ENOENT' });
});

test('a database without tables after a power cut is created again', async (t) => {
  const dataDir = temporaryDirectory(t);
  const observe = <T>(text: string, run: () => Promise<T>): Promise<T> =>
    text.includes('to_regclass') ? Promise.reject(new Error('Cut before the migrations')) : run();
  await t.rejects(openDatabase({ dataDir, ids, observe }));
  await writeFile(join(dataDir, CLUSTER, 'global', 'pg_control'), '');
  await (await opening({ dataDir })).close();
  await (await opening({ dataDir })).close();
});

test('an embedded server that does not sync its files is refused, unless fsync is off', async (t) => {
  const dataDir = await used(t);
  const { init } = SyncedFiles.prototype;
  t.teardown(() => Object.assign(SyncedFiles.prototype, { init }));
  // Imitates a PGlite that syncs files by a function of another name.
  Object.assign(SyncedFiles.prototype, { init: NodeFS.prototype.init });
  await refused(t, { dataDir }, /does not sync what it writes .*EMBEDDED_FSYNC=off/);
  await (await opening({ dataDir, fsync: false })).close();
  Object.assign(SyncedFiles.prototype, { init });
  await (await opening({ dataDir })).close();
});

test('a failed disk sync ends the process before the change is acknowledged', async (t) => {
  const dataDir = await used(t);
  const script = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let fails = false;
    const { fdatasyncSync } = fs;
    fs.fdatasyncSync = (file) => {
      if (fails) throw new Error('EIO: i/o error, fdatasync');
      fdatasyncSync(file);
    };
    syncBuiltinESMExports();
    const { openDatabase } = await import(${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)});
    const { Sessions, Session } = await import('@cleaver/domain/identity');
    const database = await openDatabase({ dataDir: process.argv[1], ids: { next: () => crypto.randomUUID() } });
    fails = true;
    const id = crypto.randomUUID();
    await database.transactions.run({ now: new Date() }, async (unit) => unit.of(Sessions).add(Session.open(id, id, new Date())));
    process.stdout.write('answered');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], { cwd: import.meta.dirname });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  t.match({ code, said }, { code: 1, said: /^The disk does not take .*EIO.*: the service ends\n$/ });
});

test('an empty lock file of PostgreSQL after a power cut does not prevent a start', async (t) => {
  const dataDir = await used(t);
  await writeFile(join(dataDir, CLUSTER, 'postmaster.pid'), '');
  await (await opening({ dataDir, fsync: false })).close();
});

test('the start after an interrupted restore puts the previous database back', async (t) => {
  const dataDir = await used(t);
  await rename(join(dataDir, CLUSTER), join(dataDir, 'replaced'));
  const [before] = await readdir(join(dataDir, 'replaced', 'base'));
  const { isNew, release } = await openDataDir(dataDir);
  release();
  t.notOk(isNew);
  t.ok(existsSync(join(dataDir, CLUSTER, 'base', String(before))));
  t.notOk(existsSync(join(dataDir, 'replaced')));
});

test('a directory without a database is refused and left unchanged', async (t) => {
  const broken = await used(t);
  await rm(join(broken, 'postgres', 'PG_VERSION'));
  await refused(t, { dataDir: broken }, /no database in .*move it away to start anew/);
  await refused(t, { dataDir: broken }, /no database/);
  t.ok(await stat(join(broken, 'postgres', 'base')));

  const empty = await used(t);
  await writeFile(join(empty, 'postgres', 'global', 'pg_control'), 'x');
  await refused(t, { dataDir: empty }, /cannot be read .*backup/);
});

test('a data directory that cannot be created or locked is refused', async (t) => {
  const directory = temporaryDirectory(t);
  await writeFile(join(directory, 'file'), '');
  await refused(t, { dataDir: join(directory, 'file', 'data') }, /cannot be made or written \(ENOTDIR\)/);
  await mkdir(join(directory, 'data', 'lock'), { recursive: true });
  await refused(t, { dataDir: join(directory, 'data') }, /cannot be locked/);
});

test('a malformed DATABASE_URL is refused, and one where no server answers', async (t) => {
  for (const url of ['', 'x', 'mysql://localhost/x', 'postgresql://localhost', 'postgresql://localhost/']) {
    await refused(t, { url }, /DATABASE_URL is not like postgresql:/);
  }
  const url = 'postgresql://u:secret@127.0.0.1:1/x';
  await refused(t, { url }, /Nothing answers at 127.0.0.1:1\/x/);
  await refused(t, { url: `${url}?prepared=FALSE` }, /option prepared of DATABASE_URL must be one of true, false/);
  await refused(t, { url: `${url}?sslmode=on` }, /option sslmode of DATABASE_URL must be one of disable, prefer/);
  const missing = 'sslmode=verify-full&sslrootcert=/none.pem';
  await refused(t, { url: `${url}?${missing}` }, /The file \/none.pem in DATABASE_URL cannot be read \(ENOENT\)/);
});

test('a server without TLS is reported if the URL requires TLS', async (t) => {
  // Responds to a request for TLS like a PostgreSQL without TLS.
  const server = createServer((socket) => socket.on('data', () => socket.write('N'))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const { port } = server.address() as { port: number };
  const url = `postgresql://127.0.0.1:${port}/x`;
  for (const mode of ['require', 'verify-full']) await refused(t, { url: `${url}?sslmode=${mode}` }, /speaks no TLS/);
});

test('a server that accepts a connection and never responds is refused', async (t) => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.on('connection', (socket) => t.teardown(() => socket.destroy()));
  await refused(t, { url: `postgresql://127.0.0.1:${port}/x` }, /does not answer|was cut/);
  server.close();
});

test('explain maps error codes of the server to messages, and returns other errors unchanged', (t) => {
  for (const [code, message] of [
    ['28P01', /refuses user and password for host\/x/],
    ['28000', /refuses this user/],
    ['53300', /no free connection/],
    ['57P03', /starting up/],
  ] as const) {
    const explained = explain(Object.assign(new Error('said so'), { code }), 'host/x');
    t.type(explained, StartupError);
    t.match((explained as Error).message, message);
  }
  const defect = new TypeError('a defect');
  t.equal(explain(defect, 'host/x'), defect);
  t.end();
});

onEmptyPostgres('a database that does not exist is refused', async (t, url) => {
  const other = new URL(url);
  other.pathname = '/cleaver_does_not_exist';
  await refused(t, { url: other.href }, /does not exist: create it/);
});
