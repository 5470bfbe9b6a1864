/** The decisions with which a new label begins. Runs without a browser. */
import type { Decisions } from '@cleaver/domain/labels/contracts';
import { type KindOfProduct, legalLimitOf, type ProductKind } from '@cleaver/domain/masterdata';
import { fieldAmount } from '../../ui/control/amount-text.ts';

/** Kinds that spoil soon, so that they usually have a use-by date unless they are frozen (LMIV Art. 24). */
const PERISHABLE: readonly (ProductKind | null)[] = ['MEAT', 'OFFAL', 'POULTRY', 'MINCED_MEAT', 'MEAT_PREPARATION'];

/** Returns the sentence about storage at the highest temperature of the law. Empty: the kind has none. */
function storageText(kind: KindOfProduct): string {
  const limit = legalLimitOf(kind);
  if (!limit) return '';
  return kind.frozen
    ? `Tiefgekühlt lagern bei ${fieldAmount(String(limit.max), ',').replace('-', '−')} °C oder kälter`
    : `Gekühlt lagern bei höchstens ${fieldAmount(String(limit.max), ',')} °C`;
}

/** Returns the first decisions. What only a person can decide is undecided. */
export function firstDecisions(
  { name, ...kind }: KindOfProduct & { readonly name: string },
  recipeId: string | null,
): Decisions {
  const isPerishable = PERISHABLE.includes(kind.productKind) && !kind.frozen;
  return {
    ...{ uses: ['PREPACKED', 'LOOSE'], legalName: name, recipeId, moistureLossPercent: null, ingredients: [] },
    ...{ cutLike: false, dateKind: kind.productKind === null ? null : isPerishable ? 'USE_BY' : 'BEST_BEFORE' },
    ...{ storage: storageText(kind), notes: [], nutrition: null, nutritionExempt: null, netQuantityKg: null },
  };
}

interface MakingRecipe {
  readonly id: string;
  readonly articleId: string;
  readonly status: string;
  readonly version: number;
}

/** Returns the recipes that make an article, the one to propose first: active ones, then the highest version. */
export const recipesOf = <R extends MakingRecipe>(recipes: readonly R[], articleId: string): readonly R[] =>
  recipes
    .filter((one) => one.articleId === articleId && one.status !== 'ARCHIVED')
    .toSorted((a, b) => Number(b.status === 'ACTIVE') - Number(a.status === 'ACTIVE') || b.version - a.version);
