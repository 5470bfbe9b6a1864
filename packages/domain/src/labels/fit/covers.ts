/** Whether what a label declares is true of what a lot is declared as. */
import type { SourceDeclaration } from '../compile/sources.ts';
import { codesOf } from '../declaration/declared.ts';

/** What one declaration must not say less than another. */
type Said = Pick<SourceDeclaration, 'role' | 'name' | 'composition' | 'allergens' | 'additives' | 'meat'>;

/** Returns the parts of a composition: "Gewürze (Senf, Sellerie), Dextrose" has four. */
const partsOf = (composition: string): readonly string[] =>
  composition
    .split(/[,;:()[\]{}]/)
    .map((part) => part.trim())
    .filter(Boolean);

const isWithin = (part: readonly string[], whole: readonly string[]): boolean => {
  const held = new Set(whole);
  return part.every((one) => held.has(one));
};

/** Returns whether B, of the label, says at least what A, of the lot, says. */
const covers = (b: Said, a: Said): boolean =>
  b.role === a.role &&
  b.name === a.name &&
  b.meat?.species === a.meat?.species &&
  isWithin(codesOf(a, 'CONTAINED'), codesOf(b, 'CONTAINED')) &&
  isWithin(a.additives, b.additives) &&
  isWithin(partsOf(a.composition), partsOf(b.composition));

/**
 * Returns how a label is true of a lot's declaration. EQUAL: one of its declarations says the same. MORE: one says the
 * same and more. Undefined: none does. Processing aids are always right; water and casings are where the label has any.
 */
export function coverOf(label: readonly SourceDeclaration[], lot: SourceDeclaration): 'EQUAL' | 'MORE' | undefined {
  const { role } = lot;
  if (role === 'AID') return 'EQUAL';
  if (role === 'WATER' || role === 'CASING') return label.some((one) => one.role === role) ? 'EQUAL' : undefined;
  const covering = label.filter((one) => covers(one, lot));
  if (covering.length === 0) return undefined;
  return covering.some((one) => covers(lot, one)) ? 'EQUAL' : 'MORE';
}
