/** The reads of the demo shop in memory. */
import { type AuditEntry, groupBy } from '@cleaver/domain/kernel';
import type { DemoShopReader } from '@cleaver/domain/settings';

/** Returns the reader of `audit`, the live list that units of work append to. */
export const memoryDemoShop = (audit: readonly AuditEntry[]): DemoShopReader => ({
  async loaded({ requestId, removal, kinds }) {
    const done = audit.filter(({ outcome }) => outcome === 'done');
    const since = done.slice(1 + done.findLastIndex(({ operation }) => operation === removal));
    const begun = since.findIndex((entry) => entry.requestId === requestId);
    if (begun < 0) return undefined;
    const isDemo = (entry: AuditEntry) => entry.requestId === requestId;
    const users = since.filter((entry) => isDemo(entry) && entry.operation === 'user.create');
    const isEntry = ({ entity, changes }: AuditEntry) =>
      [entity, ...changes.map((change) => change.entity)].some((name) => name !== null && kinds.includes(name));
    const rest = since.filter((entry) => !isDemo(entry)).toReversed();
    const others = groupBy(rest, (entry) => `${entry.operation} ${isEntry(entry)}`);
    return {
      userIds: users.flatMap(({ entityId }) => entityId ?? []),
      others: [...others.values()].map((entries) => ({
        operation: entries[0]?.operation ?? '',
        times: entries.length,
        username: entries[0]?.username ?? null,
        isEntry: entries.some(isEntry),
        isLater: entries.some((entry) => since.indexOf(entry) > begun),
      })),
    };
  },
});
