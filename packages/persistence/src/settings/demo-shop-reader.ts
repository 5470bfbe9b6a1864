/** Reads the audit entries of the requests that loaded the demo shop, and those of all other requests. */
import type { DemoShopReader, OtherEntries } from '@cleaver/domain/settings';
import type { Query } from '../engine/mapping.ts';

/** Selects the position of the last removal of the demo shop, or 0. Positions order the entries. */
const REMOVED = `select coalesce(max(position), 0) as at from audit_entry where operation = $2 and outcome = 'done'`;

/** Selects the first position of the load since the last removal, and the ids of the users that the load created. */
const BEGUN = `
  select min(position) as begun, array_agg(entity_id) filter (where operation = 'user.create' and entity_id is not null) as users
  from audit_entry
  where request_id = $1 and outcome = 'done' and position > (${REMOVED})`;

/** Selects the other entries since the last removal. Counts archived entries as one, because their requests are unknown. */
const OTHERS = `
  with removed as (${REMOVED}), other as (
    select operation, username, position, entity = any($4::text[]) is true
      or exists (select from jsonb_array_elements(changes) c where c ->> 'entity' = any($4::text[])) as entered
    from audit_entry
    where position > (select at from removed) and outcome = 'done' and request_id is distinct from $1
    union all
    select 'archived', null, 0, true
    from (select position from audit_seal order by number limit 1) first
    where (select at from removed) = 0 and not exists (select from audit_entry e where e.position = first.position))
  select operation, count(*)::int as times, (array_agg(username order by position desc))[1] as username,
    entered as "isEntry", max(position) > $3 as "isLater"
  from other group by operation, entered order by max(position) desc`;

export const sqlDemoShop = (query: Query): DemoShopReader => ({
  async loaded({ requestId, removal, kinds }) {
    const [row] = await query<{ readonly begun: string | null; readonly users: readonly string[] | null }>({
      text: BEGUN,
      values: [requestId, removal],
    });
    if (!row || row.begun === null) return undefined;
    const others = await query<OtherEntries>({ text: OTHERS, values: [requestId, removal, row.begun, kinds] });
    return { userIds: row.users ?? [], others };
  },
});
