/** Contract tests of the list and the seals of the audit log. */

import { sealAuditLog } from '@cleaver/domain/audit';
import { type AuditEntry, type Direction, LISTED_CHANGES_MAX, refusedEntry } from '@cleaver/domain/kernel';
import { world } from '../contract/lists.ts';
import { part } from '../contract/part.ts';
import { aHead, NOW, newId, unique } from '../contract/samples.ts';

export const auditListContract = part(world, {
  'the audit log is filtered by user, operation, record and time': async (t, { transactions, auditLog }) => {
    const [userId, username, operation] = [newId(), unique('Anna'), unique('test.listed')];
    const at = (ms: number) => new Date(NOW.getTime() + ms);
    const heads = [0, 1, 2].map((ms) => ({
      id: newId(),
      at: at(ms),
      userId,
      username,
      operation,
      address: null,
      requestId: null,
    }));
    for (const head of heads) await transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
    const nothing = {
      user: undefined,
      operation: undefined,
      entity: undefined,
      entityId: undefined,
      from: undefined,
      to: undefined,
    };
    const listed = async (filter: object, direction: Direction = 'asc') => {
      const sort = [{ field: 'at', direction }];
      const { content } = await auditLog.page({ ...nothing, ...filter }, { page: 0, size: 20, sort });
      return content.map((entry) => heads.findIndex(({ id }) => id === entry.id));
    };
    t.strictSame(await listed({ operation }), [0, 1, 2]);
    t.strictSame(await listed({ operation }, 'desc'), [2, 1, 0]);
    t.strictSame(await listed({ user: userId }), [0, 1, 2]);
    t.strictSame(await listed({ user: username }), [0, 1, 2]);
    t.strictSame(await listed({ operation, from: at(1) }), [1, 2], 'from an instant on');
    t.strictSame(await listed({ operation, to: at(1) }), [0], 'before an instant');
    t.strictSame(await listed({ operation, entity: 'user' }), []);
    t.strictSame(await listed({ operation, user: newId() }), []);
    for (const odd of ['no uuid', 'a\u0000b']) t.strictSame(await listed({ user: odd, entityId: odd }), []);
  },

  'the history of a record has the entries that name it, also if they are about another record': async (
    t,
    { transactions, auditLog },
  ) => {
    const [receipt, lot, order, username] = [newId(), newId(), newId(), unique('Berta')];
    const write = async (ms: number, about: readonly [string, string], changes: AuditEntry['changes']) => {
      const at = new Date(NOW.getTime() + ms);
      const head = { id: newId(), at, userId: null, username, operation: 'test', address: null, requestId: null };
      const [entity, entityId] = about;
      await transactions.audit({ ...refusedEntry(head, ''), outcome: 'done', code: null, entity, entityId, changes });
      return head.id;
    };
    const named = (entity: string, id: string) => ({ entity, id, before: null, after: null });
    const posted = await write(
      0,
      ['receipt', receipt],
      [
        { entity: 'receipt', id: receipt, before: null, after: { lines: [{ id: order, note: lot }] } },
        named('lot', lot),
      ],
    );
    const held = await write(1, ['lot', lot], [named('lot', lot)]);
    const refused = await write(2, ['lot', lot], []);
    const other = await write(3, ['hold', newId()], [named('hold', newId())]);
    const nothing = { user: username, operation: undefined, from: undefined, to: undefined };
    const found = async (entity: string | undefined, entityId: string | undefined, more: object = {}) => {
      const request = { page: 0, size: 20, sort: [{ field: 'at', direction: 'asc' as const }] };
      return (await auditLog.page({ ...nothing, entity, entityId, ...more }, request)).content.map(({ id }) => id);
    };
    t.strictSame(await found('lot', lot), [posted, held, refused]);
    t.strictSame(await found(undefined, lot), [posted, held, refused]);
    t.strictSame(await found('receipt', receipt), [posted]);
    t.strictSame(await found('receipt', lot), [], 'a record of another kind');
    t.strictSame(await found('order', order), [], 'an id within the members of a record does not count');
    t.strictSame(await found('lot', lot, { to: new Date(NOW.getTime() + 1) }), [posted]);
    t.strictSame(await found('lot', undefined), [held, refused], 'a kind alone is that of the main record');
    t.strictSame(await found('hold', undefined), [other]);
  },

  'lists only count changes above 64 KiB; the entry itself, its seal and its proof have them all': async (
    t,
    { transactions, auditLog },
  ) => {
    const operation = unique('test.large');
    const change = { entity: 'supplier', id: newId(), before: null };
    // An entry with few changes has this size, too.
    const frame = JSON.stringify([{ ...change, after: { text: '' } }]).length;
    const written = [LISTED_CHANGES_MAX - frame, LISTED_CHANGES_MAX - frame + 1].map((length, ms) => ({
      ...refusedEntry({ ...aHead(), id: newId(), operation, at: new Date(NOW.getTime() + ms) }, 'ACCESS_DENIED'),
      changes: [{ ...change, after: { text: 'x'.repeat(length) } }],
    }));
    for (const entry of written) await transactions.audit(entry);
    const [small, large] = written as unknown as [AuditEntry, AuditEntry];
    const all = { user: undefined, entity: undefined, entityId: undefined, from: undefined, to: undefined };
    const sort = [{ field: 'at', direction: 'asc' as const }];
    for (const size of [20, 500]) {
      const { content } = await auditLog.page({ ...all, operation }, { page: 0, size, sort });
      t.strictSame(content, [small, { ...large, changes: [], omitted: 1 }]);
    }
    for (const entry of written) t.strictSame(await auditLog.entry(entry.id), entry);
    for (const id of [newId(), 'no uuid', 'a\u0000b']) t.equal(await auditLog.entry(id), undefined);
    while (await sealAuditLog(auditLog, (text) => `hash of ${text.length}`));
    const sealed = [];
    for await (const { entry, isFound } of auditLog.sealed()) {
      if (entry?.operation === operation) sealed.push({ entry, isFound });
    }
    t.strictSame(sealed, [
      { entry: small, isFound: true },
      { entry: large, isFound: true },
    ]);
  },

  'entries of the audit log are sealed once each, in a chain without gaps': async (t, { transactions, auditLog }) => {
    const at = new Date('2020-01-01T00:00:00.000Z');
    const operation = unique('test.sealed');
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) {
      const head = { id, at, userId: null, username: null, operation, address: null, requestId: null };
      await transactions.audit(refusedEntry(head, 'ACCESS_DENIED'));
    }
    const isOwn = (id: string) => ids.includes(id);
    const later = new Date(at.getTime() + 1);
    t.strictSame((await auditLog.unsealed(later)).filter(isOwn).toSorted(), ids.toSorted());
    t.strictSame((await auditLog.unsealed(at)).filter(isOwn), [], 'none of them is older than itself');
    const seal = () => sealAuditLog(auditLog, (text) => `hash of ${text.length}`);
    await Promise.all([seal(), seal()]);
    while (await seal());
    t.strictSame((await auditLog.unsealed(later)).filter(isOwn), []);
    const sealed: string[] = [];
    let number = 0;
    for await (const { seal: link, entry } of auditLog.sealed()) {
      t.equal(link.number, ++number);
      if (isOwn(link.entryId)) sealed.push(link.entryId);
      if (isOwn(link.entryId)) t.equal(entry?.operation, operation);
    }
    t.strictSame(sealed.toSorted(), ids.toSorted());
  },
});
