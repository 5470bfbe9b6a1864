/** Implements the reads of recipes in SQL: heads, summaries, and the recipes below or above a recipe. */
import { pageOf, unknownId } from '@cleaver/domain/kernel';
import {
  type RecipeHead,
  type RecipeLink,
  type RecipeReader,
  type RecipeSummary,
  Recipes,
} from '@cleaver/domain/production';
import { Values } from '../engine/child-mapping.ts';
import { type Column, type Row, selected, stateOf } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';

type Counts = Pick<RecipeSummary, 'ingredientCount' | 'stepCount'>;

/** Selects the ids of the recipe $1 and of all recipes below it. Without `all`, `union` visits each recipe once. */
const REACHED = `
  with recursive reached (id) as (
    select $1::uuid
    union
    select i.sub_recipe_id from reached join recipe_ingredient i on i.recipe_id = reached.id
    where i.sub_recipe_id is not null
  )`;

/** Selects at most $3 links from the recipe $1, all recipes above it, the recipe $2 and all recipes below these. */
const LINKS = `
  with recursive up (id) as (
    select $1::uuid
    union
    select i.recipe_id from up join recipe_ingredient i on i.sub_recipe_id = up.id
  ), down (id) as (
    (select id from up union select $2::uuid)
    union
    select i.sub_recipe_id from down join recipe_ingredient i on i.recipe_id = down.id
    where i.sub_recipe_id is not null
  )
  select distinct i.recipe_id as "recipeId", i.sub_recipe_id as "subRecipeId"
  from recipe_ingredient i join down on down.id = i.recipe_id
  where i.sub_recipe_id is not null limit $3`;

/** Prepares the reads of recipes once. Returns a function that makes the reader of recipes for a query. */
export function sqlRecipes(mappingOf: MappingOf): (query: Query) => RecipeReader {
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
  const graph = `${REACHED} ${mapping.select()}
    where t.id in (select id from reached) order by t.id <> $1, t.id limit $2`;
  const head = `select ${columns.map(selected).join(', ')} from recipe t where t.id = $1`;
  return (query) => ({
    async head(id) {
      const [row] = mapping.id.canHold(id) ? await query({ text: head, values: [id] }) : [];
      if (!row) throw unknownId(Recipes);
      return stateOf(columns, row);
    },

    async summaries(filter, request) {
      const values = new Values();
      const where = mapping.where(filter, values, request);
      if (where === undefined) return pageOf([], request, 0);
      const { rows, total, after } = await readPage(query, list, { where, values: values.all }, request);
      const content = rows.map(
        (row): RecipeSummary => ({
          ...stateOf(columns, row),
          ingredientCount: row.ingredientCount,
          stepCount: row.stepCount,
        }),
      );
      return pageOf(content, request, total, after);
    },

    async graph(id, atMost) {
      if (!mapping.id.canHold(id)) return [];
      return (await query({ text: graph, values: [id, atMost ?? null] })).map((row) => mapping.state(row));
    },

    async links(recipeId, subRecipeId, atMost) {
      const known = (id: string) => (mapping.id.canHold(id) ? id : null);
      return query<RecipeLink>({ text: LINKS, values: [known(recipeId), known(subRecipeId), atMost] });
    },
  });
}
