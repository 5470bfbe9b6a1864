import { Articles } from '@cleaver/domain/masterdata';
import { type Recipe, type RecipeState, Recipes } from '@cleaver/domain/production';
import { p } from '@mikro-orm/core';
import { decimal, time } from '../engine/properties.ts';
import { childTable, table } from '../engine/table.ts';

// Stores ingredients in separate rows, so that foreign keys check their articles and sub-recipes.
const ingredients = childTable(
  Recipes,
  'ingredients',
  {
    position: p.integer(),
    articleId: p.uuid(),
    quantity: decimal(),
    uom: p.text(),
    subRecipeId: p.uuid().nullable(),
    substitutable: p.boolean(),
  },
  {
    order: 'position',
    references: [
      { member: 'articleId', to: () => Articles },
      { member: 'subRecipeId', to: () => Recipes },
    ],
    name: 'recipe_ingredient',
  },
);

export const recipes = table<RecipeState, Recipe, 'ingredients'>(
  Recipes,
  {
    name: p.text(),
    version: p.integer(),
    type: p.text(),
    description: p.text(),
    yieldPercentage: p.integer(),
    shelfLifeDays: p.integer().nullable(),
    outputQuantity: decimal(),
    outputUom: p.text(),
    articleId: p.uuid(),
    status: p.text(),
    productionSteps: p.json(),
    createdAt: time(),
    updatedAt: time(),
  },
  { children: [ingredients] },
);
