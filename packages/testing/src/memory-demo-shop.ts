/** The reads of the demo shop in memory. */
import { type AuditEntry, groupBy } from '@cleaver/domain/kernel';
import type { DemoShopReader } from '@cleaver/domain/settings';

/** Returns the reader of `audit`, the live list that units of work append to. */
export const memoryDemoShop = (audit: readonly AuditEntry[]): DemoShopReader => ({
  async loaded({ requestId, removal }) {
    const done = audit.filter(({ outcome }) => outcome === 'done');
    const since = done.slice(1 + done.findLastIndex(({ operation }) => operation === removal));
    const begun = since.findIndex((entry) => entry.requestId === requestId);
    if (begun < 0) return undefined;
    const isDemo = (entry: AuditEntry) => entry.requestId === requestId;
    const users = since.filter((entry) => isDemo(entry) && entry.operation === 'user.create');
    const others = groupBy(since.filter((entry) => !isDemo(entry)).toReversed(), ({ operation }) => operation);
    return {
      userIds: users.flatMap(({ entityId }) => entityId ?? []),
      others: [...others].map(([operation, entries]) => ({
        operation,
        times: entries.length,
        username: entries[0]?.username ?? null,
        isLater: entries.some((entry) => since.indexOf(entry) > begun),
      })),
    };
  },
});
