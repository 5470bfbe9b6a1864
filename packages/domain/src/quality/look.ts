/** Reads of what is stored, and work on large answers in parts. */
import type { Aggregate, AggregateKind, State } from '../kernel/aggregate.ts';
import type { Ports } from '../kernel/ports.ts';
import type { Where } from '../kernel/unit-of-work.ts';
import type { TraceReader } from './ports.ts';

/** Reads of what is stored, of one instant or in a unit of work. */
export interface Look {
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  whereIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
  readonly trace: TraceReader;
  /** Lets other requests have the thread: what is large is worked on in parts, with this in between. */
  pause(): Promise<void>;
}

/** Outside of a unit of work. */
export const lookAt = ({ reader, trace, clock }: Pick<Ports, 'reader' | 'trace' | 'clock'>): Look => ({
  where: (kind, filter) => reader.where(kind, filter),
  whereIn: (kind, member, values) => reader.whereIn(kind, member, values),
  trace,
  pause: () => clock.pause(0),
});

/** So many are worked on at a time: some milliseconds. */
const PART = 1_000;

/** As `map`, with pauses. */
export async function mapInParts<T, R>(look: Look, items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (let from = 0; from < items.length; from += PART) {
    if (from > 0) await look.pause();
    for (const item of items.slice(from, from + PART)) mapped.push(map(item));
  }
  return mapped;
}
