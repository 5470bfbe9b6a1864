/**
 * What is known of where meat came from, when several lots are cut together.
 *
 * A batch of cut beef is of one group of animals, and what its label says must hold for every piece (Regulation (EC)
 * 1760/2000, Articles 13 and 14); the like holds for the meat of other animals (Implementing Regulation (EU) 1337/2013). So lots
 * that contradict each other are not cut together, and what comes out is said to have what all of them have.
 */
import type { Facts } from '../inventory/index.ts';

/** In these no two lots that are cut together may differ, where both know them. */
const ALIKE = ['species', 'bornIn', 'rearedIn', 'slaughteredIn', 'slaughterhouse'] as const satisfies (keyof Facts)[];

/** Equal for equal facts, lists as sets; undefined where nothing is known. */
function keyOf(fact: Facts[keyof Facts] | undefined): string | undefined {
  if (fact === null || fact === undefined || fact.length === 0) return undefined;
  return typeof fact === 'string' ? fact : JSON.stringify([...new Set(fact)].sort());
}

/** The members in which two of the lots contradict each other. */
export const contradictions = (lots: readonly (Facts | null)[]): readonly (keyof Facts)[] =>
  ALIKE.filter((member) => new Set(lots.flatMap((facts) => keyOf(facts?.[member]) ?? [])).size > 1);

/** What every one of the lots has with the same value; null where that is nothing. */
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
