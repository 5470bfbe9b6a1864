/** Reads the audit entries of the requests that loaded the demo shop, and the later entries of other requests. */
import type { DemoShopReader, OtherEntries } from '@cleaver/domain/settings';
import type { Query } from '../engine/mapping.ts';

/**
 * Selects the first audit position of a load, and the ids of the users that the load created. Positions order the
 * entries. Ignores entries before the last removal of the demo shop.
 */
const BEGUN = `
  select min(position) as begun, array_agg(entity_id) filter (where operation = 'user.create' and entity_id is not null) as users
  from audit_entry
  where request_id = $1 and outcome = 'done' and position > coalesce(
    (select max(position) from audit_entry where operation = $2 and outcome = 'done'), 0)`;

const OTHERS = `
  select operation, count(*)::int as times, (array_agg(username order by position desc))[1] as username
  from audit_entry
  where position >= $2 and outcome = 'done' and request_id is distinct from $1
  group by operation order by max(position) desc`;

export const sqlDemoShop = (query: Query): DemoShopReader => ({
  async loaded({ requestId, removal }) {
    const [row] = await query<{ readonly begun: string | null; readonly users: readonly string[] | null }>({
      text: BEGUN,
      values: [requestId, removal],
    });
    if (!row || row.begun === null) return undefined;
    const others = await query<OtherEntries>({ text: OTHERS, values: [requestId, row.begun] });
    return { userIds: row.users ?? [], others };
  },
});
