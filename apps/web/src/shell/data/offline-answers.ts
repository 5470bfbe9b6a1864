/**
 * Selects the responses that a tab stores for a reload without the service: the newest responses for the floor screens,
 * up to a limit.
 */
import { CONTEXTS } from '../../contexts/contexts.ts';

/** A response with the key of its query, and its time in milliseconds since 1970. */
export interface Answered {
  readonly key: readonly unknown[];
  readonly data: unknown;
  readonly at: number;
}

/** The names of the queries that the screens of the floor send. */
export const FLOOR_CONTRACTS = CONTEXTS.flatMap(({ offline = [] }) => offline);

/** The keys of scans, and of the kinds of records whose names the floor screens show. */
const KINDS = CONTEXTS.flatMap(({ references = {} }) => Object.entries(references)).flatMap(([name, kind]) =>
  kind.isOffline ? [name] : [],
);
const FLOOR = new Set([...FLOOR_CONTRACTS, 'scan', ...KINDS]);

/**
 * Maximum number of characters of the stored responses. Browsers store up to 5 million characters for a site in a tab,
 * and drafts use the same storage.
 */
const MOST_CHARACTERS = 1_000_000;

export function newestOf(answers: readonly Answered[], most = MOST_CHARACTERS): readonly Answered[] {
  const kept: Answered[] = [];
  let left = most;
  for (const one of answers.toSorted((a, b) => b.at - a.at)) {
    if (!FLOOR.has(String(one.key[0]))) continue;
    left -= JSON.stringify(one).length;
    if (left < 0) break;
    kept.push(one);
  }
  return kept;
}

/** Returns the responses of `now`, and the responses of `before` to other queries, up to the limit. */
export function merged(now: readonly Answered[], before: readonly Answered[]): readonly Answered[] {
  const known = new Set(now.map(({ key }) => JSON.stringify(key)));
  return newestOf([...now, ...before.filter(({ key }) => !known.has(JSON.stringify(key)))]);
}
