/**
 * Entries of the audit log and their seals. The database refuses to change or remove entries.
 *
 * `position` is the order of insertion. Times do not show which entries are new, because the clocks of instances
 * differ.
 */
import type { AuditEntry } from '@cleaver/domain/kernel';
import { defineEntity, p } from '@mikro-orm/core';
import { time } from '../engine/properties.ts';
import { appendOnly } from '../engine/table.ts';

/**
 * SQL for the ids of all records that an entry names. An index over this expression also covers entries that are older
 * than the index. A column with the ids would not be sealed, so a write to the database could falsify it.
 */
export const NAMED_IDS = `jsonb_path_query_array(changes, '$[*]."id"')`;

/**
 * An entry as its columns store it. `largeChanges`: the number of changes if lists omit them, because they are too large
 * (`LISTED_CHANGES_MAX`). Otherwise null.
 */
export type StoredEntry = Omit<AuditEntry, 'times'> & {
  readonly times: number | null;
  readonly largeChanges: number | null;
};

export const auditEntryRecord = defineEntity({
  name: 'audit_entry',
  tableName: 'audit_entry',
  properties: {
    position: p.bigint().primary().autoincrement(),
    id: p.uuid(),
    at: time(),
    userId: p.uuid().nullable(),
    username: p.text().nullable(),
    usernameKey: p.text().collation('C').nullable(),
    operation: p.text().collation('C'),
    address: p.text().nullable(),
    requestId: p.text().nullable(),
    outcome: p.text(),
    code: p.text().nullable(),
    entity: p.text().nullable(),
    entityId: p.text().nullable(),
    changes: p.json(),
    times: p.integer().nullable(),
    largeChanges: p.integer().nullable(),
  },
  indexes: [
    { name: 'audit_entry_id_index', properties: ['id'] },
    { name: 'audit_entry_at_index', properties: ['at', 'id'] },
    { name: 'audit_entry_user_id_index', properties: ['userId', 'at', 'id'] },
    { name: 'audit_entry_username_index', properties: ['usernameKey', 'id'] },
    { name: 'audit_entry_entity_index', properties: ['entity', 'entityId', 'at', 'id'] },
    {
      name: 'audit_entry_named_index',
      expression: `create index audit_entry_named_index on audit_entry using gin ((${NAMED_IDS})) with (fastupdate = off)`,
    },
  ],
  triggers: [appendOnly('audit_entry')],
});

export const auditSealRecord = defineEntity({
  name: 'audit_seal',
  tableName: 'audit_seal',
  properties: {
    number: p.bigint().primary().autoincrement(false),
    position: p.bigint(),
    entryId: p.uuid(),
    hash: p.text(),
  },
  uniques: [{ name: 'audit_seal_position_unique', properties: ['position'] }],
  triggers: [appendOnly('audit_seal')],
});
