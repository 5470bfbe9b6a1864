/** The audit log in memory. */
import type { AuditLog, AuditSeal } from '@cleaver/domain/audit';
import type { AuditEntry } from '@cleaver/domain/kernel';
import { bytesOf, LISTED_CHANGES_MAX, type ListedEntry, pageInMemory, sortUniqueText } from '@cleaver/domain/kernel';

const listed = (entry: AuditEntry): ListedEntry =>
  bytesOf(entry.changes) > LISTED_CHANGES_MAX ? { ...entry, changes: [], omitted: entry.changes.length } : entry;

/** Returns whether the entry names the record. Any kind matches if `entity` is undefined. */
const names = (entry: AuditEntry, entity: string | undefined, id: string): boolean =>
  [{ entity: entry.entity, id: entry.entityId }, ...entry.changes].some(
    (record) => record.id === id && (entity === undefined || record.entity === entity),
  );

/** Returns the audit log of `entries`, the live list that units of work append to. */
export function memoryAuditLog(entries: readonly AuditEntry[]): AuditLog {
  const seals: AuditSeal[] = [];
  const hasNoSeal = ({ id }: AuditEntry) => !seals.some((seal) => seal.entryId === id);
  return {
    async page({ user, operation, entity, entityId, from, to }, request) {
      const found = entries.filter(
        (entry) =>
          (user === undefined || entry.userId === user || entry.username === user) &&
          (operation === undefined || entry.operation === operation) &&
          (entityId === undefined ? entity === undefined || entry.entity === entity : names(entry, entity, entityId)) &&
          (from === undefined || entry.at >= from) &&
          (to === undefined || entry.at < to),
      );
      return pageInMemory(
        found.map(listed),
        { at: 'plain', operation: 'plain', username: 'folded' },
        request,
        () => sortUniqueText,
      );
    },
    entry: async (id) => entries.find((entry) => entry.id === id),
    async seal(max, chain) {
      const batch = entries.filter(hasNoSeal).slice(0, max);
      const added = chain(seals.at(-1), batch);
      seals.push(...added);
      return added;
    },
    async *sealed() {
      for (const seal of seals) yield { seal, entry: entries.find(({ id }) => id === seal.entryId), isFound: true };
    },
    async unsealed(before) {
      return entries.filter((entry) => entry.at < before && hasNoSeal(entry)).map(({ id }) => id);
    },
  };
}
