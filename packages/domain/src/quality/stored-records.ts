/** Defines the reads of stored records, and splits the work on large responses into chunks. */
import type { Aggregate, AggregateKind, State } from '../kernel/contract/aggregate.ts';
import type { Ports, UnitPorts } from '../kernel/execution/ports.ts';
import type { Where } from '../kernel/execution/unit-of-work.ts';
import type { TraceReader } from './ports.ts';

/** The reads of stored records, in a snapshot or in a unit of work. */
export interface Look {
  where<S extends State>(kind: AggregateKind<S, Aggregate<S>>, filter: Where<S>): Promise<readonly S[]>;
  whereIn<S extends State>(
    kind: AggregateKind<S, Aggregate<S>>,
    member: keyof S & string,
    values: readonly string[],
  ): Promise<readonly S[]>;
  readonly trace: TraceReader;
  /** Yields the thread to other requests between the chunks of large work. */
  pause(): Promise<void>;
}

/** Returns the reads for use outside of a unit of work. */
export const lookAt = ({ reader, trace, clock }: Pick<Ports, 'reader' | 'trace' | 'clock'>): Look => ({
  where: (kind, filter) => reader.where(kind, filter),
  whereIn: (kind, member, values) => reader.whereIn(kind, member, values),
  trace,
  pause: () => clock.pause(0),
});

/** Returns the reads for use inside of a unit of work. */
export const lookInside = (unit: UnitPorts): Look => ({
  where: (kind, filter) => unit.of(kind).peekWhere(filter),
  whereIn: (kind, member, values) => unit.of(kind).peekIn(member, values),
  trace: unit.reads.trace,
  pause: () => unit.clock.pause(0),
});

/** Number of items in a chunk. A chunk takes a few milliseconds of work. */
const PART = 1_000;

/** Maps the items as `Array.map` does, with a pause between the chunks. */
export async function mapInParts<T, R>(look: Look, items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (let from = 0; from < items.length; from += PART) {
    if (from > 0) await look.pause();
    for (const item of items.slice(from, from + PART)) mapped.push(map(item));
  }
  return mapped;
}
