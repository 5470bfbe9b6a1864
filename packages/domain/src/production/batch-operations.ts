/** Planning production batches (docs/contract.md, section 9). */
import { compareDates } from '../kernel/calendar.ts';
import { date, form, id, oneOf, optional, pathId, quantityAmount, unit as unitField } from '../kernel/form.ts';
import { say } from '../kernel/message.ts';
import { command, query } from '../kernel/operation.ts';
import { listForm } from '../kernel/page.ts';
import { invalidStatusTransition } from '../kernel/refusal.ts';
import { BATCH_STATUSES, Batch, Batches, batchNumberOf, checkPlannable } from './batch.ts';
import { planIn } from './batch-at-work.ts';
import { Recipes } from './recipe.ts';
import { recipeNotActive } from './refusals.ts';

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
  refuses: [Recipes.unknown, recipeNotActive],
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
  // What would be refused is refused first, so as not to waste one. The recipe is not looked at again: a batch planned in the
  // moment in which its recipe is archived is as good as one planned just before, and a lock would make planners wait.
  async prepare({ recipes, sequences }, { recipeId, plannedQuantityUnit, productionDate }) {
    checkPlannable(await recipes.head(recipeId), plannedQuantityUnit);
    return batchNumberOf(productionDate, await sequences.next(`batch-number ${productionDate}`));
  },
  async run(unit, { plannedQuantity, ...given }, _caller, batchNumber: string) {
    const batch = Batch.plan({
      ...given,
      id: unit.newId(),
      batchNumber,
      plannedQuantity: plannedQuantity.toText(),
      createdAt: unit.now,
    });
    unit.of(Batches).add(batch);
    return batch.state;
  },
});

export const startBatch = command({
  name: 'batch.start',
  summary: 'Start a planned batch: what goes in is frozen as the recipe says it now',
  permission: 'BATCH_WRITE',
  refuses: [invalidStatusTransition],
  input: form({ id: pathId() }),
  async run(unit, { id: batchId }, { username }) {
    const batch = await unit.of(Batches).get(batchId);
    batch.start(await planIn(unit, batch.state), username, unit.now);
    return batch.state;
  },
});
