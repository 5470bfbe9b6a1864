/** What a label is compiled from, besides the decisions. */
import type { KindOfProduct } from '../../masterdata/index.ts';
import type { Operator } from '../../settings/index.ts';
import type { Declared } from '../declaration/declared.ts';

/** A declaration in force. */
export interface SourceDeclaration extends Omit<Declared, 'source' | 'validFrom'> {
  readonly id: string;
  readonly articleId: string;
  readonly version: number;
}

/** A line of a recipe. */
export interface SourceLine {
  readonly articleId: string;
  /** A decimal text in `uom`. */
  readonly quantity: string;
  readonly uom: string;
  readonly subRecipeId: string | null;
}

export interface SourceRecipe {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly articleId: string;
  readonly outputQuantity: string;
  readonly outputUom: string;
  readonly yieldPercentage: number;
  readonly ingredients: readonly SourceLine[];
}

/** The members of the shop as a food business operator that labels show. */
export type SourceOperator = Pick<
  Operator,
  'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'approvalNumber'
>;

export interface LabelledArticle extends KindOfProduct {
  readonly id: string;
  readonly name: string;
}

export interface LabelSources {
  readonly article: LabelledArticle;
  /** The id of the label. Null: it is not stored yet. */
  readonly labelId: string | null;
  /** The names of all articles of the recipes, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The recipe of the label, and all recipes below it, by id. Empty: it is sold as it was bought or cut. */
  readonly recipes: ReadonlyMap<string, SourceRecipe>;
  /** The declarations in force of all articles of the recipes, and of the label's article, by the article. */
  readonly declarations: ReadonlyMap<string, SourceDeclaration>;
  readonly operator: SourceOperator;
}
