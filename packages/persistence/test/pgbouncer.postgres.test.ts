/**
 * Tests the service behind PgBouncer in transaction mode with its defaults. There, two statements of one client may run
 * on two connections. Needs `pgbouncer` on this machine.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '@cleaver/testing/contract';
import { freePort } from '@cleaver/testing/machine/free-port';
import { temporaryDirectory } from '@cleaver/testing/machine/temporary-directory';
import { type Test, test } from 'tap';
import { connect } from '../src/connection/index.ts';
import { openDatabase } from '../src/index.ts';
import { ids, onPostgres } from './databases.ts';

const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
const isInstalled = spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;

/** Starts PgBouncer in front of the database. Returns the address of the database through PgBouncer. */
async function pooled(t: Test, url: string): Promise<string> {
  const directory = temporaryDirectory(t);
  const { hostname, port, username, password } = new URL(url);
  const own = await freePort();
  const [ini, users] = [join(directory, 'pgbouncer.ini'), join(directory, 'users.txt')];
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    ini,
    `[databases]
* = host=${hostname} port=${port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`,
  );
  // PgBouncer refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await Promise.all([directory, ini, users].map((path) => chmod(path, 0o755)));
  const child = spawn('pgbouncer', ['-q', ...(asRoot ? ['-u', 'nobody'] : []), ini], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  t.teardown(() => child.kill('SIGKILL'));
  for (;;) {
    const socket = connectSocket(own, '127.0.0.1');
    const answers = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answers) break;
    if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${output}`);
    await wait(20);
  }
  const through = new URL(url);
  through.host = `127.0.0.1:${own}`;
  return `${through.href}?prepared=false`;
}

if (isInstalled) {
  onPostgres('the storage adapter passes the contract suite through PgBouncer', async (t, url) => {
    const through = await pooled(t, url);
    await contract(t, async () => {
      const database = await openDatabase({ url: through, ids });
      t.teardown(() => database.close().catch(() => undefined));
      return database;
    });
  });

  onPostgres(
    'through PgBouncer, a transaction has the timeouts, and every statement the time zone UTC',
    async (t, url) => {
      const connection = await connect({ url: await pooled(t, url) });
      t.teardown(() => connection.close());
      const limits = {
        text: `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`,
        values: [],
      };
      const held = await connection.hold();
      await held.query({ text: connection.begin, values: [] });
      const [inside] = await held.query(limits);
      t.match(inside, { lock: /^\d+(ms|s)$/, statement: /^\d+(ms|s)$/, idle: /^\d+(ms|s)$/, zone: 'UTC' });
      await held.query({ text: 'commit', values: [] });
      held.release();
      t.match((await connection.query(limits))[0], { lock: '0', statement: '0', idle: '0', zone: 'UTC' });
    },
  );
} else {
  test(
    'the storage adapter works through PgBouncer',
    { skip: 'pgbouncer is not installed: apt-get install pgbouncer' },
    async () => undefined,
  );
}
