/**
 * Counts requests for all instances together at the price of one statement a second: each counts for itself, adds that to
 * the database's count once a second, and reads the total. So a caller gets past the limit by what it sends the other
 * instances within a second. While the database is away, each instance counts for itself.
 */
import type { FastifyInstance } from 'fastify';

const MINUTE_MS = 60_000;
const SHARE_MS = 1000;
/** Callers that are counted at once in a process; beyond, the one that came first is forgotten. */
const CALLERS_MAX = 10_000;

/** Adds what was counted in a minute (counted from 1970) by caller; gives what all instances have counted for these. */
export type ShareCounts = (minute: number, counts: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

interface Count {
  /** Of all instances, as last read. */
  shared: number;
  /** Counted here and not yet told. */
  own: number;
}

/** Counts one request of a caller; gives how many there were in this minute of the clock, and when it ends. */
type CountRequest = (caller: string) => { readonly requests: number; readonly endsInMs: number };

/** Without `share` this process counts for itself. */
export function counting(app: FastifyInstance, share: ShareCounts | undefined): CountRequest {
  let minute = 0;
  let counts = new Map<string, Count>();

  if (share) repeat(app, () => tell(share, minute, counts));
  return (caller) => {
    const now = Date.now();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, counts] = [current, new Map()];
    let count = counts.get(caller);
    if (!count) {
      if (counts.size >= CALLERS_MAX) counts.delete(counts.keys().next().value as string);
      count = { shared: 0, own: 0 };
      counts.set(caller, count);
    }
    count.own++;
    return { requests: count.shared + count.own, endsInMs: (current + 1) * MINUTE_MS - now };
  };
}

/** Adds what was counted here to what all have counted, and reads that. */
async function tell(share: ShareCounts, minute: number, counts: ReadonlyMap<string, Count>): Promise<void> {
  const own = new Map([...counts].filter(([, count]) => count.own > 0).map(([caller, count]) => [caller, count.own]));
  if (own.size === 0) return;
  for (const [caller, total] of await share(minute, own)) {
    const count = counts.get(caller);
    if (!count) continue;
    count.shared = total;
    count.own -= own.get(caller) ?? 0;
  }
}

/** A second after the last time ended, until the app closes. */
function repeat(app: FastifyInstance, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout;
  const later = () => {
    timer = setTimeout(() => {
      work()
        .catch(() => undefined)
        .finally(later);
    }, SHARE_MS).unref();
  };
  later();
  app.addHook('onClose', async () => clearTimeout(timer));
}
