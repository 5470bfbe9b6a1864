/** Minced meat (Annex VI B; Tier-LMHV § 16). */
import { Decimal } from '../../kernel/values/decimal.ts';
import type { MeatSpecies } from '../declaration/declared.ts';
import type { Made } from './made.ts';
import { amountOf, collagenRatio, groupsOf, pooled } from './merged.ts';
import { type LabelReason, reason } from './reasons.ts';
import type { LabelSources } from './sources.ts';

const ONE_PERCENT = Decimal.of('0.01');

interface MinceLimits {
  /** Percent of fat. */
  readonly fat: number;
  /** Percent of collagen in the protein of the meat. */
  readonly collagen: number;
}

const speciesOf = ({ declarations }: Made): ReadonlySet<MeatSpecies> =>
  new Set(declarations.flatMap(({ meat }) => meat?.species ?? []));

/** Returns the limits of minced meat of these species: beef and veal alone, with pork, or of others. */
function limitsOf(species: ReadonlySet<MeatSpecies>): MinceLimits {
  if (species.size > 0 && [...species].every((one) => one === 'BEEF' || one === 'VEAL'))
    return { fat: 20, collagen: 15 };
  return species.has('PORK') ? { fat: 30, collagen: 18 } : { fat: 25, collagen: 15 };
}

/** Returns the notes of minced meat. They follow from the species alone, so they need no masses. */
export function minceNotes(made: Made): readonly string[] {
  const species = speciesOf(made);
  const { fat, collagen } = limitsOf(species);
  const about = `Fettgehalt geringer als ${fat} %, Verhältnis Kollagen/Fleischeiweiß geringer als ${collagen} %`;
  return [about, ...(species.has('POULTRY') ? ['Vor dem Verzehr durcherhitzen!'] : [])];
}

/** Returns MINCE_COMPOSITION: of the label's article for fat and collagen, and of each ingredient that is no meat. */
export function minceReasons(made: Made, { article, names }: LabelSources): readonly LabelReason[] {
  if (!made.weighed) return [];
  const limits = limitsOf(speciesOf(made));
  const meat = pooled(made.weighed);
  const [fat, collagen] = meat ? [meat.fat, collagenRatio(meat)] : [Decimal.ZERO, Decimal.ZERO];
  const isAbove = (value: Decimal, limit: number) => value.compare(Decimal.of(String(limit))) > 0;
  const values = {
    fat: Number(fat.toText(1)),
    fatLimit: limits.fat,
    collagen: Number(collagen.toText(1)),
    collagenLimit: limits.collagen,
  };
  const of = (articleId: string) =>
    reason('MINCE_COMPOSITION', { article: names.get(articleId) ?? articleId, ...values }, { articleId });
  const others = groupsOf(
    made.weighed.filter(({ declaration: { role, meat: own } }) => role === 'INGREDIENT' && own === null),
  ).filter((group) => amountOf(group).compare(ONE_PERCENT) >= 0);
  return [
    ...(isAbove(fat, limits.fat) || isAbove(collagen, limits.collagen) ? [of(article.id)] : []),
    ...others.flatMap((group) => group.map(({ declaration: { articleId } }) => of(articleId))),
  ];
}
