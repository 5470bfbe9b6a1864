/** The statuses of recipes. */
import { stateMachine } from '../../kernel/contract/state-machine.ts';
import { productionWords } from '../words.ts';

export const RECIPE_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;
export type RecipeStatus = (typeof RECIPE_STATUSES)[number];

/**
 * The state machine of recipes. `edit` is every change of ingredients and steps. Only a draft allows it, because
 * batches are planned from active recipes and archived recipes are records.
 */
export const recipeMachine = stateMachine(
  'recipe',
  RECIPE_STATUSES,
  {
    edit: { from: ['DRAFT'], to: 'DRAFT' },
    activate: { from: ['DRAFT'], to: 'ACTIVE' },
    archive: { from: ['ACTIVE'], to: 'ARCHIVED' },
  },
  productionWords,
);
