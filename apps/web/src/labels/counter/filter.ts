/** The filter of the sheet: it hides what contains an allergen. Runs without a browser. */
import { type AllergenCode, type DisplayArticle, inAllergenOrder } from '@cleaver/domain/labels/contracts';

export type Shown = DisplayArticle;

/** Returns the allergens of the articles, contained and as traces, in the order of labels. */
export const allergensIn = (articles: readonly Shown[]): readonly AllergenCode[] =>
  inAllergenOrder(articles.flatMap(({ allergens, traces }) => [...allergens, ...traces]));

export interface Sifted<A> {
  /** What contains none of the avoided allergens, as far as it is known. */
  readonly shown: readonly A[];
  readonly hidden: number;
  /** The articles of which not everything is known. With a filter they are not shown, because they may contain it. */
  readonly unknown: number;
}

/** Returns what is left without the avoided allergens. Without any, everything. */
export function sifted<A extends Shown>(articles: readonly A[], avoided: readonly AllergenCode[]): Sifted<A> {
  if (avoided.length === 0) return { shown: articles, hidden: 0, unknown: 0 };
  const contains = ({ allergens }: A): boolean => avoided.some((code) => allergens.includes(code));
  const free = articles.filter((one) => !contains(one));
  const shown = free.filter(({ isComplete }) => isComplete);
  return { shown, hidden: articles.length - free.length, unknown: free.length - shown.length };
}

/** Returns whether it may contain traces of an avoided allergen. */
export const mayHaveTraces = ({ traces }: Shown, avoided: readonly AllergenCode[]): boolean =>
  avoided.some((code) => traces.includes(code));
