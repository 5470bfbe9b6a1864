/** Requests of each caller and minute, shared by the instances. */
import { defineEntity, p } from '@mikro-orm/core';
import type { Query } from '../mapping.ts';

export const requestCountRecord = defineEntity({
  name: 'requestCount',
  tableName: 'request_count',
  properties: { caller: p.text().collation('C').primary(), minute: p.integer().primary(), count: p.integer() },
});

/** Adds what was counted in a minute (counted from 1970) by caller; gives what all instances have counted for these. */
export type ShareCounts = (minute: number, counts: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

export const shareCounts =
  (query: Query): ShareCounts =>
  async (minute, counts) => {
    // In one order, so that instances that add to the same rows do not wait for each other in a circle.
    const callers = [...counts.keys()].sort();
    const text = `
      insert into request_count as c (caller, minute, count)
      select t.caller, $1, t.count from unnest($2::text[], $3::int[]) as t (caller, count) order by t.caller collate "C"
      on conflict (caller, minute) do update set count = c.count + excluded.count
      returning caller, count`;
    const rows = await query({ text, values: [minute, callers, callers.map((caller) => counts.get(caller))] });
    return new Map(rows.map(({ caller, count }) => [String(caller), Number(count)]));
  };
