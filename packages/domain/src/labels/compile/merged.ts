/** Merges the parts of a recipe to the ingredients of its list (Annex VII A 1, B 17). */
import { Decimal } from '../../kernel/values/decimal.ts';
import { groupBy } from '../../kernel/values/group-by.ts';
import { compareByCodePoint, compareNames } from '../../kernel/values/text.ts';
import type { MeatSpecies } from '../declaration/declared.ts';
import type { Part } from './amounts.ts';
import { type LabelReason, reason } from './reasons.ts';
import type { SourceDeclaration } from './sources.ts';

const ONE = Decimal.of('1');

/** A weighed ingredient: all parts with one role, name, species and composition. */
export interface Merged {
  readonly name: string;
  readonly composition: string;
  readonly species: MeatSpecies | null;
  /** The declarations of its parts. Empty: fat that only the rule on meat makes. */
  readonly declarations: readonly SourceDeclaration[];
  /** Kg per kg of product. */
  readonly amount: Decimal;
}

/** Meat with its composition in percent, weighted by the masses of its parts. */
interface Pooled {
  readonly fat: Decimal;
  readonly protein: Decimal;
  readonly collagen: Decimal;
}

export type WeighedPart = Part & { readonly amount: Decimal };

/** The highest fat in percent of meat that is called "…fleisch". */
const fatLimit = (species: MeatSpecies): Decimal =>
  Decimal.of({ PORK: '30', POULTRY: '15', RABBIT: '15' }[species as string] ?? '25');
/** The highest share of collagen in its protein, in percent. */
const collagenLimit = (species: MeatSpecies): number => (species === 'POULTRY' || species === 'RABBIT' ? 10 : 25);

/** Returns the composition of the meat among the parts. Undefined: there is no meat, or none of it has a mass. */
export function pooled(parts: readonly WeighedPart[]): Pooled | undefined {
  const meats = parts.flatMap(({ declaration: { meat }, amount }) => (meat ? [{ meat, amount }] : []));
  const mass = amountOf(meats);
  if (mass.isZero()) return undefined;
  const mean = (of: (meat: (typeof meats)[number]['meat']) => string) =>
    meats.reduce((sum, { meat, amount }) => sum.plus(Decimal.of(of(meat)).times(amount)), Decimal.ZERO).dividedBy(mass);
  return {
    fat: mean(({ fatPercent }) => fatPercent),
    protein: mean(({ proteinPercent }) => proteinPercent),
    collagen: mean(({ collagenPercent }) => collagenPercent),
  };
}

/** Returns 100 × collagen ÷ protein. Without protein there is no collagen either, and the ratio is 0. */
export const collagenRatio = ({ protein, collagen }: Pick<Pooled, 'protein' | 'collagen'>): Decimal =>
  protein.isZero() ? Decimal.ZERO : collagen.times(Decimal.HUNDRED).dividedBy(protein);

/** Compares names as lists sort. Names that differ only in the case of letters keep one order. */
export const byName = (a: string, b: string): number => compareNames(a, b) || compareByCodePoint(a, b);

type Named = Pick<Merged, 'name' | 'composition' | 'species'>;

/** Compares ingredients by name. Those with one name keep one order, whatever the order of the lines. */
export const byIngredient = (a: Named, b: Named): number =>
  byName(a.name, b.name) ||
  compareByCodePoint(a.composition, b.composition) ||
  compareByCodePoint(a.species ?? '', b.species ?? '');

/** Compares ingredients by falling amount, equal ones by name. */
export const byAmount = (a: Named & Pick<Merged, 'amount'>, b: typeof a): number =>
  b.amount.compare(a.amount) || byIngredient(a, b);

/** Groups parts of one role to ingredients: the same name, composition and species. */
export const groupsOf = <P extends Part>(parts: readonly P[]): readonly (readonly [P, ...P[]])[] => [
  ...(groupBy(parts, ({ declaration: { name, composition, meat } }) =>
    JSON.stringify([name, composition, meat?.species]),
  ).values() as Iterable<[P, ...P[]]>),
];

/** Returns the amount of parts or ingredients together, in kg per kg of product. */
export const amountOf = (parts: readonly { readonly amount: Decimal }[]): Decimal =>
  parts.reduce((sum, { amount }) => sum.plus(amount), Decimal.ZERO);

/** The ingredients with a mass, without water, and what is wrong with their meat. */
export interface MergedParts {
  readonly ingredients: readonly Merged[];
  readonly reasons: readonly LabelReason[];
}

/**
 * Merges parts, all with the role INGREDIENT. `isMince`: the product is minced meat, to which the rules on fat and
 * collagen of Annex VII do not apply.
 */
export function mergedOf(parts: readonly WeighedPart[], isMince: boolean, nameOf: (id: string) => string): MergedParts {
  const ingredients: Merged[] = [];
  const fats: { name: string; amount: Decimal }[] = [];
  const reasons: LabelReason[] = [];
  for (const group of groupsOf(parts)) {
    const [{ declaration }] = group;
    const { name, composition, meat } = declaration;
    const amount = amountOf(group);
    const meatOf = meat && !isMince ? pooled(group) : undefined;
    const fat = meat && meatOf ? amount.times(excessFat(meatOf.fat, meat.species)) : Decimal.ZERO;
    if (!fat.isZero()) fats.push({ name: fatNameOf(group), amount: fat });
    if (meat && meatOf) reasons.push(...collagenReasons(group, meatOf, meat.species, nameOf));
    const declarations = group.map((part) => part.declaration);
    ingredients.push({ name, composition, species: meat?.species ?? null, declarations, amount: amount.minus(fat) });
  }
  return { ingredients: fats.reduce(withFat, ingredients).filter(({ amount }) => !amount.isZero()), reasons };
}

/** Returns the part of the meat that is above the limit of fat, and so is an ingredient of its own. */
function excessFat(fat: Decimal, species: MeatSpecies): Decimal {
  const limit = fatLimit(species);
  return fat.compare(limit) > 0 ? fat.minus(limit).dividedBy(Decimal.HUNDRED.minus(limit)) : Decimal.ZERO;
}

/** Returns the name of the fat of merged meat: the name with the largest mass, equal ones by name. */
function fatNameOf(group: readonly WeighedPart[]): string {
  const byFat = new Map<string, Decimal>();
  for (const { declaration, amount } of group) {
    const name = declaration.meat?.fatName ?? '';
    byFat.set(name, (byFat.get(name) ?? Decimal.ZERO).plus(amount));
  }
  const [[name] = ['']] = [...byFat].toSorted(([a, x], [b, y]) => y.compare(x) || byName(a, b));
  return name;
}

/** Adds fat to the ingredient of its name, or as an ingredient of its own. One that is no compound goes first. */
function withFat(
  all: readonly Merged[],
  { name, amount }: { readonly name: string; readonly amount: Decimal },
): Merged[] {
  const rank = (one: Merged) => (one.species === null ? 0 : 2) + (one.composition === '' ? 0 : 1);
  const [same] = all.filter((one) => one.name === name).toSorted((a, b) => rank(a) - rank(b) || byIngredient(a, b));
  if (!same) return [...all, { name, composition: '', species: null, declarations: [], amount }];
  return all.map((one) => (one === same ? { ...one, amount: one.amount.plus(amount) } : one));
}

function collagenReasons(
  group: readonly WeighedPart[],
  meat: Pooled,
  species: MeatSpecies,
  nameOf: (id: string) => string,
): readonly LabelReason[] {
  const limit = collagenLimit(species);
  const isAbove = (ratio: Decimal) => ratio.compare(Decimal.of(String(limit))) > 0;
  if (!isAbove(collagenRatio(meat))) return [];
  return group.flatMap((part) => {
    const own = pooled([{ ...part, amount: ONE }]);
    if (!own || !isAbove(collagenRatio(own))) return [];
    const { articleId } = part.declaration;
    const percent = Number(collagenRatio(own).toText(1));
    return [reason('COLLAGEN_ABOVE_LIMIT', { article: nameOf(articleId), percent, limit }, { articleId })];
  });
}
