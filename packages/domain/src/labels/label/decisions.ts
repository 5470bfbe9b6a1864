/** What a person decides about the label of an article. */

/** PREPACKED: closed packs. LOOSE: the counter. */
export const LABEL_USES = ['PREPACKED', 'LOOSE'] as const;
export type LabelUse = (typeof LABEL_USES)[number];

/** The kinds of dates of minimum durability (Art. 24). */
export const DATE_KINDS = ['USE_BY', 'BEST_BEFORE'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Why a label needs no nutrition declaration: LMIDV § 4, and Annex V, nos. 19, 1 and 18. */
export const NUTRITION_EXEMPTIONS = ['DIRECT_SALE', 'SMALL_MAKER', 'UNPROCESSED', 'TINY_PACK'] as const;
export type NutritionExemption = (typeof NUTRITION_EXEMPTIONS)[number];

/** The nutrition declaration per 100 g (Art. 30), in the order of labels. Decimal texts in kJ, kcal and g. */
export const NUTRIENTS = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const;
export type Nutrition = { readonly [N in (typeof NUTRIENTS)[number]]: string };

/** Decisions about an ingredient, wherever the recipe comes to its article. */
export interface IngredientDecision {
  readonly articleId: string;
  /** Whether the label shows its percentage (Art. 22). Null: undecided. */
  readonly quid: boolean | null;
  /** The water that a sub-recipe of this article loses, in percent. Null: undecided. */
  readonly moistureLossPercent: string | null;
}

export interface Decisions {
  readonly uses: readonly LabelUse[];
  /** The legal name (Art. 17). */
  readonly legalName: string;
  /** What the article is made by. Null: it is sold as it was bought or cut. */
  readonly recipeId: string | null;
  /** The water lost by drying or cooking, in percent: a decimal text from 0 to 90. Null: undecided. */
  readonly moistureLossPercent: string | null;
  readonly ingredients: readonly IngredientDecision[];
  /** Whether it looks like a piece of meat (Annex VI A 6). */
  readonly cutLike: boolean;
  /** Null: undecided. */
  readonly dateKind: DateKind | null;
  /** The sentence about storage with its °C. Empty: none. */
  readonly storage: string;
  /** Texts that are printed as they are. */
  readonly notes: readonly string[];
  readonly nutrition: Nutrition | null;
  readonly nutritionExempt: NutritionExemption | null;
  /** A fixed filling in kg, a decimal text with at most three places. Null: weighed at printing. */
  readonly netQuantityKg: string | null;
}
