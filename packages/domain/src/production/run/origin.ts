/**
 * Compares the origin of lots that are cut together, and returns the facts that they share.
 *
 * A batch of cut beef comes from one group of animals. Its label must be true for every piece (Regulation (EC)
 * 1760/2000, Articles 13 and 14). Similar rules hold for other meat (Implementing Regulation (EU) 1337/2013). So
 * contradicting lots are not cut together, and outputs get only the facts that all lots share.
 */
import type { Facts } from '../../inventory/index.ts';

/** The facts that must not differ between lots that are cut together. An unknown fact does not differ from others. */
const ALIKE = ['species', 'bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse'] as const satisfies (keyof Facts)[];

/** Returns a key that is equal for equal facts. Compares lists as sets. Returns undefined if the fact is unknown. */
function keyOf(fact: Facts[keyof Facts] | undefined): string | undefined {
  if (fact === null || fact === undefined || fact.length === 0) return undefined;
  return typeof fact === 'string' ? fact : JSON.stringify([...new Set(fact)].sort());
}

/** Returns the facts in which two of the lots contradict each other. */
export const contradictions = (lots: readonly (Facts | null)[]): readonly (keyof Facts)[] =>
  ALIKE.filter((member) => new Set(lots.flatMap((facts) => keyOf(facts?.[member]) ?? [])).size > 1);

/** Returns the facts that all lots share with the same value. Returns null if there are none. */
export function sharedFacts([first, ...others]: readonly (Facts | null)[]): Facts | null {
  if (!first) return null;
  const isShared = (member: keyof Facts): boolean => {
    const key = keyOf(first[member]);
    return key !== undefined && others.every((facts) => keyOf(facts?.[member]) === key);
  };
  const members = Object.keys(first) as (keyof Facts)[];
  if (!members.some(isShared)) return null;
  const unknown = (member: keyof Facts) => (Array.isArray(first[member]) ? [] : null);
  return Object.fromEntries(
    members.map((member) => [member, isShared(member) ? first[member] : unknown(member)]),
  ) as unknown as Facts;
}
