/** Where what keeps a label from its release is mended. Runs without a browser. */

import { type Message, say } from '@cleaver/domain/kernel';
import type { ReasonCode, SourceRecipe } from '@cleaver/domain/labels/contracts';
import { updateArticle } from '@cleaver/domain/masterdata/contracts';
import { updateSettings } from '@cleaver/domain/settings/contracts';
import { formAt } from '../../ui/form/form-address.ts';
import type { TypedDecisions } from './typed-decisions.ts';

export interface MendedReason {
  readonly code: ReasonCode;
  readonly articleId: string | null;
}

/** A link, a field of the form beside, or a decision in the list itself. */
export type Mend =
  | { readonly to: string; readonly text: Message }
  | { readonly field: keyof TypedDecisions; readonly text: Message }
  | { readonly decides: 'quid' | 'moistureLossPercent'; readonly articleId: string };

export interface MendContext {
  readonly labelId: string;
  readonly articleId: string;
  readonly recipeId: string | null;
  /** The recipes of the label. Empty: they are not read. */
  readonly recipes: readonly Pick<SourceRecipe, 'id' | 'articleId' | 'status'>[];
  /** Whether the article is declared. */
  readonly isDeclared: (articleId: string) => boolean;
}

const FIELDS: Readonly<Partial<Record<ReasonCode, keyof TypedDecisions>>> = {
  DATE_KIND: 'dateKind',
  STORAGE_MISSING: 'storage',
  NUTRITION_UNDECIDED: 'nutritionExempt',
};

/** Returns the places to mend a reason, the usual one first. */
export function mendsOf({ code, articleId }: MendedReason, context: MendContext): readonly Mend[] {
  const id = articleId ?? context.articleId;
  const ingredient = (text: Message): Mend => ({
    to: `/articles/${id}/ingredient?label=${context.labelId}`,
    text,
  });
  const recipe = (find: (one: { articleId: string; status: string }) => boolean): readonly Mend[] => {
    const recipeId = context.recipes.find(find)?.id ?? context.recipeId;
    return recipeId === null ? [] : [{ to: `/recipes/${recipeId}`, text: say`Open the recipe` }];
  };
  const ofArticle = (one: { articleId: string }) => one.articleId === id;
  const field = FIELDS[code];
  if (field) return [{ field, text: say`Go to the field` }];
  switch (code) {
    case 'RECIPE_NOT_ACTIVE':
      return recipe((one) => ofArticle(one) && one.status === 'DRAFT');
    case 'PRODUCT_KIND_MISSING':
      return [{ to: formAt(`/articles/${id}`, updateArticle.name), text: say`Choose the product kind` }];
    case 'DECLARATION_MISSING':
      return [ingredient(say`Declare it now`)];
    case 'NO_MASS':
      return context.isDeclared(id)
        ? [ingredient(say`Enter the kg of one unit`), ...recipe(() => false)]
        : recipe(ofArticle);
    case 'QUID_UNDECIDED':
      return [{ decides: 'quid', articleId: id }];
    case 'MOISTURE_LOSS_UNDECIDED':
      return [{ decides: 'moistureLossPercent', articleId: id }];
    case 'MOISTURE_LOSS_IMPLAUSIBLE':
      return [{ decides: 'moistureLossPercent', articleId: id }, ...recipe(ofArticle)];
    case 'YIELD_ABOVE_INPUT':
    case 'MINCE_COMPOSITION':
      return recipe(ofArticle);
    case 'COLLAGEN_ABOVE_LIMIT':
    case 'SPICES_ABOVE_2_PERCENT':
      return [ingredient(say`Change how it is declared`), ...recipe(() => false)];
    case 'OPERATOR_INCOMPLETE':
      return [{ to: formAt('/settings', `${updateSettings.name} shop`), text: say`Enter the address of the shop` }];
    default:
      return [];
  }
}
