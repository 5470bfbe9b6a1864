/** Implements the reads of recipes in SQL: heads, summaries, and the recipes below or above a recipe. */
import { pageOf, unknownId } from '@cleaver/domain/kernel';
import { type RecipeHead, type RecipeReader, type RecipeSummary, Recipes } from '@cleaver/domain/production';
import { type Kysely, type NotNull, type RawBuilder, sql } from 'kysely';
import { Values } from '../engine/child-mapping.ts';
import { type Column, type Row, selected, stateOf } from '../engine/column.ts';
import type { List } from '../engine/list.ts';
import type { MappingOf, Query } from '../engine/mapping.ts';
import { readPage } from '../engine/pages.ts';
import { type Parameters, prepareRead } from '../engine/prepared-read.ts';
import type { KnownTables } from '../known-tables.ts';

type Counts = Pick<RecipeSummary, 'ingredientCount' | 'stepCount'>;

const idOf = <V>(value: RawBuilder<V>) => sql<string>`${value}::uuid`.as('id');

/** Prepares the reads of recipes once. Returns a function that makes the reader of recipes for a query. */
export function sqlRecipes(mappingOf: MappingOf, kysely: Kysely<KnownTables>): (query: Query) => RecipeReader {
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
  const graph = graphRead(mapping, kysely);
  const links = linksRead(kysely);
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
      return (await query(graph({ id, atMost: atMost ?? null }))).map((row) => mapping.state(row));
    },

    async links(recipeId, subRecipeId, atMost) {
      const known = (id: string) => (mapping.id.canHold(id) ? id : null);
      return query(links({ recipeId: known(recipeId), subRecipeId: known(subRecipeId), atMost }));
    },
  });
}

// Selects a recipe and all recipes below it. `union` without `all` visits each recipe once, whatever the number of
// paths. `$narrowType` is necessary, because TypeScript infers no type from a condition.
const graphRead = (mapping: ReturnType<MappingOf>, kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ id: string; atMost: number | null }>) =>
    kysely
      .withRecursive('reached(id)', (db) =>
        db
          .selectNoFrom(idOf(parameter('id')))
          .union(
            db
              .selectFrom('reached')
              .innerJoin('recipe_ingredient as i', 'i.recipe_id', 'reached.id')
              .select('i.sub_recipe_id as id')
              .where('i.sub_recipe_id', 'is not', null)
              .$narrowType<{ id: NotNull }>(),
          ),
      )
      .selectFrom('recipe as t')
      .select(mapping.selection)
      .where('t.id', 'in', (recipe) => recipe.selectFrom('reached').select('reached.id'))
      .orderBy((recipe) => recipe('t.id', '<>', parameter('id')))
      .orderBy('t.id')
      .limit(parameter('atMost')),
  );

const linksRead = (kysely: Kysely<KnownTables>) =>
  prepareRead((parameter: Parameters<{ recipeId: string | null; subRecipeId: string | null; atMost: number }>) =>
    kysely
      .withRecursive('up(id)', (db) =>
        db
          .selectNoFrom(idOf(parameter('recipeId')))
          .union(
            db
              .selectFrom('up')
              .innerJoin('recipe_ingredient as i', 'i.sub_recipe_id', 'up.id')
              .select('i.recipe_id as id'),
          ),
      )
      .withRecursive('down(id)', (db) =>
        db
          .selectFrom('up')
          .select('up.id')
          .union(db.selectNoFrom(idOf(parameter('subRecipeId'))))
          .union(
            db
              .selectFrom('down')
              .innerJoin('recipe_ingredient as i', 'i.recipe_id', 'down.id')
              .select('i.sub_recipe_id as id')
              .where('i.sub_recipe_id', 'is not', null)
              .$narrowType<{ id: NotNull }>(),
          ),
      )
      .selectFrom('recipe_ingredient as i')
      .innerJoin('down', 'down.id', 'i.recipe_id')
      .select(['i.recipe_id as recipeId', 'i.sub_recipe_id as subRecipeId'])
      .distinct()
      .where('i.sub_recipe_id', 'is not', null)
      .$narrowType<{ subRecipeId: NotNull }>()
      .limit(parameter('atMost')),
  );
