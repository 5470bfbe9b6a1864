import { addIngredient, getRecipe, getRequirements, listRecipes } from '@cleaver/domain/production';
import { Client } from '../../src/connection/prepared.ts';
import { openDatabase } from '../../src/index.ts';
import { ids, onPostgres } from '../databases.ts';
import { withRecipe } from './with-recipe.ts';

onPostgres('one statement reads a recipe, and one its requirements', async (t, url) => {
  const database = await openDatabase({ url, ids });
  t.teardown(() => database.close());
  const { run, atOnce, recipe, use, ingredient } = await withRecipe(database);
  const [id, left, right, bottom] = [await recipe(), await recipe(), await recipe(), await recipe()];
  await atOnce(Array.from({ length: 40 }, () => [addIngredient, ingredient(id)] as const));
  await atOnce([use(id, left), use(id, right), use(left, bottom), use(right, bottom)]);
  let statements = 0;
  const { query } = Client.prototype;
  Client.prototype.query = function (...args: unknown[]) {
    statements++;
    return query.apply(this, args);
  };
  t.teardown(() => {
    Client.prototype.query = query;
  });
  t.equal((await run(getRecipe, { id })).ingredients.length, 42);
  t.equal(statements, 1);
  await run(getRequirements, { id });
  t.equal(statements, 2);
  await run(listRecipes);
  t.equal(statements, 3);
});
