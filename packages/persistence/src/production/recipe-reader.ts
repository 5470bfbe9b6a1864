/** Reads of recipes that are not of one whole recipe. */
import { pageOf, type RecipeReader, type RecipeSummary, Recipes } from '@cleaver/domain';
import { selected, stateOf, Values } from '../mapping.ts';
import { type Query, readPage } from '../pages.ts';
import type { MappingOf } from '../unit-of-work.ts';

export function sqlRecipes(query: Query, mappingOf: MappingOf): RecipeReader {
  const mapping = mappingOf(Recipes);
  const columns = mapping.columns.filter(({ member }) => member !== 'productionSteps');
  const counted = [
    ...columns.map(selected),
    '(select count(*)::int from recipe_ingredient i where i.recipe_id = t.id) as "ingredientCount"',
    'jsonb_array_length(t.production_steps) as "stepCount"',
  ].join(', ');
  const list = {
    table: mapping.table,
    select: (more = '') => `select ${counted}${more} from recipe t`,
    sortColumn: (field: string) => mapping.sortColumn(field),
  };
  return {
    async summaries(filter, request) {
      const values = new Values();
      const where = mapping.where(filter, values);
      if (where === undefined) return pageOf([], request, 0);
      const { rows, total } = await readPage(query, list, { where, values: values.all }, request);
      const content = rows.map(
        (row) =>
          ({
            ...stateOf(columns, row),
            ingredientCount: row['ingredientCount'],
            stepCount: row['stepCount'],
          }) as unknown as RecipeSummary,
      );
      return pageOf(content, request, total);
    },

    async graph(id) {
      if (!mapping.id.canHold(id)) return [];
      // `union` without `all` meets each recipe once, however many ways lead to it.
      const text = `
        with recursive reached (id) as (
          select $1::uuid
          union
          select i.sub_recipe_id from reached r join recipe_ingredient i on i.recipe_id = r.id where i.sub_recipe_id is not null
        )
        ${mapping.select()} where t.id in (select id from reached) order by t.id <> $1, t.id`;
      return (await query({ text, values: [id] })).map((row) => mapping.state(row));
    },
  };
}
