/** Tests that the service seals the audit log without a request. */
import { setTimeout as wait } from 'node:timers/promises';
import type { AuditLog } from '@cleaver/domain/audit';
import { refusedEntry } from '@cleaver/domain/kernel';
import { memoryPorts, testSecrets } from '@cleaver/testing';
import { test } from 'tap';
import { sealing } from '../../src/process/sealing.ts';

type Line = { readonly level: string; readonly message: string; readonly number?: number; readonly hash?: string };

function office() {
  const ports = memoryPorts();
  const lines: Line[] = [];
  const log = (level: string) => (about: object, message: string) => lines.push({ level, message, ...about });
  const write = (id: string) => {
    const head = { at: ports.clock.now(), userId: null, username: null, operation: 'a.b', address: null };
    return ports.transactions.audit(refusedEntry({ ...head, id, requestId: null }, 'X'));
  };
  const sealed = async () => {
    const ids: string[] = [];
    for await (const { seal } of ports.auditLog.sealed()) ids.push(seal.entryId);
    return ids;
  };
  const begin = (auditLog: AuditLog = ports.auditLog) =>
    sealing(auditLog, testSecrets.digest, { info: log('info'), warn: log('warn') });
  return { ports, lines, write, sealed, begin };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

test('sealing seals entries repeatedly, and logs the head at intervals and at the end', async (t) => {
  const { lines, write, sealed, begin } = office();
  const end = begin();
  await write('e1');
  await until(async () => (await sealed()).length === 1);
  await until(() => lines.length > 0);
  t.match(lines, [{ level: 'info', number: 1, hash: /^[\w-]{43}$/, message: 'audit log sealed' }]);
  await write('e2');
  await until(async () => (await sealed()).length === 2);
  t.equal(lines.length, 1, 'not every time that it moves');
  await write('e3');
  await end();
  t.same(await sealed(), ['e1', 'e2', 'e3'], 'the last ones at the end');
  t.match(lines.at(-1), { number: 3, hash: /./ });
  t.equal(lines.length, 2);
});

test('sealing logs no head if nothing was sealed', async (t) => {
  const { lines, begin } = office();
  await begin()();
  t.same(lines, []);
});

test('sealing continues after a failure, which is logged once', async (t) => {
  const { ports, lines, write, sealed, begin } = office();
  let failures = 0;
  const end = begin({
    ...ports.auditLog,
    seal: async (...args) => {
      if (failures++ < 2) throw new Error('away');
      return ports.auditLog.seal(...args);
    },
  });
  await write('e1');
  await until(async () => (await sealed()).length === 1);
  t.match(lines[0], { level: 'warn', message: /cannot seal/ });
  t.equal(lines.filter(({ level }) => level === 'warn').length, 1);
  await end();
});

test('the end of sealing does not retry a seal that has just failed', async (t) => {
  const { ports, write, sealed, begin } = office();
  let tries = 0;
  const end = begin({
    ...ports.auditLog,
    seal: () => {
      tries++;
      return Promise.reject(new Error('away'));
    },
  });
  await write('e1');
  await until(() => tries > 0);
  await end();
  t.equal(tries, 1);
  t.same(await sealed(), []);
});
