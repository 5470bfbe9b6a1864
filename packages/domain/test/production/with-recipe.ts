/** Makes a core with an article, and functions that make recipes. */

import type { AnyContract, Contract } from '../../src/kernel/contract/contract.ts';
import { Refusal } from '../../src/kernel/contract/refusal.ts';
import { createArticle } from '../../src/masterdata/article/article-contracts.ts';
import { createProductCategory } from '../../src/masterdata/category/product-category-contracts.ts';
import { activateRecipe, addIngredient, createRecipe } from '../../src/production/recipe/recipe-contracts.ts';
import { withCore } from '../with-core.ts';

export const NOBODY = '00000000-0000-7000-8000-000000000000';

export async function withRecipe() {
  const { ports, ask } = withCore();
  const run = <I, O>(operation: Contract<I, O>, input: object = {}, idempotencyKey?: string): Promise<O> =>
    ask(operation, input, { idempotencyKey });

  /** Returns the code of the refusal and the fields with faults: `VALIDATION_ERROR uom`. Returns `done` on success. */
  const refusal = (operation: AnyContract, input: object): Promise<string> =>
    run(operation, input).then(
      () => 'done',
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        return [error.code, ...(error.faults ?? []).map(({ field }) => field)].join(' ');
      },
    );

  const category = await run(createProductCategory, { name: 'Sausage' });
  let count = 0;
  const article = async (): Promise<string> => {
    const articleNumber = `A-${++count}`;
    const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.9 };
    return (await run(createArticle, { name: articleNumber, articleNumber, categoryId: category.id, ...sold })).id;
  };
  const articleId = await article();
  const recipe = (given: object = {}) =>
    run(createRecipe, {
      name: `Lyoner ${++count}`,
      type: 'FINISHED_PRODUCT',
      outputQuantity: '10',
      outputUom: 'KG',
      articleId,
      ...given,
    });
  const ingredient = (id: string, given: object = {}) =>
    run(addIngredient, { id, articleId, quantity: '1', uom: 'KG', ...given });
  const activeRecipe = async (given: object = {}) => {
    const { id } = await recipe(given);
    await ingredient(id);
    return run(activateRecipe, { id });
  };
  return { ports, run, refusal, article, articleId, recipe, ingredient, activeRecipe };
}
