/** The times from the opening of a recall to its figures, its first and last customer contact, and its closing. */
import type { AnswerOf } from '@cleaver/domain/kernel';
import type { getRecall } from '@cleaver/domain/quality/contracts';

type Recall = Pick<AnswerOf<typeof getRecall>, 'openedAt' | 'closedAt' | 'elapsedMs' | 'customers' | 'contacts'>;

/** The milestones of a recall, in milliseconds after its opening. Undefined: not reached yet. */
export interface Milestones {
  readonly figures: number;
  readonly firstContact: number | undefined;
  readonly lastContact: number | undefined;
  readonly closed: number | undefined;
}

/**
 * Returns the milestones of a recall. A customer counts as informed at the first contact attempt, whatever its result.
 * `lastContact` is undefined until all customers are informed, and without customers.
 */
export function milestonesOf({ openedAt, closedAt, elapsedMs, customers, contacts }: Recall): Milestones {
  const since = (instant: string): number => Math.max(0, Date.parse(instant) - Date.parse(openedAt));
  const first = new Map<string, number>();
  for (const { customerId, contactedAt } of contacts)
    if (!first.has(customerId)) first.set(customerId, since(contactedAt));
  const times = [...first.values()];
  return {
    figures: elapsedMs,
    firstContact: times.length === 0 ? undefined : Math.min(...times),
    lastContact: customers.length === 0 || first.size < customers.length ? undefined : Math.max(...times),
    closed: closedAt === null ? undefined : since(closedAt),
  };
}

/** Returns a duration in milliseconds as text: `0:07`, `12:30`, `1:02:30`. */
export function shownWatch(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
