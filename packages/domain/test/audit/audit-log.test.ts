/** Tests the chain of seals. Verification finds and names every change made to the log without the service. */
import { memoryAuditLog, TEST_START, testSecrets } from '@cleaver/testing';
import { test } from 'tap';
import {
  type ArchivedEntry,
  type AuditLog,
  type AuditYardstick,
  CHAIN_START,
  clockConfirmation,
  type Link,
  listAuditLog,
  proveArchive,
  proveAuditLog,
  sealAuditLog,
} from '../../src/audit/index.ts';
import { type AuditEntry, readInput, refusedEntry } from '../../src/kernel/index.ts';
import { withCore } from '../with-core.ts';

const { digest } = testSecrets;
const MINUTE = 60_000;

const entry = (number: number, minutes = number): AuditEntry => ({
  ...refusedEntry(
    {
      id: `e${number}`,
      at: new Date(TEST_START.getTime() + minutes * MINUTE),
      userId: 'u1',
      username: 'anna',
      operation: 'test.operation',
      address: null,
      requestId: null,
    },
    'ACCESS_DENIED',
  ),
  outcome: 'done',
  code: null,
  changes: [{ entity: 'thing', id: 'x', before: { a: 1, b: null }, after: { a: 2, b: TEST_START } }],
});

const entriesTo = (count: number): AuditEntry[] => Array.from({ length: count }, (_, at) => entry(at + 1));

/** Returns a log with `count` sealed entries, and the entries that the log reads. */
async function sealedLog(count: number): Promise<{ log: AuditLog; entries: AuditEntry[] }> {
  const entries = entriesTo(count);
  const log = memoryAuditLog(entries);
  await sealAuditLog(log, digest);
  return { log, entries };
}

async function faultsOf(log: AuditLog, yardstick: Partial<AuditYardstick> = {}): Promise<string[]> {
  const told: string[] = [];
  const now = new Date(TEST_START.getTime() + 1000 * MINUTE);
  const { faults } = await proveAuditLog(log, { digest, now, ...yardstick }, (fault) => told.push(fault));
  if (faults !== told.length) throw new Error('Not every fault was told');
  return told;
}

const withSeals = (log: AuditLog, alter: (seals: { hash: string; number: number }[]) => unknown): AuditLog => ({
  ...log,
  async *sealed() {
    const links = [];
    for await (const { seal, entry: of } of log.sealed()) links.push({ ...seal, of });
    alter(links);
    for (const { of, ...seal } of links) yield { seal, entry: of, isFound: true };
  },
});

test('proveAuditLog finds no faults in an untouched log, and returns its head', async (t) => {
  const { log } = await sealedLog(5);
  t.same(await faultsOf(log), []);
  const { head } = await proveAuditLog(log, { digest, now: TEST_START }, t.fail);
  t.match(head, { number: 5, entryId: 'e5', hash: /^[\w-]{43}$/ });
  t.equal(await sealAuditLog(log, digest), undefined, 'there is nothing left to seal');
});

test('an entry that is not found by its search keys is reported', async (t) => {
  const { log } = await sealedLog(2);
  const blinded: AuditLog = {
    ...log,
    async *sealed() {
      for await (const link of log.sealed()) yield { ...link, isFound: link.seal.number !== 2 };
    },
  };
  t.match(await faultsOf(blinded), [/^entry e2 \(seal 2\) is not found by its username any more/]);
});

test('the seal does not depend on the order of members or the stored form of a time', async (t) => {
  const { log, entries } = await sealedLog(1);
  const [{ changes: _, ...rest } = entry(1)] = entries;
  const after = { b: TEST_START.toISOString(), a: 2 };
  entries[0] = { changes: [{ after, before: { b: null, a: 1 }, id: 'x', entity: 'thing' }], ...rest };
  t.same(await faultsOf(log), []);
});

test('a changed entry is reported, whichever member was changed', async (t) => {
  const changes = [{ entity: 'thing', id: 'x', before: { a: 1, b: null }, after: { a: 3, b: TEST_START } }];
  const lies: Partial<AuditEntry>[] = [
    { at: new Date(TEST_START.getTime() + 2 * MINUTE + 1) },
    { userId: 'u2' },
    { username: null },
    { operation: 'test.other' },
    { address: '192.0.2.1' },
    { requestId: 'r' },
    { outcome: 'refused' },
    { code: 'X' },
    { entity: 'thing' },
    { entityId: 'x' },
    { changes },
    { changes: [] },
  ];
  for (const lie of lies) {
    const { log, entries } = await sealedLog(3);
    entries[1] = { ...entry(2), ...lie };
    t.same(await faultsOf(log), ['entry e2 (seal 2) or its seal was changed'], Object.keys(lie).join());
  }
});

test('removed entries and removed, changed or exchanged seals are reported', async (t) => {
  const { log, entries } = await sealedLog(4);
  t.same(await faultsOf(withSeals(log, (seals) => seals.splice(1, 1))), ['seal 2 is missing']);
  t.same(await faultsOf(withSeals(log, (seals) => seals.splice(0, 3))), ['seals 1 to 3 are missing']);
  const forged = withSeals(log, ([, , third]) => Object.assign(third ?? {}, { hash: 'forged' }));
  t.match(await faultsOf(forged), [/e3/, /e4/]);
  const exchanged = withSeals(log, ([, second, third]) => {
    const [one, other] = [second?.hash ?? '', third?.hash ?? ''];
    Object.assign(second ?? {}, { hash: other });
    Object.assign(third ?? {}, { hash: one });
  });
  t.match(await faultsOf(exchanged), [/^entry e2 /, /^entry e3 /, /^entry e4 /]);
  entries.splice(1, 1);
  t.same(await faultsOf(log), ['entry e2 (seal 2) is missing']);
});

test('an entry without a seal is reported after one minute', async (t) => {
  const { log, entries } = await sealedLog(2);
  entries.splice(1, 0, entry(7, 1.5));
  const at = (minutes: number) => ({ now: new Date(TEST_START.getTime() + minutes * MINUTE) });
  t.same(await faultsOf(log, at(2.5)), []);
  t.match(await faultsOf(log, at(2.6)), [/^entry e7 has no seal/]);
});

test('an entry that was inserted later with an early time is reported, although it has a seal', async (t) => {
  const { log, entries } = await sealedLog(30);
  entries.push(entry(31, 20.5), entry(32, 19.9));
  await sealAuditLog(log, digest);
  t.match(await faultsOf(log), [/^entry e32 \(seal 32\) of 2026-01-05T11:19:54.000Z was put in after/]);
});

const sign = (key: string) => (text: string) => [digest(`${key} ${text}`)];

test('a clock that was set back is reported once, and no more after somebody confirmed it with the secret of the service', async (t) => {
  const { log, entries } = await sealedLog(30);
  for (let n = 31; n < 40; n++) entries.push(entry(n, n - 25));
  await sealAuditLog(log, digest);
  const yardstick = { digest, now: TEST_START, sign: sign('secret') };
  const told: string[] = [];
  const { setBack, confirmed } = await proveAuditLog(log, yardstick, (fault) => told.push(fault));
  t.match(told, [/^entry e31 \(seal 31\) of \S+ was put in after entries of \S+, or the clock was set back$/]);
  t.equal(confirmed, 0);
  const [found] = setBack;
  if (!found) throw new Error('It is not told');
  t.match(found, { seal: { number: 31, entryId: 'e31' }, at: entry(31, 6).at, after: entry(30).at });

  const confirm = async (key: string, id: string, seal = found.seal) => {
    entries.push(clockConfirmation({ id, at: entry(0, 15).at }, seal, sign(key)));
    await sealAuditLog(log, digest);
  };
  await confirm('another secret', 'forged');
  await confirm('secret', 'of another chain', { ...found.seal, hash: 'another' });
  t.match(await faultsOf(log, { sign: sign('secret') }), [/^entry e31 /]);
  await confirm('secret', 'right');
  t.same(await faultsOf(log, { sign: sign('secret') }), []);
  t.match(await proveAuditLog(log, yardstick, t.fail), { setBack: [], confirmed: 1, faults: 0 });
  t.match(await faultsOf(log), [/^entry e31 /], 'without the secret nothing is confirmed');
  t.match(await faultsOf(log, { sign: sign('new secret') }), [/^entry e31 /]);
});

test('a confirmation that the clock was set back hides no other fault', async (t) => {
  const { log, entries } = await sealedLog(30);
  entries.push(entry(31, 6));
  await sealAuditLog(log, digest);
  const [found] = (await proveAuditLog(log, { digest, now: TEST_START }, () => undefined)).setBack;
  if (!found) throw new Error('It is not told');
  const confirmation = clockConfirmation({ id: 'right', at: entry(0, 8).at }, found.seal, sign('secret'));
  entries.push(confirmation);
  await sealAuditLog(log, digest);
  const faults = () => faultsOf(log, { sign: sign('secret') });
  t.same(await faults(), []);
  const changed = { ...entries[30], username: 'another' } as AuditEntry;
  const [before] = entries.splice(30, 1, changed);
  t.match(await faults(), [/^entry e31 \(seal 31\) or its seal was changed/]);
  entries.splice(30, 1, before as AuditEntry);
  entries.splice(4, 1);
  t.match(await faults(), [/^entry e5 \(seal 5\) is missing/]);
  entries.splice(4, 0, entry(5));
  entries.push(entry(50, 25), entry(51, 7), { ...confirmation, id: 'copied', at: entry(0, 26).at });
  await sealAuditLog(log, digest);
  t.match(await faults(), [/^entry e51 \(seal 34\) of .* was put in after/], 'nor a later one');
});

test('a rewritten or truncated chain is reported if the head is known from outside', async (t) => {
  const { log, entries } = await sealedLog(3);
  const head = (await proveAuditLog(log, { digest, now: TEST_START }, t.fail)).head ?? { number: 0, hash: '' };
  t.same(await faultsOf(log, { known: head }), []);
  const rewritten = memoryAuditLog([entry(1), { ...entry(2), username: 'berta' }, entry(3), entry(4)]);
  await sealAuditLog(rewritten, digest);
  t.same(await faultsOf(rewritten), [], 'by itself it looks well');
  t.match(await faultsOf(rewritten, { known: head }), [/^seal 3 differs from the given one/]);
  const cut = memoryAuditLog(entries.slice(0, 1));
  await sealAuditLog(cut, digest);
  t.same(await faultsOf(cut, { known: head }), ['seals 2 to 3 are missing']);
});

test('an archive that differs from the head known from outside is reported', async (t) => {
  const { log } = await sealedLog(3);
  async function* archived(): AsyncGenerator<ArchivedEntry> {
    for await (const { seal, entry: of } of log.sealed()) if (of) yield { ...seal, entry: of };
  }
  const faultsIn = async (known: Link): Promise<string[]> => {
    const faults: string[] = [];
    await proveArchive(archived(), CHAIN_START, { digest, known }, (fault) => faults.push(fault));
    return faults;
  };
  let hash = '';
  for await (const each of archived()) if (each.number === 2) hash = each.hash;
  t.same(await faultsIn({ number: 2, hash }), []);
  t.match(await faultsIn({ number: 2, hash: 'another' }), [/^seal 2 differs from the given one/]);
});

test('the seal that the store keeps of an archive is compared with the head known from outside', async (t) => {
  const { log } = await sealedLog(3);
  const kept: AuditLog = {
    ...log,
    async *sealed() {
      for await (const each of log.sealed())
        if (each.seal.number >= 2) yield each.seal.number === 2 ? { ...each, entry: undefined } : each;
    },
  };
  t.same(await faultsOf(kept, { archived: 'wherever' }), []);
  const faults = await faultsOf(kept, { archived: 'wherever', known: { number: 2, hash: 'another' } });
  t.match(faults, [/^seal 2 differs from the given one/]);
});

test('many entries are sealed in batches of 500, as one chain', async (t) => {
  const log = memoryAuditLog(entriesTo(1201));
  const sizes: number[] = [];
  const seal: AuditLog['seal'] = async (...given) => {
    const seals = await log.seal(...given);
    sizes.push(seals.length);
    return seals;
  };
  t.match(await sealAuditLog({ ...log, seal }, digest), { number: 1201 });
  t.same(sizes, [500, 500, 201]);
  t.same(await faultsOf(log, { now: new Date(TEST_START.getTime() + 9000 * MINUTE) }), []);
  t.equal((await proveAuditLog(log, { digest, now: TEST_START }, t.fail)).head?.number, 1201);
});

test('an empty log has no faults and no head', async (t) => {
  const { log } = await sealedLog(0);
  t.equal(await sealAuditLog(log, digest), undefined);
  const { faults, head } = await proveAuditLog(log, { digest, now: TEST_START }, t.fail);
  t.strictSame([faults, head], [0, undefined]);
  t.same(await faultsOf(log, { known: { number: 2, hash: 'x' } }), ['seals 1 to 2 are missing']);
});

test('an exchange of a list for an object with the same members, or the reverse, is reported', async (t) => {
  const withList = (list: unknown): AuditEntry => ({
    ...entry(1),
    changes: [{ entity: 'thing', id: 'x', before: null, after: { list } }],
  });
  for (const [was, is] of [
    [['a'], { 0: 'a' }],
    [{ 0: 'a' }, ['a']],
  ]) {
    const entries = [withList(was)];
    const log = memoryAuditLog(entries);
    await sealAuditLog(log, digest);
    entries[0] = withList(is);
    t.same(await faultsOf(log), ['entry e1 (seal 1) or its seal was changed']);
  }
});

test('the seal does not depend on undefined members or the order of members', async (t) => {
  const { log, entries } = await sealedLog(1);
  const before = { b: null, c: undefined, a: 1 };
  entries[0] = { ...entry(1), changes: [{ entity: 'thing', id: 'x', before, after: { a: 2, b: TEST_START } }] };
  t.same(await faultsOf(log), []);
});

test('entries can be out of order by ten minutes', async (t) => {
  const { log, entries } = await sealedLog(30);
  entries.push(entry(31, 20));
  await sealAuditLog(log, digest);
  t.same(await faultsOf(log), []);
});

test('listAuditLog passes each filter to the store', async (t) => {
  const { ask, user } = withCore();
  const anna = await user();
  const found = async (input: object) => (await ask(listAuditLog, input)).page.totalElements;
  t.equal(await found({}), 1);
  const filters = { user: 'clerk', operation: 'user.create', entity: 'user', entityId: anna.id };
  t.equal(await found({ ...filters, from: '2026-01-01T00:00Z', to: '2027-01-01T00:00Z' }), 1);
  for (const name of Object.keys(filters)) t.equal(await found({ ...filters, [name]: 'other' }), 0, name);
  t.equal(await found({ from: '2027-01-01T00:00Z' }), 0);
  t.equal(await found({ to: '2026-01-01T00:00Z' }), 0);
});

test('a time filter accepts times without seconds or fractions, and refuses any other characters', async (t) => {
  const at = (from: string) => readInput(listAuditLog.input, { from }).from?.toISOString();
  t.equal(at('2026-01-05T11:00Z'), '2026-01-05T11:00:00.000Z');
  t.equal(at('2026-01-05T11:00:07Z'), '2026-01-05T11:00:07.000Z');
  t.equal(at('2026-01-05T11:00:07.123456789Z'), '2026-01-05T11:00:07.123Z');
  for (const text of ['x2026-01-05T11:00Z', '2026-01-05T11:00Zx', '2026-01-05T11:00Z (about)', '+2026-01-05T11:00Z']) {
    t.throws(() => at(text), { code: 'VALIDATION_ERROR' }, text);
  }
});

test('listAuditLog sorts the newest first by default, and refuses times that do not exist', async (t) => {
  const read = (input: object) => readInput(listAuditLog.input, input);
  t.same(read({}).sort, [{ field: 'at', direction: 'desc' }]);
  t.same(read({ sort: 'at' }).sort, [{ field: 'at', direction: 'asc' }]);
  t.same(read({ from: '2026-01-05T12:30:00.5+01:30' }).from, new Date('2026-01-05T11:00:00.500Z'));
  for (const from of [
    '2026-02-30T00:00:00Z',
    '2026-01-05T24:00:01Z',
    '2026-01-05T25:00Z',
    '2026-01-05',
    '2026-01-05T10:00',
    '0000-01-01T00:00Z',
    '0001-01-01T00:00+01:00',
    '9999-12-31T23:59-01:00',
    1,
  ]) {
    t.throws(() => read({ from }), { code: 'VALIDATION_ERROR' }, String(from));
  }
});
