/** Planning production batches (contract section 4, Production batches; contract decisions, section 9). */
import { compareDates } from '../shared/calendar.ts';
import { date, form, id, oneOf, optional, pathId, quantityAmount, unit as unitField } from '../shared/form.ts';
import { say } from '../shared/message.ts';
import { command, query } from '../shared/operation.ts';
import { listForm } from '../shared/page.ts';
import { BATCH_STATUSES, Batch, Batches, batchNumberOf, checkPlannable } from './batch.ts';
import { Recipes } from './recipe.ts';

export const listBatches = query({
  name: 'batch.list',
  summary: 'List production batches',
  permission: 'BATCH_READ',
  input: listForm(Batches.sortable, {
    status: optional(oneOf(BATCH_STATUSES)),
    recipeId: optional(pathId()),
    productionDate: optional(date()),
  }),
  run: ({ reader }, { status, recipeId, productionDate, ...request }) =>
    reader.page(Batches, { status, recipeId, productionDate }, request),
});

export const getBatch = query({
  name: 'batch.get',
  summary: 'Read one production batch',
  permission: 'BATCH_READ',
  input: form({ id: pathId() }),
  run: ({ reader }, input) => reader.get(Batches, input.id),
});

export const planBatch = command({
  name: 'batch.plan',
  summary: 'Plan a production batch from an active recipe',
  permission: 'BATCH_WRITE',
  input: form(
    {
      recipeId: id(),
      plannedQuantity: quantityAmount(),
      plannedQuantityUnit: unitField(),
      productionDate: date(),
      bestBeforeDate: date(),
    },
    ({ productionDate, bestBeforeDate }, fault) => {
      if (productionDate && bestBeforeDate && compareDates(bestBeforeDate, productionDate) < 0) {
        fault('bestBeforeDate', say`must be on or after productionDate`);
      }
    },
  ),
  // A number taken in the unit of work would make all planners of a day wait for each other's end. Taken before it, none
  // waits, and a plan that fails afterwards leaves a gap: the numbers are promised to be unique, not to be without gaps.
  // What would be refused anyway is refused first, so as not to waste one.
  async prepare({ reader, sequences }, { recipeId, plannedQuantityUnit, productionDate }) {
    checkPlannable(await reader.get(Recipes, recipeId), plannedQuantityUnit);
    return batchNumberOf(productionDate, await sequences.next(`batch-number ${productionDate}`));
  },
  async run(unit, { plannedQuantity, ...given }, _caller, batchNumber: string) {
    // The recipe is only read: a lock on it would make planners wait, and a batch planned in the moment in which its recipe
    // is archived is as good as one planned just before.
    const recipe = await unit.of(Recipes).peek(given.recipeId);
    checkPlannable(recipe, given.plannedQuantityUnit);
    const batch = Batch.plan({
      ...given,
      recipeId: recipe.id,
      id: unit.newId(),
      batchNumber,
      plannedQuantity: plannedQuantity.toText(),
      createdAt: unit.now,
    });
    unit.of(Batches).add(batch);
    return batch.state;
  },
});
