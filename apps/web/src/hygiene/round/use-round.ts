/** The position in a round: the stops in a fixed order, and what was entered at them. */
import { useRef, useState } from 'preact/hooks';
import type { Stop } from './stops.ts';
import type { Outcome } from './use-entry.ts';

export interface RoundState {
  /** All stops of the round so far. A stop stays in its place after its entry. */
  readonly stops: readonly Stop[];
  /** The current stop; undefined at the end of the round. */
  readonly current: Stop | undefined;
  readonly outcome: (stop: Stop) => Outcome | undefined;
  /** The stops without an entry. */
  readonly open: readonly Stop[];
  readonly entered: (stop: Stop, outcome: Outcome | undefined) => void;
  /** Asks for an entry at a stop that has one. */
  readonly reopen: (stop: Stop) => void;
  /** Goes to the next stop without an entry. */
  readonly next: () => void;
  /** Goes to the stop before; undefined at the first one. */
  readonly back: (() => void) | undefined;
  readonly go: (stop: Stop) => void;
}

export function useRound(due: readonly Stop[]): RoundState {
  const seen = useRef<Stop[]>([]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome | undefined>>>({});
  const [position, setPosition] = useState(0);
  const latest = useRef(outcomes);
  const reopened = useRef(new Set<string>());
  for (const stop of due) if (!seen.current.some(({ key }) => key === stop.key)) seen.current.push(stop);
  const stops = seen.current;
  const isOpen = ({ key }: Stop): boolean =>
    latest.current[key] === undefined && (reopened.current.has(key) || due.some((one) => one.key === key));
  const isShown = (stop: Stop | undefined): stop is Stop =>
    stop !== undefined && (isOpen(stop) || latest.current[stop.key] !== undefined);
  const firstFrom = (start: number): number => {
    const found = stops.findIndex((stop, at) => at >= start && isOpen(stop));
    return found < 0 ? stops.length : found;
  };
  // Leaves a stop that another person has entered meanwhile.
  const at = isShown(stops[position]) ? position : firstFrom(position);
  const before = stops.findLastIndex((stop, index) => index < at && isShown(stop));
  const entered = ({ key }: Stop, outcome: Outcome | undefined): void => {
    latest.current = { ...latest.current, [key]: outcome };
    setOutcomes(latest.current);
  };
  return {
    stops,
    current: stops[at],
    outcome: ({ key }) => outcomes[key],
    open: stops.filter(isOpen),
    entered,
    reopen: (stop) => {
      reopened.current.add(stop.key);
      entered(stop, undefined);
    },
    next: () => setPosition(firstFrom(at + 1)),
    back: before < 0 ? undefined : () => setPosition(before),
    go: (stop) => setPosition(stops.indexOf(stop)),
  };
}
