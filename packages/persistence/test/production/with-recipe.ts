/** Makes a core on a database, with a caller with all permissions, and an article. */
import { Core, PERMISSIONS } from '@cleaver/domain';

import { type AnyContract, type Caller, type Contract, Refusal } from '@cleaver/domain/kernel';
import { createArticle, createProductCategory } from '@cleaver/domain/masterdata';
import { activateRecipe, addIngredient, createRecipe } from '@cleaver/domain/production';
import { memoryPorts, ownHandler } from '@cleaver/testing';
import type { Database } from '../../src/index.ts';
import { ids } from '../databases.ts';

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

const CALLER: Caller = { userId: UNKNOWN, username: 'cook', sessionId: UNKNOWN, permissions: new Set(PERMISSIONS) };

export async function withRecipe(database: Database) {
  const core = new Core(memoryPorts({ ...database, ids }), ownHandler);
  const run = <I, O>(operation: Contract<I, O>, input: object = {}): Promise<O> =>
    core.execute(operation, { input, caller: CALLER, origin: { address: null, requestId: null } });

  /** Sends the requests concurrently. Returns the sorted results: `done`, or the code of the refusal. */
  const atOnce = async (requests: readonly (readonly [AnyContract, object])[]): Promise<string[]> => {
    const outcomes = await Promise.all(
      requests.map(([operation, input]) =>
        run(operation, input).then(
          () => 'done',
          (error: unknown) => {
            if (error instanceof Refusal) return error.code;
            throw error;
          },
        ),
      ),
    );
    return outcomes.sort();
  };

  // Makes names unique, because other tests use the same database.
  const mark = ids.next().slice(-12);
  let count = 0;
  const { id: categoryId } = await run(createProductCategory, { name: `Sausage ${mark}` });
  const sold = { unit: 'KG', priceModel: 'WEIGHT_BASED', price: 9.9 };
  const article = async (): Promise<string> => {
    const articleNumber = `A-${mark}-${++count}`;
    return (await run(createArticle, { name: articleNumber, articleNumber, categoryId, ...sold })).id;
  };
  const articleId = await article();
  const output = { type: 'INTERMEDIATE', outputQuantity: '10', outputUom: 'KG', articleId };
  const recipe = async (given: object = {}): Promise<string> =>
    (await run(createRecipe, { name: `Recipe ${mark} ${++count}`, ...output, ...given })).id;
  const ingredient = (id: string, given: object = {}) => ({ id, articleId, quantity: '1', uom: 'KG', ...given });
  return {
    run,
    atOnce,
    article,
    articleId,
    recipe,
    ingredient,
    /** Returns the request that adds the recipe `used` as a sub-recipe to the recipe `user`. Both are ids. */
    use: (user: string, used: string) => [addIngredient, ingredient(user, { subRecipeId: used })] as const,
    async activeRecipe(): Promise<string> {
      const id = await recipe();
      await run(addIngredient, ingredient(id));
      await run(activateRecipe, { id });
      return id;
    },
  };
}
