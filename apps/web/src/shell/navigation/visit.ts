/**
 * The visit of a screen. It begins when the path changes, and lasts through a reload, a lock, a new log-in and a change
 * of the language. A form fills in by itself only what was typed in the same visit.
 */
import { parsedJson, tab } from '../session/device.ts';

const NAME = 'visit';

interface Visit {
  readonly path: string;
  readonly id: string;
}

/** Returns the id of the visit. Begins a new visit if the path has changed. A screen changes its own query. */
export function visit(path = location.pathname): string {
  const kept = parsedJson(tab.read(NAME)) as Visit | undefined;
  if (kept?.path === path) return kept.id;
  const id = `${Date.now()} ${Math.random()}`;
  tab.write(NAME, JSON.stringify({ path, id } satisfies Visit));
  return id;
}
