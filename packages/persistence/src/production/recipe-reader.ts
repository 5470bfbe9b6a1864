/** Reads of recipes that are not of one whole recipe. */
import { pageOf, unknownId } from '@cleaver/domain/kernel';
import {
  type RecipeHead,
  type RecipeLink,
  type RecipeReader,
  type RecipeSummary,
  Recipes,
} from '@cleaver/domain/production';
import { type Column, type Row, selected, stateOf } from '../column.ts';
import { type Query, Values } from '../mapping.ts';
import { type List, readPage } from '../pages.ts';
import type { MappingOf } from '../unit-of-work.ts';

type Counts = Pick<RecipeSummary, 'ingredientCount' | 'stepCount'>;

export function sqlRecipes(query: Query, mappingOf: MappingOf): RecipeReader {
  const mapping = mappingOf(Recipes);
  const columns: readonly Column<RecipeHead>[] = mapping.columns.filter(({ member }) => member !== 'productionSteps');
  const counted = [
    ...columns.map(selected),
    '(select count(*)::int from recipe_ingredient i where i.recipe_id = t.id) as "ingredientCount"',
    'jsonb_array_length(t.production_steps) as "stepCount"',
  ].join(', ');
  const list: List<Row & Counts> = {
    table: mapping.table,
    select: (more = '') => `select ${counted}${more} from recipe t`,
    sortColumn: (field: string) => mapping.sortColumn(field),
  };
  const head = `select ${columns.map(selected).join(', ')} from recipe t where t.id = $1`;
  return {
    async head(id) {
      const [row] = mapping.id.canHold(id) ? await query({ text: head, values: [id] }) : [];
      if (!row) throw unknownId(Recipes);
      return stateOf(columns, row);
    },

    async summaries(filter, request) {
      const values = new Values();
      const where = mapping.where(filter, values, request);
      if (where === undefined) return pageOf([], request, 0);
      const { rows, total } = await readPage(query, list, { where, values: values.all }, request);
      const content = rows.map(
        (row): RecipeSummary => ({
          ...stateOf(columns, row),
          ingredientCount: row.ingredientCount,
          stepCount: row.stepCount,
        }),
      );
      return pageOf(content, request, total);
    },

    async graph(id, atMost) {
      if (!mapping.id.canHold(id)) return [];
      // `union` without `all` meets each recipe once, however many ways lead to it.
      const text = `
        with recursive reached (id) as (
          select $1::uuid
          union
          select i.sub_recipe_id from reached r join recipe_ingredient i on i.recipe_id = r.id where i.sub_recipe_id is not null
        )
        ${mapping.select()} where t.id in (select id from reached) order by t.id <> $1, t.id limit $2`;
      return (await query({ text, values: [id, atMost ?? null] })).map((row) => mapping.state(row));
    },

    async links(recipeId, subRecipeId, atMost) {
      const [recipe, sub] = [recipeId, subRecipeId].map((id) => (mapping.id.canHold(id) ? id : null));
      const text = `
        with recursive up (id) as (
          select $1::uuid
          union
          select i.recipe_id from up u join recipe_ingredient i on i.sub_recipe_id = u.id
        ), down (id) as (
          select id from up
          union
          select $2::uuid
          union
          select i.sub_recipe_id from down d join recipe_ingredient i on i.recipe_id = d.id where i.sub_recipe_id is not null
        )
        select distinct i.recipe_id as "recipeId", i.sub_recipe_id as "subRecipeId"
        from recipe_ingredient i join down d on d.id = i.recipe_id where i.sub_recipe_id is not null limit $3`;
      return query<RecipeLink>({ text, values: [recipe, sub, atMost] });
    },
  };
}
